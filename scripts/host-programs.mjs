// Installs the programs that the tests of hosts run: PHP with SQLite, Hugo, Jekyll, xmllint, MkDocs and Sphinx.
import { spawnSync } from 'node:child_process';

/** By name: how to tell that it is there, and Debian's packages of it. */
const PROGRAMS = {
  PHP: {
    command: ['php', '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);'],
    packages: ['php-cli', 'php-sqlite3'],
  },
  Hugo: { command: ['hugo', 'version'], packages: ['hugo'] },
  Jekyll: { command: ['jekyll', '--version'], packages: ['jekyll'] },
  xmllint: { command: ['xmllint', '--version'], packages: ['libxml2-utils'] },
  MkDocs: { command: ['mkdocs', '--version'], packages: ['mkdocs'] },
  Sphinx: {
    command: ['/usr/bin/python3', '-c', 'import sphinx, myst_parser'],
    packages: ['python3-sphinx', 'python3-myst-parser'],
  },
};

function isThere({ command: [program, ...parameters] }) {
  return spawnSync(program, parameters).status === 0;
}

const missing = () => Object.keys(PROGRAMS).filter((name) => !isThere(PROGRAMS[name]));

function apt(...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', parameters, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** Makes sure that all of them are on this machine. If one cannot be had, throws and says what to do. */
export function ensureHostPrograms() {
  const absent = missing();
  if (absent.length === 0) return;
  const packages = absent.flatMap((name) => PROGRAMS[name].packages);
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${absent.join(', ')}: ${packages.join(', ')}.`);
    // A list that is out of date names files that the mirror has dropped.
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  }
  const still = missing();
  if (still.length > 0)
    throw new Error(
      `Not on this machine: ${still.join(', ')}. On Debian or Ubuntu, sudo apt-get install ${packages.join(' ')}; elsewhere, see each program's own site. PHP needs pdo_sqlite.`,
    );
}
