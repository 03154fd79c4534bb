/**
 * Tells when a board comes near the window. A board may have no box to come near: many pages hide it until it is
 * defined, or hide all that it stands in. Then it is as near as the nearest ancestor that has a box.
 */
import { allIn, ofDocument } from './unclobbered.js';

/** A board is near if it is less than one height of the window above or below it. */
const NEAR = '100% 0px';

/** Closed containers, and what waits for its turn. A board inside is not needed until a reader opens one. */
const CLOSED = 'details:not([open]),dialog:not([open]),board-set>[hidden]';
const MAY_BE_CLOSED = '[popover],[role=tabpanel],[hidden=until-found]';

const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/** Not for what is hidden otherwise, as by `visibility`. */
const hasBox = (element: Element): boolean => Element.prototype.checkVisibility.call(element);

function* ancestorsOf(element: Element): Generator<Element> {
  let node: unknown = element;
  for (;;) {
    node = node instanceof ShadowRoot ? node.host : Reflect.get(Node.prototype, 'parentNode', node);
    if (node instanceof Element) yield node;
    else if (!(node instanceof ShadowRoot)) return;
  }
}

/** Whether something else in the page opens and closes it. */
function isControlled(element: Element): boolean {
  const id = Element.prototype.getAttribute.call(element, 'id');
  return !!id && allIn(document, `[aria-controls~="${CSS.escape(id)}"]`).length > 0;
}

function isClosed(element: Element): boolean {
  if (matches(element, CLOSED)) return true;
  const { display, contentVisibility } = getComputedStyle(element);
  if (display !== 'none' && contentVisibility !== 'hidden') return false;
  return matches(element, MAY_BE_CLOSED) || isControlled(element);
}

/** After the pictures of the page, which its readers see: nobody may be waiting for what is hidden. */
const pageLoaded = new Promise<void>((loaded) => {
  if (ofDocument('readyState') === 'complete') loaded();
  else addEventListener('load', () => loaded());
});

/** Whether it stands in the part of the page that the window shows. */
export function isInView(board: Element): boolean {
  if (!hasBox(board)) return false;
  const { top, bottom, left, right } = Element.prototype.getBoundingClientRect.call(board);
  return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
}

/** Calls back once for each board that comes near. */
export function whenNear(tell: (board: Element) => void): (board: Element) => void {
  /** Boards without a box, by what stands for them. */
  const standingIn = new WeakMap<Element, Set<Element>>();

  const come = (board: Element): void => {
    near.unobserve(board);
    sizes.unobserve(board);
    tell(board);
  };

  const standIn = async (board: Element): Promise<void> => {
    const ancestors = [...ancestorsOf(board)];
    if ([board, ...ancestors].some(isClosed)) return;
    const other = ancestors.find(hasBox);
    // The whole page waits.
    if (!other) return come(board);
    if (other !== ancestors[0]) await pageLoaded;
    standingIn.set(other, (standingIn.get(other) ?? new Set()).add(board));
    near.observe(other);
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const boards = standingIn.get(target);
        if (boards && isIntersecting) {
          standingIn.delete(target);
          near.unobserve(target);
          for (const board of boards) if (board.isConnected && !hasBox(board)) come(board);
        } else if (isIntersecting) come(target);
        else if (!boards && !hasBox(target)) void standIn(target);
      }
    },
    // As far from the edge of what scrolls, where an engine knows it.
    { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
  );

  /** A board loses its box as well by a style sheet that comes later. */
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target.isConnected && !hasBox(target)) void standIn(target);
  });

  return (board) => {
    // Without a frame to wait for. Of a page in a frame only the observer knows whether it is in view.
    if (parent === window && isInView(board)) return tell(board);
    near.observe(board);
    sizes.observe(board);
  };
}
