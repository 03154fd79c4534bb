/** The types of the teams' land grab: a square of cells, teams of members, rounds with a budget of moves. */

export interface Options {
  readonly teams: number;
  /** Members per team, in team order; the last number applies to the teams beyond the list. */
  readonly members: readonly number[];
  readonly rounds: number;
  /** Moves of a team in a round. */
  readonly moves: number;
  readonly steals: boolean;
}

export interface State {
  readonly options: Options;
  /** From 1; one more than the rounds once the game is over. */
  readonly round: number;
  /** The owner of each cell, row by row; -1 if there is none. */
  readonly owners: readonly number[];
  /** Moves left in this round, by team, then by member. */
  readonly left: readonly (readonly number[])[];
  readonly points: readonly number[];
}

export type Move =
  | { readonly type: 'claim' | 'steal'; readonly member: number; readonly cell: number }
  | { readonly type: 'pass'; readonly member: number }
  /** The host's: the round is over. */
  | { readonly type: 'end' };

export type Event =
  | { readonly type: 'claimed'; readonly team: number; readonly member: number; readonly cell: number }
  | {
      readonly type: 'stolen';
      readonly team: number;
      readonly member: number;
      readonly cell: number;
      readonly from: number;
    }
  | { readonly type: 'passed'; readonly team: number; readonly member: number }
  | { readonly type: 'round'; readonly round: number; readonly points: readonly number[] }
  | { readonly type: 'over'; readonly winners: readonly number[] };
