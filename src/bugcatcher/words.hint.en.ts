/**
 * English sentences of the hints of Bugcatcher: the program that is advised, and what it is for. Loaded with the first
 * hint. The program is dashed on the board, and so are the missions that it ticks. “Up to”: what other players write is
 * secret, so that they may be in the way. They stand beside a button: two short lines.
 *
 * {steps}: how many steps it has. {fireflies}: what these and its missions bring to somebody who alone completes them.
 * {missions}: those that it completes. {n}: how many these are.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // With the missions that it ticks. {loss}: how many fireflies these cost if they are not completed first.
  'hint.missions':
    'Up to {fireflies, plural, one {# firefly} other {# fireflies}}: {steps, plural, one {# step} other {# steps}} and {n, plural, one {{missions, list, and}} other {# missions}}{loss, plural, =0 {} one {, which may cost #} other {, which may cost #}}.',
  // With missions that the reader has ticked in a round before.
  'hint.open':
    'Up to {fireflies, plural, one {# firefly} other {# fireflies}}: {steps, plural, one {# step} other {# steps}} and {n, plural, one {{missions, list, and}} other {# missions}}, ticked before.',
  // Without a mission: the nodes that it moves end at least two steps from all nodes of their kind.
  'hint.quiet':
    'Up to {steps, plural, one {# firefly: # step that ends} other {# fireflies: # steps that end}} away from the others. It ticks no mission.',
  'hint.steps':
    'Up to {steps, plural, one {# firefly: # step} other {# fireflies: # steps}}. It ticks no mission.',

  // In a puzzle: the next entry of a plan that solves it, which is dashed on the board; or the first that has to change. {slot}: its number. {entry}: as “square node up”.
  'hint.next': 'Slot {slot}: {entry}.',
  'hint.change':
    'No solution with {n, plural, one {# entry} other {# entries}} begins like this. Change slot {slot}: {entry}.', // {n}: how many entries the shortest solution has.
  'hint.run': 'This plan works. Run the round.',
  'hint.enough': '{n, plural, one {The first entry is enough.} other {The first # entries are enough.}}', // {n}: how many.
  // What that entry is for. {seat}: another player. {theirs}: the number of that player’s slot.
  'hint.meets': '{seat} plans to come there in slot {theirs}.',
  'hint.crosses': 'It crosses the path that {seat} plans for slot {theirs}.',
  // Before the entry is told: for what it is. {slot}: its number. {node}: the node that moves, B or C, or swap where both change their colours. {change}: yes, where another entry stands there.
  'hint.where':
    '{change, select, yes {Slot {slot} needs another entry.} other {{node, select, B {Slot {slot} is for your square node.} C {Slot {slot} is for your round node.} other {In slot {slot} no node moves.}}}}',
  'hint.proven': '{text}', // {text}: sentences about the next entry.
  'hint.unsolvable': 'This puzzle has no solution.',
  'hint.large': 'There is too much to try for a hint here.',

  // A hint: what the advised program holds, which is dashed on the board. {border}: how many steps of the border node. {central}: of the central node. {swaps}: how many swaps. {n}: how many missions it accepts.
  'hint.program':
    '{border} square, {central, plural, one {# round step} other {# round steps}}{swaps, plural, =0 {} one {, # swap} other {, # swaps}}. {n, plural, =0 {Tick no mission.} one {Tick # mission.} other {Tick # missions.}}',
};
