/**
 * Daybreak's adapter: what its slice brings to the kit's, and its picture kept up to date.
 * To replace: the slice, line by line; src/ui/contract/adapter.ts says what each one is for and which more there are, such as
 * `options`, and `asks` for an act that is not to slip. What has state of its own is made by `makeParts`, once per
 * board: src/ui/contract/parts.ts says what a part may do. Its `renderScore` shows a score, with the game over time as a
 * ScoreChart (src/ui/panel/score-chart.ts).
 */
import type { MakeController } from '../../../src/ui/contract/definition.js';
import { BoardController } from '../../../src/ui/controller/board-controller.js';
import type { Adapter } from '../../../src/ui/contract/adapter.js';
import { describeCell, describeTurn } from '../describe.js';
import { daybreak } from '../game.js';
import { chart } from '../geometry.js';
import { IDLE, interpret, type Ui } from '../interpret.js';
import { picture } from '../picture.js';
import { countFrom, rules } from '../rules.js';
import type { Event, Move, Options, State } from '../state.js';
import { words } from '../words.en.js';
import { Patch } from './patch.js';

const adapter: Adapter<State, Move, Event, Options, State, Ui> = {
  game: daybreak,
  words,
  ui: IDLE,
  chart: (view) => chart(view.options.stars),
  picture: (view) => picture(view),
  bare: (view) => rules.setup(view.options, 0),
  interpret,
  picked: (ui) => ui.selected,
  describeCell,
  describeTurn,
  cellOf: (move) => move,
  refusedCell: ({ facts }) => facts?.['star']?.toString(),
  acts: (view) =>
    [...rules.moves(view, view.turn)].map(({ star }) => ({ name: `out-${countFrom(view, star)}` })),
  hint: 'perfect',
  makeParts: ({ motion }) => {
    const patch = new Patch(motion);
    return { show: (drawn, view) => patch.show(drawn, view) };
  },
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
};

export const makeController: MakeController = (shell) => new BoardController(shell, adapter);
