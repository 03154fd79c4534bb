// Any board of ours in the bench: an element by its tag, played by its public methods alone.

/** `{ tag, attributes, moves }`, set before the bench begins. A move is its text, or `[text, options]` of play(). */
const given = () => globalThis.given;

export const contender = {
  make() {
    const { tag, attributes } = given();
    const board = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return board;
  },
  ready: (board) => board.updateComplete,
  update(board, step) {
    const { moves } = given();
    const ply = step % moves.length;
    if (ply === 0) board.restart();
    const [text, options] = [moves[ply]].flat();
    const played = board.play(text, options);
    if (!played.ok) throw new Error(`${text} is refused: ${played.error.code}`);
  },
};
