/** How a seat crosses paths of one other player, both nodes of both taken together (B16). */
import { allPlaces } from './geometry.js';
import type { Kind, Nodes, Program } from './state.js';
import { findRoute, midsOf, tracksOf, type Ground, type Tracks } from './route.js';

/** Two players' programs; `other` is placed so that it is crossed. */
export interface Crossing {
  readonly program: Program;
  readonly other: { readonly nodes: Nodes; readonly program: Program };
}

/** A possible part of the other player's: so many crossings in so many steps. */
interface Part {
  readonly start: number;
  readonly ways: string;
  readonly crossed: number;
}

interface Limits {
  /** How many crossings are wanted, and how many steps beside them either player may make. */
  readonly count: number;
  readonly spare: number;
}

/**
 * The other player's best routes of a kind over these midpoints, by their number of steps; `own`: where one's own node
 * began.
 */
function partsOf(
  ground: Ground,
  kind: Kind,
  own: number,
  tracks: Tracks,
  mids: ReadonlySet<number>,
  { count, spare }: Limits,
): readonly Part[] {
  const claims = ground.startClaims ?? true;
  const starts = allPlaces(ground, kind).filter(
    (place) => place !== own && !(claims && tracks.places[place] === 1),
  );
  const best: Part[] = starts.slice(0, 1).map((start) => ({ start, ways: '', crossed: 0 }));
  if (mids.size === 0) return best;
  const most = Math.min(count, mids.size);
  for (const start of starts) {
    const left = tracks.places[start] as number;
    if (claims) tracks.places[start] = 1;
    let crossed = 0;
    // To begin or end with a step that crosses nothing brings nothing.
    findRoute(
      ground,
      kind,
      start,
      most + spare,
      ({ ways }) => {
        const known = best[ways.length];
        if (!known || known.crossed < crossed) best[ways.length] = { start, ways, crossed };
        return crossed === most;
      },
      (route) => {
        const over = midsOf(ground, kind, route);
        crossed = over.filter((mid) => mids.has(mid)).length;
        return mids.has(over[0] as number) && over.length - crossed <= spare;
      },
      tracks,
    );
    tracks.places[start] = left;
  }
  return best;
}

/** The other player's nodes and programs that these own routes cross often enough; undefined where there are none. */
function otherOf(
  ground: Ground,
  nodes: Nodes,
  tracks: Readonly<Record<Kind, Tracks>>,
  limits: Limits,
): Crossing['other'] | undefined {
  const { count, spare } = limits;
  const passed = (kind: Kind): ReadonlySet<number> =>
    new Set([...tracks[kind].mids.keys()].filter((mid) => tracks[kind].mids[mid] === 1));
  const border = partsOf(ground, 'B', nodes.border, tracks.B, passed('C'), limits);
  const central = partsOf(ground, 'C', nodes.central, tracks.C, passed('B'), limits);
  for (const one of border)
    for (const two of central)
      if (
        one &&
        two &&
        one.crossed + two.crossed >= count &&
        one.ways.length + two.ways.length <= count + spare
      )
        return {
          // Of one's own colours: then nothing that crosses collides.
          nodes: { border: one.start, central: two.start, blue: nodes.blue },
          program: one.ways + two.ways.toLowerCase(),
        };
  return undefined;
}

/**
 * The programs of two players of whom one crosses the other so often, by trying all that there are. Swaps are of no
 * use: in the other player's colours every path may be crossed, and then the slots do not matter either.
 */
export function crossing(ground: Ground, energy: number, nodes: Nodes, count: number): Crossing | undefined {
  const startOf = { B: nodes.border, C: nodes.central };
  const tracks = { B: tracksOf(ground, 'B', nodes.border), C: tracksOf(ground, 'C', nodes.central) };
  /** One's own route of exactly so many steps, and whatever then follows. */
  const routeThen = (kind: Kind, steps: number, then: (ways: string) => boolean): boolean =>
    steps === 0
      ? then('')
      : findRoute(
          ground,
          kind,
          startOf[kind],
          steps,
          ({ ways }) => ways.length === steps && then(ways),
          undefined,
          tracks[kind],
        ) !== undefined;
  let found: Crossing | undefined;
  // The fewest steps first: there is least to try.
  for (let most = count; most <= energy && !found; most++) {
    const limits = { count, spare: most - count };
    for (let steps = count; steps <= most && !found; steps++)
      for (let some = 0; some <= steps && !found; some++)
        routeThen('C', steps - some, (central) =>
          routeThen('B', some, (border) => {
            const other = otherOf(ground, nodes, tracks, limits);
            if (other) found = { program: border + central.toLowerCase(), other };
            return other !== undefined;
          }),
        );
  }
  return found;
}
