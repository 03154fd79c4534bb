/**
 * What Daybreak says in English, by key: events, turns, results, cells, acts, options and refusals.
 * To replace: the sentences. The kit asks for `game.name`, `seat.<n>`, `act.<name>`, each outcome's reason and each refusal's code.
 */
import type { WordTable } from '../../src/core/words.js';

export const words: WordTable = {
  'game.name': 'Daybreak',
  'seat.0': 'Blue',
  'seat.1': 'Red',

  'event.out': '{seat} puts out {stars, plural, one {# star} other {# stars}}; {left} left.',
  'turn.several': '{seat} to put out 1 to {most} of {left} stars',
  'turn.one': '{seat} to put out the last star',
  'daybreak/last-wins': '{winner} puts out the last star and wins',
  'daybreak/last-loses': '{loser} puts out the last star: {winner} wins',

  'cell.out': '{cell}, out',
  'cell.shines': '{cell}, shines',
  'cell.puts-out': '{cell}, puts out {count, plural, one {# star} other {# stars}}',

  'act.out-1': 'Put out 1',
  'act.out-2': 'Put out 2',
  'act.out-3': 'Put out 3',
  'act.out-4': 'Put out 4',
  'act.out-5': 'Put out 5',

  'daybreak/over': 'All stars are out: the game is over.',
  'daybreak/not-your-turn': 'It is {seat}’s turn.',
  'daybreak/no-star': 'There is no star “{found}”: they are numbered from 1 to {stars}.',
  'daybreak/is-out': 'Star {star} is out already. Choose one that shines.',
  'daybreak/too-many': 'From star {star} on, {count} stars would go out; a turn puts out {most} at most.',
};
