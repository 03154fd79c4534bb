/**
 * Daybreak's face: its attributes and its bare board, shown before the works are loaded.
 * To replace: every line but the last two. It is loaded first, so it imports no rules and no bots.
 */
import type { Face } from '../../../src/ui/contract/definition.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import { rowMarkup } from '../picture.js';
import type { Options } from '../state.js';
import { loadWorks, works } from './load-controller.js';

export const face: Face<Options> = {
  tag: 'daybreak-row',
  options,
  chance: false,
  bots: ['random', 'perfect'],
  looks: [],
  seats: 'human human',
  seatRange: [2, 2],
  blankChart: ({ stars }) => chart(stars),
  blank: ({ stars }) => rowMarkup(stars, stars),
  works,
  loadWorks,
};
