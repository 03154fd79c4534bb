/** How to play Constellation, in ten lines for a newcomer, by the options of the game; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1': 'Teams claim stars. A line between two stars of one team is a connection.',
  'how.2':
    'First each team places its HQs, on plain stars. Join your two HQs: at the end of every round the shortest line between them scores a point per connection.',
  'how.2.hqCount.1':
    'First each team places its HQ, on a plain star. At the end of every round the longest line from it that meets no star twice scores a point per connection.',
  'how.2.hqCount.0': 'This game has no HQs: teams claim stars from the first move on.',
  'how.2.mode.blackhole': 'This game has no HQs: teams claim stars from the first move on.',
  'how.3':
    'Then, each round, every member has a few moves, shown as dots. Anybody may move at any time; choose a member’s dots to move for that one.',
  'how.4':
    'A click on a free star claims it. A click on another team’s star shows what a steal would take; a second click steals. Steals are limited.',
  'how.5':
    'The total is connections, their length and HQ points, each times the figure above its column. Point at a figure to see what it counts.',
  'how.5.mode.blackhole':
    'Only what your black holes swallow counts: its connections and their length, each times the figure above its column.',
  'how.6':
    'A cluster, the eight-pointed star, guards every star of its network: nothing in it can be stolen.',
  'how.7':
    'Wormholes, the triangles: a team that has {wormholesToWin} of them in one network when a round ends wins at once.',
  'how.7.mode.containment': 'Wormholes, the triangles, are stars like any other in this game.',
  'how.7.mode.resistance': 'Wormholes, the triangles, are stars like any other in this game.',
  'how.7.mode.blackhole': 'Wormholes, the triangles, are stars like any other in this game.',
  'how.7.mode.sandbox': 'Wormholes, the triangles, are stars like any other in this game.',
  'how.7.wormholesToWin.0': 'Wormholes, the triangles, are stars like any other in this game.',
  'how.8': 'Black holes, the halved circles: two of them in one network of yours swallow all of it.',
  'how.9': 'Use your moves: what is left when the round ends is lost. Pass to give them up.',
  'how.10':
    'To do well: join your stars into one network early, reach for a cluster, and watch the others’ wormholes.',
  'how.10.mode.blackhole':
    'To do well: let a network grow large round one black hole before you claim a second one for it.',
};
