/** *Star's definition: its attributes and its bare board. */
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { asksPuzzle, flag } from '../../ui/contract/setting-table.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import { boardMarkup } from '../base.js';
import { chart } from '../chart.js';
import { options } from '../options.js';
import type { Look, Options } from '../state.js';

/** Most built-in puzzles have so many rings. */
const OF_PUZZLES = 3;

/** The rings of the board, which a text tells itself. */
function ringsBy({ rings }: Options, given: SettingValues): number {
  if (!asksPuzzle(given)) return rings;
  const texts = ['puzzle', 'position'].map((name) => `${given.get(name)}`);
  const [, told] = texts.map((text) => /^\s*([2-9]|1[0-2]):/.exec(text)).find((found) => found) ?? [];
  return told === undefined ? OF_PUZZLES : Number(told);
}

export const definition: BoardEntry<Options> = {
  tag: 'star-board',
  options,
  chance: false,
  bots: ['random', 'gentle', 'easy', 'steady'],
  looks: ['cells', 'mesh'],
  seats: 'human human',
  seatRange: [2, 2],
  settings: { coordinates: flag('coordinates') },
  puzzles: late(() => import('./puzzle-part.js')),
  blankChart: (chosen, look, given) => chart(ringsBy(chosen, given), look as Look),
  blank: (chosen, look, given) => boardMarkup(ringsBy(chosen, given), look as Look),
  controller: late(() => import('./adapter.js')),
};
