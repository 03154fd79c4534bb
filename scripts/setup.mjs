// Gets a fresh checkout ready: dependencies by the lock file; with --browsers, the browsers; with --hosts, what
// `npm run hosts` needs. Needs nothing but Node, says nothing when there is nothing to do, and never changes a lock
// file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBrowsers } from './browsers.mjs';
import { ensureHostPrograms } from './host-programs.mjs';

const OLDEST_NODE = 20;
/** In a folder of modules, tells which lock file they are of. */
const STAMP = '.planisphere-setup';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Native packages differ by platform, so a copied folder is stale too. */
function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

/** npm's own list of what it installed: lets a folder that npm made by hand count as ready. */
function matchesLock(lock, modules) {
  const listFile = join(modules, '.package-lock.json');
  if (!existsSync(listFile)) return false;
  const present = JSON.parse(readFileSync(listFile, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '' || (wanted.optional && !present[path])) return true;
    return present[path]?.version === wanted.version;
  });
}

function isReady(lock, modules) {
  const stampFile = join(modules, STAMP);
  if (!existsSync(modules)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stampOf(lock);
  if (!matchesLock(lock, modules)) return false;
  writeFileSync(stampFile, stampOf(lock));
  return true;
}

/** `folder`: from the root, with a slash at its end. */
function installDependencies(folder = '') {
  const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const modules = join(root, folder, 'node_modules');
  if (isReady(lock, modules)) return;
  console.log(`Installing dependencies by ${folder}package-lock.json (npm ci).`);
  const started = performance.now();
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    throw new Error(
      'npm ci failed; its message stands above. Check the network and the npm registry, then try again.',
    );
  }
  writeFileSync(join(modules, STAMP), stampOf(lock));
  console.log(`Dependencies are installed (${((performance.now() - started) / 1000).toFixed(0)} s).`);
}

function main() {
  const version = Number(process.versions.node.split('.')[0]);
  if (version < OLDEST_NODE) {
    throw new Error(
      `Node ${OLDEST_NODE} or newer is needed; this is ${process.version}. See https://nodejs.org`,
    );
  }
  installDependencies();
  if (process.argv.includes('--browsers')) ensureBrowsers();
  if (!process.argv.includes('--hosts')) return;
  installDependencies('test/hosts/');
  installDependencies('test/hosts/react-18/');
  ensureHostPrograms();
  process.env.ENGINES = 'chromium';
  ensureBrowsers();
}

try {
  main();
} catch (error) {
  console.error(`\nSet-up stopped: ${error.message}`);
  process.exitCode = 1;
}
