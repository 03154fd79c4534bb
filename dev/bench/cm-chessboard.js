// cm-chessboard in the bench: a class that fills a box in the page, its pieces in a sprite that it fetches.
import { Chessboard, FEN } from 'cm-chessboard/src/Chessboard.js';
import styles from 'cm-chessboard/assets/chessboard.css';

const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

const boards = new WeakMap();

let sprite;

/** A promise of the sprite, which the first board puts into the page when it has come. */
function loadedSprite() {
  const box = document.getElementById('cm-chessboard-sprite');
  return new Promise((resolve) => {
    if (box.firstElementChild) resolve();
    else new globalThis.MutationObserver(resolve).observe(box, { childList: true });
  });
}

export const contender = {
  make: () => document.createElement('div'),
  ready(box) {
    const board = new Chessboard(box, {
      position: FEN.start,
      style: { pieces: { file: globalThis.given.sprite } },
    });
    board.enableMoveInput(() => true);
    boards.set(box, board);
    sprite ??= loadedSprite();
    return sprite;
  },
  /** Without animation it still takes a frame or two, for which it is waited. */
  update(box, step) {
    const { positions } = globalThis.given;
    return boards.get(box).setPosition(positions[step % positions.length], false);
  },
};
