/** Data that a page puts inside a board's tag as `<script type="application/json" slot="map">`: read once it is parsed, however late. */
import { isServer } from 'lit';
import type { FollowChild } from '../contract/definition.js';

/** The child of this slot. */
export function dataChild(name: string): FollowChild {
  return (host, give) => {
    let known: string | undefined;
    let observer: MutationObserver | undefined;
    /** The page, where it was still being parsed. */
    let parsing: Document | undefined;
    /** While the page is being parsed, a script may be only half there. It is whole once something follows it. */
    const isWhole = (child: Element): boolean =>
      document.readyState !== 'loading' || child.nextSibling !== null || host.nextSibling !== null;
    const read = (): void => {
      const child = host.querySelector(`:scope > script[slot="${name}"]`);
      if (child && !isWhole(child)) return;
      const text = child?.textContent ?? undefined;
      if (text === known) return;
      known = text;
      give(name, text);
    };
    host.addController({
      hostConnected: () => {
        if (isServer) return;
        observer = new MutationObserver(read);
        observer.observe(host, { childList: true, characterData: true, subtree: true });
        parsing = document.readyState === 'loading' ? document : undefined;
        parsing?.addEventListener('DOMContentLoaded', read);
        read();
      },
      hostDisconnected: () => {
        observer?.disconnect();
        parsing?.removeEventListener('DOMContentLoaded', read);
      },
    });
  };
}
