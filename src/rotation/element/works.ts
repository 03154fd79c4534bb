/** The rotation puzzle's works: what its slice brings to the kit's, its picture, goals and hands kept up to date. */
import type { Act, BoardContext, BoardParts, Reader } from '../../ui/board-parts.js';
import type { MakeWorks } from '../../ui/face.js';
import { PartsWorks } from '../../ui/parts-works.js';
import type { Slice } from '../../ui/slice.js';
import { describeCell, describeResult, describeTurn, foretellTurn, glance } from '../describe.js';
import { rotation } from '../game.js';
import { chart, nameOf } from '../geometry.js';
import { gridOf, starsIn } from '../grid.js';
import { drags, IDLE, interpret, type Ui } from '../interpret.js';
import { news } from '../news.js';
import { picture } from '../picture.js';
import { outcomeOf } from '../outcome.js';
import type { Event, Move, Options, PuzzleState, State, View } from '../state.js';
import { looking, words } from '../words.en.js';
import { renderCards } from './cards.js';
import { ahead, game } from './ahead.js';
import { titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { Preview } from './preview.js';
import { startWorker } from './start-worker.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

/** To end one's turn, or to be shown the solution of a puzzle that has one. */
function acts(view: View, { settings }: Reader<Ui>): readonly Act[] {
  if (view.use === 'game') return view.turned ? [{ name: 'done' }] : [];
  const isSolvable = view.goals.length > 0 && !outcomeOf(view);
  return isSolvable && !settings.get('noSolution') ? [{ name: 'solve' }] : [];
}

const slice: Slice<State, Move, Event, Options, View, Ui> = {
  game,
  ahead,
  words,
  looking,
  later: /^choice\./,
  ui: IDLE,
  chart: ({ board }) => chart(gridOf(board)),
  picture: (view) => picture(view),
  bare: ({ board, reading }): PuzzleState => ({
    use: 'puzzle',
    reading,
    board: board.map((row) => '.'.repeat(row.length)),
    goals: [],
    par: null,
    turns: 0,
  }),
  interpret,
  picked: (ui) => ui.selected,
  describeCell,
  describeTurn,
  news,
  turnSeat: (view) => (view.use === 'puzzle' ? undefined : (outcomeOf(view)?.winners[0] ?? view.seat)),
  glance,
  pieces: (view) => starsIn(gridOf(view.board)).map((at) => nameOf(gridOf(view.board), at)),
  cellOf: (move) => (/\d/.test(move) ? move : undefined),
  refusedCell: ({ facts }) => facts?.['cell']?.toString(),
  acts,
  drags: (view, cell, { ui }, isFinger) => drags(view, cell, ui, isFinger),
  foretell: foretellTurn,
  hint: 'solver',
  makeParts,
  loadMenuPart: async () => (await import('./choices.js')).makeMenuPart,
  loadHow: async () => (await import('../words.how.en.js')).howWords,
  loadBots: async () => (await import('../bots.js')).bots,
  startWorker,
};

function makeParts(board: Board): BoardParts<View> {
  const patch = new Patch(board.motion);
  const preview = new Preview(board);
  /** What the last hint said beside its move. */
  let toGo: string | undefined;
  const title = (): string | undefined => {
    const { session, seed, reader } = board;
    const first = session && rotation.notation.formatPosition(session.stateAt(0));
    return first && titleOf(reader.settings, seed, first);
  };
  return {
    show: (picture, view) => {
      patch.show(picture, view);
      preview.show(picture);
    },
    attend: (cell, isPressed) => preview.attend(cell, isPressed),
    renderScore: (view) =>
      renderCards(view, board.words, {
        onPlay: (card) => board.press(`card-${card}`),
        isTurn: board.isTurn,
        hints: board.solved?.hints ?? 0,
      }),
    // A hint's count, what is picked, then which puzzle it is.
    aside: () => toGo ?? board.defaults.aside() ?? title(),
    result: (goal, view, moves, hints) =>
      describeResult(view, hints, title(), board.words) ?? board.defaults.result(goal, moves),
    press: (name) => {
      if (name === 'solve') void board.followHint();
      return name === 'solve';
    },
    hint: (_text, advice) => {
      const hasCount = advice && advice.code !== 'said.hint';
      toGo = hasCount ? board.words.say(advice.code.replace('hint.', 'aside.'), advice.facts) : undefined;
    },
  };
}

export const makeWorks: MakeWorks = (shell) => new PartsWorks(shell, slice);
