/** Routes of one node on a board where nobody stands in its way (B7). */
import { placesOf, stepsOf, WAYS, type Grid } from './geometry.js';
import type { Kind } from './state.js';

/** A board to move on. Start places are claimed where it does not say otherwise. */
export interface Ground extends Grid {
  readonly startClaims?: boolean;
}

/** A route of one node: its ways, and the places it comes by, the start first. */
export interface Route {
  readonly ways: string;
  readonly places: readonly number[];
}

/** Marks where no second path of a kind may run (B7): places reached, and sides walked along, by their midpoints. */
export interface Tracks {
  readonly places: Uint8Array;
  readonly mids: Uint8Array;
}

/** An untouched board but for a node of this kind. */
export function tracksOf(ground: Ground, kind: Kind, start: number): Tracks {
  const { cols, rows } = ground;
  const places = new Uint8Array(placesOf(ground, kind));
  if (ground.startClaims ?? true) places[start] = 1;
  return { places, mids: new Uint8Array((2 * cols + 1) * (2 * rows + 1)) };
}

/**
 * The first route of at most so many steps that `fits`; those not `alive` go no further. While `fits` is asked, the
 * route lies in `tracks`, which are as before in the end.
 */
export function findRoute(
  ground: Ground,
  kind: Kind,
  start: number,
  most: number,
  fits: (route: Route) => boolean,
  alive: (route: Route) => boolean = () => true,
  tracks: Tracks = tracksOf(ground, kind, start),
): Route | undefined {
  const { to, mid } = stepsOf(ground)[kind];
  const { places, mids } = tracks;
  // One list of places for all of them.
  const path = [start];
  const go = (begun: string): Route | undefined => {
    for (let way = 0; way < 4 && begun.length < most; way++) {
      const at = 4 * (path.at(-1) as number) + way;
      const [next, side] = [to[at] as number, mid[at] as number];
      if (next < 0 || places[next] === 1 || mids[side] === 1) continue;
      places[next] = mids[side] = 1;
      path.push(next);
      const route = { ways: begun + (WAYS[way] as string), places: path };
      const found = !alive(route)
        ? undefined
        : fits(route)
          ? { ...route, places: [...path] }
          : go(route.ways);
      path.pop();
      places[next] = mids[side] = 0;
      if (found) return found;
    }
    return undefined;
  };
  return go('');
}

/** The midpoints that a route goes over. */
export function midsOf(ground: Ground, kind: Kind, { ways, places }: Route): readonly number[] {
  const { mid } = stepsOf(ground)[kind];
  return [...ways].map((way, i) => mid[4 * (places[i] as number) + WAYS.indexOf(way)] as number);
}
