// Runs one lane and reports what it counted, how long it took and what it printed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** For what hangs; most lanes take two or three on two idle cores, and a machine may have much else to do. */
const LANE_MINUTES = 25;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a runner is told to write its counts to a file, and how they are read from it. */
const COUNTERS = {
  vitest: {
    flags: (file, only) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only],
    env: () => ({}),
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  wtr: {
    flags: (_file, only) => (only.length > 0 ? ['--files', ...only] : []),
    env: (file) => ({ WTR_COUNTS: file }),
    read: (report) => report,
  },
};

const running = new Set();

function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * Ends what lanes have started when this process ends: each is a process group of its own, which Ctrl-C does not reach.
 */
export function endWithProcess() {
  process.on('exit', () => running.forEach(stop));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

function programOf(name, root) {
  if (name === 'node') return process.execPath;
  return name === 'npm' ? name : join(root, 'node_modules/.bin', name);
}

/** Runs to the end or for as long as a lane may. Resolves to whether it succeeded, and everything it printed. */
function run([name, ...args], { env, root, minutes }) {
  const onWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(programOf(name, root), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      shell: onWindows,
    });
    running.add(child);
    let output = `> ${[name, ...args].join(' ')}\n`;
    const add = (data) => {
      output += data;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const timer = setTimeout(() => {
      add(`\nStopped: not done after ${minutes} minutes.\n`);
      stop(child);
    }, minutes * 60_000);
    child.on('error', (error) => add(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) });
    });
  });
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** What the runner has counted; `note`: what is wrong with its report, which may be cut short where it was killed. */
function readCounts(counter, file) {
  if (!existsSync(file)) return { counts: NOTHING, note: '' };
  try {
    return { counts: counter.read(JSON.parse(readFileSync(file, 'utf8'))), note: '' };
  } catch (error) {
    const note = `\nThe runner’s report ${file} cannot be read, so nothing is counted: ${error.message}\n`;
    return { counts: { ...NOTHING, failed: 1 }, note };
  }
}

/** A command that exits with 0 and says nothing of its work may have been emptied. */
function noteWithoutFigure(commands, results, shows) {
  return commands
    .filter((_, n) => {
      const { ok, output } = results[n];
      return ok && shows[n] && !shows[n].test(stripVTControlCharacters(output));
    })
    .map(([name, ...args]) => `\n“${[name, ...args].join(' ')}” did not show that it checked anything.\n`)
    .join('');
}

/**
 * Resolves to `{ passed, failed, skipped, seconds, output }`.
 *
 * @param lane One of `LANES`.
 * @param options `root`: the checkout to test (this one); `only`: test files to run, for a lane whose runner counts.
 */
export async function runLane(
  { name, counts, commands, shows = [], env = {}, minutes = LANE_MINUTES },
  { root = ROOT, only = [] } = {},
) {
  const started = performance.now();
  const counter = COUNTERS[counts];
  const file = join(root, '.cache/counts', `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const results = [];
  for (const command of commands) {
    const flags = counter ? counter.flags(file, only) : [];
    results.push(
      await run([...command, ...flags], { env: { ...env, ...counter?.env(file) }, root, minutes }),
    );
  }
  const seconds = (performance.now() - started) / 1000;
  const silent = noteWithoutFigure(commands, results, shows);
  const ok = silent === '' && results.every((result) => result.ok);
  const { counts: own, note } = counter
    ? readCounts(counter, file)
    : { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, note: '' };
  const none = own.passed + own.failed === 0 ? '\nThe lane ran no test.\n' : '';
  // A lane that crashed, missed a threshold or ran nothing has failed, whatever it counted.
  const failed = ok && own.passed > 0 ? own.failed : Math.max(1, own.failed);
  const notes = silent + note + (note === '' ? none : '');
  return { ...own, failed, seconds, output: results.map((result) => result.output).join('') + notes };
}
