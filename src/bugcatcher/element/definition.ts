/** Bugcatcher's definition: its attributes and its bare board. */
import { dataChild } from '../../ui/elements/data-child.js';
import type { BoardEntry } from '../../ui/contract/controller.js';
import { late } from '../../ui/contract/lazy.js';
import { asksPuzzle, flag } from '../../ui/contract/setting-table.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import { boardMarkup } from '../base.js';
import { chart, type Grid } from '../geometry.js';
import { readMissions } from '../missions-json.js';
import { options } from '../options.js';
import type { Options } from '../state.js';

/** Most built-in puzzles have a board of this size. */
const OF_PUZZLES = { cols: 4, rows: 3 };

/** The size of the board, which the text of a puzzle tells itself. */
function sizeBy({ cols, rows }: Options, given: SettingValues): Grid {
  if (!asksPuzzle(given)) return { cols, rows };
  const texts = ['puzzle', 'position'].map((name) => `${given.get(name)}`);
  const text = texts.find((one) => /cols=/.test(one)) ?? '';
  const [, wide = OF_PUZZLES.cols] = /cols=([2-9])\b/.exec(text) ?? [];
  const [, high = OF_PUZZLES.rows] = /rows=([2-9])\b/.exec(text) ?? [];
  return { cols: Number(wide), rows: Number(high) };
}

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
  puzzles: late(() => import('./puzzle-part.js')),
  blankChart: (chosen, _look, given) => chart(sizeBy(chosen, given)),
  blank: (chosen, _look, given) => boardMarkup(sizeBy(chosen, given)),
  controller: late(() => import('./adapter.js')),
};
