/**
 * English sentences of the lessons of the rotation puzzle: each step’s title and text, and the answers to the reader’s
 * moves. Names of cells stay. It is loaded when the lesson is opened.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'lesson.end': 'Look for the line first, then for the star that moves everything into it.', // After the last step.

  // The first step: a yellow dwarf in the middle, a gas giant left of it, a blue planet below it.
  'lesson.rotate.title': 'Rotate a star',
  'lesson.rotate.say':
    'Choose the yellow dwarf to rotate it. Everything in the square rings around it moves one cell clockwise, planets and empty cells too.',
  'lesson.rotate.right': '2 objects moved: the gas giant up, the blue planet left. The star itself stayed.',

  // A gas giant is to come into a line of the planet at d1.
  'lesson.lines.title': 'Lines',
  'lesson.lines.say':
    'Four lines run from a blue planet to the edge: up, right, down and left. Bring the green gas giant into one of them.',
  'lesson.lines.right':
    'The green one is straight below the planet, in its line. Empty cells between them do not matter.',
  'lesson.lines.diagonal': 'Now the green one is diagonal to the planet, and no line runs diagonally.',

  // The planet is in the left column; yellow and green are to follow one another upward, or to the right.
  'lesson.order.title': 'Order',
  'lesson.order.say':
    'Read each line outward from the planet, skipping empty cells. The goal is yellow, then green.',
  'lesson.order.right': 'Yellow, then green, read outward from the planet at a1. Solved.',
  'lesson.order.reversed': 'Now the line reads green, then yellow: the wrong way round.',

  // A red giant comes to stand before two gas giants, which are green, in the line up from the planet at c5.
  'lesson.first.title': 'Others may come first',
  'lesson.first.say':
    'The goal is green, green. Other objects may stand before the pattern, but not between its colours.',
  'lesson.first.right':
    'Up from the planet: red, green, green. The red one in front does not matter. Solved.',
  'lesson.first.none':
    'No line reads green, green now. A green one is to the right of the planet, the other is in no line.',
  'lesson.first.alone':
    'Only the red giant is in line now, and nothing is behind it. Look at the star nearest to the two green ones.',

  // A red giant reaches the gas giant, a yellow dwarf does not.
  'lesson.range.title': 'Range',
  'lesson.range.say':
    'A yellow dwarf rotates three rings, a red giant four. Bring the green one into line. Which star reaches it?',
  'lesson.range.right':
    'The red giant’s fourth ring moved the green one up. Neutron stars rotate five rings, black holes all of them.',
  'lesson.range.far': 'The green one is in the fourth ring around the yellow dwarf, one too far.',

  // One yellow dwarf takes the gas giant from d5 over the edge to a1, left of the planet at e1; the other takes it to a2.
  'lesson.edge.title': 'At the edge',
  'lesson.edge.say':
    'What would leave the board jumps along its ring to the next cell on it. Bring the green one into line with the planet.',
  'lesson.edge.right': 'It jumped from d5 to a1, straight left of the planet. Solved.',
  'lesson.edge.past': 'It jumped to a2, which is in no line of the planet. Try the other yellow dwarf.',

  // A comet is to stand in for a white star.
  'lesson.comets.title': 'Comets',
  'lesson.comets.say':
    'The goal is green, then white, but there is no white star. A comet next to a yellow dwarf or red giant, diagonals included, counts as any colour.',
  'lesson.comets.right': 'The comet is next to the yellow dwarf, so it counts as white. Solved.',
  'lesson.comets.cold':
    'The line is right, but the comet is cold: no yellow dwarf or red giant is next to it, not even diagonally.',

  // A puzzle that takes two rotations. A wrong one is put back.
  'lesson.par.title': 'Par',
  'lesson.par.say':
    'Par is the fewest rotations that solve a puzzle, here two. Rotations you undo do not count. Line up red, then green.',
  'lesson.par.half': 'Red is now on one side of the planet, green on the other. One more rotation.',
  'lesson.par.right': 'Solved in 2 rotations. That is par: it cannot be done in fewer.',
  'lesson.par.four': 'From here you would need four more rotations. Try another star.',
  'lesson.par.two':
    'From here you would need two more rotations, three in all, and par is two. Try another star.',
  'lesson.par.apart': 'Red and green are not in one line yet. Try the other yellow dwarf.',
};

export const puzzleWords: WordTable = {
  'lesson.play': 'To the puzzle', // A button: after the lesson, back to the reader’s own puzzle.
};

/** The last step of the card game’s lesson, which begins with steps of the puzzle’s. */
export const cardWords: WordTable = {
  // A turn of the card game: one rotation, then cards.
  'lesson.cards.title': 'The card game',
  'lesson.cards.say':
    'In the card game you rotate once, then play cards. A second find scores 1 more than the first. Make two lines that read yellow, then green.',
  'lesson.cards.twice': 'Two lines hold it, right and down. Play the card.',
  'lesson.cards.right': '2 points for the first find and 3 for the second: 5 points. The most points win.',
  'lesson.cards.once': 'That finds it once, for 2 points. Another star finds it twice.',
  'lesson.cards.kept': 'Your turn ended without a card. Play yellow, green before you end it.',
  'lesson.cards.nothing': 'No line holds yellow, then green now. Try another star.',
};
