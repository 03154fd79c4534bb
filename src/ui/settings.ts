/** The attributes and properties of a board as a table: how each is read, and what holds until a value is sound. It touches no DOM. */
import { POSITION_CAP, RECORD_CAP, SEEDS } from '../core/limits.js';
import type { PropertyDeclarations } from 'lit';
import { memoize } from '../core/memoize.js';
import { checkText, parseNames, parsePlayers } from '../core/notation.js';
import { parseOption } from '../core/option-text.js';
import {
  checkOption,
  defaultsOf,
  type AnyOption,
  type AnyTable,
  type ChoiceOption,
} from '../core/options.js';
import { accept, refuse, within, type Refusal, type Result } from '../core/result.js';
import { shownValue } from '../core/shown.js';
import type { AnyFace } from './face.js';
import { readGiven } from './given.js';

export interface Setting {
  /** False: a property alone. */
  readonly attribute: string | false;
  /** What the property reads as while nothing sound is set. */
  readonly fallback: unknown;
  /** True where a new value may begin another game; the others only change how the game is shown. */
  readonly restarts: boolean;
  /** A text given to the property becomes the attribute's, which style sheets ask for. */
  readonly reflects?: boolean;
  /** Reads a value from an attribute (text) or a property. To a refusal `settle` adds whose value it was. */
  read(value: unknown): Result<unknown>;
}

export type SettingTable = Readonly<Record<string, Setting>>;

function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function fromOption(name: string, option: AnyOption, restarts: boolean): Setting {
  return {
    attribute: attributeOf(name),
    fallback: option.default,
    restarts,
    read: (value) =>
      typeof value === 'string' ? parseOption(name, option, value) : checkOption(name, option, value),
  };
}

function choice(name: string, values: readonly string[]): Setting {
  const option: ChoiceOption = { kind: 'choice', rule: '', default: values[0] as string, values };
  const setting = fromOption(name, option, false);
  // A bare attribute means the default.
  return { ...setting, read: (value) => (value === '' ? accept(option.default) : setting.read(value)) };
}

function refuseKind(name: string, range: string, value: unknown): Result<never> {
  return refuse('option/range', { facts: { option: name, range, got: typeof value } });
}

type Check = (text: string) => Refusal | undefined;

function text(name: string, check: Check, restarts = false): Setting {
  return {
    attribute: attributeOf(name),
    fallback: '',
    restarts,
    read: (value) => {
      if (typeof value === 'object' || typeof value === 'symbol') return refuseKind(name, 'text', value);
      const given = String(value);
      const error = check(given);
      return error ? { ok: false, error } : accept(given);
    },
  };
}

/** A text of so many characters at most, none of them strange. */
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

/** A flag of the slice's own that only changes how the game is shown. */
export const flag = (name: string): Setting =>
  fromOption(name, { kind: 'flag', rule: '', default: false }, false);

const VIEWER = /^(public|all|\d{1,2}|)$/;

function kitSettings(face: AnyFace): SettingTable {
  const [least, most] = face.seatRange;
  const players: Check = (given) => {
    const read = parsePlayers(given, face.bots);
    if (!read.ok) return read.error;
    const got = read.value.length;
    return got === 0 || (got >= least && got <= most)
      ? undefined
      : { code: 'seats/count', facts: { range: least === most ? least : `${least} to ${most}`, got } };
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
    seats: { ...text('seats', players, true), fallback: face.seats },
    botPace: whole('botPace', 0, 60_000, 400, false),
    rulesHref: text('rulesHref', upTo(2000, /[\p{Cc}<>]/u)),
    names: text('names', (given) => errorOf(parseNames(given))),
    viewer: text('viewer', (given) =>
      VIEWER.test(given) ? undefined : { code: 'record/view', facts: { found: shownValue(given) } },
    ),
    marks: text('marks', upTo(4000)),
    controls: choice('controls', ['full', 'minimal', 'none']),
    fit: { ...choice('fit', ['width', 'box']), reflects: true },
    readonly: flag('readonly'),
    fromHash: flag('fromHash'),
    remember: text('remember', upTo(100, /\p{Cc}/u)),
    words: property('words', 'sentences by key', tableIn),
    workerFactory: property('workerFactory', 'a function', (value) =>
      typeof value === 'function' ? value : undefined,
    ),
    ...(face.looks.length > 0 && { look: choice('look', face.looks) }),
  };
}

/** All settings of a board: the game's options but those that count seats, the kit's, the slice's own. */
export const settingsOf = memoize((face: AnyFace): SettingTable => {
  const options = Object.entries(face.options as AnyTable).filter(([, option]) => !option.countsSeats);
  return {
    ...Object.fromEntries(options.map(([name, option]) => [name, fromOption(name, option, true)])),
    ...kitSettings(face),
    ...face.settings,
  };
}, new WeakMap());

