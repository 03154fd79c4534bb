/**
 * The loader: one script tag, then any board anywhere in the page. It finds the tags, now and as they come, and loads
 * what each needs when it comes near the window. It knows tags and files, and no board.
 */
import { addressOf, bring, foresee } from './bring.js';
import { isInView, whenNear } from './near.js';
import { timeToTryAgain } from './try-again.js';
import { allIn, ofDocument } from './unclobbered.js';

/**
 * By tag, the files of its first picture, of its element and of its game, each list with the file itself first; a set
 * has an element alone. The build fills it in.
 */
declare const PARTS: Readonly<Record<string, readonly [picture: string, element: string, game: string]>>;

/** The exports of a first picture's file. */
interface FirstPicture {
  show(board: Element): void;
  giveWay(): void;
}

/**
 * How long the first picture has the network to itself. A longer wait would delay the game by more than it gains the
 * picture.
 */
const HEAD_START_MS = 60;

/** An element with this attribute has boards in its open shadow root. */
const HAS_BOARDS = 'data-planisphere';

const parts = PARTS;

/** A set says which of its boards comes first: they wait for it. */
const SET = 'board-set';
const IN_NEW_SET = `${SET}:not(:defined) *`;

const undefinedBoards = Object.keys(parts)
  .map((tag) => `${tag}:not(:defined)`)
  .join();

/**
 * Placeholder styles for boards that are not defined yet, in shadow roots and the document. A page's own sheets take
 * precedence.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`:where(${undefinedBoards}):where(:not([hidden])){display:block}`);

const pictures = new Map<string, Promise<FirstPicture | undefined>>();
const loading = new Map<string, Promise<void>>();
const watched = new WeakSet<Node>();

/** A sentence below the page's own children; a page translates it by the custom property. */
function tellMissing(tag: string): void {
  // A page may have put sheets of its own in the place of all.
  const sheets = ofDocument('adoptedStyleSheets');
  if (!sheets.includes(sheet)) sheets.push(sheet);
  sheet.insertRule(
    `${tag}:not(:defined)::after{display:block;` +
      'content:var(--board-missing,"This board could not be loaded yet. It will try again.")}',
  );
}

function pictureOf(tag: string): Promise<FirstPicture | undefined> {
  const [files] = parts[tag] as (typeof parts)[string];
  if (!files) return Promise.resolve(undefined);
  const [file] = files.split(' ') as [string];
  // Without one, a board waits for its element.
  const known =
    pictures.get(tag) ??
    bring(files, () => import(addressOf(file)) as Promise<FirstPicture>).catch(() => undefined);
  pictures.set(tag, known);
  return known;
}

async function bringIn(tag: string): Promise<void> {
  const [picture, element, game] = parts[tag] as (typeof parts)[string];
  await Promise.race([pictureOf(tag), new Promise((soon) => setTimeout(soon, HEAD_START_MS))]);
  if (game) foresee(`${element} ${game}`);
  // Another file on the page may define it meanwhile.
  for (let tries = 0; !customElements.get(tag); tries++) {
    try {
      return await bring(`${picture} ${element}`.trim(), () => import(addressOf(tag)));
    } catch (error) {
      if (tries === 0) {
        console.error(`<${tag}> could not be loaded:`, error);
        tellMissing(tag);
        void pictureOf(tag).then((first) => first?.giveWay());
      }
      await timeToTryAgain(tries);
    }
  }
}

/** Loads the board of a tag, wherever it stands. Resolves when the tag is defined. */
export function load(tag: string): Promise<void> {
  if (!Object.hasOwn(parts, tag)) return Promise.reject(new TypeError(`planisphere has no <${tag}>.`));
  const known = loading.get(tag) ?? (customElements.get(tag) ? Promise.resolve() : bringIn(tag));
  loading.set(tag, known);
  return known;
}

const loadWhenNear = whenNear((board) => {
  const { localName } = board;
  const loaded = load(localName);
  if (localName === SET) return void loaded.then(() => look(board));
  // A board out of view is drawn in its turn, once its element is defined.
  if (!customElements.get(localName))
    void pictureOf(localName).then((first) => {
      if (isInView(board)) first?.show(board);
    });
});

function look(node: Element | Document | ShadowRoot): void {
  for (const board of allIn(node, undefinedBoards)) if (!board.matches(IN_NEW_SET)) loadWhenNear(board);
  // A form has no shadow root, and answers with its fields.
  for (const host of allIn(node, `[${HAS_BOARDS}]:not(form)`)) {
    if (host.shadowRoot) watch(host.shadowRoot);
    // Its root comes with its definition.
    else if (host.matches(':not(:defined)'))
      void customElements.whenDefined(host.localName).then(() => look(host));
  }
}

/** Follows the boards in the document or in an open shadow root, those that are there and those to come. */
export function watch(root: Document | ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  (root === document ? ofDocument('adoptedStyleSheets') : root.adoptedStyleSheets).push(sheet);
  look(root);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') look(target as Element);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: [HAS_BOARDS] });
}

watch(document);

// Too late for this paper, in time for the next one.
addEventListener('beforeprint', () => {
  for (const { localName } of allIn(document, undefinedBoards)) void load(localName);
});
