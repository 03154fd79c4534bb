/** Pictures as files of a simple game: what `makeToSvg` needs, from the game itself. Authors can replace each part. */
import type { PictureSource } from '../picture/picture-source.js';
import type { SimpleEvent, SimpleGame, SimpleMove, SimpleState } from './simple-game.js';
import { escaped } from '../picture/svg-text.js';
import { stonesPicture, stonesStyle } from './stones.js';

/** The letters and numbers of the board are a part of its picture. */
const WITHOUT_NAMES = '.coordinates{display:none}';

/**
 * Stones on cells, as `stones()` of `planisphere/ui` draws them.
 *
 *     export const toSvg = makeToSvg(pictureSourceOf(hex));
 *
 * A game with a picture of its own: `makeToSvg({ ...pictureSourceOf(game), picture, style, isPiece })`.
 */
export function pictureSourceOf<O, S extends SimpleState<O>>(
  game: SimpleGame<O, S>,
): PictureSource<S, SimpleMove, SimpleEvent, O, S> {
  return {
    game,
    words: game.words,
    style: stonesStyle,
    chart: ({ options }) => game.boardOf(options).chart,
    picture: (state) => {
      const { labels = [], ...board } = game.boardOf(state.options);
      // Boards in pages take labels as they are: the parser of single files reads no entities.
      const written = labels.map(({ text, at }) => ({ text: escaped(text), at }));
      return stonesPicture(state, { ...board, labels: written });
    },
    isPiece: ({ stones }, cell) => stones[cell] !== undefined,
    coordinates: (_state, _look, { coordinates }) => (coordinates === false ? { style: WITHOUT_NAMES } : {}),
    cellOf: game.cellOf,
    describeTurn: game.describeTurn,
    describeCell: ({ stones }, cell, words) => {
      const seat = stones[cell];
      return seat === undefined ? '' : words.say(`seat.${seat}`);
    },
  };
}
