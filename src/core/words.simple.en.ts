/** What every simple game says in English. Keys under `game/` are each game’s own, under its id. */
import type { WordTable } from './words.js';

export const simpleWords: WordTable = {
  // The status, while the game goes on. {seat}: who is to move.
  turn: '{seat} to play',
  // The name of a cell for screen readers. {cell}: its name; {seat}: whose stone stands there.
  'cell.empty': '{cell}, empty',
  'cell.stone': '{cell}, {seat}',
  // Refusals. {seat}: whose turn it is, or whose stone it is; {cell}: a cell’s name; {found}: what was given as a cell.
  'game/over': 'The game is over.',
  'game/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'game/no-cell': 'There is no cell “{found}” on this board.',
  'game/taken': '{seat} already has a stone on {cell}. Choose an empty cell.',
};
