import { describe, expect, it } from 'vitest';
import { RECORD_CAP } from '../../src/core/basics/limits.js';
import {
  formatOptions,
  formatValue,
  parseOption,
  parseOptions,
  readFlag,
} from '../../src/core/text/option-text.js';
import type { AnyOption, OptionTable } from '../../src/core/contract/option-kinds.js';
import {
  checkOption,
  defaultsOf,
  rangeOf,
  readOptions,
  requireOptions,
} from '../../src/core/text/options.js';
import type { KeyFact, Refusal } from '../../src/core/basics/result.js';
import { makeWords } from '../../src/core/words/words.js';
import { kitWords } from '../kit-words.js';

const said = ({ key, facts }: KeyFact): string => makeWords('en', kitWords).say(key, facts);

interface Every {
  readonly size: number;
  readonly pie: boolean;
  readonly claims: boolean;
  readonly effect: 'take' | 'clear';
  readonly weights: readonly number[];
  readonly members: readonly number[];
  readonly share: readonly number[];
  readonly suits: readonly ('red' | 'blue' | 'green')[];
  readonly mission: string;
}

const table: OptionTable<Every> = {
  size: { kind: 'integer', default: 6, min: -2, max: 12, rule: 'X1', recorded: true },
  pie: { kind: 'flag', default: false, rule: 'X2' },
  claims: { kind: 'flag', default: true, rule: 'X3' },
  effect: { kind: 'choice', default: 'take', values: ['take', 'clear'], rule: 'X4' },
  weights: { kind: 'numbers', default: [1, 0.1], min: 0, max: 5, least: 2, most: 3, rule: 'X5' },
  members: { kind: 'numbers', default: [1], min: 1, max: 9, least: 1, most: 4, whole: true, rule: 'X6' },
  share: { kind: 'numbers', default: [1], min: 0, max: 9, least: 1, most: 1, rule: 'X9' },
  suits: {
    kind: 'choices',
    default: ['red'],
    values: ['red', 'blue', 'green'],
    least: 1,
    most: 2,
    rule: 'X7',
  },
  mission: { kind: 'text', default: 'none', pattern: /^[a-z-]+$/, maxLength: 12, rule: 'X8' },
};

const option = (name: keyof Every): AnyOption => table[name] as AnyOption;

describe('an option from code', () => {
  it.each([
    ['size', [-2, 0, 12], [-3, 13, 1.5, NaN, Infinity, '6', null, undefined]],
    ['pie', [true, false], ['yes', 1, 0, null]],
    ['effect', ['take', 'clear'], ['Take', '', 0, ['take']]],
    [
      'weights',
      [
        [0, 5],
        [1, 0.1, 2],
      ],
      [[1], [1, 1, 1, 1], [1, 6], [1, -0.1], [1, NaN], [1, '1'], 1, '1 2'],
    ],
    ['members', [[1], [9, 9, 9, 9]], [[1.5], [0], [10], []]],
    ['suits', [['red'], ['blue', 'green']], [[], ['pink'], ['red', 'red', 'red'], 'red']],
    ['mission', ['a', 'abc-def'], ['', 'A', 'a b', 'x'.repeat(13), 3]],
  ] as const)('%s takes what is in range and nothing else', (name, good, bad) => {
    for (const value of good) expect(checkOption(name, option(name), value)).toEqual({ ok: true, value });
    for (const value of bad)
      expect(checkOption(name, option(name), value)).toMatchObject({
        ok: false,
        error: { code: 'option/range' },
      });
  });

  it('is kept as a copy where it is a list', () => {
    const given = [1, 2];
    const read = checkOption('weights', option('weights'), given);
    given.push(99);
    expect(read).toEqual({ ok: true, value: [1, 2] });
  });

  it('is refused with its name, range and rule', () => {
    expect(checkOption('size', option('size'), 13)).toEqual({
      ok: false,
      error: {
        code: 'option/range',
        rule: 'X1',
        facts: { option: 'size', range: { key: 'range.integer', facts: { min: -2, max: 12 } }, got: '13' },
        at: { path: 'size' },
      },
    });
    expect(checkOption('pie', option('pie'), undefined)).toMatchObject({
      error: { facts: { got: 'undefined' } },
    });
    expect(checkOption('mission', option('mission'), 'X'.repeat(99))).toMatchObject({
      error: { facts: { got: 'X'.repeat(40) } },
    });
  });

  it.each([
    ['size', 'a whole number from −2 to 12'],
    ['pie', 'yes or no'],
    ['effect', 'take or clear'],
    ['weights', '2 to 3 numbers from 0 to 5'],
    ['members', '1 to 4 whole numbers from 1 to 9'],
    ['share', '1 number from 0 to 9'],
    ['suits', '1 to 2 of red, blue or green'],
    ['mission', 'text of at most 12 characters'],
  ] as const)('%s has the range %s', (name, range) => {
    expect(said(rangeOf(option(name)))).toBe(range);
  });
});

