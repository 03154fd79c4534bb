/** The puzzles of *Star (S17): what Blue is to be certain of, whatever Red does. Red answers each stone. */
import type { KeyFact, Refusal } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { SOLVER, type Answerer, type GoalKind, type Puzzles } from '../core/puzzle/puzzle.js';
import { seatFact } from '../core/words/words.js';
import { together, not, starred, won, type Aim } from './aims.js';
import { boardOf } from './geometry.js';
import { bounds } from './score.js';
import type { Event, Move, State } from './state.js';
import { EMPTY, isOver, signOf, SIGNS } from './turns.js';

const RULE = 'S17';
const RED: Seat = 1;

const no = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, rule: RULE, facts });

const nodeOf = ({ options }: State, name: string): number | undefined =>
  boardOf(options.rings).byName.get(name.toUpperCase());

/** The board with its empty nodes one seat's (S16), as aims read it. */
function filledUp({ stones }: State, owner: Seat): Uint8Array {
  return Uint8Array.from(stones, (sign) => (sign === EMPTY ? owner : SIGNS.indexOf(sign as 'B' | 'R')));
}

/** A kind of goal: how many groups it marks, whose they are, and what Blue wants with them. */
interface Wish {
  readonly name: string;
  readonly marks: number;
  readonly seat: Seat;
  /** `nodes`: one of each marked group. */
  aim(rings: number, nodes: readonly number[]): Aim;
}

const WISHES: readonly Wish[] = [
  {
    name: 'connect',
    marks: 2,
    seat: SOLVER,
    aim: (rings, [a, b]) => together(rings, a as number, b as number),
  },
  { name: 'live', marks: 1, seat: SOLVER, aim: (rings, [a]) => starred(rings, a as number) },
  {
    name: 'cut',
    marks: 2,
    seat: RED,
    aim: (rings, [a, b]) => not(together(rings, a as number, b as number)),
  },
  { name: 'kill', marks: 1, seat: RED, aim: (rings, [a]) => not(starred(rings, a as number)) },
  { name: 'win', marks: 0, seat: SOLVER, aim: (rings) => won(rings, SOLVER) },
];

function aimBy(wish: Wish, state: State, parts: readonly string[]): Aim {
  const nodes = parts.map((part) => nodeOf(state, part) as number);
  return wish.aim(state.options.rings, nodes);
}

/** Blue’s goal in the puzzle of this state. */
export function aimOf(state: State): Aim {
  const { kind = '', parts = [] } = state.puzzle?.goal ?? {};
  return aimBy(WISHES.find(({ name }) => name === kind) as Wish, state, parts);
}

function refuseParts({ marks, seat }: Wish, state: State, parts: readonly string[]): Refusal | undefined {
  if (parts.length !== marks) return no('star/goal-parts', { needed: marks });
  const { rings } = state.options;
  for (const part of parts) {
    const node = nodeOf(state, part);
    if (node === undefined) return no('star/no-node', { node: part, rings });
    if (state.stones[node] !== signOf(seat))
      return no('star/goal-stone', { node: part.toUpperCase(), colour: seat === SOLVER ? 'blue' : 'red' });
  }
  return new Set(parts.map((part) => part.toUpperCase())).size < marks ? no('puzzle/twice') : undefined;
}

const answerer: Answerer<State, Move> = {
  seat: RED,
  bot: 'answer',
  isDue: ({ turn }) => turn === RED,
  hasMade: (state, move) =>
    move.type === 'place' && state.stones[nodeOf(state, move.node) as number] === signOf(RED),
};

/** S16: what is certain when it is lost: Red's points, and the most that Blue can still reach. */
function scoreFacts(state: State): NonNullable<KeyFact['facts']> {
  const { lowest, highest } = bounds(state);
  const [points, most] = [lowest[RED] as number, highest[SOLVER] as number];
  return { points, most, own: seatFact(SOLVER), tie: points === most ? 'yes' : 'no' };
}

/** Names what is missing for the goal, or says that it is lost, and by which stone of Red's. */
function leftOf(wish: Wish, state: State, isLost: boolean): KeyFact {
  const { name } = wish;
  if (!isLost) return { key: `left.${name}`, facts: {} };
  const facts = { seat: seatFact(RED), ...(name === 'win' && scoreFacts(state)) };
  const node = state.puzzle?.answer;
  return node === undefined
    ? { key: `left.${name}-lost`, facts }
    : { key: `left.${name}-at`, facts: { ...facts, node } };
}

function kindOf(wish: Wish): GoalKind<State, Move> {
  const isLost = (state: State, parts: readonly string[]): boolean =>
    !aimBy(wish, state, parts)(filledUp(state, SOLVER));
  return {
    name: wish.name,
    refuse: (state, parts) => refuseParts(wish, state, parts),
    tidy: (_state, parts) => parts.map((part) => part.toUpperCase()),
    judge: (state, parts) => ({ done: aimBy(wish, state, parts)(filledUp(state, RED)) ? 1 : 0, of: 1 }),
    isLost,
    left: (state, parts) => leftOf(wish, state, isLost(state, parts)),
    answerer,
  };
}

export const puzzles: Puzzles<State, Event, Move> = {
  rule: RULE,
  kinds: WISHES.map(kindOf),
  refuse: (state) =>
    isOver(state) || state.phase !== 'play' || state.turn !== SOLVER ? no('puzzle/not-yours') : undefined,
  hasMove: ({ type }) => type === 'place',
};
