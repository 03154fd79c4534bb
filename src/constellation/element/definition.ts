/** Constellation's definition: its attributes and its bare board. */
import type { Chart } from '../../core/chart/chart.js';
import { defaultsOf } from '../../core/text/options.js';
import { dataChild } from '../../ui/elements/data-child.js';
import type { BoardEntry } from '../../ui/contract/controller.js';
import type { Plan } from '../../ui/contract/definition.js';
import { late } from '../../ui/contract/lazy.js';
import { playersOf } from '../../ui/start/plans.js';
import { asksPuzzle, flag, whole } from '../../ui/contract/setting-table.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import { readMap, readObjectives } from '../page-settings.js';
import { blankMarkup } from '../base.js';
import { mapName, skyFor } from '../geometry.js';
import { options } from '../options.js';
import type { Options } from '../state.js';

/** C4: in containment the roles are those of the seats, where both kinds sit there. */
function rolesOf({ mode, roles }: Options, kinds: readonly string[]): Options['roles'] {
  const bots = kinds.filter((kind) => kind === 'bot').length;
  if (mode !== 'containment' || roles.length > 0 || bots === 0 || bots === kinds.length) return roles;
  return kinds.map((kind) => (kind === 'bot' ? 'bot' : 'human'));
}

/** The game that the settings ask for; where it cannot be, one for as many teams with nothing chosen. */
function plans(settings: SettingValues, drawn: number | undefined): readonly Plan[] {
  const kinds = playersOf(definition, settings).map(({ kind }) => kind);
  const chosen = { ...(settings.options(options) as unknown as Options), teams: kinds.length };
  // Chance makes maps and nothing else.
  const seed = mapName(chosen) === 'generated' ? drawn : (settings.get<number | undefined>('seed') ?? 0);
  if (seed === undefined) return [];
  const asked = { ...chosen, roles: rolesOf(chosen, kinds) };
  const plain = { ...defaultsOf(options), teams: kinds.length };
  return [asked, plain].map((each) => ({ kind: 'seed', options: { ...each }, seed }));
}

/** A generated map is not known before its seed is; it is round, whatever it is. */
const UNKNOWN: Chart = {
  viewBox: [-1, -1, 2, 2],
  rows: [],
  pitch: 1,
  centre: () => [0, 0],
  neighbours: () => [],
  outline: () => '',
  find: () => undefined,
};

const isKnown = (chosen: Options, given: SettingValues): boolean =>
  mapName(chosen) !== 'generated' && !asksPuzzle(given);

export const definition: BoardEntry<Options> = {
  tag: 'constellation-board',
  options,
  chance: true,
  bots: ['random', 'gentle', 'athena', 'einstein', 'robin-hood'],
  looks: [],
  seats: 'human human',
  seatRange: [2, 8],
  settings: {
    map: { attribute: 'map', fallback: 'auto', restarts: true, read: readMap },
    roundSeconds: whole('roundSeconds', 0, 3600, 0, false, 'C11'),
    autoNextRound: flag('autoNextRound'),
    coordinates: flag('coordinates'),
    objectives: { attribute: 'objectives', fallback: [], restarts: false, read: readObjectives },
  },
  dataChild: dataChild('map'),
  plans,
  puzzles: late(() => import('./puzzle-part.js')),
  blankChart: (chosen, _look, given) => (isKnown(chosen, given) ? skyFor(chosen, 0).chart : UNKNOWN),
  blank: (chosen, _look, given) =>
    isKnown(chosen, given) ? blankMarkup(skyFor(chosen, 0), chosen.teams) : '',
  controller: late(() => import('./adapter.js')),
};
