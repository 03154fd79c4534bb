/** Bugcatcher’s pictures as files. */
import { css } from '../core/chart/css.js';
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { describePuzzle } from '../core/puzzle/describe-puzzle.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { describeTurn } from './conversation.js';
import { describeSpot } from './describe.js';
import { bugcatcher } from './game.js';
import { chart } from './geometry.js';
import { wholePicture } from './open-picture.js';
import { pictureStyle, tones } from './picture-style.js';
import { puzzles } from './puzzles.js';
import { words } from './words.en.js';

const withoutCoordinates = css`
  .coords {
    display: none;
  }
`;

/**
 * A match of Bugcatcher as an SVG file: a record or a position, by `options` with marks, a caption, and the `viewer`
 * who sees it; by itself the file shows what a spectator may know.
 *
 *     toSvg('players=2;border=C1-BR,F5-BR;central=C3,F5', { marks: 'C3' });
 */
export const toSvg: ToSvg = /* @__PURE__ */ makeToSvg({
  game: bugcatcher,
  words: { ...puzzleWords, ...words },
  style: pictureStyle,
  tones,
  chart: ({ options }) => chart(options),
  // In a file nobody is about to write.
  picture: (view) => wholePicture(view).replace('class="picture"', 'class="picture idle"'),
  coordinates: (_view, _look, { coordinates }) =>
    coordinates === false ? { style: withoutCoordinates } : {},
  describeTurn: (view, said) =>
    view.whole ? describePuzzle(puzzles, view.whole, said) : describeTurn(view, said),
  describeCell: describeSpot,
});
