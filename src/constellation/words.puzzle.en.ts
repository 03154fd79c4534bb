/**
 * English sentences of Constellation's puzzles: what they ask for, and what is lacking.
 *
 * {other}: the name of the team that the reader plays against, as Orion. {team}: the same. {own}: the team of whoever solves the puzzle. {star}: a star, as a7. {n}: a count.
 */
import type { WordTable } from '../core/words/words.js';

export const ownPuzzleWords: WordTable = {
  // The goal, in at most fourteen words.
  'goal.hqs': 'Connect your HQs.',
  'goal.hold': 'Connect your HQs so that no single steal of {other}’s parts them.',
  'goal.wormholes': 'Bring {of} wormholes into one network.', // {of}: how many, 2 or more.
  'goal.win': 'This is the last round: finish ahead of {others, list, and}.', // {others}: the other teams.

  // Below the board, of puzzles with this rule.
  'about.immune': 'HQs cannot be stolen in this puzzle.',

  // What such a goal still lacks.
  'left.apart':
    '{n, plural, one {Your HQs are still apart. # more star would connect them.} other {Your HQs are still apart. # more stars would connect them.}}',
  'left.far': 'Your HQs are still apart.', // Where free stars alone cannot connect them.
  'left.fallen': 'You have lost an HQ.',
  'left.partable': 'A steal of {team}’s could still part your HQs.',
  'left.parted': '{team} steals {star}: your HQs are apart.',
  'left.wormholes':
    '{n, plural, =0 {You have no wormhole yet.} one {No two of your wormholes are in one network.} other {Only # of your wormholes are in one network.}}',
  'left.open': 'The round is not over yet.',
  'left.points':
    '{own, select, you {{team} has {against, plural, one {# point} other {# points}}, and you have {points}.} other {{team} has {against, plural, one {# point} other {# points}}, and {own} has {points}.}}', // {against}: what {team} has. {points}: what {own} has, no more.
  'left.by-wormholes': '{team} wins by wormholes.',

  // Beside as many signs, without a full stop: what is left. {steals}: yes, where the steals follow, which end this.
  'budget.moves':
    '{steals, select, yes {{n, plural, one {# move} other {# moves}}} other {{n, plural, one {# move left} other {# moves left}}}}',
  'budget.steals': '{n, plural, one {# steal left} other {# steals left}}',
};
