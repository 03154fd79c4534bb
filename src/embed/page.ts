/**
 * The script of the embed page: it shows the board that the address names, and tells the page around it. It knows tags
 * and files, and no board.
 */
import { timeToTryAgain } from '../ui/loader/try-again.js';
import { readAddress, type Address } from './address.js';
import { measure } from './heights.js';
import { PageAround } from './messages.js';
import { embedWords } from './words.embed.en.js';

/** The tags of all boards, and the names of their games by tag. The build fills them in. */
declare const TAGS: readonly string[];
declare const NAMES: Readonly<Record<string, string>>;

/**
 * Attributes that the embed page handles itself. Anybody may write its address, so an address cannot choose what this
 * site’s boards remember.
 */
const OWN = ['fit', 'from-hash', 'remember'];

/** The longest link that a board takes. */
const LINK_LENGTH = 2000;

const root = document.documentElement;
const main = document.querySelector('main') as HTMLElement;
const around = new PageAround();

/** The address on show; whatever was begun for another one ends. */
let shown: Address;
let board: Element | undefined;

function addScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    // Without `crossorigin`: in a sandbox every file is another origin’s.
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}

function showMissing(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = embedWords['embed.missing'];
  main.replaceChildren(note);
}

/** Resolves when the board is defined: its file stands beside the folder of this page. */
async function bringIn(tag: string, isWanted: () => boolean): Promise<void> {
  // A host may leave out the last slash of the address.
  const folder = location.pathname.endsWith('/embed') ? '' : '../';
  for (let tries = 0; !customElements.get(tag) && isWanted(); tries++) {
    await addScript(`${folder}${tag}.js`);
    if (customElements.get(tag) || !isWanted()) return;
    showMissing();
    await timeToTryAgain(tries);
  }
}

/** Of the attributes in the address the board takes those that it observes: no style, no handler of events. */
function makeBoard(tag: string, { attributes, hash }: Address): Element {
  const element = document.createElement(tag);
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: readonly string[] };
  const taken = [...attributes].filter(([name]) => observedAttributes.includes(name) && !OWN.includes(name));
  for (const [name, value] of taken) element.setAttribute(name, value);
  const ignored = [...attributes.keys()].filter((name) => !taken.some(([one]) => one === name));
  if (ignored.length > 0) console.warn(embedWords['embed.ignored'], ignored.join(' '));
  if (ignored.includes('remember')) console.warn(embedWords['embed.remember']);
  const link = `${location.href.split(/[?#]/)[0]}#${hash}`;
  // Nobody else can open a file.
  if (!taken.some(([name]) => name === 'share-url') && /^http/.test(link) && link.length <= LINK_LENGTH)
    element.setAttribute('share-url', link);
  element.setAttribute('fit', 'box');
  element.className = 'board';
  return element;
}

/** Lists the boards there are, for readers to follow and for authors to copy. Nothing of the address is repeated. */
function showNote(): void {
  const heading = document.createElement('h1');
  heading.textContent = embedWords['embed.no-board'];
  const how = document.createElement('p');
  how.textContent = embedWords['embed.how'];
  const list = document.createElement('ul');
  for (const tag of TAGS) {
    const textContent = NAMES[tag] as string;
    const link = Object.assign(document.createElement('a'), {
      href: `#${tag}`,
      target: '_self',
      textContent,
    });
    const hash = Object.assign(document.createElement('code'), { textContent: `#${tag}` });
    list.appendChild(document.createElement('li')).append(link, hash);
  }
  main.replaceChildren(heading, how, list);
}

/** The panel has the height that it had at first at this width, so that nothing moves while one plays. */
function fit(): void {
  const wish = board && measure(main, board);
  if (!wish) return;
  main.classList.add('fitted');
  for (const name of ['panel', 'needed', 'low'] as const)
    main.style.setProperty(`--measured-${name}`, `${wish[name]}px`);
  around.tellHeight(wish.height, innerWidth);
}

async function show(): Promise<void> {
  const address = readAddress(location.hash, TAGS, new URL(location.href).search);
  shown = address;
  board = undefined;
  const isWanted = (): boolean => shown === address;
  root.dataset['theme'] = address.theme;
  around.trust(address.secret);
  if (address.tag === undefined) return showNote();
  document.title = NAMES[address.tag] as string;
  main.replaceChildren();
  await bringIn(address.tag, isWanted);
  if (!isWanted()) return;
  board = makeBoard(address.tag, address);
  around.relay(board);
  main.replaceChildren(board);
  await (board as Element & { updateComplete: Promise<unknown> }).updateComplete;
  if (!isWanted()) return;
  fit();
  around.tellReady(address.tag);
}

let width = innerWidth;
addEventListener('resize', () => {
  // Its height is the answer of the page around it, and no reason to ask again.
  if (innerWidth === width) return;
  width = innerWidth;
  fit();
});
addEventListener('hashchange', () => void show());
void show();
