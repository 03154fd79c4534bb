/** The stock picture of a simple game as files, loaded when the first is asked for. */
import { pictureSourceOf } from '../../core/simple/simple-picture.js';
import type { SimpleGame, SimpleState } from '../../core/simple/simple-game.js';
import { makeToSvg, type ToSvg } from '../../core/picture/svg-file.js';

export function toSvgOf<O, S extends SimpleState<O>>(game: SimpleGame<O, S>): ToSvg {
  return makeToSvg(pictureSourceOf(game));
}
