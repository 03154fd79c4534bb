import type { WordTable } from '../src/core/words/words.js';

/** The tag of every slice's element; loading the module registers them. */
export declare const tags: readonly string[];
/** These, and the tags of boards that are described: Hex, as a stranger writes it. */
export declare const boards: readonly string[];
/** The sentences of every slice, by tag. */
export declare const wordsOf: Readonly<Record<string, WordTable>>;
/** All that a board can say, by tag: kit, menu, game, how to play. */
export declare const allWordsOf: Readonly<Record<string, () => Promise<WordTable>>>;
