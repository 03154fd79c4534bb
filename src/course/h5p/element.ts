/** Makes the set of an H5P content in its document. */
import { TEXT_TAGS, type Attributes, type ShownItem, type ShownSet } from './content.js';
import type { SetOfH5P } from './question.js';

export type SetElement = HTMLElement & SetOfH5P;

/** Their text is none for readers. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title']);

function put(element: Element, attributes: Attributes): void {
  for (const [name, value] of attributes) element.setAttribute(name, value);
}

/** Copies what a text may hold from a document of its own, in which nothing runs. */
function copyText(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.textContent ?? ''));
    if (!(node instanceof Element) || UNREAD.has(node.localName)) continue;
    if (!TEXT_TAGS.includes(node.localName)) {
      copyText(node, to);
      continue;
    }
    const copy = document.createElement(node.localName);
    const address = node.localName === 'a' ? node.getAttribute('href') : null;
    if (address && /^(?:https?:|mailto:)/i.test(address))
      put(copy, [
        ['href', address],
        ['target', '_blank'],
        ['rel', 'noopener'],
      ]);
    copyText(node, copy);
    to.appendChild(copy);
  }
}

function addText(html: string, to: Element): void {
  copyText(new DOMParser().parseFromString(html, 'text/html').body, to);
}

function makeItem({ tag, attributes, text }: ShownItem): Element {
  const board = tag === undefined ? undefined : document.createElement(tag);
  if (board) put(board, attributes);
  if (board && text === '') return board;
  const section = document.createElement('section');
  addText(text, section);
  // What names no board is an exercise all the same, and says so.
  if (board) section.append(board);
  else put(section, [['points', '1'], ...attributes]);
  return section;
}

export function makeSet({ attributes, intro, items }: ShownSet): SetElement {
  const set = document.createElement('board-set') as SetElement;
  put(set, attributes);
  if (intro !== '') {
    const text = document.createElement('div');
    addText(intro, text);
    set.append(text);
  }
  set.append(...items.map(makeItem));
  return set;
}

/** How much of the screen’s height a board may have: the course has its own lines above it. */
const SHARE = 0.8;

/**
 * The host makes the frame as high as what is in it, so boards cannot go by the height of the frame: they go by that of
 * the screen.
 */
export function fitBoards(): void {
  const sheet = new CSSStyleSheet();
  const height = Math.round(screen.availHeight * SHARE);
  // The frame cuts off what stands out at its edge, such as the ring of the exercise in hand.
  sheet.replaceSync(
    `board-set{padding:4px 6px}board-set ::part(frame){--tall:calc(${height}px - var(--board-around, 0px))}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
