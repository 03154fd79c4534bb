// Ties a program to this process: however this process ends (even killed), the program's whole
// process group is killed and its folder removed.
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `cat` ends when our end of the pipe closes, which the system does for us when our process is gone. A display
// asked politely removes its socket; what has not ended a moment later is killed.
const GUARD = 'cat >/dev/null; kill -s TERM -- "-$1"; sleep 0.1; kill -s KILL -- "-$1"; rm -rf -- "$2"';

export function temporaryFolder(name) {
  return mkdtemp(join(tmpdir(), `planisphere-${name}-`));
}

/**
 * Ties the process group that `pid` leads, and the folder that it works in, to this process.
 * @returns `stop()`, which ends the group and removes the folder at once
 */
export function leash(pid, folder) {
  if (process.platform === 'win32') return async () => {};
  const guard = spawn('sh', ['-c', GUARD, 'sh', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise((resolve) => guard.once('exit', resolve));
  guard.stdin.unref();
  guard.unref();
  return () => {
    guard.ref();
    guard.stdin.end();
    return ended;
  };
}

const KEPT_LINES = 20;

/**
 * Keeps what a program last printed.
 * @returns `lastWords()`: how the program ended, if it did, and its last lines
 */
export function listenTo(name, child) {
  let lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      lines = [...lines, ...text.split('\n').filter((line) => line.trim() !== '')].slice(-KEPT_LINES);
    });
    // Listening must not keep the process alive.
    stream?.unref?.();
  }
  return function lastWords() {
    const { exitCode, signalCode } = child;
    const hasEnded = exitCode !== null || signalCode !== null;
    const end = hasEnded ? `ended by ${signalCode ?? `exit code ${exitCode}`}` : 'still runs';
    return [`${name} ${end}; ${lines.length > 0 ? 'its last lines:' : 'it printed nothing.'}`, ...lines].join(
      '\n',
    );
  };
}

/** Waits no longer than this for something that may never come. */
export async function atMost(ms, promise) {
  let timer;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}

export function startOnLeash(command, args, { folder, env = process.env, stdio = ['ignore', 'ignore'] }) {
  const child = spawn(command, args, { env, stdio: ['ignore', ...stdio], detached: true });
  child.on('error', () => {});
  child.unref();
  return { child, stop: leash(child.pid, folder) };
}
