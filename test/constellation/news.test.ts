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
    'Lyra lost the HQ at a9 and scores no more HQ points.',
    'Lyra lost 2 stars to other teams.',
    'Orion claimed 2 stars.',
    'Cygnus claimed 1 star.',
    'Cygnus stole 2 stars.',
  ]);
  expect(news([stolen, fell], words.to(0), 0)).toEqual([
    'You lost the HQ at a9 and score no more HQ points.',
    'You lost 2 stars to other teams.',
    'Cygnus stole 2 stars.',
  ]);
  expect(news(claimed.slice(1), words.to(1), 1)).toEqual(['You claimed 1 star.', 'Cygnus claimed 1 star.']);
  expect(news(claimed, words, 'public')).toEqual(['Orion claimed 2 stars.', 'Cygnus claimed 1 star.']);
});
