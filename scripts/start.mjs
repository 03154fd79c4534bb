// Brings up the site: the boards, built again if their sources have changed, the site, written again if anything of it
// has, and a server on a port of their own.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { bringBoards } from './site/boards.mjs';
import { fileServer } from './site/server.mjs';
import { bringSite, FOLDER } from './site/write.mjs';

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
  bringBoards();
  await bringSite();
  const server = fileServer({ '/': FOLDER });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  console.log('The site is open until you press Ctrl-C:');
  console.log(`http://localhost:${server.address().port}/`);
}

main().catch((error) => {
  console.error(advice(error));
  process.exitCode = 1;
});
