// The floor of the bench: the same pictures as ready-made markup, with nothing behind them.

/** A picture a ply: `globalThis.game` is set before the bench begins. */
const pictures = () => globalThis.game.pictures;

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
