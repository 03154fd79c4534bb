/** English sentences shared by all lessons; loaded with a lesson. */
import type { WordTable } from '../../core/words/words.js';

export const lessonWords: WordTable = {
  // Beside the title of a step. {n}: its number. {all}: how many steps the lesson has.
  'lesson.count': '{n} of {all}',

  // Buttons of a lesson.
  'lesson.next': 'Next',
  'lesson.again': 'Try again',
  'lesson.back': 'Back',
  'lesson.show': 'Show me', // Plays the right moves of this step.
  'lesson.skip': 'Skip',
  'lesson.leave': 'Leave', // Leaves the lesson. All four stand in one row, so keep it short.
  'lesson.play': 'Play a game',
  'lesson.first-puzzle': 'First puzzle', // Beside Play a game, after the lesson: opens the first puzzle of the game.
  'lesson.to-puzzle': 'To the puzzle', // In place of Play a game, where a puzzle waits.
  'lesson.play-now': 'Play now', // Beside the praise of a step after which one knows enough.
  'lesson.once-more': 'Once more', // Begins the lesson again.

  // For screen readers: whether a move was right, then what is said about it. {text}: sentences.
  'lesson.right': 'Right. {text}',
  'lesson.wrong': 'Not that one. {text}',

  // In the place of an answer: for a moment at the start of a step, and while an answer is played.
  'lesson.new-position': 'A new position.',
  'lesson.watch': 'Watch.',

  // After the praise of a step after which one knows enough. {n}: how many steps are left.
  'lesson.enough':
    'That is enough to play. Play now, or go on: {n, plural, one {# step} other {# steps}} more.',

  // Said of a move that the lesson has no sentence for.
  'lesson.other': 'That is not what this step is about. Try another move.',
  // After a wrong move, when the position is as it was. {cell}: the name of a cell.
  'lesson.marked': 'A right move is marked: {cell}.',

  // After the last step: the title, and the text where the lesson has none of its own.
  'lesson.done': 'Lesson complete',
  'lesson.end': 'Now play a game. Your own is waiting.',

  // Below everything else beside the board of a lesson, and said when it is left.
  // {what}: puzzle or game, in these letters.
  'lesson.waiting':
    '{what, select, puzzle {Your puzzle is just as you left it.} other {Your game is just as you left it.}}',
};
