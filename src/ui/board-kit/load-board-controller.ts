/** How the controller of a board is loaded that `defineBoard` made: as a chunk of its own. Servers have it from the start instead. */
import { late } from '../dom/lazy.js';

export const { now: controllerNow, load: loadController } = late(
  async () => (await import('../controller/board-controller.js')).BoardController,
);
