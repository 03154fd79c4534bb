/**
 * What a slice adds to a board beyond pure functions: parts that have state, made once for each board, and the
 * context that they are given. The kit calls them; they never reach into it. Types alone.
 */
import type { CSSResult, LitElement, nothing, TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots/bots.js';
import type { Refusal, Result } from '../../core/basics/result.js';
import type { Goal, Seat } from '../../core/contract/rules.js';
import type { Session } from '../../core/session/session.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { Audience, MoveButton, Spotlight } from './adapter.js';
import type { BoardState } from './board-state.js';
import type { DailyResult } from './events.js';
import type { Lazy } from './lazy.js';
import type { Dispatch, World } from './requests.js';

/** A button in the line of what happened. */
export interface ToldButton {
  readonly name: string;
  readonly caption: string;
  /** The one that a reader will most likely press. */
  readonly isMain?: boolean;
  press(): void;
}

/** The third line of the panel. Every kind has the same background, icon and height. */
export interface Told {
  /**
   * `event`: what happened last; `preview`: what would come of what the reader points at; `hint`: advice; `ask`: a
   * question to the reader; `past`: an earlier position is on show; `end`: why the game ended so; `done`: what the
   * reader asked for is done; `offer`: the lesson.
   */
  readonly kind: 'event' | 'preview' | 'hint' | 'ask' | 'past' | 'end' | 'done' | 'offer';
  readonly sentence: string;
  /** The seat whose mark precedes the sentence. */
  readonly seat?: Seat | undefined;
  readonly buttons?: readonly ToldButton[];
  /** Escape leaves it. */
  leave?(): void;
}

/** Motion that explains, skipped where the reader or the page wants none. */
export interface Motion {
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  /** Undefined where nothing moves: then the node simply is in its end state. */
  play(node: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Animation | undefined;
  /** Resolves when nothing moves any more. */
  idle(): Promise<void>;
}

/** The state of a board, with the types of its game. */
export interface StateOf<S, M, E, V, U> extends BoardState {
  readonly session: Session<S, M, E, never, V> | undefined;
  readonly reader: Audience<U>;
}

/** A board as a component of its game gets it: what every view of the kit gets, and where the component is shown. */
export interface BoardContext<S, M, E, V, U> {
  /** As it is when it is read; functions such as `viewOf` and `isTurn` tell what follows from it. */
  readonly state: StateOf<S, M, E, V, U>;
  /** For all that the component asks of the board, such as a move, or a button of the game's own. */
  readonly dispatch: Dispatch;
  /** The page around the board, for what depends on it. */
  readonly world: World;
  /** The board's element; its shadow root holds what has been rendered. */
  readonly element: LitElement;
  readonly motion: Motion;
  readonly buttons: ContextButtons;
  /** Lights a part of the board up; nothing any more where left out. */
  light(lit?: Spotlight): void;
  /** Returns a module if it is loaded. If not, loads it, and draws the board again once it is there. */
  bring<T>(part: Lazy<T>): T | undefined;
  /** The component would show something else now. */
  redraw(): void;
}

/** The game’s own buttons, where they stand elsewhere than the kit puts them. */
export interface ContextButtons {
  render(buttons: readonly MoveButton[]): TemplateResult;
  /** The same as a press on one, which may ask first; `opener`: the name of the field that it comes from. */
  press(name: string, opener?: string): void;
}

export type Rendered = TemplateResult | typeof nothing;

/** Makes the parts of a game, once per board. */
export type MakeParts<S, M, E, V, U> = (board: BoardContext<S, M, E, V, U>) => BoardParts<V>;

/** A game's own parts of the panel beside the board, from top to bottom. */
/** The first two lines beside a board. */
export interface Standing {
  /** The seat whose mark stands before the status. */
  readonly seat: Seat | undefined;
  /** Who is to act, or how it ended. */
  readonly turn: string;
  /** What the reader does now. */
  readonly toDo: string;
  /** The status tells how it ended. */
  readonly isOver?: boolean;
}

export interface PanelParts<V> {
  /** Over the status: ways to look at the board. */
  tools?(): Rendered;
  /** How far the game is. */
  progress?(shown: Snapshot<V, unknown>): string;
  /** The first two lines while something else than the moment to play at is shown, such as a round that plays back. */
  standing?(): Pick<Standing, 'turn' | 'toDo'> | undefined;
  /** The reader's unfinished action, shown in place of the count of moves. */
  aside?(): string | undefined;
  /** A drawing beside the status; left out: `aside` and `progress` as text. */
  drawnAside?(shown: Snapshot<V, unknown>): Rendered;
  /** Replaces the last event in the third line, for example with the outcome of a round. */
  told?(): Told | undefined;
  /** Shown in every panel, even in the smallest. */
  lead?(): Rendered;
  /** Scores, hands: the goal gives its place to them at the first move. */
  score?(view: V): Rendered;
  /** Whether the score tells nothing yet; left out: in a game from its start, before the first move. */
  isNew?(view: V): boolean;
  /** Whether the goal keeps the place of the score, as in a puzzle that no score tells anything of. */
  isAimed?(view: V): boolean;
  /** What the reader writes, such as a program; it stands there from the first sight on. */
  plan?(view: V): Rendered;
  /** What the reader chooses from, such as missions: it stands where the rest does. */
  choices?(view: V): Rendered;
  /**
   * The buttons of a game that is over, or of a goal that is met, in place of its moves, the main one first; left out
   * or undefined: to play again. Share comes by itself, as the main one where the first says that it is not (`isMain:
   * false`).
   */
  endButtons?(view: V): readonly ToldButton[] | undefined;
  /**
   * What stands before the buttons, of the game or of its end, in their row: a few words, in two lines at most, such as
   * the moves that are left.
   */
  actsAside?(view: V): Rendered;
  /** What no move needs: a legend, a chart, what happened. */
  log?(view: V): Rendered;
}

/** Shows a bot's hint on the game's own board, or takes it into a plan. */
export interface HintParts {
  /** What stands on the button that takes a hint up, in place of “Use it”; undefined: a hint is only told. */
  use?(): string | undefined;
  /** A hint advises this move, or none any more. */
  show(text: string | undefined, advice: AdviceText | undefined): void;
  /** The reader takes what a hint advises into a plan of their own; false where the move is to be played at once. */
  adopt(): boolean;
}

/** The reader's unfinished input. Undo takes back its last part before it takes back moves. */
export interface DraftParts {
  canTakeBack(): boolean;
  takeBack(): void;
}

/** An activity beside the game, such as a clock. */
export interface ClockParts {
  /** It follows a change, before the page or the reader is told of it. */
  catchUp(): void;
  /**
   * Why nobody moves at this board though the rules would let them, as between two rounds: the reader is told, bots
   * wait.
   */
  rest?(): Refusal | undefined;
}

/** A goal that is met. */
export interface SolvedParts<V> {
  /** A line to share; undefined: what every board says. */
  line?(goal: Goal, view: V, moves: number, hints: number, tries: number): string | undefined;
  /**
   * Which day's puzzle the view shows solved, for the page, and how well with so many hints and lost tries; undefined
   * where it is no day's.
   */
  daily?(view: V, hints: number, tries: number): DailyResult | undefined;
}

/** A table of texts for whoever leads a game, such as who has done how much: shown, copied, and saved as a file. */
export interface StageTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a game shows in front of a class, where it shows more than beside any board. */
export interface StageParts<V> {
  readonly words: WordTable;
  readonly styles: CSSResult;
  /** In place of the lines and the score. `told`: what happened last, or why a move was refused. */
  render(view: V, words: Words, told: Rendered): Rendered;
  /** In place of the game's own buttons; the last one ends something. */
  buttons(view: V): readonly MoveButton[];
  /** True where the key means something. The board's own keys come after it. */
  key(view: V, key: string): boolean;
  /** How the time stands, in a few words; empty where none is kept. */
  clock(words: Words): string;
  table(view: V, words: Words): StageTable;
}

/** The parts of one board. The kit calls them; whatever is left out is as on every board. */
export interface BoardParts<V> {
  /** Brings the picture from whatever it shows to this view, by references kept since the picture was new. */
  show(picture: SVGSVGElement, view: V): void;
  /** Before a rendering. */
  prepare?(view: V): void;
  /** After a rendering, when the picture has been brought to the view. */
  rendered?(root: ShadowRoot, view: V): void;
  /**
   * The reader's attention is on this cell, by pointer or by focus, or on none; `isPressed` if a press brought the
   * focus.
   */
  attend?(cell: string | undefined, isPressed: boolean): void;
  readonly panel?: PanelParts<V>;
  readonly hints?: HintParts;
  readonly draft?: DraftParts;
  readonly clock?: ClockParts;
  readonly solved?: SolvedParts<V>;
  /** Before a class; undefined until it has come. */
  stage?(): StageParts<V> | undefined;
  /** Whether this button is the component's own matter; else `interpret` gets it. */
  press?(name: string): boolean;
  /** Handlers for methods that only this game's element has, by name. */
  readonly methods?: Readonly<Record<string, (given: unknown) => Result<number>>>;
  /** What properties tell that only this game's element has, by name. */
  readonly answers?: Readonly<Record<string, () => unknown>>;
  /** Custom states of the element, for `:state()`. */
  states?(): Readonly<Record<string, boolean>>;
  /** Somebody else looks from now on, and finds nothing that was held, picked or chosen. */
  forgetReader?(): void;
  /** Another game is in hand. */
  renew?(): void;
  /** The board has left its page. */
  leave?(): void;
}
