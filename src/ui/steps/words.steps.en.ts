/** English sentences of `<board-steps>`, by key: beside its board and its list, and what is wrong with its steps. */
import type { WordTable } from '../../core/words/words.js';

export const stepsWords: WordTable = {
  // Buttons beside the board.
  'steps.back': 'Back', // To the step before.
  'steps.next': 'Next', // To the next step.

  // Below the board. No full stops. {n}: the number of the step, from 1. {count}: how many there are.
  'steps.where': 'Step {n} of {count}',
  'steps.turn': '{seat}’s turn', // {seat}: the name of a player.
  'steps.after': 'After {ply} of {plies, plural, one {# move} other {# moves}}', // {ply}: how many moves are shown. {plies}: how many the record has.

  // For screen readers: the number beside a step, and the step that has been opened. {n}: its number, from 1. {text}: what the page says there.
  'steps.open': 'Show step {n}',
  'steps.heard': 'Step {n} of {count}. {text}', // {count}: how many there are.

  // In a step that has a move to find.
  'steps.find': 'Find the move.', // In bold, above everything else.
  'steps.wrong': 'That is not the move. Try another one.', // Where the page has no answer for it.
  'steps.wrong-move': '{move}:', // Before the page's answer to a wrong move. {move}: the move as text.
  'steps.more': 'Right. Now the next move.',
  'steps.found': 'That is the move.', // Where the page has no sentence for it.
  'steps.shown': 'This is the move.', // After it was shown.
  'steps.tries': '{n, plural, one {# wrong try} other {# wrong tries}}', // No full stop. {n}: how many there were.
  'steps.hint': 'A hint', // A button.
  'steps.hinted': 'It is one of the marked places.', // A hint where the page has none.
  'steps.show': 'Show it', // A button that plays the right move.
  'steps.go-on': 'Next step', // A button, once the move is known.

  // In a step that cannot be opened yet.
  'steps.closed': 'Opens when you have found the move of step {n}, or had it shown.', // {n}: the number of an earlier step.

  // In a step whose board cannot be shown. Said to whoever builds the page, and seen by all. {error}: a sentence about what the page has written.
  'steps.fault': 'The board cannot show this step. {error}',

  // In the console, and what the event tells. {n}: the number of a step, from 1. {error}: the same sentence.
  'steps/step': 'Step {n}. {error}',
  'steps/empty': 'There are no steps. Put a list into <board-steps>: <ol><li data-ply="12">…</li></ol>.',
  'steps/no-board': 'Say which board is meant: give a record, or board="star-board".',
  'steps/not-board': '<{tag}> is not a board of Planisphere.', // {tag}: the name of an element.
  'steps/not-loaded': 'The board has not been loaded yet. You can read on.',

  // What `goTo` answers. {n}: the number of the step that was asked for. {count}: how many there are.
  'steps/no-step': 'There is no step {n}. There are {count}.',
  'steps/closed': 'Step {n} opens once the move before it is found or shown.',
};
