/** Bugcatcher, whole: the game, and puzzles of its positions (B20). */
import type { Game } from '../core/contract/rules.js';
import { withPuzzles } from '../core/puzzle/with-puzzles.js';
import { plain } from './plain.js';
import { puzzles } from './puzzles.js';
import type { Move, Event, Options, State, View } from './state.js';

/** The game: its rules, notation, views, words and puzzles. */
export const bugcatcher: Game<State, Move, Event, Options, View> = withPuzzles(plain, puzzles);
