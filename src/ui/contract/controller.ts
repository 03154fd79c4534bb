/** The contract between a board's element and its controller, which is loaded separately. Types alone. */
import type { LitElement, TemplateResult } from 'lit';
import type { Chart } from '../../core/chart/chart.js';
import type { Result } from '../../core/basics/result.js';
import type { Outcome, Seat, Viewer } from '../../core/contract/rules.js';
import type { Words } from '../../core/words/words.js';
import type { AnyAdapter } from './adapter.js';
import type { BoardState } from './board-state.js';
import type { AnyDefinition, Definition } from './definition.js';
import type { Solved } from './events.js';
import type { Guide } from './guide.js';
import type { Lazy } from './lazy.js';
import type { Dispatch } from './requests.js';
import type { Settings } from './settings.js';

/** Content and accessible name of the element's box. */
export interface BoxContent {
  readonly chart: Pick<Chart, 'viewBox'>;
  readonly markup: string;
  /** Set while the box is a picture for screen readers; the grid has names of its own. */
  readonly label?: string;
}

/**
 * The part of a board's element that its controller may use. The page cannot reach the controller, so it cannot reach
 * the game.
 */
export interface Shell {
  readonly element: LitElement;
  readonly definition: AnyDefinition;
  readonly settings: Settings;
  /** Set on the board of a lesson. */
  readonly guide?: Guide;
  /** A server’s rendering is still to be taken over: until it is released the board shows what a server would. */
  readonly isHeld?: boolean;
}

/** The facts about a game that sets and steps may use. None of them concerns the game in hand. */
export interface Around {
  readonly adapter: AnyAdapter;
  /** All sentences of the board, with those about faults. */
  words(): Promise<Words>;
}

/** The part of a controller that its element uses. */
export interface Controller {
  readonly state: BoardState;
  readonly dispatch: Dispatch;
  /** Takes up all settings given so far. */
  settle(): void;

  // The element's life.

  connected(): void;
  disconnected(): void;
  /** Before rendering. `exact`: what is drawn first must be all that is shown, as a server does it. */
  prepare(exact: boolean): void;
  /**
   * After rendering. `root`: where it is on show; undefined while a lesson is. `isPanelDue`: the panel comes with the
   * next rendering.
   */
  updated(root: ShadowRoot | undefined, isPanelDue: boolean): void;
  /** Resolves when what a game waits for has come. */
  readonly waiting: Promise<void> | undefined;
  /** Resolves when motion, bots and a hint are done. */
  idle(): Promise<void>;

  // To show:

  /** Undefined until a seed is drawn. */
  readonly box: BoxContent | undefined;
  /** Stands in the board's place while the screen changes hands. */
  readonly handOver: TemplateResult | undefined;
  renderPanel(): TemplateResult;
  /** The custom states that are on now, for `:state()`. */
  readonly states: Readonly<Record<string, boolean>>;

  // The lesson.

  /** The board of the lesson that is open. It is shown in place of this one, whose game goes on behind it. */
  readonly lesson: Controller | undefined;
  /** Resolves when its first step stands, with the number of steps. */
  openLesson(): Promise<Result<number>>;
  /** The page's own lesson in place of the built-in one; undefined: none. */
  giveLesson(text: string | undefined): void;

  readonly around: Around;

  // For the page’s questions:

  readonly progress: {
    readonly outcome: Outcome | undefined;
    readonly solved: Solved | undefined;
    readonly toAct: readonly Seat[];
  };
  /** The game so far, or the position on show, as the viewer knows it; empty until a seed is drawn. */
  read(what: 'record' | 'position'): string;
  save(viewer: Viewer | undefined): Result<string>;
  /** The value of a property of the slice's own element; undefined until there is one. */
  answer(name: string): unknown;
  /** Calls a method of the slice's own element. */
  call(method: string, given: unknown): Result<number>;
}

export type MakeController = (shell: Shell) => Controller;

/** A slice's entry: its definition, and how to load its adapter together with the controller. */
export interface BoardEntry<O> extends Definition<O> {
  readonly controller: Lazy<{ readonly makeController: MakeController }>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles options it knows nothing about
export type AnyEntry = BoardEntry<any>;
