// Our board in the bench: six rings, two people at one screen.

/** A game to play through: `globalThis.game` is set before the bench begins. */
const moves = () => globalThis.game.moves;

export const contender = {
  make() {
    const board = document.createElement('star-board');
    for (const [name, value] of [
      ['rings', '6'],
      ['seats', 'human human'],
      ['controls', 'minimal'],
    ])
      board.setAttribute(name, value);
    return board;
  },
  ready: (board) => board.updateComplete,
  update(board, step) {
    const ply = step % moves().length;
    if (ply === 0) board.restart();
    const played = board.play(moves()[ply]);
    if (!played.ok) throw new Error(`${moves()[ply]} is refused: ${played.error.code}`);
  },
};
