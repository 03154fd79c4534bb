/** Finds the missions that can be completed (B16): those that a seat can meet from every start. */
import { indices } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { aloneOn } from './alone.js';
import { allPlaces, sizeOf, spotOf, type Grid } from './geometry.js';
import { parseMission, type Mission } from './goals.js';
import { BUILT_IN } from './missions.js';
import type { Kind, Nodes, Options } from './state.js';
import type { Ground } from './route.js';

/**
 * How many paths of one other player can be crossed from every start, with an energy of 1, 2 and so on. A board that is
 * not listed can what the last one can that fits into it. crossing.ts finds the same by trying everything, which takes
 * minutes for the large ones: test/bugcatcher/possible.test.ts tries the small ones again.
 */
const CROSSINGS = {
  claimed: [
    [2, 2, '111111111'],
    [2, 3, '122333333'],
    [2, 4, '122344555'],
    [2, 5, '122345566'],
    [2, 6, '122345667'],
    [3, 3, '122344566'],
    [3, 4, '123345667'],
    [3, 5, '123345678'],
    [4, 4, '123445678'],
    [4, 6, '123455678'],
    [6, 6, '123456678'],
    [6, 8, '123456778'],
    [8, 8, '123456788'],
  ],
  /** For free start places. Large boards have the same table either way. */
  free: [
    [2, 2, '122333333'],
    [2, 3, '122344555'],
    [2, 4, '123345567'],
    [2, 5, '123345667'],
    [2, 6, '123345677'],
    [3, 3, '122345667'],
    [3, 4, '123345678'],
    [4, 4, '123445678'],
    [4, 6, '123455678'],
    [6, 6, '123456678'],
    [6, 8, '123456778'],
    [8, 8, '123456788'],
  ],
} as const;

/** The most crossings that can be done from every start. */
export function crossingsOn({ cols, rows, startClaims = true }: Ground, energy: number): number {
  const [short, long] = [Math.min(cols, rows), Math.max(cols, rows)];
  const fitting = CROSSINGS[startClaims ? 'claimed' : 'free'].filter(([a, b]) => a <= short && b <= long);
  return Number(fitting.at(-1)?.[2][energy - 1] ?? 0);
}

/** The starts that are not another one in a mirror, which changes nothing but the places that a mission names. */
function* startsOf({ kind }: Mission, grid: Grid): Generator<Nodes> {
  const isAsked = (node: Kind, place: number): boolean => {
    const [width, height] = sizeOf(grid, node);
    const [x, y] = spotOf(grid, node, place);
    return kind === 'visit' || kind === 'end' || (2 * x < width && 2 * y < height);
  };
  for (const central of allPlaces(grid, 'C'))
    if (isAsked('C', central))
      for (const border of allPlaces(grid, 'B'))
        for (const blue of [true, false]) yield { border, central, blue };
}

/** Whether a mission can be done from every start. */
function isPossible(mission: Mission, ground: Ground, energy: number): boolean {
  if (mission.kind === 'cross') return mission.count <= crossingsOn(ground, energy);
  const alone = aloneOn(mission, ground, energy);
  for (const nodes of startsOf(mission, ground)) if (alone(nodes) === undefined) return false;
  return true;
}

/**
 * By grid, energy and missions. On the seed's own board all can be done, which test/bugcatcher/missions.test.ts proves.
 */
const usable = new Map<string, readonly number[]>([['6x5 true 7 ', indices(BUILT_IN.length)]]);

/** The missions of a game, in the order of their ids. */
export const missionsOf = memoize((custom: string): readonly Mission[] =>
  (custom === '' ? BUILT_IN : custom.split(',')).map(parseMission),
);

/** B16: the ids of those that can be done from every start with this grid, energy and claims. */
export function usableMissions({ missions, cols, rows, energy, startClaims }: Options): readonly number[] {
  const key = `${cols}x${rows} ${startClaims} ${energy} ${missions}`;
  const known = usable.get(key);
  if (known) return known;
  const made = missionsOf(missions).flatMap((mission, id) =>
    isPossible(mission, { cols, rows, startClaims }, energy) ? [id] : [],
  );
  usable.set(key, made);
  return made;
}
