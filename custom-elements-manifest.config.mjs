// How dist/custom-elements.json is made: `cem analyze`, which the build runs.
import { publicManifest } from './scripts/build/manifest.mjs';

export default {
  globs: ['src/ui/*/*.ts', 'src/*/element/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publicManifest()],
};
