/**
 * The pure part of a slice: its game, words, chart, picture and gestures. Its stateful part is in contract/parts. Types
 * alone.
 */
import type { CSSResult, TemplateResult } from 'lit';
import type { BotTable, HintPlace } from '../../core/bots/bots.js';
import type { Chart } from '../../core/chart/chart.js';
import type { SeatKind } from '../../core/session/history.js';
import type { GameSoFar, MemberResult } from '../../core/contract/game-so-far.js';
import type { Input, Meant } from '../../core/contract/input.js';
import type { BuiltInLesson } from '../../core/lesson/lesson.js';
import type { Origin } from '../../core/session/record.js';
import type { Fact, Facts, Refusal, Result } from '../../core/basics/result.js';
import type { Game, Seat, Viewer } from '../../core/contract/rules.js';
import type { ToSvg } from '../../core/picture/svg-file.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { Lazy } from './lazy.js';
import type { SettingValues } from './settings.js';

/**
 * The people at this screen, and what they are in the middle of: everything that pure functions may know beside the
 * game.
 */
export interface Audience<U> {
  /** The gesture's state as `interpret` left it, such as the piece that is picked up. */
  readonly ui: U;
  /** The seats of the people at this screen; where the page names one as viewer, that one alone. */
  readonly seats: readonly Seat[];
  /** Those of them that are to act in the position on show; none where the board is readonly. */
  readonly acting: readonly Seat[];
  /** Why nobody moves now though the rules would let them, as between two rounds. */
  readonly rest: Refusal | undefined;
  /** The values in force: the page's, or those the reader has chosen instead. */
  readonly settings: SettingValues;
  /** This is the board of a lesson, which may tell what a game leaves to the reader. */
  readonly isLesson?: boolean;
}

/**
 * A button of the game's own, shown while its move is legal, and dimmed while others move; its caption is the word
 * `act.<name>` with these facts, and its tip the word `tip.<name>`, where there is one.
 */
export interface MoveButton {
  readonly name: string;
  readonly facts?: Facts;
  /** The reader is asked before it is done; the question is the word `ask.<name>`. */
  readonly asks?: boolean;
  /** It ends the reader's part, such as a round: it stands last, and the board comes into view for what follows. */
  readonly ends?: boolean;
  /** It is dimmed in its place, since it cannot be done just now. */
  readonly isOff?: boolean;
  /** Where it stands if not in the row of acts: beside what is told, or among all that is seldom needed. */
  readonly at?: 'note' | 'menu';
  /** By which it is the same button under another name, such as Pause and Go on: it keeps the focus. */
  readonly key?: string;
}

/** A part of the board that is lit, as path data: what stays lit, and its edges. */
export interface Spotlight {
  readonly holes: string;
  readonly edges: string;
}

