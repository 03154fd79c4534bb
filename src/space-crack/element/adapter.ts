/** Space Crack's adapter to the kit: its game, map and gestures, all pure, and its parts. */
import type { Seat } from '../../core/contract/rules.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { controllerOf } from '../../ui/controller/board-controller.js';
import { late } from '../../ui/contract/lazy.js';
import type { Adapter, Audience, MoveButton } from '../../ui/contract/adapter.js';
import {
  canFinish,
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeWhy,
  goalPicture,
  scoreSteps,
} from '../conversation.js';
import {
  describeBuild,
  describeCell,
  describeHint,
  describeTurn,
  foreseen,
  foretell,
  glance,
  turnSeat,
} from '../describe.js';
import { boardOf, centreOf, chart } from '../geometry.js';
import { hasShip, IDLE, interpret, isOwn, type Ui } from '../interpret.js';
import { news } from '../news.js';
import { cellOf } from '../notation.js';
import { landOf, picture, shipMarkup } from '../picture.js';
import { plain } from '../plain.js';
import { rules } from '../rules.js';
import type { Move, Event, Options, State } from '../state.js';
import { words } from '../words.en.js';
import { Parts } from './parts.js';

/** Whether anything has happened that could be shown again. */
function hasBegun({ turn, points, options }: State): boolean {
  return turn > 1 || points.some((left) => left < options.commandPoints);
}

/** P8: what becomes of the command points of a seat that ends its turn. */
function endingFacts(
  { options, turn, points }: State,
  seat: Seat,
): { readonly n: number; readonly kept: string } {
  const isKept = options.endTurn === 'save' && turn < options.turns;
  return { n: points[seat] as number, kept: isKept ? 'yes' : 'no' };
}

/**
 * Building at the chosen planet, with its price; what happened, once more, or in its place, once it is decided, all
 * rounds that are left at one press; last, so that it never moves, ending the round, of each that may.
 */
function buttons(state: State, { ui: { selected }, acting, seats }: Audience<Ui>): readonly MoveButton[] {
  const planet = Number(selected);
  const can = (move: Move, by: Seat): boolean => !rules.refuse(state, by, move);
  const builds =
    isOwn(state, selected, acting) && can({ type: 'build', planet }, state.owners[planet - 1] as Seat);
  const price = builds ? (state.options.sizes[planet - 1] as number) : 0;
  const ends = acting.filter((seat) => can({ type: 'end' }, seat));
  const build = acting.length > 0 ? [{ name: 'build', facts: { price }, isOff: !builds }] : [];
  // P15: to end one's round would only lose a puzzle.
  if (state.puzzle) return build;
  return [
    ...build,
    canFinish(state, { seats, acting }) ? { name: 'finish' } : { name: 'replay', isOff: !hasBegun(state) },
    ...ends.map((seat) => ({
      name: acting.length > 1 ? `end-${seat}` : 'end',
      asks: true,
      ends: true,
      facts: { seat: seatFact(seat), ...endingFacts(state, seat) },
    })),
  ];
}

/** The planets of a seat's ships; where it has none, all of its planets: it may build there. */
function piecesOf({ owners, ships }: State, seat: Seat): readonly string[] {
  const own = owners.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  const manned = own.filter((planet) => (ships[planet] as number) > 0);
  return (manned.length > 0 ? manned : own).map((planet) => `${planet + 1}`);
}

/** The ship as it would stand at a planet that the chosen one can go to. */
function ghost(state: State, cell: string, ui: Ui): string | undefined {
  const moved = foreseen(state, ui, cell);
  if (!moved || moved.left === 0) return undefined;
  const [x, y] = centreOf(boardOf(state.options.boardSize), Number(cell) - 1);
  const seat = moved.type === 'lost' ? moved.was : moved.seat;
  return `<g class="ghost" transform="translate(${x},${y})">${shipMarkup(seat, moved.left)}</g>`;
}

/** The selection, if the reader may use it. */
function own(view: State, { ui, acting }: Audience<Ui>): Ui {
  return isOwn(view, ui.selected, acting) ? ui : IDLE;
}

/**
 * For the ear, where no ship is chosen that could be told instead. Where no ship stands there is always a price to
 * tell.
 */
function priceAt(view: State, cell: string | undefined, said: Words): string {
  return cell === undefined || hasShip(view, cell) ? '' : (describeBuild(view, cell, said) as string);
}

export const adapter: Adapter<State, Move, Event, Options, State, Ui> = {
  game: plain,
  words: {
    table: words,
    faults: late(() => import('../words.faults.en.js')),
    hints: late(() => import('../words.hint.en.js')),
    cellFacts: ['planet', 'planets', 'from', 'ship'],
  },
  board: {
    chart: ({ options }) => chart(options.boardSize),
    picture,
    // Sizes differ from game to game, so that boards alike share the hexagons alone.
    bare: (view) => ({ ...view, owners: [], ships: [] }),
    ghost: (view, cell, _look, reader) => ghost(view, cell, own(view, reader)),
    pieces: piecesOf,
    cellOf: (_view, move) => cellOf(move),
    fromOf: (_view, move) => /^(\d+)-/.exec(move)?.[1],
  },
  input: {
    ui: IDLE,
    interpret: (view, input, { ui, acting, seats }) => interpret(view, input, ui, acting, seats),
    picked: ({ selected }) => selected,
    drags: (view, cell, _isFinger, { acting }) => isOwn(view, cell, acting) && hasShip(view, cell),
    types: /^[be]$/i,
    buttons,
  },
  say: {
    turn: describeTurn,
    toDo: describeToDo,
    // The ways of a ship are told of the reader's own alone, to the eye and to the ear.
    cell: (view, cell, said, reader) => describeCell(view, cell, said, own(view, reader)),
    glance,
    foretell: (view, cell, said, reader) => {
      const ui = own(view, reader);
      const isTold = ui.selected !== undefined || isOwn(view, cell, reader.acting);
      return isTold ? foretell(view, cell, said, ui) : '';
    },
    picked: (view, said, reader) => priceAt(view, own(view, reader).selected, said),
    hint: describeHint,
    news,
  },
  goal: { sentence: describeGoal, picture: (view, { seats }) => goalPicture(view, seats) },
  end: {
    why: (view, before, said) => describeWhy(view, said, before),
    decidedAt,
    steps: (view, _look, said) =>
      scoreSteps(view, said).map(({ sentence, seat }) => {
        const { tint, border } = landOf(view.options.boardSize, view.owners, seat);
        return { sentence, light: { holes: tint, edges: border } };
      }),
    share: (view, { hints, nameOf }, said, { seats }) => describeShare(view, said, seats, hints, nameOf),
  },
  turn: { seat: turnSeat },
  rounds: { at: ({ turn, puzzle }) => (puzzle ? undefined : turn), endsWith: ({ type }) => type === 'turn' },
  start: {
    optionsOf: (view) => view.options,
    another: (_view, _settings, seed) => ({ seed }),
    firstGame: { turns: 8, boardSize: 10 },
  },
  bots: {
    load: () => import('../bots.js'),
    startWorker: () => new Worker(new URL('./bot.worker.js', import.meta.url), { type: 'module' }),
    hint: 'planner',
  },
  load: {
    lessonSteps: () => 7,
    how: () => import('../words.how.en.js'),
    lesson: () => import('../lesson.js'),
    toSvg: () => import('../to-svg.js'),
  },
};

export const makeController = controllerOf(adapter, (board) => new Parts(board));
