/** A puzzle of one point in a set, for tests of what sets hand in. */
import type { ItemPlan } from '../../src/core/exercise/exercise.js';

export const PLAN: ItemPlan = {
  id: 'x',
  heading: '',
  kind: 'puzzle',
  points: 1,
  tries: undefined,
  tryPrice: 0,
  hintPrice: 0,
};
