/** Checks which options go together (C4, C5, C6, C16, C18). */
import type { Facts, Refusal } from '../core/basics/result.js';
import { leastStars } from './generate.js';
import { mapName, skyFor } from './geometry.js';
import { parseMap } from './map.js';
import { isBuiltIn, noMap } from './maps.js';
import { rolesOf } from './score.js';
import { starsOf } from './sizing.js';
import type { Mode, Options, Role, State } from './state.js';

/** C4: the two sides of the modes that have them. */
const SIDES: Readonly<Partial<Record<Mode, readonly [Role, Role]>>> = {
  containment: ['human', 'bot'],
  resistance: ['offense', 'defense'],
};

/** C5: the HQs that a game begins with; none in mode blackhole. */
export function hqsEach({ mode, hqCount }: Pick<Options, 'mode' | 'hqCount'>): number {
  return mode === 'blackhole' ? 0 : hqCount;
}

/** Whether a game has HQs, or a position brought some. */
export function hasHqs({ options, hqs }: Pick<State, 'options' | 'hqs'>): boolean {
  return hqsEach(options) + hqs.flat().length > 0;
}

function no(code: string, rule: string, path: keyof Options, facts: Facts): Refusal {
  return { code: `constellation/${code}`, rule, facts, at: { path } };
}

/** C1, C18. */
function faultOfMap(options: Options): Refusal | undefined {
  const { teams } = options;
  const name = mapName(options);
  if (name === 'generated') {
    const stars = starsOf(options);
    const least = leastStars({ ...options, stars });
    return stars < least ? no('few-stars', 'C18', 'stars', { stars, count: teams, least }) : undefined;
  }
  if (isBuiltIn(name)) return undefined;
  const read = /^\w+$/.test(name) ? noMap(name) : parseMap(name);
  return read.ok ? undefined : read.error;
}

function faultOfRoles(options: Options): Refusal | undefined {
  const { roles, teams, mode } = options;
  const sides = SIDES[mode];
  const bad = (code: string): Refusal => no(code, 'C4', 'roles', { mode, count: teams, sides: sides ?? [] });
  if (roles.length === 0) return undefined;
  if (!sides) return bad('roles-without-sides');
  if (roles.length !== teams) return bad('roles-count');
  return roles.every((role) => sides.includes(role)) && sides.every((side) => rolesOf(options).includes(side))
    ? undefined
    : bad('roles-sides');
}

/** Why a game cannot begin with options that are sound one by one; undefined where it can. */
export function optionsFault(options: Options): Refusal | undefined {
  const { members, teams, movesPerRound, remainder } = options;
  if (members.length > 1 && members.length !== teams)
    return no('members', 'C6', 'members', { members: members.length, count: teams });
  const most = Math.max(...members);
  if (remainder === 'drop' && movesPerRound < most)
    return no('no-move-each', 'C6', 'movesPerRound', { moves: movesPerRound, members: most });
  return faultOfMap(options) ?? faultOfRoles(options) ?? faultOfHqs(options);
}

/** C5: each HQ needs a star of type star. A generated map has them, whatever its seed. */
function faultOfHqs(options: Options): Refusal | undefined {
  const need = options.teams * hqsEach(options);
  if (mapName(options) === 'generated') return undefined;
  const stars = skyFor(options, 0).kinds.filter((kind) => kind === 'star').length;
  return stars < need ? no('few-hq-stars', 'C5', 'map', { stars, need }) : undefined;
}
