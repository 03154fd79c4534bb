/** Maps as data and as text (C1): reading with care, writing without loss. */
import { indexed } from '../core/basics/indices.js';
import { accept, refuse, within, type Facts, type Place, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import { MOST_STARS } from './sizing.js';
import type { ConstellationMap, Kind, Star } from './state.js';

export const KINDS: readonly Kind[] = ['star', 'cluster', 'wormhole', 'blackhole'];

/** The letter of a kind in a map's text. */
const LETTERS = ['', 'c', 'w', 'b'];

/** Limits of a map's weights and coordinates: lengths and totals stay figures that can be added and drawn. */
const STARS = MOST_STARS;
const FARTHEST = 1_000_000;
export const MAP_CAP = 16_000;

function wrong(code: string, path: string, value: unknown, more: Facts = {}) {
  return refuse(`constellation/${code}`, {
    rule: 'C1',
    facts: { path, found: shownValue(value), ...more },
    at: { path },
  });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function readStar(value: unknown, path: string): Result<Star> {
  if (typeof value !== 'object' || value === null) return wrong('map-star', path, value);
  const { id, x, y, type } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !/^\w{1,16}$/.test(id)) return wrong('map-id', `${path}.id`, id);
  for (const [name, number] of Object.entries({ x, y }))
    if (!(typeof number === 'number' && Math.abs(number) <= FARTHEST))
      return wrong('map-number', `${path}.${name}`, number, { least: -FARTHEST, most: FARTHEST });
  if (!KINDS.includes(type as Kind)) return wrong('map-type', `${path}.type`, type, { types: KINDS });
  // A plain zero: minus nothing has no text of its own.
  return accept({ id, x: (x as number) || 0, y: (y as number) || 0, type: type as Kind });
}

/**
 * A map from outside: data, or its JSON as text. Refuses with the path of what is wrong (`stars[3].x`). What it accepts
 * is the bare map: each edge once, its ends and the edges in the order of the stars.
 */
export function validateMap(given: unknown): Result<ConstellationMap> {
  if (typeof given === 'string') return validateText(given);
  if (typeof given !== 'object' || given === null) return wrong('map-data', '', given);
  const { stars: list, edges: pairs } = given as Record<string, unknown>;
  if (!isList(list)) return wrong('map-list', 'stars', list);
  if (list.length < 1 || list.length > STARS)
    return wrong('map-count', 'stars', list.length, { most: STARS });
  const stars: Star[] = [];
  const places = new Map<string, number>();
  for (const [at, value] of indexed(list)) {
    const star = readStar(value, `stars[${at}]`);
    if (!star.ok) return star;
    if (places.has(star.value.id)) return wrong('map-twice', `stars[${at}].id`, star.value.id);
    places.set(star.value.id, at);
    stars.push(star.value);
  }
  if (!isList(pairs)) return wrong('map-list', 'edges', pairs);
  const joined = new Set<number>();
  for (const [at, pair] of indexed(pairs)) {
    const path = `edges[${at}]`;
    if (!isList(pair) || pair.length !== 2) return wrong('map-edge', path, pair);
    const ends = pair.map((id) => places.get(id as string));
    const lost = ends.indexOf(undefined);
    if (lost >= 0) return wrong('map-end', `${path}[${lost}]`, pair[lost]);
    const [a, b] = (ends as number[]).sort((one, other) => one - other) as [number, number];
    if (a === b) return wrong('map-loop', path, pair[0]);
    if (joined.has(a * STARS + b)) return wrong('map-edge-twice', path, pair);
    joined.add(a * STARS + b);
  }
  const idOf = (place: number): string => (stars[place] as Star).id;
  const edges = [...joined]
    .sort((a, b) => a - b)
    .map((key): [string, string] => [idOf(Math.floor(key / STARS)), idOf(key % STARS)]);
  const map = { stars, edges };
  const length = formatMap(map).length;
  return length > MAP_CAP ? wrong('map-long', '', length, { most: MAP_CAP }) : accept(map);
}

function validateText(text: string): Result<ConstellationMap> {
  if (text.length > 4 * MAP_CAP) return wrong('map-long', '', text.length, { most: 4 * MAP_CAP });
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'string' ? wrong('map-data', '', data) : validateMap(data);
  } catch {
    return wrong('map-json', '', text);
  }
}

/**
 * `a:0:0,b:3:4c/1`: stars with the letters of their kinds; then for each star the places of those it joins further on.
 */
export function formatMap({ stars, edges }: ConstellationMap): string {
  const places = new Map(stars.map(({ id }, place) => [id, place]));
  const further = stars.map((): number[] => []);
  for (const [a, b] of edges) further[places.get(a) as number]?.push(places.get(b) as number);
  const texts = stars.map(({ id, x, y, type }) => `${id}:${x}:${y}${LETTERS[KINDS.indexOf(type)]}`);
  return `${texts.join()}/${further.map((list) => list.join('.')).join()}`.replace(/,+$/, '');
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)';
const STAR = new RegExp(`^(\\w+):${NUMBER}:${NUMBER}([cwb]?)$`);

/** Reads what formatMap writes. */
export function parseMap(text: string): Result<ConstellationMap> {
  const [first = '', second, ...rest] = text.split('/');
  const at: Place = { path: 'map' };
  const bad = (found: string) =>
    refuse('constellation/map-text', { rule: 'C1', facts: { found: shownValue(found) }, at });
  if (second === undefined || rest.length > 0) return bad(text);
  const stars: unknown[] = [];
  for (const word of first.split(',')) {
    const [, id, x, y, letter = ''] = STAR.exec(word) ?? [];
    if (id === undefined) return bad(word);
    stars.push({ id, x: Number(x), y: Number(y), type: KINDS[LETTERS.indexOf(letter)] });
  }
  const edges: unknown[] = [];
  const lists = second === '' ? [] : second.split(',');
  const idAt = (place: number): unknown => (stars[place] as { id: string } | undefined)?.id;
  for (const [place, list] of indexed(lists))
    for (const word of list === '' ? [] : list.split('.')) {
      if (!/^\d{1,3}$/.test(word)) return bad(word);
      edges.push([idAt(place), idAt(Number(word))]);
    }
  const read = validateMap({ stars, edges });
  return read.ok ? read : { ok: false, error: within(read.error, at) };
}
