/** Constellation’s pictures as files. */
import { indices } from '../core/basics/indices.js';
import { namesOf } from '../core/picture/svg-names.js';
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { drain } from '../core/bots/think.js';
import { describePuzzle } from '../core/puzzle/describe-puzzle.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { describeTurn } from './conversation.js';
import { describeStar } from './describe.js';
import { constellation } from './game.js';
import { skyOf } from './geometry.js';
import { searchLine } from './lines.js';
import { cellOf } from './notation.js';
import { picture } from './picture.js';
import { pictureStyle } from './picture-style.js';
import { puzzles } from './puzzles.js';
import type { State } from './state.js';
import { words } from './words.en.js';

/** Offset of a star’s name below its middle. */
const BELOW = [0, 0.78] as const;

/** With every HQ line: picture() draws those that have been found. */
function drawn(state: State): string {
  for (const team of indices(state.hqs.length)) drain(searchLine(state, team));
  return picture(state);
}

/**
 * A game of Constellation as an SVG file: a record or a position, by `options` with marks, a caption, the stars’ names.
 *
 *     toSvg('map=gemini;round=1;owners=A39.;hqs=a1/', { width: 1200, marks: 'a1>a2' });
 */
export const toSvg: ToSvg = /* @__PURE__ */ makeToSvg({
  game: constellation,
  words: { ...puzzleWords, ...words },
  style: pictureStyle,
  chart: (state) => skyOf(state).chart,
  picture: drawn,
  coordinates: (state, _look, { coordinates }) =>
    coordinates ? { markup: namesOf(skyOf(state).chart, BELOW, 0.36) } : {},
  cellOf: (_view, move) => cellOf(move),
  describeTurn: (state, said) =>
    state.puzzle ? describePuzzle(puzzles, state, said) : describeTurn(state, said),
  describeCell: describeStar,
});
