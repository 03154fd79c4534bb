/**
 * English sentences of the hints of Constellation: the move that is advised, and why. Loaded with the first hint.
 *
 * {star}: the name of a star, as a7. {from}: the team that it is stolen from. {other}: another team. {n}: a count. {of}: a number of wormholes.
 * {act}: what is done with the star: claim; take, a steal; or clear, a steal that frees it.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // The move alone, where there is no reason to tell.
  'hint.hq': 'Place an HQ at {star}.',
  'hint.claimed':
    '{links, plural, =0 {Claim {star}.} one {Claim {star} for # connection.} other {Claim {star} for # connections.}}', // {links}: how many connections it brings.
  'hint.stolen':
    '{stars, plural, one {Steal {star} from {from}.} other {Steal {star} from {from}, # stars in all.}}', // {stars}: all that would be stolen, it included.
  'hint.cleared':
    '{stars, plural, one {Clear {from}’s star {star}.} other {Clear {star}, # stars of {from} in all.}}', // They would become free. {stars}: all of them.
  'hint.passed': 'Give up your moves for the rest of this round.',

  // In a puzzle: the move alone, and how much is left then.
  'hint.proven':
    '{text} {n, plural, =0 {That solves it.} one {# more move solves it then.} other {# more moves solve it then.}}', // {text}: what to do, a sentence. {n}: how many moves are left afterwards.
  // In a puzzle, before the move is told: it is one of these. {star}: names of stars.
  'hint.where': 'Look here. The next move is at {star, list, or}.',
  // Where no move can be advised.
  'hint.unsolvable': 'It can no longer be solved from here. Take a move back.',
  'hint.large': 'There is too much to try for a hint here.',

  // With a reason: something that the reader can see on the map, where what it names is outlined.
  'hint.wormhole-win':
    '{act, select, claim {Claim {star}: {of} wormholes are in one network then, enough to win when the round ends.} other {Steal {star}: {of} wormholes are in one network then, enough to win when the round ends.}}',
  'hint.wormhole-way':
    '{act, select, claim {Claim {star}: {n, plural, one {# more star} other {# more stars}} and {of} wormholes are in one network, enough to win.} clear {Clear {star}: {n, plural, one {# more star} other {# more stars}} and {of} wormholes are in one network, enough to win.} other {Steal {star}: {n, plural, one {# more star} other {# more stars}} and {of} wormholes are in one network, enough to win.}}',
  'hint.breaks-win':
    '{act, select, clear {Clear {star}: {from} would win with its wormholes when the round ends.} other {Steal {star}: {from} would win with its wormholes when the round ends.}}',
  'hint.destroys':
    'Claim {star}: two black holes destroy {n, plural, one {# star} other {# stars}} of yours, worth {value, plural, one {# point} other {# points}} here.', // In the mode where that is the goal. {value}: a number.
  'hint.hq-joined':
    '{act, select, claim {Claim {star}: your HQs are connected then, {n, plural, one {# point} other {# points}} each round.} other {Steal {star}: your HQs are connected then, {n, plural, one {# point} other {# points}} each round.}}',
  'hint.hq-longer':
    '{act, select, claim {Claim {star}: your HQ line is longer then, {n, plural, one {# point} other {# points}} each round.} other {Steal {star}: your HQ line is longer then, {n, plural, one {# point} other {# points}} each round.}}',
  'hint.hq-way':
    '{act, select, claim {Claim {star}: {n, plural, one {# more star} other {# more stars}} and your HQs are connected.} clear {Clear {star}: {n, plural, one {# more star} other {# more stars}} and your HQs are connected.} other {Steal {star}: {n, plural, one {# more star} other {# more stars}} and your HQs are connected.}}',
  'hint.hq-steal':
    '{act, select, clear {Clear {star}: {from} loses an HQ and scores no more HQ points.} other {Steal {star}: {from} loses an HQ and scores no more HQ points.}}',
  'hint.cuts':
    '{act, select, clear {Clear {star}: {from}’s HQ line brings only {n, plural, one {# point} other {# points}} a round then.} other {Steal {star}: {from}’s HQ line brings only {n, plural, one {# point} other {# points}} a round then.}}',
  'hint.guards':
    '{act, select, claim {Claim {star}: it is a cluster, and {n} of your stars can no longer be stolen.} other {Steal {star}: it is a cluster, and {n} of your stars can no longer be stolen.}}', // {n}: two or more.
  'hint.blocks-win': 'Claim {star}: there {other} would have {of} wormholes in one network, enough to win.',
  'hint.blocks-hqs': 'Claim {star}: there {other} would connect its HQs.',
  'hint.takes':
    '{act, select, clear {Clear {star}: {from} loses {n, plural, one {# connection} other {# connections}}.} other {Steal {star}: {from} loses {n, plural, one {# connection} other {# connections}}.}}',
  'hint.links':
    '{act, select, claim {Claim {star}: it brings {n, plural, one {# connection} other {# connections at once}}.} other {Steal {star}: it brings {n, plural, one {# connection} other {# connections at once}}.}}',
  'hint.open': 'Claim {star}: {n, plural, one {# free star is} other {# free stars are}} next to it.',
  'hint.denies':
    'Claim {star}: there {other} would gain {n, plural, one {# connection} other {# connections}}.',
  // Where nothing weighs more.
  'hint.keeps': 'Claim {star}: then no other team can claim it.',
  'hint.robs':
    '{act, select, clear {Clear {star}: {from} loses {n, plural, one {# star} other {# stars}}.} other {Steal {star}: {from} loses {n, plural, one {# star} other {# stars}}.}}',
  'hint.hq-first': 'Place an HQ at {star}: {n, plural, one {# line leads} other {# lines lead}} from it.',
  'hint.hq-second':
    'Place an HQ at {star}: {n, plural, =0 {it is next to your first HQ.} one {# star lies between it and your first HQ.} other {# stars lie between it and your first HQ.}}',
  'hint.ends-won': 'End your round: nobody else has moves left, and you win then.',
  'hint.passes':
    'Give up your moves for the rest of this round: every star that is left would destroy a network of yours.',
};
