/** The words of an element that goes round boards: its own, and those that its page gives. */
import { memoize } from '../../core/basics/memoize.js';
import type { MessageTexts } from '../../core/words/read-message.js';
import { mixWords, type Words, type WordTable } from '../../core/words/words.js';
import { late } from '../contract/lazy.js';
import { languageAt } from '../dom/sentence.js';

/** Reads a page's own sentences; loaded only where it gives some. */
const wordReader = late(() => import('../../core/words/check-words.js'));

interface OwnWords {
  load(): Promise<void>;
  /** English until the page's words can be read; a sentence that cannot be used is said in English. */
  from(given: MessageTexts | undefined, place: Element): Words;
}

/** `known`: all sentences of the element. */
export function ownWords(known: WordTable): OwnWords {
  const english = mixWords('en', [{ language: 'en', table: known }]).tagged;
  /** By what the page gives, and by language. */
  const made = memoize((_given: MessageTexts) => new Map<string, Words>(), new WeakMap());
  return {
    load: async () => {
      await wordReader.load();
    },
    from: (given, place) => {
      const read = wordReader.now();
      if (!given || !read) return english;
      const language = languageAt(place) || 'en';
      const words = made(given);
      const there = words.get(language);
      if (there) return there;
      const { table } = read.takeWords({ ...given }, { known, language });
      const layers = [
        { language: 'en', table: known },
        { language, table },
      ];
      const next = mixWords(language, layers).tagged;
      words.set(language, next);
      return next;
    },
  };
}
