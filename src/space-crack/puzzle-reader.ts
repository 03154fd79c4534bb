/** Space Crack's puzzles as the model reader goes through them, by which they are graded. */
import { fold, indices } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { endOf, SOLVER } from '../core/puzzle/puzzle.js';
import type { Walk } from '../core/puzzle/reader.js';
import { spaceCrack } from './game.js';
import { boardOf } from './geometry.js';
import { puzzles } from './puzzles.js';
import type { State } from './state.js';

const { rules, notation } = spaceCrack;

/** How many steps there are from one planet to each. */
const stepsOn = memoize((boardSize: number): readonly (readonly number[])[] => {
  const { near } = boardOf(boardSize);
  return near.map((_, from) => {
    const steps = near.map(() => Infinity);
    steps[from] = 0;
    const reached = [from];
    for (const at of reached)
      for (const next of near[at] as readonly number[])
        if (steps[next] === Infinity) {
          steps[next] = (steps[at] as number) + 1;
          reached.push(next);
        }
    return steps;
  });
});

/** What is missing for the goal counts most; then, for each part, the nearest ship that is nearly strong enough. */
function distanceOf({ owners, ships, options, puzzle }: State): number {
  const { kind = '', parts = [] } = puzzle?.goal ?? {};
  const { near } = boardOf(options.boardSize);
  const places = parts.map((part) => Number(part) - 1);
  const asked = kind === 'core' ? [...places, ...(near[places[0] as number] ?? [])] : places;
  const all = indices(owners.length);
  const lacking =
    kind === 'break'
      ? all.filter((at) => (owners[at] as number) > SOLVER && (ships[at] as number) > 0)
      : asked.filter((at) => owners[at] !== SOLVER);
  const armed = all.filter((at) => owners[at] === SOLVER && (ships[at] as number) > 0);
  const steps = stepsOn(options.boardSize);
  const far = lacking.map((at) => {
    const needed = (ships[at] as number) + (kind === 'break' ? 0 : 1);
    const ways = armed.map(
      (from) => (steps[from]?.[at] as number) + Math.max(0, needed - (ships[from] as number)),
    );
    return 10 + Math.min(20, ...ways);
  });
  return fold(far, 0, (one, other) => one + other);
}

/** The puzzle of this state. */
export function walkOf(start: State): Walk<State> {
  return {
    start,
    endOf: (state) => endOf(puzzles, state),
    movesOf: (state) =>
      [...rules.moves(state, SOLVER)].map((move) => [
        notation.formatMove(state, SOLVER, move),
        rules.play(state, SOLVER, move).state,
      ]),
    distanceOf,
  };
}
