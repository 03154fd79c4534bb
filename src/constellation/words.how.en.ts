/** How to play Constellation, in ten lines for a newcomer; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1': 'Teams claim stars. Two stars of one team that a line joins are a connection: it comes by itself.',
  'how.2':
    'First each team places its HQs, on plain stars. Join your two HQs: at the end of every round the shortest line between them scores a point a connection.',
  'how.3':
    'Then, each round, every member has a few moves, shown as dots. Any member of any team may move at any time; choose a member’s dots to move for that one.',
  'how.4':
    'A click on a free star claims it. A click on another team’s star shows what a steal would take; a second click steals. Steals are few.',
  'how.5':
    'The total is connections, a tenth of their length, and HQ points; the figures above the columns say how much each counts. Point at a figure to see what it counts.',
  'how.6':
    'A cluster, the eight-pointed star, guards every star of its network: nothing in it can be stolen.',
  'how.7':
    'Wormholes, the triangles: a team that has three of them in one network when a round ends wins at once.',
  'how.8': 'Black holes, the halved circles: two of them in one network of yours swallow all of it.',
  'how.9': 'Use your moves: what is left when the round ends is lost. Pass to give them up.',
  'how.10': 'To do well: join your HQs early, reach for a cluster, and count the wormholes of the others.',
};
