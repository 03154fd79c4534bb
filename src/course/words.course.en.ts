/** English sentences about handing a result in, by key. */
import type { WordTable } from '../core/words/words.js';

export const courseWords = {
  // Above the exercises, in the document that a course system has launched. Whether the result is handed in.
  'course.none':
    'No course system answers here, so your result is not handed in. Hand in the code from the summary instead.',
  'course.failing':
    'The course system is not taking your result. Carry on: it is sent again with your next move. You can also hand in the code from the summary.',
  'course.working': 'The course system is taking your result again.',
  'course.ungraded':
    'This try is not graded. Your course system has opened the exercises for you to look at, and keeps nothing of what you do here.',

  // In the same place: the course system has room for a text of some length, and there is more to keep.
  // {n}: the number of the exercise, from 1.
  'course.long':
    'The game in exercise {n} has become too long for your course system to keep. Finish it before you leave, or it begins anew. What you have earned is kept.',
  'course.full':
    'There are too many exercises here for your course system to keep. Finish them before you leave, or they begin anew.',

  // In the result of a set, in place of “set.finished”, where the course system takes the first end alone, or none.
  'course.first-end':
    'Finished. Your course keeps the result that you have finished with. A later try does not change it there.',
  'course.ungraded-end': 'Finished. This try is not graded.',
} satisfies WordTable;
