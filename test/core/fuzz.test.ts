/** Any text at all: no parser of core throws, and what it accepts has one canonical text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarks } from '../../src/core/text/marks.js';
import { checkText, placeIn, tokens } from '../../src/core/text/text.js';
import { parseNames, parsePlayers } from '../../src/core/text/players.js';
import { formatOptions, parseOptions } from '../../src/core/text/option-text.js';
import type { AnyTable, OptionTable } from '../../src/core/contract/option-kinds.js';
import { formatRecord, joinActor, parseRecord, splitActor } from '../../src/core/session/record.js';
import type { Result } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';
import { hands } from '../games/hands/game.js';
import { sealed } from '../games/sealed/game.js';
import { teams } from '../games/teams/game.js';

const anything = fc.string({ unit: 'binary', maxLength: 60 });
/** Made from the words of our grammars, so that more of it is understood. */
const ours = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'hands/2',
        'hands/1',
        'teams/1',
        'seed=7',
        'view=0',
        'view=public',
        'from=x',
        'ranks=4',
        '|',
        'draw',
        'a1',
        '0:0+a1',
        'host:end',
      ),
      fc.constantFrom(
        'human',
        'bot:easy',
        'bot:easy:3',
        'host',
        'A1',
        'A1:dot',
        'A1=x',
        'A1>A2',
        '"Ada',
        'B"',
        'Red:Cy,Di',
        ':',
        ',',
        '"',
        '\n',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));
const text = fc.oneof(anything, ours);

function isSound(result: Result<unknown>): void {
  if (!result.ok) expect(result.error.code).toMatch(/^[a-z-]+\/[a-z-]+$/);
}

describe('any text', () => {
  it('is checked, placed and split without a throw', () => {
    fc.assert(
      fc.property(text, fc.nat(80), (t, n) => {
        const bad = checkText(t, n);
        if (!bad) expect(t.length).toBeLessThanOrEqual(n);
        expect(placeIn(t, n).offset).toBe(n);
        for (const word of tokens(t)) expect(t.startsWith(word.text, word.offset)).toBe(true);
        const { actor, move } = splitActor(t);
        if (actor !== undefined) expect(t.endsWith(move)).toBe(true);
      }),
    );
  });

  it('is read as players, marks and names, or refused', () => {
    const toCell = (name: string): string | undefined => (/^A\d$/.test(name) ? name : undefined);
    fc.assert(
      fc.property(text, (t) => {
        isSound(parsePlayers(t, ['easy']));
        isSound(parseMarks(t, toCell));
        const names = parseNames(t);
        isSound(names);
        if (names.ok)
          for (const { name, members } of names.value)
            expect(Math.max(name.length, ...members.map((m) => m.length))).toBeLessThanOrEqual(40);
      }),
    );
  });

  it.each([hands, teams, sealed].map((game) => [game.rules.id, game as typeof hands] as const))(
    'is read as a record of %s, or refused',
    (_id, game) => {
      fc.assert(
        fc.property(text, (t) => {
          const record = parseRecord(game, t);
          isSound(record);
          if (record.ok) {
            const { origin, viewer, moves } = record.value;
            const again = formatRecord(game, {
              origin,
              moves: moves.map((move) => move.text),
              ...(viewer !== undefined && { viewer }),
            });
            const read = parseRecord(game, again);
            expect(read).toMatchObject({ ok: true, value: { origin } });
          }
          isSound(new Session(game).load(t));
          isSound(new Session(game).playText(t));
          isSound(new Session(game).start({}, { position: t }));
        }),
        { examples: [['teams/1 seed=7']] },
      );
    },
  );

  it('fills any sentence without a throw', () => {
    fc.assert(
      fc.property(text, text, fc.oneof(text, fc.double()), (sentence, name, fact) => {
        expect(typeof makeWords('pl', { key: sentence }).say('key', { [name]: fact, n: fact })).toBe(
          'string',
        );
      }),
    );
  });
});

describe('any options', () => {
  const word = fc.stringMatching(/^[a-z]{1,5}$/);
  const table: fc.Arbitrary<AnyTable> = fc.dictionary(
    word.filter((name) => !['view', 'seed', 'from'].includes(name)),
    fc.oneof(
      fc.record({
        kind: fc.constant('integer' as const),
        default: fc.integer({ min: -9, max: 99_999 }),
        min: fc.constant(-9),
        max: fc.constant(99_999),
        rule: fc.constant('X'),
      }),
      fc.record({ kind: fc.constant('flag' as const), default: fc.boolean(), rule: fc.constant('X') }),
      fc.record({
        kind: fc.constant('choice' as const),
        default: fc.constantFrom('a', 'b'),
        values: fc.constant(['a', 'b']),
        rule: fc.constant('X'),
      }),
      fc.record({
        kind: fc.constant('numbers' as const),
        default: fc.array(
          fc.integer({ min: -900, max: 900 }).map((n) => n / 100),
          { minLength: 1, maxLength: 3 },
        ),
        min: fc.constant(-9),
        max: fc.constant(9),
        least: fc.constant(1),
        most: fc.constant(3),
        rule: fc.constant('X'),
      }),
      fc.record({
        kind: fc.constant('choices' as const),
        default: fc.constantFrom(['a'], ['b', 'a']),
        values: fc.constant(['a', 'b']),
        least: fc.constant(1),
        most: fc.constant(2),
        rule: fc.constant('X'),
      }),
      fc.record({
        kind: fc.constant('text' as const),
        default: word,
        pattern: fc.constant(/^[a-z]*$/),
        maxLength: fc.constant(5),
        rule: fc.constant('X'),
      }),
    ),
    { maxKeys: 6 },
  );

  it('that are in range are read back as they were written', () => {
    fc.assert(
      fc.property(table, table, (one, two) => {
        // Values from one table of the same shape, defaults of the other.
        const names = Object.keys(one).filter((name) => two[name]?.kind === one[name]?.kind);
        const both = Object.fromEntries(names.map((name) => [name, one[name]])) as unknown as OptionTable<
          Record<string, never>
        >;
        const chosen = Object.fromEntries(names.map((name) => [name, two[name]?.default])) as Record<
          string,
          never
        >;
        expect(parseOptions(both, formatOptions(both, chosen))).toEqual({ ok: true, value: chosen });
      }),
    );
  });

  it('as any text are read or refused', () => {
    fc.assert(
      fc.property(table, text, (given, t) => {
        isSound(parseOptions(given as unknown as OptionTable<Record<string, never>>, t));
      }),
    );
  });
});

describe('any actor', () => {
  it('is split off as it was joined', () => {
    const seat = fc.nat(99);
    fc.assert(
      fc.property(
        fc.oneof(seat, fc.constant('host' as const)),
        fc.array(seat, { maxLength: 3 }),
        fc.stringMatching(/^[a-z]\w{0,8}$/),
        (actor, toAct, move) => {
          const { actor: told = toAct[0], move: rest } = splitActor(joinActor(actor, toAct, move));
          expect([told, rest]).toEqual([actor, move]);
        },
      ),
    );
  });
});
