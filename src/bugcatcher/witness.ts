/** Programs that show that a mission can be done, for hosts and tests (B16). No board needs them. */
import type { Mission } from './goals.js';
import { allPlaces, midpoint, stepsOf, WAYS, type Grid } from './geometry.js';
import { findWalk, walkerOf, type Walk } from './reach.js';
import type { Kind, Nodes, Program } from './state.js';

/** A program that meets a mission from these nodes; for a crossing, with the other player that it crosses. */
export interface Witness {
  readonly program: Program;
  readonly other?: { readonly nodes: Nodes; readonly program: Program };
}

/** A border path, no longer than it need be, that a central walk crosses `count` times; `avoid`: a corner that is taken. */
function crossingOf(
  grid: Grid,
  { places }: Walk,
  count: number,
  most: number,
  avoid: number,
): Walk | undefined {
  const { to, mid } = stepsOf(grid).B;
  const mids = places.slice(1).map((place, i) => midpoint(grid, 'C', places[i] as number, place));
  const go = ({ ways, places: path }: Walk, crossed: number): Walk | undefined => {
    if (crossed >= count) return { ways, places: path };
    const from = 4 * (path.at(-1) as number);
    for (let way = 0; way < 4; way++) {
      const next = to[from + way] as number;
      const now = crossed + Number(mids.includes(mid[from + way] as number));
      const left = most - ways.length - 1;
      // Every other step at least crosses: a border path along a straight walk winds, along a staircase it follows.
      if (next < 0 || 2 * now <= ways.length || now + left < count || next === avoid || path.includes(next))
        continue;
      const found = go({ ways: ways + (WAYS[way] as string), places: [...path, next] }, now);
      if (found) return found;
    }
    return undefined;
  };
  // It begins with a crossing, at an end of a side that is crossed: the nearer one is the upper left corner of a cell.
  for (let i = 1; i < places.length; i++) {
    const [one, two] = [places[i - 1] as number, places[i] as number];
    const cell = Math.max(one, two);
    const corner = cell + Math.floor(cell / grid.cols);
    for (const start of [corner, corner + (Math.abs(one - two) === 1 ? grid.cols + 1 : 1)]) {
      const found = start === avoid ? undefined : go({ ways: '', places: [start] }, 0);
      if (found) return found;
    }
  }
  return undefined;
}

/** Own paths that cross another player's: a central walk, and the border path that it crosses. */
function crossing(grid: Grid, energy: number, nodes: Nodes, count: number): Witness | undefined {
  let crossed: Walk | undefined;
  const meets = (walk: Walk): boolean => {
    crossed = walk.ways.length < count ? undefined : crossingOf(grid, walk, count, energy, nodes.border);
    return crossed !== undefined;
  };
  // A staircase is crossed most easily.
  const turns = ({ ways }: Walk): boolean => ways.at(-1) !== ways.at(-2);
  const seek = (most: number, alive?: (walk: Walk) => boolean): Walk | undefined =>
    findWalk(grid, 'C', nodes.central, Math.min(most, energy), meets, alive);
  const own = seek(count, turns) ?? seek(count + 1);
  if (!own || !crossed) return undefined;
  const [border] = crossed.places as [number];
  // The other's central node stands still, wherever it is not in the way.
  const central = allPlaces(grid, 'C').find((place) => !own.places.includes(place));
  if (central === undefined) return undefined;
  const other = { nodes: { border, central, blue: nodes.blue }, program: crossed.ways };
  return { program: own.ways.toLowerCase(), other };
}

/** A way to meet a mission from these nodes on an empty board; undefined where there is none. */
export function witness(mission: Mission, grid: Grid, energy: number, nodes: Nodes): Witness | undefined {
  const { kind, node, count } = mission;
  const walk = (each: Kind): Program | undefined => {
    const ways = walkerOf(mission, grid, energy, each)(each === 'B' ? nodes.border : nodes.central);
    return each === 'B' ? ways : ways?.toLowerCase();
  };
  if (kind === 'cross') return crossing(grid, energy, nodes, count);
  const programOf = (): Program | undefined => {
    if (kind === 'swaps') return count > energy ? undefined : 's'.repeat(count);
    if (kind === 'clean') return walk('B') ?? walk('C');
    if (kind === 'blue' || kind === 'black') return walk(nodes.blue === (kind === 'blue') ? 'B' : 'C');
    if (node !== '') return walk(node);
    const [one, two] = [walk('B'), walk('C')];
    return one !== undefined && two !== undefined && 2 * count <= energy ? one + two : undefined;
  };
  const program = programOf();
  return program === undefined ? undefined : { program };
}
