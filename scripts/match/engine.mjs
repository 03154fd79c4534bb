// A game with its bots as Node can load it, and what tells whether a result still holds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, load, ROOT } from '../load.mjs';

/** The game (rules and notation), its bots and the parts of core that a match needs. */
export async function loadEngine(game) {
  if (!existsSync(join(ROOT, 'src', game, 'bots.ts'))) throw new Error(`There is no src/${game}/bots.ts.`);
  return load(`
    export { bots } from './src/${game}/bots.js';
    export { rules } from './src/${game}/rules.js';
    export { notation } from './src/${game}/notation.js';
    export { askBot } from './src/core/bots.js';
    export { unwrap } from './src/core/result.js';
    export { chance, fork } from './src/core/seed.js';
    export { drain } from './src/core/think.js';
  `);
}

/** Of core, chance and thinking alone bear on a game's course. */
const otherCore = {
  name: 'other-core',
  setup({ onResolve }) {
    onResolve({ filter: /\/core\// }, ({ path }) =>
      /\/(seed|think)\.js$/.test(path) ? undefined : { path, external: true },
    );
  },
};

/** A hash of the code that the bots and their game consist of, from whatever file. */
export function engineHash(game) {
  return hashOf(`export { bots } from './src/${game}/bots.js';`, { plugins: [otherCore] });
}
