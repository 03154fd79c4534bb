import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { POSITION_CAP } from '../../src/core/basics/limits.js';
import type { Refusal, Result } from '../../src/core/basics/result.js';
import { star } from '../../src/star/game.js';
import { chart } from '../../src/star/chart.js';
import { boardOf } from '../../src/star/geometry.js';
import type { Options } from '../../src/star/state.js';
import { acts, play, position, randomGame, sentence, start } from './harness.js';

const { rules, notation } = star;

function refused(result: Result<unknown>): Refusal | undefined {
  return result.ok ? undefined : result.error;
}

const optionsOfChance: fc.Arbitrary<Options> = fc.record({
  rings: fc.integer({ min: 2, max: 12 }),
  pie: fc.boolean(),
  double: fc.boolean(),
  handicap: fc.integer({ min: 1, max: 9 }),
  scoring: fc.constantFrom('standard', 'simplified', 'schmittberger'),
});
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('moves', () => {
  it.each(['X11', 'hello', '31', 'S'])('S2: “%s” is no node’s name', (text) =>
    expect(notation.parseMove(start(), 0, text)).toMatchObject({
      error: { code: 'star/move', rule: 'S2' },
    }),
  );

  test('S2: a stone goes by its node’s name, in either case and either form', () => {
    for (const text of ['S31', 's31', 'S3-1', ' s3-1 '])
      expect(notation.parseMove(start(), 0, text)).toEqual({
        ok: true,
        value: { type: 'place', node: 'S31' },
      });
    expect(notation.parseMove(start({ rings: 12 }), 0, 't42')).toMatchObject({ value: { node: 'T4-2' } });
    expect(notation.parseMove(start({ rings: 10 }), 0, 'R09')).toMatchObject({ value: { node: 'R09' } });
  });

  test('S7, S8: offers and answers are words', () => {
    for (const word of ['swap', 'count', 'accept', 'resign']) {
      expect(notation.parseMove(start(), 0, word.toUpperCase())).toEqual({ ok: true, value: { type: word } });
      expect(notation.formatMove(start(), 0, { type: word as 'swap' })).toBe(word);
    }
  });

  test('every legal act of a game reads back as itself', () => {
    fc.assert(
      fc.property(optionsOfChance, seeds, (options, seed) => {
        const game = randomGame({ ...options, rings: Math.min(options.rings, 4) }, seed);
        const state = game[seed % game.length] as (typeof game)[number];
        for (const act of acts(state)) {
          const text = notation.formatMove(state, state.turn, act);
          expect(text).toMatch(/^[^\s|]+$/);
          expect(notation.parseMove(state, state.turn, text)).toEqual({ ok: true, value: act });
        }
      }),
    );
  });

  test.each([
    ['', 0, '“” is not a move. Write a cell, as in R65, or swap, count, accept or resign.'],
    [' pass', 1, '“pass” is not a move. Write a cell, as in R65, or swap, count, accept or resign.'],
    ['S70', 0, 'There is no S70. This board has 6 rings, and S70 would be on ring 7.'],
    ['a00', 0, 'There is no A00. This board has 6 rings, and A00 would be on ring 10.'],
    [' S33', 1, 'There is no S33. The offsets of ring 3 go from 0 to 2.'],
  ])('“%s” is refused at its place', (text, offset, why) => {
    const error = refused(notation.parseMove(start(), 0, text));
    expect(error?.at).toEqual({ offset });
    expect(error?.rule).toMatch(/^S\d+$/);
    expect(sentence(error)).toBe(why);
  });

  test('long noise is refused unread', () => {
    expect(refused(notation.parseMove(start(), 0, 'S'.repeat(100_000)))).toEqual({
      code: 'text/long',
      rule: 'S2',
      facts: { length: 100_000, cap: 40 },
    });
  });
});

