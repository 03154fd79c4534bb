/**
 * English sentences of the hints of Space Crack: the move that is advised, and why. Loaded with the first hint.
 *
 * {planet}: the planet that the ship comes to or is built at, by its size as “size 5”. {area}: where it lies, as “at the top”.
 * {ship}: a ship, as “strength 5”. {other}: another seat. {against}: the strength of that seat’s ship. {left}: the strength of the reader’s ship afterwards. {n}: a count.
 */
import type { WordTable } from '../core/words/words.js';

export const hintWords: WordTable = {
  // The move alone, where there is no reason to tell.
  'hint.moved': 'Move the ship of {ship} to the planet of {planet} {area}.',
  'hint.built': 'Build a ship at the planet of {planet} {area}.',
  'hint.ended': 'End your round.',

  // In a puzzle: the move alone, and how much is left then.
  'hint.proven':
    '{text} {n, plural, =0 {That solves it.} one {# more move solves it then.} other {# more moves solve it then.}}', // {text}: what to do, a sentence. {n}: how many moves are left afterwards.
  // In a puzzle, before the move is told: where it is.
  'hint.where-ship': 'Look at your ship of {ship} {area}. It has the next move.', // {ship}: as “strength 5”.
  'hint.where-build': 'The next move builds. Look at your planets.',
  // Where no move can be advised.
  'hint.unsolvable': 'It can no longer be solved from here. Take a move back.',
  'hint.large': 'There is too much to try for a hint here.',

  // With a reason: something that the reader can see on the map. The ship is outlined, and what the reason names.
  'hint.lead':
    'Capture the planet of {planet} {area}: you have the most planets then, and this is the last round.',
  'hint.attack':
    'Attack {other}’s planet of {planet} {area}: your ship beats the one of strength {against} and keeps strength {left}.',
  'hint.breaks-core':
    'Capture {other}’s planet of {planet} {area}: {n, plural, one {a core planet beside it brings} other {# core planets beside it bring}} less crack then.',
  'hint.undefended':
    'Capture {other}’s planet of {planet} {area}: no ship defends it, so you gain a planet and {other} loses one.',
  'hint.core':
    'Capture the planet of {planet} {area}: {n, plural, one {a planet is a core planet then and brings} other {# planets are core planets then and bring}} more crack.',
  'hint.saves':
    'Move the ship of {ship} to your planet of {planet} {area}: where it is, {other}’s ship of strength {against} would beat it.',
  'hint.merges': 'Merge the ship of {ship} with the one {area}: together they have strength {left}.',
  'hint.free-way':
    'Capture the free planet of {planet} {area}: {n, plural, one {# more free planet lies} other {# more free planets lie}} behind it.',
  'hint.free': 'Capture the free planet of {planet} {area}: it brings {crack} crack each round.', // {crack}: a number.
  'hint.both':
    'Attack {other}’s planet of {planet} {area}: both ships are destroyed, and no ship is left to defend the planet.',
  'hint.lost':
    'Attack {other}’s planet of {planet} {area}: your ship is destroyed, and the one of strength {against} keeps strength {left}.', // {left}: the strength of the other’s ship.
  'hint.nears-free':
    'Move the ship of {ship} to your planet of {planet} {area}: from there it is {n, plural, one {# move} other {# moves}} to a free planet.',
  'hint.nears':
    'Move the ship of {ship} to your planet of {planet} {area}: from there it is {n, plural, one {# move} other {# moves}} to {other}’s planets.',
  'hint.builds-front':
    'Build at your planet of {planet} {area}: a ship of strength {ship}, next to {other}’s planets.', // {ship}: the number alone.
  'hint.builds-free':
    'Build at your planet of {planet} {area}: a ship of strength {ship}, next to {n, plural, one {# free planet} other {# free planets}}.', // {ship}: the number alone.
  'hint.builds-most':
    'Build at your planet of {planet} {area}: a ship of strength {ship}, for no ship that you can pay costs more.', // {ship}: the number alone.
  'hint.ends': 'End your round: your ships can capture nothing now.',
  'hint.ends-kept':
    'End your round: your ships can capture nothing now, and {n, plural, one {# move is} other {# moves are}} kept for the next round.',
};
