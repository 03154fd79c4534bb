import { describe, expect, it } from 'vitest';
import { RECORD_CAP } from '../../src/core/basics/limits.js';
import { formatRecord, joinActor, parseRecord, splitActor } from '../../src/core/session/record.js';
import { accept, unwrap, type Result } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { hands } from '../games/hands/game.js';
import { teams } from '../games/teams/game.js';

/** Code and place of the refusal of a record of the card game (which has chance and is at version 2). */
function refusal(text: string): unknown {
  const read: Result<unknown> = parseRecord(hands, text);
  if (read.ok) return 'ok';
  const { code, at } = read.error;
  return at === undefined ? code : { code, ...at };
}

function codeOf(text: string): string {
  const read: Result<unknown> = parseRecord(hands, text);
  return read.ok ? 'ok' : read.error.code;
}

describe('a record', () => {
  it('is game and version, options, seed and moves on one line', () => {
    const options = { ...hands.rules.setup({}, 0).options, ranks: 5 };
    const text = formatRecord(hands, {
      origin: { kind: 'seed', options, seed: 7 },
      moves: ['draw', 'host:x'],
    });
    expect(text).toBe('hands/2 ranks=5 seed=7 | draw host:x');
    expect(unwrap(parseRecord(hands, text))).toEqual({
      origin: { kind: 'seed', options, seed: 7 },
      moves: [
        { text: 'draw', offset: 25 },
        { text: 'host:x', offset: 30 },
      ],
    });
  });

  it('names no seed where the game has no chance, and no bar where there are no moves', () => {
    const { options } = teams.rules.setup({}, 0);
    expect(formatRecord(teams, { origin: { kind: 'seed', options, seed: 7 }, moves: [] })).toBe(
      'teams/1 rounds=3',
    );
    const without = { kind: 'seed', options, seed: 0 };
    for (const given of ['teams/1', 'teams/1 seed=7'])
      expect(unwrap(parseRecord(teams, given)).origin).toEqual(without);
  });

  it('begins from a position, for one viewer', () => {
    const text = formatRecord(hands, {
      origin: { kind: 'position', position: 'x;y=z' },
      viewer: 1,
      moves: [],
    });
    expect(text).toBe('hands/2 view=1 from=x;y=z');
    expect(unwrap(parseRecord(hands, text))).toEqual({
      origin: { kind: 'position', position: 'x;y=z' },
      viewer: 1,
      positionAt: 20,
      moves: [],
    });
    expect(unwrap(parseRecord(hands, 'hands/2 from=x view=public |')).viewer).toBe('public');
  });

  it('may stand on several lines and have its fields in any order', () => {
    const text = '\n hands/2\n seed=4294967295 ranks=4\n | draw\n a1 \n';
    const { origin, moves } = unwrap(parseRecord(hands, text));
    expect(origin).toMatchObject({ seed: 4294967295, options: { ranks: 4 } });
    expect(moves).toEqual(['draw', 'a1'].map((move) => ({ text: move, offset: text.indexOf(move) })));
  });

  it.each([
    ['', { code: 'record/empty', offset: 0 }],
    [' | a1', { code: 'record/empty', offset: 0 }],
    ['|a1', { code: 'record/empty', offset: 0 }],
    [' teams/1', { code: 'record/game', offset: 1 }],
    ['hands', { code: 'record/game', offset: 0 }],
    ['hands/x', { code: 'record/game', offset: 0 }],
    ['hands/1234567', { code: 'record/game', offset: 0 }],
    ['Hands/2', { code: 'record/game', offset: 0 }],
    ['hands/2 seed=1 seed=2', { code: 'record/repeated', offset: 15 }],
    ['hands/2 from=a from=b', { code: 'record/repeated', offset: 15 }],
    ['hands/2 view=0 view=0', { code: 'record/repeated', offset: 15 }],
    ['hands/2 seed=4294967296', { code: 'record/seed', offset: 8 }],
    ['hands/2 seed=-1', { code: 'record/seed', offset: 8 }],
    ['hands/2 seed=', { code: 'record/seed', offset: 8 }],
    ['hands/2 view=nobody', { code: 'record/view', offset: 8 }],
    ['hands/2 from=x ranks=4', { code: 'record/from-and-options', offset: 15 }],
    ['hands/2\n\n from=x ranks=4', { code: 'record/from-and-options', offset: 17, line: 3, column: 9 }],
    ['hands/2 seed=1   size=2  ranks=99', { code: 'option/range', offset: 31, path: 'ranks' }],
    ['hands/2 size=2 seed=1 rank=3', { code: 'option/unknown', offset: 22 }],
    ['hands/2 size=2 seed=1 size=3', { code: 'option/repeated', offset: 22 }],
    ['hands/2 seed=1 | ä', { code: 'text/alphabet', offset: 17 }],
  ])('is refused where it is wrong: %j', (text, expected) => {
    expect(refusal(text)).toEqual(expected);
  });

  it.each([
    ['hands/2', 'record/no-seed'],
    ['hands/2 from=x seed=1', 'record/from-and-seed'],
    ['hands/3 seed=1', 'record/newer'],
    ['hands/0 seed=1', 'hands/old-position'],
    ['x'.repeat(RECORD_CAP + 1), 'text/long'],
  ])('is refused as a whole: %.30s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('a record of an older version', () => {
  it('is upgraded by the game', () => {
    const session = new Session(hands);
    expect(session.load('hands/1 ranks=5 open=yes seed=12 | draw')).toMatchObject({ ok: true });
    expect(session.save('all')).toBe('hands/2 ranks=5 hands=open refills=0 seed=12 | draw');
  });

  it('has its moves rewritten', () => {
    const session = new Session(hands);
    expect(session.load('hands/1 size=3 suits=a,b ranks=5 seed=12 | draw 1a draw')).toEqual({
      ok: true,
      value: 3,
    });
    expect(session.save('all')).toBe('hands/2 size=3 suits=a,b ranks=5 refills=0 seed=12 | draw a1 draw');
  });

  it('is refused where the game cannot upgrade it', () => {
    expect(refusal('hands/1 from=x')).toBe('hands/old-position');
    const { upgradeRecord: _, ...notation } = hands.notation;
    const read = parseRecord({ rules: hands.rules, notation }, 'hands/1 seed=1');
    expect(read).toEqual({ ok: false, error: { code: 'record/older', facts: { found: '1', version: 2 } } });
  });

  it('is refused where the upgrade does not raise the version', () => {
    const notation = { ...hands.notation, upgradeRecord: (_version: number, text: string) => accept(text) };
    const read = parseRecord({ rules: hands.rules, notation }, 'hands/1 seed=1');
    expect(read).toMatchObject({ ok: false, error: { code: 'record/older' } });
  });
});

describe('the actor of a move', () => {
  it('stands in front where it is not the one seat to act', () => {
    expect(joinActor(1, [1], 'a1')).toBe('a1');
    expect(joinActor(1, [0], 'a1')).toBe('1:a1');
    expect(joinActor(1, [0, 1], 'a1')).toBe('1:a1');
    expect(joinActor('host', [0], 'end')).toBe('host:end');
    expect(joinActor(11, [], 'a1')).toBe('11:a1');
  });

  it('is split off again', () => {
    expect(splitActor('11:a1')).toEqual({ actor: 11, move: 'a1' });
    expect(splitActor('host:')).toEqual({ actor: 'host', move: '' });
    expect(splitActor('a1')).toEqual({ move: 'a1' });
    expect(splitActor('123:a1')).toEqual({ move: '123:a1' });
  });
});
