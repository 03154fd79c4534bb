/**
 * English sentences of the lesson of Space Crack: each step’s title and text, and the answers to the reader’s moves.
 * The reader is Blue. It is loaded when the lesson is opened.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'lesson.end': 'Spread early, build when you can, and count planets.', // After the last step.

  // Blue’s ship is among free planets.
  'lesson.capture.title': 'Capture planets',
  'lesson.capture.say':
    'Own the most planets at the end. Choose your ship, then a planet next to it. A planet without a ship is yours at once.',
  'lesson.capture.right': 'Captured. The planet you left stays yours, so you own 2.',
  'lesson.capture.ended': 'You ended your round and captured nothing. Move your ship to a planet next to it.',

  // Two moves are left, for two free planets.
  'lesson.points.title': 'Moves',
  'lesson.points.say':
    'You have two moves left in this round, the two full diamonds. A ship may move again and again. Capture two more planets.',
  'lesson.points.half': 'Captured. 1 move left.', // After the first of two moves.
  'lesson.points.right':
    'You own 4 planets. Nobody has moves left, so the round ends. Your planets yield 9 crack, which pays for ships.',
  'lesson.points.right-more':
    'You own 4 planets. Nobody has moves left, so the round ends. Your planets yield 10 crack, which pays for ships.',
  'lesson.points.lost': 'Two equal ships destroy each other. You have lost your only ship.',
  'lesson.points.own': 'That planet is yours already. The move captured nothing.',
  'lesson.points.ended': 'You ended your round with moves left. Use them to capture planets.',

  // A ship of strength 6 between ships of strength 4 and 7.
  'lesson.battle.title': 'Battle',
  'lesson.battle.say':
    'In a battle the stronger ship wins, but its strength drops by half the weaker ship’s. Attack the ship that you can beat.',
  'lesson.battle.right': '6 against 4: you win, capture the planet and keep strength 4.',
  'lesson.battle.stronger': '6 against 7: your ship is destroyed. Red’s ship keeps strength 4.',
  'lesson.battle.none': 'No battle there. Red’s weaker ship has strength 4. Attack it.',

  // Two ships of strength 4 against one of strength 6.
  'lesson.merge.title': 'Merge',
  'lesson.merge.say':
    'Red’s ship is stronger than either of yours. Two of your ships on one planet merge. Move one onto the other, then attack.',
  'lesson.merge.half': '4 and 4 make one ship of strength 8. Now attack.', // After the first of two moves.
  'lesson.merge.right': '8 against 6: you win, capture the planet and keep strength 5.',
  'lesson.merge.elsewhere': 'Your ship of strength 8 can win. Attack Red’s ship of strength 6.',
  'lesson.merge.weak': '4 against 6: your ship is destroyed. Red’s ship keeps strength 4.',
  'lesson.merge.far': 'They have merged, but not next to Red’s ship. Merge at the planet in the middle.',
  'lesson.merge.apart': 'Your ships are still apart. Move one onto the other, then attack.',

  // Planets of size 4, 6 and 8, and 7 crack.
  'lesson.build.title': 'Build',
  'lesson.build.say':
    'A ship costs as much crack as its planet’s size, and has that strength. You have 7 crack. Build the strongest ship you can.',
  'lesson.build.right': '6 crack for a ship of strength 6. Building takes a move too.',
  'lesson.build.weak': 'That ship has strength 4. The planet of size 6 makes a stronger one.',
  'lesson.build.ended': 'You ended your round without a ship. Choose a planet and build one.',

  // One neighbour of the marked planet is missing.
  'lesson.income.title': 'Income and core planets',
  'lesson.income.say':
    'When a round ends, each planet yields half its size in crack. If all six neighbours are yours too, it is a core planet and yields its whole size. Complete one.',
  'lesson.income.right':
    'All six neighbours of the marked planet are yours, so it is a core planet. You mined 22 crack.',
  'lesson.income.other':
    'A new planet, but no core planet: you mined 19 crack. Which neighbour of the marked planet is missing?',
  'lesson.income.own': 'That planet is yours already. Which neighbour of the marked planet is missing?',
  'lesson.income.ended':
    'You ended your round and captured nothing. Which neighbour of the marked planet is missing?',

  // The last move of the last round.
  'lesson.last.title': 'The last move',
  'lesson.last.say': 'Last round, last move: Red leads, 3 planets to 2. Which move wins?',
  'lesson.last.right':
    'You win, 3 planets to 2. A planet taken from Red counts twice: one more for you, one fewer for Red.',
  'lesson.last.tie': '3 planets each, so more crack wins: Red has 16, and you have 7.',
  'lesson.last.own': 'You only moved. Red wins, 3 planets to 2.',
  'lesson.last.ended': 'You ended your round. Red wins, 3 planets to 2.',
};
