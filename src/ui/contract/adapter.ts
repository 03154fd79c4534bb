/** What a slice brings to its board: its game, words, chart, picture and gestures, all pure, and components for what has state. Types alone. */
import type { CSSResult, TemplateResult } from 'lit';
import type { BotTable } from '../../core/bots/bots.js';
import type { Chart } from '../../core/chart/chart.js';
import type { SeatKind } from '../../core/session/history.js';
import type { Input, Meant } from '../../core/contract/input.js';
import type { BuiltInLesson } from '../../core/lesson/lesson.js';
import type { Origin } from '../../core/session/record.js';
import type { Refusal, Result } from '../../core/basics/result.js';
import type { Game, Seat, Viewer } from '../../core/contract/rules.js';
import type { ToSvg } from '../../core/picture/svg-file.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { MoveButton, BoardContext, BoardParts, Spotlight, Audience } from './parts.js';
import type { SettingValues } from './settings.js';

/** How another program writes this game, both ways. */
export interface ForeignNotation {
  /** What the menu calls it, such as `DGN`. */
  readonly name: string;
  /** Why a text is refused, in words that the game needs for nothing else. */
  readonly words: WordTable;
  /** Never throws. The names are in seat order, empty where they are unknown. */
  parse(text: string): Result<{ readonly record: string; readonly names: readonly string[] }>;
  /** `date`: now, as `2026-09-26T12:00:00.000Z`. */
  format(record: string, seats: readonly ForeignSeat[], date: string): Result<string>;
}

/** Another program's notation: how its texts begin, and how what reads them is loaded. */
export interface ForeignSource {
  readonly begins: RegExp;
  load(): Promise<ForeignNotation>;
}

export interface ForeignSeat {
  readonly kind: SeatKind;
  readonly name: string;
}

/** What a slice adds to the menu. */
export interface MenuPart {
  readonly words: WordTable;
  readonly styles: CSSResult;
  render(words: Words, redraw: () => void, close: () => void): TemplateResult;
}

/**
 * `choose` begins another game than the page asks for, or with no settings the page's own; `press` does what a button of
 * the game's own does, by its name. Undefined: nothing to add.
 */
export type MakeMenuPart<V> = (
  view: V,
  settings: SettingValues,
  choose: (settings: Readonly<Record<string, unknown>>) => void,
  press: (name: string) => void,
) => MenuPart | undefined;

/** What is still to be made before a game can begin. */
export interface Making {
  /** Resolves when it is made, when it cannot be, which `setup()` then refuses, or when nobody waits for it any more. */
  make(signal: AbortSignal): Promise<void>;
}

/** One step of the score: what is counted now, and what of the board is lit meanwhile. */
export interface ScoreStep {
  readonly sentence: string;
  readonly light?: Spotlight;
}

/** What a game, or a goal, has taken. */
export interface Taken {
  readonly moves: number;
  readonly hints: number;
}

