/** The built-in maps by name. A name stays for ever: records and pages know it. */
import { refuse, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import { makeMap, spin, type Orbit } from './generate.js';
import { KINDS } from './map.js';
import type { ConstellationMap } from './state.js';
import { fold } from '../core/basics/indices.js';

/**
 * Made by chance: how many stars, and the seed. Or a pattern of one sector: each star's x and y in tenths, and the
 * letter of a special kind.
 */
type Recipe = readonly [stars: number, seed: number] | string;

const RECIPES: Readonly<Record<number, Readonly<Record<string, Recipe>>>> = {
  2: {
    gemini: [40, 1],
    libra: [56, 2],
    corona:
      '0:0b 105:0 53:91c -52:91 198:-53 198:53 145:145b 53:198 -53:198 -145:145 310:0w 286:119 219:219 119:286w 0:310 -119:286 -219:219w -286:119',
  },
  3: {
    tucana: [48, 1],
    hydra: [66, 2],
    triangulum:
      '0:58c 0:-115 -50:144 50:144 -50:-202 50:-202 0:231w -100:231 100:231 0:-289b -100:-289 100:-289 -50:-375 50:-375 0:-462w',
  },
  4: {
    carina: [60, 1],
    argo: [81, 2],
    pegasus:
      '0:0b -100:0 -100:-100 -200:0c -200:-100 -200:100 -200:-200w -300:0 -300:-100 -300:100b -300:-200 -300:200 -400:0w -300:-300 -400:-200 -400:200',
  },
  6: {
    pavo: [72, 1],
    phoenix: [97, 2],
    pleiades: '0:0c -50:87 0:173 -100:173b -50:260 50:260 -150:260 0:346c -100:346 100:346 -200:346 433:250w',
  },
};

const teamsByName = new Map(
  Object.entries(RECIPES).flatMap(([teams, maps]) => Object.keys(maps).map((name) => [name, Number(teams)])),
);

/** The names of the built-in maps, those for few teams first. */
export const builtIn: readonly string[] = [...teamsByName.keys()];

/**
 * The map that a game for so many teams takes where none is chosen: the first one made for them that has stars enough.
 */
export function usualMap(teams: number, stars: number): string {
  const fit = Object.entries(RECIPES[teams] ?? {}).find(([, recipe]) => sizeOf(recipe, teams) >= stars);
  return fit?.[0] ?? 'generated';
}

/** How many stars a recipe makes. */
function sizeOf(recipe: Recipe, teams: number): number {
  if (typeof recipe !== 'string') return recipe[0];
  return fold(recipe.split(' '), 0, (sum, orbit) => sum + (/^0:0\D?$/.test(orbit) ? 1 : teams));
}

export function isBuiltIn(name: string): boolean {
  return teamsByName.has(name);
}

/** C1: there is no map of that name. */
export function noMap(found: string): Result<never> {
  const maps = [...builtIn, 'generated'];
  return refuse('constellation/no-map', {
    rule: 'C1',
    facts: { found: shownValue(found), maps },
    at: { path: 'map' },
  });
}

/** A map that comes with the game. */
export function builtInMap(name: string): ConstellationMap {
  const teams = teamsByName.get(name) as number;
  const recipe = RECIPES[teams]?.[name] as Recipe;
  return typeof recipe === 'string'
    ? (spin(recipe.split(' ').map(orbitOf), teams) as ConstellationMap)
    : makeMap({ stars: recipe[0], seed: recipe[1], teams, wormholesToWin: 3 });
}

function orbitOf(word: string): Orbit {
  const [, x, y, letter = ''] = /^(-?\d+):(-?\d+)([cwb]?)$/.exec(word) ?? [];
  return {
    point: [Number(x) / 10, Number(y) / 10],
    kind: KINDS[' cwb'.indexOf(letter || ' ')] as Orbit['kind'],
  };
}
