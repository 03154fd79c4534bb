/** The bots of the rotation game, by name, and those that give hints. Bots know what their seat knows, and no more. */
import { advising, type Advice, type Bot, type BotTable } from '../core/bots/bots.js';
import { fold } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { chance, type Chance } from '../core/basics/seed.js';
import { randomThink, type Limits, type Think } from '../core/bots/think.js';
import { nameOf } from './geometry.js';
import { codesOf, gridOf, nearestIn, objectsAround, starsIn, rotated, type Grid } from './grid.js';
import { rules } from './rules.js';
import { playable } from './outcome.js';
import { search } from './search.js';
import type { Card, GameState, Goal, Move, Reading, State } from './state.js';
import { whySolve, whyCards } from './why.js';
import { sumOf, worth } from './worth.js';

/** The share of the goals' colours that stand in line, 0 to 1. */
export function nearness(grid: Grid, goals: readonly Goal[], reading: Reading): number {
  const parts = goals.map(({ card, atLeast }) => nearestIn(grid, codesOf(card), atLeast, reading));
  return fold(parts, 0, (sum, part) => sum + part) / parts.length;
}

interface Rotation {
  readonly move: Move;
  readonly grid: Grid;
}

/** R4: every rotation of a board with what comes of it. */
function rotationsOf(grid: Grid): readonly Rotation[] {
  return starsIn(grid)
    .filter((star) => objectsAround(grid, star) > 0)
    .map((star) => ({ move: { type: 'rotate', cell: nameOf(grid, star) }, grid: rotated(grid, star) }));
}

/** Cards are played as soon as they can be, the best first: nothing is gained by keeping one. */
function cardMove(state: GameState): Move {
  const grid = gridOf(state.board);
  const cards = [...playable(state, state.hands[state.seat] as readonly Card[])];
  const [card] = cards.sort(
    (one, other) => worth(grid, other, state.reading) - worth(grid, one, state.reading),
  );
  return card === undefined ? { type: 'done' } : { type: 'card', card };
}

/**
 * The rotation of the greatest value; chance decides between equals. Yields the best so far as often as `valueOf`
 * yields.
 */
function* bestRotation(
  grid: Grid,
  luck: Chance,
  valueOf: (rotation: Rotation, rotations: readonly Rotation[]) => Iterator<undefined, number>,
  share = 1,
): Generator<Move | undefined, Move> {
  const all = luck.shuffle(rotationsOf(grid));
  const rotations = all.slice(0, Math.ceil(all.length * share));
  let [best, most] = [rotations[0]?.move, -Infinity];
  for (const rotation of rotations) {
    const thought = valueOf(rotation, rotations);
    for (;;) {
      const step = thought.next();
      if (step.done) {
        if (step.value > most) [best, most] = [rotation.move, step.value];
        break;
      }
      yield best;
    }
    yield best;
  }
  return best ?? { type: 'done' };
}

/** The most that the cards in hand score by one rotation. */
function bestOf(rotations: readonly Rotation[], hand: readonly Card[], reading: Reading): number {
  return Math.max(0, ...rotations.map((rotation) => sumOf(rotation.grid, hand, reading)));
}

/** How the next seat is thought to reply: with any rotation, or with one that brings it the most. */
type Reply = 'any' | 'best';

/**
 * Estimates the prospects of a board: the most that the cards kept would score after the reply, less the reply's own
 * score.
 */
function* outlook(
  grid: Grid,
  state: GameState,
  seat: Seat,
  { looks, reply, luck }: { readonly looks: number; readonly reply: Reply; readonly luck: Chance },
): Generator<undefined, number> {
  const { reading, hands } = state;
  const kept = (hands[seat] as readonly Card[]).filter((card) => worth(grid, card, reading) === 0);
  const rotations = rotationsOf(grid);
  if (hands.length === 1) return bestOf(rotations, kept, reading);
  const others = hands[(seat + 1) % hands.length] as readonly Card[];
  const replies = luck
    .shuffle(rotations)
    .map(({ grid: after }) => ({ after, worth: sumOf(after, others, reading) }));
  const most = Math.max(...replies.map((one) => one.worth));
  const likely = replies.filter((one) => reply === 'any' || one.worth === most).slice(0, looks);
  let sum = 0;
  for (const one of likely) {
    yield undefined;
    sum += LATER * bestOf(rotationsOf(one.after), kept, reading) - one.worth;
  }
  return likely.length === 0 ? 0 : sum / likely.length;
}

/** The weight of a point in the next turn, before the reply. */
const LATER = 0.8;
/** How much the outlook weighs beside the points at once. */
const EYE = 0.8;

/**
 * A table's turn by what it brings at once, and by the outlook with this weight; a puzzle's by how near the goals are.
 * `share`: the part of the rotations that it sees.
 */
function byWeight(weight: number, reply: Reply, share = 1): Think<State, Move> {
  return function* (state, seat, { seed, nodes }) {
    const grid = gridOf(state.board);
    const luck = chance(seed);
    if (state.use === 'puzzle') {
      const { goals, reading } = state;
      const value = (rotation: Rotation): number =>
        goals.length > 0 ? nearness(rotation.grid, goals, reading) : 0;
      const once = (rotation: Rotation): Iterator<undefined, number> => ({
        next: () => ({ done: true, value: value(rotation) }),
      });
      return yield* bestRotation(grid, luck, once, share);
    }
    if (state.rotated || rotationsOf(grid).length === 0) return cardMove(state);
    const hand = state.hands[seat] as readonly Card[];
    const valueOf = function* (
      rotation: Rotation,
      { length }: readonly Rotation[],
    ): Generator<undefined, number> {
      const atOnce = sumOf(rotation.grid, hand, state.reading);
      if (weight === 0) return atOnce;
      const looks = Math.min(length, Math.floor(nodes / length ** 2));
      return atOnce + weight * (yield* outlook(rotation.grid, state, seat, { looks, reply, luck }));
    };
    return yield* bestRotation(grid, luck, valueOf, share);
  };
}

/**
 * As somebody plays who has just learned the rules: some of the rotations, and nothing beyond what they bring at once.
 */
const gentleThink = byWeight(0, 'any', 0.35);

/** The score of the hand at once, with an eye on the effects of any reply. */
const greedyThink = byWeight(EYE, 'any');

/** The same against the reply that is best for the next seat: where that leaves the hand, and what it takes. */
const thinkerThink = byWeight(1, 'best');

const adviseAtTable = advising(thinkerThink, (state, _seat, move) =>
  state.use === 'game' ? whyCards(state, move) : undefined,
);

/**
 * R13: the first step of a shortest solution from here, and what it is for; at a table what `thinker` would play.
 */
function* advise(state: State, seat: Seat, limits: Limits): Generator<undefined, Advice<Move>> {
  if (state.use === 'game' || state.goals.length === 0) return yield* adviseAtTable(state, seat, limits);
  const grid = gridOf(state.board);
  const { minimum, proven, solution } = yield* search(grid, state.goals, state.reading, limits);
  const [first] = solution ?? [];
  if (solution && first !== undefined)
    return { move: { type: 'rotate', cell: nameOf(grid, first) }, ...whySolve(state, solution) };
  return proven ? { code: 'hint.never', facts: {} } : { code: 'hint.at-least', facts: { n: minimum } };
}

const solver: Bot<State, Move> = { think: thinkerThink, nodes: 1_500_000, advise };

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: gentleThink, nodes: 4096 },
  greedy: { think: greedyThink, nodes: 4096 },
  thinker: { think: thinkerThink, nodes: 4096 },
  solver,
};
