// Brings the built boards up to date with their sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { elements, ROOT } from '../build/slices.mjs';

/** The built files that pages load. */
const built = elements.map(({ tag }) => join(ROOT, 'dist', `${tag}.js`));
/** The sources of a build. */
const sources = [
  'src',
  'compose',
  'rollup.config.mjs',
  'scripts/build',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** When the newest file of a path was written; 0 if there is none. `skips` names folders that do not count. */
export function newest(path, skips = []) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = readdirSync(path).filter((name) => !skips.includes(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name), skips)));
}

function areBuilt() {
  const changed = Math.max(...sources.map((name) => newest(join(ROOT, name))));
  return built.every((file) => newest(file) > changed);
}

export function bringBoards() {
  if (areBuilt()) return;
  console.log('Building the boards.');
  const rollup = join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const { status } = spawnSync(process.execPath, [rollup, '-c', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see its message above.');
}
