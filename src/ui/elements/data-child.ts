/**
 * Data that a page puts inside a board's tag as `<script type="application/json" slot="map">`: read once it is
 * parsed, however late.
 */
import type { FollowChild } from '../contract/definition.js';
import { isParsed, whenParsed } from '../dom/page.js';

/** The child of this slot. */
export function dataChild(name: string): FollowChild {
  return (host, give) => {
    let known: string | undefined;
    let observer: MutationObserver | undefined;
    const read = (): void => {
      const child = host.querySelector(`:scope > script[slot="${name}"]`);
      // A script may be only half there before something follows it.
      if (child && child.nextSibling === null && !isParsed(host)) return;
      const text = child?.textContent ?? undefined;
      if (text === known) return;
      known = text;
      give(name, text);
    };
    host.addController({
      hostConnected: () => {
        // A server's element has no children.
        if (!('querySelector' in host)) return;
        observer = new MutationObserver(read);
        observer.observe(host, { childList: true, characterData: true, subtree: true });
        read();
        if (!isParsed(host)) void whenParsed(host).then(read);
      },
      hostDisconnected: () => {
        observer?.disconnect();
      },
    });
  };
}
