/**
 * The attributes and properties of a board as a table: how each is read, and what holds until a value is sound. It
 * touches no DOM.
 */
import { POSITION_CAP, RECORD_CAP, SEEDS } from '../../core/basics/limits.js';
import type { PropertyDeclarations } from 'lit';
import { memoize } from '../../core/basics/memoize.js';
import { checkText } from '../../core/text/text.js';
import { parseNames, parsePlayers } from '../../core/text/players.js';
import { isBare, parseOption } from '../../core/text/option-text.js';
import type { AnyOption, AnyTable, ChoiceOption } from '../../core/contract/option-kinds.js';
import { checkOption } from '../../core/text/options.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import { shownValue } from '../../core/basics/shown.js';
import type { AnyDefinition } from './definition.js';
import type { Setting, SettingTable, SettingValues } from './settings.js';

function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function fromOption(name: string, option: AnyOption, restarts: boolean): Setting {
  return {
    attribute: attributeOf(name),
    fallback: option.default,
    restarts,
    read: (value) => {
      const read =
        typeof value === 'string' ? parseOption(name, option, value) : checkOption(name, option, value);
      // A bare attribute chooses nothing, which is the default.
      const isUnchosen =
        option.kind === 'choice' && (typeof value === 'string' ? isBare(name, value) : value === true);
      return !read.ok && isUnchosen ? accept(option.default) : read;
    },
  };
}

function choice(name: string, values: readonly string[]): Setting {
  const option: ChoiceOption = { kind: 'choice', rule: '', default: values[0] as string, values };
  return fromOption(name, option, false);
}

/** `range`: the end of the key that says what it takes. */
function refuseKind(name: string, range: string, value: unknown): Result<never> {
  return refuse('option/range', {
    facts: { option: name, range: { key: `range.${range}` }, got: typeof value },
  });
}

type Check = (text: string) => Refusal | undefined;

function text(name: string, check: Check, restarts = false): Setting {
  return {
    attribute: attributeOf(name),
    fallback: '',
    restarts,
    read: (value) => {
      if (typeof value === 'object' || typeof value === 'symbol') return refuseKind(name, 'any-text', value);
      const given = String(value);
      const error = check(given);
      return error ? { ok: false, error } : accept(given);
    },
  };
}

/** A text of at most that many characters, none of them strange. */
const upTo =
  (cap: number, strange?: RegExp): Check =>
  (given) =>
    checkText(given, cap, strange);

/** Sentences by key, as a copy: what was checked is what is said. What does not fit among them is told key by key. */
const tableIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** A property that no attribute gives; `take` makes of a value what is kept, undefined where it does not fit. */
function property(name: string, range: string, take: (value: unknown) => unknown): Setting {
  return {
    attribute: false,
    fallback: undefined,
    restarts: false,
    read: (value) => {
      const taken = take(value);
      return taken === undefined ? refuseKind(name, range, value) : accept(taken);
    },
  };
}

/** An integer that only the board knows. */
export const whole = (
  name: string,
  min: number,
  max: number,
  fallback: number | undefined,
  restarts: boolean,
  rule = '',
): Setting => ({
  ...fromOption(name, { kind: 'integer', rule, default: min, min, max }, restarts),
  fallback,
});

const errorOf = (result: Result<unknown>): Refusal | undefined => (result.ok ? undefined : result.error);

/** A value as an attribute has it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : shownValue(value));

/** A text that says which game begins, by a reader of the slice's own. */
export const textBy = (
  attribute: string,
  read: (text: string, others?: Pick<SettingValues, 'get'>) => Result<unknown>,
): Setting => ({
  attribute,
  fallback: undefined,
  restarts: true,
  read: (value, others) => read(asText(value), others),
});

/** A flag of the slice's own that only changes how the game is shown. */
export const flag = (name: string): Setting =>
  fromOption(name, { kind: 'flag', rule: '', default: false }, false);

const VIEWER = /^(public|all|\d{1,2}|)$/;

