/** All sentences of the kit, those too that a board loads when it needs them. */
import type { WordTable } from '../src/core/words/words.js';
import { kitWords as wordsAtOnce } from '../src/ui/words/words.en.js';
import { faultWords } from '../src/ui/words/words.faults.en.js';

export const kitWords: WordTable = { ...wordsAtOnce, ...faultWords };
