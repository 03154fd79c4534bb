/** The words of one board: kit, game, the page's own table and names, in the language of the place where it stands. */
import { isServer } from 'lit';
import { parseNames } from '../../core/notation.js';
import { memoize } from '../../core/memoize.js';
import type { Taken } from '../../core/check-words.js';
import { unwrap, type Refusal } from '../../core/result.js';
import type { Message } from '../../core/message.js';
import { mixWords, type Layer, type Words, type WordTable } from '../../core/words.js';
import type { AnySession } from '../contract/board-state.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { late } from '../contract/lazy.js';
import type { Settings } from '../contract/settings.js';
import { kitWords } from './words.en.js';

/** What reads a page’s own sentences, loaded when a page gives some. */
const reader = late(() => import('../../core/check-words.js'));

/** Boards without words or names of their own share one table per slice. */
const sharedWords = memoize(
  ({ words, cellFacts }: AnyAdapter): Words =>
    mixWords('en', [inEnglish(kitWords), inEnglish(words)], cellFacts).tagged,
  new WeakMap(),
);

/** The nearest `lang`, across shadow roots; empty where there is none. */
function languageAt(element: Element): string {
  if (isServer) return '';
  for (let node: Element | null = element; node;) {
    const found: Element | null = node.closest('[lang]');
    if (found?.getAttribute('lang')) return found.getAttribute('lang') as string;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** The kit's own sentences are English, wherever they stand. */
export function inEnglish(table: WordTable): Layer {
  return { language: 'en', table };
}

/** Sentences of parts that are loaded later, such as pictures to copy. */
const LATER = /^(?:choice|how|lesson|menu|keys?|picture)\./;

/** What is no table of words at all need not be told in full. */
const MOST = 20;

const NONE: WordTable = {};
const NOTHING: Taken = { table: NONE, faults: [] };

/** Names in seat order as words. */
function seatWords(names: readonly string[]): WordTable {
  return Object.fromEntries(
    names.flatMap((name, seat) =>
      name === '' ? [] : ['seat', 'name'].map((word) => [`${word}.${seat}`, name]),
    ),
  );
}

/** More names than seats: the page forgot `seats`, or the quotes of a name with spaces. A puzzle is nobody's seat. */
export function surplusNames(settings: Settings, session: AnySession | undefined): Refusal | undefined {
  const given = unwrap(parseNames(settings.get('names'))).length;
  const seats = session?.game.rules.seats(session.state) ?? 0;
  return seats > 1 && given > seats ? { code: 'names/count', facts: { given, seats } } : undefined;
}

export class Localizer {
  readonly #element: Element;
  readonly #adapter: AnyAdapter;
  readonly #settings: Settings;
  #words: Words | undefined;
  /** What parts that were loaded later say. */
  #learned = NONE;
  /** Who plays the game in hand, where it came with names and the page gives none. */
  #players = NONE;

  constructor(element: Element, adapter: AnyAdapter, settings: Settings) {
    this.#element = element;
    this.#adapter = adapter;
    this.#settings = settings;
  }

  /** For what shows and says them; what is handed to the page is made bare. */
  get words(): Words {
    return (this.#words ??= this.#make());
  }

  /** The slice's words, the page's own and the names of the seats: what a menu adds to its own. */
  get layers(): readonly Layer[] {
    const own = unwrap(parseNames(this.#settings.get('names'))).map(({ name }) => name);
    const layers = [
      inEnglish(this.#adapter.words),
      inEnglish(this.#learned),
      { language: '', table: this.#players },
      { language: this.#language, table: this.#taken.table },
      // A name is of no language.
      { language: '', table: seatWords(own) },
    ];
    const looking = Object.entries(this.#looking).flatMap(([key, other]): Layer | readonly Layer[] => {
      const from = [...layers].reverse().find(({ table }) => table[other] !== undefined);
      return from ? { ...from, table: { [key]: from.table[other] as Message } } : [];
    });
    return [...layers, ...looking];
  }

  get #given(): Readonly<Record<string, unknown>> | undefined {
    return this.#settings.get('words');
  }

  /** A page that brings words brings its language; its words are there when they can be read. */
  get #language(): string {
    return this.#given && reader.now() ? languageAt(this.#element) : 'en';
  }

  /** What of the page's own words can be said, and what is wrong with them. */
  get #taken(): Taken {
    const [given, read] = [this.#given, reader.now()];
    if (!given || !read) return NOTHING;
    const known = { ...kitWords, ...this.#adapter.words, ...this.#learned };
    return read.takeWords(given, {
      known,
      isLater: (key) => LATER.test(key) || this.#adapter.later?.test(key) === true,
      language: this.#language,
    });
  }

  /** What is wrong with the page's own words. */
  get faults(): readonly Refusal[] {
    return this.#taken.faults.slice(0, MOST);
  }

  /** Resolves when the page's own words can be read; undefined if there is nothing to wait for. */
  load(): Promise<unknown> | undefined {
    return this.#given && !reader.now() ? reader.load() : undefined;
  }

  /** The sentences that invite, by those that are said in their place. */
  get #looking(): Readonly<Record<string, string>> {
    return (this.#settings.get<boolean>('readonly') && this.#adapter.looking) || {};
  }

  /** `texts`: sentences of the page's own, in whatever language. */
  learn(table: WordTable, names: readonly string[], texts = NONE): void {
    this.#learned = table;
    this.#players = { ...texts, ...seatWords(names) };
    this.forget();
  }

  /** The table must be made again: a table, a name or the place has changed. */
  forget(): void {
    this.#words = undefined;
  }

  #make(): Words {
    const isPlain = !this.#given && this.#settings.get('names') === '';
    if (isPlain && this.#learned === NONE && Object.keys(this.#looking).length === 0)
      return sharedWords(this.#adapter);
    const layers = [inEnglish(kitWords), ...this.layers];
    return mixWords(this.#language, layers, this.#adapter.cellFacts).tagged;
  }
}