function kitSettings(definition: AnyDefinition): SettingTable {
  const [least, most] = definition.seatRange;
  const players: Check = (given) => {
    const read = parsePlayers(given, definition.bots);
    if (!read.ok) return read.error;
    const got = read.value.length;
    return got === 0 || (got >= least && got <= most)
      ? undefined
      : { code: 'seats/count', facts: { least, most, got, many: least === most ? 'exactly' : 'between' } };
  };
  return {
    // Records of other programs begin with a bracket and may hold names with any letters.
    record: text(
      'record',
      (given) => checkText(given, RECORD_CAP, /^\s*\[/.test(given) ? /[^\t\n\r\P{Cc}]/u : undefined),
      true,
    ),
    position: text('position', upTo(POSITION_CAP), true),
    ply: whole('ply', 0, 1e9 - 1, undefined, false),
    seed: whole('seed', 0, SEEDS - 1, undefined, true),
    seats: { ...text('seats', players, true), fallback: definition.seats },
    botPace: whole('botPace', 0, 60_000, 400, false),
    rulesHref: text('rulesHref', upTo(2000, /[\p{Cc}<>]/u)),
    shareUrl: text('shareUrl', upTo(2000, /[\p{Cc}<>]/u)),
    names: text('names', (given) => errorOf(parseNames(given))),
    viewer: text('viewer', (given) =>
      VIEWER.test(given) ? undefined : { code: 'record/view', facts: { found: shownValue(given) } },
    ),
    marks: text('marks', upTo(4000)),
    controls: choice('controls', ['full', 'minimal', 'none']),
    fit: { ...choice('fit', ['width', 'box']), reflects: true },
    stage: flag('stage'),
    readonly: flag('readonly'),
    lesson: flag('lesson'),
    noHints: flag('noHints'),
    fromHash: flag('fromHash'),
    remember: text('remember', upTo(100, /\p{Cc}/u)),
    words: property('words', 'sentences', tableIn),
    workerFactory: property('workerFactory', 'function', (value) =>
      typeof value === 'function' ? value : undefined,
    ),
    ...(definition.looks.length > 0 && { look: choice('look', definition.looks) }),
  };
}

/** Each of these asks for a puzzle. */
const ASKS = ['puzzle', 'daily', 'level', 'goal', 'par'];

/** On which other setting it depends how these are read. */
const BY: Readonly<Record<string, string>> = { daily: 'dailyZone', goal: 'position', par: 'goal' };

/** The first day of the built-in puzzles, and the first of a site that names none. */
const FIRST_DAY = '2026-10-26';

/**
 * The attributes by which a page asks for a puzzle. What brings the puzzles reads them; until then each value stays as
 * it came.
 */
function puzzleSettings(puzzles: NonNullable<AnyDefinition['puzzles']>): SettingTable {
  const readLater = (name: string): Setting => ({
    attribute: attributeOf(name),
    fallback: name === 'dailyFirst' ? FIRST_DAY : undefined,
    restarts: name !== 'dailyFirst',
    by: BY[name],
    read: (value, others) =>
      puzzles.now()?.puzzlePart.settings[name]?.read(value, others) ?? accept(asText(value)),
  });
  const names = [...ASKS, 'dailyZone', 'dailyFirst'];
  return {
    ...Object.fromEntries(names.map((name) => [name, readLater(name)])),
    noSolution: flag('noSolution'),
    noChoices: flag('noChoices'),
  };
}

/** The names of what a page has given of them, to be read again when the puzzles have come. */
export const puzzleNames = (given: Pick<SettingValues, 'given'>): readonly string[] =>
  [...ASKS, 'dailyZone', 'dailyFirst'].filter((name) => given.given(name) !== undefined);

/** Whether a page, or the reader, asks for a puzzle. */
export const asksPuzzle = (settings: Pick<SettingValues, 'get'>): boolean =>
  ASKS.some((name) => settings.get(name) !== undefined);

/** All settings of a board: the game's options but those that count seats, the kit's, the slice's own. */
export const settingsOf = memoize((definition: AnyDefinition): SettingTable => {
  const options = Object.entries(definition.options as AnyTable).filter(([, option]) => !option.countsSeats);
  return {
    ...Object.fromEntries(options.map(([name, option]) => [name, fromOption(name, option, true)])),
    ...kitSettings(definition),
    ...(definition.puzzles && puzzleSettings(definition.puzzles)),
    ...definition.settings,
  };
}, new WeakMap());

/** The names of all settings that are attributes, by attribute. */
export const namesOf = memoize(
  (definition: AnyDefinition): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(settingsOf(definition)).flatMap(([name, { attribute }]) =>
        attribute ? [[attribute, name] as const] : [],
      ),
    ),
  new WeakMap(),
);

/** For a class's `static properties`; GameElement makes the accessors. */
export function propertiesOf(definition: AnyDefinition): PropertyDeclarations {
  return settingsOf(definition);
}
