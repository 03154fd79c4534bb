/** How another program's notation is loaded: as a chunk of its own. Single files, which have no chunks, go without. */
import { Foreign, type MakeForeign } from '../../ui/foreign.js';

export const foreign: MakeForeign | undefined = (host, vocabulary) =>
  new Foreign(host, vocabulary, {
    begins: /^\s*\[/,
    load: async () => (await import('./foreign.js')).dgn,
  });
