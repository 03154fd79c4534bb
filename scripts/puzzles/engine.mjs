// The rotation puzzle's boards, solver and built-in puzzles as Node can load them.
import { load } from '../load.mjs';

export function loadPuzzles() {
  return load(`
    export { drawPuzzle, fillBoard } from './src/rotation/generate.js';
    export { gradeOf } from './scripts/puzzles/grade.js';
    export { sizeOf } from './src/rotation/geometry.js';
    export { KINDS } from './src/rotation/puzzles.js';
    export { entriesOf, proofOf } from './scripts/puzzles/proof.js';
    export { USUAL } from './src/rotation/api.js';
    export { chance, fork } from './src/core/basics/seed.js';
    export { drain } from './src/core/bots/think.js';
  `);
}
