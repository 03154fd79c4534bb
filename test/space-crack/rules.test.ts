/** Each rule as an example that a reader of docs/rules can follow, titled by the rule; then the shared vectors. */
import { describe, expect, it, test } from 'vitest';
import { battle } from '../../src/space-crack/combat.js';
import { incomesOf, isCore, yieldOf } from '../../src/space-crack/economy.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import type { Move, Options, State } from '../../src/space-crack/state.js';
import { summary } from '../../src/space-crack/api.js';
import { perft } from '../../src/testing/index.js';
import {
  map,
  planet,
  play,
  playWithEvents,
  position,
  randomGame,
  refusal,
  sentence,
  start,
} from './harness.js';
import * as oracle from './oracle.js';
import vectors from './vectors.json';

const { rules } = spaceCrack;

describe('P1: options', () => {
  it.each([
    ['seats', 2, 1, 4],
    ['turns', 15, 5, 50],
    ['boardSize', 12, 5, 30],
    ['commandPoints', 5, 2, 10],
    ['crackPct', 50, 10, 100],
    ['interiorBonus', 50, 0, 100],
    ['perimeterBonus', 0, 0, 100],
  ] as const)('%s is %i unless told, from %i to %i', (name, usual, least, most) => {
    expect(start().options[name]).toBe(usual);
    for (const value of [least, most]) expect(start({ [name]: value }).options[name]).toBe(value);
    for (const value of [least - 1, most + 1, usual + 0.5])
      expect(() => start({ [name]: value } as Partial<Options>)).toThrow(RangeError);
  });

  it.each([
    ['order', 'alternate', 'sequential', 'free'],
    ['endTurn', 'save', 'forfeit', 'off'],
    ['buildOnOccupied', 'merge', 'forbid'],
  ] as const)('%s is %s unless told', (name, usual, ...others) => {
    expect(start().options[name]).toBe(usual);
    for (const value of others)
      expect(start({ [name]: value } as Partial<Options>).options[name]).toBe(value);
    expect(() => start({ [name]: 'else' } as never)).toThrow(RangeError);
  });
});

describe('P3: the beginning', () => {
  it('each seat has its home with a ship of 5 and no crack', () => {
    const state = start({ seats: 4, boardSize: 5 });
    expect([2, 6, 5, 3].map((home) => planet(state, home))).toEqual(['5A5', '5B5', '5C5', '5D5']);
    expect(state.owners.filter((owner) => owner < 0)).toHaveLength(3);
    expect(state.crack).toEqual([0, 0, 0, 0]);
    expect(state.points).toEqual([5, 5, 5, 5]);
  });

  it.each([5, 12, 30])(
    'on a board of size %i sizes add up to 5 a planet, homes keep 5, others have 4 to 10',
    (boardSize) => {
      for (let seed = 0; seed < 40; seed++) {
        const { options, owners } = start({ boardSize, seats: 3 }, seed);
        expect(options.sizes.reduce((sum, size) => sum + size, 0)).toBe(5 * owners.length);
        for (const [at, size] of options.sizes.entries())
          if (owners[at] === -1) expect([4, 5, 6, 7, 8, 9, 10]).toContain(size);
          else expect(size).toBe(5);
      }
    },
  );

  it('the same seed gives the same sizes, another seed others', () => {
    expect(start({}, 7)).toEqual(start({}, 7));
    expect(start({}, 7).options.sizes).not.toEqual(start({}, 8).options.sizes);
  });

  it('a list of sizes takes the place of the seed, one for each planet', () => {
    const sizes = [1, 12, 3, 4, 5, 6, 7];
    expect(start({ boardSize: 5, sizes }, 3)).toEqual(start({ boardSize: 5, sizes }, 4));
    expect(start({ boardSize: 5, sizes }).options.sizes).toEqual(sizes);
    expect(() => start({ boardSize: 5, sizes: [5, 5] })).toThrow(
      'sizes has 2 numbers. A board of size 5 takes 7 (P3).',
    );
    expect(() => start({ boardSize: 5, sizes: [0, 5, 5, 5, 5, 5, 5] })).toThrow(RangeError);
  });
});

