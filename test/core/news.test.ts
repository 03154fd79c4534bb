/** Which plies are news to whoever looks at a board. */
import { expect, it } from 'vitest';
import { seenBy } from '../../src/core/session/news.js';
import type { Actor, Seat, Viewer } from '../../src/core/contract/rules.js';

/** The plies that are news, by who made them, as in `0 1 1 h`. */
function news(line: string, seats: readonly Seat[], viewer: Viewer): string {
  const actors = line.split(' ').filter((one) => one !== '');
  const plies = actors.map((one): { readonly actor: Actor } => ({
    actor: one === 'h' ? 'host' : Number(one),
  }));
  return actors.slice(seenBy(viewer, seats, plies)).join(' ');
}

it('to one reader they are those since the reader’s own last one, the host’s among them', () => {
  expect(news('', [0], 0)).toBe('');
  expect(news('0 1 1 2', [0], 0)).toBe('1 1 2');
  expect(news('0 1 0 1 h', [0], 'public')).toBe('1 h');
  expect(news('1 1', [0], 0)).toBe('1 1');
  expect(news('1 0', [0], 0)).toBe('');
});

it('to whoever is to move at a shared screen they are those since their own last one', () => {
  expect(news('0 1 1 1', [0, 1], 0)).toBe('1 1 1');
  expect(news('0 1 2 2', [0, 1], 0)).toBe('1 2 2');
  expect(news('0 1 1', [0, 1], 1)).toBe('');
});

it('to people at a shared screen of whom nobody is to move they are those of others, or the last', () => {
  expect(news('0 1 2 2', [0, 1], 'public')).toBe('2 2');
  expect(news('0 0 1', [0, 1], 'public')).toBe('1');
});

it('to whoever only looks on the last one is', () => {
  expect(news('0 1 1', [], 'public')).toBe('1');
  expect(news('0 1 1', [], 0)).toBe('1');
});
