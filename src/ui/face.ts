/** What a slice's entry holds: enough to read its attributes and to show the bare board. The works behind it are loaded at once, apart. */
import type { Chart } from '../core/chart.js';
import type { OptionTable } from '../core/options.js';
import type { FollowChild } from './data-child.js';
import type { GameWorks } from './game-works.js';
import type { Shell } from './host.js';
import type { Plan } from './plan.js';
import type { Settings, SettingTable } from './settings.js';

export type MakeWorks = (shell: Shell) => GameWorks;

/** The values of a board's settings. */
export interface SettingValues {
  /** The value that holds now. */
  get<T>(name: string): T;
  /** Whether a sound value is set. */
  has(name: string): boolean;
  /** Whether the reader has put other values in the place of the page's. */
  readonly isChosen: boolean;
  /** The engine's options among the settings. */
  options(face: AnyFace): Record<string, unknown>;
}

export interface Face<O> {
  readonly tag: string;
  readonly options: OptionTable<O>;
  /** Whether a seed changes the game: then one is drawn where the page names none. */
  readonly chance: boolean;
  /** The names of the bots, so that `seats` can be checked before they are loaded. */
  readonly bots: readonly string[];
  /** The names of the looks, the first being the default; empty where there is one look only. */
  readonly looks: readonly string[];
  /** Who plays a bare tag, as `seats` says it; its length is the default number of seats. */
  readonly seats: string;
  /** The least and the most seats. */
  readonly seatRange: readonly [number, number];
  /** The slice's own attributes and properties beside the engine's options: a puzzle, a map. */
  readonly settings?: SettingTable;
  /** That of them which a `<script type="application/json" slot="<name>">` child may give. */
  readonly dataChild?: FollowChild;
  /**
   * How its own settings begin a game; a record and a position win over them, they over a seed. `seed`: the page's or
   * the one drawn for it; undefined while none is drawn.
   */
  plans?(settings: Settings, seed: number | undefined): readonly Plan[];
  /** Loads what these settings name of the slice's built-in data; undefined where it is there. No game begins before. */
  loadData?(settings: Settings): Promise<unknown> | undefined;
  /** The chart of a bare board by its options, and by its own settings, where they tell it. */
  blankChart?(options: O, look: string, settings: Settings): Chart;
  /** The markup of that bare board. */
  blank?(options: O, look: string, settings: Settings): string;
  /** The works, where they have been loaded. */
  works(): MakeWorks | undefined;
  loadWorks(): Promise<MakeWorks>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles options it knows nothing about
export type AnyFace = Face<any>;
