/** *Star's puzzles as the model reader goes through them, by which they are graded. */
import { endOf, SOLVER } from '../core/puzzle/puzzle.js';
import type { Walk } from '../core/puzzle/reader.js';
import { star } from './game.js';
import { boardOf } from './geometry.js';
import { answerThink } from './prove.js';
import { puzzles } from './puzzles.js';
import { bounds } from './score.js';
import type { State } from './state.js';
import { EMPTY, other } from './turns.js';

const { rules } = star;

/** More than the answers to a puzzle need that was proven. */
const MOST_POSITIONS = 150_000;
/** Stands for no way at all. */
const FAR = 30;

/** How many empty nodes lie between a stone's group and each node: the fewest. Another's stones are walls. */
export function gapsFrom({ stones, options }: State, name: string): readonly number[] {
  const { byName, neighbours } = boardOf(options.rings);
  const from = byName.get(name) as number;
  const sign = stones[from];
  const gaps = [...stones].map(() => Infinity);
  gaps[from] = 0;
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const next of neighbours[at] ?? []) {
      const far = (gaps[at] as number) + (stones[next] === EMPTY ? 1 : 0);
      if ((stones[next] !== EMPTY && stones[next] !== sign) || far >= (gaps[next] as number)) continue;
      gaps[next] = far;
      open.push(next);
    }
  return gaps.map((gap) => Math.min(gap, FAR));
}

/** At sight: the shortest way between groups, the two nearest peries, or the points that Red can still make up for. */
function distanceOf(state: State): number {
  const { kind = '', parts = [] } = state.puzzle?.goal ?? {};
  const { byName, rim } = boardOf(state.options.rings);
  const join = (): number =>
    gapsFrom(state, parts[0] as string)[byName.get(parts[1] as string) as number] as number;
  const live = (): number => {
    const [one = FAR, second = FAR] = gapsFrom(state, parts[0] as string)
      .slice(rim)
      .sort((a, b) => a - b);
    return one + second;
  };
  switch (kind) {
    case 'connect':
      return join();
    case 'live':
      return live();
    case 'cut':
      return -join();
    case 'kill':
      return -live();
  }
  const { lowest, highest } = bounds(state);
  return (highest[other(SOLVER)] as number) - (lowest[SOLVER] as number);
}

/** With Red's answer where one is due, as on the board. */
export function* answered(state: State): Generator<undefined, State> {
  if (state.turn === SOLVER || endOf(puzzles, state)) return state;
  const thought = answerThink(state, other(SOLVER), { seed: 1, nodes: MOST_POSITIONS });
  for (;;) {
    const { done, value } = thought.next();
    if (done) return rules.play(state, other(SOLVER), value).state;
    yield undefined;
  }
}

/** The puzzle of this state. A move is a stone of Blue's. */
export function walkOf(start: State): Walk<State> {
  return {
    start,
    endOf: (state) => endOf(puzzles, state),
    answered,
    movesOf: (state) =>
      [...rules.moves(state, SOLVER)].flatMap((move) =>
        move.type === 'place' ? [[move.node, rules.play(state, SOLVER, move).state] as const] : [],
      ),
    distanceOf,
  };
}
