/** *Star's adapter to the kit: its game, picture and gestures, all pure, and its parts. */
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter, MoveButton } from '../../ui/contract/adapter.js';
import {
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeWhy,
  goalPicture,
  scoreSteps,
} from '../conversation.js';
import { describeCell, describeHint, describeTurn, foretell, glance } from '../describe.js';
import { plain } from '../plain.js';
import { MATTER } from '../base.js';
import { chart } from '../chart.js';
import { boardOf } from '../geometry.js';
import { ACTS, IDLE, interpret, type Ui } from '../interpret.js';
import { cellOf } from '../notation.js';
import { picture, pieceMarkup } from '../picture.js';
import { rules } from '../rules.js';
import { bounds } from '../score.js';
import type { Event, Look, Move, Options, State } from '../state.js';
import { seatFact } from '../../core/words/words.js';
import { EMPTY, isBare, other, signOf } from '../turns.js';
import { words } from '../words.en.js';
import { foreign } from './load-foreign.js';
import { spotlightOn } from './spotlight.js';
import { makeParts } from './parts.js';

/**
 * Each button is offered while its move is legal. Resigning before the first stone could only be a mistake. To offer a
 * count takes a turn: that is worth it once the winner is certain (S16).
 */
function buttons(state: State): readonly MoveButton[] {
  // S17: in a puzzle nobody counts or resigns.
  if (state.puzzle || isBare(state.stones)) return [];
  const facts = { other: seatFact(other(state.turn)) };
  return ACTS.filter((type) => !rules.refuse(state, state.turn, { type })).map((name) => {
    if (name === 'count')
      return { name, asks: true, facts, at: bounds(state).decided === null ? 'menu' : 'note' };
    return name === 'resign' ? { name, asks: true, facts, at: 'menu' } : { name };
  });
}

/** The stone to come, on an empty cell. */
function ghost({ options, stones, turn }: State, cell: string, look: string): string | undefined {
  const node = boardOf(options.rings).byName.get(cell) as number;
  if (stones[node] !== EMPTY) return undefined;
  const { join } = MATTER[look as Look];
  const piece = pieceMarkup(options.rings, look as Look, node, signOf(turn));
  return `<g class="ghost" stroke-width="${join}" stroke-linejoin="round">${piece}</g>`;
}

export const adapter: Adapter<State, Move, Event, Options, State, Ui> = {
  game: plain,
  words: {
    table: words,
    faults: late(() => import('../words.faults.en.js')),
    hints: late(() => import('../words.hint.en.js')),
    later: /^star\/dgn-/,
    cellFacts: ['node', 'near', 'stones'],
  },
  board: {
    chart: (view, look) => chart(view.options.rings, look as Look),
    picture: (view, look) => picture(view, look as Look),
    bare: (view) => rules.setup({ rings: view.options.rings }, 0),
    ghost,
    pieces: ({ options, stones }, seat) =>
      boardOf(options.rings).names.filter((_, node) => stones[node] === signOf(seat)),
    cellOf: (_view, move) => cellOf(move),
  },
  input: {
    ui: IDLE,
    interpret: (view, input, { ui }) => interpret(view, input, ui),
    picked: (ui) => ui.selected,
    buttons,
  },
  say: {
    turn: describeTurn,
    toDo: (view, said, { acting, seats }) =>
      acting.length > 0 || seats.length === 1 ? describeToDo(view, said, acting.length > 0) : '',
    cell: describeCell,
    glance,
    foretell,
    hint: describeHint,
  },
  goal: {
    sentence: (_view, said, { seats }) => describeGoal(seats, said),
    picture: (_view, { seats }) => goalPicture(seats),
  },
  end: {
    why: (view, _before, said) => describeWhy(view, said),
    decidedAt,
    steps: (view, look, said) =>
      scoreSteps(view, said).map(({ sentence, lights }) =>
        lights.some((cells) => cells.length > 0)
          ? { sentence, light: spotlightOn(view.options.rings, look as Look, lights) }
          : { sentence },
      ),
    share: (view, { moves, hints, nameOf }, said, { seats }) =>
      describeShare(view, said, seats, { moves, hints }, nameOf),
  },
  turn: {
    // The seat that has proposed waits; the proposal is the news.
    seat: (view) =>
      view.phase === 'count' ? other(view.turn) : (rules.outcome(view)?.winners ?? rules.toAct(view))[0],
  },
  start: { optionsOf: (view) => view.options, foreign },
  bots: {
    load: () => import('../bots.js'),
    startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
    hint: 'steady',
  },
  load: {
    lessonSteps: () => 7,
    how: () => import('../words.how.en.js'),
    lesson: () => import('../lesson.js'),
    toSvg: () => import('../to-svg.js'),
  },
};

export const makeController = controllerOf(adapter, makeParts);
