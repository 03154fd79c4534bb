// The browser tests of `npm test`: all of them in the first engine, Chromium where there is a choice, and in the others
// those that can differ by engine. `npx wtr` runs everything everywhere.
import { chosenEngines } from '../engines/index.mjs';
import { DIFFER } from './differ.mjs';
import { browserLane } from './lane.mjs';

const [first, ...others] = chosenEngines();
const all = { files: ['test/**/*.browser.ts'], engines: [first] };

// A group keeps its files where the command line names some.
const isPart = process.argv.includes('--files');
export default browserLane(isPart ? [all] : [all, { files: DIFFER, engines: others }]);
