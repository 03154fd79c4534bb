// Shortens names before terser, which gives each private name of all classes a name of its own. esbuild uses the same
// few again in each class, and files that repeat themselves are smaller to fetch.
import { transform } from 'esbuild';

export function shortNames() {
  return {
    name: 'short-names',
    async renderChunk(code) {
      const { code: short } = await transform(code, {
        minifyIdentifiers: true,
        target: 'es2022',
        legalComments: 'none',
      });
      return { code: short, map: null };
    },
  };
}
