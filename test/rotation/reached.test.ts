/** R12, R13: what play reaches can be written and read back, also from the ends of what a position may say. */
import { describe, expect, it } from 'vitest';
import { RECORD_CAP } from '../../src/core/basics/limits.js';
import { chance } from '../../src/core/basics/seed.js';
import { Session } from '../../src/core/session/session.js';
import { boardOf, gridOf } from '../../src/rotation/grid.js';
import { rotation } from '../../src/rotation/game.js';
import type { State } from '../../src/rotation/state.js';
import { drawMove } from '../../src/testing/random-play.js';
import { play, position, sentence } from './harness.js';

const { rules, notation } = rotation;

/** Plays on at random, reading back whatever comes. */
function playOn(from: State, turns: number): State {
  const luck = chance(7);
  let state = from;
  for (let turn = 0; turn < turns && !rules.outcome(state); turn++) {
    state = rules.play(state, 0, drawMove(rules, state, 0, luck) ?? { type: 'done' }).state;
    expect(notation.parsePosition(notation.formatPosition(state))).toEqual({ ok: true, value: state });
  }
  return state;
}

const spent = (ended: number | string, scores: number | string): string =>
  `H.B;held=;scores=${scores};played=${ended};seed=1;decay=yes`;

describe('R12: where points run out, every turn that is reached can be read', () => {
  it('the turn after many', () => {
    expect(notation.formatPosition(play(position(spent(400, 9999)), 'c1'))).toContain('played=401;');
    playOn(position(spent(400, 9999)), 20);
  });

  it.each([
    [0, 1e9],
    [35_998, 339_000_000_000],
    [36_000, 339_000_000_000],
    [40_000, 339_000_000_000],
    [9_999_998, 300_000_000_000],
    [9_999_999, 338_000_000_000],
  ])('from %i turns and %i points', (ended, scores) => {
    playOn(position(spent(ended, scores)), 5);
  });

  it('with cards in hand that bring the most', () => {
    const rows = Array.from({ length: 5 }, () => 'HHHHH');
    const text = `${rows.join('/').replace('HHHHH/HHHHH', 'HHHHH/HHNHH')};deck=H,HH,HHH,HHHH;held=H,HH,HHH;scores=1000000000;played=0;seed=1;decay=yes`;
    playOn(position(text), 12);
  });

  it.each([
    ['more points than any game brings', spent(0, '2000000000'), 'scores'],
    ['a last turn with points left', spent(10_000_000, '5'), 'played'],
  ])('%s is no position', (_, text, part) => {
    const read = notation.parsePosition(text);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'position/unfit', rule: 'R12', at: { path: part } },
    });
  });
});

describe('R13: a puzzle counts its rotations as far as can be read', () => {
  it.each([
    [9999, 10_000],
    [999_998, 999_999],
    [999_999, 999_999],
  ])('after %i comes %i', (from, to) => {
    const after = play(position(`H.B;rotations=${from}`), 'c1');
    expect(notation.formatPosition(after)).toBe(`H.B;rotations=${to}`);
    playOn(after, 3);
  });
});

it('R13: a board without goals is saved and loaded however often it is rotated', () => {
  const session = new Session(rotation, {}, 0);
  session.start({}, { position: 'H.B' });
  for (let turn = 0; turn < 7000; turn++) session.playText('c1');
  const loaded = new Session(rotation, {}, 0);
  const record = session.save('all');
  expect(record.length).toBeLessThanOrEqual(RECORD_CAP);
  expect(loaded.load(record)).toMatchObject({ ok: true });
  expect(loaded.state).toEqual(session.state);
  // As many of the last moves as fit are there to be taken back.
  expect(loaded.plies).toBeGreaterThan(6000);
  expect(loaded.stateAt(0)).toEqual(session.stateAt(session.plies - loaded.plies));
  expect(loaded.save('all')).toBe(record);
});

describe('a field that is wrong cites the rule that it belongs to', () => {
  const game = (fields: string, held = 'R/G'): string =>
    `H.B/R.G/...;deck=Y;held=${held};scores=0,0;played=0;seed=1${fields}`;
  const refused = (text: string): unknown => {
    const read = notation.parsePosition(text);
    return read.ok ? 'is read' : [read.error.code, read.error.rule];
  };
  it.each([
    ['played=x', 'R12', 'position/value'],
    ['played=41', 'R12', 'position/unfit'],
    ['seed=x', 'R10', 'position/value'],
    ['scores=x,0', 'R12', 'position/value'],
    ['scores=1', 'R12', 'position/count'],
    ['decay=yes', 'R12', 'position/unfit'],
    ['rotated=maybe', 'R9', 'position/value'],
    ['held=R,G,B,Y/R', 'R9', 'position/count'],
    ['held=R/R/R/R/R', 'R9', 'position/count'],
    ['deck=X', 'R7', 'rotation/card'],
  ])('%s: %s', (field, rule, what) => {
    const key = field.replace(/=.*/, '');
    const sound = game('');
    const text = sound.includes(`;${key}=`)
      ? sound.replace(new RegExp(`;${key}=[^;]*`), `;${field}`)
      : `${sound};${field}`;
    expect(refused(text)).toEqual([what, rule]);
  });

  it.each(['par=0', 'par=100', 'rotations=-1', 'rotations=1000000'])('R13: %s in a puzzle', (field) =>
    expect(refused(`H.B;goals=G;${field}`)).toEqual(['position/value', 'R13']),
  );

  it('R13: and says what it takes', () => {
    const read = notation.parsePosition('H.B;goals=G;par=0');
    expect(!read.ok && sentence(read.error)).toBe('par is “0”. It takes a whole number from 1 to 99.');
  });

  it('R4: a cell that is not on the board cannot rotate', () => {
    const state = position('H.B');
    expect(rules.refuse(state, 0, { type: 'rotate', cell: 'z9' })).toMatchObject({
      code: 'rotation/no-cell',
      rule: 'R4',
    });
    expect(notation.parseMove(state, 0, 'd4')).toMatchObject({
      error: { code: 'rotation/no-cell', rule: 'R4' },
    });
  });
});

it('a board is read once, however often rules and picture ask for it', () => {
  const board = ['H.B', '...'];
  expect(gridOf(board)).toBe(gridOf(board));
  expect(gridOf(board)).not.toBe(gridOf([...board]));
  expect(boardOf(gridOf(board))).toEqual(board);
});
