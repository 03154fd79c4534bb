/** The words of one board: kit, game, the page's own table and names, in the language of the place where it stands. */
import { isServer } from 'lit';
import { parseNames } from '../core/notation.js';
import { memoize } from '../core/memoize.js';
import { unwrap, type Refusal } from '../core/result.js';
import { makeWords, type Words, type WordTable } from '../core/words.js';
import type { AnySession } from './host.js';
import type { AnySlice } from './slice.js';
import type { Settings } from './settings.js';
import { faultsOf } from './words-check.js';
import { kitWords } from './words.en.js';

/** Boards without words or names of their own share one table a slice. */
const sharedWords = memoize(
  (slice: AnySlice): Words => makeWords('en', kitWords, slice.words),
  new WeakMap(),
);

/** The nearest `lang`, across shadow roots. */
function languageAt(element: Element): string {
  if (isServer) return 'en';
  for (let node: Element | null = element; node;) {
    const found: Element | null = node.closest('[lang]');
    if (found?.getAttribute('lang')) return found.getAttribute('lang') as string;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

const NONE: WordTable = {};

/** Names in seat order as words. */
export function seatWords(names: readonly string[]): WordTable {
  return Object.fromEntries(
    names.flatMap((name, seat) =>
      name === '' ? [] : ['seat', 'name'].map((word) => [`${word}.${seat}`, name]),
    ),
  );
}

/** What of a page's table can be said. */
const textsOf = (given: WordTable | undefined): WordTable =>
  Object.fromEntries(
    Object.entries(given ?? NONE).filter(([, text]: [string, unknown]) => typeof text === 'string'),
  );

/** More names than seats: the page forgot `seats`, or the quotes of a name with spaces. A puzzle is nobody's seat. */
export function surplusNames(settings: Settings, session: AnySession | undefined): Refusal | undefined {
  const given = unwrap(parseNames(settings.get('names'))).length;
  const seats = session?.game.rules.seats(session.state) ?? 0;
  return seats > 1 && given > seats ? { code: 'names/count', facts: { given, seats } } : undefined;
}

export class Vocabulary {
  readonly #element: Element;
  readonly #slice: AnySlice;
  readonly #settings: Settings;
  #words: Words | undefined;
  /** What parts that were loaded later say, and who plays the game in hand, where it came with names and the page gives none. */
  #learned = NONE;

  constructor(element: Element, slice: AnySlice, settings: Settings) {
    this.#element = element;
    this.#slice = slice;
    this.#settings = settings;
  }

  get words(): Words {
    return (this.#words ??= this.#make());
  }

  /** The page's own words and the names of the seats: what a menu must add to its own. */
  get tables(): readonly WordTable[] {
    const given = textsOf(this.#settings.get('words'));
    const own = unwrap(parseNames(this.#settings.get('names'))).map(({ name }) => name);
    const tables = [this.#slice.words, this.#learned, given, seatWords(own)];
    const said: WordTable = Object.assign({}, ...tables);
    const looking = Object.entries(this.#looking).map(([key, other]) => [key, said[other]]);
    return [...tables, Object.fromEntries(looking)];
  }

  /** What is wrong with the page's own words. */
  get faults(): readonly Refusal[] {
    const given = this.#settings.get<WordTable | undefined>('words') ?? NONE;
    return faultsOf(given, { ...kitWords, ...this.#slice.words, ...this.#learned }, this.#slice.later);
  }

  /** The sentences that invite, by those that are said in their place. */
  get #looking(): WordTable {
    return (this.#settings.get<boolean>('readonly') && this.#slice.looking) || NONE;
  }

  learn(table: WordTable): void {
    this.#learned = table;
    this.forget();
  }

  /** To be made anew: a table, a name or the place has changed. */
  forget(): void {
    this.#words = undefined;
  }

  #make(): Words {
    const isOurs = !this.#settings.get('words');
    const isPlain = isOurs && this.#settings.get('names') === '';
    if (isPlain && this.#learned === NONE && this.#looking === NONE) return sharedWords(this.#slice);
    // The kit's own sentences are English, wherever they stand; a page that brings words brings its language.
    return makeWords(isOurs ? 'en' : languageAt(this.#element), kitWords, ...this.tables);
  }
}
