/** All that can be asked of a board, and all that it asks for in return. */
import type { AdviceText } from '../../core/bots/bots.js';
import type { Input } from '../../core/contract/input.js';
import type { Refusal, Result } from '../../core/basics/result.js';
import type { Goal, Seat } from '../../core/contract/rules.js';
import type { Cause, PlayAt } from '../../core/session/session.js';
import type { ForeignNotation, Spotlight } from './adapter.js';
import type { AnySession, BoardState, Notice } from './board-state.js';
import type { BoardErrorEvent, DailyResult, MoveRequestEvent } from './events.js';
import type { Draft, Kept, Wait } from './start.js';

/** Requests of the page, by attributes, properties and methods. */
export type PageRequest =
  /** A value as it comes; undefined and null mean absent. It is read when the board settles. */
  | { readonly type: 'give'; readonly name: string; readonly value: unknown }
  /** Takes up all settings given so far. */
  | { readonly type: 'settle' }
  | { readonly type: 'play'; readonly text: string; readonly at: PlayAt }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** `isQuiet`: what the reader holds tells it by itself, as a slider does. */
  | { readonly type: 'go'; readonly ply: number; readonly isQuiet?: boolean }
  | { readonly type: 'restart'; readonly isQuiet?: boolean }
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' }
  /** A server’s rendering has been taken over: what the server could not know counts from now on. */
  | { readonly type: 'release' };

/** Requests of the reader. */
export type ReaderRequest =
  /** A gesture, a key or a button on the board: `interpret` says what it means. */
  | { readonly type: 'input'; readonly input: Input }
  /** Puts down what was picked up: the board is drawn anew. */
  | { readonly type: 'put-down' }
  /** A move that the reader means; `by`: as whom, where that is told. */
  | { readonly type: 'mean'; readonly move: unknown; readonly by?: Seat | undefined }
  /** Nothing comes of what the reader means. */
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  /** The same, of which the page hears nothing: the reader has meant no move. */
  | { readonly type: 'note-refusal'; readonly refusal: Refusal }
  /**
   * Another game than the page asks for, with a seed of its own where the settings have none; with no settings the
   * page's own. `isAnew`: even where one is kept.
   */
  | {
      readonly type: 'choose';
      readonly settings: Readonly<Record<string, unknown>>;
      readonly isAnew?: boolean;
    }
  /** The same game once more; until somebody moves in it one press leads back. */
  | { readonly type: 'begin-again' }
  /** The next game with the same players: of a game with several boards another one, unless the same is asked for. */
  | { readonly type: 'begin-another'; readonly isSame?: boolean }
  /** The same against the next stronger bot. */
  | { readonly type: 'begin-harder' }
  | { readonly type: 'take-back' }
  /** A seat takes the screen. */
  | { readonly type: 'hand'; readonly seat: Seat }
  /** Asks before an act is done. */
  | { readonly type: 'ask'; readonly name: string; readonly opener: string }
  | { readonly type: 'unask' }
  /** The reader has read what a round has brought, or has had the time to. */
  | { readonly type: 'round-read' }
  /** The next step of what a round has brought. */
  | { readonly type: 'round-on' }
  /** The reader lets the hint go. */
  | { readonly type: 'drop-hint' }
  | { readonly type: 'recount-on' }
  | { readonly type: 'open-lesson' }
  /** Hands the game on as a text with its picture; `row`: where the button is. */
  | { readonly type: 'share'; readonly row: Notice['row'] }
  /** The game, or its result, has left the page as a text. */
  | { readonly type: 'shared'; readonly text: string }
  | { readonly type: 'recount-end' };

