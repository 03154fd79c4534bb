/** Space Crack without its puzzles: rules, notation and words of an open game, in which every viewer sees all (P14). */
import type { Game } from '../core/contract/rules.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { rules } from './rules.js';
import type { Event, Move, Options, State } from './state.js';

export const plain: Game<State, Move, Event, Options> = {
  rules,
  notation,
  view: (state) => state,
  filterEvent: (event) => event,
  describe,
};
