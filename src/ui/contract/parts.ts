/**
 * What a slice adds to a board beyond pure functions: components that have state, made once for each board, and the
 * narrow context that they are given. The kit calls them; they never reach into it. Types alone.
 */
import type { LitElement, nothing, TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots/bots.js';
import type { Player } from '../../core/text/players.js';
import type { Facts, Refusal, Result } from '../../core/basics/result.js';
import type { Goal, Seat, Viewer } from '../../core/contract/rules.js';
import type { Session } from '../../core/session/session.js';
import type { Snapshot } from '../../core/session/snapshot.js';
import type { Words } from '../../core/words/words.js';
import type { DailyResult, Solved } from './events.js';
import type { SettingValues } from './settings.js';

/** A button of the game's own, shown while its move is legal; its caption is the word `act.<name>` with these facts, and its tip the word `tip.<name>`, where there is one. */
export interface MoveButton {
  readonly name: string;
  readonly facts?: Facts;
  /** The reader is asked before it is done; the question is the word `ask.<name>`. */
  readonly asks?: boolean;
}

/** A button in the line of what happened. */
export interface ToldButton {
  readonly name: string;
  readonly caption: string;
  /** The one that a reader will most likely press. */
  readonly isMain?: boolean;
  press(): void;
}

/** What stands in the third line: in every kind its ground, its sign and its height are the same. */
export interface Told {
  /**
   * `event`: what happened last; `look`: what would come of what the reader looks at; `hint`: advice; `ask`: a question to
   * the reader; `past`: an earlier position is on show; `end`: why the game ended so; `done`: what the reader asked for
   * is done; `offer`: the lesson.
   */
  readonly kind: 'event' | 'look' | 'hint' | 'ask' | 'past' | 'end' | 'done' | 'offer';
  readonly sentence: string;
  /** Whose mark stands before it. */
  readonly seat?: Seat | undefined;
  readonly buttons?: readonly ToldButton[];
  /** Escape leaves it. */
  leave?(): void;
}

/** The people at this screen, and what they are in the middle of: everything that pure functions may know beside the game. */
export interface Audience<U> {
  /** What is picked up and the like, as `interpret` left it. */
  readonly ui: U;
  /** The seats of the people at this screen; where the page names one as viewer, that one alone. */
  readonly seats: readonly Seat[];
  /** Those of them that are to act in the position on show; none where the board is readonly. */
  readonly acting: readonly Seat[];
  /** Why nobody moves now though the rules would let them, as between two rounds. */
  readonly rest: Refusal | undefined;
  /** What the page has asked for. */
  readonly settings: SettingValues;
}

/** A part of the board that is lit, as path data: what stays lit, and its edges. */
export interface Spotlight {
  readonly holes: string;
  readonly edges: string;
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

/** The part of the session that components may read. */
export type SeenSession<S, M, E, V> = Pick<
  Session<S, M, E, unknown, V>,
  'game' | 'state' | 'stateAt' | 'ply' | 'plies' | 'pliesFrom' | 'heard' | 'isLive' | 'isOver'
>;

/** What a component of a board may read and do. All of it is as things stand when it is asked. */
export interface BoardContext<S, M, E, V, U> {
  /** Where the board stands; its shadow root holds what has been rendered. */
  readonly element: LitElement;
  readonly motion: Motion;
  readonly reader: Audience<U>;
  readonly words: Words;
  /** Undefined until a seed is drawn, as are what is shown and the view. */
  readonly session: SeenSession<S, M, E, V> | undefined;
  readonly shown: Snapshot<V, E> | undefined;
  readonly view: V | undefined;
  readonly viewer: Viewer;
  /** In seat order. */
  readonly players: readonly Player[];
  readonly look: string;
  /** Whether somebody at this screen is to act on the position on show. */
  readonly isTurn: boolean;
  /** Whether this is the board of a lesson. */
  readonly isLesson: boolean;
  /** What the puzzle has taken; undefined while its goal is not met. */
  readonly solved: Solved | undefined;
  /** The page's seed, or the one drawn for it. */
  readonly seed: number;
  /** What the kit shows if a component has nothing of its own. */
  readonly defaults: {
    aside(): string | undefined;
    progress(shown: Snapshot<V, unknown>): string;
    result(goal: Goal, moves: number): string;
  };
  /** A seat with who plays it, as “Blue, you” or “Red, easy bot”. */
  labelOf(seat: Seat): string;
  /** The move that a ply made, with its number, as a sentence. */
  sayMove(ply: number): string;
  /** The game’s own buttons, where they stand elsewhere than the kit puts them. */
  renderButtons(buttons: readonly MoveButton[]): TemplateResult;
  redraw(): void;
  /** For the ear, one after another. */
  say(...sentences: readonly string[]): void;
  /** Lights a part of the board up; nothing any more where left out. */
  light(lit?: Spotlight): void;
  /** A button of the panel was pressed: `interpret` says what it means. */
  press(name: string): void;
  /** The same as a press on one of the game’s own buttons, which may ask first; `opener`: the name of the field that it comes from. */
  pressButton(name: string, opener?: string): void;
  /** A move that the reader means; `by`: as whom, where that is told. */
  request(move: M, by?: Seat): Result<number>;
  /** Tells the reader why nothing comes of what was meant. */
  refuse(refusal: Refusal): Result<never>;
  /** A move of the host, as when its time is over. */
  playAsHost(text: string): Result<number>;
  /** Plays what a hint advises, as the reader. */
  followHint(): Promise<void>;
  /** Begins the game in hand again, as the button does. */
  restart(): Result<number>;
  /** Begins another game than the page asks for, with a seed of its own. */
  begin(settings: Readonly<Record<string, unknown>>): void;
  /** The same, but where that game is kept it is taken up again. */
  takeUp(settings: Readonly<Record<string, unknown>>): void;
  /** The reader steps to a ply by a slider, which says itself where it stands. */
  stepTo(ply: number): void;
}

export type Rendered = TemplateResult | typeof nothing;

/** The components of one board, as the kit calls them. Whatever is left out is as on every board. */
export interface BoardParts<V> {
  /** Brings the picture from whatever it shows to this view, by references kept since the picture was new. */
  show(picture: SVGSVGElement, view: V): void;
  /** Before a rendering. */
  prepare?(view: V): void;
  /** After a rendering, when the picture has been brought to the view. */
  rendered?(root: ShadowRoot, view: V): void;
  /** The reader's attention is on this cell, by pointer or by focus, or on none; `isPressed` if a press brought the focus. */
  attend?(cell: string | undefined, isPressed: boolean): void;

  // The panel, from above.

  /** What stands in the third line in place of what happened last, such as what a round brought. */
  told?(): Told | undefined;
  /** Over the status: ways to look at the board. */
  renderTools?(): Rendered;
  /** What is always in the panel, however little else there is. */
  renderLead?(): Rendered;
  /** The buttons of a game that is over, or of a goal that is met, in place of its moves, the main one first; left out or undefined: to play again. Share comes by itself, as the main one where the first says that it is not (`isMain: false`). */
  endButtons?(view: V): readonly ToldButton[] | undefined;
  /** Scores, goals, hands. */
  renderScore?(view: V): Rendered;
  /** Below the buttons: what happened, a legend, a chart. */
  renderLog?(view: V): Rendered;
  /** What the reader is in the middle of, where the count of moves stands else. */
  aside?(): string | undefined;
  /** What stands beside the status for the eye, where that is drawn; else `aside` and `progress` as text. */
  renderAside?(shown: Snapshot<V, unknown>): Rendered;
  /** How far the game is. */
  progress?(shown: Snapshot<V, unknown>): string;
  /** A line to share, when a goal is met. */
  result?(goal: Goal, view: V, moves: number, hints: number): string;
  /** Which day's puzzle the view shows solved, for the page, and how well with so many hints; undefined where it is no day's. */
  daily?(view: V, hints: number): DailyResult | undefined;
  /** What holds now, for `:state()`. */
  states?(): Readonly<Record<string, boolean>>;

  // What the reader and the page do.

  /** Why nobody moves at this board though the rules would let them, as between two rounds: the reader is told, bots wait. */
  rest?(): Refusal | undefined;
  /** Whether this button is the component's own matter; else `interpret` gets it. */
  press?(name: string): boolean;
  /** Whether the reader has begun something of which Undo takes back the last part, before it takes back moves; `takeBack` does. */
  canTakeBack?(): boolean;
  takeBack?(): void;
  /** The reader takes what a hint advises into a plan of their own; false where the move is to be played at once. */
  adoptHint?(): boolean;
  /** A hint advises this move, or none any more. */
  hint?(text: string | undefined, advice: AdviceText | undefined): void;
  /** What the element's own methods ask for, by their names. */
  readonly methods?: Readonly<Record<string, (given: unknown) => Result<number>>>;

  /** What goes on beside the game, as a clock, follows a change, before the page or the reader is told of it. */
  catchUp?(): void;

  // What comes to an end.

  /** Somebody else looks from now on, and finds nothing that was held, picked or chosen. */
  forgetReader?(): void;
  /** Another game is in hand. */
  renew?(): void;
  /** The board has left its page. */
  leave?(): void;
}
