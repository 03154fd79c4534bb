/** Which options go together (C4, C5, C6, C16, C18). It knows no game in progress. */
import { refuse, type Refusal, type Result } from '../core/result.js';
import { leastStars } from './generate.js';
import { mapName, skyFor } from './geometry.js';
import { parseMap } from './map.js';
import { builtIn, isBuiltIn } from './maps.js';
import { membersOf } from './rounds.js';
import { rolesOf } from './score.js';
import type { Mode, Options, Role } from './state.js';

/** C4: the two sides of the modes that have them. */
const SIDES: Readonly<Partial<Record<Mode, readonly [Role, Role]>>> = {
  containment: ['human', 'bot'],
  resistance: ['offense', 'defense'],
};

/** C5: the HQs that a game begins with; none in mode blackhole. */
export function hqsEach({ mode, hqCount }: Pick<Options, 'mode' | 'hqCount'>): number {
  return mode === 'blackhole' ? 0 : hqCount;
}

function faultOfMap(options: Options): Result<unknown> | undefined {
  const name = mapName(options);
  if (name === 'generated') {
    const least = leastStars(options);
    if (options.stars >= least) return undefined;
    return refuse('constellation/few-stars', {
      rule: 'C18',
      facts: { stars: options.stars, teams: options.teams, least },
      at: { path: 'stars' },
    });
  }
  if (isBuiltIn(name)) return undefined;
  if (/^\w+$/.test(name))
    return refuse('constellation/no-map', {
      rule: 'C1',
      facts: { found: name.slice(0, 40), maps: [...builtIn, 'generated'].join(', ') },
      at: { path: 'map' },
    });
  return parseMap(name);
}

function faultOfRoles(options: Options): Refusal | undefined {
  const { roles, teams, mode } = options;
  const sides = SIDES[mode];
  const bad = (code: string): Refusal => ({
    code: `constellation/${code}`,
    rule: 'C4',
    facts: { mode, teams, sides: sides?.join(', ') ?? '' },
    at: { path: 'roles' },
  });
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
    return {
      code: 'constellation/members',
      rule: 'C6',
      facts: { members: members.length, teams },
      at: { path: 'members' },
    };
  const most = Math.max(...Array.from({ length: teams }, (_, team) => membersOf(options, team)));
  if (remainder === 'drop' && movesPerRound < most)
    return {
      code: 'constellation/no-move-each',
      rule: 'C6',
      facts: { moves: movesPerRound, members: most },
      at: { path: 'movesPerRound' },
    };
  const map = faultOfMap(options);
  if (map && !map.ok) return map.error;
  return faultOfRoles(options) ?? faultOfHqs(options);
}

/** C5: each HQ needs a star of type star. A generated map has them, whatever its seed. */
function faultOfHqs(options: Options): Refusal | undefined {
  const need = options.teams * hqsEach(options);
  if (mapName(options) === 'generated') return undefined;
  const stars = skyFor(options, 0).kinds.filter((kind) => kind === 'star').length;
  return stars < need
    ? { code: 'constellation/few-hq-stars', rule: 'C5', facts: { stars, need }, at: { path: 'map' } }
    : undefined;
}
