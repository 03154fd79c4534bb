/** What of the rotation puzzle's board has state: its picture and preview kept up to date, what a hint has said. */
import { html, nothing, type TemplateResult } from 'lit';
import { explainDay } from '../../core/days/describe-day.js';
import type { Words } from '../../core/words/words.js';
import type { BoardContext, BoardParts, Told, ToldButton } from '../../ui/contract/parts.js';
import { Daily } from '../../ui/days/daily.js';
import { withDays } from '../../ui/days/with-days.js';
import { renderLine } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { chosenStar } from '../conversation.js';
import { describeResult, describeTitle, isDay } from '../describe.js';
import { rotation } from '../game.js';
import { gridOf } from '../grid.js';
import type { Ui } from '../interpret.js';
import { costOf, isSolved } from '../outcome.js';
import type { Event, GameView, Move, State, View } from '../state.js';
import { describeWould } from '../would.js';
import { renderHands } from './cards.js';
import { renderPuzzle } from './goals.js';
import { renderLegend } from './legend.js';
import { days, nextPuzzle, titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { Preview } from './preview.js';
import { Stars } from './stars.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

export function makeParts(board: Board): BoardParts<View> {
  const patch = new Patch(board.motion);
  const preview = new Preview(board);
  const stars = new Stars(board.motion);
  const title = (): string | undefined => {
    const { session, seed, reader } = board;
    const first = session && rotation.notation.formatPosition(session.stateAt(0));
    return first && titleOf(reader.settings, seed, first);
  };
  const daily = new Daily<State, View>(board, {
    ...days,
    dayInHand: () => {
      const name = title();
      return name !== undefined && isDay(name) ? name : undefined;
    },
    triedIn: (view) =>
      view.use === 'puzzle' && view.par !== null
        ? { moves: view.rotations, par: view.par, isSolved: isSolved(view) }
        : undefined,
  });
  /** What the star would bring that the reader thinks of. A finger has chosen it: a second tap, or the button, rotates. */
  const toldStar = (): Told | undefined => {
    const { view, reader, words } = board;
    const { star } = preview;
    if (!view || star === undefined) return undefined;
    const sentence = describeWould(view, star, words);
    if (chosenStar(view, reader.ui) === undefined) return { kind: 'look', sentence };
    return {
      kind: 'look',
      sentence,
      buttons: [{ name: 'rotate', caption: words.say('act.rotate'), press: () => board.press('rotate') }],
      leave: () => board.press('leave'),
    };
  };
  /** After a puzzle that is solved: the next one where the reader may choose, and the same once more. */
  const endButtons = (view: View): readonly ToldButton[] | undefined => {
    const { words, reader } = board;
    if (view.use === 'game' || !isSolved(view) || reader.seats.length === 0) return undefined;
    const next = nextPuzzle(reader.settings, title(), gridOf(view.board));
    return [
      ...(next ? [{ name: 'next', caption: words.say('act.next'), press: () => board.begin(next) }] : []),
      { name: 'again', caption: words.say('act.try-again'), press: () => void board.restart() },
    ];
  };
  /** Whose cards are shown large: the one reader's; several readers' or nobody's, those of the seat to act. */
  const largeSeat = ({ seat }: GameView): number => {
    const [only = seat, ...others] = board.reader.seats;
    return others.length > 0 ? seat : only;
  };
  return withDays(daily, {
    show: (picture, view) => {
      patch.show(picture, view);
      preview.show(picture);
    },
    rendered: (root) => stars.show(root),
    attend: (cell, isPressed) => preview.attend(cell, isPressed),
    told: toldStar,
    endButtons,
    renderScore: (view) =>
      html`${
        view.use === 'puzzle'
          ? renderPuzzle(view, board.solved?.hints ?? 0, board.words)
          : renderHands(view, board.words, {
              isTurn: board.isTurn,
              seat: largeSeat(view),
              star: preview.star,
              onPlay: (card) => board.press(`card-${card}`),
              labelOf: (seat) => board.labelOf(seat),
            })
      }${renderLegend(view, board.words)}`,
    aside: () => undefined,
    renderAside: (shown) => {
      const { words, defaults } = board;
      if (shown.ply < shown.plies) return renderLine(defaults.progress(shown));
      if (shown.view.use === 'game') return renderTurn(shown.view, words);
      const name = title();
      // The status itself counts a puzzle's rotations.
      return name === undefined ? nothing : renderTitle(name, board.reader.settings.get('dailyFirst'), words);
    },
    result: (goal, view, moves, hints) =>
      describeResult(view, hints, title(), board.reader.settings.get('dailyFirst'), board.words) ??
      board.defaults.result(goal, moves),
    press: (name) => {
      if (name === 'solve') void board.followHint();
      return name === 'solve';
    },
  });
}

/** R12: which turn it is, of how many, or what it costs where points run out. */
function renderTurn({ turns, scores, rules }: GameView, words: Words): TemplateResult {
  const turn = Math.floor(turns / scores.length) + 1;
  const all = rules.turns;
  return rules.decay
    ? renderTerm(words.say('hand.turn-alone', { turn, cost: costOf(turn) }), words.say('term.cost'))
    : renderTerm(
        words.say('hand.turn', { turn: Math.min(turn, all), all }),
        words.say('term.turns', { all }),
      );
}

/** Which puzzle it is: the day of a daily one explains itself. */
function renderTitle(name: string, first: string, words: Words): TemplateResult {
  const title = describeTitle(name, first, words);
  return isDay(name) ? renderTerm(title, explainDay(name, words)) : renderLine(title);
}
