/** Which missions can be done: searches an empty board for a program that meets one (B16). It chooses nobody's moves. */
import { parseMission, placesIn, shapesOf, type Mission } from './goals.js';
import { midpoint, placesOf, stepFrom, WAYS, type Grid } from './geometry.js';
import { BUILT_IN } from './missions.js';
import type { Kind, Nodes, Options, Program } from './state.js';

/** A walk of one node: its ways, and the places it comes by, the start first. */
interface Walk {
  readonly ways: string;
  readonly places: readonly number[];
}

/** The first walk of at most so many steps, never twice on a place, that `fits`; those not `alive` go no further. */
function findWalk(
  grid: Grid,
  kind: Kind,
  { ways, places }: Walk,
  most: number,
  fits: (walk: Walk) => boolean,
  alive: (walk: Walk) => boolean = () => true,
): Walk | undefined {
  for (const way of ways.length < most ? WAYS : '') {
    const to = stepFrom(grid, kind, places.at(-1) as number, way);
    if (to === undefined || places.includes(to)) continue;
    const walk = { ways: ways + way, places: [...places, to] };
    if (!alive(walk)) continue;
    const found = fits(walk) ? walk : findWalk(grid, kind, walk, most, fits, alive);
    if (found) return found;
  }
  return undefined;
}

const OTHER: Readonly<Record<Kind, Kind>> = { B: 'C', C: 'B' };

const signs = (kind: Kind, ways: string): Program => (kind === 'B' ? ways : ways.toLowerCase());

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
  energy: number,
  avoid: number,
): Walk | undefined {
  const mids = new Set(places.slice(1).map((to, i) => midpoint(grid, 'C', places[i] as number, to)));
  const crossings = (walk: Walk): number =>
    walk.places.slice(1).filter((to, i) => mids.has(midpoint(grid, 'B', walk.places[i] as number, to)))
      .length;
  // Every other step at least crosses: a border path along a straight walk winds, along a staircase it follows.
  const alive = (walk: Walk): boolean =>
    !walk.places.includes(avoid) && 2 * crossings(walk) >= walk.ways.length;
  for (let start = 0; start < placesOf(grid, 'B'); start++) {
    const begun: Walk = { ways: '', places: [start] };
    const found = findWalk(
      grid,
      'B',
      begun,
      Math.min(energy, 2 * count - 1),
      (walk) => crossings(walk) >= count,
      alive,
    );
    if (found && start !== avoid) return found;
  }
  return undefined;
}

/** A way to meet a mission from these nodes on an empty board; undefined where there is none. */
export function witness(mission: Mission, grid: Grid, energy: number, nodes: Nodes): Witness | undefined {
  const { kind, count, word } = mission;
  const startOf = (node: Kind): Walk => ({ ways: '', places: [node === 'B' ? nodes.border : nodes.central] });
  const walkOf = (node: Kind, fits: (walk: Walk) => boolean, most = energy): Witness | undefined => {
    const walk = findWalk(grid, node, startOf(node), most, fits);
    return walk && { program: signs(node, walk.ways) };
  };
  const long = (node: Kind, least: number): Witness | undefined =>
    walkOf(node, ({ ways }) => ways.length >= least);
  const node = mission.node || 'B';
  switch (kind) {
    case 'shape': {
      const shapes = [...shapesOf(word)];
      return walkOf(node, ({ ways }) => shapes.some((shape) => ways.endsWith(shape)));
    }
    case 'visit':
    case 'end': {
      const among = placesIn(grid, node, word);
      return walkOf(node, ({ places }) => {
        const come = kind === 'end' ? places.slice(-1) : places.slice(1);
        return come.filter((to) => among.has(to)).length >= Math.max(1, count);
      });
    }
    case 'steps':
      return long(node, count);
    case 'swaps':
      return count > energy ? undefined : { program: 's'.repeat(count) };
    case 'both': {
      const [one, two] = [long('B', count), long('C', count)];
      return one && two && 2 * count <= energy ? { program: one.program + two.program } : undefined;
    }
    case 'clean':
      return long('B', count) ?? long('C', count);
    case 'blue':
    case 'black':
      return long(nodes.blue === (kind === 'blue') ? 'B' : 'C', count);
    case 'cross': {
      let crossed: Walk | undefined;
      const meets = (walk: Walk): boolean => {
        crossed = walk.ways.length < count ? undefined : crossingOf(grid, walk, count, energy, nodes.border);
        return crossed !== undefined;
      };
      const own = walkOf('C', meets, Math.min(count + 1, energy));
      if (!own || !crossed) return undefined;
      const [border] = crossed.places as [number];
      // The other's central node stands still, wherever it is not in the way.
      const taken = walkPlaces(grid, 'C', nodes.central, own.program);
      const free = Array.from({ length: placesOf(grid, 'C') }, (_, place) => place).find(
        (place) => !taken.includes(place),
      );
      return free === undefined
        ? undefined
        : { ...own, other: { nodes: { border, central: free, blue: nodes.blue }, program: crossed.ways } };
    }
  }
}

/** The places that a program of one node comes by, its start first. */
function walkPlaces(grid: Grid, kind: Kind, from: number, program: Program): readonly number[] {
  const places = [from];
  for (const sign of program)
    places.push(stepFrom(grid, kind, places.at(-1) as number, sign.toUpperCase()) as number);
  return places;
}

/** Whether a mission can be done from every start. Of a start only what bears on the mission is tried. */
function isPossible(mission: Mission, grid: Grid, energy: number): boolean {
  const places = (kind: Kind): number[] => Array.from({ length: placesOf(grid, kind) }, (_, place) => place);
  const { kind } = mission;
  const from = (border: number, central: number): Witness | undefined =>
    witness(mission, grid, energy, { border, central, blue: kind !== 'black' });
  if (kind === 'swaps') return from(0, 0) !== undefined;
  const isAll = (node: Kind, test: (place: number) => boolean): boolean =>
    mission.node === OTHER[node] || places(node).every(test);
  if (kind !== 'cross')
    return (
      isAll('B', (place) => from(place, 0) !== undefined) &&
      isAll(
        'C',
        (place) =>
          witness(mission, grid, energy, { border: 0, central: place, blue: kind === 'black' }) !== undefined,
      )
    );
  // Only a corner that the other player would need bears on it.
  return isAll('C', (central) => {
    const other = from(-1, central)?.other;
    return (
      other !== undefined &&
      walkPlaces(grid, 'B', other.nodes.border, other.program).every((corner) => from(corner, central))
    );
  });
}

const lists = new Map<string, readonly Mission[]>();
/** By grid, energy and missions. On the seed's own board all can be done, which test/bugcatcher/missions.test.ts proves. */
const usable = new Map<string, readonly number[]>([['6x5 7 ', [...BUILT_IN.keys()]]]);

/** The missions of a game, in the order of their ids. */
export function missionsOf(custom: string): readonly Mission[] {
  const known = lists.get(custom);
  if (known) return known;
  const made = (custom === '' ? BUILT_IN : custom.split(',')).map(parseMission);
  lists.set(custom, made);
  return made;
}

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
