/** The types of Constellation: maps, options, states, moves and events, all of them plain data. Nothing runs here. */
import type { Seat } from '../core/contract/rules.js';
import type { Puzzle } from '../core/puzzle/puzzle.js';

export type Kind = 'star' | 'cluster' | 'wormhole' | 'blackhole';

export interface Star {
  /** 1 to 16 letters, digits or underscores. */
  readonly id: string;
  /** Any finite numbers; y grows downward. */
  readonly x: number;
  readonly y: number;
  readonly type: Kind;
}

/** C1: stars, and which of them can be connected. */
export interface ConstellationMap {
  readonly stars: readonly Star[];
  /** Pairs of ids. */
  readonly edges: readonly (readonly [string, string])[];
}

export type Mode = 'classic' | 'containment' | 'resistance' | 'blackhole' | 'sandbox';

export type Role = 'human' | 'bot' | 'offense' | 'defense';

export interface Options {
  /** `auto`, a built-in map's name, `generated`, or a whole map as text (C1, C18). */
  readonly map: string;
  /** About how many stars a generated map has; 0: as many as the game needs (C18). */
  readonly stars: number;
  readonly mode: Mode;
  readonly teams: number;
  /** Members: one number for all teams, or one for each. */
  readonly members: readonly number[];
  readonly rounds: number;
  /** How many moves a team has in each round. */
  readonly movesPerRound: number;
  readonly stealsPerTeam: number;
  readonly stealDepth: number;
  readonly stealEffect: 'take' | 'clear';
  /** HQs that each team places: 0, 1 or 2. */
  readonly hqCount: number;
  /** Of count, distance and HQ. */
  readonly multipliers: readonly number[];
  /** 0: nobody wins by wormholes. */
  readonly wormholesToWin: number;
  readonly blackHoleEffect: 'reset' | 'remove';
  readonly claimNeedsAdjacency: boolean;
  readonly hqImmune: boolean;
  /** The fate of moves that cannot be split equally. */
  readonly remainder: 'rotate' | 'drop';
  readonly targetScore: number;
  /** One for each team, or none: then C4 assigns them. */
  readonly roles: readonly Role[];
}

export type Phase = 'hq' | 'play' | 'over';

export interface State {
  readonly options: Options;
  /** Of a generated map; 0 for any other. */
  readonly seed: number;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** One sign per star, in the map's order: `.` free, `A` to `H` a team's, `x` gone from the map. */
  readonly owners: string;
  /** The HQs that stand, by team: places in the map's list of stars. */
  readonly hqs: readonly (readonly number[])[];
  /** Whether a team has lost an HQ. */
  readonly fallen: readonly boolean[];
  /** Moves left in this round, by team, then by member; -1: the member has passed. */
  readonly left: readonly (readonly number[])[];
  readonly steals: readonly number[];
  /** HQ points gained so far, before the multiplier. */
  readonly points: readonly number[];
  /** The value of the networks that a team has destroyed in mode blackhole. */
  readonly destroyed: readonly number[];
  /** The goal of this round (C21). The rules do not use it. */
  readonly puzzle?: Puzzle;
}

/** A move of a team, or of one of its members by number. Stars go by their ids. */
export type Move =
  | { readonly type: 'hq'; readonly star: string }
  | { readonly type: 'claim' | 'steal'; readonly member: number; readonly star: string }
  | { readonly type: 'pass'; readonly member: number }
  /** The host's: the round is over. */
  | { readonly type: 'end' };

export type Event =
  | { readonly type: 'hq'; readonly team: Seat; readonly star: string }
  | {
      readonly type: 'claimed';
      readonly team: Seat;
      readonly member: number;
      readonly star: string;
      readonly links: number;
    }
  | {
      readonly type: 'stolen' | 'cleared';
      readonly team: Seat;
      readonly member: number;
      readonly from: Seat;
      /** The star that was clicked, and all that changed, it included. */
      readonly star: string;
      readonly stars: readonly string[];
    }
  | { readonly type: 'fell'; readonly team: Seat; readonly star: string }
  | {
      readonly type: 'destroyed';
      readonly team: Seat;
      readonly stars: readonly string[];
      /** Its worth: the gain in mode blackhole. */
      readonly value: number;
    }
  | { readonly type: 'passed'; readonly team: Seat; readonly member: number }
  | {
      readonly type: 'round';
      readonly round: number;
      /** HQ points of this round, before the multiplier; totals after it. */
      readonly gained: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: string };
