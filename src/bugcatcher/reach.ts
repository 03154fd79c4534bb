/** Which missions can be done: searches an empty board for a program that meets one (B16). It chooses nobody's moves. */
import { parseMission, placesIn, shapesOf, type Mission } from './goals.js';
import { midpoint, placesOf, sizeOf, spotOf, stepFrom, stepsOf, WAYS, type Grid } from './geometry.js';
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
  const { to } = stepsOf(grid)[kind];
  // One list of places for all of them.
  const path = [...places];
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
  return go(ways);
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

type Seek = (nodes: Nodes) => Witness | undefined;

/** Seeks ways to meet a mission, from one start after another. */
function seekerOf({ kind, node: named, count, word }: Mission, grid: Grid, energy: number): Seek {
  const node = named || 'B';
  const walkOf = (
    nodes: Nodes,
    each: Kind,
    fits: (walk: Walk) => boolean,
    most = energy,
    alive?: (walk: Walk) => boolean,
  ): Witness | undefined => {
    const begun = { ways: '', places: [each === 'B' ? nodes.border : nodes.central] };
    const walk = findWalk(grid, each, begun, Math.min(most, energy), fits, alive);
    return walk && { program: signs(each, walk.ways) };
  };
  const long = (nodes: Nodes, each: Kind): Witness | undefined =>
    walkOf(nodes, each, ({ ways }) => ways.length >= count);
  switch (kind) {
    case 'shape': {
      const shapes = [...shapesOf(word)];
      const fits = ({ ways }: Walk): boolean => shapes.some((shape) => ways.endsWith(shape));
      // At once, where there is room for it; else after some steps.
      const begins = ({ ways }: Walk): boolean => shapes.some((shape) => shape.startsWith(ways));
      return (nodes) => walkOf(nodes, node, fits, word.length, begins) ?? walkOf(nodes, node, fits);
    }
    case 'visit':
    case 'end': {
      const among = placesIn(grid, node, word);
      const spots = [...among].map((place) => spotOf(grid, node, place));
      const far = Array.from({ length: placesOf(grid, node) }, (_, place) => {
        const [x, y] = spotOf(grid, node, place);
        return Math.min(...spots.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v)));
      });
      const fits = ({ places }: Walk): boolean =>
        far[places.at(-1) as number] === 0 &&
        (kind === 'end' || places.filter((place, i) => i > 0 && among.has(place)).length >= count);
      const alive = ({ ways, places }: Walk): boolean =>
        (far[places.at(-1) as number] as number) <= energy - ways.length;
      return (nodes) => walkOf(nodes, node, fits, energy, alive);
    }
    case 'steps':
      return (nodes) => long(nodes, node);
    case 'swaps':
      return () => (count > energy ? undefined : { program: 's'.repeat(count) });
    case 'both':
      return (nodes) => {
        const [one, two] = [long(nodes, 'B'), long(nodes, 'C')];
        return one && two && 2 * count <= energy ? { program: one.program + two.program } : undefined;
      };
    case 'clean':
      return (nodes) => long(nodes, 'B') ?? long(nodes, 'C');
    case 'blue':
    case 'black':
      return (nodes) => long(nodes, nodes.blue === (kind === 'blue') ? 'B' : 'C');
    case 'cross':
      return (nodes) => {
        let crossed: Walk | undefined;
        const meets = (walk: Walk): boolean => {
          crossed =
            walk.ways.length < count ? undefined : crossingOf(grid, walk, count, energy, nodes.border);
          return crossed !== undefined;
        };
        // A staircase is crossed most easily.
        const turns = ({ ways }: Walk): boolean => ways.at(-1) !== ways.at(-2);
        const own = walkOf(nodes, 'C', meets, count, turns) ?? walkOf(nodes, 'C', meets, count + 1);
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
      };
  }
}

/** A way to meet a mission from these nodes on an empty board; undefined where there is none. */
export function witness(mission: Mission, grid: Grid, energy: number, nodes: Nodes): Witness | undefined {
  return seekerOf(mission, grid, energy)(nodes);
}

/** The places that a program of one node comes by, its start first. */
function walkPlaces(grid: Grid, kind: Kind, from: number, program: Program): readonly number[] {
  const places = [from];
  for (const sign of program)
    places.push(stepFrom(grid, kind, places.at(-1) as number, sign.toUpperCase()) as number);
  return places;
}

/** The places to start from that are not another one in a mirror; all of them where the mission names places. */
function startsOf({ kind }: Mission, grid: Grid, node: Kind): readonly number[] {
  const [width, height] = sizeOf(grid, node);
  return Array.from({ length: width * height }, (_, place) => place).filter((place) => {
    const [x, y] = spotOf(grid, node, place);
    return kind === 'visit' || kind === 'end' || (2 * x < width && 2 * y < height);
  });
}

/** Whether a mission can be done from every start. Of a start only what bears on the mission is tried. */
function isPossible(mission: Mission, grid: Grid, energy: number): boolean {
  const { kind, node } = mission;
  const seek = seekerOf(mission, grid, energy);
  const from = (border: number, central: number, blue = true): Witness | undefined =>
    seek({ border, central, blue });
  if (kind === 'swaps') return from(0, 0) !== undefined;
  const isAll = (each: Kind, test: (place: number) => boolean): boolean =>
    node === OTHER[each] || startsOf(mission, grid, each).every(test);
  if (kind !== 'cross')
    return (
      isAll('B', (place) => from(place, 0, kind !== 'black') !== undefined) &&
      isAll('C', (place) => from(0, place, kind === 'black') !== undefined)
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
