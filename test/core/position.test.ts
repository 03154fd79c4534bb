/**
 * The one grammar of positions: what is written can be read back, and a fault is refused with its field, entry and
 * place.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITION_CAP } from '../../src/core/basics/limits.js';
import type { OptionTable, Values } from '../../src/core/contract/option-kinds.js';
import { parseOption } from '../../src/core/text/option-text.js';
import {
  choice,
  flag,
  list,
  lists,
  maybe,
  parts,
  runs,
  seats,
  whole,
  type Kind,
} from '../../src/core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
} from '../../src/core/text/position-text.js';
import { unwrap, type Result } from '../../src/core/basics/result.js';

interface Options {
  readonly size: number;
  readonly pie: boolean;
}

const options: OptionTable<Options> = {
  size: { kind: 'integer', default: 2, min: 1, max: 4, rule: 'Q1' },
  pie: { kind: 'flag', default: false, rule: 'Q2' },
};

interface Told {
  readonly turn: number;
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly last: readonly (readonly [number, boolean])[];
  readonly gone: readonly boolean[];
  readonly note: string | null;
}

const GRAMMAR: Grammar = {
  rule: 'Q0',
  board: 'stones',
  fields: { turn: 'Q3', scores: 'Q4', held: 'Q5', last: 'Q6', gone: 'Q7', note: 'Q8', ...rulesOf(options) },
};

const fields: Fields<Told> = {
  turn: field(whole(1, 9), 1),
  scores: field(list(whole(-9, 99), 2)),
  hands: field(lists(list(choice('a', 'b'), [0, 3]), 2), [[], []], 'held'),
  last: field(list(parts<[number, boolean]>(whole(0, 9), flag)), []),
  gone: field(seats(2), [false, false]),
  note: field<string | null>(maybe(choice('x', 'y')), null),
};

type State = Told & Options & { readonly stones: string };

const stones = (size: number): Kind<string> => runs('.BR', size * size);

function format({ stones: board, size, pie, ...told }: State): string {
  const chosen = [size === 2 ? '' : `size=${size}`, pie ? 'pie=yes' : ''];
  return joinFields(stones(size).write(board), formatFields(fields, told), ...chosen);
}

function read(text: string): Result<State> {
  return readPosition(GRAMMAR, text, (position) => {
    const chosen = position.options(options);
    const told = position.read(fields);
    if (told.turn > 8) position.refuse('turn');
    if (told.scores[1] === 13) position.refuse(position.at('scores', 1), 'q/unlucky');
    return { ...chosen, ...told, stones: stones(chosen.size).read(position.board) };
  });
}

const STATE: State = {
  size: 3,
  pie: true,
  stones: 'BB.......',
  turn: 2,
  scores: [-1, 99],
  hands: [['a', 'b'], []],
  last: [[4, true]],
  gone: [false, true],
  note: 'x',
};

const states: fc.Arbitrary<State> = fc.integer({ min: 1, max: 4 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    pie: fc.boolean(),
    stones: fc.string({
      unit: fc.constantFrom('.', 'B', 'R'),
      minLength: size * size,
      maxLength: size * size,
    }),
    turn: fc.integer({ min: 1, max: 8 }),
    scores: fc.tuple(fc.integer({ min: -9, max: 12 }), fc.integer({ min: -9, max: 12 })),
    hands: fc.tuple(...[0, 1].map(() => fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }))),
    last: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), { maxLength: 3 }),
    gone: fc.tuple(fc.boolean(), fc.boolean()),
    note: fc.constantFrom('x', 'y', null),
  }),
);

describe('a position', () => {
  it('is a board and fields, without those that are as usual', () => {
    const text = '2B7.;turn=2;scores=-1,99;held=a,b/;last=4:yes;gone=1;note=x;size=3;pie=yes';
    expect(format(STATE)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: STATE });
    expect(read('4.;scores=0,0')).toMatchObject({ value: { turn: 1, hands: [[], []], note: null } });
  });

  it('may have its fields in any order, spaces and line ends around them, and a bare name for a yes', () => {
    const text =
      '\n 2b7. \n size = 3\npie; note=x ; gone=1\n\n last = 4 : yes\nheld = a , b /;scores= -1, 99;turn=02\n';
    expect(read(text)).toEqual({ ok: true, value: STATE });
  });

  it('of every state reads back as that state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = format(state);
        expect(text).toMatch(/^[^\s|]+$/);
        expect(unwrap(read(text))).toEqual(state);
      }),
    );
  });

  it('that is taken, whatever the text, has one text', () => {
    const near = fc
      .array(
        fc.constantFrom(...'0123456789;=,/:.BRab-xy\n ', 'scores=', 'held=', 'turn=', 'size=', 'pie', '4.;'),
      )
      .map((bits) => bits.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          near,
          near.map((end) => `4.;scores=1,2;${end}`),
        ),
        (text) => {
          const first = read(text);
          if (first.ok) expect(format(unwrap(read(format(first.value))))).toBe(format(first.value));
          else
            expect(first.error).toMatchObject({
              code: expect.stringMatching(/^[a-z]+\//),
              rule: expect.stringMatching(/^Q/),
            });
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each<[text: string, code: string, offset: number, path: string, rule: string]>([
    ['4.', 'position/missing', 2, 'scores', 'Q4'],
    ['4.;moon=1', 'position/field', 3, 'moon', 'Q0'],
    ['4.;constructor=1', 'position/field', 3, 'constructor', 'Q0'],
    ['4.;turn=1;turn=2', 'position/repeated', 10, 'turn', 'Q0'],
    ['4.;turn=x', 'position/value', 8, 'turn', 'Q3'],
    ['4.;turn=10', 'position/value', 8, 'turn', 'Q3'],
    ['4.;turn=9;scores=0,0', 'position/unfit', 8, 'turn', 'Q3'],
    ['4.;scores=0', 'position/count', 11, 'scores', 'Q4'],
    ['4.;scores=0,0,0', 'position/count', 14, 'scores', 'Q4'],
    ['4.;scores=0,x', 'position/value', 12, 'scores[1]', 'Q4'],
    ['4.;scores=0, 13', 'q/unlucky', 13, 'scores[1]', 'Q4'],
    ['4.;scores=0,0;held=a', 'position/count', 20, 'held', 'Q5'],
    ['4.;scores=0,0;held=a/b,c', 'position/value', 23, 'held[1][1]', 'Q5'],
    ['4.;scores=0,0;held=a/a,a,b,b', 'position/count', 27, 'held[1]', 'Q5'],
    ['4.;scores=0,0;last=1:yes,2', 'position/count', 26, 'last[1]', 'Q6'],
    ['4.;scores=0,0;last=1:yes,2:maybe', 'position/value', 27, 'last[1][1]', 'Q6'],
    ['4.;scores=0,0;last=1:constructor', 'position/value', 21, 'last[0][1]', 'Q6'],
    ['4.;scores=0,0;gone=2', 'position/value', 19, 'gone[0]', 'Q7'],
    ['4.;scores=0,0;size=5', 'option/range', 19, 'size', 'Q1'],
    ['3.;scores=0,0', 'position/count', 2, 'stones', 'Q0'],
    ['.3BR;scores=0,0', 'position/count', 3, 'stones', 'Q0'],
    ['.2X.;scores=0,0', 'position/sign', 2, 'stones', 'Q0'],
    ['.0B;scores=0,0', 'position/repeat', 1, 'stones', 'Q0'],
    ['.3;scores=0,0', 'position/repeat', 1, 'stones', 'Q0'],
  ])('%s is refused by %s at its place', (text, code, offset, path, rule) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code, rule, at: { offset, path } } });
  });

  it.each<[name: string, kind: Kind<unknown>, values: Values]>([
    ['size', whole(-2, 12), { kind: 'integer', min: -2, max: 12 }],
    ['pie', flag, { kind: 'flag' }],
    ['effect', choice('take', 'clear'), { kind: 'choice', values: ['take', 'clear'] }],
  ])('reads %s as an option of that kind is read', (name, kind, values) => {
    const grammar = { rule: 'Q0', fields: { [name]: 'Q1' } };
    const texts = '7 +7 -0 007 13 1.5 1e1 yes TRUE No pie Pie effect take Clear x constructor'.split(' ');
    for (const text of texts) {
      const inField = readPosition(grammar, `${name}=${text}`, (position) =>
        position.read({ [name]: field(kind) }),
      );
      const asOption = parseOption(name, values, text);
      if (asOption.ok) expect(inField, text).toEqual({ ok: true, value: { [name]: asOption.value } });
      else expect(inField, text).toMatchObject({ error: { facts: { range: asOption.error.facts?.range } } });
    }
  });

  it('on several lines is refused with line and column', () => {
    expect(read('4.\nscores = 0,x')).toMatchObject({ error: { at: { offset: 14, line: 2, column: 12 } } });
  });

  it('that is too long or no plain text is refused unread', () => {
    expect(read('.'.repeat(POSITION_CAP + 1))).toMatchObject({ error: { code: 'text/long', rule: 'Q0' } });
    expect(read('4.★')).toMatchObject({ error: { code: 'text/alphabet', at: { offset: 2 } } });
  });

  it('lets a fault of our own through', () => {
    expect(() =>
      readPosition(GRAMMAR, '4.', () => {
        throw new TypeError('ours');
      }),
    ).toThrow('ours');
  });
});
