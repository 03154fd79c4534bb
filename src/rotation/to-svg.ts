/** The rotation puzzle’s pictures as files. */
import type { Words } from '../core/words.js';
import { makeToSvg, type ToSvg } from '../core/svg-file.js';
import { describeGoal, describeTurn } from './conversation.js';
import { describeObject } from './describe.js';
import { rotation } from './game.js';
import { chart } from './geometry.js';
import { gridOf } from './grid.js';
import { IDLE } from './interpret.js';
import { cellOf } from './notation.js';
import { coordsMarkup, picture } from './picture.js';
import { pictureStyle, tones } from './picture-style.js';
import type { View } from './state.js';
import { words } from './words.en.js';

/** What one plays for, and where a puzzle asks for several patterns each of them. */
function describeGoals(view: View, said: Words): string {
  const goals = view.use === 'puzzle' && view.goals.length > 1 ? view.goals : [];
  const each = goals.map((goal) => describeGoal({ ...view, goals: [goal] } as View, said));
  return said.text([describeGoal(view, said), ...each]);
}

/**
 * A rotation puzzle as an SVG file: a record or a position, by `options` with marks, a caption, letters and numbers of its cells.
 *
 *     toSvg('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3', { theme: 'auto', caption: 'Three rotations.' });
 */
export const toSvg: ToSvg = /* @__PURE__ */ makeToSvg({
  game: rotation,
  words,
  style: pictureStyle,
  tones,
  chart: ({ board }) => chart(gridOf(board)),
  picture: (view) => picture(view),
  coordinates: ({ board }, _look, { coordinates, isNarrow, label }) => {
    if (!(coordinates ?? !isNarrow)) return {};
    return { markup: coordsMarkup(gridOf(board)), room: [1.5 * label, label, label, 1.8 * label] };
  },
  cellOf,
  describeTurn: (view, said) => describeTurn(view, said, IDLE),
  describeGoal: describeGoals,
  describeCell: describeObject,
});
