import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { takeWords } from '../../src/core/words/check-words.js';
import { nearest } from '../../src/core/basics/nearest.js';
import type { Refusal } from '../../src/core/basics/result.js';
import { makeWords, sayRefusal, type WordTable } from '../../src/core/words/words.js';
import { words as starWords } from '../../src/star/index.js';
import { kitWords } from '../kit-words.js';
import { menuWords } from '../../src/ui/words/words.menu.en.js';
import { writeTable } from '../icu.js';

const faultsOf = (
  given: Readonly<Record<string, unknown>>,
  known: WordTable,
  language = 'en',
): readonly Refusal[] => takeWords(given, { known, language }).faults;

const games = readdirSync('src').filter((name) => existsSync(`src/${name}/words.en.ts`) && name !== 'ui');

describe('the words of a page', () => {
  it.each(games)('have no fault where they are those of %s', async (game) => {
    const { words } = (await import(`../../src/${game}/index.ts`)) as { words: WordTable };
    const { howWords } = (await import(`../../src/${game}/words.how.en.ts`)) as { howWords: WordTable };
    const all = { ...kitWords, ...words, ...menuWords, ...howWords };
    expect(Object.keys(all).length).toBeGreaterThan(100);
    expect(faultsOf(writeTable(all), all)).toEqual([]);
  });

  it('may leave a key undefined, and may use the place of a refusal', () => {
    const given = { a: undefined as unknown as string, 'x/bad': '{found}: {line}' };
    expect(faultsOf(given, { a: 'A', 'x/bad': [['found']] })).toEqual([]);
  });

  it('are checked but for what comes later, and names of seats', () => {
    const given = { 'moves.lft': 'x', 'menu.cpy': 'x', 'name.8': 'x' };
    const usual = {
      known: { 'moves.left': 'L' },
      language: 'en',
      isLater: (key: string) => key.startsWith('menu.'),
    };
    expect(takeWords(given, usual).faults).toMatchObject([
      { code: 'words/near', facts: { key: 'moves.lft', meant: 'moves.left' } },
    ]);
  });

  it('have the keys that they are given, also those that every object has', () => {
    const given = JSON.parse('{ "constructor": "x", "__proto__": "y", "toString": "{valueOf}" }') as object;
    const { table, faults } = takeWords({ ...given }, { known: { a: 'A' }, language: 'en' });
    expect(Object.entries(table).map(([key]) => key)).toEqual(['constructor', '__proto__', 'toString']);
    expect(faults.map(({ code }) => code)).toEqual(['words/key', 'words/key', 'words/key']);
  });

  const usual: WordTable = {
    stones: [['n', 'plural', { one: [0, ' stone'], other: [0, ' stones'] }]],
    turn: [['seat', 'select', { you: 'Your turn', other: [['seat'], '’s turn'] }]],
  };
  it.each([
    ['a fact that there is not', { stones: '{m}' }, 'en', { code: 'words/fact', facts: { facts: ['n'] } }],
    [
      'a plural that lacks a case',
      { stones: '{n, plural, other {x}}' },
      'en',
      { code: 'words/plural', facts: { found: 'one' } },
    ],
    [
      'a plural that lacks a case of its language',
      { stones: '{n, plural, one {x} many {x} other {x}}' },
      'pl',
      { code: 'words/plural', facts: { found: 'few' } },
    ],
    [
      'a plural with a case that its language does not have',
      { stones: '{n, plural, one {x} few {y} other {z}}' },
      'de',
      { code: 'words/category', facts: { found: 'few', categories: ['one', 'other'] } },
    ],
    [
      'a case that never comes',
      { turn: '{seat, select, me {x} other {y}}' },
      'en',
      { code: 'words/choice', facts: { found: 'me' } },
    ],
    [
      'a fault inside of a case',
      { turn: '{seat, select, you {{n}} other {y}}' },
      'en',
      { code: 'words/fact' },
    ],
    ['what cannot be read', { turn: '{seat' }, 'en', { code: 'words/name', at: { path: 'words.turn' } }],
  ])('are told of %s', (_, given, language, fault) => {
    expect(faultsOf(given, usual, language)).toMatchObject([fault]);
  });

  it('name the categories of every engine in one order', () => {
    const [fault] = faultsOf({ stones: '{n, plural, other {x}}' }, usual, 'ar');
    expect(fault?.facts?.['categories']).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  });

  it('are told of the facts of a refusal that a translator finds in the table', () => {
    const [fault] = faultsOf({ 'x/bad': '{color}' }, { 'x/bad': [['colour']] });
    expect(fault).toMatchObject({ code: 'words/fact', facts: { n: 1, facts: ['colour'] } });
  });

  it.each([
    ['fr', '{n, plural, one {# pierre} other {# pierres}}'],
    ['ja', '{n, plural, other {石#}}'],
    ['en', '{n, plural, =1 {a stone} other {# stones}}'],
  ])('need no case for millions, nor one that exact numbers make up for: %s', (language, stones) => {
    expect(faultsOf({ stones }, usual, language)).toEqual([]);
  });

  it('are said but for those that cannot be read', () => {
    const { table, faults } = takeWords(
      { stones: '{n', turn: '{who}', extra: 'x', a: 5 },
      { known: usual, language: 'en' },
    );
    expect(table).toEqual({ turn: [['who']], extra: 'x' });
    expect(faults).toHaveLength(4);
  });

  it.each(['constructor', 'toString'])('are no sentence of every object: %s', (key) => {
    expect(faultsOf({ [key]: 'x' }, { a: 'A' })).toMatchObject([{ code: 'words/key' }]);
  });
});

describe('docs/words.md', () => {
  const text = readFileSync('docs/words.md', 'utf8');
  const known = { ...kitWords, ...starWords };

  it('has an example without a fault', () => {
    const [, example = ''] = /\.words = \{([^]*?)\n {2}\};/.exec(text) ?? [];
    const given = Object.fromEntries(
      [...example.matchAll(/'(.+?)': '(.+?)',/g)].map(([, key, say]) => [key, say]),
    );
    expect(Object.keys(given).length).toBeGreaterThan(3);
    expect(faultsOf(given as WordTable, known)).toEqual([]);
  });

  it('tells of mistakes as a board does', () => {
    const mistakes = {
      'act.undoo': 'x',
      undo: 'x',
      'turn.one': '{who}',
      'score.contested': '{n, plural, other {x}}',
      'score.stars': '{n, plural, one {x} few {y} other {z}}',
      'turn.count': '{other, select, me {x} other {y}}',
      'todo.pie': '{seat',
      'act.undo': 5,
    };
    const words = makeWords('en', known);
    const told = faultsOf(mistakes, known).map(
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
