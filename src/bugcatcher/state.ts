/** The types of Bugcatcher. Plain data alone; rules.ts says how it changes. */
import type { Seat } from '../core/contract/rules.js';
import type { MaybePuzzle } from '../core/puzzle/puzzle.js';

export interface Options {
  readonly players: number;
  readonly rounds: number;
  readonly energy: number;
  readonly cols: number;
  readonly rows: number;
  readonly garnets: number;
  readonly starts: 'auto' | 'choose';
  readonly startClaims: boolean;
  readonly ghostClaims: boolean;
  readonly penaltyAtEnd: boolean;
  readonly bidsRefund: boolean;
  /** Missions of the page's own, as goals.ts writes them; empty: the built-in ones. */
  readonly missions: string;
}

/**
 * An ordered program, one sign per entry: `URDL` are steps of the border node, `urdl` of the central node, `s` swaps
 * for energy, `g` for a garnet (B5). program.ts has the words for people.
 */
export type Program = string;

/**
 * Results of the entries, one sign each: `0` went well, `1` to `4` collided by that case, `-` was cancelled (B8, B9).
 */
export type Results = string;

/**
 * Places of a player's nodes: `border` a corner, `central` a cell, both counted by rows; `blue`: the border node is.
 */
export interface Nodes {
  readonly border: number;
  readonly central: number;
  readonly blue: boolean;
}

/** B12: a mission and what it brought. */
export type Gain = readonly [mission: number, points: number];

/** One seat's round: where it began, what it ran, what came of it. */
export interface Lap extends Nodes {
  readonly program: Program;
  readonly results: Results;
  readonly accepted: readonly number[];
  readonly gains: readonly Gain[];
}

export interface Staged {
  readonly program: Program;
  /** The missions accepted, by id. */
  readonly accepted: readonly number[];
}

/** B3: a seat's lists and its bids on them; `null` for no list. */
export interface Lists {
  readonly central: readonly number[];
  readonly border: readonly number[];
  readonly bids: readonly [central: number, border: number];
}

export interface Player extends Nodes {
  readonly fireflies: number;
  readonly garnets: number;
  /** Missions completed and collisions caused, for ties (B14). */
  readonly done: number;
  readonly collisions: number;
  /** Accepted missions that are still open, by id. */
  readonly open: readonly number[];
  /** The finished rounds in order. */
  readonly laps: readonly Lap[];
  readonly staged: Staged | null;
  /** Before round 1: whether the seat has given its lists, and which (`null`: none). */
  readonly listed: boolean;
  readonly lists: Lists | null;
}

/**
 * A placed path: its node's kind, its left or upper end, the way from there, its colour. Direction of travel is
 * nobody's business.
 */
export interface Path {
  readonly kind: Kind;
  readonly at: number;
  readonly way: 'R' | 'D';
  readonly blue: boolean;
}

export type Kind = 'B' | 'C';

/** B15: what everybody may know of the round before. */
export interface Track {
  /** Starting places of the nodes: corners and cells, ascending, without owners. */
  readonly corners: readonly number[];
  readonly cells: readonly number[];
  readonly paths: readonly Path[];
}

export interface State extends MaybePuzzle {
  readonly options: Options;
  /** 0 while start lists are given, then from 1. */
  readonly round: number;
  readonly over: boolean;
  /** The seed of all chance to come. */
  readonly seed: number;
  /** The missions shown, one list per round. */
  readonly missions: readonly (readonly number[])[];
  /** The missions completed, with the round. */
  readonly closed: readonly (readonly [mission: number, round: number])[];
  readonly last: Track | null;
  readonly players: readonly Player[];
  /** B19: programs that are submitted are shown to everybody; left out: they are not. */
  readonly isOpen?: boolean;
}

export type Move =
  | { readonly type: 'submit'; readonly program: Program; readonly accepted: readonly number[] }
  | { readonly type: 'lists'; readonly lists: Lists | null }
  /** The host's: whoever is missing submits nothing. */
  | { readonly type: 'timeout' };

/** One entry of one seat in a slot. `blue`: the colour of the path, or of the border node after a swap. */
export interface Act {
  readonly seat: Seat;
  readonly entry: string;
  readonly result: string;
  readonly blue: boolean;
  /** The spot that the step led to, or would have; empty for swaps and cancelled steps. */
  readonly to: string;
}

/** A seat's result of a round; told to that seat alone. */
export interface Report {
  readonly seat: Seat;
  readonly round: number;
  readonly paths: number;
  readonly collisions: number;
  /** How many missions it accepted with its program, and how many it completed. */
  readonly accepted: number;
  readonly done: number;
  readonly gains: readonly Gain[];
  /** How many the round brought, and how many it has in all. */
  readonly gained: number;
  readonly fireflies: number;
}

/** Events name missions by id; `custom` is the table that the ids belong to (`options.missions`). */
export type Event =
  | { readonly type: 'listed'; readonly seat: Seat; readonly lists: Lists | null }
  /** All start nodes; `own`: the listener's, all seats' for who sees all. */
  | {
      readonly type: 'started';
      readonly cols: number;
      readonly corners: readonly number[];
      readonly cells: readonly number[];
      readonly own: readonly (readonly [seat: Seat, border: number, central: number])[];
    }
  | {
      readonly type: 'submitted';
      readonly seat: Seat;
      readonly program: Program;
      readonly accepted: readonly number[];
    }
  /** One for each entry that the listener may know: its own. */
  | ({ readonly type: 'slot'; readonly slot: number } & Act)
  | {
      readonly type: 'round';
      readonly round: number;
      readonly track: Track;
      readonly completed: readonly number[];
      readonly custom: string;
    }
  /** `completed`: the missions that anybody completed in this round. */
  | ({ readonly type: 'report'; readonly completed: readonly number[]; readonly custom: string } & Report)
  | {
      readonly type: 'missions';
      readonly round: number;
      readonly ids: readonly number[];
      readonly custom: string;
    }
  | {
      readonly type: 'over';
      readonly winner: Seat;
      readonly order: readonly Seat[];
      readonly fireflies: readonly number[];
    };

/** B19: a program that is shown before it runs, and where its nodes stand. */
export interface Plan extends Nodes {
  readonly seat: Seat;
  readonly program: Program;
}

/** The state as a viewer may know it (B15). */
export interface View extends MaybePuzzle {
  readonly options: Options;
  readonly round: number;
  readonly over: boolean;
  readonly missions: State['missions'];
  readonly closed: State['closed'];
  /** Places of the nodes now, ascending, without owners; none before round 1. */
  readonly corners: readonly number[];
  readonly cells: readonly number[];
  readonly last: Track | null;
  readonly submitted: readonly Seat[];
  /** B19: what others have submitted, where that is shown. */
  readonly plans?: readonly Plan[];
  /** B20: in a puzzle nothing is hidden. */
  readonly whole?: State;
  /** The viewer's own seat and what is its own. */
  readonly seat?: Seat;
  readonly own?: Player;
  /** Everything, for who may see all, and for everybody once the match is over. */
  readonly all?: State;
}
