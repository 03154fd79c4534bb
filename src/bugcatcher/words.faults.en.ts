/**
 * English sentences about what a page has given and a board of Bugcatcher cannot use; loaded when there is such a value.
 *
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const faultWords: WordTable = {
  // Errors in a puzzle, for whoever writes it.
  'bugcatcher/no-target':
    '“{node}” is no node of another player. Write a seat from 1 to {most}, then B or C, as in 1B.', // {node}: what was written. {most}: the number of the last seat.
  'bugcatcher/no-spot':
    '{node, select, B {“{wanted}” is no corner of this board. Write one such as A1-BR.} other {“{wanted}” is no centre of this board. Write one such as B2.}}', // {node}: B or C. {wanted}: what was written.
  'bugcatcher/not-last': 'A puzzle is the last round of its match. Here it is round {round} of {rounds}.', // {round}: a number. {rounds}: how many there are.
  'bugcatcher/awaited': '{seat} has no program yet. In a puzzle all others have theirs.', // {seat}: a player.

  // Errors in options and missions, for whoever builds a page. {path}: a place in the list of missions, as missions[0].reward.
  'bugcatcher/too-small':
    'A board of {cells, plural, one {# cell} other {# cells}} is too small for {players} players. Each needs a cell.', // {cells}: how many cells. {players}: how many players, two or more.
  'bugcatcher/missions-json': '{path} cannot be used. Write {range}.', // {range}: one of the next seven, or a whole number from one to another.

  // Shown after “Write”: the form of the part of a mission that “{path}” names.
  'part.mission': 'a mission with a name, a goal and a reward',
  'part.fields': 'only name, node, count, reward, penalty, rounds and one goal',
  'part.name': 'a letter, then up to 39 letters, digits, spaces, apostrophes and hyphens',
  'part.goal': 'exactly one goal, such as shape or swaps',
  'part.node': 'B or C',
  'part.shape': 'one to nine of the letters U, R, D and L',
  'part.spots': 'spots such as C3, or rim, inside, corners, left, top, right or bottom',

  // After “It takes”, in an error for whoever builds a page.
  'range.missions': 'a list as JSON, or text such as Moth:swaps:2:3',
  'range.mission-name': 'the name of a mission',
  'range.mission': 'a mission by the round that shows it and its number there, as 1.2',
  'range.place': 'a centre or a corner, as B2 or A1-BR',
  'range.centre': 'a centre, as B2',
  'range.corner': 'a corner, as A1-BR',
  'range.node-colour': 'B for blue or K for black',
  'range.outcomes': 'one sign per entry: 0 to 4, or -',
  'range.gain': 'a mission and its fireflies, as 1.2=4',
  'range.path': 'a path on the board',
  'range.track': 'a centre and a corner for each player, a slash, and the paths',
};
