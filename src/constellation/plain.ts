/** Constellation as one value: rules, notation and words of an open game, in which every viewer sees all. */
import type { Game } from '../core/contract/rules.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { rules } from './rules.js';
import type { Move, Event, Options, State } from './state.js';

/** The game without its puzzles. */
export const plain: Game<State, Move, Event, Options> = {
  rules,
  notation,
  view: (state) => state,
  filterEvent: (event) => event,
  describe,
};
