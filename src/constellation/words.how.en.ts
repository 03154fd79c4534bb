/**
 * How to play Constellation, in ten lines at most for a newcomer, by the options of the game; loaded when first asked for.
 *
 * {rounds}: how many rounds the game has. {stealsPerTeam}: how many steals a team has. {stealDepth}: how many connections a steal spreads.
 * {wormholesToWin}: how many wormholes win. {targetScore}: how many points a team must reach.
 */
import type { WordTable } from '../core/words/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Connection, network, HQ, cluster, wormhole and black hole are terms of the game. A key with more parts stands in a line's place where that option is so.
  'how.1': 'Claim free stars: a line whose two stars are yours is a connection.',
  'how.2': 'Each connection is 1 point and a little more for its length.',
  'how.2.multipliers.1,0,1': 'Each connection is 1 point, whatever its length.',
  'how.2.mode.blackhole': 'Only destroyed networks score: the larger the network, the more points.',
  'how.3':
    'Connect your two headquarters, called HQs. At the end of every round the shortest chain of connections between them, your HQ line, scores 1 point per connection.',
  'how.3.hqCount.1':
    'Place one headquarters, called an HQ. At the end of every round the longest chain of connections from it, your HQ line, scores 1 point per connection.',
  'how.3.hqCount.0': 'This game has no HQs: claim stars from the first move on.',
  'how.3.mode.blackhole': 'This game has no HQs: claim stars from the first move on.',
  'how.4': 'Each member of a team has a few moves in every round, and everybody may move at any time.',
  'how.5':
    'Steal a star from another team: you have {stealsPerTeam, plural, one {# steal} other {# steals}}, and a team that loses an HQ scores no more HQ points.',
  'how.5.mode.blackhole':
    'Steal a star from another team: you have {stealsPerTeam, plural, one {# steal} other {# steals}}.',
  'how.5.stealsPerTeam.0': 'Nobody can steal in this game.',
  'how.5.hqCount.0':
    'Steal a star from another team: you have {stealsPerTeam, plural, one {# steal} other {# steals}}.',
  'how.5.hqImmune.true':
    'Steal a star from another team, but no HQ: you have {stealsPerTeam, plural, one {# steal} other {# steals}}.',
  'how.6':
    'Connected stars of one team are a network. Nothing can be stolen from a network that holds a cluster.',
  'how.7': 'Two black holes in one of your networks destroy it, and its stars become free.',
  'how.7.blackHoleEffect.remove':
    'Two black holes in one of your networks destroy it, and its stars leave the map.',
  'how.8':
    'After {rounds, plural, one {# round} other {# rounds}} the highest total wins. {wormholesToWin, plural, one {A team with # wormhole in one network when any round ends wins there and then.} other {A team with # wormholes in one network when any round ends wins there and then.}}',
  'how.8.mode.containment':
    'Every human team must reach {targetScore, plural, one {# point} other {# points}} before any bot team does.',
  'how.8.mode.resistance':
    'Offense scores and Defense steals; Offense wins if all its teams reach {targetScore, plural, one {# point} other {# points}}.',
  'how.8.mode.blackhole': 'After {rounds, plural, one {# round} other {# rounds}} the highest total wins.',
  'how.8.mode.sandbox': 'Nobody wins: try things out.',
  'how.8.wormholesToWin.0': 'After {rounds, plural, one {# round} other {# rounds}} the highest total wins.',

  // One more line where an option of the game is not as usual.
  'how.stealDepth':
    'A steal also reaches stars up to {stealDepth, plural, one {# connection} other {# connections}} away in the other team’s network.',
  'how.stealEffect': 'Stars that are stolen become free.',
  'how.multipliers': 'Points count in another way than usual: the heads of the columns say how.',
  'how.claimNeedsAdjacency': 'You can claim only stars that a line joins to one of yours.',
};
