/**
 * How a seat meets a mission by itself, on a board where nobody else is (B16): with either node, with both, with a
 * swap.
 */
import { memoize } from '../core/basics/memoize.js';
import { allPlaces, spotOf } from './geometry.js';
import { placesIn, shapesOf, type Mission } from './goals.js';
import type { Kind, Nodes, Program } from './state.js';
import { findRoute, midsOf, type Ground, type Route } from './route.js';

/** The ways of a node, as a program writes them. */
const written = (node: Kind, ways: string): Program => (node === 'B' ? ways : ways.toLowerCase());

/** Routes of so many steps, sought once for each node, start and length; the empty one is everywhere. */
function stepsOn(ground: Ground): (node: Kind, start: number, count: number) => Program | undefined {
  const sought = memoize((key: string): Program | undefined => {
    const [node, start, count] = key.split(' ') as [Kind, string, string];
    const fits = ({ ways }: Route): boolean => ways.length >= Number(count);
    const route = findRoute(ground, node, Number(start), Number(count), fits);
    return route && written(node, route.ways);
  });
  return (node, start, count) => (count === 0 ? '' : sought(`${node} ${start} ${count}`));
}

/** The ways by which one node, from a start, does what a mission asks of it alone. */
function routeOf(
  { kind, count, word }: Mission,
  ground: Ground,
  energy: number,
  node: Kind,
): (start: number) => string | undefined {
  const route =
    (fits: (route: Route) => boolean, most = energy, alive?: (route: Route) => boolean) =>
    (start: number): string | undefined =>
      findRoute(ground, node, start, Math.min(most, energy), fits, alive)?.ways;
  if (kind === 'steps') return route(({ ways }) => ways.length >= count);
  if (kind === 'shape') {
    const shapes = [...shapesOf(word)];
    const fits = ({ ways }: Route): boolean => shapes.some((shape) => ways.endsWith(shape));
    // At once, where there is room for it; else after some steps.
    const begins = ({ ways }: Route): boolean => shapes.some((shape) => shape.startsWith(ways));
    return (start) => route(fits, word.length, begins)(start) ?? route(fits)(start);
  }
  const among = placesIn(ground, node, word);
  const spots = [...among].map((place) => spotOf(ground, node, place));
  const far = allPlaces(ground, node).map((place) => {
    const [x, y] = spotOf(ground, node, place);
    return Math.min(...spots.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v)));
  });
  const fits = ({ places }: Route): boolean =>
    far[places.at(-1) as number] === 0 &&
    (kind === 'end' || places.filter((place, i) => i > 0 && among.has(place)).length >= count);
  const alive = ({ ways, places }: Route): boolean =>
    (far[places.at(-1) as number] as number) <= energy - ways.length;
  return route(fits, energy, alive);
}

/** A route of one node, then a swap, then the rest with the other: paths of one colour, which must not cross. */
function bothInTurn(ground: Ground, node: Kind, nodes: Nodes, count: number): Program | undefined {
  const other: Kind = node === 'B' ? 'C' : 'B';
  const startOf = { B: nodes.border, C: nodes.central };
  let after = '';
  const first = findRoute(ground, node, startOf[node], count - 1, (route) => {
    const mids = new Set(midsOf(ground, node, route));
    const rest = count - route.ways.length;
    const isApart = (one: Route): boolean => !midsOf(ground, other, one).some((mid) => mids.has(mid));
    const fits = (one: Route): boolean => one.ways.length === rest && isApart(one);
    after = findRoute(ground, other, startOf[other], rest, fits, isApart)?.ways ?? '';
    return after !== '';
  });
  return first && `${written(node, first.ways)}s${written(other, after)}`;
}

/**
 * Programs that meet a mission, by the nodes that they begin from; undefined where there is none. A garnet is nobody's
 * for sure, so they swap for energy alone. Paths that collide bring nothing, so they have none.
 */
export function aloneOn(
  mission: Mission,
  ground: Ground,
  energy: number,
): (nodes: Nodes) => Program | undefined {
  const { kind, count } = mission;
  const steps = stepsOn(ground);
  switch (kind) {
    case 'cross':
      return () => undefined;
    case 'swaps':
      return () => (count > energy ? undefined : 's'.repeat(count));
    case 'steps':
    case 'shape':
    case 'visit':
    case 'end': {
      const node = mission.node as Kind;
      const route = memoize(routeOf(mission, ground, energy, node));
      return ({ border, central }) => {
        const ways = route(node === 'B' ? border : central);
        return ways === undefined ? undefined : written(node, ways);
      };
    }
    case 'both':
      return ({ border, central }) => {
        const [one, two] = [steps('B', border, count), steps('C', central, count)];
        return one === undefined || two === undefined || 2 * count > energy ? undefined : one + two;
      };
    case 'clean':
      // Without a swap a seat's own paths differ in colour and never collide where they cross.
      return ({ border, central }) => {
        for (let first = Math.min(count, energy); first >= 0 && count <= energy; first--) {
          const [one, two] = [steps('B', border, first), steps('C', central, count - first)];
          if (one !== undefined && two !== undefined) return one + two;
        }
        return undefined;
      };
    case 'blue':
    case 'black':
      return (nodes) => {
        const node: Kind = nodes.blue === (kind === 'blue') ? 'B' : 'C';
        const [own, other] = node === 'B' ? [nodes.border, nodes.central] : [nodes.central, nodes.border];
        const alone = count > energy ? undefined : steps(node, own, count);
        if (alone !== undefined || count + 1 > energy) return alone;
        const swapped = steps(node === 'B' ? 'C' : 'B', other, count);
        return swapped === undefined ? bothInTurn(ground, node, nodes, count) : `s${swapped}`;
      };
  }
}
