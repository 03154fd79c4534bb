import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeWords, sayRefusal, type WordTable } from '../../src/core/words.js';
import { words as starWords } from '../../src/star/words.en.js';
import { nearest } from '../../src/ui/words/nearest.js';
import { faultsOf } from '../../src/ui/words/check-words.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { menuWords } from '../../src/ui/words/words.menu.en.js';

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

  it('are checked but for what the menu brings', () => {
    const given = { 'moves.lft': 'x', 'menu.cpy': 'x', 'key.hnt': 'x', 'how.77': 'x', 'name.8': 'x' };
    expect(faultsOf(given, { 'moves.left': 'L' }, undefined)).toMatchObject([
      { code: 'words/near', facts: { key: 'moves.lft', meant: 'moves.left' } },
    ]);
  });

  it.each(['constructor', 'toString'])('are no sentence of every object: %s', (key) => {
    expect(faultsOf({ [key]: 'x' }, { a: 'A' }, undefined)).toMatchObject([{ code: 'words/key' }]);
  });
});

describe('docs/words.md', () => {
  const text = readFileSync('docs/words.md', 'utf8');
  const known = { ...kitWords, ...starWords };
  const keysIn = (part: string): string[] =>
    [...part.matchAll(/`([a-z.-]+)`/g)].map(([, key]) => key as string);

  it('lists what all boards say but for refusals', () => {
    const rows = /\| what \| keys \|\n([^]*?)\n\n/.exec(text)?.[1] ?? '';
    const shared = Object.keys({ ...kitWords, ...menuWords }).filter((key) => !key.includes('/'));
    expect(keysIn(rows).sort()).toEqual(shared.sort());
  });

  it('has an example without a fault', () => {
    const [, example = ''] = /\.words = \{([^]*?)\n {2}\};/.exec(text) ?? [];
    const given = Object.fromEntries(
      [...example.matchAll(/'(.+?)': '(.+?)',/g)].map(([, key, say]) => [key, say]),
    );
    expect(Object.keys(given).length).toBeGreaterThan(3);
    expect(faultsOf(given as WordTable, known, undefined)).toEqual([]);
  });

  it('tells of mistakes as a board does', () => {
    const mistakes = { 'act.undoo': 'x', undo: 'x', 'turn.one': '{who}', 'act.undo': 5 as unknown as string };
    const words = makeWords('en', known);
    const told = faultsOf(mistakes, known, undefined).map(
      (fault) => `| \`${fault.code}\` | ${sayRefusal(words, fault)} |`,
    );
    expect(text).toContain(told.join('\n'));
  });

  it.each(games)('tells the truth of %s: its words can be imported', async (game) => {
    const entry = (await import(`../../src/${game}/index.ts`)) as { readonly words: WordTable };
    expect(entry.words['game.name']).toBeTypeOf('string');
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
