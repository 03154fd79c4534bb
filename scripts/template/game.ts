/**
 * Daybreak as one value: rules, notation and words of an open game, in which every viewer sees all.
 * To replace: `view` and `hear` where something is hidden; a puzzle adds `goal`.
 */
import type { Game } from '../../src/core/rules.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { rules } from './rules.js';
import type { Event, Move, Options, State } from './state.js';

export const daybreak: Game<State, Move, Event, Options> = {
  rules,
  notation,
  view: (state) => state,
  filterEvent: (event) => event,
  describe,
};
