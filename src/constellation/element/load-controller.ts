/** How Constellation's works are loaded: as a chunk of their own. Single files and servers have them from the start instead. */
import { late } from '../../ui/dom/lazy.js';

export const { now: works, load: loadWorks } = late(async () => (await import('./adapter.js')).makeWorks);
