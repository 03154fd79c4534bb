import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkWith, pageAddress } from '../../src/ui/conversation/page-link.js';
import { recordInHash } from '../../src/ui/effects/page-address.js';

const PAGE = 'https://example.org/blog?post=7';
const RECORD = 'star/1 rings=2 | S10';
const GAME = `planisphere=${encodeURIComponent(RECORD)}`;
const OTHER = `planisphere=${encodeURIComponent('rotation/1 from=HGY;goals=GY')}`;

function openAt(hash: string): void {
  vi.stubGlobal('location', { href: PAGE + hash, hash });
}

afterEach(() => vi.unstubAllGlobals());

describe('the link of a board that reads its page’s address', () => {
  it.each([
    ['', '#'],
    ['#comments', '#'],
    [`#${OTHER}`, '#'],
    [`#${OTHER}&utm_source=feed`, '#'],
    ['#/games/star', '#/games/star?'],
    ['#/', '#/?'],
    ['#!games', '#!games?'],
    ['#/games/star?id=rules', '#/games/star?id=rules&'],
    [`#/games/star?${OTHER}`, '#/games/star?'],
    [`#/games/star?${OTHER}&id=rules`, '#/games/star?id=rules&'],
    [`#/games/star?id=rules&${OTHER}`, '#/games/star?id=rules&'],
    ['#tab=games', '#tab=games&'],
    [`#tab=games&${OTHER}`, '#tab=games&'],
  ])('keeps a hash that is the page’s route: “%s”', (hash, kept) => {
    openAt(hash);
    const link = linkWith(RECORD);
    expect(link).toBe(`${PAGE}${kept}${GAME}`);
    openAt(new URL(link).hash);
    expect(recordInHash('star')).toBe(RECORD);
  });

  it.each([
    ['#comments', ''],
    [`#${OTHER}`, ''],
    [`#/games/star?${OTHER}`, '#/games/star'],
    ['#/games/star?id=rules', '#/games/star?id=rules'],
  ])('without a game is the page at the same route: “%s”', (hash, kept) => {
    openAt(hash);
    expect(pageAddress()).toBe(PAGE + kept);
  });
});

describe('the game in an address', () => {
  const gameIn = (hash: string): unknown => {
    openAt(hash);
    return recordInHash('star');
  };

  it.each([
    `#${GAME}`,
    `#${GAME}&utm_source=feed&utm_medium=mail`,
    `#${GAME}?fbclid=x`,
    `#utm_source=feed&${GAME}`,
    `#/games/star?${GAME}`,
    `#${OTHER}&${GAME}`,
  ])('is found whatever stands around it: “%s”', (hash) => {
    expect(gameIn(hash)).toBe(RECORD);
  });

  it.each(['', '#comments', '#planisphere=%', `#${OTHER}`, '#myplanisphere=star%2F1', '#planisphere='])(
    'is none in “%s”',
    (hash) => {
      expect(gameIn(hash)).toBeUndefined();
    },
  );
});
