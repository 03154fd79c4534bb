/**
 * Which puzzle a page asks for by its attributes. A record goes before all of them, `puzzle` before `daily`, `daily`
 * before `level`, and these before `position` with `goal`. It touches no DOM.
 */
import { POSITION_CAP } from '../../core/basics/limits.js';
import { memoize } from '../../core/basics/memoize.js';
import { accept, refuse, unwrap } from '../../core/basics/result.js';
import { mix } from '../../core/basics/seed.js';
import { shownValue } from '../../core/basics/shown.js';
import { splitPuzzle } from '../../core/puzzle/puzzle-text.js';
import { readFlag } from '../../core/text/option-text.js';
import { checkText } from '../../core/text/text.js';
import type { PageFault, Plan } from '../contract/definition.js';
import { asText, textBy, whole } from '../contract/setting-table.js';
import type { SettingTable, SettingValues } from '../contract/settings.js';
import { daySettings, hasChoices, type DayOffer } from '../days/day-settings.js';
import type { AnyOffer } from './offer.js';

/** So many puzzles each level has. */
export const BUILT_IN = 30;

const LEVELS = 3;

/** The levels of which another one can be drawn, and what the buttons for it are called: this, and the level. */
export const DRAWN_LEVELS = [1, 2] as const;
export const ANOTHER = 'another-';
const FIRST_NAME = '1-1';

/** A built-in puzzle's name: level and number. */
const NAME = /^([1-3])-([1-9]\d?)$/;
const DATE = /^\d{4}-/;

/** The first day of the built-in puzzles; it is that of all games. */
const FIRST_DAY = '2026-10-26';

/** The settings of no puzzle, for what is chosen in place of whatever the page asks for. */
export const NO_PUZZLE = {
  puzzle: undefined,
  daily: undefined,
  level: undefined,
  goal: undefined,
  par: undefined,
} as const;

const isGiven = (given: Pick<SettingValues, 'get'>, name: string): boolean => given.get(name) !== undefined;

export function dayOfferOf({ puzzles, keptAs }: AnyOffer): DayOffer {
  return {
    first: FIRST_DAY,
    rule: puzzles.rule,
    keptAs,
    countsRatings: true,
    isElse: (given) =>
      given.get('record') !== '' ||
      (given.given('puzzle') !== undefined && readFlag('puzzle', asText(given.given('puzzle'))) !== false),
    settingsOf: (day) => ({ ...NO_PUZZLE, daily: day }),
  };
}

/** How the attributes of puzzles are read. */
export function readersOf(offer: AnyOffer): SettingTable {
  const { rule, kinds } = offer.puzzles;
  return {
    puzzle: textBy('puzzle', (text) => {
      const isThere = readFlag('puzzle', text);
      if (isThere !== undefined) return accept(isThere ? FIRST_NAME : undefined);
      const bad = checkText(text, POSITION_CAP);
      if (bad) return { ok: false, error: bad };
      const name = text.trim();
      const [, , number] = NAME.exec(name) ?? [];
      return /^\d+-\d+$/.test(name) && !(Number(number) <= BUILT_IN)
        ? refuse('puzzle/no-puzzle', { rule, facts: { found: shownValue(text), most: BUILT_IN } })
        : accept(text);
    }),
    ...daySettings(dayOfferOf(offer)),
    level: whole('level', 1, LEVELS, undefined, true, rule),
    goal: textBy('goal', (text) => {
      const bad = checkText(text, POSITION_CAP, /[^\w.:, *+-]/);
      if (bad) return { ok: false, error: bad };
      const [kind = ''] = text.trim().split(':');
      const names = kinds.map(({ name }) => name);
      return names.includes(kind)
        ? accept(text.trim())
        : refuse('puzzle/kind', { rule, facts: { found: shownValue(text), kinds: names } });
    }),
    par: whole('par', 1, 999, undefined, true, rule),
  };
}

/** A puzzle that a page asks for. If it asks in several ways, the first of these sources counts. */
interface PagePuzzle {
  readonly source: 'puzzle' | 'daily' | 'level' | 'goal';
  /** A name, a day, or a whole text. */
  readonly text: string;
}

/** In the order in which they count. */
const SOURCES = ['puzzle', 'daily', 'level', 'goal'] as const;

function sourceOf(given: SettingValues): PagePuzzle['source'] | undefined {
  return SOURCES.find((name) => isGiven(given, name));
}

/** A position with what the page asks of it. */
function withGoal(given: SettingValues): string {
  const fields = ['goal', 'par'].filter((name) => isGiven(given, name));
  return `${given.get<string>('position')};${fields.map((name) => `${name}=${given.get(name)}`).join(';')}`;
}

function pagePuzzle(given: SettingValues, seed: number | undefined): PagePuzzle | undefined {
  const source = sourceOf(given);
  switch (source) {
    case 'puzzle':
    case 'daily':
      return { source, text: given.get<string>(source).trim() };
    case 'level':
      return seed === undefined
        ? undefined
        : { source, text: `${given.get(source)}-${1 + (mix(seed) % BUILT_IN)}` };
    case 'goal':
      return given.get('position') === '' ? undefined : { source, text: withGoal(given) };
    default:
      return undefined;
  }
}

const isBuiltIn = (text: string): boolean => NAME.test(text) || DATE.test(text);

