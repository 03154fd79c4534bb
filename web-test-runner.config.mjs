// Browser tests of elements and of src/ui, all of them in every engine: `npx wtr`. The engines are those that are
// found, or those that ENGINES names.
import { chosenEngines } from './scripts/engines/index.mjs';
import { browserLane } from './scripts/wtr/lane.mjs';

export default browserLane([{ files: ['test/**/*.browser.ts'], engines: chosenEngines() }]);
