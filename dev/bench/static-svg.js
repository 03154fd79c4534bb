// The floor of the bench: a board's pictures as ready-made markup, with nothing behind them.

/** The empty board, then one picture per ply: set before the bench begins. */
const pictures = () => globalThis.given.pictures;

export const contender = {
  make() {
    const box = document.createElement('div');
    box.innerHTML = pictures()[0];
    return box;
  },
  ready: () => undefined,
  update(box, step) {
    const { length } = pictures();
    box.innerHTML = pictures()[1 + (step % (length - 1))];
  },
};
