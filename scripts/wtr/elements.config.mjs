// The browser tests of `npm test`: all of them in the first engine, Chromium where there is a choice, and in the others
// those that can differ by engine. `npx wtr` runs everything everywhere.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chosenEngines } from '../engines/index.mjs';
import { DIFFER, DIFFER_OUTSIDE_WEBKIT } from './differ.mjs';
import { browserLane, rootDir } from './lane.mjs';

const [first, ...others] = chosenEngines();
const files = readdirSync(join(rootDir, 'test'), { recursive: true })
  .filter((name) => name.endsWith('.browser.ts'))
  .map((name) => join('test', name));

// Two of the first engine share the files: an engine runs one file at a time, and mostly waits.
const halves = [0, 1].map((half) => ({
  files: files.filter((_, at) => at % 2 === half),
  engines: [first],
}));

// A group keeps its files where the command line names some.
const isPart = process.argv.includes('--files');
const sets = [
  ...halves,
  { files: DIFFER, engines: others },
  { files: DIFFER_OUTSIDE_WEBKIT, engines: others.filter((name) => name !== 'webkit') },
];
export default browserLane(isPart ? halves.slice(0, 1) : sets);
