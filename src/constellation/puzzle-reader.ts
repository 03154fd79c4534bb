/** Constellation's puzzles as the model reader goes through them, by which they are graded. */
import { indexed } from '../core/basics/indices.js';
import { endOf, SOLVER } from '../core/puzzle/puzzle.js';
import type { Walk } from '../core/puzzle/reader.js';
import { constellation } from './game.js';
import { skyOf, type Sky } from './geometry.js';
import { guardOf } from './networks.js';
import { partings, puzzles } from './puzzles.js';
import { scoreboard } from './score.js';
import type { State } from './state.js';

const { rules, notation } = constellation;

/** The cost of a star for a reader who looks for a way: one move if it is free or can be stolen. */
function costsOf(state: State): readonly number[] {
  return indexed(state.owners).map(([place, sign]) => {
    if (sign === 'A') return 0;
    if (sign === '.') return 1;
    const isKept = state.options.hqImmune && state.hqs.flat().includes(place);
    return sign === 'B' && (state.steals[0] as number) > 0 && !isKept && guardOf(state, place) === undefined
      ? 1
      : 9;
  });
}

/** The cheapest way from a star to each, the star itself left out. */
function waysFrom({ near }: Sky, costs: readonly number[], from: number): readonly number[] {
  const ways = costs.map(() => Infinity);
  ways[from] = 0;
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const next of near[at] as readonly number[]) {
      const cost = (ways[at] as number) + (costs[next] as number);
      if (cost >= (ways[next] as number)) continue;
      ways[next] = cost;
      open.push(next);
    }
  return ways;
}

/** The fewest stars between the HQs, or between three wormholes; to win, the points that are lacking. */
function distanceOf(state: State): number {
  const sky = skyOf(state);
  const kind = state.puzzle?.goal.kind;
  if (kind === 'win') {
    const [own, other] = scoreboard(state).map(({ total, hqNow }) => total + hqNow);
    return (other as number) - (own as number);
  }
  const costs = costsOf(state);
  if (kind === 'wormholes') {
    const holes = sky.ids.flatMap((_, place) => (sky.kinds[place] === 'wormhole' ? [place] : []));
    return Math.min(
      ...holes.map((from) => {
        const ways = waysFrom(sky, costs, from);
        const [, first = 30, second = 30] = holes.map((to) => ways[to] as number).sort((a, b) => a - b);
        return (costs[from] as number) + first + second;
      }),
    );
  }
  const [first, second] = state.hqs[0] as readonly number[];
  if (first === undefined || second === undefined) return 100;
  const way = waysFrom(sky, costs, first)[second] as number;
  return way === 0 && kind === 'hold' ? partings(state).length / 100 : way;
}

/** The puzzle of this state. */
export function walkOf(start: State): Walk<State> {
  return {
    start,
    // If the opponent answers, a steal separates the HQs.
    endOf: (state) => endOf(puzzles, state) ?? (rules.toAct(state).includes(SOLVER) ? undefined : 'lost'),
    movesOf: (state) =>
      [...rules.moves(state, SOLVER)].map((move) => [
        notation.formatMove(state, SOLVER, move),
        rules.play(state, SOLVER, move).state,
      ]),
    distanceOf,
  };
}