describe('a flag as text', () => {
  it.each([
    ['noChoices', 'no-choices'],
    ['noChoices', 'NOCHOICES'],
    ['no-choices', 'no-choices'],
    ['no-choices', 'noChoices'],
  ])('%s = %j is on, whichever way its name is spelt', (name, text) => {
    expect(readFlag(name, text)).toBe(true);
  });
});

describe('an option as text', () => {
  it.each([
    ['size', ' 7 ', 7],
    ['size', '+7', 7],
    ['size', '-2', -2],
    ['size', '-0', 0],
    ['weights', '-0,1', [0, 1]],
    ['pie', '', true],
    ['pie', 'YES', true],
    ['pie', 'true', true],
    ['pie', 'pie', true],
    ['pie', ' Pie ', true],
    ['pie', 'no', false],
    ['pie', 'False', false],
    ['effect', 'CLEAR', 'clear'],
    ['weights', '1 .5', [1, 0.5]],
    ['weights', '1,  0.5,2.', [1, 0.5, 2]],
    ['members', '2,3', [2, 3]],
    ['suits', 'Red blue', ['red', 'blue']],
    ['mission', ' a-b ', 'a-b'],
  ] as const)('%s = %j is understood', (name, text, value) => {
    expect(parseOption(name, option(name), text)).toEqual({ ok: true, value });
  });

  it.each([
    ['size', '7.0'],
    ['size', '0x7'],
    ['size', '1e1'],
    ['size', ''],
    ['size', '9'.repeat(500)],
    ['pie', 'maybe'],
    ['pie', 'claims'],
    ['effect', 'steal'],
    ['weights', '1'],
    ['weights', '1,,2,x'],
    ['weights', '1 --2'],
    ['members', '1.5'],
    ['suits', ''],
    ['mission', 'No'],
  ] as const)('%s = %j is refused', (name, text) => {
    expect(parseOption(name, option(name), text)).toMatchObject({
      ok: false,
      error: { code: 'option/range', facts: { option: name } },
    });
  });

  it('is read as it is written where it is tiny, huge or empty', () => {
    const numbers: AnyOption = {
      kind: 'numbers',
      default: [],
      min: 0,
      max: 1e22,
      least: 0,
      most: 3,
      rule: 'X',
    };
    const words: AnyOption = { kind: 'choices', default: [], values: ['a'], least: 0, most: 1, rule: 'X' };
    const seed: AnyOption = { kind: 'integer', default: 0, min: 0, max: 2 ** 32 - 1, rule: 'X' };
    for (const [each, value] of [
      [numbers, [1e-7, 1e21]],
      [numbers, []],
      [words, []],
      [seed, 2 ** 32 - 1],
    ] as const)
      expect(parseOption('x', each, formatValue(value))).toEqual({ ok: true, value });
  });

  it('is read as long as its table lets a text be, and no longer', () => {
    const long: AnyOption = { kind: 'text', default: '', pattern: /^\w*$/, maxLength: 1000, rule: 'X' };
    expect(parseOption('x', long, 'a'.repeat(1000))).toEqual({ ok: true, value: 'a'.repeat(1000) });
    expect(parseOption('x', long, 'a'.repeat(1001)).ok).toBe(false);
  });

  it('says what it takes, where its table says more than how long it may be', () => {
    const day: AnyOption = { kind: 'text', default: '', pattern: /^mon|tue$/, maxLength: 3, rule: 'X' };
    expect(said(rangeOf(day))).toBe('text of at most 3 characters');
    expect(rangeOf({ ...day, range: 'range.day' })).toEqual({ key: 'range.day' });
  });

  it('is written without white space', () => {
    expect(formatValue([1, 0.1, 2])).toBe('1,0.1,2');
    expect(formatValue(true)).toBe('yes');
    expect(formatValue(-2)).toBe('-2');
  });
});

