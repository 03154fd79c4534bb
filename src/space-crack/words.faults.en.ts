/**
 * English sentences about what a page has given and a board of Space Crack cannot use; loaded when there is such a value.
 *
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const faultWords: WordTable = {
  // Errors in options and in the text of a position, for whoever builds a page.
  'space-crack/sizes':
    '{found, plural, one {There is # size here.} other {There are # sizes here.}} A map of size {boardSize} has {needed} planets.', // {found}: how many sizes there are. {boardSize}: the size of the map. {needed}: how many planets it has, seven or more.
  'space-crack/much':
    'Ships, crack and command points could come to more than {most} by the last round. Write smaller numbers.', // {most}: a number.
  'space-crack/at-edge':
    'Planet {planet} lies at the edge and has fewer than six neighbours, so it can be no core planet.', // {planet}: its number.
  'space-crack/stuck': 'No seat can move in this position. Give one of them a ship, or crack for one.',
  'space-crack/next': 'Seat {next} cannot move in this position. Name a seat that can.', // {next}: the number of a seat, from 0.
  'range.planet':
    'a size from {min} to {max}, then its owner ({last, select, A {A} other {A to {last}}}), then a ship’s strength, as 5, 5A or 5A12', // How a planet is written, after “It takes”. {min}: the smallest size. {max}: the largest size. {last}: the letter of the last seat.
};
