/** Proves puzzles of *Star (S17), and tells how they and games near their end go on. */
import type { Advice } from '../core/bots/bots.js';
import type { Think } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { finish, type Proof } from '../core/puzzle/prove.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { seatFact } from '../core/words/words.js';
import { not, won } from './aims.js';
import { Endgame, NEVER, type Judged, type Seeking } from './endgame.js';
import { boardOf } from './geometry.js';
import { aimOf } from './puzzles.js';
import { bounds } from './score.js';
import type { Move, State } from './state.js';
import { steadyThink } from './steady.js';
import { EMPTY, other } from './turns.js';
import { why } from './why.js';

/** The end of an ordinary game is decided for a hint when so many cells are empty, or fewer. */
const NEAR_END = 13;

const nameOf = ({ options }: State, node: number): string => boardOf(options.rings).names[node] as string;
const stoneOn = (state: State, node: number): Move => ({ type: 'place', node: nameOf(state, node) });

/** Those of the least value, in node order. */
function least(judged: readonly Judged[]): readonly Judged[] {
  const value = Math.min(...judged.map((one) => one.value));
  return judged.filter((one) => one.value === value);
}

const isGood = ({ value }: Judged): boolean => value < NEVER;

/** The stone against an aim that costs it the most stones; of these, one that leaves it the fewest good ones. */
function* resist(game: Endgame, judged: readonly Judged[]): Seeking<number> {
  const longest = Math.max(...judged.map(({ value }) => value));
  let best = -1;
  let fewest = Infinity;
  for (const { node, value } of judged) {
    if (value < longest) continue;
    game.place(node);
    const good = game.isOwnTurn ? (yield* game.judge()).filter(isGood).length : 0;
    game.takeBack();
    if (good >= fewest) continue;
    best = node;
    fewest = good;
  }
  return best;
}

/** A solution by its first stone: the longest resistance, and each time the fewest stones against it. */
function* lineFrom(game: Endgame, first: number): Seeking<readonly number[]> {
  const line = [first];
  game.place(first);
  while (game.settled === undefined) {
    const judged = yield* game.judge();
    if (game.isLarge) break;
    const next = game.isOwnTurn ? (least(judged)[0] as Judged).node : yield* resist(game, judged);
    line.push(next);
    game.place(next);
  }
  line.forEach(() => game.takeBack());
  return line;
}

function* prove(state: State, game: Endgame): Seeking<Proof<Move>> {
  const end = (
    result: Proof<Move>['result'],
    moves = 0,
    lines: readonly (readonly number[])[] = [],
  ): Proof<Move> => ({
    result,
    moves,
    solutions: lines.map((line) => line.map((node) => stoneOn(state, node))),
    positions: game.positions,
  });
  if (!game.isOwnTurn || game.settled !== undefined) {
    const value = yield* game.value();
    if (game.isLarge) return end('large');
    return value === NEVER ? end('never') : end('solved', value);
  }
  const good = (yield* game.judge()).filter(isGood).sort((a, b) => a.value - b.value);
  const lines: (readonly number[])[] = [];
  for (const { node } of good) if (!game.isLarge) lines.push(yield* lineFrom(game, node));
  if (game.isLarge) return end('large');
  const [best] = good;
  return best ? end('solved', 1 + best.value, lines) : end('never');
}

/**
 * Proves the puzzle of a state: whether Blue can be certain of its aim, and with how many stones, whatever Red does. A
 * solution is a first stone from which Blue can be, those with the fewest stones first: Blue's and Red's stones in
 * turn, with the longest resistance. In steps, for a page that stays awake; `most`: the most positions it looks at.
 */
export function* provingPuzzle(state: State, most?: number): Generator<number, Proof<Move>> {
  const game = new Endgame(state, SOLVER, aimOf(state), most);
  const search = prove(state, game);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    yield game.positions;
  }
}

/** The same at once. */
export function provePuzzle(state: State, most?: number): Proof<Move> {
  return finish(provingPuzzle(state, most));
}

/** Reasons for a stone, by the kind of goal. Without one the hint says that it solves the puzzle. */
const REASONS: Readonly<Record<string, RegExp>> = {
  connect: /^hint\.(?:connects|links|paired)$/,
  live: /^hint\.(?:connects|links|paired|star|rim)$/,
  cut: /^hint\.(?:parts|severs)$/,
  kill: /^hint\.(?:parts|severs|shuts|denies)$/,
  win: /^hint\.(?:wins|connects|parts|corner|secures|shuts|denies)$/,
};

/** The next stone of a proof, or that there is none: the reader has to take one back. */
export function* advisePuzzle(state: State): Generator<undefined, Advice<Move>> {
  const game = new Endgame(state, SOLVER, aimOf(state));
  const { result, moves, solutions } = yield* prove(state, game);
  const [move] = solutions[0] ?? [];
  if (result === 'large') return { code: 'hint.large', facts: {} };
  if (move?.type !== 'place') return { code: 'hint.unsolvable', facts: {} };
  const reason = moves > 1 ? why(state, SOLVER, move) : undefined;
  if (reason && REASONS[state.puzzle?.goal.kind ?? '']?.test(reason.code)) return { move, ...reason };
  const code = moves === 1 ? 'hint.last' : solutions.length === 1 ? 'hint.only' : 'hint.one-of';
  return { move, code, facts: { node: move.node, n: moves, other: seatFact(other(SOLVER)) } };
}

/** Whoever answers a puzzle: the stone that refutes the aim soonest, or else resists longest. */
export const answerThink: Think<State, Move> = function* (state, seat, limits) {
  if (!state.puzzle) return yield* steadyThink(state, seat, limits);
  const aim = aimOf(state);
  const game = new Endgame(state, SOLVER, aim, limits.nodes);
  const judged = yield* game.judge();
  if (game.isLarge) return yield* steadyThink(state, seat, limits);
  if (judged.every(isGood)) return stoneOn(state, yield* resist(game, judged));
  const exchanged = new Endgame(state, other(SOLVER), not(aim), limits.nodes);
  const [soonest] = least(yield* exchanged.judge());
  return stoneOn(state, (soonest as Judged).node);
};

/** A stone that wins a game near its end, if there is one: what no stone of the other’s can change. */
export function* adviseEnd(state: State, seat: Seat): Generator<undefined, Advice<Move> | undefined> {
  const { stones, phase, options } = state;
  const left = stones.split(EMPTY).length - 1;
  if (phase !== 'play' || left > NEAR_END || bounds(state).decided !== null) return undefined;
  const game = new Endgame(state, seat, won(options.rings, seat));
  const [best] = least((yield* game.judge()).filter(isGood));
  if (game.isLarge || !best) return undefined;
  const move = stoneOn(state, best.node);
  const reason = best.value === 0 ? why(state, seat, move) : undefined;
  const facts = { node: nameOf(state, best.node), other: seatFact(other(seat)) };
  return { move, ...(reason ?? { code: 'hint.forces', facts }) };
}
