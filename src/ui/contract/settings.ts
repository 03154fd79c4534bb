/**
 * The values of a board's attributes and properties: what was given, and what holds until a value is sound. It touches
 * no DOM.
 */
import type { AnyTable } from '../../core/contract/option-kinds.js';
import { accept, refuse, within, type Refusal, type Result } from '../../core/basics/result.js';
import { shownValue } from '../../core/basics/shown.js';

export interface Setting {
  /** False: a property alone. */
  readonly attribute: string | false;
  /** The property's value while nothing valid is set. */
  readonly fallback: unknown;
  /** True where a new value may begin another game; the others only change how the game is shown. */
  readonly restarts: boolean;
  /** A text given to the property becomes the attribute's, which style sheets ask for. */
  readonly reflects?: boolean;
  /** Another setting, on which it depends how this one is read: when that one is given, this one is read again. */
  readonly by?: string | undefined;
  /** Reads a value from an attribute (text) or a property. To a refusal `settle` adds whose value it was. */
  read(value: unknown, others?: Pick<Settings, 'get'>): Result<unknown>;
}

export type SettingTable = Readonly<Record<string, Setting>>;

/** Runs `read` on a page's value for this name. Getters and proxies may throw: that counts as a bad value. */
export function readGiven<T>(name: string, read: () => Result<T>): Result<T> {
  try {
    return read();
  } catch (error) {
    return refuse('kit/throws', { facts: { name, reason: shownValue(error) }, at: { path: name } });
  }
}

/** A value as an attribute has it. */
function attributeText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '' : 'no';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

interface Values {
  readonly given: ReadonlyMap<string, unknown>;
  readonly sound: ReadonlyMap<string, unknown>;
  /** The value that each valid setting was read from. */
  readonly readFrom: ReadonlyMap<string, unknown>;
  /** The names that were given a value since the last `settle`. */
  readonly changed: readonly string[];
  /** The page's values that the reader's have replaced. */
  readonly displaced: ReadonlyMap<string, unknown>;
  readonly latestAsk: number;
}

const NONE: ReadonlyMap<string, unknown> = new Map();
const EMPTY: Values = {
  given: NONE,
  sound: NONE,
  readFrom: NONE,
  changed: [],
  displaced: NONE,
  latestAsk: 0,
};

