/** What a page asks for by the slice's own attributes: which puzzle, and of what size its board will be. */
import { POSITION_CAP } from '../../core/basics/limits.js';
import { checkText } from '../../core/text/text.js';
import { isBare, readFlag } from '../../core/text/option-text.js';
import { accept, type Result } from '../../core/basics/result.js';
import { mix } from '../../core/basics/seed.js';
import { shownValue } from '../../core/basics/shown.js';
import type { Plan } from '../../ui/contract/definition.js';
import { late } from '../../ui/contract/lazy.js';
import { flag, whole } from '../../ui/contract/setting-table.js';
import type { Setting, SettingValues } from '../../ui/contract/settings.js';
import { sizeOf, type Size } from '../geometry.js';
import { dateAt, dayOf, FIRST_DAY } from '../days.js';
import { BUILT_IN, NAME, readDay, readName, readZone } from '../names.js';
import { reading } from '../options.js';
import type { Options } from '../state.js';

/** The built-in puzzles, sent for when a board names one. */
export const data = late(() => import('../puzzles.js'));

/** What a bare tag shows: the puzzle 1-1, without its chunk. */
export const FIRST = '.Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1';

const DAY = 24 * 60 * 60_000;
const [EARLIEST, LATEST] = [dayOf('1000-01-02') * DAY, dayOf('9999-12-31') * DAY];

/** The moment on the reader's clock; a clock that shows no year of four figures is taken to show the start of 1970. */
export function now(): number {
  const ms = Date.now();
  return ms >= EARLIEST && ms < LATEST ? ms : 0;
}

/** The date now in the zone of the page, else in the reader's own. */
export function today(given?: Pick<SettingValues, 'get'>): string {
  return dateAt(now(), given?.get('dailyZone'));
}

/** Whether the page offers the puzzle of each day, and with it those of the days before, rather than that of one day. */
export function isEveryDay(given: SettingValues): boolean {
  return (
    asksEachDay(asText(given.given('daily') ?? false)) &&
    isBare('puzzle', asText(given.given('puzzle') ?? '')) &&
    given.given('use') !== 'game'
  );
}

function own(
  name: string,
  read: (text: string, others?: Pick<SettingValues, 'get'>) => Result<unknown>,
): Setting {
  return {
    attribute: name,
    fallback: undefined,
    restarts: true,
    read: (value, others) => read(asText(value), others),
  };
}

/** A value as an attribute has it. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : shownValue(value));

/** Whether `daily` is for the puzzle of each day, rather than for that of one. */
const asksEachDay = (text: string): boolean => isBare('daily', text) || /^\s*today\s*$/i.test(text);

export const settings = {
  puzzle: own('puzzle', (text) => {
    const bad = checkText(text, POSITION_CAP);
    if (bad) return { ok: false, error: bad };
    return isBare('puzzle', text) ? accept(undefined) : readName(text);
  }),
  daily: {
    ...own('daily', (text, others) => {
      if (readFlag('daily', text) === false) return accept(undefined);
      return readDay(asksEachDay(text) ? today(others) : text);
    }),
    by: 'dailyZone',
  },
  dailyZone: own('daily-zone', readZone),
  dailyFirst: { ...own('daily-first', readDay), fallback: FIRST_DAY, restarts: false },
  level: whole('level', 1, 3, undefined, true, 'R14'),
  noSolution: flag('noSolution'),
  noChoices: flag('noChoices'),
} as const;

/** What the page asks for by name: the first that it has set, in this order. */
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

/** The settings of the puzzle of a day, in place of whatever the page asks for. */
export function dayAsked(day: string): Readonly<Record<string, unknown>> {
  return { use: 'puzzle', puzzle: undefined, level: undefined, size: undefined, daily: day };
}

/** Whether the reader may begin another puzzle or game than the page's. */
export function hasChoices(given: SettingValues): boolean {
  return !given.get('noChoices') && !given.get('readonly') && given.get('controls') === 'full';
}

/** Whether the reader is offered earlier days: where the page offers each day and other puzzles, from its first day on. */
export function offersDays(given: SettingValues): boolean {
  return isEveryDay(given) && hasChoices(given) && given.get<string>('dailyFirst') <= today(given);
}

/** The settings of the puzzle after the one on show: the next of its level, else another of its size; undefined where the page wants no other. */
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
  // Where a text is unsound and nothing else is asked for, a board shows what a bare one does.
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
