/**
 * English sentences of the lesson of Constellation: each step’s title and text, and the answers to the reader’s
 * moves. The reader is Lyra, the other team Orion; names of stars, as a1 and a7, stay. It is loaded when the lesson is opened.
 */
import type { WordTable } from '../core/words/words.js';

export const words: WordTable = {
  'lesson.end': 'Connect your HQs, guard them with a cluster, and watch the wormholes.', // After the last step.

  // The first step, on an empty map.
  'lesson.hqs.title': 'Headquarters',
  'lesson.hqs.say':
    'Every team first places two headquarters, HQs for short. Put your first one on a plain star, a circle.',
  'lesson.hqs.placed': 'Your first HQ. Orion now places two, and you place your second one last.',

  // Both teams have two moves left in the round, and move in any order.
  'lesson.any.title': 'Nobody waits',
  'lesson.any.say':
    'After the HQs there are no turns: everybody moves at any time. The dots count moves. You have two left, and so has Orion. Claim a star.',
  'lesson.any.one': 'Orion has made both of its moves while you have one left. Claim another star.',
  'lesson.any.both':
    'No moves are left, so the round ends. HQ lines score, and everybody has six moves again.',
  'lesson.any.passed': 'You gave up your moves for this round. Claim a star instead.',

  // The reader’s HQs are at a1 and a7, far apart.
  'lesson.connections.title': 'Connections',
  'lesson.connections.say':
    'Claim a free star. A line whose two stars are yours is worth 1 point, and a little more for its length.',
  'lesson.connections.long':
    'A line, called a connection: 1 point, and 1.1 for its length. Your total is 2.1.',
  'lesson.connections.usual': 'A line, called a connection: 1 point, and 1 for its length. Your total is 2.',
  'lesson.connections.short':
    'A line, called a connection: 1 point, and 0.9 for its length. Your total is 1.9.',
  'lesson.connections.passed': 'You gave up your moves for this round. Claim a star instead.',
  'lesson.connections.lone':
    'That star is yours, but no line joins it to another star of yours. It scores no points yet.',

  // The reader has one more move in this round, and stars at a1, a2 and a7.
  'lesson.line.title': 'The HQ line',
  'lesson.line.say':
    'At the end of every round, the shortest way between your two HQs scores 1 point for each line in it. Connect them with your last move.',
  'lesson.line.joined':
    'Three lines between your HQs: 3 points now, and again in every round while they stay connected.',
  'lesson.line.connected': 'A connection, but your HQs are still apart. The round ends without HQ points.',
  'lesson.line.apart': 'Your HQs are still apart. Look for a star between a2 and a7.',

  // Both teams’ HQs are connected; the reader has one more move in this round.
  'lesson.steal.title': 'Steal',
  'lesson.steal.say':
    'Orion’s HQs are connected too. Steal one: it costs a move and one of your three steals, and Orion scores no more HQ points.',
  'lesson.steal.a8': 'Orion lost the HQ at a8 and scores no more HQ points. Your own line scored 3.',
  'lesson.steal.a10': 'Orion lost the HQ at a10 and scores no more HQ points. Your own line scored 3.',
  'lesson.steal.line': 'Orion’s line is broken, but Orion can repair it. A stolen HQ is gone for good.',
  'lesson.steal.good': 'A good star, but both of you scored 3 HQ points. Steal one of Orion’s HQs.',
  'lesson.steal.other': 'Both of you scored 3 HQ points. Steal one of Orion’s HQs.',

  // The star f is a cluster.
  'lesson.cluster.title': 'Clusters',
  'lesson.cluster.say':
    'A cluster guards its whole network: nothing in it can be stolen. Orion is about to steal, so claim the cluster at a6.',
  'lesson.cluster.guarded': 'All your stars are in one guarded network. Orion can steal none of them.',
  'lesson.cluster.open': 'Your HQs are connected but not guarded. Orion stole the HQ at a7.',
  'lesson.cluster.stolen': 'Orion stole your HQ at a7. You would score no more HQ points.',

  // The stars a9 and a14 are black holes; a9 is the reader’s.
  'lesson.holes.title': 'Black holes',
  'lesson.holes.say':
    'Two black holes destroy a network that joins them. You hold the one at a9. Connect your two HQs, and stay away from a14.',
  'lesson.holes.joined': 'Your HQs are connected: 3 HQ points, and a total of 15.3.',
  'lesson.holes.destroyed':
    'Two black holes in one network: five of your stars are lost, your HQ at a1 among them.',
  'lesson.holes.apart': 'Nothing was destroyed, but your HQs are still apart. Look at the cluster.',

  // The stars a4, a11 and a13 are wormholes, and the reader’s.
  'lesson.wormholes.title': 'Wormholes',
  'lesson.wormholes.say':
    'If three wormholes are joined in one of your networks when a round ends, you win. Connect the one at a11 to your other two.',
  'lesson.wormholes.won': 'Three wormholes joined, and the round ends: you win.',
  'lesson.wormholes.below': 'That connects a11 to a14 only. You need a star between a11 and a8.',
  'lesson.wormholes.two':
    'Only two of your wormholes are in one network. You need a star between a11 and a8.',

  // Three stars are free.
  'lesson.last.title': 'The last move',
  'lesson.last.say':
    'This is the last move of the last round: your total is 12, Orion’s is 17.7. Which star wins?',
  'lesson.last.won': 'Three connections and 3 HQ points. You win, 21.2 points to 19.7.',
  'lesson.last.longest': 'The longest line on the map scores only 2.3 points. Orion wins, 19.7 to 14.4.',
  'lesson.last.short': 'One connection is not enough. Orion wins, 19.7 points to 14.1.',
  'lesson.last.lost': 'Orion wins with 19.7 points. One star would have won you the game.',
};
