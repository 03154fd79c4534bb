// What draws and proves puzzles, and the puzzles that are built in, as Node can load them.
import { load } from '../load.mjs';

export function loadPuzzles() {
  return load(`
    export { DRAWN } from './scripts/puzzles/bands.js';
    export { chooseAll, drawLevel } from './scripts/puzzles/draw.js';
    export { figuresOf, lineOf, tableOf } from './scripts/puzzles/figures.js';
    export { LEVELS, positionOf } from './scripts/puzzles/frame.js';
    export { GAMES } from './scripts/puzzles/games.js';
    export { entriesOf, proofOf as proofOfEntry, triedFault } from './scripts/puzzles/proof.js';
    export { builtIn, proofOf } from './scripts/puzzles/prove-all.js';
    export { drawBlock } from './scripts/puzzles/rotation-draw.js';
  `);
}
