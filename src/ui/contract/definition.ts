/** What a slice's entry holds: enough to read its attributes and to show the bare board. The controller behind it is loaded at once, apart. */
import type { LitElement, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Chart } from '../../core/chart.js';
import type { OptionTable } from '../../core/option-kinds.js';
import type { Result } from '../../core/result.js';
import type { Outcome, Seat, Viewer } from '../../core/rules.js';
import type { PlayAt, Session } from '../../core/session.js';
import type { Words } from '../../core/words.js';
import type { Solved } from './events.js';
import type { Guide } from './guide.js';
import type { Lazy } from './lazy.js';
import type { Settings, SettingTable, SettingValues } from './settings.js';

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

/** What the box of the element shows, and its name. */
export interface BoxContent {
  readonly chart: Pick<Chart, 'viewBox'>;
  readonly markup: string;
  /** Set while the box is a picture for screen readers; the grid has names of its own. */
  readonly label?: string;
}

/** What a board's element hands to its controller. The controller is out of the page's reach, and with them the game. */
export interface Shell {
  readonly element: LitElement;
  readonly definition: AnyDefinition;
  readonly settings: Settings;
  /** Set on the board of a lesson. */
  readonly guide?: Guide;
}

/** What a board's element asks of its controller. */
export interface Controller {
  readonly words: Words;
  readonly viewer: Viewer;

  // The element's life.

  connected(): void;
  disconnected(): void;
  /** Until `release` the board shows what a server would. */
  hold(): void;
  release(): void;
  /** Takes up all settings given so far; answers with the game in hand. */
  apply():
    Pick<Session<unknown, unknown, unknown, unknown, unknown>, 'ply' | 'save' | 'position'> | undefined;
  /** Whether this is the record of the game in hand, so that nothing new would begin. */
  isInHand(record: unknown): boolean;
  /** Before rendering. `exact`: what is drawn first must be all that is shown, as a server does it. */
  prepare(exact: boolean): void;
  /** `root`: where it is on show; undefined while a lesson is. */
  updated(root: ShadowRoot | undefined): void;
  /** Resolves when data has come that a game waits for. */
  readonly waiting: Promise<void> | undefined;
  /** Resolves when motion, bots and a hint are done. */
  settle(): Promise<void>;

  // What it shows.

  /** Undefined until a seed is drawn. */
  readonly board: BoxContent | undefined;
  /** Stands in the board's place while the screen changes hands. */
  readonly handOver: TemplateResult | undefined;
  renderPanel(): TemplateResult;
  /** What holds now, for `:state()`. */
  readonly states: Readonly<Record<string, boolean>>;

  // The lesson.

  /** The board of the lesson that is open. It is shown in place of this one, whose game goes on behind it. */
  readonly lesson: Controller | undefined;
  readonly hasLesson: boolean;
  /** Resolves when its first step stands, with the number of steps. */
  openLesson(): Promise<Result<number>>;
  /** The page's own lesson in place of the built-in one; undefined: none. */
  giveLesson(text: string | undefined): void;

  // What the page asks for.

  readonly standing: {
    readonly outcome: Outcome | undefined;
    readonly solved: Solved | undefined;
    readonly toAct: readonly Seat[];
  };
  play(text: string, at: PlayAt): Result<number>;
  undo(): Result<number>;
  redo(): Result<number>;
  goTo(ply: number): Result<number>;
  restart(): Result<number>;
  save(viewer: Viewer | undefined): Result<string>;
  load(text: string): Result<number>;
  /** What a method of the slice's own element asks for. */
  call(method: string, given: unknown): Result<number>;
}

export type MakeController = (shell: Shell) => Controller;

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
  /** The names of the bots, so that `seats` can be checked before they are loaded. */
  readonly bots: readonly string[];
  /** The names of the looks, the first being the default; empty where there is one look only. */
  readonly looks: readonly string[];
  /** Who plays if the tag has no `seats`, in the same form; its length is the default number of seats. */
  readonly seats: string;
  /** The least and the most seats. */
  readonly seatRange: readonly [number, number];
  /** The slice's own attributes and properties beside the engine's options: a puzzle, a map. */
  readonly settings?: SettingTable;
  /** The one of them that a `<script type="application/json" slot="<name>">` child may give. */
  readonly dataChild?: FollowChild;
  /**
   * How its own settings begin a game; a record and a position win over them, they over a seed. `seed`: the page's or
   * the one drawn for it; undefined while none is drawn.
   */
  plans?(settings: SettingValues, seed: number | undefined): readonly Plan[];
  /** Loads what these settings name of the slice's built-in data; undefined where it is there. No game begins before. */
  loadData?(settings: SettingValues): Promise<unknown> | undefined;
  /** The chart of a bare board by its options, and by its own settings, where they tell it. */
  blankChart?(options: O, look: string, settings: SettingValues): Chart;
  /** The markup of that bare board. */
  blank?(options: O, look: string, settings: SettingValues): string;
  /** The slice’s adapter, joined to the controller. */
  readonly controller: Lazy<{ readonly makeController: MakeController }>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles options it knows nothing about
export type AnyDefinition = Definition<any>;
