/** How another program's notation is loaded: as a chunk of its own. Single files, which have no chunks, go without. */
import type { ForeignSource } from '../../ui/contract/adapter.js';

export const foreign: ForeignSource | undefined = {
  begins: /^\s*\[/,
  load: async () => (await import('./foreign.js')).dgn,
};
