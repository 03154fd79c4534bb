import type { WordTable } from '../src/core/words/words.js';

/** The tag of every slice's element; loading the module registers them. */
export declare const tags: readonly string[];
/** Whether a test tries a part of its cases: `npm test` does, `npm run test:all` and `npx wtr` try all of them. */
export declare const isSample: boolean;
/** Those whose layout is tried in this engine: in a sample, engines beside the first one try a few. */
export declare const tagsHere: readonly string[];
/** The tags of slices, and those of boards that are described: Hex, as a stranger writes it. */
export declare const boards: readonly string[];
/** The sentences of every slice, by tag. */
export declare const wordsOf: Readonly<Record<string, WordTable>>;
/** All that a board can say, by tag: kit, menu, game, how to play. */
export declare const allWordsOf: Readonly<Record<string, () => Promise<WordTable>>>;
