/** Lists of built-in puzzles: by name and by day. */
import { describe, expect, it } from 'vitest';

import { daysFrom } from '../../src/core/days/calendar.js';
import { makePuzzleList } from '../../src/core/puzzle/list.js';

const first = { from: '2026-10-26', puzzles: 'd1 d2\nd3', levels: '123' };
const second = { from: '2026-11-01', puzzles: 'e1\ne2', levels: '32' };
const list = makePuzzleList({ levels: ['a1 a2', '\nb1\nb2\nb3\n', 'c1'], blocks: [first, second] });

describe('a list of puzzles', () => {
  it('names them by their level and their place in it', () => {
    expect(['1-1', '1-2', '2-3', '3-1'].map((name) => list.named(name))).toEqual(['a1', 'a2', 'b3', 'c1']);
    for (const none of ['', '1', '0-1', '1-0', '1-3', '4-1', '1-1-1', '1-1x', 'x-y', '-1'])
      expect(list.named(none), none).toBeUndefined();
    expect([1, 2, 3, 4, 0].map((level) => list.countOf(level))).toEqual([2, 3, 1, 0, 0]);
  });

  it('gives each day the next of its block, with its level, and goes round', () => {
    const days = [0, 1, 2, 3, 5].map((n) => daysFrom('2026-10-26', n));
    expect(days.map((day) => list.ofDay(day))).toEqual(['d1', 'd2', 'd3', 'd1', 'd3']);
    expect(days.map((day) => list.levelOfDay(day))).toEqual([1, 2, 3, 1, 3]);
    expect(list.ofDay('2026-10-25')).toBe('d3');
  });

  it('begins a new block on its own day, which changes no day before', () => {
    const days = [6, 7, 8].map((n) => daysFrom('2026-10-26', n));
    expect(days.map((day) => [list.ofDay(day), list.levelOfDay(day)])).toEqual([
      ['e1', 3],
      ['e2', 2],
      ['e1', 3],
    ]);
    const alone = makePuzzleList({ levels: [], blocks: [first] });
    for (let n = -9; n < 6; n++) {
      const day = daysFrom('2026-10-26', n);
      expect(list.ofDay(day), day).toBe(alone.ofDay(day));
    }
  });

  it('may keep its days in another way', () => {
    const short = makePuzzleList({ levels: [], blocks: [first] }, (text) => text.split(/[ \n]d/));
    expect(short.ofDay('2026-10-27')).toBe('2');
  });
});
