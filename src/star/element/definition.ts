/** *Star's definition: its attributes and its bare board. */
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { flag } from '../../ui/contract/setting-table.js';
import { boardMarkup } from '../base.js';
import { chart } from '../chart.js';
import { options } from '../options.js';
import type { Look, Options } from '../state.js';

export const definition: BoardEntry<Options> = {
  tag: 'star-board',
  options,
  chance: false,
  bots: ['random', 'gentle', 'easy', 'steady'],
  looks: ['cells', 'mesh'],
  seats: 'human human',
  seatRange: [2, 2],
  settings: { coordinates: flag('coordinates') },
  blankChart: ({ rings }, look) => chart(rings, look as Look),
  blank: ({ rings }, look) => boardMarkup(rings, look as Look),
  controller: late(() => import('./adapter.js')),
};
