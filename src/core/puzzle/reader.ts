/**
 * The model reader, by which puzzles are graded. At each move it takes one of those that bring the goal nearest at
 * sight, and one time in four any. Bots do not serve: they play the game, not for the goal.
 */
import { indices } from '../basics/indices.js';
import { chance, fork } from '../basics/seed.js';
import type { PuzzleEnd } from './puzzle.js';

const GAMES = 300;
const SEED = 41;
/** One move in so many is any. */
const ANY = 4;

/** A puzzle as the model reader goes through it. `S`: whatever a game stands at after some moves. */
export interface Walk<S> {
  readonly start: S;
  endOf(state: S): PuzzleEnd | undefined;
  /** The state after whoever answers has answered, in steps; left out: nobody answers. */
  answered?(state: S): Generator<undefined, S>;
  /** The moves, and what comes of each. */
  movesOf(state: S): readonly (readonly [move: string, after: S])[];
  /** How far the goal is at sight: less is nearer. */
  distanceOf(state: S): number;
}

/** The model reader's result at a puzzle. */
export interface Reading {
  /** How many of its games solve it, as a share. */
  readonly share: number;
  /** How many of its games are the most common wrong try. */
  readonly lure: number;
  /** The moves of that try; empty where every game solves it. */
  readonly wrong: readonly string[];
}

/** A state that was come to before, with what follows from it. */
interface Known<S> {
  readonly end: PuzzleEnd | undefined;
  readonly moves: readonly (readonly [move: string, after: S])[];
  readonly nearest: readonly number[];
  readonly next: Map<number, Known<S>>;
}

/** The reading in steps: it yields after each move, so that a page stays awake. */
export function* reading<S>(walk: Walk<S>): Generator<undefined, Reading> {
  const { start, endOf, answered, movesOf, distanceOf } = walk;
  function* know(before: S): Generator<undefined, Known<S>> {
    const state = answered ? yield* answered(before) : before;
    const end = endOf(state);
    const moves = end ? [] : movesOf(state);
    const far = moves.map(([, after]) => (endOf(after) === 'met' ? -1 : distanceOf(after)));
    const least = Math.min(...far);
    const nearest = indices(far.length).filter((at) => far[at] === least);
    return { end: moves.length > 0 ? end : (end ?? 'lost'), moves, nearest, next: new Map() };
  }
  const root = yield* know(start);
  const wrong = new Map<string, { readonly moves: readonly string[]; count: number }>();
  let solved = 0;
  for (let game = 0; game < GAMES; game++) {
    const luck = chance(fork(SEED, game));
    const moves: string[] = [];
    let now = root;
    while (!now.end) {
      const at = luck.below(ANY) === 0 ? luck.below(now.moves.length) : luck.pick(now.nearest);
      const [move, after] = now.moves[at] as readonly [string, S];
      moves.push(move);
      const next = now.next.get(at) ?? (yield* know(after));
      now.next.set(at, next);
      now = next;
      yield undefined;
    }
    if (now.end === 'met') solved++;
    else {
      const key = moves.join(' ');
      const tried = wrong.get(key) ?? { moves, count: 0 };
      tried.count++;
      wrong.set(key, tried);
    }
  }
  let most: { readonly moves: readonly string[]; readonly count: number } = { moves: [], count: 0 };
  for (const tried of wrong.values()) if (tried.count > most.count) most = tried;
  return { share: solved / GAMES, lure: most.count / GAMES, wrong: most.moves };
}

/** The same at once. */
export function readBy<S>(walk: Walk<S>): Reading {
  const games = reading(walk);
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
  }
}
