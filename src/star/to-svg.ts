/** *Star’s pictures as files. */
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { describePuzzle } from '../core/puzzle/describe-puzzle.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { chart } from './chart.js';
import { describeStone, describeTurn } from './describe.js';
import { star } from './game.js';
import { boardOf } from './geometry.js';
import { cellOf } from './notation.js';
import { offsetsMarkup, picture } from './picture.js';
import { narrowStyle, pictureStyle } from './picture-style.js';
import { puzzles } from './puzzles.js';
import type { Look, State } from './state.js';
import { words } from './words.en.js';

/** The board with the sign of the last move, which has no room for the corner’s inner line. */
function drawn(state: State, look: Look, last: string | undefined): string {
  const markup = picture(state, look);
  const node = boardOf(state.options.rings).byName.get(last ?? '');
  const covered = new RegExp(`(<g class="piece[^>]* data-c="${node}"><path[^>]*>)<path class="quark"[^>]*>`);
  return node === undefined ? markup : markup.replace(covered, '$1');
}

/**
 * A game of *Star as an SVG file: a record or a position, by `options` with marks, a caption, offsets round the rim.
 *
 *     toSvg('star/1 rings=4 | S31 T20', { theme: 'dark', marks: 'S31', caption: 'Red answers.' });
 */
export const toSvg: ToSvg = /* @__PURE__ */ makeToSvg({
  game: star,
  words: { ...puzzleWords, ...words },
  looks: ['cells', 'mesh'],
  style: pictureStyle,
  chart: ({ options }, look) => chart(options.rings, look as Look),
  picture: (state, look, last) => drawn(state, look as Look, last),
  coordinates: ({ options: { rings } }, look, { coordinates, isNarrow }) => {
    if (!(coordinates ?? !isNarrow)) return { style: narrowStyle };
    const [, , width] = chart(rings, look as Look).viewBox;
    const room = width / 16;
    // The frame is a part of the picture.
    const markup = coordinates ? `<g class="neat" font-size="${width}">${offsetsMarkup(rings)}</g>` : '';
    return { markup, room: [room, room, room, room] };
  },
  cellOf: (_view, move) => cellOf(move),
  describeTurn: (state, said) =>
    state.puzzle ? describePuzzle(puzzles, state, said) : describeTurn(state, said),
  describeCell: describeStone,
});
