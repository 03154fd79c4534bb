/**
 * Does work for boards when the page is idle and they are in view. One observer serves all boards; nothing is kept
 * after leaving.
 */
import { standsInPage } from './page.js';
import { whenIdle } from './time-slicing.js';

const work = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Callbacks that are due as soon as the page is idle, each with its cancel function. */
const due = new Map<Element, () => void>();

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const act = work.get(target);
    if (!isIntersecting || !act) continue;
    leaveView(target);
    const callOff = whenIdle(() => {
      due.delete(target);
      if (target.isConnected) act();
    });
    due.set(target, callOff);
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
  due.get(element)?.();
  due.delete(element);
  observer?.unobserve(element);
  if (work.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}
