/**
 * English sentences of the lesson of *Star: each step’s title and text, and the answers to the reader’s moves. The
 * reader is Blue; names of cells stay. It is loaded when the lesson is opened.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'lesson.end': 'Connect your own stars, keep the others apart, and watch the rim. Your game is waiting.', // After the last step.

  // The first step, on an empty board: any cell of the outermost ring is right.
  'lesson.rim.title': 'Points are on the rim',
  'lesson.rim.say':
    'Blue and Red take turns placing stones, which never move. Each cell on the rim holds one peri, worth 1 point: place your stone there.',
  'lesson.rim.right': 'That peri counts for you once the stone is part of a star.',
  'lesson.rim.middle': 'That is the middle, where there are no points. Choose a cell on the outermost ring.',
  'lesson.rim.near': 'Almost: the rim is one ring further out.',

  // A blue stone is on A31, a cell of the rim.
  'lesson.star.title': 'Two make a star',
  'lesson.star.say':
    'A stone alone scores nothing. Stones that touch are a group, and a group on two or more rim cells is a star: make one.',
  'lesson.star.right': 'Your first star. Both of its peries are yours for good.', // The new stone touches the first, on the rim.
  'lesson.star.inward': 'These stones touch, but only one of them is on the rim.',
  'lesson.star.apart': 'Stones that do not touch are separate groups. Place one next to A31.',

  // Red’s stone in the corner R30 can be shut in.
  'lesson.enclose.title': 'What a star encloses',
  'lesson.enclose.say':
    'A star also owns the rim cells it encloses, even under a stone of the other colour. Shut in Red’s stone at the corner.',
  'lesson.enclose.right':
    'Your star stands on two rim cells and encloses the corner between them: 3 peries. Red’s stone there is dead.',
  'lesson.enclose.corner':
    'That makes a star, but Red escapes to R31, and the corner now belongs to a red star.', // The stone was placed on the other side of the corner.
  'lesson.enclose.escapes': 'Red escapes along the rim to R31. Close that way first.',

  // One cell in the middle makes one star of two.
  'lesson.connect.title': 'One star beats two',
  'lesson.connect.say':
    'You and Red have two stars each. With one star fewer than Red you gain 2 points and Red loses 2: connect yours.',
  'lesson.connect.right':
    'One star against two. Counted now, you lead 6 to 2; one more peri would have made it only 5 to 4.',
  'lesson.connect.peri': 'One more peri: counted now, 5 to 4. Connecting your stars brings more.',
  'lesson.connect.apart':
    'Your stars are still apart. The five cells around the small star in the middle all touch each other.',

  // The last two cells of a game: a corner, or the cell that keeps Red’s stars apart.
  'lesson.cut.title': 'Keep the others apart',
  'lesson.cut.say':
    'Two cells are left, one for you and one for Red. Take the corner at T30, or keep Red’s stars apart at *10?',
  'lesson.cut.right':
    'You win, 9 to 7. Red owns 10 peries and you own 5, but Red has three stars and you have one.',
  'lesson.cut.corner': 'Red connects two stars at *10 and wins, 9 to 7. The corner was worth less.',

  // The last two cells of a game: one is a corner.
  'lesson.quarks.title': 'Quarks',
  'lesson.quarks.say':
    'Each corner holds a quark: own three of the five for 1 extra point. Two cells are left: which one wins?',
  'lesson.quarks.right':
    'Your third quark. You win, 9 to 7: 10 peries, 1 for the quarks, and 2 off for having one star more.',
  'lesson.quarks.lost':
    'Red takes the corner. The scores are equal, 8 to 8, so more quarks win: Red has three, you have two.',

  // The last four cells of a game: two moves of the reader, each answered by Red.
  'lesson.finish.title': 'Finish a game',
  'lesson.finish.say':
    'Four cells are left. Two stones with two empty cells between them are as good as connected, because Red can take only one: use that.',
  'lesson.finish.half': 'Red took A21. Take the other one, and your stars are connected.', // After the first of two right moves.
  'lesson.finish.right': 'You win, 9 to 7. Each side has one star, but yours owns 8 peries and three quarks.',
  'lesson.finish.left': 'Red takes R10, your stars stay apart, and Red wins, 11 to 5.',
  'lesson.finish.corner': 'The corner can wait. Red takes A10, breaks through to the rim and wins, 10 to 6.',
  'lesson.finish.corner-apart':
    'The corner can wait. Red takes A10 and R10, your stars stay apart, and Red wins, 12 to 4.',
  'lesson.finish.broken':
    'That connects your stars, but Red takes A10, breaks through to the rim and wins, 10 to 6.',
  'lesson.finish.broken-apart': 'Red takes A10 and R10, your stars stay apart, and Red wins, 12 to 4.',
};
