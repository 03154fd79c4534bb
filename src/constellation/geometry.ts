/** A map made ready: stars by number, what is joined to what, and the chart. The same object for the same map. */
import type { Chart, Point } from '../core/chart/chart.js';
import { unwrap } from '../core/basics/result.js';
import { drain } from '../core/bots/think.js';
import { chartSliced } from './chart.js';
import { makeMapSliced } from './generate.js';
import { parseMap } from './map.js';
import { distance } from './plane.js';
import { builtInMap, isBuiltIn, usualMap } from './maps.js';
import { starsOf } from './sizing.js';
import type { ConstellationMap, Kind, Options, State } from './state.js';

/** Stars go by their places in the map's list. */
export interface Sky {
  readonly map: ConstellationMap;
  readonly ids: readonly string[];
  readonly kinds: readonly Kind[];
  readonly points: readonly Point[];
  readonly byId: ReadonlyMap<string, number>;
  /** The stars joined to each, in the order of their ids as strings (C12). */
  readonly near: readonly (readonly number[])[];
  readonly edges: readonly Edge[];
  readonly chart: Chart;
  /** How far a round map reaches from its middle, in the chart's units. */
  readonly radius: number | undefined;
}

export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

function* compile(map: ConstellationMap): Generator<undefined, Sky> {
  const ids = map.stars.map(({ id }) => id);
  const kinds = map.stars.map(({ type }) => type);
  const points = map.stars.map(({ x, y }): Point => [x, y]);
  const byId = new Map(ids.map((id, place) => [id, place]));
  const near = ids.map((): number[] => []);
  const edges = map.edges.map(([one, other]): Edge => {
    const [a, b] = [byId.get(one) as number, byId.get(other) as number];
    near[a]?.push(b);
    near[b]?.push(a);
    const [p, q] = [points[a] as Point, points[b] as Point];
    return { a, b, length: distance(p, q) };
  });
  for (const list of near) list.sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1));
  const { chart, radius } = yield* chartSliced(ids, points, near);
  return { map, ids, kinds, points, byId, near, edges, chart, radius };
}

/** So many maps are kept ready. */
const KEPT = 40;
const byKey = new Map<string, Sky>();
const byOptions = new WeakMap<object, { readonly seed: number; readonly sky: Sky }>();

/** The map that `auto` chooses (C18). */
export function mapName(options: Options): string {
  return options.map === 'auto' ? usualMap(options.teams, starsOf(options)) : options.map;
}

function* make(name: string, options: Options, seed: number): Generator<undefined, Sky> {
  if (isBuiltIn(name)) return yield* compile(builtInMap(name));
  if (name !== 'generated') return yield* compile(unwrap(parseMap(name)));
  const { teams, wormholesToWin } = options;
  return yield* compile(yield* makeMapSliced({ stars: starsOf(options), teams, wormholesToWin, seed }));
}

/** A key for the map of sound options: equal keys, equal maps. */
export function skyKey(options: Options, seed: number): string {
  const name = mapName(options);
  return name === 'generated'
    ? [name, starsOf(options), options.teams, options.wormholesToWin, seed].join()
    : name;
}

/** Whether the map of sound options is ready. */
export function isReady(options: Options, seed: number): boolean {
  return byKey.has(skyKey(options, seed));
}

/** The sky of sound options in steps; the seed counts for generated maps alone. */
export function* skySliced(options: Options, seed: number): Generator<undefined, Sky> {
  const key = skyKey(options, seed);
  const made = byKey.get(key) ?? (yield* make(mapName(options), options, seed));
  // Somebody may have made it at once meanwhile.
  const sky = byKey.get(key) ?? made;
  byKey.set(key, sky);
  if (byKey.size > KEPT) byKey.delete(byKey.keys().next().value as string);
  return sky;
}

/** The same at once. */
export function skyFor(options: Options, seed: number): Sky {
  const known = byOptions.get(options);
  if (known?.seed === seed) return known.sky;
  const sky = drain(skySliced(options, seed) as Generator<undefined, Sky>);
  byOptions.set(options, { seed, sky });
  return sky;
}

export function skyOf({ options, seed }: Pick<State, 'options' | 'seed'>): Sky {
  return skyFor(options, seed);
}

/** The chart that a page may want: for pointing, marks and pictures. */
export function chart(state: State): Chart {
  return skyOf(state).chart;
}
