/**
 * A link that becomes a board: `<a class="planisphere" href=".../embed/#star-board?...">`, or without the class where
 * it stands alone and leads to the boards beside this file. The link stays where it is.
 * Its picture holds the board’s place until the frame says that the board is drawn; then it is there for keys and
 * paper. A frame that is never drawn leaves the link. docs/embedding.md tells the rest.
 *
 * A page may be copied, saved, restored or patched with its boards in it. So a box that this file has not made is taken
 * out again, and a link that has lost its box gets another.
 */
import { allIn, ofDocument } from '../ui/loader/unclobbered.js';
import { boardAddress, BOX, chooser } from './alone.js';
import { bringLook, FramedLink, strip } from './framed-link.js';

/** Marks a page that a copy of this file follows already. */
const FOLLOWED = Symbol.for('planisphere.links');

/** A board is near if it is less than one height of the window above or below it. */
const NEAR = '100% 0px';

/** How often a link gets its board back before one is drawn: a page that takes out every frame is left alone. */
const PATIENCE = 5;

const places = new Map<HTMLAnchorElement, FramedLink>();
const byBox = new WeakMap<Element, FramedLink>();
const lost = new WeakMap<HTMLAnchorElement, number>();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      byBox.get(target)?.load();
    }
  },
  { rootMargin: NEAR },
);

/**
 * Makes boards of links, all in one pass: each look at the layout between two changes would cost as much as the page is
 * long.
 */
function makePlaces(links: readonly HTMLAnchorElement[]): void {
  const isChosen = chooser();
  const made = links.filter(isChosen).map((link) => new FramedLink(link, boardAddress(link) as string));
  for (const place of made) {
    places.set(place.link, place);
    byBox.set(place.box, place);
  }
  for (const give of made.map((place) => place.measure())) give();
  for (const { box } of made) near.observe(box);
}

function look(nodes: readonly Node[]): void {
  const found = new Set<HTMLAnchorElement>();
  for (const node of nodes) {
    for (const box of allIn(node, `.${BOX}`)) {
      if (byBox.has(box)) continue;
      const link = box.previousElementSibling;
      if (link instanceof HTMLAnchorElement) found.add(link);
      box.remove();
    }
    for (const link of allIn<HTMLAnchorElement>(node, 'a[href]')) found.add(link);
  }
  const isGivenUp = (link: HTMLAnchorElement): boolean => (lost.get(link) ?? 0) > PATIENCE;
  const links = [...found].filter((link) => link.isConnected && !places.has(link) && !isGivenUp(link));
  for (const link of links) strip(link);
  makePlaces(links);
}

function forget(place: FramedLink): void {
  near.unobserve(place.box);
  place.remove();
  places.delete(place.link);
}

/** Links that have changed since the page was looked over. */
const changed = new Set<HTMLAnchorElement>();
let isDue = false;

/** Looks all places over: what has become of them, and what their frames ask for. */
function tidy(): void {
  isDue = false;
  const again: HTMLAnchorElement[] = [];
  for (const place of [...places.values()]) {
    const { link } = place;
    const isOther = changed.has(link) && !place.isWanted;
    if (place.isWhole && !isOther) {
      if (changed.has(link)) place.dress();
      continue;
    }
    const losses = place.isDrawn || isOther ? 0 : (lost.get(link) ?? 0) + 1;
    lost.set(link, losses);
    forget(place);
    again.push(link);
  }
  changed.clear();
  look(again);
  const wishes = [...places.values()].map((place) => place.takeWish());
  for (const grant of wishes) grant?.();
}

/** Once a frame at most, whatever a page or a frame may do. */
function tidySoon(): void {
  if (isDue || places.size === 0) return;
  isDue = true;
  requestAnimationFrame(tidy);
}

function start(): void {
  bringLook();
  look([document]);
  new MutationObserver((records) => {
    const fresh = new Set<Node>();
    for (const { target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) fresh.add(node);
      if (removedNodes.length > 0) tidySoon();
      if (!(target instanceof HTMLAnchorElement)) continue;
      // Its class, its address, or what is in it.
      if (!places.has(target)) fresh.add(target);
      else {
        changed.add(target);
        tidySoon();
      }
    }
    look([...fresh]);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class', 'href'] });
  addEventListener('message', ({ source, data }) => {
    const place = [...places.values()].find((one) => one.isFrom(source));
    place?.hear(data);
    if (place) tidySoon();
  });
}

const page = document as Document & { [FOLLOWED]?: true };
if (!page[FOLLOWED]) {
  page[FOLLOWED] = true;
  if (ofDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
