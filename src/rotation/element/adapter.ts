/** The rotation puzzle's adapter to the kit: its game, picture and gestures, all pure, and its parts. */
import { dayWords } from '../../core/days/words.days.en.js';
import { defaultsOf } from '../../core/text/options.js';
import type { Words } from '../../core/words/words.js';
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter, Audience, MoveButton } from '../../ui/contract/adapter.js';
import { isEveryDay, offersDays } from '../../ui/days/day-settings.js';
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
import { days } from './page-settings.js';
import { pregenerate, game } from './pregenerate.js';
import { makeParts } from './parts.js';

/** At a board that is readonly: what is said in place of sentences that invite. */
const looking = {
  'turn.start': 'look.puzzle',
  'turn.free': 'look.free',
  'why.stuck': 'look.stuck',
};

/** To end one's turn in the card game. */
function buttons(view: View): readonly MoveButton[] {
  return view.use === 'game' && canPlayCards(view) ? [{ name: 'done' }] : [];
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

function toDo(view: View, said: Words, { ui, acting, seats, settings }: Audience<Ui>): string {
  const mayAct = outcomeOf(view) ? seats.length > 0 && !settings.get('readonly') : acting.length > 0;
  if (!mayAct) return '';
  const isDay = settings.get('daily') !== undefined && isEveryDay(days, settings);
  if (isDay && outcomeOf(view)?.reason === 'rotation/solved')
    return said.say(offersDays(days, settings) ? 'do.solved-day' : 'do.share');
  return describeToDo(view, said, ui);
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
    turn: (view, said, { ui }) => describeTurn(view, said, ui),
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
    why: (view, _before, said) => describeWhy(view, said),
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
