/** The board as a game's components get it. */
import type { Spotlight } from '../contract/adapter.js';
import type { BoardContext, StateOf } from '../contract/parts.js';
import type { Board } from '../panel/board.js';
import type { MoveButtons } from '../panel/move-buttons.js';

/** A component may take the functions apart from the rest. */
export function contextOf<S, M, E, V, U>(
  board: Board,
  buttons: MoveButtons,
  view: { light(lit?: Spotlight): void },
  { redraw, bring }: Pick<BoardContext<S, M, E, V, U>, 'redraw' | 'bring'>,
): BoardContext<S, M, E, V, U> {
  const { dispatch, world, element, motion } = board;
  return {
    get state() {
      return board.state as StateOf<S, M, E, V, U>;
    },
    ...{ dispatch, world, element, motion, buttons, redraw, bring },
    light: (lit) => view.light(lit),
  };
}
