/** Bugcatcher's definition: its attributes and its bare board. */
import { dataChild } from '../../ui/elements/data-child.js';
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { flag } from '../../ui/contract/setting-table.js';
import { boardMarkup } from '../base.js';
import { chart } from '../geometry.js';
import { readMissions } from '../missions-json.js';
import { options } from '../options.js';
import type { Options } from '../state.js';

export const definition: BoardEntry<Options> = {
  tag: 'bugcatcher-grid',
  options,
  chance: true,
  bots: ['random', 'walker', 'gentle', 'planner', 'shark'],
  looks: [],
  seats: `human${' bot:planner'.repeat(8)}`,
  seatRange: [2, 12],
  settings: {
    tournament: flag('tournament'),
    missions: { attribute: 'missions', fallback: '', restarts: true, read: readMissions },
  },
  dataChild: dataChild('missions'),
  blankChart: chart,
  blank: (chosen) => boardMarkup(chosen),
  controller: late(() => import('./adapter.js')),
};
