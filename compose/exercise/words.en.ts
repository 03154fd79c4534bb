/**
 * English sentences of the exercise maker.
 *
 * {n}: a number or a count. {found}: what somebody has written, word for word. {game}: the name of a game.
 */
import type { WordTable } from '../../src/core/words/words.js';

export const own: WordTable = {
  // Names of parts of the page: headings and drawers. No full stops.
  'maker.list': 'Your exercises',
  'maker.puzzles': 'Puzzles that are ready',
  'maker.lesson': 'A lesson',
  'maker.game': 'A game against a bot',
  'maker.find': 'A move to find',
  'maker.paste': 'A puzzle or link that you have',
  'maker.all': 'For all exercises',
  'maker.preview': 'As your pupils see it',
  'maker.take': 'Give it to your pupils',

  // Above the list. No full stops in labels.
  'maker.heading-example': 'Week 3: Connection',
  'maker.none': 'Nothing is chosen yet. Choose a puzzle below: it becomes the first exercise.',
  'maker.full': 'An exercise page takes {n} exercises, and you have that many.',

  // An exercise in the list. {puzzle}: a name such as 2-17. {bot}: the name of a bot.
  'maker.item-puzzle': '{game}, puzzle {puzzle}',
  'maker.item-own': '{game}, a puzzle of yours',
  'maker.item-lesson': '{game}, lesson',
  'maker.item-game': '{game}, against the {bot}',
  'maker.item-to-play': '{game}, a game',
  'maker.item-find': '{game}, a move to find',
  'maker.item-look': '{game}, to look at',
  'maker.item-worth':
    '{points, plural, =0 {Does not count} one {# point} other {# points}}{tries, plural, =0 {} one {, # try} other {, # tries}}', // {points}: what it is worth. {tries}: how many tries there are; 0: any number.
  'maker.item-wrong': 'Something is wrong here', // Beside an exercise with a fault.
  'maker.up': 'Move up',
  'maker.down': 'Move down',
  'maker.remove': 'Remove',
  'maker.change': 'Text, points and tries', // Opens its form.
  'maker.see': 'Try it', // Shows it in the preview.
  'maker.act': '{act}: {n}, {name}', // A button’s name for screen readers. {act}: what it does. {n}: which exercise. {name}: as above.

  // The form of an exercise. Labels, no full stops.
  'field.heading': 'Heading',
  'field.task': 'What to do',
  'field.points': 'Points',
  'field.tries': 'Tries',
  'field.try-price': 'Price of a lost try',
  'field.hint-price': 'Price of a hint',
  'field.to-score': 'Score to reach',
  'field.find': 'The right move',
  'field.beside': 'Text beside the board',
  'field.answers': 'Answers to moves',
  'field.hint': 'Hint',
  'field.intro': 'Text above all exercises',
  'field.no-hints': 'No hints',
  'field.order': 'Order',
  'field.pass': 'Pass mark, in percent',
  'field.remember': 'Keep what a pupil has done in the browser',
  // Inside an empty field: what holds then.
  'field.any': 'any number',
  'field.to-win': 'to win',
  'field.as-board': 'as the board says', // The task, where nothing is written.
  'field.no-pass': 'no pass mark',

  // Below a field of an exercise that asks for a move.
  'about.answers': 'One on each line: the moves, a colon, and what to say. A star stands for any other move.',

  // Below fields of all exercises.
  'about.tries': 'A try is lost when a puzzle can no longer be solved or a game is lost. Undo is free.',
  'about.remember': 'Leave it off where pupils share a computer. In a course, the course keeps it anyway.',
  'order.in-turn': 'One by one',
  'order.free': 'Any order',

  // Choosing puzzles.
  'maker.game-label': 'Game',
  'maker.level-label': 'Level',
  'maker.level': '{level, select, 1 {Easy} 2 {Medium} other {Hard}}', // {level}: 1 to 3.
  'maker.puzzle-name': 'Puzzle {puzzle}. {goal}', // A button with a picture, for screen readers. {goal}: a sentence.
  'maker.about-puzzles': 'Press a picture to add that puzzle. Press it again to take it out.',
  'maker.about-paste':
    'A puzzle as text, a link to a board or to an exercise page, embed code, or the code of such a page.',
  'maker.paste-label': 'Paste it here',
  'maker.paste-example': 'https://example.org/boards/embed/#star-board?puzzle=2-4',
  'maker.add': 'Add it',
  'maker.about-find':
    'A position as text, or a link to it from a composer. Write the move as the list of moves on a board does; several right ones have spaces between them. A wrong move is a lost try.',
  'maker.about-lesson': 'A lesson explains a game on its board. It is solved by going to its end.',
  'maker.bot-label': 'Against',
  'maker.rounds': 'Rounds',
  'maker.turns': 'Turns',
  'maker.rings': 'Rings',
  'maker.aim-label': 'Solved by',
  'maker.aim-win': 'Winning',
  'maker.aim-score': 'Reaching a score',

  // Said after something was done.
  'said.added': '{n, plural, one {Added} other {# exercises added}}.',
  'said.removed': 'Removed. Undo brings it back.',
  'said.moved': 'It is number {n} now.',
  'said.undone': 'Undone.',
  'said.redone': 'Redone.',

  // What is wrong with what somebody has pasted, or with an address.
  'maker.empty-text': 'There is nothing to add yet. Paste a puzzle, a link or code first.',
  'maker.no-move': 'There is no move to find. Write the right one.',
  'maker.has-goal': 'This is a puzzle with a goal. Add it under “A puzzle or link that you have”.',
  'maker.unknown-text':
    'There is no board in this text. Paste a puzzle as text, a link to a board, or embed code.',
  'maker.odd-cut':
    'The end of this address is missing, so exercises may be missing too. Copy the link again.',
  'maker.odd-many': 'There were more than {n} exercises. The others were left out.',
  'maker.odd-board': 'Exercise {n}: there is no board “{found}”. It was left out.',
  'maker.odd-attribute': 'Exercise {n}: “{found}” means nothing here. It was left out.',
  'maker.odd-for-all': 'For all exercises: “{found}” means nothing here. It was left out.',
  'maker.odd-markup': 'Exercise {n}: <{found}> is not kept here, only the words in it.',
  'maker.odd-markup-above': 'Text above the exercises: <{found}> is not kept here, only the words in it.',
  'maker.no-puzzle':
    'There is no puzzle {found}. Each level has 30: 1-1 to 1-30, 2-1 to 2-30 and 3-1 to 3-30.',

  // What is wrong with a value. {item}: which exercise. {sentence}: what its board says.
  'maker.answer':
    '{item}: “{found}” is no answer to a move. Write the moves, a colon and what to say, as in “R10 T30: Red would take A10.”',
  'maker.for-all': 'For all exercises',
  'maker.board': '{item}: {sentence}',
  'maker.wrong': 'What is wrong is left out of the page, the zip and the link:',

  // The preview.
  'maker.width': 'Width',
  'maker.narrow': 'Phone',
  'maker.wide': 'Computer',
  'maker.again': 'Start again',
  'maker.no-boards': 'The boards are not here: planisphere.js is missing from the folder above this page.',

  // Taking it along.
  'take.nothing': 'Choose an exercise first.',
  'take.course': 'In a course: Moodle, Canvas, Brightspace and others',
  'take.course-why':
    'The course gets the points. Save the zip and add it to your course as a SCORM package; in Moodle, turn editing on and add the activity “SCORM package”.',
  'take.version': 'Version',
  'take.version-1.2': 'SCORM 1.2, which every course takes',
  'take.version-2004': 'SCORM 2004',
  'take.save-zip': 'Save the zip',
  'take.saving': 'Making the zip',
  'take.saved': 'Saved as {file}, {n} KB.', // {file}: the name of a file. {n}: its size.
  'take.no-file':
    'The zip needs the file {file} of Planisphere, which did not come. Check your connection and press again.', // {file}: the name of a file.
  'take.from-disk':
    'You opened this page from a disk, where a page may not read other files. Open it from a web server to save the zip.',
  'take.link': 'A link for pupils',
  'take.link-why': 'It opens the exercises alone. Pupils hand in the code that they get at the end.',
  'take.copy-link': 'Copy the link',
  'take.open': 'Open it',
  'take.page': 'On a page of yours',
  'take.copy-code': 'Copy the code',
  'take.save-page': 'Save as a page',
  'take.saved-page': 'Saved as {file}.', // {file}: the name of a file.
  'take.later': 'To go on later',
  'take.later-why': 'Bookmark this page: its address holds the exercises. Nothing is stored anywhere else.',
  'take.copy-work': 'Copy its address',
};
