/** Which missions can be done: searches an empty board for walks that meet them (B16). It chooses nobody's moves. */
import { once } from '../core/once.js';
import { parseMission, placesIn, shapesOf, type Mission } from './goals.js';
import { allPlaces, sizeOf, spotOf, stepsOf, WAYS, type Grid } from './geometry.js';
import { BUILT_IN } from './missions.js';
import type { Kind, Options } from './state.js';

/** A walk of one node: its ways, and the places it comes by, the start first. */
export interface Walk {
  readonly ways: string;
  readonly places: readonly number[];
}

/** The first walk of at most so many steps, never twice on a place, that `fits`; those not `alive` go no further. */
export function findWalk(
  grid: Grid,
  kind: Kind,
  start: number,
  most: number,
  fits: (walk: Walk) => boolean,
  alive: (walk: Walk) => boolean = () => true,
): Walk | undefined {
  const { to } = stepsOf(grid)[kind];
  // One list of places for all of them.
  const path = [start];
  const go = (begun: string): Walk | undefined => {
    for (let way = 0; way < 4 && begun.length < most; way++) {
      const next = to[4 * (path.at(-1) as number) + way] as number;
      if (next < 0 || path.includes(next)) continue;
      path.push(next);
      const walk = { ways: begun + (WAYS[way] as string), places: path };
      const found = !alive(walk) ? undefined : fits(walk) ? { ...walk, places: [...path] } : go(walk.ways);
      if (found) return found;
      path.pop();
    }
    return undefined;
  };
  return go('');
}

/** Seeks, from one start of a node after another, a walk by which that node does its part of a mission; its ways. */
export function walkerOf(
  { kind, count, word }: Mission,
  grid: Grid,
  energy: number,
  node: Kind,
): (start: number) => string | undefined {
  const walk =
    (fits: (walk: Walk) => boolean, most = energy, alive?: (walk: Walk) => boolean) =>
    (start: number): string | undefined =>
      findWalk(grid, node, start, Math.min(most, energy), fits, alive)?.ways;
  switch (kind) {
    case 'shape': {
      const shapes = [...shapesOf(word)];
      const fits = ({ ways }: Walk): boolean => shapes.some((shape) => ways.endsWith(shape));
      // At once, where there is room for it; else after some steps.
      const begins = ({ ways }: Walk): boolean => shapes.some((shape) => shape.startsWith(ways));
      return (start) => walk(fits, word.length, begins)(start) ?? walk(fits)(start);
    }
    case 'visit':
    case 'end': {
      const among = placesIn(grid, node, word);
      const spots = [...among].map((place) => spotOf(grid, node, place));
      const far = allPlaces(grid, node).map((place) => {
        const [x, y] = spotOf(grid, node, place);
        return Math.min(...spots.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v)));
      });
      const fits = ({ places }: Walk): boolean =>
        far[places.at(-1) as number] === 0 &&
        (kind === 'end' || places.filter((place, i) => i > 0 && among.has(place)).length >= count);
      const alive = ({ ways, places }: Walk): boolean =>
        (far[places.at(-1) as number] as number) <= energy - ways.length;
      return walk(fits, energy, alive);
    }
    default:
      return walk(({ ways }) => ways.length >= count);
  }
}

/**
 * For boards whose shorter side is 2, 3 or 4 the least longer side on which so many crossings can be done from every
 * start (X: none): first with one energy to spare, then with two, with three. Wider boards have room for all.
 */
const CROSSED = ['334', '334', 'X34534', 'X34634', 'X54744', 'X54X54844', 'X75X54', 'X85'];

/** The search behind it takes seconds: test/bugcatcher/missions.test.ts runs it. */
function canCross({ cols, rows }: Grid, energy: number, count: number): boolean {
  const [short, long] = [Math.min(cols, rows), Math.max(cols, rows)];
  const known = CROSSED[count - 1] ?? '';
  const spare = Math.min(energy - count, known.length / 3);
  return spare > 0 && (short > 4 || long >= Number(known[3 * spare - 5 + short]));
}

/** The places to start from that are not another one in a mirror; all of them where the mission names places. */
function startsOf({ kind }: Mission, grid: Grid, node: Kind): readonly number[] {
  const [width, height] = sizeOf(grid, node);
  return allPlaces(grid, node).filter((place) => {
    const [x, y] = spotOf(grid, node, place);
    return kind === 'visit' || kind === 'end' || (2 * x < width && 2 * y < height);
  });
}

/** Whether a mission can be done from every start. */
function isPossible(mission: Mission, grid: Grid, energy: number): boolean {
  const { kind, node, count } = mission;
  const all = (each: Kind): boolean => {
    const walk = walkerOf(mission, grid, energy, each);
    return startsOf(mission, grid, each).every((start) => walk(start) !== undefined);
  };
  if (kind === 'swaps') return count <= energy;
  if (kind === 'cross') return canCross(grid, energy, count);
  if (kind === 'clean') return all('B') || all('C');
  if (node !== '') return all(node);
  return (kind !== 'both' || 2 * count <= energy) && all('B') && all('C');
}

/** By grid, energy and missions. On the seed's own board all can be done, which test/bugcatcher/missions.test.ts proves. */
const usable = new Map<string, readonly number[]>([['6x5 7 ', [...BUILT_IN.keys()]]]);

/** The missions of a game, in the order of their ids. */
export const missionsOf = once((custom: string): readonly Mission[] =>
  (custom === '' ? BUILT_IN : custom.split(',')).map(parseMission),
);

/** B16: the ids of those that can be done from every start with this grid and energy. */
export function usableMissions({ missions, cols, rows, energy }: Options): readonly number[] {
  const key = `${cols}x${rows} ${energy} ${missions}`;
  const known = usable.get(key);
  if (known) return known;
  const made = missionsOf(missions).flatMap((mission, id) =>
    isPossible(mission, { cols, rows }, energy) ? [id] : [],
  );
  usable.set(key, made);
  return made;
}
