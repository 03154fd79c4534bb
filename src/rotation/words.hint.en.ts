/**
 * English sentences of the hints of the rotation puzzle: the move that is advised, and why. Loaded with the first hint.
 *
 * {object}: what rotates, as “red giant”. {cell}: the name of its cell, as c3. {n}: a count.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // The move alone, where there is no reason to tell.
  'hint.turned': 'Rotate the {object} at {cell}.',
  'hint.played': 'Play {card, list, row}.', // {card}: its colours, outward.
  'hint.ended': 'End your turn.',

  // A puzzle, where nothing can be advised.
  'hint.at-least':
    '{n, plural, one {You need at least # more rotation.} other {You need at least # more rotations.}} That is too far ahead for a hint.',
  'hint.never': 'The goals can no longer be met from here. Undo, or restart.',

  // A puzzle: the first rotation of a shortest solution, and what it does. The cells of the line, or the planet, are outlined.
  'hint.last': 'Rotate the {object} at {cell}: it brings {colours, list, row} into line.', // {colours}: of the pattern, outward.
  'hint.halfway':
    'Rotate the {object} at {cell}: it brings {done} of {length} colours into line. {left, plural, one {Then # rotation is left.} other {Then # rotations are left.}}', // {done}: a number, less than {length} or the same. {length}: how many colours the pattern has. {left}: how many rotations are left.
  'hint.moves-planet':
    'Rotate the {object} at {cell}: it moves the blue planet to its place in the line. {left, plural, one {Then # rotation is left.} other {Then # rotations are left.}}', // {left}: how many rotations are left.
  'hint.moves-line':
    'Rotate the {object} at {cell}: it moves {moved, plural, one {# object that ends} other {# objects that end}} in a line that you need. {left, plural, one {Then # rotation is left.} other {Then # rotations are left.}}', // {moved}: how many. {left}: how many rotations are left.
  'hint.to-go':
    'Rotate the {object} at {cell} first. {n, plural, one {# rotation solves the puzzle from here.} other {# rotations solve the puzzle from here.}}',

  // The card game.
  'hint.brings':
    'Rotate the {object} at {cell}: your cards would bring {points, plural, one {# point} other {# points}}.', // {points}: a number.
  'hint.nearer':
    'Rotate the {object} at {cell}: it brings {done} of {length, plural, one {# colour} other {# colours}} of your card {card, list, row} into line.', // {card}: its colours, outward. {done}: a number, at most {length}. {length}: how many colours it has.
  'hint.none-brings': 'Rotate the {object} at {cell}: no rotation brings your cards points now.',
  'hint.found': 'Play {card, list, row}: {n, plural, one {# line holds it} other {# lines hold it}}.', // {card}: its colours, outward.
  'hint.no-card': 'End your turn: no line holds one of your cards.',
};
