/**
 * Daybreak's definition: its attributes and its bare board, shown before the controller is loaded.
 * To replace: every line but the last two. It is loaded first, so it imports no rules and no bots.
 */
import type { Definition } from '../../../src/ui/contract/definition.js';
import { late } from '../../../src/ui/contract/lazy.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import { rowMarkup } from '../picture.js';
import type { Options } from '../state.js';

export const definition: Definition<Options> = {
  tag: 'daybreak-row',
  options,
  chance: false,
  bots: ['random', 'perfect'],
  looks: [],
  seats: 'human human',
  seatRange: [2, 2],
  blankChart: ({ stars }) => chart(stars),
  blank: ({ stars }) => rowMarkup(stars, stars),
  controller: late(() => import('./adapter.js')),
};
