/** Texts and what they are read as. That every text reads back, and that none throws, is for the nets. */
import { describe, expect, it, test } from 'vitest';
import { generateMap } from '../../src/constellation/index.js';
import { formatMap } from '../../src/constellation/map.js';
import { constellation } from '../../src/constellation/game.js';
import type { Move, Event, Options, State } from '../../src/constellation/state.js';
import { POSITION_CAP } from '../../src/core/basics/limits.js';
import { unwrap } from '../../src/core/basics/result.js';
import { chance } from '../../src/core/basics/seed.js';
import { Session } from '../../src/core/session/session.js';
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
    expect(notation.formatPosition(start())).toBe('seed=0;phase=hq;round=1');
    expect(notation.formatPosition(start({ teams: 4, hqCount: 0, mode: 'sandbox', rounds: 2 }))).toBe(
      'mode=sandbox;teams=4;rounds=2;hqCount=0;round=1',
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
      `map=${formatMap(GRID)};members=2;round=2;owners=2A2B3.B4.;fallen=0;hqs=00/;left=3,p/2,2;steals=3,2;points=2,0`,
    );
    expect(position(notation.formatPosition(state))).toEqual(state);
  });

  it('is read in any order', () => {
    expect(position('map=gemini;round=1;owners=A39.')).toEqual(position('owners=A39.;round=1;map=gemini'));
  });

  it.each<[text: string, code: string, at: string | number]>([
    ['map=gemini;', 'position/missing', 11],
    ['map=gemini;round=0', 'position/value', '0'],
    ['map=gemini;rounds=9;round=10', 'position/value', '10'],
    ['map=gemini;round=1;owners=39.', 'position/count', 29],
    ['map=gemini;round=1;owners=C39.', 'position/sign', 'C'],
    ['map=gemini;round=1;owners=x39.', 'position/sign', 'x'],
    ['map=gemini;round=1;hqs=a1/', 'position/value', 'a1'],
    ['map=gemini;round=1;owners=A39.;hqs=a1,a1/', 'position/unfit', 'a1,a1'],
    ['map=gemini;round=1;owners=A39.;fallen=0;hqs=a1,a2/', 'position/count', 'a2'],
    ['map=gemini;round=1;left=6/7', 'position/value', '7'],
    ['map=gemini;round=1;left=6/5,5', 'position/count', '5'],
    ['map=gemini;round=1;steals=4,3', 'position/value', '4,3'],
    ['map=gemini;round=1;points=-1,0', 'position/value', '-1'],
    ['map=gemini;round=1;points=0', 'position/count', 27],
    ['map=gemini;round=1;destroyed=5,0', 'position/unfit', '5,0'],
    ['map=gemini;round=1;phase=over', 'position/unfit', 'over'],
    ['map=gemini;round=2;phase=hq', 'position/unfit', 'hq'],
    ['map=gemini;round=1;seed=5', 'position/value', '5'],
    ['map=generated;round=1', 'position/missing', 21],
    ['map=gemini;round=1;stealDepth=11', 'option/range', '11'],
    ['map=gemini;round=1;members=1,2,3', 'constellation/members', '1,2,3'],
  ])('%j is refused as %s', (text, code, at) => {
    const offset = typeof at === 'number' ? at : text.lastIndexOf(at);
    expect(notation.parsePosition(text)).toMatchObject({ error: { code, at: { offset } } });
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
      `constellation/2 map=${formatMap(grid(3, 2))} members=2,1 hqCount=0 seed=0 | 1:00 0:1.10 1:!10 0:- host:end`,
    );
  });

  it('of a generated map holds its seed, not the map', () => {
    const session = new Session(constellation, { map: 'generated', teams: 3 }, 77);
    expect(session.save('all')).toBe('constellation/2 map=generated teams=3 seed=77');
    expect(session.position('all').length).toBeLessThan(POSITION_CAP);
  });
});

describe('C18: a record of version 1', () => {
  const load = (text: string): Session<State, Move, Event, Options, State> => {
    const session = new Session(constellation);
    unwrap(session.load(text));
    return session;
  };

  it.each([
    ['seed=3 | *a11', 'map=gemini seed=3 | *a11', 40],
    ['map=auto teams=6 seed=3', 'map=pavo teams=6 seed=3', 72],
    ['teams=5 seed=3 | *a1', 'map=generated stars=60 teams=5 seed=3 | *a1', 60],
    ['map=generated teams=3 stars=30 seed=3', 'map=generated stars=30 teams=3 seed=3', 30],
    ['map=libra rounds=2 seed=0', 'map=libra rounds=2 seed=0', 56],
    ['from=teams=3;round=1;owners=A47.', 'from=map=tucana;teams=3;round=1;owners=A47.', 48],
    ['from=map=generated;seed=5;round=2', 'from=map=generated;stars=60;seed=5;round=2', 60],
  ])('%s is read as it was meant', (old, now, stars) => {
    const session = load(`constellation/1 ${old}`);
    expect(session.save('all')).toBe(`constellation/2 ${now}`);
    expect(session.state.owners).toHaveLength(stars);
  });

  it('with something wrong in it is refused for that', () => {
    for (const [old, code] of [
      ['moon=1 seed=0', 'option/unknown'],
      ['seed=0 | *a99', 'constellation/no-star'],
      ['teams=constructor seed=0', 'option/range'],
      ['', 'record/no-seed'],
    ] as const)
      expect(new Session(constellation).load(`constellation/1 ${old}`)).toMatchObject({ error: { code } });
  });
});
