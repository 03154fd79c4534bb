// Makes a chunk small, with the minifier that vite holds.
import { minify } from 'vite';

export function minified() {
  return {
    name: 'minified',
    async renderChunk(code, { fileName }) {
      const made = await minify(fileName, code, { module: false, compress: { target: 'es2022' } });
      if (made.errors.length > 0) this.error(made.errors.map(({ message }) => message).join('\n'));
      return { code: made.code, map: null };
    },
  };
}
