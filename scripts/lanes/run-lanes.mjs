// Runs lanes on two tracks side by side, and prints each as it ends and what all have counted.
import { runLane } from './run-lane.mjs';

function printLane(name, { passed, failed, skipped, seconds, output }) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  );
}

/** A promise per lane that it has ended, with the means to keep it. */
function endsOf(lanes) {
  return new Map(
    lanes.map(({ name }) => {
      let end;
      const promise = new Promise((resolve) => {
        end = resolve;
      });
      return [name, { promise, end }];
    }),
  );
}

/** Resolves to `{ passed, failed }`: the sums over all lanes. `run` replaces `runLane` in tests of this module. */
export async function runLanes(lanes, { run = runLane, print = printLane } = {}) {
  const started = performance.now();
  const ends = endsOf(lanes);
  const results = [];

  async function runOne(lane) {
    const needed = await Promise.all(
      (lane.needs ?? []).map(async (name) => [name, await ends.get(name)?.promise]),
    );
    const missing = needed.find(([, result]) => result?.failed > 0)?.[0];
    const notRun = { passed: 0, failed: 1, skipped: 0, seconds: 0, output: `Not run: ${missing} failed.` };
    const result = missing ? notRun : await run(lane);
    results.push(result);
    print(lane.name, result);
    ends.get(lane.name).end(result);
  }

  async function runTrack(track) {
    for (const lane of lanes.filter((one) => one.track === track)) await runOne(lane);
  }

  await Promise.all([...new Set(lanes.map(({ track }) => track))].map(runTrack));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nall in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return { passed: sum('passed'), failed: sum('failed') };
}