describe('positions', () => {
  test('tell the rings, the stones and nothing that goes without saying', () => {
    expect(notation.formatPosition(start())).toBe('6:105.');
    expect(notation.formatPosition(play(start({ rings: 2 }), '*10 R21'))).toBe('2:B13.R');
    expect(notation.formatPosition(play(start({ rings: 2 }), '*10 S10 T10'))).toBe('2:BRB12.');
  });

  test('tell what is pending, whose turn it is within it, and the options', () => {
    const told = (options: Partial<Options>, line: string): string =>
      notation.formatPosition(play(start({ rings: 2, ...options }), line));
    expect(told({ pie: true }, '*10')).toBe('2:B14.;offer=pie;pie=yes');
    expect(told({ pie: true }, '*10 swap')).toBe('2:R14.;pie=yes');
    expect(told({ pie: true }, '*10 swap S10')).toBe('2:RB13.;turn=R;pie=yes');
    expect(told({}, '*10 S10 count')).toBe('2:BR13.;turn=R;offer=count');
    expect(told({}, '*10 S10 count accept')).toBe('2:BR13.;turn=R;over=counted');
    expect(told({}, '*10 resign')).toBe('2:B14.;over=resigned');
    expect(told({ double: true }, '*10 S10')).toBe('2:BR13.;turn=R1;double=yes');
    expect(told({ handicap: 3 }, '*10')).toBe('2:B14.;turn=B2;handicap=3');
    expect(told({ scoring: 'simplified' }, '*10')).toBe('2:B14.;scoring=simplified');
  });

  test('S6: a bare position has nothing pending, and the seat with fewer stones moves, Blue if equal', () => {
    expect(position('2:15.')).toEqual(start({ rings: 2 }));
    expect(position('2:B14.')).toMatchObject({ turn: 1, phase: 'play' });
    expect(position('2:BR13.')).toMatchObject({ turn: 0, phase: 'play' });
    expect(position('2:5R5B5.').turn).toBe(0);
    expect(position('2:5R10.').turn).toBe(0);
    expect(position('2:15.;handicap=4').left).toBe(4);
    expect(position('2:B14.;double=yes').left).toBe(2);
  });

  test('any counts of stones may lie, and a full board is over', () => {
    for (const text of ['2:15B', '2:15R', '2:14RB']) expect(rules.toAct(position(text))).toEqual([]);
  });

  test('are read in either case, with or without repeats, fields in any order', () => {
    const plain = position('2:BRB12.;turn=B;pie=yes');
    for (const text of [
      '2:brb............;pie=yes;turn=b',
      '2:1B1R1b012.;turn=B1;pie',
      '02:BRB10.2.;pie=TRUE;turn=B',
    ])
      expect(position(text)).toEqual(plain);
  });

  test('S10: the rest of a first turn may be longer than a usual turn', () => {
    expect(position('2:BB13.;turn=B7;handicap=9')).toMatchObject({ turn: 0, left: 7 });
    expect(position('2:BR13.;turn=B2;double=yes')).toMatchObject({ turn: 0, left: 2 });
  });

  test('of every ply of any game read back as the same state', () => {
    fc.assert(
      fc.property(optionsOfChance, seeds, (options, seed) => {
        for (const state of randomGame({ ...options, rings: Math.min(options.rings, 4) }, seed)) {
          const text = notation.formatPosition(state);
          expect(text).toMatch(/^[^\s|]+$/);
          expect(position(text)).toEqual(state);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of any reading are written in one way', () => {
    const field = fc.constantFrom(
      'turn=R',
      'turn=B1',
      'offer=count',
      'offer=pie',
      'over=resigned',
      'over=counted',
      'pie=yes',
      'double',
      'handicap=2',
      'scoring=simplified',
    );
    const text = fc
      .tuple(fc.integer({ min: 2, max: 4 }), seeds, fc.uniqueArray(field, { maxLength: 4 }))
      .map(([rings, seed, fields]) => {
        const signs = boardOf(rings).names.map((_, node) => '.BR.'[(seed >>> (node % 28)) & 3]);
        return [`${rings}:${signs.join('')}`, ...fields].join(';');
      });
    fc.assert(
      fc.property(text, (given) => {
        const read = notation.parsePosition(given);
        if (!read.ok) return;
        const written = notation.formatPosition(read.value);
        expect(position(written)).toEqual(read.value);
        expect(notation.formatPosition(position(written))).toBe(written);
      }),
    );
  });

  describe('are refused by rule and place', () => {
    const COUNT = 'A count is proposed at the start of a turn, when both sides have had one.';
    const PIE =
      'The first stone can be taken over only with pie=yes, without a handicap, and while it is the only stone.';
    it.each<[text: string, offset: number, rule: string, why: string]>([
      ['', 0, 'S2', 'A position begins with the number of rings and a colon, as in 6:105.'],
      ['105.', 0, 'S2', 'A position begins with the number of rings and a colon, as in 6:105.'],
      ['x:105.', 0, 'S1', 'rings is “x”. It takes a whole number from 2 to 12.'],
      ['13:455.', 0, 'S1', 'rings is “13”. It takes a whole number from 2 to 12.'],
      ['2:14.', 5, 'S2', 'stones needs 15 entries, not 14.'],
      ['2:10.BRBRBR', 10, 'S2', 'stones needs 15 entries, not 16.'],
      ['2:10.x4.', 5, 'S2', '“x” is not a sign of stones. Its signs are “.BR”.'],
      ['2:10.0B5.', 5, 'S2', '“0B” repeats nothing. Write 2 to 999 before a sign of stones.'],
      ['2:15.;turn=R;handicap=12', 22, 'S10', 'handicap is “12”. It takes a whole number from 1 to 9.'],
      ['2:15.;pie=maybe', 10, 'S8', 'pie is “maybe”. It takes yes or no.'],
      ['2:15.;turn=G', 11, 'S6', 'turn is “G”. It takes B or R, then how many stones are left to place.'],
      ['2:15.;turn=B2', 11, 'S9', 'A turn cannot have 2 stones left to place. It has at most 1.'],
      ['2:BR13.;turn=B0;double', 13, 'S9', 'A turn cannot have 0 stones left to place. It has at most 2.'],
      [
        '2:BR13.;turn=B3;handicap=4',
        13,
        'S9',
        'A turn cannot have 3 stones left to place. It has at most 1.',
      ],
      ['2:BR13.;offer=draw', 14, 'S7', 'offer is “draw”. It takes pie or count.'],
      [
        '2:BR13.;offer=count;over=counted',
        25,
        'S7',
        'A game with an open offer is not over. Leave out offer or over.',
      ],
      ['2:15B;over=resigned', 11, 'S7', 'On a full board the game is over. Leave out the offer.'],
      ['2:B14.;offer=count', 13, 'S7', COUNT],
      ['2:B14.;over=counted', 12, 'S7', COUNT],
      ['2:BR13.;turn=B1;offer=count;double', 22, 'S7', COUNT],
      ...[
        '2:B14.;offer=pie',
        '2:B14.;offer=pie;pie;handicap=2',
        '2:15.;offer=pie;pie',
        '2:BR13.;offer=pie;pie',
        '2:B14.;turn=B;offer=pie;pie',
        '2:B14.;turn=R1;offer=pie;pie;double',
      ].map((text): [string, number, string, string] => [text, text.indexOf('pie'), 'S8', PIE]),
    ])('%s', (text, offset, rule, why) => {
      const error = refused(notation.parsePosition(text));
      expect(error?.at?.offset).toBe(offset);
      expect(error?.rule).toBe(rule);
      expect(sentence(error)).toBe(why);
    });

    it('long noise is refused unread', () => {
      for (const sign of ['9', '.', ';', 'B'])
        expect(refused(notation.parsePosition(sign.repeat(100_000)))).toEqual({
          code: 'text/long',
          rule: 'S2',
          facts: { length: 100_000, cap: POSITION_CAP },
        });
    });
  });
});

describe('options', () => {
  test('name the rings always, the others where they are not the default', () => {
    expect(notation.formatOptions(start().options)).toBe('rings=6');
    const all: Options = { rings: 8, pie: true, double: true, handicap: 2, scoring: 'schmittberger' };
    expect(notation.formatOptions(all)).toBe('rings=8 pie=yes double=yes handicap=2 scoring=schmittberger');
  });

  test('read back as themselves', () => {
    fc.assert(
      fc.property(optionsOfChance, (options) => {
        expect(notation.parseOptions(notation.formatOptions(options))).toEqual({ ok: true, value: options });
      }),
    );
  });

  test('are refused by name, range and rule', () => {
    expect(refused(notation.parseOptions('rings=6 handicap=0'))).toEqual({
      code: 'option/range',
      rule: 'S10',
      facts: { option: 'handicap', range: { key: 'range.integer', facts: { min: 1, max: 9 } }, got: '0' },
      at: { path: 'handicap', offset: 17 },
    });
    expect(refused(notation.parseOptions('look=mesh'))?.code).toBe('option/unknown');
    expect(refused(notation.parseOptions(' '.repeat(100_000)))?.code).toBe('text/long');
  });
});

describe('no text makes a parser throw', () => {
  const grammar = fc.array(
    fc.constantFrom(
      ...'0123456789:;.=BRbr*STA-',
      'turn=',
      'offer=',
      'over=',
      'pie',
      'count',
      '6:105.',
      '2:15.',
    ),
    { maxLength: 40 },
  );
  const noise = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    grammar.map((parts) => parts.join('')),
  );
  const state = start();

  const parsers: Readonly<Record<string, (text: string) => Result<unknown>>> = {
    parsePosition: (text) => notation.parsePosition(text),
    parseMove: (text) => notation.parseMove(state, 0, text),
    parseOptions: (text) => notation.parseOptions(text),
  };

  test.each(Object.entries(parsers))('%s', (_, parse) => {
    fc.assert(
      fc.property(noise, (text) => {
        const error = refused(parse(text));
        expect(error === undefined || /^[a-z]+\/[a-z-]+$/.test(error.code)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('chart.find', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const found = chart(6, 'cells').find(text);
        expect(found === undefined || boardOf(6).byName.has(found)).toBe(true);
      }),
    );
  });
});
