import { expect, test } from 'vitest';
import { news } from '../../src/constellation/news.js';
import type { Event } from '../../src/constellation/state.js';
import { words } from './harness.js';

test('what others did, team by team: the reader’s losses first, what weighs more than a claim as it was', () => {
  const claim = (team: number): Event => ({ type: 'claimed', team, member: 0, star: 'a1', links: 0 });
  const claimed = [claim(1), claim(1), claim(2)];
  const stolen: Event = { type: 'stolen', team: 2, member: 0, from: 0, star: 'a9', stars: ['a9', 'b1'] };
  const fell: Event = { type: 'fell', team: 0, star: 'a9' };
  expect(news([...claimed, stolen, fell], words, 0)).toEqual([
    'Lyra loses 2 stars by steals.',
    'Orion: 2 stars claimed.',
    'Cygnus: 1 star claimed, 2 stars stolen.',
    'Lyra loses the HQ on a9.',
  ]);
  expect(news(claimed, words, 'public')).toEqual(['Orion: 2 stars claimed.', 'Cygnus: 1 star claimed.']);
});