/** How another program writes this game, both ways. */
export interface ForeignNotation {
  /** Its name in the menu, such as `DGN`. */
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

/** A slice's own part of the menu. */
export interface MenuPart {
  readonly words: WordTable;
  readonly styles: CSSResult;
  render(words: Words, redraw: () => void, close: () => void): TemplateResult;
}

/**
 * `choose` begins another game than the page asks for, or with no settings the page's own; `press` does what a button
 * of the game's own does, by its name. Undefined: nothing to add.
 */
export type MakeMenuPart<V> = (
  view: V,
  settings: SettingValues,
  choose: (settings: Readonly<Record<string, unknown>>) => void,
  press: (name: string) => void,
) => MenuPart | undefined;

/** Something that takes time to make, and without which a game cannot begin. */
export interface Making {
  /**
   * Resolves when it is made, when it cannot be, which `setup()` then refuses, or when nobody waits for it any more.
   */
  make(signal: AbortSignal): Promise<void>;
}

/** One step of the score: what is counted now, and what of the board is lit meanwhile. */
export interface ScoreStep {
  readonly sentence: string;
  /** Nothing follows it: it stays until the reader’s next act. */
  readonly stays?: boolean;
  readonly light?: Spotlight;
}

/** The moves, hints and time that a game, or its goal, has taken so far. */
export interface Taken {
  readonly moves: number;
  readonly hints: number;
}

/** What a line to share is about: what it took, and who played. */
export interface SharedEnd extends Taken {
  /** Whoever had a seat, as those read it who were not there: a bot by what it is. */
  nameOf(seat: Seat): Fact;
}

// The groups of an adapter. All functions take their arguments in the same order: the view, what of it is in question,
// the words, the reader. A view is what its viewer may know.

/** All that the board says, as sentences. */
export interface AdapterWords {
  readonly table: WordTable;
  /**
   * Sentences about values from the page that the game cannot use, loaded when there is one. Left out where they stand
   * in the table.
   */
  readonly faults?: Lazy<{ readonly faultWords: WordTable }>;
  /** The sentences of hints, loaded with the first one. Left out where they stand in the table. */
  readonly hints?: Lazy<{ readonly hintWords: WordTable }>;
  /**
   * For a readonly board: the keys of sentences that invite the reader to act, each with the key of its replacement.
   */
  readonly looking?: Readonly<Record<string, string>>;
  /** The keys of words that come with a part that is loaded later, beside how to play. */
  readonly later?: RegExp;
  /**
   * The facts that stand for cells, by their names or by keys with a fact `cell`: these are lit on the board when
   * pointed at. The first of them, by default `cell`, is where a refusal puts its cross.
   */
  readonly cellFacts?: readonly string[];
}

/** The board: how it looks, and where on it something is. */
export interface AdapterBoard<V, U> {
  /** The same object for the same geometry. */
  chart(view: V, look: string): Chart;
  /** One `<svg class="picture">` in board units, without text from outside. */
  picture(view: V, look: string): string;
  /** The same board with nothing on it: boards alike share its picture and patch it. */
  bare(view: V): V;
  /** A faint preview of a click on this cell, as SVG markup; undefined if a click would do nothing. */
  ghost?(view: V, cell: string, look: string, reader: Audience<U>): string | undefined;
  /**
   * Whether the sign of the last move on this cell is cut into a piece, or lies over the cell; left out: always cut.
   */
  isPiece?(view: V, cell: string): boolean;
  /**
   * Other names of cells that its sentences use, by their names; the same object for the same names. Left out or
   * undefined: the cells go by their own.
   */
  called?(view: V, settings: Pick<SettingValues, 'get'>): Readonly<Record<string, string>> | undefined;
  /** The cells where a seat has something to move or to build on, for the key that goes from one to the next. */
  pieces?(view: V, seat: Seat): readonly string[];
  /** The cell that a move's text is about, for the last move and hints; `view`: what is on show. */
  cellOf?(view: V, move: string): string | undefined;
  /** The cell that the move began at, where it leads from one to another. */
  fromOf?(view: V, move: string): string | undefined;
}

/** Turns gestures on the board and presses of the game's own buttons into moves. */
export interface AdapterInput<M, V, U> {
  /** Before anything is picked up; `interpret` gives what follows. */
  readonly ui: U;
  interpret(view: V, input: Input, reader: Audience<U>): Meant<U, M>;
  /** The cell that is picked up, so that it can be shown. */
  picked?(ui: U): string | undefined;
  /** Whether a press on this cell, of a finger or another pointer, picks something up that follows it. */
  drags?(view: V, cell: string, isFinger: boolean, reader: Audience<U>): boolean;
  /** Keys that `interpret` takes as typed, where the board's own keys leave them free. */
  readonly types?: RegExp;
  /** The game’s own buttons: the moves beside those on the board that are legal for this viewer now. */
  buttons?(view: V, reader: Audience<U>): readonly MoveButton[];
}

/**
 * The game's sentences about the position, its cells and its moves. The kit adds those of every board, such as whose
 * move one waits for.
 */
export interface AdapterSay<E, V, U> {
  /** The status line: the seat to act, or how the game ended. */
  turn(view: V, words: Words, reader: Audience<U>): string;
  /**
   * The next step for the people at this screen: one imperative sentence of at most 12 words; empty for the kit's own
   * sentence. Also called while nobody here may act.
   */
  toDo?(view: V, words: Words, reader: Audience<U>): string;
  cell(view: V, cell: string, words: Words, reader: Audience<U>): string;
  /** A neighbour in few words, its name first: what a reader hears about it from another cell. */
  glance?(view: V, cell: string, words: Words): string;
  /**
   * For screen readers: what a move on this cell would change. Empty if the move's events say it already, or if there
   * is nothing to say.
   */
  foretell?(view: V, cell: string, words: Words, reader: Audience<U>): string;
  /**
   * For the ear, what could be done with what has just been picked, asked too when it was put down; left out: what
   * `foretell` says of its cell.
   */
  picked?(view: V, words: Words, reader: Audience<U>): string;
  /** For screen readers: an event that has not happened, in the conditional; left out: worded as if it had happened. */
  would?(event: E, words: Words): string;
  /**
   * A move that is advised, by what would happen: what to do, as “Place a stone on S31.”, empty for what follows from
   * it; left out: what would happen.
   */
  hint?(event: E, words: Words): string;
  /** The hint's sentence, written from the move alone, for games where its outcome could give away something hidden. */
  advice?(view: V, move: string, words: Words, reader: Audience<U>): string;
  /** Where an advised move is, as the first of two steps of a hint; left out or undefined: a hint has one step. */
  where?(view: V, move: string, words: Words, reader: Audience<U>): HintPlace | undefined;
  /** Sums up the bots' turns in a few sentences; left out: each event is told by itself. */
  news?(events: readonly E[], words: Words, viewer: Viewer): readonly string[];
}

/** The aim of the game, in words. */
export interface AdapterGoal<V, U> {
  /** One sentence of at most 15 words, or two of at most 18. */
  sentence(view: V, words: Words, reader: Audience<U>): string;
  /**
   * A picture that reads as that sentence, as this reader’s seat has it: one `<svg class="goal">` without text, 44 px
   * high.
   */
  picture?(view: V, reader: Audience<U>): string;
}

/** The end of a game. */
export interface AdapterEnd<V, U, E = unknown> {
  /**
   * Why it ended so, in one sentence; empty where `say.turn` has told it. `before`: the view before the ply that
   * decided it, if one did.
   */
  why?(view: V, before: V | undefined, words: Words, reader: Audience<U>): string;
  /** The ply, from 1, that decided it; `viewAt`: the view after that many plies. Undefined: no single one. */
  decidedAt?(viewAt: (ply: number) => V, plies: number): number | undefined;
  /** What each member of a team has done; left out or empty: teams have no members. */
  members?(game: GameSoFar<V, E>, words: Words): readonly MemberResult[];
  /** The score, in the steps in which the reader is shown it on the board. */
  steps?(view: V, look: string, words: Words): readonly ScoreStep[];
  /**
   * The end, or a goal that is met, in one or two lines to share; they never tell a solution. Empty: the result that
   * `goal-met` tells.
   */
  share?(view: V, shared: SharedEnd, words: Words, reader: Audience<U>): string;
}

/** Tells whose turn it is, for games whose rules do not. */
export interface AdapterTurn<S, V, U> {
  /** The seat whose mark stands before `say.turn`, where it is not the first winner, or the first seat to act. */
  seat?(view: V, reader: Audience<U>): Seat | undefined;
  /** The person at this screen who moves next, if not the first who may; undefined: nobody. */
  mover?(state: S, reader: Audience<U>): Seat | undefined;
}

/** What a round has brought, as it is told. */
export interface RoundTold {
  /** One sentence after the other: first that the round is over, then what it has brought, to be read together. */
  readonly steps: readonly string[];
  /** The status meanwhile, and what the reader does to go on, where bots wait for that. */
  readonly turn: string;
  readonly toDo: string;
  /** What a reader hears beside these sentences, since it stands elsewhere to be seen. */
  readonly heard: readonly string[];
}

/** The rounds of a game that has some. */
export interface AdapterRounds<E, V, U> {
  /** The one in play, from 1; undefined between two. */
  at(view: V): number | undefined;
  /** Whether a round ends with this event: what it brought stands beside the board for a moment. */
  endsWith?(event: E): boolean;
  /**
   * The end of a round in steps; `view`: what follows it. Left out or undefined: the events are told as they are, at
   * once.
   */
  tell?(view: V, event: E, words: Words, reader: Audience<U>): RoundTold | undefined;
}

/** How games begin that a page, a reader or another program asks for. */
export interface AdapterStart<O, V> {
  /** The options of the game in hand: a record may bring others than the page's. */
  optionsOf?(view: V): O;
  /** The slow work needed before a game with this start can begin; undefined if it can begin at once. */
  pregenerate?(origin: Origin<O>): Making | undefined;
  /**
   * The settings by which Play again draws another board of the same kind, as another map: the same one again is
   * offered beside it. `seed`: a new one. Left out or undefined: it begins the same again.
   */
  another?(view: V, settings: SettingValues, seed: number): Readonly<Record<string, unknown>> | undefined;
  /** The settings of a short game for beginners, which the end of the lesson and New game offer. */
  readonly firstGame?: Readonly<Record<string, unknown>>;
  /** Another program's notation, loaded when the first such text comes, and with the menu. */
  readonly foreign?: ForeignSource | undefined;
}

/** How bots move beside people in a game in which several may move at the same time, so that people can follow them. */
export interface BesidePeople<S> {
  /** Milliseconds between their moves, where the page names no pace. */
  readonly pace: number;
  /** Whether people who may move now go first; `people`: the seats of all that are at this screen. */
  waits(state: S, people: readonly Seat[], settings: SettingValues): boolean;
}

/** The bots. They are loaded when one is asked and no worker can be. */
export interface AdapterBots<S, M> {
  load(): Promise<{ readonly bots: BotTable<S, M> }>;
  /** May throw where a policy of the page forbids workers. Left out: bots think in slices of the page's time. */
  startWorker?(): Worker;
  /** Bots that have a name of their own, such as Athena, so that no article precedes it. */
  readonly named?: readonly string[];
  /** Left out: bots move as soon as they may, and in a simultaneous game last. */
  readonly besidePeople?: BesidePeople<S>;
  /** The bot of the table that gives hints, where there is one; it need not be among the seats' bots. */
  readonly hint?: string;
}

/** Modules loaded on first use, each with the export of the same name: `lesson: () => import('./lesson.js')`. */
export interface AdapterLoad<V> {
  /** How to play, for the menu; left out where it stands among the words. */
  how?(): Promise<{ readonly howWords: WordTable }>;
  /** The lesson on the board, for the game that it shows. */
  lesson?(view: V | undefined): Promise<BuiltInLesson>;
  /** How many steps that lesson has, which is told before it is loaded. */
  lessonSteps?(view: V | undefined): number;
  /** Pictures as files; left out: the menu copies none. */
  toSvg?(): Promise<{ readonly toSvg: ToSvg }>;
  /** The game's own part of the menu. */
  menuPart?(): Promise<{ readonly makeMenuPart: MakeMenuPart<V> }>;
}

/** S = state, M = move, E = event, O = options, V = what a viewer may know, U = what is picked up and the like. */
export interface Adapter<S, M, E, O, V, U> {
  readonly game: Game<S, M, E, O, V>;
  readonly words: AdapterWords;
  readonly board: AdapterBoard<V, U>;
  readonly input: AdapterInput<M, V, U>;
  readonly say: AdapterSay<E, V, U>;
  readonly goal?: AdapterGoal<V, U>;
  readonly end?: AdapterEnd<V, U, E>;
  readonly turn?: AdapterTurn<S, V, U>;
  readonly rounds?: AdapterRounds<E, V, U>;
  readonly start?: AdapterStart<O, V>;
  readonly bots: AdapterBots<S, M>;
  readonly load?: AdapterLoad<V>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnyAdapter = Adapter<any, any, any, any, any, any>;
