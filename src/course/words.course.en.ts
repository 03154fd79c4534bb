/** English sentences about handing a result in, by key. */
import type { WordTable } from '../core/words/words.js';

export const courseWords = {
  // Above the exercises, in the document that a course system has launched. Whether the result is handed in.
  'course.none':
    'No course system answers here, so your result is not handed in. Hand in the code from the summary instead.',
  'course.failing':
    'The course system is not taking your result. Carry on: it is sent again with your next move. You can also hand in the code from the summary.',
  'course.working': 'The course system is taking your result again.',
} satisfies WordTable;
