/** The games whose puzzles these scripts draw and prove. The rotation puzzle has ways of its own: `rotation.ts`. */
import type { PuzzleGame } from './frame.js';
import { bugcatcherPuzzles } from './bugcatcher.js';
import { constellationPuzzles } from './constellation.js';
import { spaceCrackPuzzles } from './space-crack.js';
import { starPuzzles } from './star.js';

export const GAMES: readonly PuzzleGame[] = [
  bugcatcherPuzzles,
  spaceCrackPuzzles,
  starPuzzles,
  constellationPuzzles,
];