describe('P4, P5: moves', () => {
  it('P4: a move costs a point and takes the whole ship', () => {
    const state = play(map({ 2: '5A5', 6: '5B5' }), '2-4');
    expect([planet(state, 2), planet(state, 4)]).toEqual(['5A', '5A5']);
    expect(state.points).toEqual([4, 5]);
  });

  it('P5: a planet without a ship is taken without a battle, whatever its size and owner', () => {
    const state = map({ 2: '5A1', 4: '12B', 6: '5B5' });
    expect(planet(play(state, '2-4'), 4)).toBe('12A1');
    expect(playWithEvents(state, '2-4').events).toEqual([
      {
        type: 'took',
        seat: 0,
        from: 2,
        to: 4,
        ship: 1,
        against: 0,
        left: 1,
        was: 1,
        size: 12,
        area: 'middle',
      },
    ]);
  });

  it('P5: two own ships become one', () => {
    const { state, events } = playWithEvents(map({ 2: '5A5', 4: '5A7', 6: '5B5' }), '2-4');
    expect(planet(state, 4)).toBe('5A12');
    expect(events[0]).toMatchObject({ type: 'merged', ship: 5, against: 7, left: 12 });
  });

  it.each([
    ['a smaller ship is destroyed and takes half of itself with it', 7, 4, '5A5', 'won'],
    ['half of an odd ship is rounded down', 7, 5, '5A5', 'won'],
    ['a larger ship loses half of the attacker', 4, 7, '5B5', 'lost'],
    ['equal ships destroy each other and the planet keeps its owner', 6, 6, '5B', 'both'],
    ['a ship of 1 costs nothing', 2, 1, '5A2', 'won'],
  ])('P5: %s', (_, attacker, defender, after, type) => {
    const { state, events } = playWithEvents(map({ 2: `5A${attacker}`, 4: `5B${defender}` }), '2-4');
    expect(planet(state, 4)).toBe(after);
    expect(planet(state, 2)).toBe('5A');
    expect(events[0]).toMatchObject({ type, ship: attacker, against: defender });
  });

  it('P5: a ship may move again and again', () => {
    const state = play(map({ 2: '5A5', 6: '5B5' }, 'order=sequential'), '2-4 4-1 1-3');
    expect([2, 4, 1, 3].map((number) => planet(state, number))).toEqual(['5A', '5A', '5A', '5A5']);
  });

  test.each(vectors.seedText_combat_table.cells)(
    'P5: vectors: $a against $d',
    ({ a, d, attacker, defender, planetTo }) => {
      expect(battle(a, d)).toEqual({ attacker, defender });
      const before = map({ 2: `5A${a}`, 4: `5B${d}` });
      const second = oracle.gameOf(before);
      oracle.play(second, 0, { type: 'move', from: 2, to: 4 });
      expect(second.planets[3]).toMatchObject({
        owner: planetTo === 'attacker' ? 0 : 1,
        ship: attacker || defender,
      });
      const state = play(before, '2-4');
      expect(planet(state, 4)).toBe(`5${planetTo === 'attacker' ? 'A' : 'B'}${attacker || defender || ''}`);
    },
  );
});

describe('P6: building', () => {
  it('pays the planet’s size in crack for a ship of that size', () => {
    const { state, events } = playWithEvents(map({ 2: '4A', 6: '5B5' }, 'crack=6,0'), '+2');
    expect(planet(state, 2)).toBe('4A4');
    expect([state.crack, state.points]).toEqual([
      [2, 0],
      [4, 5],
    ]);
    expect(events).toEqual([{ type: 'built', seat: 0, planet: 2, price: 4, ship: 4, area: 'north-west' }]);
  });

  it('merges with a ship that stands there, or is refused with buildOnOccupied=forbid', () => {
    expect(planet(play(map({ 2: '5A7', 6: '5B5' }, 'crack=5,0'), '+2'), 2)).toBe('5A12');
    const forbids = map({ 2: '5A7', 6: '5B5' }, 'crack=5,0;buildOnOccupied=forbid');
    expect(sentence(refusal(forbids, '+2'))).toBe(
      'There is already a ship there. Build at a planet without one.',
    );
    expect([...rules.moves(forbids, 0)].some(({ type: kind }) => kind === 'build')).toBe(false);
  });
});

