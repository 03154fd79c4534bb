/** The rotation puzzle's adapter to the kit: its game, picture and gestures, all pure, and its parts. */
import { describeDate } from '../../core/days/describe-day.js';
import { dayWords } from '../../core/days/words.days.en.js';
import { defaultsOf } from '../../core/text/options.js';
import type { Words } from '../../core/words/words.js';
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter, Audience, MoveButton } from '../../ui/contract/adapter.js';
import { today } from '../../ui/days/day-settings.js';
import {
  chosenStar,
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeTurn,
  describeWhy,
  scoreSteps,
} from '../conversation.js';
import { describeCell, describeHint, foretellRotation, glance } from '../describe.js';
import { chart, nameOf } from '../geometry.js';
import { goalPicture } from '../goal-picture.js';
import { gridOf, starsIn } from '../grid.js';
import { drags, IDLE, interpret, type Ui } from '../interpret.js';
import { news } from '../news.js';
import { cellOf } from '../notation.js';
import { options } from '../options.js';
import { picture } from '../picture.js';
import { canPlayCards, outcomeOf } from '../outcome.js';
import type { Event, Move, Options, PuzzleState, State, View } from '../state.js';
import { words } from '../words.en.js';
import { dayAt, isProven } from './page-settings.js';
import { pregenerate, game } from './pregenerate.js';
import { makeParts } from './parts.js';

/** At a board that is readonly: what is said in place of sentences that invite. */
const looking = {
  'turn.start': 'look.puzzle',
  'turn.free': 'look.free',
  'why.stuck': 'look.stuck',
};

/** To rotate the star that a finger has chosen, and to end one's turn in the card game: each has its place. */
function buttons(view: View, { ui }: Audience<Ui>): readonly MoveButton[] {
  const rotate: MoveButton = { name: 'rotate', isOff: chosenStar(view, ui) === undefined };
  return view.use === 'puzzle'
    ? [rotate]
    : [rotate, { name: 'done', ends: true, isOff: !canPlayCards(view) }];
}

/** The answer to a finger's first tap on a star, for the ear. */
function tellPicked(view: View, words: Words, { ui, isLesson = false }: Audience<Ui>): string {
  const star = chosenStar(view, ui);
  if (star === undefined) return '';
  return words.text([describeToDo(view, words, ui), foretellRotation(view, star, words, isLesson)]);
}

/** The options of the game in hand: a position says itself how its lines are read. */
function optionsOf(view: View): Options {
  const { width, height } = gridOf(view.board);
  const { use, reading } = view;
  const game = view.use === 'game' && { ...view.rules, players: view.scores.length };
  return { ...defaultsOf(options), ...reading, use, size: `${width}x${height}`, ...game };
}

/** The day whose puzzle is on show as it begins; undefined elsewhere, and once a finger has chosen a star. */
function beginningOf(view: View, { ui, settings }: Audience<Ui>): string | undefined {
  if (view.use !== 'puzzle' || view.rotations > 0 || chosenStar(view, ui) !== undefined) return undefined;
  return dayAt(settings, game.notation.formatPosition(view));
}

function turn(view: View, said: Words, reader: Audience<Ui>): string {
  const day = beginningOf(view, reader);
  return day === undefined
    ? describeTurn(view, said, reader.ui)
    : describeDate(day, today(reader.settings), said);
}

function toDo(view: View, said: Words, reader: Audience<Ui>): string {
  const { ui, acting, seats, settings } = reader;
  const mayAct = outcomeOf(view) ? seats.length > 0 && !settings.get('readonly') : acting.length > 0;
  if (!mayAct) return '';
  if (view.use === 'puzzle' && view.par !== null && beginningOf(view, reader) !== undefined)
    return said.say('do.solve-in', { par: view.par });
  return describeToDo(view, said, ui, isProven(settings));
}

export const adapter: Adapter<State, Move, Event, Options, View, Ui> = {
  game,
  words: {
    table: { ...dayWords, ...words },
    faults: late(() => import('../words.faults.en.js')),
    hints: late(() => import('../words.hint.en.js')),
    looking,
    cellFacts: ['cell', 'from', 'to', 'planet'],
  },
  board: {
    chart: ({ board }) => chart(gridOf(board)),
    picture: (view) => picture(view),
    bare: ({ board, reading }): PuzzleState => ({
      use: 'puzzle',
      reading,
      board: board.map((row) => '.'.repeat(row.length)),
      goals: [],
      par: null,
      rotations: 0,
    }),
    pieces: (view) => starsIn(gridOf(view.board)).map((at) => nameOf(gridOf(view.board), at)),
    cellOf: (_view, move) => cellOf(move),
  },
  input: {
    ui: IDLE,
    interpret: (view, input, { ui }) => interpret(view, input, ui),
    picked: (ui) => ui.selected,
    drags: (view, cell, isFinger, { ui }) => drags(view, cell, ui, isFinger),
    buttons,
  },
  say: {
    turn,
    toDo,
    cell: describeCell,
    glance,
    foretell: (view, cell, said, { isLesson = false }) => foretellRotation(view, cell, said, isLesson),
    picked: tellPicked,
    hint: describeHint,
    news,
  },
  goal: { sentence: describeGoal, picture: goalPicture },
  end: {
    why: (view, _before, said, { settings }) => describeWhy(view, said, isProven(settings)),
    decidedAt,
    steps: (view, _look, said) => scoreSteps(view, said),
    share: (view, _taken, said, { seats }) =>
      describeShare(view, said, seats.length === 1 ? seats[0] : undefined),
  },
  turn: { seat: (view) => (view.use === 'puzzle' ? undefined : (outcomeOf(view)?.winners[0] ?? view.seat)) },
  start: { optionsOf, pregenerate },
  bots: {
    load: () => import('../bots.js'),
    startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
    hint: 'solver',
  },
  load: {
    lessonSteps: (view) => (view?.use === 'game' ? 4 : 8),
    how: () => import('../words.how.en.js'),
    lesson: async (view) => {
      const both = await import('../lesson.js');
      return view?.use === 'game' ? { lesson: both.cardLesson, words: both.cardWords } : both;
    },
    toSvg: () => import('../to-svg.js'),
    menuPart: () => import('./choices.js'),
  },
};

export const makeController = controllerOf(adapter, makeParts);
