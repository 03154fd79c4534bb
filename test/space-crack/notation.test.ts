import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spaceCrack } from '../../src/space-crack/game.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import type { Move } from '../../src/space-crack/state.js';
import { RECORD_CAP } from '../../src/core/basics/limits.js';
import { Session } from '../../src/core/session/session.js';
import { chance } from '../../src/core/basics/seed.js';
import { map, play, position, randomGame, sentence, start } from './harness.js';

const { notation } = spaceCrack;

describe('a move', () => {
  it.each([
    ['12-17', { type: 'move', from: 12, to: 17 }, '12-17'],
    ['12>17', { type: 'move', from: 12, to: 17 }, '12-17'],
    ['+012', { type: 'build', planet: 12 }, '+12'],
    [' END ', { type: 'end' }, 'end'],
    ['0-999', { type: 'move', from: 0, to: 999 }, '0-999'],
  ] as const)('%s is read, and written %s', (text, move, canonical) => {
    expect(notation.parseMove(start(), 0, text)).toEqual({ ok: true, value: move });
    expect(notation.formatMove(start(), 0, move as Move)).toBe(canonical);
  });

  it.each(['', '12', '12-', '1234-1', '+', '-12', 'ending', '12 - 17', '1é2', 'x'.repeat(50)])(
    '“%s” is refused, with a rule and a place',
    (text) => {
      const read = notation.parseMove(start(), 0, text);
      expect(read).toMatchObject({ ok: false });
      if (!read.ok) expect(read.error.rule).toMatch(/^P\d/);
    },
  );
});

describe('a position', () => {
  it('tells what does not go without saying', () => {
    const state = start({ boardSize: 5, sizes: [5, 5, 4, 6, 5, 5, 5] });
    expect(notation.formatPosition(state)).toBe('boardSize=5;planets=5,5A5,4,6,5,5B5,5;order=alternate');
    expect(notation.formatPosition(play(state, '2-4'))).toBe(
      'boardSize=5;planets=5,5A,4,6A5,5,5B5,5;points=4,5;next=1;order=alternate',
    );
    const later = play(state, '2-4 6-7 end');
    expect(notation.formatPosition(later)).toBe(
      'boardSize=5;planets=5,5A,4,6A5,5,5B,5B5;points=4,4;ended=0;order=alternate',
    );
  });

  it('is lossless, whatever the order and however far the game', () => {
    for (const order of ['alternate', 'sequential', 'free'] as const)
      for (const state of randomGame({ order, boardSize: 7, seats: 3, turns: 5, endTurn: 'forfeit' }, 5))
        expect(position(notation.formatPosition(state))).toEqual(state);
  });

  it('P5: two ships that were given as large as can be and join are read back', () => {
    const joined = play(map({ 2: '5A99999', 4: '5A99999', 6: '5B5' }), '2-4');
    expect(joined.ships[3]).toBe(199998);
    expect(position(notation.formatPosition(joined))).toEqual(joined);
  });

  test('what comes of a position that is read is read back, however much it holds', () => {
    const some = fc.constantFrom('', '1', '5', '40', '99999');
    const given = fc.record({
      planets: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('', 'A', 'B'), some), {
        minLength: 6,
        maxLength: 6,
      }),
      crack: fc.tuple(some, some),
      points: fc.tuple(some, some),
      turn: fc.integer({ min: 1, max: 50 }),
      seed: fc.nat(),
    });
    let played = 0;
    const property = fc.property(given, ({ planets, crack, points, turn, seed }) => {
      const others = planets.map(([size, owner, ship]) => `${size}${owner}${owner && ship}`);
      const more = `crack=${crack.map(Number).join()};points=${points.map((left) => Number(left) + 1).join()}`;
      const rates = 'turns=50;commandPoints=10;crackPct=100;interiorBonus=100;order=free';
      // The largest ship beside all this that a position takes.
      const [read] = [950_000, 700_000, 500_000, 300_000, 100_000, 1]
        .map((ship) =>
          notation.parsePosition(
            `boardSize=5;planets=12A${ship},${others.join()};turn=${turn};${more};${rates}`,
          ),
        )
        .filter(({ ok }) => ok);
      if (!read?.ok) return;
      const luck = chance(seed);
      let state = read.value;
      for (let ply = 0; ply < 30 && spaceCrack.rules.toAct(state).length > 0; ply++, played++) {
        const seat = luck.pick(spaceCrack.rules.toAct(state));
        const all: Move[] = [...spaceCrack.rules.moves(state, seat), { type: 'end' }];
        state = spaceCrack.rules.play(state, seat, luck.pick(all)).state;
        expect(position(notation.formatPosition(state))).toEqual(state);
      }
    });
    fc.assert(property);
    expect(played).toBeGreaterThan(300);
  });

  it('names whoever opens the turn where it says no more', () => {
    expect(map({ 2: '5A5', 6: '5B5' }, 'turn=2').next).toBe(1);
    expect(map({ 2: '5A5', 6: '5B' }, 'turn=2').next).toBe(0);
  });

  const SMALL = 'boardSize=5;planets=';
  it.each<[text: string, code: string, at: string | number, rule: string]>([
    ['', 'position/missing', 0, 'P2'],
    ['boardSize=4;planets=5', 'option/range', '4', 'P1'],
    [`${SMALL}5,5A5,5,5,5,5B5`, 'position/count', 35, 'P2'],
    [`${SMALL}5,5A5,5,5,5,5B5,5,6`, 'position/count', '6', 'P2'],
    [`${SMALL}5,5E5,5,5,5,5B5,5`, 'position/value', '5E5', 'P2'],
    [`${SMALL}5,5A0,5,5,5,5B5,5`, 'position/value', '5A0', 'P2'],
    [`${SMALL}5,13,5,5,5,5B5,5`, 'position/value', '13', 'P2'],
    [`${SMALL}5,5A5,5C,5,5,5B5,5`, 'position/value', '5C', 'P2'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;ended=3`, 'position/value', '3', 'P8'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;crack=1,2,3`, 'position/count', '3', 'P9'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;crack=1.5,2`, 'position/value', '1.5', 'P9'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;points=1`, 'position/count', 46, 'P4'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;turn=17`, 'position/value', '17', 'P1'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;sizes=1`, 'position/field', 'sizes', 'P2'],
    [`${SMALL}5,5A999999,5,5,5,5B5,5`, 'space-crack/much', '5,5A9', 'P9'],
    [`${SMALL}5,5A900005,5,5,5,5B,5;turn=15;points=99990,99990`, 'space-crack/much', '5,5A9', 'P9'],
    [`${SMALL}5,5A,5,5,5,5B,5`, 'space-crack/stuck', '5,5A', 'P9'],
    [`${SMALL}5,5A5,5,5,5,5B,5;next=1`, 'space-crack/next', '1', 'P7'],
    [`${SMALL}5,5A5,5,5,5,5B5,5;next=3`, 'position/value', '3', 'P7'],
  ])('%s is refused by %s at %s', (text, code, at, rule) => {
    const read = notation.parsePosition(text);
    const offset = typeof at === 'number' ? at : text.lastIndexOf(at);
    expect(read).toMatchObject({ ok: false, error: { code, rule, at: { offset } } });
    if (!read.ok) expect(sentence(read.error)).not.toContain('{');
  });

  test('any text is read or refused', () => {
    const near = fc.stringMatching(
      /^boardSize=5;planets=(1?\d[A-D]?\d{0,2},){6}5(;(turn|crack|points|ended|next|order)=[\w,]{0,6}){0,3}$/,
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        const read = notation.parsePosition(text);
        if (!read.ok) return;
        const canonical = notation.formatPosition(read.value);
        expect(position(canonical)).toEqual(read.value);
      }),
    );
  });
});

