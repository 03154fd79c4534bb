/** Works that arrive in a chunk of their own: asked for once, then there for every further board. */
import type { MakeWorks } from './face.js';

export interface LateWorks {
  works(): MakeWorks | undefined;
  loadWorks(): Promise<MakeWorks>;
}

export function lateWorks(load: () => Promise<MakeWorks>): LateWorks {
  let made: MakeWorks | undefined;
  return {
    works: () => made,
    loadWorks: async () => (made ??= await load()),
  };
}
