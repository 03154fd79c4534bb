import { expect, test } from 'vitest';
import { news } from '../../src/rotation/news.js';
import type { Event } from '../../src/rotation/state.js';
import { words } from './harness.js';

test('what others did is told in one sentence per turn, with what its cards brought', () => {
  const turned = (seat: number, cell: string): Event => ({
    type: 'rotated',
    seat,
    cell,
    sign: 'Y',
    moved: 3,
  });
  const played = (points: number): Event => ({ type: 'played', seat: 1, card: 'GY', found: 1, points });
  const ended = (seat: number): Event => ({ type: 'ended', seat, drawn: 1 });
  expect(news([turned(1, 'c3'), played(2), played(3), ended(1), turned(2, 'd4'), ended(2)], words)).toEqual([
    'Player 2 rotated the yellow dwarf at c3 and played 2 cards for 5 points.',
    'Player 3 rotated the yellow dwarf at d4.',
  ]);
});
