/** A game as far as it has been played, move by move, and what it is read for. Types alone. */
import type { Seat } from './rules.js';

export interface GameSoFar<V, E> {
  readonly plies: number;
  /** The position after so many plies. */
  viewAt(ply: number): V;
  /** The events of a ply, counted from 1. */
  eventsOf(ply: number): readonly E[];
}

/** The contribution of a team's member to a game. */
export interface MemberResult {
  readonly team: Seat;
  readonly name: string;
  /** What was claimed, the lines that moves brought when they were made, and steals. */
  readonly claims: number;
  readonly links: number;
  readonly steals: number;
  /** The best move, in words. */
  readonly best: string;
}
