/** What every simple game says in English. Keys under `game/` are each game’s own, under its id. */
import type { WordTable } from '../words/words.js';

export const simpleWords: WordTable = {
  // The status, while the game goes on. No full stop. {seat}: who is to move.
  turn: '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}',
  // A hint to make a move for which the game has no sentence. {cell}: a cell’s name; {act}: what a button says.
  'hint-cell': 'Play on {cell}.',
  'hint-button': 'Choose “{act}”.',
  // For screen readers, after “Enter:”, what such a move on a cell would be. {seat}: whose move it is; {cell}: the cell’s name.
  'would-cell': '{seat, select, you {You would play on {cell}.} other {{seat} would play on {cell}.}}',
  // The name of a cell for screen readers. {cell}: its name; {seat}: whose stone stands there.
  'cell.empty': '{cell}, empty',
  'cell.stone': '{cell}, {seat}',
  // Refusals. {seat}: whose turn it is, or whose stone it is; {cell}: a cell’s name; {found}: what was given as a cell.
  'game/over': 'The game is over.',
  'game/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'game/no-cell': 'There is no cell “{found}” on this board.',
  'game/taken':
    '{seat, select, you {You already have a stone on {cell}. Choose an empty cell.} other {{seat} already has a stone on {cell}. Choose an empty cell.}}',
};
