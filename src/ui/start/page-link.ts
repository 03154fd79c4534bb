/** The game in the page's address: how a copied link has it, and how a board finds it there. */
import { RECORD_CAP } from '../../core/limits.js';
import { checkText } from '../../core/notation.js';
import type { Plan } from '../contract/definition.js';
import type { BoardState } from '../contract/board-state.js';
import { listenAmongOthers } from '../dom/page.js';

/** A game in the page's address, as a copied link has it. What a site adds to a link, such as `&utm_source=feed`, ends it. */
const GAME = /[#?&]planisphere=([^&?#]*)/g;

/** What a page may find itself by: `#/games/star`, `#!games`, `#tab=games`. `#comments` is a place in a page that is found without. */
const ROUTE = /^#(?!planisphere=)(?:!|.*[/=])/;

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
function recordInHash(game: string): string | undefined {
  return recordsInHash().find((record) => !checkText(record, RECORD_CAP) && record.startsWith(`${game}/`));
}

/** Calls back when the page's address may have changed; returns how to end it. */
function followAddress(told: () => void): () => void {
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

/** The address of the page without a game, and without the place in it that it was opened at. */
export function pageAddress(): string {
  const [page = ''] = location.href.split('#');
  if (!ROUTE.test(location.hash)) return page;
  const withoutGames = (pairs: string): string =>
    pairs
      .split('&')
      .filter((pair) => !pair.startsWith('planisphere='))
      .join('&');
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s).map(withoutGames);
  return page + path + (query && `?${query}`);
}

/** The address of the page with a game. */
export function linkWith(record: string): string {
  const page = pageAddress();
  const [, route] = page.split('#');
  const sign = route === undefined ? '#' : /[?=]/.test(route) ? '&' : '?';
  return `${page}${sign}planisphere=${encodeURIComponent(record)}`;
}

/** What one board knows of the game in its page's address. */
export class GameInAddress {
  readonly #game: () => string | undefined;
  /** It has been looked at since the page asked for its game. */
  #isSeen = false;
  /** The game that stood there last. */
  #seen: string | undefined;

  /** `game`: whose record a page wants that takes one from its address. */
  constructor(game: () => string | undefined) {
    this.#game = game;
  }

  #find(): string | undefined {
    const game = this.#game();
    return game === undefined ? undefined : recordInHash(game);
  }

  /** Whether a game there now has come into a page that is open. */
  get isNews(): boolean {
    return this.#isSeen;
  }

  /** The game that nobody has looked at yet. */
  get unseen(): Plan | undefined {
    const text = this.#find();
    const isSeen = this.#isSeen && text === this.#seen;
    return isSeen || text === undefined ? undefined : { kind: 'record', text };
  }

  /** `isAskedFor`: the page wants the game in its address. */
  see(isAskedFor: boolean): void {
    this.#isSeen = isAskedFor;
    this.#seen = this.#find() ?? this.#seen;
  }

  /** Calls back when another game may be there than the one in hand, which a page may write there itself; returns how to end it. */
  follow(board: BoardState, told: () => void): () => void {
    return followAddress(() => {
      const record = this.#find();
      const isInHand = [board.viewer, 'public' as const, 'all' as const].some(
        (viewer) => record === board.session?.save(viewer),
      );
      if (record !== undefined && isInHand) this.#seen = record;
      if (record !== this.#seen) told();
    });
  }
}
