/**
 * The facts of a game that are needed before its code is loaded: enough to read its attributes and show the bare board.
 * Types alone.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Chart } from '../../core/chart/chart.js';
import type { OptionTable } from '../../core/contract/option-kinds.js';
import type { Refusal } from '../../core/basics/result.js';
import type { AnyAdapter, MakeMenuPart } from './adapter.js';
import type { Lazy } from './lazy.js';
import type { SettingTable, SettingValues } from './settings.js';

/** How a game begins. */
export type Plan =
  | { readonly kind: 'record'; readonly text: string }
  /** `source`: the setting that names it, where that is not `position`. */
  | { readonly kind: 'position'; readonly text: string; readonly source?: string }
  | { readonly kind: 'seed'; readonly options: Record<string, unknown>; readonly seed: number };

/** Follows a board's child that holds data; `give` gets its name and its text, or undefined when the child is gone. */
export type FollowChild = (
  host: ReactiveControllerHost & HTMLElement,
  give: (name: string, text: string | undefined) => void,
) => void;

/** A value of the page's that cannot be used; `isAdvice`: it harms no game, so that the page alone is told. */
export interface PageFault {
  readonly source: string;
  readonly refusal: Refusal;
  readonly isAdvice?: boolean;
}

/** The puzzles of a game on its boards, loaded where a page, a text or a reader asks for one. */
export interface PuzzlePart {
  /** How the attributes of puzzles are read. */
  readonly settings: SettingTable;
  /** What is wrong with what they ask for together. */
  faults(settings: SettingValues): readonly PageFault[];
  /** How they begin a game, before a position does. */
  plans(settings: SettingValues, seed: number | undefined): readonly Plan[];
  /** Loads the built-in puzzles, where these settings name one; undefined where they are there. */
  loadList(settings: SettingValues): Promise<unknown> | undefined;
  /** A board's adapter with puzzles; one that has them already as it is. */
  adapt(adapter: AnyAdapter): AnyAdapter;
  /** The parts of a board (`BoardParts`, for its `BoardContext`), with what the puzzles add to each. */
  addParts<Parts>(board: unknown, parts: Parts): Parts;
  /** The puzzles in the menu. */
  readonly makeMenuPart: MakeMenuPart<unknown>;
}

export interface Definition<O> {
  readonly tag: string;
  /**
   * Of a board that is no part of this package: the address of a script that registers its tag, for pages that embed a
   * copy; empty where none is known. Left out: the loader brings the board.
   */
  readonly script?: string;
  readonly options: OptionTable<O>;
  /** Whether a seed changes the game: then one is drawn where the page names none. */
  readonly chance: boolean;
  /** The names of the bots, from the weakest on, so that `seats` can be checked before they are loaded. */
  readonly bots: readonly string[];
  /** The names of the looks, the first being the default; empty where there is one look only. */
  readonly looks: readonly string[];
  /** Default for the attribute `seats`, in the same form; its length is the default number of seats. */
  readonly seats: string;
  /** The least and the most seats. */
  readonly seatRange: readonly [number, number];
  /** The slice's own attributes and properties beside the engine's options: a puzzle, a map. */
  readonly settings?: SettingTable;
  /** The puzzles of the game, by attributes that are alike on all boards. */
  readonly puzzles?: Lazy<{ readonly puzzlePart: PuzzlePart }>;
  /** The one of them that a `<script type="application/json" slot="<name>">` child may give. */
  readonly dataChild?: FollowChild;
  /**
   * How its own settings begin a game; a record and a position win over them, they over a seed. `seed`: the page's or
   * the one drawn for it; undefined while none is drawn.
   */
  plans?(settings: SettingValues, seed: number | undefined): readonly Plan[];
  /**
   * Loads what these settings name of the slice's built-in data; undefined where it is there. No game begins before.
   */
  loadData?(settings: SettingValues): Promise<unknown> | undefined;
  /** The chart of a bare board by its options, and by its own settings, where they tell it. */
  blankChart?(options: O, look: string, settings: SettingValues): Chart;
  /** The markup of that bare board. */
  blank?(options: O, look: string, settings: SettingValues): string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles options it knows nothing about
export type AnyDefinition = Definition<any>;