/** Answers of effects, and requests of a game's parts. */
export type EffectRequest =
  /** A seed is needed, where the page names none. */
  | { readonly type: 'draw' }
  | { readonly type: 'bot-move'; readonly seat: Seat; readonly text: string }
  /** A bot has given no answer that can be used. */
  | { readonly type: 'give-up'; readonly seat: Seat; readonly refusal: Refusal }
  /** A hint has come. */
  | { readonly type: 'advise'; readonly advice: AdviceText }
  /** The place of a hint has been told: the reader asks for the hint itself. */
  | { readonly type: 'advise-on' }
  /** A move is marked on the board, or none any more. */
  | { readonly type: 'mark-move'; readonly text: string | undefined }
  /**
   * A part that is loaded when first used did not come. `at`: where the button is that asked for it, if the reader
   * pressed one.
   */
  | { readonly type: 'missing'; readonly part: string; readonly at?: Notice['row'] | 'lines' }
  /** Something of the page's, or of a worker's, cannot be used. */
  | { readonly type: 'fault'; readonly refusal: Refusal; readonly source: string }
  /** Tells the page about a probable mistake. */
  | { readonly type: 'warn-page'; readonly refusal: Refusal; readonly source: string }
  /** Removes the note of a fault that is mended. */
  | { readonly type: 'mend'; readonly source: string }
  /** The wait for something that a game needs is over. */
  | { readonly type: 'arrived' }
  | { readonly type: 'missed'; readonly wait: Wait }
  | { readonly type: 'notation'; readonly notation: ForeignNotation }
  | { readonly type: 'words-read' }
  | { readonly type: 'words-missed' }
  /** The sentences about faults have come, or cannot be had. */
  | { readonly type: 'tell-faults' }
  /** Another tab may have kept something. */
  | { readonly type: 'kept-elsewhere' }
  /** Another game may be in the page's address. */
  | { readonly type: 'address' }
  | { readonly type: 'say'; readonly sentences: readonly string[] }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'end-notice' }
  /** What a button of the row of controls was pressed for is on its way; then it is there, or cannot be had. */
  | { readonly type: 'pending'; readonly button: string }
  | { readonly type: 'answered'; readonly button: string }
  /** The end of a game has come to rest: the reader is shown its score. */
  | { readonly type: 'recount'; readonly gameCount: number; readonly byItself: boolean }
  /** A clock beside the game stops everybody, with its reason, or lets them move again. */
  | { readonly type: 'rest'; readonly why: Refusal | undefined }
  | { readonly type: 'lesson'; readonly isThere: boolean; readonly isOwn: boolean }
  /** It has been left at this step, from 1; after the last one it is finished. */
  | { readonly type: 'lesson-left'; readonly at: number; readonly all: number };

/** Requests that the store makes itself, in the order of effects. */
export type OwnRequest =
  /** The page was asked about a move that the reader means. */
  | {
      readonly type: 'play-meant';
      readonly isAllowed: boolean;
      readonly seat: Seat;
      readonly move: unknown;
      readonly changeCount: number;
    }
  | { readonly type: 'tell-change'; readonly told: ToldChange }
  /** Tells what stands since a change, one thing after the other. */
  | {
      readonly type: 'tell-state';
      readonly part: 'end' | 'goal' | 'turn';
      /** The game as the change has left it, and how often it had moved by then. */
      readonly session: AnySession;
      readonly moveCount: number;
      /** The game stood here before: a redo. */
      readonly isAgain: boolean;
    }
  | { readonly type: 'tell-owed' };

export type Request = PageRequest | ReaderRequest | EffectRequest | OwnRequest;

/** Answers with what the request came to; for most of them that is the ply on show. */
export type Dispatch = (request: Request) => Result<number>;

/** A board as everybody in the kit may reach it. */
export interface BoardStore {
  readonly state: BoardState;
  readonly dispatch: Dispatch;
}

/** A change that the reader and the page are to be told of. */
export interface ToldChange {
  readonly cause: Cause;
  /** The game as the change has left it. */
  readonly session: AnySession;
  /** The ply that was on show before. */
  readonly from: number;
  /** The reader has seen no other game here, and is told nothing. */
  readonly isFirst?: boolean;
  readonly isQuiet?: boolean;
}

