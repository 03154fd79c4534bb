// gchessboard in the bench: a custom element without Lit, its pieces in its style sheet.
import 'gchessboard';

export const contender = {
  make() {
    const board = document.createElement('g-chess-board');
    // In this order, or the first pieces fade in.
    board.setAttribute('animation-duration', '0');
    board.setAttribute('fen', 'start');
    board.setAttribute('interactive', '');
    return board;
  },
  ready: () => undefined,
  update(board, step) {
    const { positions } = globalThis.given;
    board.fen = positions[step % positions.length];
  },
};
