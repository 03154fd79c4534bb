// The rotation puzzle's boards, solver and built-in puzzles as Node can load them, and what tells whether a proof still holds.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

const ENTRY = `
  export { drawPuzzle, fillBoard } from './src/rotation/generate.js';
  export { gradeOf } from './src/rotation/grade.js';
  export { sizeOf } from './src/rotation/geometry.js';
  export { KINDS } from './src/rotation/puzzles.js';
  export { entriesOf, proofOf } from './src/rotation/proof.js';
  export { USUAL } from './src/rotation/boards.js';
  export { chance, fork } from './src/core/seed.js';
  export { drain } from './src/core/think.js';
`;

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

export async function loadPuzzles() {
  return import(`data:text/javascript;base64,${Buffer.from(await bundle(ENTRY)).toString('base64')}`);
}

/** A hash of the puzzles and of the code that proves them. Comments and names of variables are no part of it. */
export async function puzzleHash() {
  const proof = `export { entriesOf, proofOf } from './src/rotation/proof.js';`;
  const code = await bundle(proof, { minify: true, legalComments: 'none' });
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
