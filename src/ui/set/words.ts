/** The words of a set: its own, and those that its page gives. */
import { exerciseWords } from '../../core/exercise/words.exercise.en.js';
import { memoize } from '../../core/basics/memoize.js';
import type { MessageTexts } from '../../core/words/read-message.js';
import { mixWords, type Words } from '../../core/words/words.js';
import { late } from '../contract/lazy.js';
import { languageAt } from '../dom/sentence.js';
import { setWords } from './words.set.en.js';

/** Reads a page's own sentences; loaded only where it gives some. */
const wordReader = late(() => import('../../core/words/check-words.js'));

const known = { ...exerciseWords, ...setWords };
const english = mixWords('en', [{ language: 'en', table: known }]).tagged;

/** By what the page gives, and by language. */
const made = memoize((_given: MessageTexts) => new Map<string, Words>(), new WeakMap());

export async function loadSetWords(): Promise<void> {
  await wordReader.load();
}

/** English until the page's words can be read; a sentence that cannot be used is said in English. */
export function wordsFrom(given: MessageTexts | undefined, place: Element): Words {
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
}