/** The same map with this value; without the name where the value is undefined. */
function withValue(
  map: ReadonlyMap<string, unknown>,
  name: string,
  value: unknown,
): ReadonlyMap<string, unknown> {
  const next = new Map(map);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The result of `settle`. */
export interface Settled {
  readonly settings: Settings;
  /** The names of values that were read. */
  readonly changed: ReadonlySet<string>;
  /** Why others were not, by name. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/**
 * The values of one board: what was last given, and the last sound value of each. It never changes: each method that
 * writes answers with the next.
 */
export class Settings {
  readonly table: SettingTable;
  readonly #values: Values;

  constructor(table: SettingTable, values = EMPTY) {
    this.table = table;
    this.#values = values;
  }

  #with(values: Partial<Values>): Settings {
    return new Settings(this.table, { ...this.#values, ...values });
  }

  /** Takes a value as it comes; it is read by the next `settle`. Undefined and null mean absent. */
  give(name: string, value: unknown): Settings {
    const given = withValue(this.#values.given, name, value ?? undefined);
    const readBy = [...given.keys()].filter((other) => this.table[other]?.by === name);
    return this.#with({ given, changed: [...new Set([...this.#values.changed, name, ...readBy])] });
  }

  /** Reads these again with the next `settle`, and forgets what was read of them. */
  readAgain(names: readonly string[]): Settings {
    const { changed } = this.#values;
    const [sound, readFrom] = (['sound', 'readFrom'] as const).map(
      (kind) => new Map([...this.#values[kind]].filter(([name]) => !names.includes(name))),
    ) as [Map<string, unknown>, Map<string, unknown>];
    return this.#with({ sound, readFrom, changed: [...new Set([...changed, ...names])] });
  }

  /** Takes back what was given under this name since the last `settle`. */
  takeBack(name: string): Settings {
    const { given, readFrom, changed } = this.#values;
    return this.#with({
      given: withValue(given, name, readFrom.get(name)),
      changed: changed.filter((other) => other !== name),
    });
  }

  /** The page's raw value; choices by the reader do not change it. */
  given(name: string): unknown {
    return this.#values.given.get(name);
  }

  /** Whether a value was given under this name that is still to be read. */
  isNew(name: string): boolean {
    return this.#values.changed.includes(name);
  }

  /** Whether the reader has replaced values of the page. */
  get isChosen(): boolean {
    return this.#values.displaced.size > 0;
  }

  /** Values that the reader has chosen; they replace the page's. */
  get chosen(): Readonly<Record<string, unknown>> {
    const { displaced, sound } = this.#values;
    return Object.fromEntries([...displaced.keys()].map((name) => [name, sound.get(name)]));
  }

  /** The number of the last ask: each time that the page or the reader asks for a game, it is one more. */
  get latestAsk(): number {
    return this.#values.latestAsk;
  }

  /** The name of a setting as a page writes it: its attribute, or its property if it has none. */
  writtenAs(name: string): string {
    return this.table[name]?.attribute || name;
  }

  /** Whether a sound value is set. */
  has(name: string): boolean {
    return this.#values.sound.get(name) !== undefined;
  }

  /** Replaces the page's values by the reader's until the page asks for another game; undefined means the fallback. */
  choose(values: Readonly<Record<string, unknown>>): Settings {
    const sound = new Map([...this.#values.sound, ...this.#values.displaced]);
    const displaced = new Map(Object.keys(values).map((name) => [name, sound.get(name)]));
    for (const [name, value] of Object.entries(values)) sound.set(name, value);
    return this.#with({ sound, displaced, latestAsk: this.#values.latestAsk + 1 });
  }

  /** The value that holds now. */
  get<T>(name: string): T {
    if (this.isNew(name)) {
      const read = this.#read(name);
      if (read.ok) return (read.value ?? this.table[name]?.fallback) as T;
    }
    return (this.#values.sound.get(name) ?? this.table[name]?.fallback) as T;
  }

  /** The engine's options among the settings. */
  options(table: AnyTable): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(table).map(([name, option]) => [
        name,
        Object.hasOwn(this.table, name) ? this.get(name) : option.default,
      ]),
    );
  }

  /** Reads what was given since the last time. Where that may begin another game, the page asks for one. */
  settle(): Settled {
    const names = this.#values.changed;
    if (names.length === 0) return { settings: this, changed: new Set(), refusals: new Map() };
    const asks = names.some((name) => this.table[name]?.restarts);
    const from = asks ? this.choose({}) : this;
    const changed = new Set<string>();
    const refusals = new Map<string, Refusal>();
    const { given } = this.#values;
    const [sound, readFrom, displaced] = (['sound', 'readFrom', 'displaced'] as const).map(
      (name) => new Map(from.#values[name]),
    ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>];
    for (const name of names) {
      const read = this.#read(name);
      if (!read.ok) {
        refusals.set(name, within(read.error, { path: name }));
        continue;
      }
      changed.add(name);
      displaced.delete(name);
      readFrom.set(name, given.get(name));
      if (read.value === undefined) sound.delete(name);
      else sound.set(name, read.value);
    }
    return { settings: from.#with({ sound, readFrom, displaced, changed: [] }), changed, refusals };
  }

  /**
   * The attributes of a board like this one: what is set, by attribute, property or choice, as text. What the page
   * wrote as text stays as it is: a bare `daily` is every day’s, not today’s.
   */
  attributes(): Readonly<Record<string, string>> {
    const { sound, displaced, readFrom } = this.#values;
    const set = [...sound].flatMap(([name, value]): [string, string][] => {
      const attribute = this.table[name]?.attribute;
      if (!attribute || value === undefined || value === this.table[name]?.fallback) return [];
      const written = displaced.has(name) ? undefined : readFrom.get(name);
      return [[attribute, attributeText(typeof written === 'string' || written === true ? written : value)]];
    });
    return Object.fromEntries(set);
  }

  #read(name: string): Result<unknown> {
    const value = this.#values.given.get(name);
    if (value === undefined) return accept(undefined);
    return readGiven(name, () => (this.table[name] as Setting).read(value, this));
  }
}

/** The readable part of a board's settings, for code outside the kit. */
export type SettingValues = Pick<Settings, 'get' | 'given' | 'has' | 'options' | 'isChosen'>;