describe('P7: order', () => {
  it('alternate: a move each, and turn t begins with seat (t - 1) mod seats', () => {
    let state = start({ seats: 3, boardSize: 8, turns: 5, commandPoints: 2 });
    const order: number[] = [];
    while (state.turn <= 4) {
      order.push(state.next);
      state = rules.play(state, state.next, [...rules.moves(state, state.next)][0] as Move).state;
    }
    expect(order.join('')).toBe('012012120120201201012012');
  });

  it('alternate: whoever is finished is passed over', () => {
    expect(play(map({ 2: '5A5', 6: '5B5' }, 'points=2,1'), '2-4 6-7').next).toBe(0);
    expect(play(map({ 2: '5A5', 6: '5B5' }), '2-4 end 4-1').next).toBe(0);
    // A seat that has just lost its last ship and has no crack.
    expect(play(map({ 2: '5A6', 4: '5B5' }), '2-4').next).toBe(0);
  });

  it('sequential: a seat’s whole turn at a time, turn t beginning with seat (t - 1) mod seats', () => {
    const state = play(map({ 2: '5A5', 6: '5B5' }, 'order=sequential;points=2,2'), '2-4 4-1');
    expect(state.next).toBe(1);
    const second = play(state, '6-7 7-6');
    expect([second.turn, second.next]).toEqual([2, 1]);
    expect(play(second, 'end').next).toBe(0);
  });

  it('free: any seat with points, in arrival order, and the turn’s end is irreversible', () => {
    const state = map({ 2: '5A5', 6: '5B5' }, 'order=free;points=1,2');
    expect(rules.toAct(state)).toEqual([0, 1]);
    const one = play(state, '1:6-7');
    expect(rules.toAct(one)).toEqual([0, 1]);
    const two = play(one, '1:7-6');
    expect(rules.toAct(two)).toEqual([0]);
    expect(refusal(two, '6-7', 1)?.code).toBe('space-crack/no-points');
    expect(rules.play(two, 0, { type: 'move', from: 2, to: 4 }).irreversible).toBe(true);
    expect(rules.play(state, 0, { type: 'move', from: 2, to: 4 }).irreversible).toBeUndefined();
    const alternate = map({ 2: '5A5', 6: '5B5' }, 'points=1,0');
    expect(rules.play(alternate, 0, { type: 'move', from: 2, to: 4 }).irreversible).toBeUndefined();
  });
});

describe('P8: ending a turn', () => {
  const both = (more: string): State => play(map({ 2: '5A5', 6: '5B5' }, more), '2-4 6-7 end end');

  it('save: unused points are kept for the next turn', () => {
    expect(both('').points).toEqual([9, 9]);
    expect(both('').ended).toEqual([false, false]);
  });

  it('forfeit: the points of one who ended are lost, one who cannot act keeps its own', () => {
    expect(both('endTurn=forfeit').points).toEqual([5, 5]);
    expect(play(map({ 2: '5A5', 6: '5B' }, 'endTurn=forfeit'), 'end').points).toEqual([5, 10]);
  });

  it('off: nobody ends a turn early', () => {
    expect(sentence(refusal(map({ 2: '5A5', 6: '5B5' }, 'endTurn=off'), 'end'))).toBe(
      'In this game nobody can end a round early.',
    );
  });

  it('ending costs no point and is for this turn', () => {
    const state = play(map({ 2: '5A5', 6: '5B5' }, 'order=free'), '0:end');
    expect(state.points).toEqual([5, 5]);
    expect(refusal(state, '2-4', 0)?.code).toBe('space-crack/turn-ended');
    expect(refusal(play(state, '1:end'), '2-4', 0)).toBeUndefined();
  });
});

