import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WordTable } from '../../src/core/words.js';
import { nearest } from '../../src/ui/nearest.js';
import { faultsOf } from '../../src/ui/words-check.js';
import { kitWords } from '../../src/ui/words.en.js';
import { menuWords } from '../../src/ui/words.menu.en.js';

const games = readdirSync('src').filter((name) => existsSync(`src/${name}/words.en.ts`) && name !== 'ui');

describe('the words of a page', () => {
  it.each(games)('have no fault where they are those of %s', async (game) => {
    const { words } = (await import(`../../src/${game}/words.en.ts`)) as { words: WordTable };
    const { howWords } = (await import(`../../src/${game}/words.how.en.ts`)) as { howWords: WordTable };
    const all = { ...kitWords, ...words, ...menuWords, ...howWords };
    expect(Object.keys(all).length).toBeGreaterThan(100);
    expect(faultsOf(all, { ...kitWords, ...words }, undefined)).toEqual([]);
  });

  it('may leave a key undefined, and may use the place of a refusal', () => {
    const given = { a: undefined as unknown as string, 'x/bad': '{found}: {line}' };
    expect(faultsOf(given, { a: 'A', 'x/bad': '{found}' }, undefined)).toEqual([]);
  });

  it('are told of twenty faults at most', () => {
    expect(
      faultsOf(
        Object.fromEntries(
          Array(99)
            .fill('x')
            .map((text, n) => [`${n}`, text]),
        ),
        {},
        undefined,
      ),
    ).toHaveLength(20);
  });

  it.each(['constructor', 'toString'])('are no sentence of every object: %s', (key) => {
    expect(faultsOf({ [key]: 'x' }, { a: 'A' }, undefined)).toMatchObject([{ code: 'words/key' }]);
  });
});

describe('the nearest name', () => {
  const known = ['rings', 'seats', 'seed', 'bot-pace', 'scoring'];
  it.each([
    ['ring', 'rings'],
    ['sede', 'seed'],
    ['botpace', 'bot-pace'],
    ['scorign', 'scoring'],
    ['sings', 'rings'],
    ['wings', 'rings'],
    ['wins', undefined],
    ['data', undefined],
    ['', undefined],
  ])('to %s is %s', (word, found) => {
    expect(nearest(word, known)).toBe(found);
  });
});
