/** What Bugcatcher brings to the kit: its game, its picture and what gestures mean there, all pure, and its parts. */
import type { MakeController } from '../../ui/contract/controller.js';
import { BoardController } from '../../ui/controller/board-controller.js';
import type { Adapter } from '../../ui/contract/adapter.js';
import {
  describeAdvised,
  describeGoal,
  describeToDo,
  describeTurn,
  describeWritten,
} from '../conversation.js';
import { describeCell, foretell, glance, news } from '../describe.js';
import { decidedAt, describeShare, describeWhy, scoreSteps } from '../ending.js';
import { bugcatcher } from '../game.js';
import { chart, nameOf } from '../geometry.js';
import { IDLE, interpret, readAdvice, type Ui } from '../interpret.js';
import { ghostMarkup, goalPicture, picture } from '../picture.js';
import { rankOf } from '../round.js';
import type { Move, Event, Options, State, View } from '../state.js';
import { words } from '../words.en.js';
import { Parts } from './parts.js';

/** The same board before anything is on it. */
function bare({ options }: View): View {
  return {
    options,
    round: 0,
    over: false,
    missions: [],
    closed: [],
    corners: [],
    cells: [],
    last: null,
    submitted: [],
  };
}

export const adapter: Adapter<State, Move, Event, Options, View, Ui> = {
  game: bugcatcher,
  words,
  looking: { 'turn.lists': 'turn.wait.lists', 'turn.write': 'turn.wait' },
  ui: IDLE,
  options: (view) => view.options,
  chart: (view) => chart(view.options),
  picture,
  bare,
  interpret,
  describeCell: (view, cell, said, { ui }) => describeCell(view, cell, said, ui),
  describeTurn,
  describeToDo: (view, said, { ui, settings }) =>
    describeToDo(view, said, ui, settings.get('readonly') === true),
  describeGoal,
  goalPicture,
  describeWhy,
  decidedAt,
  scoreSteps,
  describeShare: (view, said, _reader, { hints }) => describeShare(view, said, hints),
  describeAdvice: (view, text, said) => describeAdvised(readAdvice(view, text), said),
  cellFacts: ['cell', 'border', 'central'],
  tellPicked: (view, said, { ui }) => describeWritten(view, said, ui),
  news,
  glance,
  foretell: (view, cell, said, { ui }) => foretell(view, cell, said, ui),
  pieces: ({ own, options }) =>
    own && own.border >= 0 ? [nameOf(options, 'B', own.border), nameOf(options, 'C', own.central)] : [],
  turnSeat: ({ all, over, seat }) => (over && all ? rankOf(all)[0] : seat),
  roundOf: ({ round }) => round || undefined,
  ghost: (view, cell, _look, { ui }) => ghostMarkup(view, cell, ui),
  refusedCell: ({ facts }) => facts?.['cell']?.toString(),
  hint: 'planner',
  makeParts: (board) => new Parts(board),
  types: /^[bcudlrsgwap]$/i,
  loadLesson: async () => ({
    lesson: (await import('../lesson.js')).lesson,
    words: (await import('../words.lesson.en.js')).words,
  }),
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadToSvg: async () => (await import('../to-svg.js')).toSvg,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
};

export const makeController: MakeController = (shell) => new BoardController(shell, adapter);
