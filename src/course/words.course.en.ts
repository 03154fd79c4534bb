/** English sentences about handing a result in, by key. */
import type { WordTable } from '../core/words/words.js';

export const courseWords = {
  // Above the exercises, in the document that a course system has launched. Whether the result is handed in.
  'course.none':
    'No course system answers here, so your result is not handed in. You can take it along as a code: it is in the summary.',
  'course.failing':
    'The course system does not take your result. Go on: each result is tried again. You can also take it along as a code: it is in the summary.',
  'course.working': 'The course system takes your result again.',
} satisfies WordTable;
