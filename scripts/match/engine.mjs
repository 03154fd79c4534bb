// A game with its bots as Node can load it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load, ROOT } from '../load.mjs';

/** The game (rules and notation), its bots and the parts of core that a match needs. */
export async function loadEngine(game) {
  if (!existsSync(join(ROOT, 'src', game, 'bots.ts'))) throw new Error(`There is no src/${game}/bots.ts.`);
  return load(`
    export { bots } from './src/${game}/bots.js';
    export { rules } from './src/${game}/rules.js';
    export { notation } from './src/${game}/notation.js';
    export { askBot } from './src/core/bots/bots.js';
    export { unwrap } from './src/core/basics/result.js';
    export { chance, fork } from './src/core/basics/seed.js';
    export { drain } from './src/core/bots/think.js';
  `);
}
