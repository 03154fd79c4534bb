/** Checks a way that an author has written: each of its moves, and each reply to them, is one that the rules allow. */
import { indexed } from '../basics/indices.js';
import type { AnyGame } from '../contract/rules.js';
import { readMove } from '../session/ply.js';
import { fail, failWith, take } from './lesson-fields.js';
import { movesIn } from './lesson-run.js';

/** What the others play after each of the reader’s moves, and where the author says it. */
export interface Then {
  readonly path: string;
  readonly texts: readonly string[];
}

interface Walk {
  readonly path: string;
  readonly first: unknown;
  /** The reader’s. */
  readonly seat: number;
  readonly then: Then;
}

/** A way as the game itself writes it; what may be any move ends the check. It throws refusals with their place. */
export function checkWay(game: AnyGame, way: string, { path, first, seat, then }: Walk): string {
  const { rules, notation } = game;
  const moves = [...movesIn(way)];
  if (moves.length === 0) fail(path, 'missing');
  let state = first;
  const play = (at: string, text: string, actor?: number): string => {
    const { actor: by, move } = take(at, readMove(game, state, text, actor));
    const refusal = rules.refuse(state, by, move);
    if (refusal) failWith(at, refusal);
    const written = notation.formatMove(state, by, move);
    state = rules.play(state, by, move).state;
    return written;
  };
  for (const [n, move] of indexed(moves)) {
    if (move === '*') break;
    moves[n] = play(path, move, seat);
    for (const reply of movesIn(then.texts[n])) play(`${then.path}[${n}]`, reply);
  }
  return moves.join(' ');
}
