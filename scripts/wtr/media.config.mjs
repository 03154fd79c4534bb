// Browser tests of what a reader's settings change: `npx wtr --config scripts/wtr/media.config.mjs`. The whole
// run has forced colours and reduced motion on, which no command can switch on in a page. WebKit has neither
// forced colours nor a file here.
import { chosenEngines } from '../engines/index.mjs';
import { browserLane } from './lane.mjs';

const engines = chosenEngines().filter((name) => name !== 'webkit');
const media = { forcedColors: true, reducedMotion: true };

export default browserLane([{ files: ['test/**/*.media.ts'], engines }], { media });
