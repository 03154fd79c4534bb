// Browser tests of elements and of src/ui: `npx wtr`, in all engines found or in those that ENGINES names.
import { chosenEngines } from './scripts/engines/index.mjs';
import { browserLane } from './scripts/wtr/lane.mjs';

export default browserLane({ files: 'test/**/*.browser.ts', engines: chosenEngines() });
