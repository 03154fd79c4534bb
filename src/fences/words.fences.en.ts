/**
 * English sentences about fences in Markdown, for whoever writes the page. What is wrong with the text in a fence, or
 * with a value, is said by the boards’ own sentences.
 *
 * {name}: an attribute, as it was written.
 */
import type { WordTable } from '../core/words/words.js';

export const fenceWords: WordTable = {
  // The first line of a fence cannot be used.
  'fence/attribute': 'There is no attribute “{name}”. <{tag}> has {names, list, and}.', // {tag}: the tag of the board. {names}: its attributes.
  'fence/twice': '“{name}” is given twice.',
  'fence/quote': 'The value of “{name}” begins with a quotation mark and lacks the one at its end.',
  'fence/value': 'In {name}: {said}', // {said}: what is wrong with it, as a sentence.
  'fence/text-below': '“{name}” belongs on the lines below, between the fences.',
  'fence/brings-own':
    '“{name}” brings a position of its own. Leave it out, or leave the lines between the fences empty.',
  'fence/nothing-to-draw':
    'There is nothing to draw: this board starts differently each time. Write a position or a record between the fences.',
  'fence/viewer-known':
    'This record has view={viewer}: it holds only what that viewer knew. Leave out “viewer”.', // {viewer}: the viewer, as the record names it.
  'fence/size': '“{name}” belongs to a board, and “picture” leaves the board out.',

  // A fence of steps.
  'fence/steps-board':
    'Say which board is meant: begin with a record, or write board= and one of {tags, list, and}.', // {tags}: the tags of all boards.
  'fence/steps-none':
    'There are no steps. A step begins with how many moves it shows, a full stop and its title, as “12. The edges”.',
  'fence/step-nowhere':
    'This step has no position. Begin it with the number of moves that it shows, as “12. The edges”, or give it a line “position:”.',
  'fence/step-two-places': 'This step has a number of moves and a position. Leave one of them out.',
  'fence/step-no-record':
    'This step begins with a number of moves, and there is no record. Write the record above the first step.',
  'fence/step-beyond':
    'This step begins with {ply}, and the record has {count, plural, one {# move} other {# moves}}.', // {ply}: how many moves it is to show. {count}: how many there are.
  // A line of a step has a word with a colon that is no field of it. {name}: the word.
  'fence/step-near': 'A step has no field “{name}”. Did you mean “{meant}”?', // {meant}: a field like it.
  'fence/step-field':
    'A step has no field “{name}”. It has {names, list, and}. If this is a sentence, begin it with a capital letter.', // {names}: the fields of a step.
  'fence/step-record':
    'A step has no field “{name}”. Write the record above the first step, or give this step a line “position:”.',
  'fence/steps-named':
    'Leave out “{name}:”. Above the first step there is only the record, without a name before it.', // {name}: a word with a colon above the first step.
  'fence/steps-hidden':
    'This record holds something hidden, and steps need all of it: readers could find it in the page.', // A warning.
  'fence/answer': 'The answer', // In the page, where no script runs: a line that opens what is to be found. No full stop.

  // A warning: the page has less than the text. No board shows it.
  'fence/less':
    'This text holds something hidden. It is left out, since readers could find it in the page. To publish all of it, add viewer=all.',
};