describe('all options', () => {
  it('have defaults, and what is left out or undefined keeps them', () => {
    const defaults = defaultsOf(table);
    expect(defaults).toMatchObject({ size: 6, claims: true, weights: [1, 0.1] });
    expect(readOptions(table, { size: 7, pie: undefined as unknown as boolean })).toEqual({
      ok: true,
      value: { ...defaults, size: 7 },
    });
  });

  it('are refused under an unknown name', () => {
    expect(readOptions(table, { toString: 1 } as Partial<Every>)).toMatchObject({
      ok: false,
      error: { code: 'option/unknown', facts: { option: 'toString' } },
    });
    expect(readOptions(table, { size: 99 })).toMatchObject({ ok: false, error: { code: 'option/range' } });
  });

  it('throw for callers who promised sound ones', () => {
    expect(requireOptions(table, { size: 7 }).size).toBe(7);
    expect(() => requireOptions(table, { no: 1 } as Partial<Every>)).toThrow(
      'There is no option “no”. The options are ',
    );
  });

  it.each<[keyof Every, string]>([
    ['size', 'size is “bad!”. It takes a whole number from -2 to 12 (X1).'],
    ['pie', 'pie is “bad!”. It takes true or false (X2).'],
    ['effect', 'effect is “bad!”. It takes one of take, clear (X4).'],
    ['weights', 'weights is “bad!”. It takes a list of 2 to 3 numbers from 0 to 5 (X5).'],
    ['members', 'members is “bad!”. It takes a list of 1 to 4 whole numbers from 1 to 9 (X6).'],
    ['share', 'share is “bad!”. It takes a list of 1 numbers from 0 to 9 (X9).'],
    ['suits', 'suits is “bad!”. It takes a list of 1 to 2 of red, blue, green (X7).'],
    ['mission', 'mission is “bad!”. It takes text of at most 12 characters, written as its rule says (X8).'],
  ])('say to who writes code what %s takes', (name, sentence) => {
    expect(() => requireOptions(table, { [name]: 'bad!' })).toThrow(new RangeError(sentence));
  });

  it('are written where they differ from their defaults, and where a record always names them', () => {
    expect(formatOptions(table, defaultsOf(table))).toBe('size=6');
    const chosen: Every = { ...defaultsOf(table), claims: false, weights: [0, 2.5], suits: ['green', 'red'] };
    expect(formatOptions(table, chosen)).toBe('size=6 claims=no weights=0,2.5 suits=green,red');
    expect(parseOptions(table, formatOptions(table, chosen))).toEqual({ ok: true, value: chosen });
  });

  it('are read in any order, a bare name being a yes', () => {
    expect(parseOptions(table, ' pie  size=3')).toEqual({
      ok: true,
      value: { ...defaultsOf(table), pie: true, size: 3 },
    });
  });

  it('are read up to the length of a whole record', () => {
    const list: AnyOption = { kind: 'numbers', default: [], min: 0, max: 9, least: 0, most: 300, rule: 'X9' };
    const name: AnyOption = { kind: 'text', default: 'x', pattern: /^x+$/, maxLength: 900, rule: 'X8' };
    expect(parseOption('list', list, Array(300).fill(7).join())).toEqual({
      ok: true,
      value: Array(300).fill(7),
    });
    expect(parseOption('list', list, '7 '.repeat(301)).ok).toBe(false);
    expect(parseOption('name', name, 'x'.repeat(900)).ok).toBe(true);
    expect(parseOption('size', option('size'), '3'.padStart(RECORD_CAP)).ok).toBe(true);
    expect(parseOption('size', option('size'), '3'.padStart(RECORD_CAP + 1)).ok).toBe(false);
  });

  it.each([
    ['size=3 sise=4', 'option/unknown', 7],
    ['pie size=3 pie', 'option/repeated', 11],
    ['pie size=33', 'option/range', 9],
    ['pie __proto__=1', 'option/unknown', 4],
  ])('%s is refused with its place', (text, code, offset) => {
    expect(parseOptions(table, text)).toMatchObject({ ok: false, error: { code, at: { offset } } });
  });

  it('are refused unread where their text is too long, or no plain text', () => {
    expect(parseOptions(table, ' '.repeat(RECORD_CAP + 1))).toMatchObject({ error: { code: 'text/long' } });
    expect(parseOptions(table, 'pie \u2605')).toMatchObject({
      error: { code: 'text/alphabet', at: { offset: 4 } },
    });
  });

  it('are refused where they do not go together', () => {
    const refuseTogether = ({ pie, size }: Every): Refusal | undefined =>
      pie && size > 6 ? { code: 'x/large-pie' } : undefined;
    expect(parseOptions(table, 'pie size=7', refuseTogether)).toEqual({
      ok: false,
      error: { code: 'x/large-pie' },
    });
    expect(parseOptions(table, 'size=7', refuseTogether).ok).toBe(true);
  });
});
