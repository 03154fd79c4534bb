/**
 * English sentences about exercises, by key: what is wrong with a page’s values, with what was kept, and with a code.
 *
 * {item}: which exercise it is: `item.number` or `item.named`. {found}: what somebody has written, word for word.
 */
import type { WordTable } from '../words/words.js';

export const exerciseWords: WordTable = {
  // Which exercise a sentence is about. No full stop. {n}: its number, from 1.
  'item.number': 'Exercise {n}',
  'item.named': 'Exercise {n}, “{heading}”', // {heading}: what the page calls it.

  // Above the exercises: what a page says of the set. Said to whoever builds the page, and seen by all.
  'set/order': 'order is “{found}”. It takes {values, list, or}.', // {values}: the words that it takes.
  'set/pass': 'pass is “{found}”. It takes a number from 0 to 100: the percentage that is needed.',

  // Above an exercise, about what the page says of it. {name}: an attribute. {least}: the least that fits. {most}: the most.
  'set/number': '{item}: {name} is “{found}”. It takes a number from {least} to {most}.',
  'set/whole': '{item}: {name} is “{found}”. It takes a whole number from {least} to {most}.',

  // Above the exercises: what was kept cannot be taken up.
  'set/kept': 'What was kept here cannot be read, so this begins anew.',
  'set/kept-other': 'What was kept here belongs to other exercises, so this begins anew.',

  // What is wrong with a code.
  'code/foreign': 'This is not an exercise code.',
  'code/version': 'This code has the version {version}, which this page does not know.', // {version}: a number.
  'code/cut': 'This code is cut: its end is missing.',
  'code/changed': 'This code has been changed: its check sum does not fit.',
};
