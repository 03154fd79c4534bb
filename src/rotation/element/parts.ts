/** What of the rotation puzzle's board has state: its picture and preview kept up to date, what a hint has said. */
import type { BoardContext, BoardParts } from '../../ui/contract/parts.js';
import { describeResult, describeTitle } from '../describe.js';
import { rotation } from '../game.js';
import type { Ui } from '../interpret.js';
import type { Event, Move, State, View } from '../state.js';
import { renderCards } from './cards.js';
import { titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { Preview } from './preview.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

export function makeParts(board: Board): BoardParts<View> {
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
    // A hint's count, else which puzzle it is.
    aside: () => {
      const name = title();
      return toGo ?? (name && describeTitle(name, board.words));
    },
    result: (goal, view, moves, hints) =>
      describeResult(view, hints, title(), board.words) ?? board.defaults.result(goal, moves),
    press: (name) => {
      if (name === 'solve') void board.followHint();
      return name === 'solve';
    },
    hint: (_text, advice) => {
      const hasCount = advice && advice.code !== 'said.hint';
      toGo = hasCount
        ? board.words.say(`aside.${advice.code.slice('hint.'.length)}`, advice.facts)
        : undefined;
    },
  };
}
