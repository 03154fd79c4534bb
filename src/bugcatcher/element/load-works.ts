/** How Bugcatcher's works are loaded: as a chunk of their own. Single files and servers have them from the start instead. */
import { lateWorks } from '../../ui/late-works.js';

export const { works, loadWorks } = lateWorks(async () => (await import('./works.js')).makeWorks);
