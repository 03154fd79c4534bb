// A game with its bots as Node can load it, and what tells whether a result still holds.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function bundle(contents, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0].text;
}

/** The game (rules and notation), its bots and the parts of core that a match needs. Sources are TypeScript. */
export async function loadEngine(game) {
  if (!existsSync(join(root, 'src', game, 'bots.ts'))) throw new Error(`There is no src/${game}/bots.ts.`);
  const text = await bundle(`
    export { bots } from './src/${game}/bots.js';
    export { rules } from './src/${game}/rules.js';
    export { notation } from './src/${game}/notation.js';
    export { askBot } from './src/core/bots.js';
    export { unwrap } from './src/core/result.js';
    export { chance, fork } from './src/core/seed.js';
    export { drain } from './src/core/think.js';
  `);
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
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

/**
 * A hash of the code that the bots and their game consist of, from whatever file. Comments, names of variables and
 * code that they do not reach are no part of it.
 */
export async function engineHash(game) {
  const code = await bundle(`export { bots } from './src/${game}/bots.js';`, {
    minify: true,
    legalComments: 'none',
    plugins: [otherCore],
  });
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
