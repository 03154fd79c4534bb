/** Space Crack's definition: its attributes and its bare map. */
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { asksPuzzle } from '../../ui/contract/setting-table.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import { chart } from '../geometry.js';
import { options } from '../options.js';
import { blankMarkup } from '../picture.js';
import type { Options } from '../state.js';

/** Most built-in puzzles have a map of this size. */
const OF_PUZZLES = 6;

/** The size of the map, which a text tells itself. */
function sizeBy({ boardSize }: Options, given: SettingValues): number {
  const texts = ['record', 'puzzle', 'position'].map((name) => `${given.get(name)}`);
  const text = texts.find((one) => /boardSize=/.test(one));
  if (text !== undefined) return Number(/boardSize=([5-9]|[12]\d|30)\b/.exec(text)?.[1] ?? boardSize);
  return asksPuzzle(given) ? OF_PUZZLES : boardSize;
}

export const definition: BoardEntry<Options> = {
  tag: 'space-crack-map',
  options,
  chance: true,
  bots: ['random', 'gentle', 'greedy', 'planner'],
  looks: [],
  seats: 'human human',
  seatRange: [1, 4],
  puzzles: late(() => import('./puzzle-part.js')),
  blankChart: (chosen, _look, given) => chart(sizeBy(chosen, given)),
  blank: (chosen, _look, given) => blankMarkup(sizeBy(chosen, given)),
  controller: late(() => import('./adapter.js')),
};
