/**
 * DGN: texts of the other program are read whole, ours read back the same, and what is wrong is told by line and
 * column.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { formatDgn, parseDgn, star } from '../../src/star/index.js';
import { bounds } from '../../src/star/score.js';
import type { Options } from '../../src/star/state.js';
import { dgnWords } from '../../src/star/words.dgn.en.js';
import { words as english } from '../../src/star/index.js';
import { kitWords } from '../kit-words.js';
import { acts, randomGame, start } from './harness.js';

const words = makeWords('en', kitWords, english, dgnWords);

const HEADERS = {
  DGN: '1',
  Rules: 'deltrel.rules.v3',
  Date: '2026-09-26T12:00:00.000Z',
  Updated: '2026-09-26T12:05:00.000Z',
  Player1: 'Alice "Ace"',
  Player2: 'Соня',
  Player1Type: 'human',
  Player2Type: 'server',
  Rings: '6',
  Mode: 'double',
  PieRule: 'true',
  Handicap: '1',
  LocalAI: 'standard',
  LocalSearch: '544/16',
  CloudAI: 'custom',
  CloudSearch: '1234/17',
  Result: '*',
  Termination: 'unfinished',
};

function dgn(headers: Readonly<Record<string, string | undefined>>, body: string): string {
  const head = Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== undefined);
  return `${head.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('\n')}\n\n${body}\n`;
}

const TEXT = dgn({}, '1. A10 2. swap\n3. B10,C10 4. D10,E10\n*');
const CLASSIC = { Mode: 'classic', PieRule: 'false', Rings: '4' };

/** A record of the game that these moves make. */
function recordOf(options: Partial<Options>, moves: readonly string[]): string {
  const session = new Session(star, options);
  for (const move of moves) unwrap(session.playText(move));
  return session.save('all');
}

function read(text: string): string {
  return unwrap(parseDgn(text)).record;
}

/** A record as DGN and back. */
function backAndForth(record: string): string {
  return read(unwrap(formatDgn({ record })));
}

describe('a DGN text', () => {
  it('is read with its sectors A to E as * S T A R, its turns, its swap and its headers', () => {
    expect(unwrap(parseDgn(TEXT))).toEqual({
      record: 'star/1 rings=6 pie=yes double=yes | *10 swap S10 T10 A10 R10',
      names: ['Alice "Ace"', 'Соня'],
      headers: {
        Rules: 'deltrel.rules.v3',
        Date: '2026-09-26T12:00:00.000Z',
        Updated: '2026-09-26T12:05:00.000Z',
        Player1Type: 'human',
        Player2Type: 'server',
        LocalAI: 'standard',
        LocalSearch: '544/16',
        CloudAI: 'custom',
        CloudSearch: '1234/17',
      },
    });
  });

  it('is written again as it was, letter for letter', () => {
    expect(unwrap(formatDgn(unwrap(parseDgn(TEXT))))).toBe(TEXT);
  });

  it('means another cell by A10 than a move of ours does (S2)', () => {
    expect(read(dgn(CLASSIC, '1. A10 *'))).toMatch(/\| \*10$/);
    expect(read(dgn(CLASSIC, '1. D10 *'))).toMatch(/\| A10$/);
  });

  it('writes ring 10 as 0', () => {
    const text = dgn({ ...CLASSIC, Rings: '10' }, '1. A00 2. E09\n*');
    expect(read(text)).toBe('star/1 rings=10 | *00 R09');
    expect(unwrap(formatDgn(unwrap(parseDgn(text))))).toBe(text);
  });

  it('opens with the stones of its handicap in one turn (S10)', () => {
    const text = dgn({ ...CLASSIC, Handicap: '3' }, '1. A10,B10,C10 2. D10\n*');
    expect(read(text)).toBe('star/1 rings=4 handicap=3 | *10 S10 T10 A10');
  });

  it('may end within a turn', () => {
    expect(read(dgn({ ...CLASSIC, Handicap: '3' }, '1. A10,B10\n*'))).toMatch(/\| \*10 S10$/);
    expect(read(dgn({}, '1. A10 2. B10\n*'))).toMatch(/\| \*10 S10$/);
  });

  it('may have a byte order mark, other line ends, blank lines, or stand in one line', () => {
    const record = read(TEXT);
    expect(read(`\uFEFF\n${TEXT.replaceAll('\n', '\r\n')}`)).toBe(record);
    expect(read(TEXT.replaceAll(/\s+/g, ' '))).toBe(record);
    expect(read(TEXT.replaceAll('. ', '.'))).toBe(record);
  });

  it('needs no header but its own', () => {
    expect(read('[DGN "1"] 1. A10')).toBe('star/1 rings=6 | *10');
    expect(unwrap(parseDgn('[DGN "1"]'))).toEqual({ record: 'star/1 rings=6', names: ['', ''], headers: {} });
  });

  it('keeps headers that mean nothing here', () => {
    const text = dgn({ Event: 'Club evening' }, '1. A10\n*');
    const game = unwrap(parseDgn(text));
    expect(game.headers['Event']).toBe('Club evening');
    expect(unwrap(parseDgn(unwrap(formatDgn(game))))).toEqual(game);
  });
});

