/**
 * The events that boards fire, as classes with typed fields. They bubble and cross shadow roots; none has a native
 * name.
 */
import type { Facts, Refusal } from '../../core/basics/result.js';
import type { MemberResult } from '../../core/contract/game-so-far.js';
import type { Goal, Outcome, Seat } from '../../core/contract/rules.js';
import type { Cause } from '../../core/session/session.js';
import type { Snapshot } from '../../core/session/snapshot.js';

/**
 * The engine's own, since old libraries put another in the place of `window.Event`. A server has no page that makes
 * events.
 */
const NativeEvent = (globalThis.document as Partial<Document> | undefined)?.createEvent
  ? (document.createEvent('Event').constructor as typeof Event)
  : Event;

/** The base of all events of ours. */
export class BoardEvent extends NativeEvent {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}

/** Before a human's move. Calling `preventDefault()` keeps it from being played. */
export class MoveRequestEvent extends BoardEvent {
  constructor(
    readonly seat: Seat,
    /** The move as plain data. */
    readonly move: unknown,
    /** The move as text, as `play()` takes it. */
    readonly text: string,
    /** The ply that it would become: the number of plies before it. */
    readonly ply: number,
  ) {
    super('move-request', true);
  }
}

/**
 * A move that the rules, or the session, did not allow. The reader is told of their own moves alone: of one that came
 * by `play()` the board shows and says nothing. Where something is hidden from the viewer, why another seat's move was
 * refused stands in the `Result` of `play()` alone; here the code is `session/refused`.
 */
export class MoveRefusedEvent extends BoardEvent {
  readonly code: string;
  /** The number of the rule, such as `S6`. */
  readonly rule: string | undefined;
  constructor(
    readonly refusal: Refusal,
    /** Why, for people, in the board's language. */
    readonly sentence: string,
  ) {
    super('move-refused');
    this.code = refusal.code;
    this.rule = refusal.rule;
  }
}

/** The first ply of a game has been played. It comes before that ply's `game-change`. */
export class GameStartEvent extends BoardEvent {
  constructor(readonly snapshot: Snapshot<unknown, unknown>) {
    super('game-start');
  }
}

/**
 * The game, or the position on show, has changed by a move, a method or the reader's choice of another game, or a game
 * was taken up again.
 */
export class GameChangeEvent extends BoardEvent {
  constructor(
    /** `resume`: a game that was kept, linked or played on in another tab is taken up. */
    readonly cause: Cause,
    /** The game as this board's viewer may see it. */
    readonly snapshot: Snapshot<unknown, unknown>,
    /** The events in words, in the board's language. */
    readonly sentences: readonly string[],
  ) {
    super('game-change');
  }
}

/** Seats that the page runs (`host` in `seats`) are to act: answer with `play(text, { seat, ply })`. */
export class SeatTurnEvent extends BoardEvent {
  constructor(
    readonly seats: readonly Seat[],
    readonly ply: number,
  ) {
    super('seat-turn');
  }
}

/** The game is over. */
export class GameEndEvent extends BoardEvent {
  readonly winners: readonly Seat[];
  constructor(
    readonly outcome: Outcome,
    /** The result, for people, in the board's language. */
    readonly sentence: string,
    /** The whole game, as `load()` takes it. */
    readonly record: string,
    /** What each member of each team has done; empty where no team has members. */
    readonly members: readonly MemberResult[] = [],
  ) {
    super('game-end');
    this.winners = outcome.winners;
  }
}

/** The puzzle of a day, solved. */
export interface DailyResult {
  /** The day of the puzzle, as `2026-01-31`. */
  readonly day: string;
  /** Counted from the site's first day, which is 1; below 1 for a day before it. */
  readonly number: number;
  /** From 0 to 3, by the rules of the game. */
  readonly rating: number;
  /** Whether that day is today; a later solution adds nothing to the streak. */
  readonly isToday: boolean;
  /**
   * On how many days in a row, up to today or yesterday, the reader has solved the day's own puzzle; undefined where
   * the board keeps nothing.
   */
  readonly streak?: number;
}

/** The moves, hints, undos, lost tries and time that it took to meet a goal. */
export interface Solved {
  readonly moves: number;
  readonly par: number | undefined;
  readonly hints: number;
  readonly undos: number;
  /** How often before nothing was left to meet it with. */
  readonly tries: number;
  /** From the first move to the last, by the reader's clock, while the board was there. */
  readonly seconds: number;
  /** A line or two to share. */
  readonly text: string;
  /** Of the puzzle of a day; undefined for any other. */
  readonly daily?: DailyResult;
}

/** The goal of a puzzle is met: fired once per game. */
export class GoalMetEvent extends BoardEvent {
  constructor(
    readonly goal: Goal,
    readonly solved: Solved,
  ) {
    super('goal-met');
  }
}

/** The goal of a puzzle can no longer be met with what is left: fired once for each try. */
export class GoalLostEvent extends BoardEvent {
  constructor(
    readonly goal: Goal,
    /** What the goal still lacks: the key of its sentence, as `left.ship`. */
    readonly code: string,
    readonly facts: Facts,
    /** The same as a sentence. */
    readonly sentence: string,
    /** How many tries were lost, this one included. */
    readonly tries: number,
  ) {
    super('goal-lost');
  }
}

/** The reader has come to the end of the lesson. Whatever else happens in a lesson fires no event. */
export class LessonEndEvent extends BoardEvent {
  constructor(
    /** How many steps it has. */
    readonly steps: number,
    /** How many moves were not the right one. */
    readonly wrongs: number,
    /** In how many steps the right way was shown. */
    readonly shown: number,
  ) {
    super('lesson-end');
  }
}

/** The reader has asked for a hint. */
export class HintGivenEvent extends BoardEvent {
  constructor(
    /** The move that was advised, as text. */
    readonly text: string,
    readonly ply: number,
  ) {
    super('hint-given');
  }
}

/** The reader has handed the game or its result to the system’s share sheet, or copied it. */
export class GameSharedEvent extends BoardEvent {
  constructor(
    /** The shared text: a line, and the link below it. */
    readonly text: string,
  ) {
    super('game-shared');
  }
}

/** A value from the page could not be used. The last good game stays. */
export class BoardErrorEvent extends BoardEvent {
  constructor(
    readonly refusal: Refusal,
    /** The fault and its place in words, in the board's language. */
    readonly sentence: string,
    /** The attribute or method that the value came from. */
    readonly source: string,
  ) {
    super('board-error');
  }
}

export interface BoardEventMap {
  'move-request': MoveRequestEvent;
  'move-refused': MoveRefusedEvent;
  'game-start': GameStartEvent;
  'game-change': GameChangeEvent;
  'seat-turn': SeatTurnEvent;
  'game-end': GameEndEvent;
  'goal-met': GoalMetEvent;
  'goal-lost': GoalLostEvent;
  'lesson-end': LessonEndEvent;
  'hint-given': HintGivenEvent;
  'game-shared': GameSharedEvent;
  'board-error': BoardErrorEvent;
}
