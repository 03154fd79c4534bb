/**
 * English sentences of Bugcatcher's puzzles; loaded where there is one.
 *
 * {seat}: another player. {other}: another player. {node}: B for a border node, which is square, C for a central node, which is round.
 * {stopped}: B or C, as {node}. {second}: B or C, as {node}.
 */
import type { WordTable } from '../core/words/words.js';

export const ownPuzzleWords: WordTable = {
  // What a puzzle asks for, at most 14 words.
  'puzzle.goal.stop': 'Make {seat}’s {node, select, B {square} other {round}} node collide.',
  'puzzle.goal.stop.both': 'Make each of {seat}’s nodes collide.',
  'puzzle.goal.stop.two':
    'Make {seat}’s {node, select, B {square} other {round}} node and {other}’s {second, select, B {square} other {round}} node each collide.',
  'puzzle.goal.end': 'Bring each of your nodes to the frame of its shape: {border} and {central}.', // {border}: a corner, as D2-BR. {central}: a centre, as C3. Both have a frame on the board.

  // Beside signs for the energy that is left. No full stop. {left}: how much.
  'budget.energy': '{left, plural, one {# energy left} other {# energy left}}',

  // In place of what other games say: each entry of a program counts as a move. No full stop in the first.
  'puzzle.solved': 'Solved with {n, plural, one {# entry} other {# entries}}', // {n}: how many.
  'puzzle.again': 'Undo to change your plan, or begin again.',
  'act.undo-move': 'Change my plan', // The button that does it. No full stop.

  // What the goal still lacks, after a try; it stands beside the board. {cell}: where the node is. {wanted}: where it is wanted.
  'left.stop': '{seat}’s {node, select, B {square} other {round}} node is not stopped yet.', // Before the round has run.
  'left.through': '{seat}’s {node, select, B {square} other {round}} node got through.',
  'left.both': 'Neither of the two nodes was stopped.',
  'left.one':
    'Only {other}’s {stopped, select, B {square} other {round}} node was stopped. {seat}’s {node, select, B {square} other {round}} node got through.',
  'left.not-there': 'Your {node, select, B {square} other {round}} node is not at {wanted} yet.', // Before the round has run.
  'left.away': 'Your {node, select, B {square} other {round}} node ended at {cell}, not at {wanted}.',
};