/** The text of a puzzle that is asked for; undefined where its list is not there, or has none of this name. */
function textOf({ first, list }: AnyOffer, puzzle: string): string | undefined {
  if (puzzle === FIRST_NAME) return first;
  if (!isBuiltIn(puzzle)) return puzzle;
  const all = list.now()?.puzzleList;
  return DATE.test(puzzle) ? all?.ofDay(puzzle) : all?.named(puzzle);
}

/** Whether the list of built-in puzzles is needed, and not there. The values may still be as they came. */
export function lacksList({ list }: AnyOffer, given: SettingValues): boolean {
  if (list.now()) return false;
  const source = sourceOf(given);
  const puzzle = `${given.get('puzzle')}`.trim();
  return source === 'puzzle' ? NAME.test(puzzle) && puzzle !== FIRST_NAME : /daily|level/.test(source ?? '');
}

/** A position without what makes a puzzle of it, to be played where its goal cannot be used. */
const withoutGoal = (text: string): string => splitPuzzle(text).position.replaceAll(/[;\s]+(?=;|$)/g, '');

export function puzzlePlans(
  offer: AnyOffer,
  given: SettingValues,
  seed: number | undefined,
): readonly Plan[] {
  const puzzle = pagePuzzle(given, seed);
  const text = puzzle && textOf(offer, puzzle.text);
  const { source = 'position' } = puzzle ?? {};
  const position = given.get<string>('position');
  const wanted = text === undefined ? [] : [{ text, source }];
  const others = [
    ...(text !== undefined && puzzle && !isBuiltIn(puzzle.text) ? [{ text: withoutGoal(text), source }] : []),
    // A goal in the position itself.
    ...(/\bgoal=/.test(position)
      ? [position, withoutGoal(position)].map((one) => ({ text: one, source: 'position' }))
      : []),
  ];
  return [...wanted, ...others].map((plan): Plan => ({ kind: 'position', ...plan }));
}

/** What of all that the page asks for is wrong together, and what is left out since something else goes before it. */
export function faultsOf({ puzzles: { rule } }: AnyOffer, given: SettingValues): readonly PageFault[] {
  if (given.isChosen) return [];
  const source = sourceOf(given);
  const first = given.get('record') !== '' ? 'record' : source;
  const texts = ['record', 'position'].filter((name) => given.get(name) !== '');
  const all = [...SOURCES.filter((name) => isGiven(given, name)), ...texts];
  const others = all.filter((name) => name !== first && !(first === 'goal' && name === 'position'));
  const left = first === undefined || all.every((name) => texts.includes(name)) ? [] : others;
  const faults: PageFault[] = left.map((name) => ({
    source: name,
    refusal: { code: 'puzzle/left-out', rule, facts: { name, other: first as string } },
    isAdvice: true,
  }));
  const isAlone = first === 'goal' && given.get('position') === '';
  if (isAlone) faults.push({ source: 'goal', refusal: { code: 'puzzle/no-position', rule } });
  if (isGiven(given, 'par') && !isGiven(given, 'goal'))
    faults.push({ source: 'par', refusal: { code: 'puzzle/no-goal', rule, facts: { field: 'par' } } });
  const puzzle = given.get<string | undefined>('puzzle');
  if (first === 'puzzle' && puzzle !== undefined && !isBuiltIn(puzzle.trim()) && !/\bgoal\s*=/.test(puzzle))
    faults.push({ source: 'puzzle', refusal: { code: 'puzzle/no-text-goal', rule } });
  return faults;
}

/** The position of a text, written as the game writes it. */
const written = memoize((offer: AnyOffer) => {
  let [text, position] = ['', ''];
  return (one: string): string => {
    if (one === text) return position;
    const { notation } = offer.game;
    const read = notation.parsePosition(one);
    [text, position] = [one, read.ok ? notation.formatPosition(unwrap(read)) : ''];
    return position;
  };
}, new WeakMap());

/**
 * The name or the day of the puzzle that begins with this position; undefined where it is none of ours, or not the one
 * that is asked for.
 */
export function titleOf(
  offer: AnyOffer,
  given: SettingValues,
  seed: number,
  position: string,
): string | undefined {
  const puzzle = pagePuzzle(given, seed)?.text ?? '';
  const text = isBuiltIn(puzzle) ? textOf(offer, puzzle) : undefined;
  return text !== undefined && written(offer)(text) === position ? puzzle : undefined;
}

export const isDay = (title: string | undefined): title is string => title !== undefined && DATE.test(title);

/** How hard a built-in puzzle is, from 1 to 3. */
export function levelOf({ list }: AnyOffer, title: string): number | undefined {
  return isDay(title) ? list.now()?.puzzleList.levelOfDay(title) : Number(title[0]);
}

/** Whether a puzzle that these settings ask for has a next one, which is offered when it is solved. */
export function leadsOn(given: SettingValues): boolean {
  const source = sourceOf(given);
  const isOurs = source === 'level' || (source === 'puzzle' && NAME.test(given.get<string>('puzzle').trim()));
  return isOurs && hasChoices(given) && given.get('record') === '';
}

/** The settings of the puzzle after this one, the next of its level; undefined where the page wants no other. */
export function nextPuzzle(
  offer: AnyOffer,
  given: SettingValues,
  title: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (title === undefined || !hasChoices(given)) return undefined;
  const [, level, number] = (NAME.exec(title) ?? []).map(Number);
  if (level === undefined || number === undefined) return { ...NO_PUZZLE, level: levelOf(offer, title) ?? 1 };
  const next = number < BUILT_IN ? [level, number + 1] : [(level % LEVELS) + 1, 1];
  return { ...NO_PUZZLE, puzzle: next.join('-') };
}
