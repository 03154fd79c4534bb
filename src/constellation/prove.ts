/** Proves puzzles of Constellation (C21), for hints, composers and whoever writes puzzles, and answers in them. */
import type { Advice } from '../core/bots/bots.js';
import { randomThink, type Think } from '../core/bots/think.js';
import { adviseBy, finish, proving, type Proof } from '../core/puzzle/prove.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { constellation } from './game.js';
import { movesLeft } from './rounds.js';
import { rules } from './rules.js';
import { partings, puzzles } from './puzzles.js';
import type { Move, State } from './state.js';
import { why } from './why.js';

/** Two positions with the same key go on alike, within one round of a puzzle. */
function keyOf(state: State): string {
  const { owners, steals, hqs, phase, round } = state;
  return `${owners}/${movesLeft(state, SOLVER)}/${steals[SOLVER]}/${hqs.join('|')}/${phase}/${round}`;
}

/**
 * Proves the puzzle of a state: whether its goal can be met, in how few moves, and by which. In steps, for a page that
 * stays awake; `most`: the most positions that it looks at.
 */
export function provingPuzzle(state: State, most?: number): Generator<number, Proof<Move>> {
  return proving(constellation, puzzles, state, keyOf, most);
}

/** The same at once. */
export function provePuzzle(state: State, most?: number): Proof<Move> {
  return finish(provingPuzzle(state, most));
}

/** Reasons for a move, by the kind of goal. Without one the hint tells how many moves are left after it. */
const REASONS: Readonly<Record<string, RegExp>> = {
  hqs: /^hint\.hq-(?:joined|way)$/,
  hold: /^hint\.(?:hq-joined|hq-way|guards)$/,
  wormholes: /^hint\.wormhole-(?:win|way)$/,
  win: /^hint\.(?:wormhole-win|wormhole-way|destroys|hq-joined|hq-longer|hq-way|hq-steal|cuts)$/,
};

/** The next move of a proof and why, or that there is none: the reader has to take a move back. */
export function advisePuzzle(state: State): Generator<undefined, Advice<Move>> {
  return adviseBy(provingPuzzle(state), (move) => {
    const reason = why(state, SOLVER, move);
    return reason && REASONS[state.puzzle?.goal.kind ?? '']?.test(reason.code) ? reason : undefined;
  });
}

/** Whoever answers a puzzle steals what parts the solver's HQs. */
export const answerThink: Think<State, Move> = function* (state, seat, limits) {
  yield undefined;
  const [parting] = state.puzzle ? partings(state) : [];
  return parting ?? (yield* randomThink(rules)(state, seat, limits));
};