/** S = state, M = move, E = event, O = options, V = what a viewer may know, U = what is picked up and the like. */
export interface Adapter<S, M, E, O, V, U> {
  readonly game: Game<S, M, E, O, V>;
  readonly words: WordTable;
  /** For a readonly board: the keys of sentences that invite the reader to act, each with the key of its replacement. */
  readonly looking?: Readonly<Record<string, string>>;
  /** The keys of words that come with a part that is loaded later, beside how to play. */
  readonly later?: RegExp;
  /** The first state of `interpret`. */
  readonly ui: U;
  /** The same object for the same geometry. */
  chart(view: V, look: string): Chart;
  /** One `<svg class="picture">` in board units, without text from outside. */
  picture(view: V, look: string): string;
  /** The same board with nothing on it: boards alike share its picture and patch it. */
  bare(view: V): V;
  interpret(ui: U, input: Input, view: V, reader: Audience<U>): Meant<U, M>;
  /** The cell that is picked up, so that it can be shown. */
  picked?(ui: U): string | undefined;
  describeCell(view: V, cell: string, words: Words, reader: Audience<U>): string;
  /** The options of the game in hand: a record may bring others than the page's. */
  options?(view: V): O;
  /** What bots' turns brought, in a few sentences; left out where their events are few enough to be told one by one. */
  news?(events: readonly E[], words: Words, viewer: Viewer): readonly string[];
  /** Who is to act, or how it ended. */
  describeTurn(view: V, words: Words, reader: Audience<U>): string;
  /** The seat whose mark stands before that sentence, where it is not the first winner, or the first seat to act. */
  turnSeat?(view: V, reader: Audience<U>): Seat | undefined;
  /** The person at this screen who moves next, if not the first who may; undefined: nobody. */
  moverAmong?(state: S, reader: Audience<U>): Seat | undefined;
  /** Whether a round ends with this event: what it brought stands beside the board for a moment. */
  endsRound?(event: E): boolean;
  /** The round in play, from 1; undefined between rounds, and left out where the game has none. */
  roundOf?(view: V): number | undefined;
  /** A neighbour in few words, its name first: what a reader hears about it from another cell. */
  glance?(view: V, cell: string, words: Words): string;
  /** The cells where a seat has something to move or to build on, for the key that goes from one to the next. */
  pieces?(view: V, seat: Seat): readonly string[];
  /** The cell that a move's text is about, for the last move and hints; `view`: what is on show. */
  cellOf?(move: string, view: V): string | undefined;
  /** The cell that the move began at, where it leads from one to another. */
  fromOf?(move: string): string | undefined;
  /** Whether the sign of the last move on this cell is cut into a piece, or lies over the cell; left out: always cut. */
  isPiece?(view: V, cell: string): boolean;
  /** What a click on this cell would bring, as SVG markup, which is shown faintly; undefined if nothing. */
  ghost?(view: V, cell: string, look: string, reader: Audience<U>): string | undefined;
  /** The cell where a move was refused. */
  refusedCell?(refusal: Refusal): string | undefined;
  /** The game’s own buttons: the moves beside those on the board that are legal for this viewer now. */
  buttons?(view: V, reader: Audience<U>): readonly MoveButton[];
  /** The bot of the table that gives hints, where there is one; it need not be among the seats' bots. */
  readonly hint?: string;
  /** Whether a press on this cell, of a finger or another pointer, picks something up that follows it. */
  drags?(view: V, cell: string, reader: Audience<U>, isFinger: boolean): boolean;
  /** What a move on this cell would change, in sentences for the ear; empty if the events of the move tell it, or there is nothing to tell. */
  foretell?(view: V, cell: string, words: Words, reader: Audience<U>): string;
  /** What an event would be, in a sentence for the ear; left out: as if it had happened. */
  describeWould?(event: E, words: Words): string;
  /** A move that is advised, by what would happen: what to do, as “Place a stone on S31.”, empty for what follows from it; left out: what would happen. */
  describeHint?(event: E, words: Words): string;
  /** What a hint advises, by its move, where what that would bring may tell what is hidden. */
  describeAdvice?(view: V, move: string, words: Words): string;
  /** For the ear, what could be done with what has just been picked, asked too when it was put down; left out: what `foretell` says of its cell. */
  tellPicked?(view: V, words: Words, reader: Audience<U>): string;
  /** Keys that interpret() takes as typed, where the board's own keys leave them free. */
  readonly types?: RegExp;
  /** Another program's notation, loaded when the first such text comes, and with the menu. */
  readonly foreign?: ForeignSource | undefined;
  /** What a game that begins so is made of and takes long to make; undefined where it can begin at once. */
  pregenerate?(origin: Origin<O>): Making | undefined;
  /** The parts with state, made once per board. */
  makeParts(board: BoardContext<S, M, E, V, U>): BoardParts<V>;

  // The conversation beside the board. The kit says what every board says, such as whom one waits for.

  /** What the people at this screen do now: one imperative sentence of at most 12 words; empty where the kit’s own does. It is asked too while nobody here may act. */
  describeToDo?(view: V, words: Words, reader: Audience<U>): string;
  /** What one plays for: one sentence of at most 14 words. */
  describeGoal?(view: V, words: Words, reader: Audience<U>): string;
  /** The goal as a picture that reads as a sentence, as this reader’s seat has it: one `<svg class="goal">` without text, 44 px high. */
  goalPicture?(view: V, reader: Audience<U>): string;
  /** Why a game that is over ended so, in one sentence; empty where `describeTurn` has told it. `before`: the view before the ply that decided it, if one did. */
  describeWhy?(view: V, words: Words, reader: Audience<U>, before?: V): string;
  /** The ply, from 1, that decided a game that is over; `viewAt`: the view after that many plies. Undefined: no single one. */
  decidedAt?(viewAt: (ply: number) => V, plies: number): number | undefined;
  /** The score of a game that is over, in the steps in which the reader is shown it on the board. */
  scoreSteps?(view: V, words: Words, look: string): readonly ScoreStep[];
  /** A game that is over, or a goal that is met, in one or two lines to share; they never tell a solution. Empty: the result that `goal-met` tells. */
  describeShare?(view: V, words: Words, reader: Audience<U>, taken: Taken): string;
  /** The facts in this game’s sentences that stand for cells, by their names or by keys with a fact `cell`: these are lit on the board when pointed at. */
  readonly cellFacts?: readonly string[];
  /** The lesson on the board, loaded when it is opened. */
  loadLesson?(): Promise<BuiltInLesson>;

  /** Loaded with the menu. */
  loadMenuPart?(): Promise<MakeMenuPart<V>>;
  /** Loaded when first used. */
  loadHow(): Promise<WordTable>;
  /** Left out: the menu copies no picture. */
  loadToSvg?(): Promise<ToSvg>;
  loadBots(): Promise<BotTable<S, M>>;
  /** May throw where a policy of the page forbids workers. Left out: bots think in slices of the page's time. */
  startWorker?(): Worker;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnyAdapter = Adapter<any, any, any, any, any, any>;
