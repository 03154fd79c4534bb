// Makes a release in the folder release/: the npm package, an archive for static hosts, the bill of materials, and the
// checksums of all three. It publishes nothing. `npm publish --dry-run` checks the package.
//
//   npm run release                      builds first
//   node scripts/release.mjs --built     takes dist/ as it is
//   node scripts/release.mjs --out x     writes into another folder
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGE } from '../bin/publication.mjs';
import { ROOT } from './build/slices.mjs';
import { archive, checkComplete, FILES_OF_PACKAGE } from './release/archive.mjs';

const { values } = parseArgs({
  options: { built: { type: 'boolean' }, out: { type: 'string', default: join(ROOT, 'release') } },
});
const folder = resolve(values.out);

/** Runs npm and returns its output; complains in npm's own words if it fails. */
function npm(...parameters) {
  const { status, stdout, stderr, error } = spawnSync('npm', parameters, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw new Error(`npm ${parameters[0]} failed: ${error?.message ?? stderr.trim()}`);
}

/** Packs the package and lets npm check it as if it were published; returns the name of its file. */
function pack() {
  const [{ filename, files }] = JSON.parse(
    npm('pack', '--json', '--ignore-scripts', '--pack-destination', folder),
  );
  checkComplete(
    'The npm package',
    files.map(({ path }) => path),
    FILES_OF_PACKAGE,
  );
  // It asks the registry which versions there are, and goes on where there is no network.
  npm(
    'publish',
    join(folder, filename),
    '--dry-run',
    '--ignore-scripts',
    '--access',
    'public',
    '--fetch-retries=0',
  );
  return filename;
}

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

function release() {
  if (!values.built) npm('run', 'build');
  const name = `${PACKAGE.name}-${PACKAGE.version}`;
  const zip = `${name}-boards.zip`;
  const materials = `${name}.cdx.json`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Complains first of what the build has not made.
  writeFileSync(join(folder, zip), archive());
  copyFileSync(join(ROOT, 'dist/bom.cdx.json'), join(folder, materials));
  const files = [pack(), zip, materials].sort();
  writeFileSync(join(folder, 'SHA256SUMS'), files.map((file) => `${hashOf(file)}  ${file}\n`).join(''));
  console.log([...files, 'SHA256SUMS'].map((file) => join(folder, file)).join('\n'));
}

try {
  release();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
