// Any board of ours in the bench: an element by its tag, played by its public methods alone.

/**
 * `{ tag, attributes, moves, scrolls, focused }`, set before the bench begins. A move is its text, or `[text, options]`
 * of play(). With `scrolls` the page is scrolled in the same frame. With `focused` a reader is in the grid, so that its
 * cells are named anew after each move.
 */
const given = () => globalThis.given;

/** As a key that leads into the board. */
const goToGrid = (board) => board.shadowRoot.querySelector('[role=gridcell][tabindex="0"]')?.focus();

export const contender = {
  make() {
    const { tag, attributes, scrolls } = given();
    const board = document.createElement(tag);
    if (scrolls) board.style.marginBottom = '200vh';
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return board;
  },
  ready: (board) => board.updateComplete,
  update(board, step) {
    const { moves, scrolls, focused } = given();
    if (focused && document.activeElement !== board) goToGrid(board);
    if (scrolls) globalThis.scrollBy(0, step % 8 < 4 ? 40 : -40);
    const ply = step % moves.length;
    if (ply === 0) board.restart();
    const [text, options] = [moves[ply]].flat();
    const played = board.play(text, options);
    if (!played.ok) throw new Error(`${text} is refused: ${played.error.code}`);
    return board.updateComplete;
  },
};
