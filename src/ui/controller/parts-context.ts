/** The board as a game's components see it, always as it is when they ask. */
import type { BoardContext } from '../contract/parts.js';

import { isTurn, lookOf, pickedOf, progressOf, seedOf, shownOf } from '../game/select.js';
import { solvedOf, usualResult } from '../game/progress.js';
import type { Board } from '../panel/board.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { sayMove } from '../words/describe-move.js';
import { labelOf } from '../words/describe-standing.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
type AnyContext = BoardContext<any, any, any, any, any>;

/** Services that are no requests. */
interface Services {
  redraw(): void;
  light: AnyContext['light'];
  followHint(): Promise<void>;
}

/** A component may take the methods apart from the rest. */
export function contextOf(board: Board, buttons: MoveButtons, services: Services): AnyContext {
  const { element, motion, dispatch } = board;
  return {
    element,
    motion,
    get reader() {
      return board.state.reader;
    },
    get words() {
      return board.state.words;
    },
    get session() {
      return board.state.session;
    },
    get shown() {
      return shownOf(board.state);
    },
    get view() {
      return shownOf(board.state)?.view;
    },
    get viewer() {
      return board.state.viewer;
    },
    get players() {
      return board.state.players;
    },
    get look() {
      return lookOf(board.state);
    },
    get isTurn() {
      return isTurn(board.state);
    },
    get isLesson() {
      return board.state.isLesson;
    },
    get solved() {
      return solvedOf(board.state, board.world);
    },
    get seed() {
      return seedOf(board.state);
    },
    defaults: {
      aside: () => pickedOf(board.state),
      progress: (shown) => progressOf(board.state, shown),
      result: (goal, moves) => usualResult(board.state, goal, moves),
    },
    labelOf: (seat) => labelOf(seat, board.state),
    sayMove: (ply) => sayMove(board.state, ply),
    renderButtons: (shown) => buttons.render(shown),
    pressButton: (name, opener) => buttons.press(name, opener),
    press: (name) => void dispatch({ type: 'input', input: { type: 'button', name } }),
    say: (...sentences) => void dispatch({ type: 'say', sentences }),
    request: (move, by) => dispatch({ type: 'mean', move, by }),
    refuse: (refusal) => {
      dispatch({ type: 'refuse', refusal });
      return { ok: false, error: refusal };
    },
    playAsHost: (text) => dispatch({ type: 'play', text, at: { actor: 'host' } }),
    restart: () => dispatch({ type: 'begin-again' }),
    begin: (settings) => void dispatch({ type: 'choose', settings }),
    takeUp: (settings) => void dispatch({ type: 'choose', settings, isAnew: false }),
    stepTo: (ply) => void dispatch({ type: 'go', ply, isQuiet: true }),
    ...services,
  };
}
