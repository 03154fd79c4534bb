// chessboard-element in the bench: a custom element with Lit, its pieces as templates.
import 'chessboard-element';

export const contender = {
  make() {
    const board = document.createElement('chess-board');
    board.setAttribute('position', 'start');
    board.setAttribute('draggable-pieces', '');
    return board;
  },
  /** It renders again once it knows its width. */
  async ready(board) {
    while (!(await board.updateComplete));
  },
  update(board, step) {
    const { positions } = globalThis.given;
    board.setPosition(positions[step % positions.length], false);
    return board.updateComplete;
  },
};
