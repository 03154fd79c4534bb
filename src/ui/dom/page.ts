/** The page that a board is in. A frame may be removed with its boards in it. No callback tells them, only the window of the frame. */

/** Whether an element is in a page that still exists: nodes stay connected to the document of a frame that is gone. */
export function standsInPage(element: Element): boolean {
  return element.isConnected && element.ownerDocument.defaultView !== null;
}

/** Calls back when the window around an element goes for good. Returns how to call that off. */
export function whenPageGoes(element: Element, act: () => void): () => void {
  const { defaultView } = element.ownerDocument;
  const listener = ({ persisted }: PageTransitionEvent): void => {
    // A page that is kept may come back as it was. An event made by a script means neither.
    if (persisted === false) act();
  };
  defaultView?.addEventListener('pagehide', listener);
  return () => defaultView?.removeEventListener('pagehide', listener);
}
