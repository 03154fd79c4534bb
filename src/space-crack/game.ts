/** Space Crack as one value, with its puzzles (P15). */
import type { Game } from '../core/contract/rules.js';
import { withPuzzles } from '../core/puzzle/with-puzzles.js';
import { plain } from './plain.js';
import { puzzles } from './puzzles.js';
import type { Event, Move, Options, State } from './state.js';

/** The game: its rules, notation, views, words and puzzles. */
export const spaceCrack: Game<State, Move, Event, Options> = withPuzzles(plain, puzzles);
