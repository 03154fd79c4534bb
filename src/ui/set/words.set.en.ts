/**
 * English sentences of `<board-set>`, by key: what stands round its boards, and what is wrong with its exercises.
 *
 * {item}: which exercise it is: `item.number` or `item.named`. {n}: a number or a count.
 */
import type { WordTable } from '../../core/words/words.js';

export const setWords: WordTable = {
  // The heading of a set that the page gives none.
  'set.heading': 'Exercises',

  // Above an exercise that the page gives no heading. {n}: its number, from 1.
  'set.item': 'Exercise {n}',

  // Beside the heading of the set: what has been earned so far. No full stop. {earned}: points so far. {points}: what there is to earn.
  'set.points': '{earned} of {points, plural, one {# point} other {# points}}',

  // For screen readers, the row of numbers that lead to the exercises, and each of them. {heading}: what it is called. {count}: how many there are. {state}: new, begun, solved, lost or faulty. {earned}: points earned. {points}: what it is worth.
  'set.row': 'Exercises',
  'set.step':
    'Exercise {n} of {count}: {heading}. {state, select, solved {Solved, {earned} of {points, plural, one {# point} other {# points}}} lost {Not solved, no tries left} begun {Begun} faulty {Cannot be used} other {Not begun}}',
  'set.step-result': 'Result', // The last of them leads to what all of it comes to.

  // Below an exercise: what it is worth, and what tries and hints cost. No full stops; each stands by itself.
  'set.worth': '{n, plural, one {# point} other {# points}}', // {n}: points.
  'set.worth-nothing': 'No points',
  'set.try': 'Try {n} of {count}', // {n}: which try it is. {count}: how many there are.
  'set.tries': '{n, plural, one {# try lost} other {# tries lost}}', // {n}: how many, where there is no limit.
  'set.try-price': 'Lost try −{n, plural, one {# point} other {# points}}', // {n}: what one costs.
  'set.hint-price': 'Hint −{n, plural, one {# point} other {# points}}', // {n}: what one costs.
  'set.hints': '{n, plural, one {# hint} other {# hints}}', // {n}: how many were taken.

  // What an exercise asks for where its board does not say it. {score}: points that the reader needs.
  'set.task-win': 'Win this game.',
  'set.task-score': 'Finish this game with {score, plural, one {# point} other {# points}} or more.',
  'set.task-lesson': 'Go through the lesson to its end.',
  'set.task-find': 'Find the move.',
  'set.task-look': 'Have a look, then go on.',

  // Below an exercise, once something has happened; also said. {n}: points earned. {left}: how many tries are left.
  'set.solved': 'Solved: {n, plural, one {# point} other {# points}}.',
  'set.solved-nothing': 'Solved.',
  'set.lost-try': 'That try is lost. {left, plural, one {# try is left} other {# tries are left}}.',
  'set.lost-try-free': 'That try is lost. Try again, or go on and come back later.',
  'set.lost': 'No tries are left. You may play on here, but it no longer counts.',
  'set.hint-taken': 'A hint: −{n, plural, one {# point} other {# points}}.',

  // Below an exercise that asks for a move, where the page has no sentence for what was played; also said.
  'set.wrong-move': 'That is not the move.',
  'set.more-moves': 'Right. Now the next move.',

  // Below an exercise, where the browser keeps what was done.
  'set.saved': 'Saved. You can leave and come back.',

  // Buttons below an exercise and in the summary.
  'set.next': 'Next',
  'set.back': 'Back',
  'set.hint': 'A hint', // Tells what the page has written for it, in an exercise that asks for a move.
  'set.skip': 'Skip for now', // Goes on without having solved it.
  'set.to-result': 'Show the result',

  // The summary. {score}: how much of all points, in percent.
  'set.result': 'Result', // Its heading.
  'set.earned': 'of {points, plural, one {# point} other {# points}}', // Beside the large figure of what was earned. {points}: what there is to earn.
  'set.stars': '{n} of 3 stars', // For screen readers.
  'set.passed': 'Passed. The pass mark is {pass}%.', // {pass}: the least score, in percent.
  'set.not-passed': 'Not passed yet. The pass mark is {pass}%.', // {pass}: the least score, in percent.
  'set.open': '{n, plural, one {# exercise is} other {# exercises are}} still open.', // {n}: how many.
  'set.finish': 'Finish anyway', // A button: the result counts as it is.
  'set.finished': 'Finished. A later try counts if it is better.',
  'set.go': 'Go to {n}', // A button. {n}: the number of an exercise that is open.
  'set.again': 'Try {n} again', // A button. {n}: the number of an exercise that is not solved.

  // The table of the summary: its caption, the heads of columns, and how an exercise without an answer stands. {state}: new, begun, lost or solved.
  'set.table': 'Your exercises',
  'set.column-item': 'Exercise',
  'set.column-answer': 'Your answer',
  'set.column-tries': 'Lost tries',
  'set.column-points': 'Points',
  'set.state':
    '{state, select, solved {Solved} lost {Not solved} begun {Begun} faulty {Cannot be used} other {Not begun}}',
  'set.of': '{earned} / {points}', // In the column of points. {earned}: points earned. {points}: what it is worth.

  // In the summary: the result as a code for the teacher.
  'set.code': 'Your result as a code', // A heading.
  'set.code-why': 'Give it to your teacher. It says what this page has counted, and proves nothing.',
  'set.name': 'Your name', // The label of a field.
  'set.copy': 'Copy the code', // A button.
  'set.copied': 'Copied.',
  'set.not-copied': 'This page may not copy. Select the code and copy it yourself.',
  'set.file': 'Save as a file', // A button.
  'set.file-line': '{item}: {earned} of {points}', // A line of that file. {earned}: points earned. {points}: what it is worth.

  // In place of the exercises. Said to whoever builds the page, and seen by all.
  'set/empty': 'This set has no exercise. Put boards into <board-set>.',

  // Above an exercise that cannot be used, or not as the page says. {tag}: the name of an element.
  'set/no-board': '{item}: <{tag}> is not a board.',
  'set/no-inner-board': '{item}: there is no board in <{tag}>.',
  'set/two-boards': '{item}: only the first board in <{tag}> counts.',
  'set/no-opponent': '{item}: nobody plays against the reader. Set seats, as in seats="human bot:gentle".',
  'set/no-find': '{item}: <{tag}> cannot ask for a move.',
  'set/not-loaded': '{item}: its board has not been loaded yet. You can go on and come back.',
  'set/board': '{item}: {sentence}', // {sentence}: what the board says of a value that it cannot use.

  // What `goTo` answers. {count}: how many exercises there are.
  'set/no-item': 'There is no exercise {n}. There are {count}.', // {n}: what was asked for.
  'set/closed': '{item} opens after the ones before it.',
};
