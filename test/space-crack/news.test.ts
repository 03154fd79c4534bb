import { expect, test } from 'vitest';
import { news } from '../../src/space-crack/news.js';
import type { Event, Meeting } from '../../src/space-crack/state.js';
import { words } from './harness.js';

const moved = (type: Meeting, seat: number, to: number, was: number): Event => ({
  type,
  seat,
  from: 1,
  to,
  ship: 5,
  against: 3,
  left: 2,
  was,
  size: to - 2,
  area: 'north',
});

const built = (seat: number): Event => ({ type: 'built', seat, planet: 3, price: 4, ship: 4, area: 'west' });

test('what others did: the reader’s losses, what each seat brought about, the end of the turn', () => {
  const events: Event[] = [
    moved('won', 1, 7, 0),
    moved('took', 1, 8, 0),
    built(1),
    moved('both', 2, 9, 0),
    moved('moved', 2, 4, 2),
    { type: 'ended', seat: 2 },
    { type: 'turn', turn: 3, incomes: [4, 5, 6], planets: [1, 2, 3] },
  ];
  expect(news(events, words, 0)).toEqual([
    'Blue lost planets of size 5 at the top and size 6 at the top.',
    'Blue’s ship at a planet of size 7 at the top was destroyed.',
    'Red captured 2 planets.',
    'Red built 1 ship.',
    'Green lost 1 ship in an attack.',
    'Round 3 is over. Blue mined 4 crack. Red mined 5 crack. Green mined 6 crack.',
  ]);
  expect(news(events, words, 'public')[0]).toBe('Red captured 2 planets.');
  expect(news([moved('moved', 1, 4, 1), { type: 'ended', seat: 1 }], words, 0)).toEqual([
    'Nothing was captured, built or destroyed.',
  ]);
});