describe('what was won', () => {
  /** The moves of a random game, up to its first state that holds. */
  function movesTo(options: Partial<Options>, holds: (text: string) => boolean): string[] {
    for (let seed = 0; seed < 50; seed++) {
      const session = new Session(star, options);
      const states = randomGame({ ...options }, seed);
      for (const [i, state] of states.slice(0, -1).entries()) {
        const after = star.notation.formatPosition(states[i + 1] as never);
        const move = acts(state).find(
          (act) => star.notation.formatPosition(star.rules.play(state, state.turn, act).state) === after,
        );
        if (!move || (move.type !== 'place' && move.type !== 'swap')) break;
        unwrap(session.play(state.turn, move));
        if (holds(session.position('all'))) return session.pliesFrom(0).map(({ entry }) => entry);
      }
    }
    throw new Error('no such game');
  }

  const isDecided = (text: string): boolean => {
    const state = unwrap(star.notation.parsePosition(text));
    return state.stones.includes('.') && bounds(state).decided !== null;
  };

  it('a clinch is an agreed count: proposed by the seat to move, accepted by the other (S7, S16)', () => {
    const moves = movesTo({ rings: 3 }, isDecided);
    const record = recordOf({ rings: 3 }, [...moves, 'count', 'accept']);
    const text = unwrap(formatDgn({ record }));
    expect(text).toMatch(/\[Result "(1-0|0-1)"\]\n\[Termination "clinch"\]/);
    expect(text).not.toMatch(/count|accept/);
    expect(read(text)).toBe(record);
  });

  it('a clinch within a turn, where nobody may propose (S7), leaves the game open and decided', () => {
    const options = { rings: 3, double: true };
    const moves = movesTo(options, (text) => isDecided(text) && /turn=[BR]1/.test(text));
    const record = recordOf(options, moves);
    const open = unwrap(formatDgn({ record, headers: { Termination: 'clinch' } }));
    expect(open).toMatch(/\[Result "(1-0|0-1)"\]\n\[Termination "clinch"\]/);
    const game = unwrap(parseDgn(open));
    expect(game.record).toBe(record);
    expect(unwrap(formatDgn(game))).toBe(open);
    expect(unwrap(formatDgn({ record }))).toMatch(/\[Result "\*"\]\n\[Termination "unfinished"\]/);
  });

  it('a clinch that is not proven is refused, and so is one for the other seat', () => {
    const unproven = parseDgn(dgn({ ...CLASSIC, Result: '1-0', Termination: 'clinch' }, '1. A10 2. B10 1-0'));
    expect(unproven).toMatchObject({ ok: false, error: { code: 'star/dgn-end', at: { line: 18 } } });
    const record = recordOf({ rings: 3 }, [...movesTo({ rings: 3 }, isDecided), 'count', 'accept']);
    const text = unwrap(formatDgn({ record }));
    const other = text.replaceAll(/1-0|0-1/g, (result) => (result === '1-0' ? '0-1' : '1-0'));
    expect(parseDgn(other)).toMatchObject({ ok: false, error: { code: 'star/dgn-end' } });
  });

  it('a count that proves nothing is a termination of our own, drawn games included', () => {
    const record = 'star/1 rings=4 | *10 S10 count accept';
    const text = unwrap(formatDgn({ record }));
    expect(text).toMatch(/\[Result "1\/2-1\/2"\]\n\[Termination "count"\]\n\n1\. A10 2\. B10\n1\/2-1\/2\n$/);
    expect(read(text)).toBe(record);
  });

  it('a declined count is a turn, and an open one is the last', () => {
    for (const record of [
      'star/1 rings=4 | *10 S10 count T10 A10',
      'star/1 rings=4 | *10 S10 count',
      'star/1 rings=4 | *10 S10 count resign',
      'star/1 rings=4 | *10 S10 count T10 count accept',
    ])
      expect(backAndForth(record)).toBe(record);
    expect(unwrap(formatDgn({ record: 'star/1 rings=4 | *10 S10 count T10' }))).toMatch(
      /1\. A10 2\. B10\n3\. count 4\. C10\n\*\n$/,
    );
  });

  it('a resignation is by the seat to move, within its turn too', () => {
    const text = dgn({ ...CLASSIC, Result: '1-0', Termination: 'resignation' }, '1. A10\n1-0');
    expect(read(text)).toBe('star/1 rings=4 | *10 resign');
    const within = 'star/1 rings=4 double=yes | *10 S10 resign';
    expect(backAndForth(within)).toBe(within);
    const byOther = dgn({ ...CLASSIC, Result: '0-1', Termination: 'resignation' }, '1. A10\n0-1');
    expect(parseDgn(byOther)).toMatchObject({ ok: false, error: { code: 'star/dgn-end' } });
  });

  it('a full board tells its own winner, and no other is believed', () => {
    const record = readFileSync(join(import.meta.dirname, 'playthroughs/swapped-and-full.txt'), 'utf8').slice(
      'record: '.length,
    );
    const text = unwrap(formatDgn({ record: record.split('\n', 1)[0] as string }));
    expect(text).toContain('[Termination "board-full"]');
    const forged = text.replaceAll(/1-0|0-1/g, (result) => (result === '1-0' ? '0-1' : '1-0'));
    expect(parseDgn(forged)).toMatchObject({ ok: false, error: { code: 'star/dgn-end' } });
    expect(parseDgn(text.replace('board-full', 'clinch'))).toMatchObject({
      ok: false,
      error: { code: 'star/dgn-end' },
    });
    expect(read(text.replace(/\[Termination .*\n/, ''))).toBe(record.split('\n', 1)[0]);
  });
});

describe('a record of ours', () => {
  const golden = readdirSync(join(import.meta.dirname, 'playthroughs')).map((file) => {
    const text = readFileSync(join(import.meta.dirname, 'playthroughs', file), 'utf8');
    return [file, /^record: (.*)$/m.exec(text)?.[1] as string] as const;
  });

  it.each(golden)('comes back as it was: %s', (_, record) => {
    expect(backAndForth(record)).toBe(record);
  });

  it('comes back as it was after any game with any options, over ten rings too', () => {
    fc.assert(
      fc.property(
        fc.record({
          rings: fc.constantFrom(2, 3, 4, 10, 11),
          double: fc.boolean(),
          pie: fc.boolean(),
          handicap: fc.integer({ min: 1, max: 9 }),
          scoring: fc.constantFrom('standard' as const, 'simplified' as const, 'schmittberger' as const),
        }),
        fc.array(fc.nat(), { maxLength: 40 }),
        (options, picks) => {
          // S10: with a handicap the pie means nothing, and DGN does not tell it.
          const chosen = { ...options, pie: options.pie && options.handicap === 1 };
          const session = new Session(star, chosen);
          for (const pick of picks) {
            const all = session.snapshot('all').outcome ? [] : acts(session.state);
            const act = all[pick % Math.max(1, all.length)];
            if (act) unwrap(session.play(session.state.turn, act));
          }
          const record = session.save('all');
          const text = unwrap(formatDgn({ record }));
          const game = unwrap(parseDgn(text));
          expect(game.record).toBe(record);
          expect(unwrap(formatDgn(game))).toBe(text);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('may begin from a position, which a header of ours holds', () => {
    for (const record of [
      'star/1 from=6:105.;turn=R | S31 *10',
      'star/1 from=4:2R5BRBRB3R2BRBRBR2B3RB2RBRBRBRBR2B3RBR3B2RB',
      'star/1 from=4:BR48.;over=counted',
      'star/1 from=4:BR48.;offer=count | accept',
      'star/1 from=4:BR48.;over=resigned',
      'star/1 from=4:15.B5.R28.;turn=R1;double=yes | S10 *10',
    ])
      expect(backAndForth(record)).toBe(record);
  });

  it('takes names with any letters, quotes and signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (one, two) => {
        const text = unwrap(formatDgn({ record: 'star/1 rings=4', names: [one, two] }));
        expect(unwrap(parseDgn(text)).names).toEqual([one, two]);
        expect(text.split('\n')).toHaveLength(19);
      }),
    );
  });

  it('carries the dates that it is given, and no header under a name that belongs to the game', () => {
    const date = '2026-11-20T10:00:00.000Z';
    const text = unwrap(
      formatDgn({ record: 'star/1 rings=4', headers: { Date: date, Rings: '6', 'a]b': 'x' } }),
    );
    expect(text).toContain(`[Date "${date}"]\n[Updated "${date}"]`);
    expect(text).toContain('[Rings "4"]');
    expect(text).not.toContain('a]b');
  });

  it('is refused as itself where it is none', () => {
    expect(formatDgn({ record: 'chess/1 | e4' })).toMatchObject({
      ok: false,
      error: { code: 'record/game' },
    });
  });
});

describe('what cannot be read', () => {
  const FAULTS: [text: string, code: string, line: number, column: number, sentence: RegExp][] = [
    ['', 'star/dgn-version', 1, 1, /“”/],
    ['[DGN "2"]', 'star/dgn-version', 1, 1, /“2”/],
    ['[DGN "1"]\n[Rings 4]', 'star/dgn-header', 2, 1, /^Line 2, column 1: .*\[Name "value"\]/],
    ['[DGN "1"]\n[Player1 "\\q"]', 'star/dgn-header', 2, 1, /Name/],
    ['[DGN "1"] [DGN "1"]', 'star/dgn-header', 1, 11, /each name once/],
    ['[DGN "1"]\n[Rings "13"]', 'option/range', 2, 1, /rings is “13”. It takes a whole number from 2 to 12/],
    ['[DGN "1"]\n[Mode "hex"]', 'option/range', 2, 1, /hex/],
    ['[DGN "1"]\n[Mode "constructor"]', 'option/range', 2, 1, /constructor/],
    ['[DGN "1"]\n[PieRule "maybe"]', 'option/range', 2, 1, /maybe/],
    ['[DGN "1"]\n[Position "6:100."]', 'position/count', 2, 1, /105/],
    ['[DGN "1"]\n2. A10', 'star/dgn-turn', 2, 1, /“2. A10” does not belong in turn 1/],
    ['[DGN "1"]\n1. A10\n2. A10', 'star/cell-taken', 3, 4, /already a blue stone on A10/],
    ['[DGN "1"]\n1. F10', 'star/dgn-move', 2, 4, /“F10”/],
    ['[DGN "1"]\n1. A77', 'star/dgn-move', 2, 4, /“A77”/],
    ['[DGN "1"]\n1. resign', 'star/dgn-move', 2, 4, /“resign”/],
    ['[DGN "1"]\n1. A10 2. swap', 'star/no-pie', 2, 11, /cannot be taken over/],
    ['[DGN "1"]\n1. A10,B10', 'star/dgn-turn', 2, 8, /“B10” does not belong in turn 2/],
    [
      '[DGN "1"][Mode "double"]\n1. A10 2. B10 3. C10',
      'star/dgn-turn',
      2,
      15,
      /“3. C10” does not belong in turn 2.*A10,B10/,
    ],
    ['[DGN "1"]\n1. A10 B10', 'star/dgn-turn', 2, 8, /“B10”/],
    ['[DGN "1"]\n1. A10, B10', 'star/dgn-turn', 2, 7, /“,”/],
    ['[DGN "1"]\n1. A10\n* 2. B10', 'star/dgn-turn', 3, 3, /“2. B10”/],
    ['[DGN "1"][Result "1-0"]\n*', 'star/dgn-end', 2, 1, /did not end as “\*” says/],
    ['[DGN "1"][Termination "draw"]\n*', 'star/dgn-end', 1, 10, /“draw”/],
    ['[DGN "1"][Termination "__proto__"]\n*', 'star/dgn-end', 1, 10, /“__proto__”/],
    ['[DGN "1"][Termination "board-full"]\n1-0', 'star/dgn-end', 1, 10, /board-full/],
    ['[DGN "1"]\n1-0', 'star/dgn-end', 2, 1, /1-0/],
    ['[DGN "1"][Termination "resignation"]\n*', 'star/dgn-end', 2, 1, /\*/],
    ['[DGN "1"][Termination "clinch"]\n1. A10 1-0', 'star/dgn-end', 1, 10, /did not end as “clinch” says/],
    ['[DGN "1"][Termination "count"]\n1. A10 1-0', 'star/count-early', 1, 10, /both sides have had a turn/],
    ['[DGN "1"][Position "4:BR48.;over=counted"]\n1. A20 *', 'star/over', 2, 4, /over/],
  ];

  it.each(FAULTS)('%j is refused with %s at its place', (text, code, line, column, sentence) => {
    const read = parseDgn(text);
    if (read.ok) throw new Error('it was read');
    const { at } = read.error;
    expect([read.error.code, at?.line, at?.column]).toEqual([code, line, column]);
    expect(sayRefusal(words, read.error)).toMatch(sentence);
    expect(sayRefusal(words, read.error)).not.toMatch(/[{}]/);
  });

  it('has a fault here for each sentence, and a sentence for each fault', () => {
    const codes = new Set(FAULTS.map(([, code]) => code).filter((code) => code.startsWith('star/dgn-')));
    expect([...codes].sort()).toEqual(Object.keys(dgnWords).sort());
  });

  it('is refused unread where it is too long or strays from its alphabet', () => {
    expect(parseDgn(`[DGN "1"]${' '.repeat(70_000)}`)).toMatchObject({ error: { code: 'text/long' } });
    expect(parseDgn('[DGN "1"]\n\u0007')).toMatchObject({
      error: { code: 'text/alphabet', at: { line: 2, column: 1 } },
    });
  });

  it('never throws, whatever is cut, doubled or strewn into a sound text', () => {
    const sound = fc.constantFrom(TEXT, ...[1, 2, 3, 4].map((seed) => textOf(seed)));
    const noise = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('[', ']', '"', '\\', ',', '. ', '99.', 'swap', '*', '1-0', '\n', 'A00', '[DGN "1"]'),
    );
    fc.assert(
      fc.property(sound, fc.nat(), fc.nat({ max: 40 }), noise, (text, from, length, put) => {
        const start = from % text.length;
        const read = parseDgn(text.slice(0, start) + put + text.slice(start + length));
        if (read.ok) {
          const again = unwrap(formatDgn(read.value));
          expect(unwrap(formatDgn(unwrap(parseDgn(again))))).toBe(again);
        } else expect(words.has(read.error.code)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        parseDgn(text);
        parseDgn(`[DGN "1"]${text}`);
      }),
      { numRuns: 500 },
    );
  });

  /** A random game as DGN. */
  function textOf(seed: number): string {
    const session = new Session(star, { rings: 3, double: seed % 2 === 0 });
    const last = randomGame({ rings: 3, double: seed % 2 === 0 }, seed).at(-1) ?? start();
    unwrap(session.start({}, { position: star.notation.formatPosition(last) }));
    return unwrap(formatDgn({ record: session.save('all'), names: ['A', 'B'] }));
  }
});
