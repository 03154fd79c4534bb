// Brings up the gallery: the built boards, built again if the sources have changed, on a port of their own.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { elements } from './build/slices.mjs';
import { galleryServer } from './gallery/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The built files that the gallery loads. */
const built = elements.map(({ tag }) => join(root, 'dist', `${tag}.js`));
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

function newest(path) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isBuilt() {
  const changed = Math.max(...sources.map((name) => newest(join(root, name))));
  return built.every((file) => newest(file) > changed);
}

function build() {
  console.log('Building the boards.');
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  const { status } = spawnSync(process.execPath, [rollup, '-c', '--silent'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see its message above.');
}

function portAsked() {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const port = Number(values.port);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(
    `"${values.port}" is not a port. Use a number up to 65535, or leave it out for a free port.`,
  );
}

function advice(error) {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken: give another, or none for a free one.`;
  return error.message;
}

/** The process that started another; undefined where the system does not tell. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return spawnSync('ps', ['-o', 'ppid=', '-p', pid], { encoding: 'utf8' }).stdout?.trim();
  }
}

/** npm runs this through a shell, and stops neither of them when it is killed, so they are watched. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) process.exit();
  }, 1000).unref();
}

async function main() {
  endWithNpm();
  const port = portAsked();
  if (!isBuilt()) build();
  const server = galleryServer(root);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  console.log('The gallery is open until you press Ctrl-C:');
  console.log(`http://localhost:${server.address().port}/`);
}

main().catch((error) => {
  console.error(advice(error));
  process.exitCode = 1;
});
