// An app built by plain Rollup, which knows nothing of workers: a few lines tell it. Without them all works the same,
// but that bots think in the page.
import { dirname, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';

const WORKER = /new URL\((['"])(\.[^'"]+)\1, import\.meta\.url\)/g;

const workers = {
  name: 'workers',
  transform(code, id) {
    const text = code.replace(WORKER, (_whole, _quote, path) => {
      const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
    return text === code ? null : { code: text, map: null };
  },
};

export default {
  input: 'main.js',
  plugins: [nodeResolve(), workers],
  output: { dir: 'dist' },
};
