/** The words of one board: kit, game, the page's own table and names, in the language of the place where it stands. */
import { parseNames, type SeatNames } from '../../core/text/players.js';
import { indexed } from '../../core/basics/indices.js';
import { memoize } from '../../core/basics/memoize.js';
import type { Taken } from '../../core/words/check-words.js';
import { unwrap, type Refusal } from '../../core/basics/result.js';
import type { Message } from '../../core/words/message.js';
import { cellWords, mixWords, type Layer, type Words, type WordTable } from '../../core/words/words.js';
import type { AnySession, BoardFacts } from '../contract/board-state.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { late } from '../contract/lazy.js';
import type { SettingValues } from '../contract/settings.js';
import { kitWords } from './words.en.js';

/** Checks a page's own sentences; loaded only if a page gives some. */
const wordReader = late(() => import('../../core/words/check-words.js'));

/** Sentences about what a page has given and no board can use; loaded when there is such a value. */
const kitFaults = late(() => import('./words.faults.en.js'));

/** Boards without words or names of their own share one table per slice. */
const sharedWords = memoize(
  ({ words: { table, cellFacts } }: AnyAdapter): Words =>
    mixWords('en', [inEnglish(kitWords), inEnglish(table)], cellFacts).tagged,
  new WeakMap(),
);

/** The sentences about faults, of the kit and of the game; undefined until they have come. */
export function faultWordsOf({ words: { faults } }: AnyAdapter): WordTable | undefined {
  const [kit, own] = [kitFaults.now(), faults?.now()];
  return kit && (own || !faults) ? { ...kit.faultWords, ...own?.faultWords } : undefined;
}

export async function loadFaultWords({ words: { faults } }: AnyAdapter): Promise<void> {
  await Promise.all([kitFaults.load(), faults?.load()]);
}

/** The sentences of hints; none where they stand in the game's table, or have not come. */
export function hintWordsOf({ words: { hints } }: AnyAdapter): WordTable {
  return hints?.now()?.hintWords ?? NO_WORDS;
}

/** The kit's own sentences are English, wherever they stand. */
export function inEnglish(table: WordTable): Layer {
  return { language: 'en', table };
}

/** Sentences of parts that are loaded later, such as pictures to copy. */
const LATER = /^(?:choice|hint|how|keys?|lesson|menu|picture|stage|teacher)\./;

/** The most faults to report, in case a page gives something that is no table of words. */
const MOST = 20;

export const NO_WORDS: WordTable = {};
const NOTHING: Taken = { table: NO_WORDS, faults: [] };

/** Names in seat order as words. */
function seatWords(names: readonly string[]): WordTable {
  return Object.fromEntries(
    names.flatMap((name, seat) =>
      name === '' ? [] : ['seat', 'name'].map((word) => [`${word}.${seat}`, name]),
    ),
  );
}

/** Names of the members of teams as words, both counted from 0. */
function memberWords(teams: readonly SeatNames[]): WordTable {
  return Object.fromEntries(
    teams.flatMap(({ members }, seat) =>
      indexed(members).map(([at, name]) => [`member.${seat}.${at}`, name]),
    ),
  );
}

/** The other names of cells on this board; the same object while they are the same. */
function calledOf({ adapter, settings, session }: Sources): Readonly<Record<string, string>> | undefined {
  return session && adapter.board.called?.(session.state, settings);
}

/** More names than seats: the page forgot `seats`, or the quotes of a name with spaces. A puzzle is nobody's seat. */
export function surplusNames(settings: SettingValues, session: AnySession | undefined): Refusal | undefined {
  const given = unwrap(parseNames(settings.get('names'))).length;
  const seats = session?.game.rules.seats(session.state) ?? 0;
  return seats > 1 && given > seats ? { code: 'names/count', facts: { given, seats } } : undefined;
}

/** Inputs of a board's words. */
type Sources = Pick<
  BoardFacts,
  'adapter' | 'settings' | 'faultWords' | 'hintWords' | 'learned' | 'texts' | 'names'
> & { readonly session?: AnySession | undefined };

function givenBy({ settings }: Sources): Readonly<Record<string, unknown>> | undefined {
  return settings.get('words');
}

/** Whether the page has given words that nothing here can read yet. */
export function lacksWordReader(sources: Sources): boolean {
  const isThere = wordReader.now() !== undefined && faultWordsOf(sources.adapter) !== undefined;
  return givenBy(sources) !== undefined && !isThere;
}

