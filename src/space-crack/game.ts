/** Space Crack as one value: rules, notation and words of an open game, in which every viewer sees all (P14). */
import type { Game } from '../core/contract/rules.js';
import { withPuzzles } from '../core/puzzle/with-puzzles.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { puzzles } from './puzzles.js';
import { rules } from './rules.js';
import type { Move, Event, Options, State } from './state.js';

export const spaceCrack: Game<State, Move, Event, Options> = withPuzzles(
  { rules, notation, view: (state) => state, filterEvent: (event) => event, describe },
  puzzles,
);