describe('P9: the turn’s end', () => {
  it('each seat’s crack grows by the floor of its whole yield, and each gets its points', () => {
    const { state, events } = playWithEvents(map({ 2: '5A5', 6: '5B5', 7: '4B' }, 'points=1,0'), '2-4');
    expect(state.crack).toEqual([5, 4]);
    expect(state.points).toEqual([5, 5]);
    expect([state.turn, state.next]).toEqual([2, 1]);
    expect(events.at(-1)).toEqual({ type: 'turn', turn: 1, incomes: [5, 4], planets: [2, 2] });
  });

  it('a seat that is out gets points too', () => {
    expect(play(map({ 2: '5A5' }, 'points=1,3'), '2-4').points).toEqual([5, 8]);
  });

  it('after the last turn crack grows once more and no points are given', () => {
    const state = play(map({ 2: '5A5', 6: '5B5' }, 'turn=15;points=1,0;crack=3,3'), '2-4');
    expect([state.crack, state.points]).toEqual([
      [8, 5],
      [0, 0],
    ]);
    expect(rules.toAct(state)).toEqual([]);
  });

  it('if nobody can act, turns pass until somebody can', () => {
    const { state, events } = playWithEvents(map({ 2: '5A5', 4: '5B5' }, 'points=1,0'), '2-4');
    // Both ships are gone; Blue yields 2 and Red 2 a turn, so a ship of 5 takes three turns.
    expect(events.map(({ type }) => type)).toEqual(['both', 'turn', 'turn', 'turn']);
    expect([state.turn, state.crack, state.points]).toEqual([4, [6, 6], [15, 15]]);
  });

  it('if nobody can act to the end, the game is over', () => {
    const state = play(map({ 2: '12A5', 4: '12B5' }, 'points=1,0;crackPct=10;turns=7'), '2-4');
    expect([state.turn, state.crack]).toEqual([8, [7, 7]]);
    expect(rules.outcome(state)?.reason).toBe('space-crack/shared');
  });
});

describe('P10, P12: core and perimeter', () => {
  const ring = { 1: '5A', 2: '5A', 3: '5A', 5: '5A', 6: '5A', 7: '5A5' };

  it('P10: a planet is core when it and its six neighbours have one owner', () => {
    expect(summary(map({ ...ring, 4: '6A' })).core).toEqual([4]);
    expect(summary(map({ ...ring, 4: '6B5' })).core).toEqual([]);
    expect(summary(map({ ...ring, 4: '6A', 3: '5B' })).core).toEqual([]);
  });

  it('P10: planets at the edge never are', () => {
    const { owners } = map({ ...ring, 4: '6A' });
    expect([1, 2, 3, 5, 6, 7].some((number) => isCore(boardOf(5), owners, number - 1))).toBe(false);
  });

  it('P10: a core planet yields the interior bonus', () => {
    const state = map({ ...ring, 4: '6A' });
    expect([yieldOf(state, 3), yieldOf(state, 0)]).toEqual([600, 250]);
    expect(incomesOf(state)).toEqual([21, 0]);
  });

  it('P12: an owned planet beside an own core planet yields the perimeter bonus, within one floor', () => {
    const state = map({ ...ring, 4: '6A' }, 'perimeterBonus=25');
    expect([yieldOf(state, 3), yieldOf(state, 0)]).toEqual([600, 375]);
    expect(incomesOf(state)).toEqual([28, 0]);
  });

  it('P12: a core planet beside a core planet keeps the interior bonus alone', () => {
    const all = Object.fromEntries(boardOf(12).planets.map((_, at) => [at + 1, '5A']));
    const state = map({ ...all, 45: '5A5' }, 'perimeterBonus=25', 12);
    const board = boardOf(12);
    for (const at of board.planets.keys())
      expect(yieldOf(state, at)).toBe(
        board.near[at]?.length === 6
          ? 500
          : board.near[at]?.some((other) => board.near[other]?.length === 6)
            ? 375
            : 250,
      );
  });

  test.each(vectors.seedText_production)(
    'P9, P10: vectors: sizes $sizes, core $core',
    ({ sizes, core, ...sum }) => {
      const crack = (sum.crack ?? sum.crack_floor_total) as number;
      if (!core.includes(true)) {
        const held = Object.fromEntries(
          sizes.map((size, at) => [[1, 3, 7][at], `${size}A${at === 0 ? 5 : ''}`]),
        );
        expect(oracle.income(oracle.gameOf(map(held)), 0)).toBe(crack);
        return expect(incomesOf(map(held))[0]).toBe(crack);
      }
      // The core planet in the middle; what the vector does not name of its six neighbours is of size 2 and adds 1.
      const middle = sizes[core.indexOf(true)] as number;
      const around = sizes.filter((_, at) => !core[at]);
      const held = [1, 2, 3, 5, 6, 7].map((number, at) => [
        number,
        `${around[at] ?? 2}A${at === 0 ? 5 : ''}`,
      ]);
      const state = map({ ...Object.fromEntries(held), 4: `${middle}A` } as Record<number, string>);
      expect(incomesOf(state)[0]).toBe(crack + 6 - around.length);
      expect(oracle.income(oracle.gameOf(state), 0)).toBe(crack + 6 - around.length);
    },
  );
});

