/** How Bugcatcher's controller is loaded: as a chunk of its own. Single files and servers have it from the start instead. */
import { late } from '../../ui/dom/lazy.js';

export const { now: controller, load: loadController } = late(
  async () => (await import('./adapter.js')).makeController,
);