/** Effects that the store does itself: it asks the page, and tells it one thing after the other. */
export type StoreEffect =
  /** An event for the page, in the order of what events tell; `isNow`: before those that still wait. */
  | { readonly type: 'tell'; readonly event: Event; readonly isNow?: boolean }
  /** A request for when the page has been told everything so far. */
  | { readonly type: 'then'; readonly request: Request }
  /** A request to be answered at once. */
  | { readonly type: 'request'; readonly request: Request }
  /** Asks the page whether a move may be played. */
  | {
      readonly type: 'ask-page';
      readonly event: MoveRequestEvent;
      readonly seat: Seat;
      readonly move: unknown;
      readonly changeCount: number;
    };

/** Work to be done in the world for a request: controller/effect-table has a line for each. */
export type WorldEffect =
  /** Lets clocks and the like follow the game, before anybody is told. */
  | { readonly type: 'catch-up' }
  /** Another game is in hand. */
  | { readonly type: 'renew' }
  /** The game has gone on: a cell that a sentence names, and that was pointed at, may be gone. */
  | { readonly type: 'forget-named' }
  /** Somebody else looks from now on. */
  | { readonly type: 'forget-reader' }
  | { readonly type: 'close-menu' }
  /** The game has just come to its end, here and now. */
  | { readonly type: 'ended' }
  /** Tells the game's parts that another move is advised, or none. The board itself draws this from the state. */
  | { readonly type: 'hint-changed'; readonly text?: string | undefined; readonly advice?: AdviceText }
  /** A cross on the board, which goes by itself. */
  | { readonly type: 'show-refusal'; readonly refusal: Refusal }
  | { readonly type: 'clear-refusal' }
  | { readonly type: 'light'; readonly light?: Spotlight | undefined }
  /** The reader has picked something up or put it down. */
  | { readonly type: 'say-picked' }
  /** For the ear; of several with one source, the last. */
  | { readonly type: 'say'; readonly text: string; readonly source?: string }
  /** Forgets what was said, but for faults of the page's values: another person is at the screen. */
  | { readonly type: 'silence' }
  /** A value of the page's that cannot be used; `isAdvice`: it harms no game, so that the page alone is told. */
  | {
      readonly type: 'fail';
      readonly event: BoardErrorEvent;
      readonly text: string;
      readonly source: string;
      readonly isAdvice?: boolean;
    }
  /** Brings what a game waits for, and nothing else any more. */
  | { readonly type: 'bring'; readonly wait: Wait | undefined; readonly draft?: Draft | undefined }
  | { readonly type: 'load-words' }
  /** Brings the sentences about faults. */
  | { readonly type: 'load-faults' }
  | { readonly type: 'remember'; readonly key: string; readonly start: string; readonly kept: Kept }
  /** Asks later, unless it is called off. */
  | { readonly type: 'later'; readonly what: Moment; readonly ms: number; readonly request: Request }
  | { readonly type: 'call-off'; readonly what: Moment }
  | { readonly type: 'open-lesson' }
  | { readonly type: 'share'; readonly row: Notice['row'] }
  /** Others may sit at the seats, or think in another way. */
  | { readonly type: 'new-bots' }
  /** A move was played: bots keep their pace from here. */
  | { readonly type: 'pace' };

export type Effect = StoreEffect | WorldEffect;

/** A function for each type of effect, which carries it out. */
export type EffectTable = {
  readonly [T in WorldEffect['type']]: (effect: Extract<WorldEffect, { readonly type: T }>) => void;
};

/** Things that stand for a while. */
export type Moment = 'notice' | 'round-end' | 'round-wait' | 'recount' | `lost ${string}`;

/** The page around a board, and its game’s parts, as the store reads them. */
export interface World {
  /** In ms. */
  now(): number;
  randomSeed(): number;
  /** The language of the place where the board stands; empty where it is unknown. */
  language(): string;
  /** The game that the browser keeps under this key, of those that begin so. */
  recall(key: string, start: string): Kept | undefined;
  /** The record of this game in the page's address. */
  linked(game: string): string | undefined;
  /** A line to share, where the game has one of its own. */
  result(goal: Goal, view: unknown, moves: number, hints: number, tries: number): string | undefined;
  /** The day whose puzzle has been solved, and how well. */
  daily(view: unknown, hints: number, tries: number): DailyResult | undefined;
}
