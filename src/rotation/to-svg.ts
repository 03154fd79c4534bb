/** The rotation puzzle’s pictures as files. */
import type { ShownGoal } from '../core/picture/picture-source.js';
import type { Words } from '../core/words/words.js';
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { describeGoal, describeTurn } from './conversation.js';
import { describeObject } from './describe.js';
import { rotation } from './game.js';
import { chart } from './geometry.js';
import { gridOf } from './grid.js';
import { hasOnePicture, patternShapes } from './goal-picture.js';
import { IDLE } from './interpret.js';
import { cellOf } from './notation.js';
import { isSolved, metBy } from './outcome.js';
import { coordsMarkup, picture } from './picture.js';
import { pictureStyle, tones } from './picture-style.js';
import type { View } from './state.js';
import { words } from './words.en.js';

/** The goal, with the patterns of a puzzle. If it asks for several, each of them is described. */
function goalOf(view: View, said: Words): ShownGoal {
  const sentence = describeGoal(view, said);
  if (view.use !== 'puzzle') return { sentence, each: [], patterns: [] };
  const { goals } = view;
  const met = metBy(view);
  const [found, isOne] = [isSolved(view), hasOnePicture(view)];
  return {
    sentence,
    each: goals.length > 1 ? goals.map((goal) => describeGoal({ ...view, goals: [goal] }, said)) : [],
    patterns: goals.map(({ card, atLeast }, n) => ({
      ...patternShapes(card, view.reading, isOne ? found : met[n] === atLeast),
      figure: atLeast > 1 ? said.say('goal.found', { found: met[n] as number, of: atLeast }) : '',
    })),
  };
}

/**
 * A rotation puzzle as an SVG file: a record or a position, by `options` with marks, a caption, letters and numbers of
 * its cells.
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
  cellOf: (_view, move) => cellOf(move),
  describeTurn: (view, said) => describeTurn(view, said, IDLE),
  goal: goalOf,
  describeCell: describeObject,
});
