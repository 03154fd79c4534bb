/** Reads the slice's own attributes: which puzzle, of which day, and the size of its board. */
import { POSITION_CAP } from '../../core/basics/limits.js';
import { checkText } from '../../core/text/text.js';
import { isBare } from '../../core/text/option-text.js';
import { accept } from '../../core/basics/result.js';
import { mix } from '../../core/basics/seed.js';
import type { Plan } from '../../ui/contract/definition.js';
import { late } from '../../ui/contract/lazy.js';
import { asText, flag, textBy, whole } from '../../ui/contract/setting-table.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import { daySettings, hasChoices, type DayOffer } from '../../ui/days/day-settings.js';
import { sizeOf, type Size } from '../geometry.js';
import { FIRST_DAY } from '../days.js';
import { BUILT_IN, NAME, readName } from '../names.js';
import { reading } from '../options.js';
import type { Options } from '../state.js';

/** The built-in puzzles, sent for when a board names one. */
export const data = late(() => import('../puzzles.js'));

/** The puzzle of a bare tag, 1-1, without its chunk. */
export const FIRST = '.Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1';

/** If `puzzle` or a card game is asked for as well, the board shows that instead. */
export const days: DayOffer = {
  first: FIRST_DAY,
  rule: 'R13',
  // As before other games had days, whose journals bear their names.
  keptAs: 'of days',
  isElse: (given) => !isBare('puzzle', asText(given.given('puzzle') ?? '')) || given.given('use') === 'game',
  settingsOf: (day) => ({ use: 'puzzle', puzzle: undefined, level: undefined, size: undefined, daily: day }),
};

export const settings = {
  puzzle: textBy('puzzle', (text) => {
    const bad = checkText(text, POSITION_CAP);
    if (bad) return { ok: false, error: bad };
    return isBare('puzzle', text) ? accept(undefined) : readName(text);
  }),
  ...daySettings(days),
  level: whole('level', 1, 3, undefined, true, 'R14'),
  noSolution: flag('noSolution'),
  noChoices: flag('noChoices'),
} as const;

/** The puzzle that the page asks for by name: the first attribute set, in this order. */
function askedOf(given: SettingValues, seed: number | undefined): string | undefined {
  if (given.get('use') === 'game') return undefined;
  const puzzle = given.get<string | undefined>('puzzle');
  if (puzzle !== undefined) return puzzle.trim();
  const daily = given.get<string | undefined>('daily');
  if (daily !== undefined) return daily;
  const level = given.get<number | undefined>('level');
  if (level !== undefined) return seed === undefined ? undefined : `${level}-${1 + (mix(seed) % BUILT_IN)}`;
  return given.get('seed') === undefined && !given.has('size') ? '1-1' : undefined;
}

/** How the page wants lines read, where the puzzle's text does not say it itself. */
function withReading(text: string, given: SettingValues): string {
  const added = Object.entries(reading)
    .filter(([name, option]) => given.get(name) !== option.default && !text.includes(`${name}=`))
    .map(([name]) => `;${name}=${typeof given.get(name) === 'boolean' ? 'yes' : given.get(name)}`);
  return text + added.join('');
}

const DATE = /^\d{4}-/;

function textOf(asked: string, given: SettingValues): string | undefined {
  if (asked === '1-1') return FIRST;
  if (!NAME.test(asked) && !DATE.test(asked)) return withReading(asked, given);
  const all = data.now();
  const puzzle = DATE.test(asked) ? all?.puzzleOfDay(asked) : all?.puzzleNamed(asked);
  return puzzle && all?.positionOf(puzzle);
}

/** `2-17`, or a day, where that is what the position is of; what the page has written itself has no name. */
export function titleOf(given: SettingValues, seed: number, position: string): string | undefined {
  const asked = askedOf(given, seed) ?? '';
  return /^\d[\d-]+$/.test(asked) && textOf(asked, given) === position ? asked : undefined;
}

/** Whether the puzzle is one of ours, whose par is proven, rather than what somebody has written. */
export function isProven(given: SettingValues): boolean {
  const isOurs = given.get('record') === '' && given.get('position') === '';
  const asked = askedOf(given, 0);
  return isOurs && (asked === undefined || NAME.test(asked) || DATE.test(asked));
}

/** The day whose puzzle this position is; undefined where it is none. */
export function dayAt(given: SettingValues, position: string): string | undefined {
  const title = titleOf(given, 0, position);
  return title !== undefined && DATE.test(title) ? title : undefined;
}

/**
 * The settings of the puzzle after the one on show: the next of its level, else another of its size; undefined where
 * the page wants no other.
 */
export function nextPuzzle(
  given: SettingValues,
  title: string | undefined,
  { width, height }: Size,
): Readonly<Record<string, unknown>> | undefined {
  if (!hasChoices(given)) return undefined;
  const asked = { use: 'puzzle', puzzle: undefined, daily: undefined, level: undefined, size: undefined };
  const [, level, number] = (NAME.exec(title ?? '') ?? []).map(Number);
  if (level !== undefined && number !== undefined) {
    const next = number < BUILT_IN ? [level, number + 1] : [(level % 3) + 1, 1];
    return { ...asked, puzzle: next.join('-') };
  }
  // R14: no smaller board is generated, and nothing else is like the puzzle of a day.
  return title !== undefined || Math.min(width, height) < 5
    ? { ...asked, level: 1 }
    : { ...asked, size: `${width}x${height}` };
}

export function plans(given: SettingValues, seed: number | undefined): readonly Plan[] {
  const asked = askedOf(given, seed);
  const text = asked === undefined ? undefined : textOf(asked, given);
  const source = ['puzzle', 'daily', 'level'].find((name) => given.get(name) !== undefined) ?? 'puzzle';
  if (text === undefined) return [];
  // If a text is unsound and nothing else is asked for, show the puzzle of a bare board.
  const isElse = given.get('seed') !== undefined || given.has('size');
  return [text, ...(isElse ? [] : [FIRST])].map((one) => ({ kind: 'position', text: one, source }));
}

/** A name or a day is looked up, and a record or a position wins over both. */
export function lacksData(given: SettingValues): boolean {
  if (data.now() || given.get('record') !== '' || given.get('position') !== '') return false;
  const asked = askedOf(given, given.get('level') === undefined ? undefined : 0);
  return asked !== undefined && asked !== '1-1' && (NAME.test(asked) || DATE.test(asked));
}

/** The sides of a board that is written out; undefined where the text is none. */
function sizeIn(text: string): Size | undefined {
  const [board = ''] = text.trim().split(/;|\n[^\S\n]*[A-Za-z]+\s*=/);
  const rows = board.split(/[/\n]/).flatMap((row) => row.trim() || []);
  const width = rows[0]?.length ?? 0;
  const isBoard =
    width > 0 &&
    rows.length <= 25 &&
    width <= 25 &&
    rows.every((row) => /^[.A-Z]+$/.test(row) && row.length === width);
  return isBoard ? { width, height: rows.length } : undefined;
}

/** The sides of a board by what the page asks for. Built-in boards are square. */
export function sizeBy({ size }: Options, given: SettingValues): Size {
  const record = given.get<string>('record');
  const [, from] = / from=([^\s|]+)/.exec(record) ?? [];
  const [, sides] = / size=([\dx]+)/.exec(record) ?? [];
  const text = from ?? (record === '' ? given.get<string>('position') || askedOf(given, 0) : undefined);
  return (text === undefined ? undefined : sizeIn(text)) ?? sizeOf(sides ?? size);
}
