/** Does work for boards when the page is idle and they are in view. One observer serves all boards; nothing is kept after leaving. */
import { standsInPage } from './page.js';

const work = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const soon: (callback: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (callback) => requestIdleCallback(callback)
    : (callback) => setTimeout(callback, 50);

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const act = work.get(target);
    if (!isIntersecting || !act) continue;
    leaveView(target);
    soon(() => {
      if (standsInPage(target)) act();
    });
  }
}

/** Calls back once, when the element has come into view and the page is idle. */
export function onceInView(element: Element, act: () => void): void {
  if (typeof IntersectionObserver !== 'function' || !standsInPage(element)) return;
  observer ??= new IntersectionObserver(seen);
  work.set(element, act);
  observer.observe(element);
}

export function leaveView(element: Element): void {
  work.delete(element);
  observer?.unobserve(element);
  if (work.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}
