import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  formatList,
  formatMessage,
  formatNumber,
  pluralOf,
  type Message,
  type Part,
} from '../../src/core/words/message.js';
import { directionIn } from '../../src/core/words/bidi.js';
import { readMessage } from '../../src/core/words/read-message.js';
import type { Facts } from '../../src/core/basics/result.js';
import { compileMessage, compileTable, isTable, readTable } from '../../scripts/build/messages.mjs';
import { writeMessage } from '../icu.js';

const ENGLISH = { language: 'en', you: undefined, show: (fact: unknown) => String(fact) };

function say(text: string, facts: Facts = {}, language = 'en', you?: number): string {
  const read = readMessage(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const show = (fact: string | { key: string }): string =>
    typeof fact === 'string' ? fact : `<${fact.key}>`;
  return formatMessage(read.value, facts, { language, you, show });
}

describe('a message', () => {
  it('counts by the plural of its language', () => {
    const english = '{n, plural, =0 {no stones} one {# stone} other {# stones}}';
    expect([0, 1, 2].map((n) => say(english, { n }))).toEqual(['no stones', '1 stone', '2 stones']);
    const polish = '{n, plural, one {# kamień} few {# kamienie} many {# kamieni} other {# kamienia}}';
    expect([1, 3, 5, 22, 1.5].map((n) => say(polish, { n }, 'pl'))).toEqual([
      '1 kamień',
      '3 kamienie',
      '5 kamieni',
      '22 kamienie',
      '1,5 kamienia',
    ]);
  });

  it('gives a place by the ordinals of its language', () => {
    const text = 'You came {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.';
    expect([1, 2, 3, 11].map((n) => say(text, { n }).slice(9, -1))).toEqual(['1st', '2nd', '3rd', '11th']);
  });

  it('speaks to the reader whose seat it is about', () => {
    const text = '{seat, select, you {You placed {n}.} other {{seat} placed {n}.}}';
    const facts = { seat: { key: 'seat.1' }, n: 2 };
    expect([say(text, facts, 'en', 1), say(text, facts, 'en', 0), say(text, facts)]).toEqual([
      'You placed 2.',
      '<seat.1> placed 2.',
      '<seat.1> placed 2.',
    ]);
  });

  it('chooses by a text, a number or the end of a key', () => {
    const text = '{what, select, H {planet} 2 {two} other {other}}';
    const chosen = ['H', 2, { key: 'object.H' }, 'X', { key: 'object.X' }].map((what) => say(text, { what }));
    expect(chosen).toEqual(['planet', 'two', 'planet', 'other', 'other']);
  });

  it('says the number of the plural around it, also inside of a choice', () => {
    const text = '{n, plural, one {#} other {{who, select, you {your #} other {# of {who}}}}}';
    expect(say(text, { n: 3, who: 'Ada' })).toBe('3 of Ada');
  });

  it('writes numbers, signs and lists as its language does', () => {
    expect(say('{n}, {gain, number, sign}, {far}', { n: -3, gain: 4, far: 12_000 })).toBe('−3, +4, 12,000');
    expect(say('{n} {far}', { n: 1.5, far: 12_000 }, 'de')).toBe('1,5 12.000');
    expect(say('{n}', { n: 4096 })).toBe('4096');
    const all = ['A', 'B', { key: 'C' }];
    expect(say('{all}; {all, list, or}; {all, list, row}', { all })).toBe(
      'A, B and <C>; A, B or <C>; A, B, <C>',
    );
    expect(say('{all}', { all }, 'de')).toBe('A, B und <C>');
  });

  it.each([
    ['de', 'A, B, C'],
    ['pl', 'A, B, C'],
    ['ru', 'A, B, C'],
    ['ar', 'A، B، C'],
    ['zh', 'A、B、C'],
    ['th', 'A, B, C'],
  ])('writes a row without a word between its items: %s', (language, row) => {
    expect(say('{all, list, row}', { all: ['A', 'B', 'C'] }, language)).toBe(row);
  });

  it('writes a date as people do', () => {
    expect(say('{day, date}', { day: Date.UTC(2026, 10, 23) })).toBe('Monday 23 November');
    expect(say('{day, date, short}', { day: Date.UTC(2026, 10, 23) })).toBe('23 Nov');
    expect(say('{day, date, month}', { day: Date.UTC(2026, 10, 23) })).toBe('November 2026');
    expect(say('{day, date, weekday}', { day: Date.UTC(2026, 10, 23) })).toBe('Mon');
  });

  it('shows the gap where a fact is missing', () => {
    expect(say('{seat} placed {n, plural, one {# stone} other {# stones}}.')).toBe(
      '{seat} placed {n} stones.',
    );
  });

  it.each([
    ["It''s {a}", "It's x"],
    ["write '{a}'", 'write {a}'],
    ["it's # {a}", "it's # x"],
    ["{n, plural, one {'#'} other {'#' #}}", '# 2'],
  ])('reads %s', (text, said) => {
    expect(say(text, { a: 'x', n: 2 })).toBe(said);
  });

  it.each([
    ['{a', 'words/name', 2],
    ['a}', 'words/brace', 1],
    ['{}', 'words/name', 1],
    ['{a b}', 'words/name', 3],
    ['{n, plurals, other {x}}', 'words/kind', 12],
    ['{n, number, big}', 'words/kind', 16],
    ['{n, plural, one {x}}', 'words/other', 20],
    ['{n, plural, other {x}', 'words/case', 21],
    ['{n, plural, other {x', 'words/open', 20],
    ['{n, plural, other x}', 'words/case', 11],
  ])('refuses %s with its place', (text, code, offset) => {
    expect(readMessage(text)).toMatchObject({ ok: false, error: { code, facts: { offset } } });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'takes no name that every object has for a kind, a case or a fact: %s',
    (name) => {
      expect(readMessage(`{a, ${name}}`)).toMatchObject({ error: { code: 'words/kind' } });
      expect(readMessage(`{a, ${name}, row}`)).toMatchObject({ error: { code: 'words/kind' } });
      expect(say(`{${name}} {${name}, plural, other {#}}`)).toBe(`{${name}} {${name}}`);
      expect(say('{a, select, b {B} other {C}}', { a: name })).toBe('C');
      expect(say(`{a, select, ${name} {B} other {C}}`, { a: name })).toBe('B');
    },
  );

  it('refuses choices that stand too deep within one another, however many there are', () => {
    const nested = (depth: number): string => `${'{a, select, other {'.repeat(depth)}x${'}}'.repeat(depth)}`;
    expect(say(nested(20), { a: 'b' })).toBe('x');
    expect(say('{a, select, other {x}}'.repeat(30), { a: 'b' })).toBe('x'.repeat(30));
    expect(readMessage(nested(21))).toMatchObject({ ok: false, error: { code: 'words/deep' } });
    expect(readMessage(nested(4000)).ok).toBe(false);
  });

  it('refuses a sentence that is too long, unread', () => {
    expect(say('x'.repeat(10_000))).toHaveLength(10_000);
    expect(readMessage('x'.repeat(10_001))).toMatchObject({
      ok: false,
      error: { code: 'words/long', facts: { offset: 10_000 } },
    });
  });

  it.each(['{a,number,', '{a', '{a,select,', "'{", '{a,plural,=1'])(
    'reads as many blanks as a sentence can have in one go: %s',
    (before) => {
      // A reader that tries again from each blank takes minutes here.
      expect(readMessage(before + ' '.repeat(9_900) + '.').ok).toBe(false);
    },
  );
});

const letters = fc.stringMatching(/^[a-z' #.’ä{}]{0,6}$/);
const name = fc.constantFrom('n', 'seat', 'cell');
const { message } = fc.letrec<{ message: Message; part: Part; cases: Readonly<Record<string, Message>> }>(
  (tie) => ({
    cases: fc.record({ one: tie('message'), other: tie('message') }, { requiredKeys: ['one', 'other'] }),
    part: fc.oneof(
      { depthSize: 'small' },
      letters.filter((text) => text !== ''),
      fc.tuple(name),
      fc.tuple(name, fc.constant('list'), fc.constantFrom('or', 'row')) as fc.Arbitrary<Part>,
      fc.tuple(name, fc.constantFrom('plural', 'select'), tie('cases')) as fc.Arbitrary<Part>,
    ),
    message: fc.array(tie('part'), { maxLength: 4 }) as fc.Arbitrary<Message>,
  }),
);

describe('what a board reads and what the build reads', () => {
  it('are one form', () => {
    fc.assert(
      fc.property(message, (made) => {
        const text = writeMessage(made);
        expect(readMessage(text)).toEqual({ ok: true, value: compileMessage(text) });
      }),
      { numRuns: 500 },
    );
  });

  const folders = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => isTable(file));
  it.each(folders)('is the same for each sentence of src/%s', (file) => {
    expect(existsSync(`src/${file}`)).toBe(true);
    const entries = readTable(readFileSync(`src/${file}`, 'utf8'), file);
    for (const { key, text, message: made } of entries) {
      expect(readMessage(text), key).toEqual({ ok: true, value: made });
      expect(compileMessage(writeMessage(made)), key).toEqual(made);
    }
  });
});

describe('the build', () => {
  it.each([
    [`'a.b': '{n',`, /words.en.ts:2: a.b: /],
    [`'a.b': '{n, plural, one {x} few {y} other {z}}',`, /words.en.ts:2: a.b: .*few/],
    [`'a.b': '{n, plural, other {z}}',`, /a.b: the plural of \{n\} lacks one/],
    [`'a.b': '{n, select, you {z}}',`, /a.b: the select of \{n\} lacks other/],
    [`'a.b': '{n, spelled}',`, /a.b: .* is no kind of fact/],
    [`'a.b': 'x' + 'y',`, /a.b: a sentence must be one text/],
    ['...others,', /words.en.ts:2: a table must list its sentences one by one/],
  ])('fails at %s with key and place', (line, fault) => {
    expect(() => compileTable(`export const words = {\n${line}\n};`, 'words.en.ts')).toThrow(fault);
  });

  it('takes notes and facts from the comments', () => {
    const code = `/** What it says. {seat}: the name of a seat. */
export const words = {
  // The status line. {n}: how many stones are left.
  'turn.one': '{seat} {n}', // For the last one.
  'turn.two': '{seat}',

  alone: 'x',
};`;
    expect(readTable(code, 'words.en.ts').map(({ key, note, facts }) => [key, note, facts])).toEqual([
      [
        'turn.one',
        'The status line. For the last one.',
        { seat: 'the name of a seat', n: 'how many stones are left' },
      ],
      ['turn.two', 'The status line.', { seat: 'the name of a seat', n: 'how many stones are left' }],
      ['alone', '', { seat: 'the name of a seat' }],
    ]);
  });
});

it('what the build leaves of a sentence is what the board shows', () => {
  expect(
    formatMessage(compileMessage('{n, plural, one {# stone} other {# stones}}'), { n: 2 }, ENGLISH),
  ).toBe('2 stones');
});

describe('English without Intl', () => {
  const numbers = fc.oneof(
    fc.integer({ min: -20_000, max: 20_000 }),
    fc.double({ noNaN: true }),
    fc.constantFrom(0, -0, 1, -1, 1.0001, 999, 1000, 9999, 10_000, -9999, -10_000, Infinity, NaN),
  );
  const languages = fc.constantFrom('en', '');

  it('has the plurals of Intl', () => {
    for (const type of ['cardinal', 'ordinal'] as const) {
      const rules = new Intl.PluralRules('en-GB', { type });
      const kind = type === 'ordinal' ? 'selectordinal' : 'plural';
      fc.assert(
        fc.property(languages, numbers, (language, n) => {
          expect(pluralOf(language, kind, n)).toBe(rules.select(n));
        }),
      );
    }
  });

  it('has the numbers of Intl', () => {
    for (const style of ['', 'sign'] as const) {
      const format = new Intl.NumberFormat('en-GB', {
        useGrouping: 'min2' as unknown as boolean,
        signDisplay: style === 'sign' ? 'exceptZero' : 'auto',
      });
      fc.assert(
        fc.property(languages, numbers, (language, n) => {
          expect(formatNumber(n, language, style)).toBe(format.format(n).replace('-', '−'));
        }),
      );
    }
  });

  it('has the lists of Intl, and as a row the comma alone', () => {
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
    fc.assert(
      fc.property(languages, fc.array(fc.string(), { maxLength: 6 }), (language, texts) => {
        expect(formatList(texts, language, 'and')).toBe(and.format(texts));
        expect(formatList(texts, language, 'or')).toBe(or.format(texts));
        expect(formatList(texts, language, 'row')).toBe(texts.join(', '));
      }),
    );
  });

  it('runs from left to right', () => {
    expect(directionIn('en')).toBe('ltr');
    expect(directionIn('he')).toBe('rtl');
  });

  it('is said without asking Intl', async () => {
    // Otherwise the requests of an earlier test would be remembered.
    vi.resetModules();
    const fresh = await import('../../src/core/words/message.js');
    const asked: PropertyKey[] = [];
    const get = (intl: object, name: PropertyKey): unknown => {
      asked.push(name);
      return Reflect.get(intl, name) as unknown;
    };
    vi.stubGlobal('Intl', new Proxy(Intl, { get }));
    try {
      const message = compileMessage('{n, plural, one {# stone} other {# stones}} of {who}') as Message;
      const facts = { n: 1234, who: ['a', 'b', 'c'] };
      expect(fresh.formatMessage(message, facts, ENGLISH)).toBe('1234 stones of a, b and c');
      expect(asked).toEqual([]);
      fresh.formatNumber(12_345, 'en');
      expect(asked).toEqual(['NumberFormat']);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