describe('P11: the winner', () => {
  const over = (planets: readonly number[], crack: readonly number[]): State => {
    const owners = planets.flatMap((count, seat) => Array<string>(count).fill(`5${'ABCD'[seat]}`));
    const all = Object.fromEntries(owners.map((word, at) => [at + 1, word]));
    return map(all, `turn=16;seats=${planets.length};crack=${crack.join()}`, 12);
  };

  test.each(vectors.seedText_winner)(
    'vectors: planets $planets, crack $crack',
    ({ planets, crack, winners }) => {
      const state = over(planets, crack);
      expect(rules.outcome(state)?.winners).toEqual(winners);
      expect(oracle.winners(oracle.gameOf(state))).toEqual(winners);
      expect(rules.outcome(state)?.scores).toEqual(planets);
      expect(summary(state).winners).toEqual(planets.map((_, seat) => winners.includes(seat)));
    },
  );

  it('most planets win; equal planets, most crack; else the win is shared, and the reason says which', () => {
    expect(rules.outcome(over([3, 5], [9, 0]))?.reason).toBe('space-crack/by-planets');
    expect(rules.outcome(over([5, 5], [3, 4]))?.reason).toBe('space-crack/by-crack');
    expect(rules.outcome(over([5, 5], [4, 4]))?.reason).toBe('space-crack/shared');
    expect(rules.outcome(over([5], [4]))).toEqual({ winners: [0], reason: 'space-crack/alone', scores: [5] });
  });

  it('with one seat left the turns still run', () => {
    const state = play(map({ 2: '5A5', 4: '5B' }), '2-4');
    expect(rules.toAct(state)).toEqual([0]);
    expect(rules.outcome(state)).toBeUndefined();
  });
});

describe('P13: what is refused, at no cost, cites the rule that it goes against', () => {
  const state = map({ 2: '5A5', 3: '5A', 4: '5B5' }, 'crack=4,0');

  it.each([
    ['not yours', '4-1', 'not-yours', 'P4', 'That planet is Red’s. Choose one of your own.'],
    ['nobody’s', '1-3', 'nobodys', 'P4', 'That planet is free. Choose one of your own.'],
    [
      'not a neighbour',
      '2-6',
      'not-neighbour',
      'P4',
      'That planet is not next to your ship. A ship moves one planet at a time.',
    ],
    [
      'to where it stands',
      '2-2',
      'not-neighbour',
      'P4',
      'That planet is not next to your ship. A ship moves one planet at a time.',
    ],
    ['no ship', '3-1', 'no-ship', 'P4', 'There is no ship there. Choose a planet with a ship.'],
    ['not enough crack', '+2', 'no-crack', 'P6', 'A ship there costs 5 crack, and Blue has 4.'],
    ['building at another’s', '+4', 'not-yours', 'P4', 'That planet is Red’s. Choose one of your own.'],
    ['unknown planet', '8-7', 'no-planet', 'P2', 'There is no planet 8. This map has 7 planets.'],
    ['unknown target', '2-0', 'no-planet', 'P2', 'There is no planet 0. This map has 7 planets.'],
    [
      'unknown planet to build at',
      '+99',
      'no-planet',
      'P2',
      'There is no planet 99. This map has 7 planets.',
    ],
  ])('%s', (_, text, code, rule, said) => {
    const refused = refusal(state, text);
    expect(refused).toMatchObject({ code: `space-crack/${code}`, rule });
    expect(sentence(refused)).toBe(said);
  });

  it.each([
    ['not your turn', state, '4-1', 1, 'not-your-turn', 'P7'],
    ['turn ended', play(map({ 2: '5A5', 4: '5B5' }, 'order=free'), '1:end'), '4-1', 1, 'turn-ended', 'P8'],
    ['no points', map({ 2: '5A5', 4: '5B5' }, 'order=free;points=1,0'), '4-1', 1, 'no-points', 'P7'],
    ['unable to act', map({ 2: '5A5', 4: '5B' }, 'order=free'), 'end', 1, 'unable', 'P9'],
    [
      'a ship there',
      map({ 2: '5A5', 4: '5B5' }, 'buildOnOccupied=forbid;crack=9,0'),
      '+2',
      0,
      'occupied',
      'P6',
    ],
    ['no early end', map({ 2: '5A5', 4: '5B5' }, 'endTurn=off'), 'end', 0, 'no-end', 'P8'],
    ['no such seat', state, '2-1', 2, 'no-seat', 'P1'],
    ['the host', state, '2-1', 'host', 'no-seat', 'P1'],
    ['game over', map({ 2: '5A5', 4: '5B5' }, 'turn=16'), '2-1', 0, 'over', 'P11'],
  ] as const)('%s', (_, from, text, actor, code, rule) => {
    expect(refusal(from, text, actor)).toMatchObject({ code: `space-crack/${code}`, rule });
  });

  it('planets that are no whole numbers are no planets', () => {
    for (const odd of [1.5, NaN, '2x', undefined] as unknown as number[])
      expect(rules.refuse(state, 0, { type: 'build', planet: odd })).toEqual({ code: 'move/unknown' });
    expect(rules.refuse(state, 0, { type: 'build', planet: -1 })?.code).toBe('space-crack/no-planet');
  });
});

