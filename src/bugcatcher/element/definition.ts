/** Bugcatcher's face: its attributes and its bare board. */
import { dataChild } from '../../ui/element/data-child.js';
import type { Face } from '../../ui/contract/definition.js';
import { boardMarkup } from '../base.js';
import { chart } from '../geometry.js';
import { readMissions } from '../missions-json.js';
import { options } from '../options.js';
import type { Options } from '../state.js';
import { loadWorks, works } from './load-controller.js';

export const face: Face<Options> = {
  tag: 'bugcatcher-grid',
  options,
  chance: true,
  bots: ['random', 'walker', 'planner', 'shark'],
  looks: [],
  seats: `human${' bot:planner'.repeat(8)}`,
  seatRange: [2, 12],
  settings: {
    missions: { attribute: 'missions', fallback: '', restarts: true, read: readMissions },
  },
  dataChild: dataChild('missions'),
  blankChart: chart,
  blank: (chosen) => boardMarkup(chosen),
  works,
  loadWorks,
};
