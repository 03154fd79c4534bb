/** What every simple game says in English. Keys under `game/` are each game’s own, under its id. */
import type { WordTable } from './words.js';

export const simpleWords: WordTable = {
  turn: '{seat} to play',
  'cell.empty': '{cell}, empty',
  'cell.stone': '{cell}, {seat}',
  'game/over': 'The game is over.',
  'game/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'game/no-cell': 'There is no cell “{found}” on this board.',
  'game/taken': 'There is already a stone on {cell}: {seat}. Choose an empty cell.',
};
