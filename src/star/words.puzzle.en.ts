/**
 * English sentences of *Star's puzzles: what they ask for, and what is lacking.
 *
 * {other}: the name of the seat that answers, as Red. {seat}: the same. {node}: the cell of the stone that it has just placed, as S31.
 */
import type { WordTable } from '../core/words/words.js';

export const ownPuzzleWords: WordTable = {
  // The goal, in at most fourteen words. On the board there is a ring on a stone of each group that is meant.
  'goal.connect': 'Connect the two ringed groups, whatever {other} does.',
  'goal.live': 'Bring the ringed group to two rim cells, whatever {other} does.',
  'goal.cut': 'Keep the two ringed groups apart, whatever {other} does.',
  'goal.kill': 'Keep the ringed group from standing on two rim cells, whatever {other} does.',
  'goal.win':
    '{tie, select, yes {Win with {n} of {of} points, or {half} and more corners.} other {Win with {n} of {of} points, whatever {other} does.}}', // {of}: all points of the board. {n}: more than half of them. {half}: half of them. {tie}: yes, where both sides can have half of them.

  // What to do when as many stones as par are placed, or more, and the goal can still be met.
  'todo.past-par': 'Not solved yet. Go on, or undo and try another way.',

  // Below the board, where such stones are drawn. On the board they are outlines.
  'about.hollow': 'A hollow stone is shut in: it can score no more.',

  // What such a goal lacks while it can still be met.
  'left.connect': 'The ringed groups are not connected yet.',
  'left.live': 'The ringed group does not stand on two rim cells yet.',
  'left.cut': 'The ringed groups could still be connected.',
  'left.kill': 'The ringed group could still come to two rim cells.',
  'left.win': 'The game is still open.',

  // The same when it can no longer be met, and the last stone is not known.
  'left.connect-lost': 'The ringed groups can no longer be connected.',
  'left.live-lost': 'The ringed group can no longer come to two rim cells.',
  'left.cut-lost': 'The ringed groups are connected.',
  'left.kill-lost': 'The ringed group stands on two rim cells.',
  'left.win-lost':
    '{seat} has {points} points for certain{tie, select, yes { and more corners} other {}}. {own, select, you {You can reach {most}.} other {{own} can reach {most}.}}', // {own}: whoever solves the puzzle. {points}: a number. {most}: a number. {tie}: yes, where they are the same.

  // The same by the stone that has just been placed.
  'left.connect-at': '{seat} cuts at {node}: the ringed groups stay apart.',
  'left.live-at': '{seat} shuts the ringed group in at {node}: it can score no more.',
  'left.cut-at': '{seat} connects the ringed groups at {node}.',
  'left.kill-at': 'With {node}, {seat} brings the ringed group to two rim cells.',
  'left.win-at':
    '{node} gives {seat} {points} points for certain{tie, select, yes { and more corners} other {}}. {own, select, you {You can reach {most}.} other {{own} can reach {most}.}}', // {own}: whoever solves the puzzle. {points}: a number. {most}: a number. {tie}: yes, where they are the same.

  // Beside as many signs, without a full stop: how many stones are left of the fewest that solve it. {n}: how many.
  'budget.stones': '{n, plural, one {# stone left} other {# stones left}}',
  'budget.over': '{n, plural, one {# stone over par} other {# stones over par}}', // When more are placed. {n}: how many more.
  'budget.placed': '{n, plural, one {# stone placed} other {# stones placed}}', // Where the fewest are not known. {n}: how many.
};
