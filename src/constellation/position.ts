/** Any position from plain data: for lessons, tests and pictures. What it makes is a state of play in round 1. */
import { readOptions, requireOptions } from '../core/text/options.js';
import type { Refusal } from '../core/basics/result.js';
import { skyOf } from './geometry.js';
import { formatMap, validateMap } from './map.js';
import { FREE, signOf } from './networks.js';
import { options as table } from './options.js';
import { begin } from './rules.js';
import { optionsFault } from './soundness.js';
import type { ConstellationMap, Options, State } from './state.js';

export interface Given extends Partial<Omit<Options, 'map' | 'members' | 'multipliers'>> {
  readonly map: ConstellationMap;
  /** The team of each star that is owned, from 0; the other stars are free. */
  readonly owners?: Readonly<Record<string, number>>;
  /** The HQs of each team that has any: one or two stars of its own. They alone say how many a team has. */
  readonly hqs?: Readonly<Record<number, readonly string[]>>;
  /** One number for all teams, or one for each. */
  readonly members?: number | readonly number[];
  readonly multipliers?:
    { readonly count: number; readonly distance: number; readonly hq: number } | readonly number[];
}

function broken(what: string): never {
  throw new RangeError(what);
}

function listed(multipliers: Given['multipliers']): readonly number[] | undefined {
  if (multipliers === undefined || Array.isArray(multipliers))
    return multipliers as readonly number[] | undefined;
  const {
    count = 1,
    distance = 0.1,
    hq = 1,
  } = multipliers as { count?: number; distance?: number; hq?: number };
  return [count, distance, hq];
}

function soundOptions(given: Given): Options {
  const { map, owners: _owners, hqs: _hqs, members, multipliers, ...rest } = given;
  const read = validateMap(map);
  if (!read.ok) return broken(tell(read.error));
  const weights = listed(multipliers);
  const chosen = {
    ...rest,
    map: formatMap(read.value),
    ...(members !== undefined && { members: [members].flat() }),
    ...(weights && { multipliers: weights }),
  };
  const sound = readOptions(table, chosen);
  if (!sound.ok) return requireOptions(table, chosen);
  // How many HQs there are the position says itself, so that a map may be as small as it likes.
  const fault = optionsFault({ ...sound.value, hqCount: 0 });
  return fault ? broken(tell(fault)) : sound.value;
}

function tell({ code, facts, at }: Refusal): string {
  return `${code} at ${at?.path ?? 'map'}: ${JSON.stringify(facts)}`;
}

/**
 * A position as the given data say: nothing is destroyed on building, a map need not hang together, and an HQ may
 * stand on any kind of star. All moves and steals are left. Where nobody can act it stands as it is, until the host
 * ends the round (C11).
 * @throws RangeError for data that are not sound: the map, an option, a team or a star that does not exist, an HQ on a
 * star that its team does not own.
 */
export function stateFrom(data: Given): State {
  const options = soundOptions(data);
  const first = begin({ ...options, hqCount: 0 }, 0);
  const { byId } = skyOf(first);
  const placeOf = (id: string): number => byId.get(id) ?? broken(`There is no star “${id}” on this map.`);
  const signs = [...FREE.repeat(byId.size)];
  for (const [id, team] of Object.entries(data.owners ?? {})) {
    if (!Number.isInteger(team) || team < 0 || team >= options.teams)
      broken(`owners: ${id} belongs to team ${team}. The teams are 0 to ${options.teams - 1}.`);
    signs[placeOf(id)] = signOf(team);
  }
  const owners = signs.join('');
  const hqs = first.hqs.map((_, team) => hqsOf(data, team, placeOf, owners));
  for (const team of Object.keys(data.hqs ?? {}))
    if (!Object.hasOwn(hqs, team))
      broken(`hqs: There is no team ${team}. The teams are 0 to ${options.teams - 1}.`);
  return { ...first, options, owners, hqs };
}

function hqsOf({ hqs = {} }: Given, team: number, placeOf: (id: string) => number, owners: string): number[] {
  const ids = hqs[team] ?? [];
  if (!Array.isArray(ids) || ids.length > 2 || new Set(ids).size !== ids.length)
    broken(`hqs: Team ${team} takes a list of at most two different stars.`);
  return (ids as readonly string[]).map((id) => {
    const place = placeOf(id);
    return owners[place] === signOf(team)
      ? place
      : broken(`hqs: Team ${team} does not own ${id}. Give it the star in owners.`);
  });
}
