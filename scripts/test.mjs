// Chooses the lanes of the test run, runs them one after another and adds up what they report.
//
//   node scripts/test.mjs                  all lanes but those that another one includes
//   node scripts/test.mjs pure elements    these, and those that they need
import { LANES } from './lanes/lanes.mjs';
import { runLane, stopRunning } from './lanes/run-lane.mjs';

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
