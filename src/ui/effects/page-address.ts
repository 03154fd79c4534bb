/** The game in the page's address, as a copied link has it: how it is found there. */
import { RECORD_CAP } from '../../core/basics/limits.js';
import { checkText } from '../../core/text/text.js';
import { listenAmongOthers } from '../dom/page.js';

/**
 * A game in the page's address, as a copied link has it. What a site adds to a link, such as `&utm_source=feed`, ends
 * it.
 */
const GAME = /[#?&]planisphere=([^&?#]*)/g;

/** The records in the page's address. */
function recordsInHash(): readonly string[] {
  return [...location.hash.matchAll(GAME)].flatMap(([, text = '']) => {
    try {
      return [decodeURIComponent(text)];
    } catch {
      return [];
    }
  });
}

/** The record in the page's address that is one of this game: several boards may share a page. */
export function recordInHash(game: string): string | undefined {
  return recordsInHash().find((record) => !checkText(record, RECORD_CAP) && record.startsWith(`${game}/`));
}

/** Calls back when the page's address may have changed; returns how to end it. */
export function followAddress(told: () => void): () => void {
  // A script may change it without a word to the window: where an engine tells of that, it is heard.
  const { navigation } = window as { readonly navigation?: EventTarget };
  const ends = [
    listenAmongOthers(window, 'hashchange', told),
    listenAmongOthers(window, 'popstate', told),
    ...(navigation ? [listenAmongOthers(navigation, 'currententrychange', told)] : []),
  ];
  return () => {
    for (const end of ends) end();
  };
}
