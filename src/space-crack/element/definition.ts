/** Space Crack's definition: its attributes and its bare map. */
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import { blankMarkup } from '../picture.js';
import type { Options } from '../state.js';

export const definition: BoardEntry<Options> = {
  tag: 'space-crack-map',
  options,
  chance: true,
  bots: ['random', 'gentle', 'greedy', 'planner'],
  looks: [],
  seats: 'human human',
  seatRange: [1, 4],
  blankChart: ({ boardSize }) => chart(boardSize),
  blank: ({ boardSize }) => blankMarkup(boardSize),
  controller: late(() => import('./adapter.js')),
};
