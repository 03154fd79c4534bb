/** Constellation with its puzzles (C21). */
import type { Game } from '../core/contract/rules.js';
import { withPuzzles } from '../core/puzzle/with-puzzles.js';
import { plain } from './plain.js';
import { puzzles } from './puzzles.js';
import type { Move, Event, Options, State } from './state.js';

/** The game: its rules, notation, views, words and puzzles. */
export const constellation: Game<State, Move, Event, Options> = withPuzzles(plain, puzzles);
