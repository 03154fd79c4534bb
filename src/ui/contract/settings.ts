/** The values of a board's attributes and properties: what was given, and what holds until a value is sound. It touches no DOM. */
import type { AnyTable } from '../../core/option-kinds.js';
import { defaultsOf } from '../../core/options.js';
import { accept, within, type Refusal, type Result } from '../../core/result.js';
import { readGiven } from './page-values.js';

export interface Setting {
  /** False: a property alone. */
  readonly attribute: string | false;
  /** What the property reads as while nothing sound is set. */
  readonly fallback: unknown;
  /** True where a new value may begin another game; the others only change how the game is shown. */
  readonly restarts: boolean;
  /** A text given to the property becomes the attribute's, which style sheets ask for. */
  readonly reflects?: boolean;
  /** Another setting, on which it depends how this one is read: when that one is given, this one is read again. */
  readonly by?: string;
  /** Reads a value from an attribute (text) or a property. To a refusal `settle` adds whose value it was. */
  read(value: unknown, others?: Pick<Settings, 'get'>): Result<unknown>;
}

export type SettingTable = Readonly<Record<string, Setting>>;

/** A value as an attribute has it. */
function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '' : 'no';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The values of one board: what was last given, and the last sound value of each. */
export class Settings {
  readonly table: SettingTable;
  readonly #given = new Map<string, unknown>();
  readonly #sound = new Map<string, unknown>();
  /** What each sound value was read from. */
  readonly #readFrom = new Map<string, unknown>();
  #changed: readonly string[] = [];
  /** The page's values that the reader's have replaced. */
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
    const readBy = [...this.#given.keys()].filter((other) => this.table[other]?.by === name);
    this.#changed = [...new Set([...this.#changed, name, ...readBy])];
  }

  /** What the page has written, as it came; the reader's choices leave it as it is. */
  given(name: string): unknown {
    return this.#given.get(name);
  }

  /** Whether the reader has replaced values of the page. */
  get isChosen(): boolean {
    return this.#displaced.size > 0;
  }

  /** How often a game was asked for, by the page or by the reader: what is asked for last counts. */
  get asked(): number {
    return this.#asked;
  }

  /** The name of a setting as a page writes it: its attribute, or its property if it has none. */
  writtenAs(name: string): string {
    return this.table[name]?.attribute || name;
  }

  /** Whether a sound value is set. */
  has(name: string): boolean {
    return this.#sound.get(name) !== undefined;
  }

  /** Replaces the page's values by the reader's until the page asks for another game; undefined means the fallback. */
  choose(values: Readonly<Record<string, unknown>>): void {
    this.#asked++;
    for (const [name, value] of this.#displaced) this.#sound.set(name, value);
    this.#displaced = new Map(Object.keys(values).map((name) => [name, this.#sound.get(name)]));
    for (const [name, value] of Object.entries(values)) this.#sound.set(name, value);
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
  options(table: AnyTable): Record<string, unknown> {
    const defaults: Record<string, unknown> = defaultsOf(table as never);
    return Object.fromEntries(
      Object.keys(table).map((name) => [
        name,
        Object.hasOwn(this.table, name) ? this.get(name) : defaults[name],
      ]),
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
        this.#readFrom.set(name, this.#given.get(name));
        if (read.value === undefined) this.#sound.delete(name);
        else this.#sound.set(name, read.value);
      }
    }
    return { changed, refusals };
  }

  /**
   * The attributes of a board like this one: what is set, by attribute, property or choice, as text. What the page wrote as
   * text stays as it is: a bare `daily` is every day’s, not today’s.
   */
  attributes(): Readonly<Record<string, string>> {
    const set = [...this.#sound].flatMap(([name, value]): [string, string][] => {
      const attribute = this.table[name]?.attribute;
      if (!attribute || value === undefined || value === this.table[name]?.fallback) return [];
      const written = this.#displaced.has(name) ? undefined : this.#readFrom.get(name);
      return [[attribute, asText(typeof written === 'string' || written === true ? written : value)]];
    });
    return Object.fromEntries(set);
  }

  #read(name: string): Result<unknown> {
    const value = this.#given.get(name);
    if (value === undefined) return accept(undefined);
    return readGiven(name, () => (this.table[name] as Setting).read(value, this));
  }
}

/** What may be read of a board's settings outside the kit. */
export type SettingValues = Pick<Settings, 'get' | 'given' | 'has' | 'options' | 'isChosen'>;
