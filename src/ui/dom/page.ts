/**
 * The page that a board is in. A frame may be removed with its boards in it. No callback tells them, only the window of
 * the frame.
 */

/** Whether an element is in a page that still exists: nodes stay connected to the document of a frame that is gone. */
export function standsInPage(element: Element): boolean {
  return element.isConnected && element.ownerDocument.defaultView !== null;
}

/** The element's parent for styling: its slot, its parent, or the host of its tree. */
export function placeOf(element: Element): Element | null {
  return (
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null
  );
}

type Listener = (event: Event) => void;

/** Listeners by target and type of event. */
const listening = new WeakMap<EventTarget, Map<string, Set<Listener>>>();

function hear(event: Event): void {
  const listeners = listening.get(event.currentTarget as EventTarget)?.get(event.type) ?? [];
  for (const listener of [...listeners]) listener(event);
}

/**
 * Listens on a window for many boards by one listener, since a window compares each new listener with all that it has.
 * Returns how to end it; the last one to leave takes the listener along.
 */
export function listenAmongOthers<E extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
): () => void {
  const types = listening.get(target) ?? new Map<string, Set<Listener>>();
  listening.set(target, types);
  const listeners = types.get(type) ?? new Set<Listener>();
  types.set(type, listeners);
  // Wrapped, so that a function that is added twice is called twice, and removed once at a time.
  const own: Listener = (event) => listener(event as E);
  listeners.add(own);
  if (listeners.size === 1) target.addEventListener(type, hear);
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) target.removeEventListener(type, hear);
  };
}

/** Calls back when the window around an element goes for good. Returns how to call that off. */
export function whenPageGoes(element: Element, act: () => void): () => void {
  const { defaultView } = element.ownerDocument;
  if (!defaultView) return () => {};
  return listenAmongOthers(defaultView, 'pagehide', ({ persisted }: PageTransitionEvent) => {
    // A page that is kept may come back as it was. An event made by a script means neither.
    if (persisted === false) act();
  });
}

/** Callbacks that wait for the end of elements in a document that is still being parsed. */
const parsing = new WeakMap<Document, Map<Element, (() => void)[]>>();

/** Whether the parser has been through an element's children. */
export function isParsed({ nextSibling, ownerDocument }: Element): boolean {
  return ownerDocument.readyState !== 'loading' || nextSibling !== null;
}

function watchParsing(page: Document): Map<Element, (() => void)[]> {
  const waiting = new Map<Element, (() => void)[]>();
  const tell = (): void => {
    for (const [element, told] of waiting) {
      if (!isParsed(element)) continue;
      waiting.delete(element);
      for (const act of told) act();
    }
    if (waiting.size > 0) return;
    observer.disconnect();
    page.removeEventListener('DOMContentLoaded', tell);
    parsing.delete(page);
  };
  const observer = new MutationObserver(tell);
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('DOMContentLoaded', tell);
  return waiting;
}

/**
 * Resolves when all that a page has written inside an element is there: a script may come to an element whose children
 * are still to be parsed. Who asks first is told first.
 */
export function whenParsed(element: Element): Promise<void> {
  if (isParsed(element)) return Promise.resolve();
  const page = element.ownerDocument;
  const waiting = parsing.get(page) ?? watchParsing(page);
  parsing.set(page, waiting);
  return new Promise((resolve) => waiting.set(element, [...(waiting.get(element) ?? []), resolve]));
}
