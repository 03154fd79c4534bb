/**
 * The model reader, by which puzzles are graded. At each move it takes one of those that bring the goal nearest at
 * sight, and one time in four any. Bots do not serve: they play the game, not for the goal.
 */
import { chance, fork } from '../../src/core/basics/seed.js';
import type { Reading } from './frame.js';

const GAMES = 300;
const SEED = 41;
/** One move in so many is any. */
const ANY = 4;

/** A puzzle as the model reader goes through it. `S`: whatever a game stands at after some moves. */
export interface Walk<S> {
  readonly start: S;
  endOf(state: S): 'met' | 'lost' | undefined;
  /** The moves, and what comes of each. */
  movesOf(state: S): readonly (readonly [move: string, after: S])[];
  /** How far the goal is at sight: less is nearer. */
  distanceOf(state: S): number;
}

/** A state that was come to before, with what follows from it. */
interface Known<S> {
  readonly end: 'met' | 'lost' | undefined;
  readonly moves: readonly (readonly [move: string, after: S])[];
  readonly nearest: readonly number[];
  readonly next: Map<number, Known<S>>;
}

export function readBy<S>({ start, endOf, movesOf, distanceOf }: Walk<S>): Reading {
  const know = (state: S): Known<S> => {
    const end = endOf(state);
    const moves = end ? [] : movesOf(state);
    const far = moves.map(([, after]) => (endOf(after) === 'met' ? -1 : distanceOf(after)));
    const least = Math.min(...far);
    const nearest = [...far.keys()].filter((at) => far[at] === least);
    return { end: moves.length > 0 ? end : (end ?? 'lost'), moves, nearest, next: new Map() };
  };
  const root = know(start);
  const wrong = new Map<string, number>();
  let solved = 0;
  for (let game = 0; game < GAMES; game++) {
    const luck = chance(fork(SEED, game));
    const made: string[] = [];
    let now = root;
    while (!now.end) {
      const at = luck.below(ANY) === 0 ? luck.below(now.moves.length) : luck.pick(now.nearest);
      const [move, after] = now.moves[at] as readonly [string, S];
      made.push(move);
      const next = now.next.get(at) ?? know(after);
      now.next.set(at, next);
      now = next;
    }
    if (now.end === 'met') solved++;
    else wrong.set(made.join(' '), (wrong.get(made.join(' ')) ?? 0) + 1);
  }
  return { share: solved / GAMES, lure: Math.max(0, ...wrong.values()) / GAMES };
}
