/** The rotation puzzle's definition: its attributes, how they begin a game, and its bare board. */
import type { Definition } from '../../ui/contract/definition.js';
import { boardMarkup } from '../base.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import type { Options } from '../state.js';
import { lacksData, plans, settings, sizeBy } from './page-settings.js';
import { loadData } from './load-data.js';
import { loadController, controller } from './load-controller.js';

export const definition: Definition<Options> = {
  tag: 'rotation-puzzle',
  options,
  chance: true,
  bots: ['random', 'greedy', 'thinker'],
  looks: [],
  seats: 'human',
  seatRange: [1, 4],
  settings,
  plans,
  loadData: (given) => (lacksData(given) ? loadData() : undefined),
  blankChart: (chosen, _look, given) => chart(sizeBy(chosen, given)),
  blank: (chosen, _look, given) => boardMarkup(sizeBy(chosen, given)),
  controller,
  loadController,
};
