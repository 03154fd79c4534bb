/** Bugcatcher's adapter to the kit: its game, picture and gestures, all pure, and its parts. */
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter } from '../../ui/contract/adapter.js';
import {
  describeAdvised,
  describeGoal,
  describeToDo,
  describeTurn,
  describeWritten,
} from '../conversation.js';
import { describeCell, foretell, glance, news } from '../describe.js';
import { decidedAt, describeTournament, describeShare, describeWhy, scoreSteps } from '../ending.js';
import { plain } from '../plain.js';
import { chart, nameOf } from '../geometry.js';
import { IDLE, interpret, readAdvice, type Ui } from '../interpret.js';
import { ghostMarkup, goalPicture, picture } from '../picture.js';
import { rankOf } from '../round.js';
import type { Move, Event, Options, State, View } from '../state.js';
import { words } from '../words.en.js';
import { Parts } from './parts.js';
import { openPanel } from './shown-programs.js';

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
  game: plain,
  words: {
    table: words,
    faults: late(() => import('../words.faults.en.js')),
    hints: late(() => import('../words.hint.en.js')),
    looking: { 'turn.lists': 'turn.wait.lists', 'turn.write': 'turn.wait' },
    cellFacts: ['cell', 'border', 'central', 'wanted'],
  },
  board: {
    chart: (view) => chart(view.options),
    picture,
    bare,
    ghost: (view, cell, _look, { ui }) => ghostMarkup(view, cell, ui),
    pieces: ({ own, options }) =>
      own && own.border >= 0 ? [nameOf(options, 'B', own.border), nameOf(options, 'C', own.central)] : [],
  },
  input: {
    ui: IDLE,
    interpret: (view, input, { ui }) => interpret(view, input, ui),
    types: /^[bcudlrsgwap]$/i,
  },
  say: {
    turn: describeTurn,
    toDo: (view, said, { ui, settings }) => describeToDo(view, said, ui, settings.get('readonly') === true),
    cell: (view, cell, said, { ui }) => describeCell(view, cell, said, ui),
    glance,
    foretell: (view, cell, said, { ui }) => foretell(view, cell, said, ui),
    picked: (view, said, { ui }) => describeWritten(view, said, ui),
    advice: (view, text, said, { ui }) =>
      view.puzzle
        ? (openPanel.now()?.openPanel.describeNext(view, text, said, ui) ?? '')
        : describeAdvised(readAdvice(view, text), said),
    news,
  },
  goal: { sentence: describeGoal, picture: goalPicture },
  end: {
    why: (view, _before, said, { settings }) =>
      said.text([
        describeWhy(view, said),
        ...(view.over && settings.get('tournament') === true ? [describeTournament(view, said)] : []),
      ]),
    decidedAt,
    steps: (view, _look, said) => scoreSteps(view, said),
    share: (view, { hints }, said) => describeShare(view, said, hints),
  },
  turn: { seat: ({ all, over, seat }) => (over && all ? rankOf(all)[0] : seat) },
  rounds: { at: ({ round, puzzle }) => (puzzle ? undefined : round || undefined) },
  start: { optionsOf: (view) => view.options },
  bots: {
    load: () => import('../bots.js'),
    startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
    hint: 'planner',
  },
  load: {
    lessonSteps: () => 6,
    how: () => import('../words.how.en.js'),
    lesson: () => import('../lesson.js'),
    toSvg: () => import('../to-svg.js'),
  },
};

export const makeController = controllerOf(adapter, (board) => new Parts(board));