describe('options', () => {
  it('P7: a record always names the order', () => {
    expect(notation.formatOptions(start().options)).toMatch(/^boardSize=12 order=alternate /);
  });

  it('P3: a list of sizes for every board is read back', () => {
    for (const boardSize of [5, 12, 30]) {
      const sizes = boardOf(boardSize).planets.map((_, at) => 1 + (at % 12));
      const options = { ...start().options, boardSize, sizes };
      expect(notation.parseOptions(notation.formatOptions(options))).toEqual({ ok: true, value: options });
    }
  });

  it('P3: a list for another board is refused', () => {
    const read = notation.parseOptions('boardSize=5 sizes=5,5,5');
    expect(read).toMatchObject({ ok: false, error: { code: 'space-crack/sizes', rule: 'P3' } });
    if (!read.ok) expect(sentence(read.error)).toBe('There are 3 sizes here. A map of size 5 has 7 planets.');
  });
});

test.each(['alternate', 'sequential', 'free'] as const)(
  'a whole game of size 12 with 4 seats and 15 turns is a record of at most 3,500 characters: %s',
  (order) => {
    const luck = chance(3);
    const session = new Session(spaceCrack, { seats: 4, order }, 4294967295);
    for (
      let seats = spaceCrack.rules.toAct(session.state);
      seats.length > 0;
      seats = spaceCrack.rules.toAct(session.state)
    ) {
      const seat = luck.pick(seats);
      session.play(seat, luck.pick([...spaceCrack.rules.moves(session.state, seat)]));
    }
    expect(session.plies).toBe(300);
    expect(session.save('all').length).toBeLessThanOrEqual(3500);
  },
);

test('the longest game that there is can be saved and loaded', () => {
  const { rules } = spaceCrack;
  const options = { seats: 4, turns: 50, boardSize: 30, commandPoints: 10, order: 'free' } as const;
  const session = new Session(spaceCrack, options, 3);
  const luck = chance(5);
  let length = 0;
  while (!session.isOver) {
    const { state } = session;
    const seat = rules.toAct(state).at(-1) as number;
    const isLast = state.turn === options.turns;
    const ways = [...rules.moves(state, seat)].filter(
      (move) => move.type === 'move' && state.ships[move.to - 1] === 0,
    );
    const most = Math.max(...ways.map((move) => notation.formatMove(state, seat, move).length));
    const move: Move =
      state.points[seat] === 1 && !isLast
        ? { type: 'end' }
        : luck.pick(ways.filter((way) => notation.formatMove(state, seat, way).length === most));
    length += `${seat}:${notation.formatMove(state, seat, move)} `.length;
    session.play(seat, move);
  }
  expect(length).toBeGreaterThan(RECORD_CAP);
  const record = session.save('all');
  const loaded = new Session(spaceCrack);
  expect(loaded.load(record)).toMatchObject({ ok: true });
  expect(loaded.state).toEqual(session.state);
  expect(loaded.save('all')).toBe(record);
});
