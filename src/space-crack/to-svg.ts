/** Space Crack’s pictures as files. */
import { namesOf } from '../core/picture/svg-names.js';
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { describePuzzle } from '../core/puzzle/describe-puzzle.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { describePlanet, describeTurn } from './describe.js';
import { spaceCrack } from './game.js';
import { chart } from './geometry.js';
import { cellOf } from './notation.js';
import { picture } from './picture.js';
import { narrowStyle, pictureStyle } from './picture-style.js';
import { puzzles } from './puzzles.js';
import { words } from './words.en.js';

/** Offset of a planet’s number, left of its ship. */
const BESIDE = [-0.78, 0] as const;

/**
 * A game of Space Crack as an SVG file: a record or a position, by `options` with marks, a caption, the planets’
 * numbers.
 *
 *     toSvg('space-crack/1 boardSize=8 seats=2 seed=7 | 3-1', { coordinates: true });
 */
export const toSvg: ToSvg = /* @__PURE__ */ makeToSvg({
  game: spaceCrack,
  words: { ...puzzleWords, ...words },
  style: pictureStyle,
  chart: ({ options }) => chart(options.boardSize),
  picture: (state) => picture(state),
  coordinates: ({ options }, _look, { coordinates, isNarrow }) => ({
    markup: coordinates ? namesOf(chart(options.boardSize), BESIDE, 0.28) : '',
    style: isNarrow ? narrowStyle : '',
  }),
  cellOf: (_view, move) => cellOf(move),
  describeTurn: (state, said) =>
    state.puzzle ? describePuzzle(puzzles, state, said) : describeTurn(state, said),
  describeCell: describePlanet,
});
