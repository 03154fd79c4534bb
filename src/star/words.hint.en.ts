/**
 * English sentences of the hints of *Star: the move that is advised, and why. Loaded with the first hint.
 *
 * {node}: the name of the cell to place a stone on, as S31. {other}: the other seat. {n}: a count.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // The move alone, where there is no reason to tell.
  'hint.placed': 'Place a stone on {node}.',
  'hint.swapped': 'Take over the stone on {node}.',
  'hint.accepted': 'Agree to count.',
  'hint.declined': 'Play on.',

  // In a puzzle. {n}: how many stones solve it from here, this one included.
  'hint.last': 'Place a stone on {node}: that solves it.',
  'hint.only': 'Place a stone on {node}: no other stone solves it now.',
  'hint.one-of': 'Place a stone on {node}: with it, {n} stones solve it, whatever {other} does.',
  // Before it is told: it is one of these. {stones}: names of empty cells.
  'hint.where': 'Look here. The next stone belongs on {stones, list, or}.',
  'hint.unsolvable': 'It can no longer be solved from here. Take a stone back.',
  'hint.large': 'There is too much to try for a hint here.',

  // Near the end of a game, when everything has been tried.
  'hint.forces': 'Place a stone on {node}: you win then, whatever {other} does.',

  // With a reason: something that the reader can see on the board, where what it names is outlined.
  'hint.wins': 'Place a stone on {node}: you have won then, no matter how the rest of the board is filled.',
  'hint.connects': 'Place a stone on {node}: it connects {n} of your groups.', // {n}: 2 to 5.
  'hint.parts': 'Place a stone on {node}: there {other} would connect {n} groups.', // {n}: 2 to 5.
  'hint.corner': 'Place a stone on {node}: {n} corners are yours for good then, worth 1 extra point.', // {n}: 3 to 5.
  'hint.secures':
    'Place a stone on {node}: {n, plural, one {# more rim cell is} other {# more rim cells are}} yours for good then.',
  'hint.shuts':
    'Place a stone on {node}: {n, plural, one {{other}’s stone on {stones} can no longer score.} other {{other}’s stones on {stones} can no longer score.}}', // {stones}: the names of their cells.
  'hint.denies':
    'Place a stone on {node}: there {other} would secure {n, plural, one {# more rim cell} other {# more rim cells}}.',
  'hint.decided':
    '{winner, select, you {Place a stone on {node}, or anywhere else: you have won, no matter how the rest of the board is filled.} other {Place a stone on {node}, or anywhere else: {winner} has won, no matter how the rest of the board is filled.}}', // {winner}: the seat that has won.
  'hint.links': 'Place a stone on {node}: it connects your stones on {stones}.', // {stones}: the names of their cells, two or more.
  'hint.severs': 'Place a stone on {node}: there {other} would connect the stones on {stones}.', // {stones}: the names of their cells, two or more.
  'hint.star': 'Place a stone on {node}: your group stands on two rim cells then, and scores.',
  'hint.rim': 'Place a stone on {node}: it brings your group to the rim.',
  'hint.paired':
    'Place a stone on {node}: two ways lead from it to your stone on {near}, and {other} can close only one.', // {near}: the name of its cell.
  'hint.trials':
    'Place a stone on {node}: it won {won} of {of, plural, one {# trial game} other {# trial games}}.', // No other reason is known: the computer has played so many games from there by chance. {won}: how many the reader’s seat won. {of}: how many there were.
};
