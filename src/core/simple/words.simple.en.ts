/** English sentences of every simple game. Keys under `game/` are each game’s own, under its id. */
import type { WordTable } from '../words/words.js';

export const simpleWords: WordTable = {
  // The status, while the game goes on. No full stop. {seat}: who is to move.
  turn: '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}',
  // A hint to make a move for which the game has no sentence. {cell}: a cell’s name; {from}: the name of a piece’s cell; {act}: what a button says.
  'hint-cell': 'Play on {cell}.',
  'hint-piece': 'Move from {from} to {cell}.',
  'hint-button': 'Choose “{act}”.',
  // For screen readers, after “Enter:”, what such a move would be. {seat}: whose move it is; {cell}: the cell’s name; {from}: the name of a piece’s cell.
  'would-cell': '{seat, select, you {You would play on {cell}.} other {{seat} would play on {cell}.}}',
  'would-piece':
    '{seat, select, you {You would move from {from} to {cell}.} other {{seat} would move from {from} to {cell}.}}',
  // What to do where every move moves a piece: before one is picked up, and then.
  'to-do.piece': 'Choose a piece to move.',
  'to-do.lead': 'Choose where it goes.',
  // Beside the status while a piece is picked up. No full stop. {cell}: the name of its cell.
  'picked-piece': '{cell}: choose where it goes',
  // The same for screen readers. {cell}: the name of its cell; {n}: how many cells it can go to; {cells}: those cells.
  'picked-ways':
    '{n, plural, =0 {{cell} cannot move.} one {{cell} can go to {cells, list, and}.} other {{cell} can go to {cells, list, and}.}}',
  // The name of a cell for screen readers. {cell}: its name; {seat}: whose stone stands there.
  'cell.empty': '{cell}, empty',
  'cell.stone': '{cell}, {seat}',
  // Refusals. {seat}: whose turn it is, or whose stone it is; {cell}: a cell’s name; {from}: the name of a piece’s cell; {found}: what was given as a cell.
  'game/over': 'The game is over.',
  'game/not-your-turn': 'It is {seat}’s turn. Wait for {seat} to move.',
  'game/no-cell': 'There is no cell “{found}” on this board.',
  'game/no-piece': '{cell} is empty. Choose one of your pieces.',
  'game/not-yours': '{seat} has the piece on {cell}. Choose one of your own.',
  'game/no-way': 'The piece on {from} cannot go to {cell}.',
  'game/taken':
    '{seat, select, you {You already have a stone on {cell}. Choose an empty cell.} other {{seat} already has a stone on {cell}. Choose an empty cell.}}',
};
