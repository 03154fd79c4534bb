/**
 * English sentences about what a page has given and a board of *Star cannot use; loaded when there is such a value.
 *
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const faultWords: WordTable = {
  'range.turn': 'B or R, then how many stones are left to place', // After “It takes”: whose turn it is.

  // Errors in the text of a position, for whoever builds a page.
  'star/position': 'A position begins with the number of rings and a colon, as in 6:105.',
  'star/turn-left': 'A turn cannot have {left} stones left to place. It has at most {most}.', // {left}: a number. {most}: a number.
  'star/offer-over': 'A game with an open offer is not over. Leave out offer or over.',
  'star/offer-full': 'On a full board the game is over. Leave out the offer.',
  'star/offer-count': 'A count is proposed at the start of a turn, when both sides have had one.',
  'star/goal-parts':
    '“{found}” does not fit. {needed, plural, =0 {Write win alone.} one {Name # cell behind a colon, as in live:S31.} other {Name # cells, each behind a colon, as in connect:A10:S30.}}', // {needed}: how many cells the goal names.
  'star/goal-stone':
    '{colour, select, blue {There is no blue stone on {node}. This goal marks groups of Blue’s.} other {There is no red stone on {node}. This goal marks groups of Red’s.}}', // {node}: the name of a cell. {colour}: whose groups the goal is about.
  'star/offer-pie':
    'The first stone can be taken over only with pie=yes, without a handicap, and while it is the only stone.',
};
