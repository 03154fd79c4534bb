/** Texts and what they are read as. That every text reads back, and that none throws, is for the nets. */
import { expect, test } from 'vitest';
import { chance } from '../../src/core/basics/seed.js';
import { Session } from '../../src/core/session/session.js';
import { rotation } from '../../src/rotation/game.js';
import { play, position, puzzle, sentence, start, table } from './harness.js';

const { notation } = rotation;
const BOARD = 'HR.G./G...R/GGBYY/.G.../Y.G.H';

test('a move is a cell, a card by its signs, or done', () => {
  const state = puzzle(BOARD);
  expect(notation.parseMove(state, 0, 'C3')).toEqual({ ok: true, value: { type: 'rotate', cell: 'c3' } });
  expect(notation.parseMove(state, 0, 'ygr')).toEqual({ ok: true, value: { type: 'card', card: 'YGR' } });
  expect(notation.parseMove(state, 0, 'done')).toEqual({ ok: true, value: { type: 'done' } });
  for (const text of ['f1', 'a6', 'a0', 'a01', '1a', '5'])
    expect(notation.parseMove(state, 0, text)).toMatchObject({
      error: { code: 'rotation/no-cell', rule: 'R4' },
    });
  for (const text of ['', 'GRYGRY', 'GX', 'C'])
    expect(notation.parseMove(state, 0, text)).toMatchObject({ error: { code: 'rotation/move' } });
});

test('a position is the rows, then what is asked for, and what is not as usual', () => {
  const text = `${BOARD};goals=RYR,GY*2;par=3;rotations=2;gaps=break;match=prefix`;
  expect(notation.formatPosition(position(text))).toBe(text);
  expect(puzzle(text)).toMatchObject({
    goals: [
      { card: 'RYR', atLeast: 1 },
      { card: 'GY', atLeast: 2 },
    ],
    par: 3,
    rotations: 2,
  });
  expect(notation.formatPosition(play(puzzle(`${BOARD};goals=RYR`), 'c3'))).toMatch(
    /;goals=RYR;rotations=1$/,
  );
});

test('a puzzle’s rotations are read by the name that they had once, and only once', () => {
  expect(puzzle(`${BOARD};rotated=2`)).toEqual(puzzle(`${BOARD};rotations=2`));
  for (const [fields, code] of [
    ['rotated=2;rotations=2', 'position/repeated'],
    ['rotated=yes', 'position/value'],
  ])
    expect(notation.parsePosition(`${BOARD};${fields}`)).toMatchObject({ error: { code } });
});

test('a puzzle may be written line by line', () => {
  const lines = `\n  HR.G.\n  G...R\n  GGBYY\n  .G...\n  Y.G.H\n\n  goals = RYR, gy*2\n  par = 3\n`;
  expect(notation.formatPosition(position(lines))).toBe(`${BOARD};goals=RYR,GY*2;par=3`);
});

test('a game’s position has its cards, points and turn', () => {
  const state = table({ size: '5', players: 2, turns: 6, hands: 'hidden' }, 9);
  const text = notation.formatPosition(state);
  expect(text).toMatch(/;held=\S+\/\S+;deck=\S+;seed=\d+;turns=6;show=hidden$/);
  expect(position(text)).toEqual(state);
});

test('options are text as in attributes', () => {
  expect(
    notation.formatOptions(
      rotation.rules.options ? { ...optionsOf(), use: 'game', players: 2 } : optionsOf(),
    ),
  ).toBe('use=game players=2');
  expect(start({ size: '5' })).toEqual(start({ size: '5x5' }));
});

test.each(['99', '4', '7x', '9x26', 'seven'])('R1: the size %s is refused with what a size is', (size) => {
  const read = notation.parseOptions(`use=game size=${size}`);
  expect(read).toMatchObject({ ok: false, error: { rule: 'R1', at: { path: 'size', offset: 14 } } });
  expect(read.ok ? '' : sentence(read.error)).toBe(
    `size is “${size}”. It takes one or two sides from 5 to 25, as in 7 or 9x7.`,
  );
});

function optionsOf() {
  const read = notation.parseOptions('');
  if (!read.ok) throw new Error('the defaults are refused');
  return read.value;
}

test.each([
  [
    'HR.G./G..XR/GGBYY',
    { line: 2, column: 4 },
    'Row 2, column 4: “X” is not an object. Write H, G, Y, R, N, B, C, or a dot for an empty cell.',
  ],
  [
    'HR.G.\nG...R\nGG?YY',
    { line: 3, column: 3 },
    'Row 3, column 3: “?” is not an object. Write H, G, Y, R, N, B, C, or a dot for an empty cell.',
  ],
  ['HR.G./G...', { line: 2, column: 1 }, 'Row 2 has 4 cells. Every row needs 5 cells, like the first.'],
  ['', { line: 1, column: 1 }, 'Row 1 has 0 cells. A row needs at least 1 cell.'],
  [`${'.'.repeat(26)}`, { line: 1, column: 1 }, 'A board has at most 25 rows and 25 columns.'],
  [
    `${BOARD};goals=GR,GX`,
    { offset: 39 },
    '“GX” is not a goal. Write one to five signs, as in YGR, or YG*2 for two lines.',
  ],
  [
    `${BOARD};goals=GR*0`,
    { offset: 36 },
    '“GR*0” is not a goal. Write one to five signs, as in YGR, or YG*2 for two lines.',
  ],
  [`${BOARD};par=x`, { offset: 34 }, 'par is “x”. It takes a whole number from 1 to 99.'],
  [
    `${BOARD};moon=1`,
    { offset: 30 },
    'There is no field “moon” here. A position has goals, par, rotations, gaps, coldComet, includeOrigin and match.',
  ],
  [`${BOARD};par=1;par=2`, { offset: 36 }, '“par” is given twice.'],
  [`${BOARD};gaps=no`, { offset: 35 }, 'gaps is “no”. It takes skip or break.'],
  [
    `${BOARD};deck=G`,
    { offset: 30 },
    'There is no field “deck” here. A position has goals, par, rotations, gaps, coldComet, includeOrigin and match.',
  ],
  [`${BOARD};held=G;scores=1,2`, { offset: 46 }, 'scores needs 1 entry, not 2.'],
  [
    `${BOARD};held=GC`,
    { offset: 35 },
    '“GC” is not a card. Write one to five of the signs H, G, Y, R, N and B.',
  ],
])('%s is refused with its place', (text, at, told) => {
  const read = notation.parsePosition(text);
  expect(read).toMatchObject({ ok: false, error: { at } });
  expect(read.ok || sentence(read.error)).toBe(told);
});

test('a game of 4 seats and 80 turns on 11x11 cells is a record of at most 3,500 characters', () => {
  const luck = chance(3);
  const session = new Session(rotation, { use: 'game', players: 4, turns: 80, hands: 'hidden' }, 4294967295);
  for (
    let [seat] = rotation.rules.toAct(session.state);
    seat !== undefined;
    [seat] = rotation.rules.toAct(session.state)
  )
    session.play(seat, luck.pick([...rotation.rules.moves(session.state, seat)]));
  expect(session.plies).toBeGreaterThan(80);
  expect(session.save('all').length).toBeLessThanOrEqual(3500);
});
