import type { WordTable } from '../src/core/words.js';

/** The tag of every slice's element; loading the module registers them. */
export declare const tags: readonly string[];
/** The sentences of every slice, by tag. */
export declare const wordsOf: Readonly<Record<string, WordTable>>;
