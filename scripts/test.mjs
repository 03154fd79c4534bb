// Knows the lanes of the test run, runs them one after another and adds up what they report. The configuration of a
// lane says what it tests.
//
//   node scripts/test.mjs                  all lanes but those that another holds
//   node scripts/test.mjs pure elements    these, and those that they need
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const vitest = (project, ...flags) => [['vitest', 'run', '--project', project, ...flags]];
const tsc = (config) => [
  'tsc',
  '-p',
  config,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${config}.tsbuildinfo`,
];

/**
 * In the order of the run, cheap ones first. `counts` names who counts the tests of a lane (default: the lane
 * counts as one); `needs` are lanes whose work it stands on; `within` is a lane that holds all that this one does.
 */
const LANES = [
  { name: 'types', commands: [tsc('tsconfig.pure.json'), tsc('tsconfig.json')] },
  {
    name: 'arrows',
    commands: [
      ['depcruise', 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      ['node', 'scripts/rooms.mjs', '--check'],
    ],
  },
  {
    name: 'lint',
    commands: [
      ['eslint', '.', '--cache', '--cache-location', '.cache/eslint'],
      // Tags, attributes and events of templates; its knowledge of CSS and of what lit may bind is out of date.
      [
        'lit-analyzer',
        'src/**/*.ts',
        '--rules.no-invalid-css',
        'off',
        '--rules.no-incompatible-type-binding',
        'off',
      ],
      ['prettier', '--check', '.', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'],
    ],
  },
  { name: 'quick', counts: 'vitest', within: 'pure', commands: vitest('pure'), env: { QUICK: '1' } },
  { name: 'pure', counts: 'vitest', commands: vitest('pure', '--coverage') },
  { name: 'build', commands: [['npm', 'run', 'build']] },
  { name: 'size', needs: ['build'], commands: [['node', 'scripts/size.mjs', '--check']] },
  { name: 'package', counts: 'vitest', needs: ['build'], commands: vitest('package') },
  { name: 'elements', counts: 'wtr', commands: [['wtr']] },
  { name: 'media', counts: 'wtr', commands: [['wtr', '--config', 'scripts/wtr/media.config.mjs']] },
  { name: 'pages', counts: 'vitest', needs: ['build'], commands: vitest('pages') },
  {
    name: 'storybook',
    needs: ['build'],
    commands: [['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', '.cache/storybook']],
  },
  { name: 'stories', counts: 'vitest', needs: ['build', 'storybook'], commands: vitest('stories') },
];

/** For what hangs; the longest lane takes some five on two idle cores, and a machine may have much else to do. */
const LANE_MINUTES = 25;

const root = fileURLToPath(new URL('..', import.meta.url));

/** How a runner is told to write its counts to a file, and how they are read from it. */
const COUNTERS = {
  vitest: {
    flags: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: () => ({}),
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  wtr: { flags: () => [], env: (file) => ({ WTR_COUNTS: file }), read: (report) => report },
};

let running;

function stopRunning() {
  if (!running) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

function programOf(name) {
  if (name === 'node') return process.execPath;
  return name === 'npm' ? name : join(root, 'node_modules/.bin', name);
}

/** Runs to the end or for as long as a lane may. Resolves to whether it succeeded, and everything it printed. */
function run([name, ...args], env) {
  const onWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(programOf(name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      shell: onWindows,
    });
    running = child;
    let output = `> ${[name, ...args].join(' ')}\n`;
    const add = (data) => {
      output += data;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const timer = setTimeout(() => {
      add(`\nStopped: not done after ${LANE_MINUTES} minutes.\n`);
      stopRunning();
    }, LANE_MINUTES * 60_000);
    child.on('error', (error) => add(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      running = undefined;
      resolve({ ok: code === 0, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) });
    });
  });
}

function readCounts(counter, file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  return counter.read(JSON.parse(readFileSync(file, 'utf8')));
}

async function runLane({ name, counts, commands, env = {} }) {
  const started = performance.now();
  const counter = COUNTERS[counts];
  const file = join(root, '.cache/counts', `${name}.json`);
  rmSync(file, { force: true });
  let ok = true;
  let output = '';
  for (const command of commands) {
    const flags = counter ? counter.flags(file) : [];
    const result = await run([...command, ...flags], { ...env, ...counter?.env(file) });
    ok &&= result.ok;
    output += result.output;
  }
  const seconds = (performance.now() - started) / 1000;
  const own = counter ? readCounts(counter, file) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (own.passed + own.failed === 0) output += '\nThe lane ran no test.\n';
  // A lane that crashed, missed a threshold or ran nothing has failed, whatever it counted.
  const failed = ok && own.passed > 0 ? own.failed : Math.max(1, own.failed);
  return { ...own, failed, seconds, output };
}

function chooseLanes(names) {
  const unknown = names.filter((name) => !LANES.some((lane) => lane.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such lane: ${unknown.join(', ')}. There are: ${LANES.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  if (names.length === 0) return LANES.filter(({ within }) => within === undefined);
  const needed = LANES.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return LANES.filter(({ name }) => names.includes(name) || needed.includes(name));
}

function printLane(name, { passed, failed, skipped, seconds, output }) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  );
}

async function main() {
  mkdirSync(join(root, '.cache/counts'), { recursive: true });
  const results = new Map();
  for (const lane of chooseLanes(process.argv.slice(2))) {
    const missing = (lane.needs ?? []).find((name) => results.get(name)?.failed > 0);
    const notRun = { passed: 0, failed: 1, skipped: 0, seconds: 0, output: `Not run: ${missing} failed.` };
    const result = missing ? notRun : await runLane(lane);
    results.set(lane.name, result);
    printLane(lane.name, result);
  }
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`\nall in ${sum('seconds').toFixed(0)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

// What runs is a process group of its own, which Ctrl-C does not reach.
process.on('exit', stopRunning);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
if (!process.stdout.isTTY) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

await main();
