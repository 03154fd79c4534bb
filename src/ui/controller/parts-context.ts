/** Makes the context that a game's parts get, and adds the puzzles' share to those parts once it is loaded. */
import type { Spotlight } from '../contract/adapter.js';
import type { BoardContext, BoardParts, StateOf } from '../contract/parts.js';
import type { Board } from '../panel/board.js';
import type { MoveButtons } from '../panel/move-buttons.js';

/** None of its functions needs `this`, so a part may take them one by one. */
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

/* eslint-disable @typescript-eslint/no-explicit-any -- the kit handles games it knows nothing about */
type AnyContext = BoardContext<any, any, any, any, any>;
type AnyParts = BoardParts<any>;
/* eslint-enable @typescript-eslint/no-explicit-any */

/** The parts of a board, with what its puzzles add to each as soon as that is loaded. */
export class JoinedParts {
  readonly #board: AnyContext;
  readonly #own: AnyParts;
  #all: AnyParts | undefined;

  constructor(board: AnyContext, own: AnyParts) {
    this.#board = board;
    this.#own = own;
  }

  get now(): AnyParts {
    const { definition, adapter } = this.#board.state;
    const part = definition.puzzles?.now()?.puzzlePart;
    if (part?.adapt(adapter) !== adapter) return this.#own;
    return (this.#all ??= part.addParts(this.#board, this.#own));
  }
}
