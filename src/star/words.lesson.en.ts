/**
 * English sentences of the lesson of *Star: each step’s title and text, and the answers to the reader’s moves. The
 * reader is Blue; names of cells stay. It is loaded when the lesson is opened.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'lesson.end': 'Connect your own groups, keep the others apart, and watch the rim.', // After the last step.

  // The first step, on an empty board: any cell of the outermost ring is right.
  'lesson.rim.title': 'Points are on the rim',
  'lesson.rim.say':
    'Blue and Red take turns placing stones, which never move. Points are on the rim, 1 for each cell there. Place a stone on the rim.',
  'lesson.rim.right': 'It counts as soon as your group stands on two rim cells.',
  'lesson.rim.middle': 'That is the middle, where there are no points. Choose a cell on the outermost ring.',
  'lesson.rim.near': 'Almost: the rim is one ring further out.',

  // A blue stone is on A31, a cell of the rim.
  'lesson.star.title': 'Two on the rim',
  'lesson.star.say':
    'A stone alone scores nothing. Stones that touch are a group, and a group on two rim cells or more scores. Make one next to A31.',
  'lesson.star.right': 'Both rim points are yours for good. The game calls such a group a star.', // The new stone touches the first, on the rim.
  'lesson.star.inward': 'These stones touch, but only one of them is on the rim.',
  'lesson.star.apart': 'Stones that do not touch are separate groups. Place one next to A31.',

  // Red’s stone in the corner R30 can be shut in.
  'lesson.enclose.title': 'What a group shuts in',
  'lesson.enclose.say':
    'Such a group also owns the rim cells it shuts in, even under a stone of the other colour. Shut in Red’s stone at the corner.',
  'lesson.enclose.right':
    'Your group stands on two rim cells and shuts in the corner between them: 3 rim points. Red’s stone there is dead.',
  'lesson.enclose.corner': 'Your group scores now, but Red escapes to R31, and the corner belongs to Red.', // The stone was placed on the other side of the corner.
  'lesson.enclose.escapes': 'Red escapes along the rim to R31. Close that way first.',

  // One cell in the middle makes one group of two.
  'lesson.connect.title': 'One group beats two',
  'lesson.connect.say':
    'You and Red have two groups each. With one group fewer than Red you gain 2 points and Red loses 2. Connect yours.',
  'lesson.connect.right': 'One group against two: 6 to 2. One more rim point would have made it only 5 to 4.',
  'lesson.connect.peri': 'One more rim point makes it 5 to 4. Connecting your groups gains more.',
  'lesson.connect.apart':
    'Your groups are still apart. The five cells around the small star in the middle all touch each other.',

  // The last two cells of a game: a corner, or the cell that keeps two of Red’s groups apart. The marks 1, 2 and 3 stand on Red’s groups.
  'lesson.cut.title': 'Keep the others apart',
  'lesson.cut.say':
    'Two cells are left, one for you and one for Red. You have one group, Red has three: 1, 2 and 3. Take the corner at T30, or keep 1 and 2 apart at *10?',
  'lesson.cut.right':
    'You win, 9 to 7. You have 5 rim points and 4 for two groups fewer; Red has 10, 1 for the corners, and 4 off.',
  'lesson.cut.corner': 'Red connects 1 and 2 at *10 and wins, 9 to 7. The corner was worth less.',

  // The last two cells of a game: one is a corner.
  'lesson.quarks.title': 'Corners',
  'lesson.quarks.say':
    'Whoever owns three of the five corners gets 1 extra point. Two cells are left. Which one wins?',
  'lesson.quarks.right':
    'Your third corner. You win, 9 to 7: 10 rim points, 1 for the corners, and 2 off for one group more. The game calls the corners’ marks quarks.',
  'lesson.quarks.lost':
    'Red takes the corner. It is 8 to 8, so more corners win: Red has three, you have two.',

  // The last four cells of a game: two moves of the reader, each answered by Red.
  'lesson.finish.title': 'Finish a game',
  'lesson.finish.say':
    'Four cells are left. Two stones with two empty cells between them are as good as connected, because Red can take only one of them. Use that.',
  'lesson.finish.half': 'Red took A21. Take the other one, and your groups are connected.', // After the first of two right moves.
  'lesson.finish.right':
    'You win, 9 to 7. Each side has one group, but yours owns 8 rim points and three corners.',
  'lesson.finish.left': 'Red takes R10, your groups stay apart, and Red wins, 11 to 5.',
  'lesson.finish.corner': 'The corner can wait. Red takes A10, breaks through to the rim and wins, 10 to 6.',
  'lesson.finish.corner-apart':
    'The corner can wait. Red takes A10 and R10, your groups stay apart, and Red wins, 12 to 4.',
  'lesson.finish.broken':
    'That connects your groups, but Red takes A10, breaks through to the rim and wins, 10 to 6.',
  'lesson.finish.broken-apart': 'Red takes A10 and R10, your groups stay apart, and Red wins, 12 to 4.',
};