test('P14: nothing is hidden', () => {
  const state = start();
  expect(rules.resample(state, 'public', 1)).toBe(state);
  expect(spaceCrack.view(state, 1)).toBe(state);
});

test('P4, P6: the first moves of a game on the smallest board can go on in so many ways', () => {
  const state = start({ boardSize: 5, sizes: [5, 5, 5, 5, 5, 5, 5] });
  expect([1, 2, 3, 4].map((depth) => perft(rules, state, depth))).toEqual([3, 9, 32, 105]);
});

describe('the original’s games', () => {
  test.each(vectors.original_playouts.games.map((game, n) => ({ n, ...game })))(
    'game $n agrees at every turn’s end, and its winners follow the seed’s text',
    ({ initial, actions, turnEnds, final, winnersBySeedText, planetCounts }) => {
      const { players: seats, ...config } = initial.config;
      let state = start({ seats, ...config, order: 'free', sizes: initial.planetSizes });
      const stand = (): unknown => {
        const { owners, ships, points, crack, core, turnsLeft } = summary(state);
        return {
          owners,
          ships,
          points,
          crack,
          interior: core,
          turnsLeft,
          ended: rules.outcome(state) !== undefined,
        };
      };
      const { owners, ships, points, crack, turnsLeft } = initial;
      expect(stand()).toEqual({ owners, ships, points, crack, turnsLeft, interior: [], ended: false });
      const second = oracle.gameOf(state);
      const ends = new Map(turnEnds.map(({ afterAction, ...end }) => [afterAction, end]));
      for (const [n, [kind, seat, from, to]] of (actions as [string, number, number, number][]).entries()) {
        const move: Move = kind === 'move' ? { type: kind, from, to } : { type: 'build', planet: from };
        expect(rules.refuse(state, seat, move)).toBeUndefined();
        const { turn } = state;
        state = rules.play(state, seat, move).state;
        expect(oracle.faults(second, seat, move)).toEqual([]);
        oracle.play(second, seat, move);
        const end = ends.get(n + 1);
        expect(state.turn > turn).toBe(end !== undefined);
        if (!end) continue;
        expect(stand()).toEqual(end);
        expect(second).toEqual(oracle.gameOf(state));
      }
      expect(stand()).toEqual(final);
      expect(oracle.winners(second)).toEqual(winnersBySeedText.flatMap((won, seat) => (won ? [seat] : [])));
      expect(summary(state).winners).toEqual(winnersBySeedText);
      expect(rules.outcome(state)?.scores).toEqual(planetCounts);
    },
  );

  it('builds at an occupied planet: there two ships, here one (P6)', () => {
    const { crackLeft } = vectors.original_quirk_build_on_occupied;
    const state = play(position('boardSize=5;planets=5,5A5,5,5,5,5B5,5;crack=20,0'), '+2');
    expect([planet(state, 2), state.crack[0]]).toEqual(['5A10', crackLeft]);
  });
});

test('planets change hands and are never given up: nobody’s planets only grow fewer', () => {
  for (let seed = 0; seed < 10; seed++) {
    const states = randomGame({ boardSize: 8, seats: 3, turns: 5 }, seed);
    let least = Infinity;
    for (const { owners, ships } of states) {
      const free = owners.filter((owner) => owner < 0).length;
      expect(free).toBeLessThanOrEqual(least);
      least = free;
      for (const [at, ship] of ships.entries()) if (ship > 0) expect(owners[at]).toBeGreaterThanOrEqual(0);
    }
  }
});
