// Knows how to get PHP with SQLite, which the hosts need that tests run.
import { spawnSync } from 'node:child_process';

const PACKAGES = ['php-cli', 'php-sqlite3'];

function hasPhp() {
  return spawnSync('php', ['-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0;
}

function apt(...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', parameters, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Makes sure that PHP is on this machine. If it cannot be had, throws and says what to do. */
export function ensurePhp() {
  if (hasPhp()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing PHP: ${PACKAGES.join(', ')}.`);
    // A list that is out of date names files that the mirror has dropped.
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', ...PACKAGES);
  }
  if (!hasPhp())
    throw new Error(
      `PHP with pdo_sqlite is needed, and is not on this machine. On Debian or Ubuntu, sudo apt-get install ${PACKAGES.join(' ')}; elsewhere, install PHP 8.`,
    );
}
