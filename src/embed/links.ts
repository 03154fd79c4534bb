/**
 * A link that becomes a board: `<a class="planisphere" href=".../embed/#star-board?...">`, or without the class where it
 * stands alone and leads to the boards beside this file. The link stays where it is.
 * Its picture holds the board’s place until the frame says that the board is drawn; then it is there for keys and paper.
 * A frame that is never drawn leaves the link. docs/embedding.md tells the rest.
 */
import { FEATURES, SANDBOX } from '../core/embed-code.js';
import { frameAddress, readAddress } from './address.js';
import { likelyHeight } from './heights.js';
import { readMessage } from './messages.js';

/** The tags of all boards. The build fills it in. */
declare const TAGS: readonly string[];

/** What marks a page that this file follows already, in whichever copy. */
const FOLLOWED = Symbol.for('planisphere.links');

/** A board is near if it is less than one height of the window above or below it. */
const NEAR = '100% 0px';

/** The site of this file: a page that takes its script may trust its frames with more than those of strangers. */
const own = (document.currentScript as HTMLScriptElement | null)?.src;

/** What a link that stands alone is all of. */
const BLOCK = 'p,li,figure,td,th,dd';

const LOOK = `
.planisphere-waiting{display:flex!important;flex-direction:column;align-items:center;justify-content:center;gap:.5em;box-sizing:border-box;height:var(--planisphere-height)!important;margin:.5em 0 0!important;border:1px solid color-mix(in srgb,currentColor 25%,transparent)}
.planisphere-waiting img{flex:0 1 auto;min-height:0;max-width:100%;object-fit:contain;margin:0}
.planisphere-frame{display:block!important;position:relative;height:var(--planisphere-height)!important;margin:.5em 0!important}
.planisphere-frame iframe{position:absolute!important;inset:0;width:100%!important;height:100%!important;margin:0;border:0}
.planisphere-waiting+.planisphere-frame{margin-top:calc(-1*var(--planisphere-height))!important;opacity:0;pointer-events:none}
@media screen{
.planisphere-drawn{position:absolute;z-index:1;padding:.25em .5em;background:Canvas;color:LinkText}
.planisphere-drawn:not(:focus,:active){width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.planisphere-drawn img{display:block;width:auto;height:3em}
}
@media print{.planisphere-frame{display:none!important}.planisphere-waiting{height:auto!important}}`;

interface Place {
  readonly link: HTMLAnchorElement;
  readonly box: HTMLElement;
  readonly tag: string;
  width: number;
}

const places = new WeakMap<Node, Place>();
const framed = new WeakMap<HTMLIFrameElement, Place>();

function setHeight({ link, box }: Place, height: number): void {
  for (const { style } of [link, box]) style.setProperty('--planisphere-height', `${height}px`);
}

function titleOf(link: HTMLAnchorElement, tag: string): string {
  return link.textContent?.trim() || link.querySelector('img')?.alt || tag;
}

function load({ link, box, tag }: Place, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isOwn = !!own && new URL(own).origin === new URL(src).origin;
  frame.setAttribute('sandbox', isOwn ? SANDBOX : 'allow-scripts');
  if (isOwn) frame.allow = FEATURES;
  frame.title = titleOf(link, tag);
  frame.src = src;
  box.append(frame);
  return frame;
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const place = places.get(target);
      if (!isIntersecting || !place) continue;
      near.unobserve(target);
      // The link may have changed since.
      const address = frameAddress(place.link.href, TAGS);
      if (address !== undefined) framed.set(load(place, address), place);
    }
  },
  { rootMargin: NEAR },
);

/** Gives the board its room at once, so that nothing moves when it comes. */
function makePlace(link: HTMLAnchorElement): void {
  const address = frameAddress(link.href, TAGS);
  // A page over https shows no frame over http.
  if (address === undefined || (location.protocol === 'https:' && address.startsWith('http:'))) return;
  const tag = readAddress(new URL(address).hash, TAGS).tag as string;
  const box = document.createElement('span');
  box.className = 'planisphere-frame';
  link.classList.add('planisphere-waiting');
  link.after(box);
  const width = box.clientWidth;
  const place = { link, box, tag, width };
  setHeight(place, likelyHeight(width));
  places.set(link, place).set(box, place);
  near.observe(box);
}

/** Whether the link leads to the embed page beside this file, and is all that its block has. What a board or a frame has with it for those who cannot show them stays a link. */
function standsAlone(link: HTMLAnchorElement): boolean {
  const block = link.closest(BLOCK);
  if (!own || !block || link.href.replace(/(index\.html)?#.*/, '') !== new URL('.', own).href) return false;
  if (link.closest(TAGS.join())) return false;
  const isShown = [...document.querySelectorAll('iframe')].some(
    (frame) => frame.src === link.href && !framed.has(frame),
  );
  const others = [...block.querySelectorAll(':not(br)')].filter(
    (one) => !one.contains(link) && !link.contains(one),
  );
  return !isShown && others.length === 0 && block.textContent?.trim() === link.textContent?.trim();
}

function look(node: Element | Document): void {
  const links = [...node.querySelectorAll<HTMLAnchorElement>('a[href]')];
  if (node instanceof HTMLAnchorElement) links.push(node);
  for (const link of links)
    if (!places.has(link) && (link.matches('.planisphere') || standsAlone(link))) makePlace(link);
}

const isInView = (box: Element): boolean => {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

function setWish(place: Place, height: number): void {
  const width = place.box.clientWidth;
  // What the reader looks at stays as it is, and the board fits it, unless the page itself has changed its width.
  if (width === place.width && isInView(place.box)) return;
  place.width = width;
  setHeight(place, height);
}

function hear(frame: HTMLIFrameElement, place: Place, data: unknown): void {
  const { height, event, detail } = readMessage(data);
  if (height !== undefined) setWish(place, height);
  if (event === 'ready') place.link.classList.replace('planisphere-waiting', 'planisphere-drawn');
  else if (event)
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { ...detail, tag: place.tag } }));
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets.push(sheet);
  look(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) look(node);
  }).observe(document, { subtree: true, childList: true });
  addEventListener('message', ({ source, data }) => {
    for (const frame of document.querySelectorAll('iframe')) {
      const place = framed.get(frame);
      // A sandboxed frame has no origin to go by.
      if (place && source === frame.contentWindow) hear(frame, place, data);
    }
  });
}

const page = document as Document & { [FOLLOWED]?: true };
if (!page[FOLLOWED]) {
  page[FOLLOWED] = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
