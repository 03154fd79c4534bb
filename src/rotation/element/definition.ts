/** The rotation puzzle's definition: its attributes, how they begin a game, and its bare board. */
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { boardMarkup } from '../base.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import type { Options } from '../state.js';
import { data, lacksData, plans, settings, sizeBy } from './page-settings.js';

export const definition: BoardEntry<Options> = {
  tag: 'rotation-puzzle',
  options,
  chance: true,
  bots: ['random', 'gentle', 'greedy', 'thinker'],
  looks: [],
  seats: 'human',
  seatRange: [1, 4],
  settings,
  plans,
  loadData: (given) => (lacksData(given) ? data.load() : undefined),
  blankChart: (chosen, _look, given) => chart(sizeBy(chosen, given)),
  blank: (chosen, _look, given) => boardMarkup(sizeBy(chosen, given)),
  controller: late(() => import('./adapter.js')),
};