/** The names of all settings that are attributes, by attribute. */
export const namesOf = memoize(
  (face: AnyFace): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(settingsOf(face)).flatMap(([name, { attribute }]) =>
        attribute ? [[attribute, name] as const] : [],
      ),
    ),
  new WeakMap(),
);

/** For a class's `static properties`; GameElement makes the accessors. */
export function propertiesOf(face: AnyFace): PropertyDeclarations {
  return settingsOf(face);
}

/** The values of one board: what was last given, and the last sound value of each. */
export class Settings {
  readonly table: SettingTable;
  readonly #given = new Map<string, unknown>();
  readonly #sound = new Map<string, unknown>();
  #changed: readonly string[] = [];
  /** The page's values in whose place the reader's are. */
  #displaced = new Map<string, unknown>();
  #asked = 0;

  constructor(table: SettingTable) {
    this.table = table;
  }

  /** Takes a value as it comes; it is read by the next `settle`. Undefined and null mean absent. */
  give(name: string, value: unknown): void {
    if (value === undefined || value === null) this.#given.delete(name);
    else this.#given.set(name, value);
    if (this.table[name]?.restarts) this.choose({});
    if (!this.#changed.includes(name)) this.#changed = [...this.#changed, name];
  }

  /** Whether the reader has put other values in the place of the page's. */
  get isChosen(): boolean {
    return this.#displaced.size > 0;
  }

  /** How often a game was asked for, by the page or by the reader: what is asked for last counts. */
  get asked(): number {
    return this.#asked;
  }

  /** A setting's name as a page writes it: its attribute's, or its own where no attribute gives it. */
  writtenAs(name: string): string {
    return this.table[name]?.attribute || name;
  }

  /** Whether a sound value is set. */
  has(name: string): boolean {
    return this.#sound.get(name) !== undefined;
  }

  /** Puts the reader's values in the place of the page's until the page asks for another game: undefined means the fallback. */
  choose(values: Readonly<Record<string, unknown>>): void {
    this.#asked++;
    for (const [name, value] of this.#displaced) this.#sound.set(name, value);
    this.#displaced = new Map(Object.keys(values).map((name) => [name, this.#sound.get(name)]));
    for (const name in values) this.#sound.set(name, values[name]);
  }

  /** The value that holds now. */
  get<T>(name: string): T {
    if (this.#changed.includes(name)) {
      const read = this.#read(name);
      if (read.ok) return (read.value ?? this.table[name]?.fallback) as T;
    }
    return (this.#sound.get(name) ?? this.table[name]?.fallback) as T;
  }

  /** The engine's options among the settings. */
  options(face: AnyFace): Record<string, unknown> {
    const table = face.options as AnyTable;
    const defaults: Record<string, unknown> = defaultsOf(table as never);
    return Object.fromEntries(
      Object.keys(table).map((name) => [name, name in this.table ? this.get(name) : defaults[name]]),
    );
  }

  /** Reads what was given since the last time; returns the names that changed, and the refusals by name. */
  settle(): { readonly changed: ReadonlySet<string>; readonly refusals: ReadonlyMap<string, Refusal> } {
    const changed = new Set<string>();
    const refusals = new Map<string, Refusal>();
    const names = this.#changed;
    this.#changed = [];
    for (const name of names) {
      const read = this.#read(name);
      if (!read.ok) refusals.set(name, within(read.error, { path: name }));
      else {
        changed.add(name);
        this.#displaced.delete(name);
        if (read.value === undefined) this.#sound.delete(name);
        else this.#sound.set(name, read.value);
      }
    }
    return { changed, refusals };
  }

  /** The attributes of a board like this one: what is set, by attribute, property or choice, as text. */
  attributes(): Readonly<Record<string, string>> {
    const set = [...this.#sound].flatMap(([name, value]): [string, string][] => {
      const attribute = this.table[name]?.attribute;
      if (!attribute || value === undefined || value === this.table[name]?.fallback) return [];
      return [
        [
          attribute,
          value === true
            ? ''
            : value === false
              ? 'no'
              : Array.isArray(value)
                ? value.join(' ')
                : String(value),
        ],
      ];
    });
    return Object.fromEntries(set);
  }

  #read(name: string): Result<unknown> {
    const value = this.#given.get(name);
    if (value === undefined) return accept(undefined);
    return readGiven(name, () => (this.table[name] as Setting).read(value));
  }
}
