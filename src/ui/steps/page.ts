/** What steps do in the page around: they dress its list, and tell which step is being read. */
import { listSheet } from './steps.css.js';

const worn = new WeakMap<Document | ShadowRoot, CSSStyleSheet>();

/** Puts our sheet for the page's own lists on the root that they stand in, once. */
export function wearList(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const sheet = worn.get(root) ?? new CSSStyleSheet();
  if (!worn.has(root)) sheet.replaceSync(listSheet);
  worn.set(root, sheet);
  // A page may have put sheets of its own in the place of all.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

const STEPS = ':scope > :is(ol, ul) > li';

/** `tell`: the step, from 0. Only while the element has `follow-scroll`. Returns how to end it. */
export function followScroll(host: HTMLElement, tell: (at: number) => void): () => void {
  let isDue = false;
  const look = (): void => {
    isDue = false;
    if (!host.isConnected || !host.hasAttribute('follow-scroll')) return;
    const items = [...host.querySelectorAll<HTMLElement>(STEPS)];
    const stage = host.shadowRoot?.querySelector<HTMLElement>('.stage');
    const { bottom = 0, width = 0 } = stage?.getBoundingClientRect() ?? {};
    const isAbove = width > host.offsetWidth * 0.75;
    // Eyes are below the board, or above the middle of the window.
    const line = isAbove ? bottom + 60 : innerHeight * 0.4;
    const { top, bottom: end } = host.getBoundingClientRect();
    if (end < 0 || top > innerHeight) return;
    const past = items.filter((item) => item.getBoundingClientRect().top <= line).length;
    tell(Math.max(0, past - 1));
  };
  const listener = (): void => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  addEventListener('scroll', listener, { passive: true, capture: true });
  return () => removeEventListener('scroll', listener, { capture: true });
}
