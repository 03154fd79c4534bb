/** Works and data that arrive in chunks of their own: asked for once, then there for every further board. */
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

export interface LateData<T> {
  data(): T | undefined;
  loadData(): Promise<T>;
}

/** Built-in data, such as puzzles and maps: `load` is an `import()` of one module of the slice. */
export function lateData<T>(load: () => Promise<T>): LateData<T> {
  let made: T | undefined;
  return {
    data: () => made,
    loadData: async () => (made ??= await load()),
  };
}
