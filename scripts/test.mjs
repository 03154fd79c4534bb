// Runs the lanes of a tier, or the lanes that are named, and adds up what they report.
//
//   node scripts/test.mjs                  the tier `test`
//   node scripts/test.mjs --tier all       the tier `all`
//   node scripts/test.mjs pure elements    these lanes, and those that they need
import { parseArgs } from 'node:util';

import { LANES } from './lanes/lanes.mjs';
import { endWithProcess } from './lanes/run-lane.mjs';
import { runLanes } from './lanes/run-lanes.mjs';

const TIERS = ['test', 'all'];

function stopWith(message) {
  console.error(message);
  process.exit(2);
}

function chooseLanes(names, tier) {
  if (!TIERS.includes(tier)) stopWith(`No such tier: ${tier}. There are: ${TIERS.join(', ')}.`);
  const unknown = names.filter((name) => !LANES.some((lane) => lane.name === name));
  if (unknown.length > 0)
    stopWith(`No such lane: ${unknown.join(', ')}. There are: ${LANES.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return LANES.filter(({ tiers }) => tiers.includes(tier));
  const needed = LANES.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return LANES.filter(({ name }) => names.includes(name) || needed.includes(name));
}

endWithProcess();
if (!process.stdout.isTTY) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

const { values, positionals } = parseArgs({
  options: { tier: { type: 'string', default: 'test' } },
  allowPositionals: true,
});
const { failed } = await runLanes(chooseLanes(positionals, values.tier));
process.exitCode = failed > 0 ? 1 : 0;
