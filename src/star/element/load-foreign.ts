/** How another program's notation is loaded: as a chunk of its own. Single files, which have no chunks, go without. */
import { Foreign, type MakeAwaiting } from '../../ui/foreign.js';

export const foreign: MakeAwaiting | undefined = (host, vocabulary) =>
  new Foreign(host, vocabulary, {
    begins: /^\s*\[/,
    load: async () => (await import('./foreign.js')).dgn,
  });
