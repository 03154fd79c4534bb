// The sources of src/ as Node can run them, which are TypeScript: bundled in memory. The callers decide what is
// bundled.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { esbuildMessages } from './build/messages.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The code of a module that is written as text, its imports relative to the top of the package. */
export async function bundle(contents, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    plugins: [esbuildMessages],
    ...options,
  });
  return outputFiles[0].text;
}

/** The exports of such a module. */
export async function load(contents, options) {
  const code = Buffer.from(await bundle(contents, options)).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
