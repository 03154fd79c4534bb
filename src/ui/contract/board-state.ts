/**
 * A board at one moment, as one value that is never changed: each request replaces it by the next (store/reduce.ts).
 * Sentences, pictures, buttons and links are functions of it. A session that has not changed is the same object, so
 * that what was derived from it still holds.
 */
import type { AdviceText } from '../../core/bots/bots.js';
import type { Ply } from '../../core/session/history.js';
import type { Player } from '../../core/text/players.js';
import type { Refusal } from '../../core/basics/result.js';
import type { Seat, Viewer } from '../../core/contract/rules.js';
import type { Cause, Session } from '../../core/session/session.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { AnyAdapter, Audience, ForeignNotation, ScoreStep } from './adapter.js';
import type { AnyDefinition, Plan } from './definition.js';
import type { Settings } from './settings.js';
import type { AnyOpening, Asks, Count, Draft, Refused, Wait } from './start.js';
import type { Result } from '../../core/basics/result.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnySession = Session<any, any, any, any, any>;

/** A line under the status: why a move or a value was refused. */
export interface Note {
  readonly sentence: string;
  /** The rule's number. */
  readonly rule?: string | undefined;
}

/** A short answer at a button, such as “Copied”, and the row of the button. */
export interface Notice {
  readonly sentence: string;
  readonly row: 'acts' | 'controls';
}

/** Something of the page's that cannot be used; `source`: the setting or method that it came by. */
export interface Fault {
  readonly refusal: Refusal;
  readonly source: string;
  /** It harms no game, so that the page alone is told. */
  readonly isAdvice?: boolean;
}

/** The count of a game in hand. */
export interface Tally {
  readonly count: Count;
  /** Since when its clock runs, in ms; undefined while it stands. */
  readonly since: number | undefined;
  /** Plies before the first that the session holds: the record of a long game begins on its way. */
  readonly earlier: number;
  /** The position that the game began with. */
  readonly first: unknown;
  /** Whether its goal was met at the last change. */
  readonly isMet: boolean;
}

/** What a round has brought, while the reader is given time to read it; bots wait. */
export interface RoundEnd {
  /** Its sentences, and the last one that has been told, from 0. */
  readonly steps: readonly string[];
  readonly at: number;
  /** Where the reader is to go on: the status meanwhile, and what is to be done once all has been told. */
  readonly prompt: { readonly turn: string; readonly toDo: string } | undefined;
  readonly isTold: boolean;
}

/** A hint, or the mark that a lesson puts on the right move. */
export interface ShownAdvice {
  /** Empty where a lesson says it in its own way. */
  readonly sentence: string;
  /** The move that is advised, if one is. */
  readonly text: string | undefined;
  /** Cells that the reason speaks of, as the bot names them. */
  readonly lit: readonly string[];
  /** The hint itself, where so far only its place is told: the next press tells it. */
  readonly rest?: AdviceText;
  /** A move has to be taken back before anything can be advised. */
  readonly isBack?: boolean;
}

/** The facts of a board. Everything else follows from them. */
export interface BoardFacts {
  // The board's game. It never changes.

  /** The game before its code is loaded: tag, options, seats, bots. */
  readonly definition: AnyDefinition;
  /** The game as it is joined to the kit. */
  readonly adapter: AnyAdapter;
  /** A lesson's board: people sit at all its seats, nobody looks back in it, and the lesson tells its end. */
  readonly isLesson: boolean;

  // Its page.

  /** Attributes and properties of the page, and what the reader has chosen in their place. */
  readonly settings: Settings;
  readonly isInPage: boolean;
  /** A server renders, or its rendering is taken over: only what the server can know counts. */
  readonly isHeld: boolean;

  // Its words and messages.

  /** The sentences of the page, spoken to nobody. */
  readonly table: Words;
  /** Their sources: they are made again when one of these changes. */
  readonly madeFrom: readonly unknown[];
  /** Sentences of parts that came later. */
  readonly learned: WordTable;
  /** Sentences about what the page has given and the board cannot use, once they have come. */
  readonly faultWords: WordTable;
  /** The sentences of hints, once they have come. */
  readonly hintWords: WordTable;
  /** The faults that the page and the reader are still to be told of: their sentences are on their way. */
  readonly untold: readonly Fault[];
  /** Sentences of the page's own lesson, in whatever language. */
  readonly texts: WordTable;
  /** The players' names, if the game came with names. */
  readonly names: readonly string[];
  /** Why the last move was refused. */
  readonly refused: Note | undefined;
  /** The values of the page that cannot be used, by what they came by, the newest last. */
  readonly failed: readonly (Note & { readonly source: string })[];

  // The game in hand.