/** Loads what reads a page's own words, and says what is wrong with them. */
export async function loadWordReader(adapter: AnyAdapter): Promise<void> {
  await Promise.all([wordReader.load(), loadFaultWords(adapter)]);
}

/** The language of the sentences: the page's once its own words can be read, else English. */
function languageOf(sources: Sources, language: string): string {
  return givenBy(sources) && wordReader.now() ? language : 'en';
}

/** Splits a page's own words into usable sentences and faults. */
function takenFrom(sources: Sources, language: string): Taken {
  const [given, read] = [givenBy(sources), wordReader.now()];
  if (!given || !read) return NOTHING;
  const { adapter, learned } = sources;
  return read.takeWords(given, {
    known: { ...kitWords, ...faultWordsOf(adapter), ...adapter.words.table, ...learned },
    isLater: (key) => LATER.test(key) || adapter.words.later?.test(key) === true,
    language: languageOf(sources, language),
  });
}

/** Faults in the page's own words. */
export function wordFaults(sources: Sources, language: string): readonly Refusal[] {
  return takenFrom(sources, language).faults.slice(0, MOST);
}

/** The sentences that invite, by those that are said in their place. */
function lookingWords({ settings, adapter }: Sources): Readonly<Record<string, string>> {
  return (settings.get<boolean>('readonly') && adapter.words.looking) || {};
}

/** The slice's words, the page's own and the names of the seats: what a menu adds to its own. */
export function layersOf(sources: Sources, language: string): readonly Layer[] {
  const { adapter, settings, faultWords, hintWords, learned, texts, names } = sources;
  const own = unwrap(parseNames(settings.get('names')));
  const called = calledOf(sources);
  const layers = [
    inEnglish(faultWords),
    inEnglish(hintWords),
    inEnglish(adapter.words.table),
    inEnglish(learned),
    { language: '', table: { ...texts, ...seatWords(names) } },
    { language: languageOf(sources, language), table: takenFrom(sources, language).table },
    // A name is of no language.
    { language: '', table: { ...seatWords(own.map(({ name }) => name)), ...memberWords(own) } },
    ...(called ? [{ language: '', table: cellWords(called) }] : []),
  ];
  const looking = Object.entries(lookingWords(sources)).flatMap(([key, other]): Layer | readonly Layer[] => {
    const from = [...layers].reverse().find(({ table }) => table[other] !== undefined);
    return from ? { ...from, table: { [key]: from.table[other] as Message } } : [];
  });
  return [...layers, ...looking];
}

function makeTable(sources: Sources, language: string): Words {
  const { adapter, settings, faultWords, hintWords, learned, texts, names } = sources;
  const isNamed = settings.get('names') !== '' || names.length > 0 || calledOf(sources) !== undefined;
  const isPlain = !givenBy(sources) && !isNamed;
  const isBare = [faultWords, hintWords, learned, texts].every((table) => table === NO_WORDS);
  if (isPlain && isBare && Object.keys(lookingWords(sources)).length === 0) return sharedWords(adapter);
  const layers = [inEnglish(kitWords), ...layersOf(sources, language)];
  return mixWords(languageOf(sources, language), layers, adapter.words.cellFacts).tagged;
}

/** The words of a board with those about faults, for what stands round it. */
export async function wordsAround(sources: Sources, language: string): Promise<Words> {
  await loadFaultWords(sources.adapter);
  const faultWords = faultWordsOf(sources.adapter) ?? NO_WORDS;
  return wordsOf({ ...sources, faultWords }, language).table;
}

/** The words of a board at this place, and what they were made from; `before`, where that has not changed. */
export function wordsOf(
  sources: Sources,
  language: string,
  before?: Pick<BoardFacts, 'table' | 'madeFrom'>,
): Pick<BoardFacts, 'table' | 'madeFrom'> {
  const { settings, faultWords, hintWords, learned, texts, names } = sources;
  const place = languageOf(sources, language);
  const madeFrom = [
    givenBy(sources),
    wordReader.now(),
    settings.get('names'),
    settings.get('readonly'),
    faultWords,
    hintWords,
    learned,
    texts,
    names,
    place,
    calledOf(sources),
  ];
  const isSame =
    before?.madeFrom.length === madeFrom.length && madeFrom.every((one, at) => one === before.madeFrom[at]);
  return before && isSame
    ? { table: before.table, madeFrom: before.madeFrom }
    : { table: makeTable(sources, language), madeFrom };
}
