/**
 * How to play Space Crack, in a few lines for a newcomer, and a line for each unusual option; loaded when first asked for.
 *
 * {commandPoints}: how many command points each round brings, 2 to 10. {crackPct}: what a planet brings, in percent of its size. {interiorBonus}: what a core planet brings more, in percent of its size.
 */
import type { WordTable } from '../core/words/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Command points, crack, strength and size are terms of the game.
  'how.1': 'Own the most planets when the last round ends.',
  'how.1.seats.1': 'Own as many planets as you can when the last round ends.', // For one player alone.
  'how.2':
    'Players take turns. Moving or building a ship costs 1 command point, and each round brings {commandPoints}.',
  'how.3': 'Move a ship to a planet next to it; the planet it leaves stays yours.',
  'how.4': 'Where there is no ship, yours captures the planet at once, whoever owned it.',
  'how.5':
    'In a battle the stronger ship wins, but loses half the weaker one’s strength. Equal ships destroy each other.',
  'how.6': 'Two of your ships on one planet merge into one with their combined strength.',
  'how.7':
    'Build a ship at one of your planets. It costs as much crack as the planet’s size, and has that strength.',
  'how.8':
    '{crackPct, select, 50 {{interiorBonus, select, 50 {When a round ends, each of your planets brings half its size in crack, or all of it if all six neighbours are yours.} other {When a round ends, each of your planets brings half its size in crack, and {interiorBonus}% of its size more if all six neighbours are yours.}}} other {When a round ends, each of your planets brings {crackPct}% of its size in crack, and {interiorBonus}% of its size more if all six neighbours are yours.}}',
  'how.9': 'Command points you do not use are kept for the next round.',

  // In place of the line before, where an option of the game is not as usual.
  'how.9.endTurn.forfeit': 'Command points left when you end your turn are lost.',
  'how.9.endTurn.off': 'Nobody can end a turn early.',
  'how.2.seats.1':
    'Each round you get {commandPoints} command points, and moving or building a ship costs 1.',
  'how.2.order.sequential':
    'Each round you get {commandPoints} command points, and moving or building a ship costs 1.',
  'how.2.order.free':
    'Each round you get {commandPoints} command points, and moving or building a ship costs 1.',

  // One more line where an option of the game is not as usual.
  'how.order.sequential': 'Each player makes all moves of a turn before the next player begins.',
  'how.order.free': 'Nobody waits: move whenever you have command points.',
  'how.buildOnOccupied.forbid': 'You cannot build where there is already a ship.',
  'how.perimeterBonus':
    'A planet next to one whose six neighbours are all yours brings {perimeterBonus}% of its size more.', // {perimeterBonus}: a number.

  // Names of keys, as they are printed on a keyboard. Single letters stay as they are.
  'keys.typed': 'B, E, U, Y',

  // Shown beside a key: what it does. No full stop.
  'key.act': 'Choose a planet, or send the chosen ship there',
  'key.typed': 'Build here, end the turn, undo, redo',
};