  /** Undefined until a seed is drawn. It is copied for each change. */
  readonly session: AnySession | undefined;
  /** Rises with each game, begun or taken up. */
  readonly gameCount: number;
  /** Rises with each change of the game or of the ply on show. */
  readonly changeCount: number;
  /** Rises with each change of the game itself: looking back changes nothing. */
  readonly moveCount: number;
  /** Nothing was played or undone since the game began. */
  readonly isUntouched: boolean;
  /** The page has been told that its first ply was played. */
  readonly isStarted: boolean;
  /** Plies of bots of which the reader will hear when it is the reader's turn. */
  readonly unheard: readonly Ply<unknown, unknown, unknown>[];
  /** The moves that led to the end, and to the goal, of which the page was told. */
  readonly toldEnd: readonly string[] | undefined;
  readonly toldGoal: readonly string[] | undefined;
  /** A game that has begun and of which the page is still to be told; `isFirst`: the board showed none before. */
  readonly owed: { readonly cause: Cause; readonly isFirst: boolean } | undefined;
  readonly tally: Tally;

  // How games begin.

  /** The start of the game in hand, as a text; equal texts are equal starts. */
  readonly start: string;
  readonly asks: Omit<Asks, 'latest'>;
  /** Plans that turned out unsound. They are not tried again until the page sets a record again. */
  readonly unsound: readonly Refused[];
  /** The record handed to `load()`, and the last ask before it. */
  readonly loaded: { readonly plan: Plan; readonly ask: number } | undefined;
  /** The thing that must come before a game can begin. */
  readonly waitsFor: Wait | undefined;
  /**
   * The ask for which something could not be brought, so that its game begins without; -1: none. A later ask tries
   * again.
   */
  readonly goesWithout: number;
  /** Something has come, or may have been kept by another tab, since the last decision. */
  readonly isDue: boolean;
  /** The plan that was read last, so that none is read twice. */
  readonly read: { readonly plan: Plan; readonly draft: Result<Draft> } | undefined;
  /** The notation of another program, once it is loaded. */
  readonly notation: ForeignNotation | undefined;
  /** The game in the page's address that was there last, and whether it has been looked at. */
  readonly link: { readonly isSeen: boolean; readonly text: string | undefined };
  /** The last thing read from the browser's memory or written there, and its key and start. */
  readonly memory: { readonly about: string; readonly seen: string };
  /** The seed that was drawn where the page names none, and how many games the page's own seed has dealt. */
  readonly drawn: number | undefined;
  readonly deals: number;

  // The people at this screen.

  /** The piece that is picked up and the like, as `interpret` left it. */
  readonly ui: unknown;
  /** Why nobody moves now though the rules would let them, as between two rounds. */
  readonly rest: Refusal | undefined;
  /** The seat that took the screen last. */
  readonly handed: Seat | undefined;
  /** The last value of `viewerAtScreen`, to notice when another person looks. */
  readonly lastAtScreen: Viewer | undefined;
  /** The last task that the reader was told. */
  readonly toDo: string | undefined;
  /** Seats whose bot gave no answer that can be played: the page plays for them. */
  readonly givenUp: readonly Seat[];

  // Questions, hints and notices that stay beside the board for a while.

  /** The act that the reader is asked about, and the button or field that led to it. */
  readonly question: { readonly name: string; readonly opener: string } | undefined;
  /** The hint on show, in words and on the board. */
  readonly advice: ShownAdvice | undefined;
  readonly notice: Notice | undefined;
  /** The button of the row of controls that was pressed, until what it was pressed for is there. */
  readonly pending: string | undefined;
  /** The steps of the score that the reader is shown, and which one stands; `byItself`: the next comes unasked. */
  readonly recount:
    { readonly steps: readonly ScoreStep[]; readonly at: number; readonly byItself: boolean } | undefined;
  readonly roundEnd: RoundEnd | undefined;
  /** The game that the reader has given up to begin again, as it was. */
  readonly wayBack: { readonly opening: AnyOpening; readonly count: Count } | undefined;
  /** Whether there is a lesson, and how far the reader is with it. */
  readonly lesson: {
    readonly isThere: boolean;
    /** The page has given it. */
    readonly isOwn: boolean;
    /** The reader has finished it, or has won or solved a game here, and is offered it no more. */
    readonly isLearnt: boolean;
    /** The step at which the reader has left it, from 1, of how many, and the change that was the last one then. */
    readonly left: { readonly at: number; readonly all: number; readonly changeCount: number } | undefined;
  };
}

export interface BoardState extends BoardFacts {
  // People, views and words, derived from the facts (game/people.ts).

  /** The players in seat order. */
  readonly players: readonly Player[];
  /** The seats of the people at this screen. */
  readonly humans: readonly Seat[];
  /**
   * The viewer whose knowledge is on show: the page's choice, else the one reader, else the person to act, else the
   * public.
   */
  readonly viewer: Viewer;
  /** The seat that must take the screen before anything is shown. */
  readonly nextAtScreen: Seat | undefined;
  /** The viewer at the screen; undefined while it changes hands, and in open games of several people. */
  readonly viewerAtScreen: Viewer | undefined;
  /** The people at this screen, and what they are in the middle of. */
  readonly reader: Audience<unknown>;
  /** The sentences of the page, in which the one reader is addressed as “you”. */
  readonly words: Words;
  /** Whether the reader may only look. */
  readonly isReadonly: boolean;
}
