/** Texts and what they are read as. That every text reads back, and that none throws, is for the nets. */
import { describe, expect, it, test } from 'vitest';
import { generateMap } from '../../src/constellation/index.js';
import { formatMap } from '../../src/constellation/map.js';
import { constellation } from '../../src/constellation/game.js';
import { POSITION_CAP } from '../../src/core/limits.js';
import { unwrap } from '../../src/core/result.js';
import { chance } from '../../src/core/seed.js';
import { Session } from '../../src/core/session.js';
import { GRID, grid, play, position, standing, start } from './harness.js';

const { notation, rules } = constellation;

test('a move is a star to claim, with a sign to steal or to place an HQ, and the member before it', () => {
  const state = standing(['00']);
  const read = (text: string): unknown => unwrap(notation.parseMove(state, 0, text));
  expect(read('10')).toEqual({ type: 'claim', member: 0, star: '10' });
  expect(read('2.!10')).toEqual({ type: 'steal', member: 2, star: '10' });
  expect(read('*10')).toEqual({ type: 'hq', star: '10' });
  expect(read('-')).toEqual({ type: 'pass', member: 0 });
  expect(read('1.-')).toEqual({ type: 'pass', member: 1 });
  expect(notation.parseMove(state, 'host', 'end')).toEqual({ ok: true, value: { type: 'end' } });
  for (const text of ['', '99', '!', '1.', '1.*10', '10!', 'end', '--'])
    expect(notation.parseMove(state, 0, text).ok).toBe(false);
  expect(notation.parseMove(state, 'host', '10').ok).toBe(false);
});

test('capitals of ids count where two stars differ by them, and not elsewhere', () => {
  const map = { stars: ['a', 'A', 'Bb'].map((id, x) => ({ id, x, y: 0, type: 'star' as const })), edges: [] };
  const read = (text: string): unknown => unwrap(notation.parseMove(standing([''], { map }), 0, text));
  expect(read('A')).toMatchObject({ star: 'A' });
  expect(read('bB')).toMatchObject({ star: 'Bb' });
});

test('a star may be called as a host’s act', () => {
  const map = { stars: [{ id: 'end', x: 0, y: 0, type: 'star' as const }], edges: [] };
  const state = standing([''], { map });
  expect(unwrap(notation.parseMove(state, 1, 'end'))).toEqual({ type: 'claim', member: 0, star: 'end' });
});

describe('a position', () => {
  it('says what is not as at the beginning', () => {
    expect(notation.formatPosition(start())).toBe('phase=hq;round=1');
    expect(notation.formatPosition(start({ teams: 4, hqCount: 0, mode: 'sandbox' }))).toBe(
      'mode=sandbox;teams=4;hqCount=0;round=1',
    );
    expect(notation.formatPosition(start({ map: 'generated', hqCount: 0 }, 5))).toBe(
      'map=generated;hqCount=0;seed=5;round=1',
    );
  });

  it('holds own maps whole, HQs that stand and have fallen, moves, steals and points', () => {
    const state = play(
      standing(['00 10 20', '30'], { hqs: { 0: ['00', '20'] }, members: [2] }),
      'host:end 1:!20 0:1.- 1:1.31',
    );
    expect(notation.formatPosition(state)).toBe(
      `map=${formatMap(GRID)};members=2;round=2;owners=2A2B3.B4.;hqs=00!/;left=3.p/2.2;steals=3/2;points=2/0`,
    );
    expect(position(notation.formatPosition(state))).toEqual(state);
  });

  it('is read in any order', () => {
    expect(position('round=1;owners=A39.')).toEqual(position('owners=A39.;round=1'));
  });

  it.each([
    ['', 'constellation/position', undefined],
    ['owners=40.', 'constellation/position', undefined],
    ['round=0', 'constellation/position-part', 0],
    ['round=9', 'constellation/position-part', 0],
    ['rounds=9;round=10', 'constellation/position-part', 9],
    ['round=1;owners=39.', 'constellation/position-part', 8],
    ['round=1;owners=C39.', 'constellation/position-part', 8],
    ['round=1;owners=x39.', 'constellation/position-part', 8],
    ['round=1;hqs=a1/', 'constellation/position-part', 8],
    ['round=1;left=7/6', 'constellation/position-part', 8],
    ['round=1;steals=4/3', 'constellation/position-part', 8],
    ['round=1;points=-1/0', 'constellation/position-part', 8],
    ['round=1;destroyed=5/0', 'constellation/position-part', 8],
    ['round=1;phase=over', 'constellation/position-part', 8],
    ['round=2;phase=hq', 'constellation/position-part', 8],
    ['round=1;seed=5', 'constellation/position-part', 8],
    ['map=generated;round=1', 'constellation/position-seed', undefined],
    ['round=1;round=1', 'option/repeated', 8],
    ['round=1;moon=1', 'option/unknown', 8],
    ['round=1;stealDepth=11', 'option/range', 8],
    ['round=1;members=1,2,3', 'constellation/members', undefined],
  ])('%j is refused as %s', (text, code, offset) => {
    expect(notation.parsePosition(text)).toMatchObject({
      error: { code, ...(offset !== undefined && { at: { offset } }) },
    });
  });
});

describe('a record', () => {
  it('of a whole game on an own map of sixty stars with four teams and eight rounds is at most 3,500 characters', () => {
    const map = formatMap(generateMap({ teams: 4, seed: 3, stars: 60 }));
    // The longest there is: steals that clear, so that stars are claimed again and again.
    const session = new Session(constellation, { map, teams: 4, stealDepth: 3, stealEffect: 'clear' }, 1);
    const luck = chance(5);
    for (let acts = rules.toAct(session.state); acts.length > 0; acts = rules.toAct(session.state)) {
      const team = luck.pick(acts);
      const moves = [...rules.moves(session.state, team)];
      const steals = moves.filter(({ type }) => type === 'steal');
      unwrap(session.play(team, luck.pick(steals.length > 0 && luck.below(3) === 0 ? steals : moves)));
    }
    const record = session.save('all');
    expect(session.plies).toBeGreaterThan(80);
    expect(record.length).toBeLessThanOrEqual(3500);
    expect(unwrap(new Session(constellation).load(record))).toBe(session.plies);
  });

  it('says who acted, and which member', () => {
    const session = new Session(
      constellation,
      { map: formatMap(grid(3, 2)), hqCount: 0, members: [2, 1] },
      0,
    );
    for (const text of ['1:00', '0:1.10', '1:!10', '0:-', 'host:end']) unwrap(session.playText(text));
    expect(session.save('all')).toBe(
      `constellation/1 map=${formatMap(grid(3, 2))} members=2,1 hqCount=0 seed=0 | 1:00 0:1.10 1:!10 0:- host:end`,
    );
  });

  it('of a generated map holds its seed, not the map', () => {
    const session = new Session(constellation, { map: 'generated', teams: 3 }, 77);
    expect(session.save('all')).toBe('constellation/1 map=generated teams=3 seed=77');
    expect(session.position('all').length).toBeLessThan(POSITION_CAP);
  });
});
