// chessground in the bench: a function that fills a box in the page, its pieces in a style sheet. It only moves pieces.
import { Chessground } from '@lichess-org/chessground';
import base from '@lichess-org/chessground/assets/chessground.base.css';
import brown from '@lichess-org/chessground/assets/chessground.brown.css';
import pieces from '@lichess-org/chessground/assets/chessground.cburnett.css';

const sheet = document.createElement('style');
// A page gives the box its size.
sheet.textContent = `${base}${brown}${pieces}.cg-wrap{width:100%;aspect-ratio:1}`;
document.head.append(sheet);

const boards = new WeakMap();

export const contender = {
  make: () => document.createElement('div'),
  ready(box) {
    boards.set(box, Chessground(box, { animation: { enabled: false }, movable: { free: true } }));
  },
  update(box, step) {
    const { positions } = globalThis.given;
    boards.get(box).set({ fen: positions[step % positions.length] });
  },
};
