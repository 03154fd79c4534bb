import { describe, expect, it } from 'vitest';
import { allot } from '../../src/bugcatcher/start-allocation.js';
import { rankOf } from '../../src/bugcatcher/round.js';
import { order } from '../../src/bugcatcher/ranking.js';
import { refuseLists } from '../../src/bugcatcher/rules.js';
import type { Event, Player, State } from '../../src/bugcatcher/state.js';
import { chance } from '../../src/core/basics/seed.js';
import { perft } from '../../src/testing/index.js';
import { act, submit, notation, position, refusal, rules, sentence, session, start } from './harness.js';

const TWO = { players: 2, cols: 4, rows: 4, rounds: 3 } as const;

/** Of the two players' nodes: in the middle of the seed's board and in its lower right corner. */
const NODES = 'border=C1-BR,F5-BR;central=C3,F5';

/** A match of two on the seed's board; the rest as at the start of round 1. */
const FIRST = `players=2;seed=7;shown=Cheerful_Jellyfish,Coiled_Millipede,Hermit_Crab,Marching_Ant,Water_Strider;${NODES}`;

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

describe('B1: the match', () => {
  it('has nine players, seven rounds, 7 energy and 3 garnets', () => {
    const { options, players, round } = start();
    expect([players.length, options.rounds, options.energy, round]).toEqual([9, 7, 7, 1]);
    expect(players.every(({ garnets, fireflies }) => garnets === 3 && fireflies === 0)).toBe(true);
  });

  it('has a cell for every player', () => {
    expect(() => start({ players: 5, cols: 2, rows: 2 })).toThrow(RangeError);
    expect(notation.parseOptions('players=5 cols=2 rows=2')).toMatchObject({
      ok: false,
      error: { code: 'bugcatcher/too-small', rule: 'B1', facts: { players: 5, cells: 4 } },
    });
    expect(start({ players: 4, cols: 2, rows: 2 }).players).toHaveLength(4);
  });

  it('ends after its last round and not before', () => {
    let state = start({ ...TWO, rounds: 2 });
    state = submit(state, 'none', 'none').state;
    expect([state.round, rules.outcome(state)]).toEqual([2, undefined]);
    state = submit(state, 'none', 'none').state;
    expect([state.over, rules.toAct(state)]).toEqual([true, []]);
    expect(refusal(state, 0, 'none')).toMatchObject({ code: 'bugcatcher/over', rule: 'B14' });
  });
});

describe('B3: starts', () => {
  it('by chance are all different, of each kind', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { players } = start({}, seed);
      expect(new Set(players.map(({ border }) => border)).size).toBe(9);
      expect(new Set(players.map(({ central }) => central)).size).toBe(9);
    }
  });

  it('are chosen by lists before round 1; who gives none gets one by chance', () => {
    const first = start({ ...TWO, starts: 'choose' });
    expect([first.round, rules.toAct(first)]).toEqual([0, [0, 1]]);
    expect(refusal(first, 0, 'BD')).toMatchObject({ code: 'bugcatcher/lists-first', rule: 'B3' });
    const { state, events } = submit(first, 'start=B2,C3;A1-UL,B2-BR;0,0', 'start');
    expect(state.round).toBe(1);
    expect(notation.formatPosition(state)).toMatch(/;border=A1-UL,\S*central=B2,/);
    const [{ border, central }, second] = state.players as [Player, Player];
    const inOrder = (one: number, two: number): number[] => [one, two].sort((a, b) => a - b);
    expect(ofType(events, 'started')).toEqual([
      {
        type: 'started',
        cols: 4,
        corners: inOrder(border, second.border),
        cells: inOrder(central, second.central),
        own: [
          [0, border, central],
          [1, second.border, second.central],
        ],
      },
    ]);
    expect(ofType(events, 'listed').map(({ seat, lists }) => [seat, lists?.bids ?? null])).toEqual([
      [0, [0, 0]],
      [1, null],
    ]);
    expect(state.players.map(({ listed, lists }) => [listed, lists])).toEqual([
      [false, null],
      [false, null],
    ]);
    const [before] = [0].map((seat) => rules.play(first, seat, act(first, seat, 'start')).state) as [State];
    expect(rules.play(before, 1, act(before, 1, 'start')).irreversible).toBe(true);
    expect(refusal(state, 0, 'start')).toMatchObject({ code: 'bugcatcher/lists-closed', rule: 'B3' });
  });

  it('go to the higher bid; bids are spent either way', () => {
    const first = start({ ...TWO, starts: 'choose' });
    const { players } = submit(first, 'start=B2,C3;A1-UL,B2-BR;1,1', 'start=B2,C3;A1-UL,B2-BR;2,0').state;
    expect(players.map(({ central }) => central)).toEqual([10, 5]);
    expect(players.map(({ border }) => border)).toEqual([0, 12]);
    expect(players.map(({ garnets }) => garnets)).toEqual([1, 1]);
  });

  it('with bidsRefund a bid comes back unless it decided', () => {
    const first = start({ ...TWO, starts: 'choose', bidsRefund: true });
    const { players } = submit(first, 'start=B2,C3;A1-UL,B2-BR;1,1', 'start=B2,C3;A1-UL,B2-BR;2,0').state;
    expect(players.map(({ garnets }) => garnets)).toEqual([2, 1]);
  });

  it('equal bids fall to chance, and win nothing', () => {
    const wishes = [0, 1].map(() => ({ list: ['a', 'b'], bid: 1 }));
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => allot(wishes, seed).places[0]));
    expect(firsts).toEqual(new Set(['a', 'b']));
    expect(allot(wishes, 1).won).toEqual([false, false]);
  });

  it.each([
    ['start=B2;A1-UL,B2-BR;0,0', 'bugcatcher/list'],
    ['start=B2,B2;A1-UL,B2-BR;0,0', 'bugcatcher/list'],
    ['start=B2,C3;A1-UL;0,0', 'bugcatcher/list'],
    ['start=B2,C3;A1-UL,A1-UR;2,2', 'bugcatcher/bids'],
    ['start=B2,Z9;A1-UL,A1-UR;0,0', 'bugcatcher/place'],
    ['start=B2,A1-UL;A1-UL,A1-UR;0,0', 'bugcatcher/place'],
    ['start=B2,C3;A1-UL,A1-UR;x', 'bugcatcher/start-text'],
  ])('%s is refused', (text, code) =>
    expect(refusal(start({ ...TWO, starts: 'choose' }), 0, text)).toMatchObject({ code }),
  );

  it('a refused list says which, and refused bids what there is', () => {
    const first = start({ ...TWO, starts: 'choose' });
    expect(refusal(first, 0, 'start=B2,C3;A1-UL;0,0')).toEqual({
      code: 'bugcatcher/list',
      rule: 'B3',
      facts: { node: 'B', players: 2 },
      at: { path: 'border' },
    });
    expect(refusal(first, 0, 'start=B2,C3;A1-UL,A1-UR;2,2')).toEqual({
      code: 'bugcatcher/bids',
      rule: 'B3',
      facts: { bids: 4, garnets: 3 },
    });
    for (const bids of [
      [-1, 2],
      [2, -1],
      [0.5, 0],
      [0, 0.5],
    ] as const)
      expect(refuseLists(first.options, 3, { central: [5, 10], border: [0, 6], bids })?.code).toBe(
        'bugcatcher/bids',
      );
  });

  it('so many programs of up to two entries can be submitted in a corner of the smallest board', () => {
    // The border node has two ways on from its corner, the central one too; a swap and a garnet swap go anywhere.
    const state = start({ players: 2, cols: 2, rows: 2, energy: 2, rounds: 1, garnets: 0 }, 1);
    const listed = [...rules.moves(state, 0)].map((move) => notation.formatMove(state, 0, move));
    const words = ['BU', 'BD', 'BL', 'BR', 'CU', 'CD', 'CL', 'CR', 'swap'];
    const all = ['none', ...words, ...words.flatMap((one) => words.map((two) => `${one}.${two}`))];
    expect(listed.sort()).toEqual(all.filter((text) => !refusal(state, 0, text)).sort());
    expect([...rules.moves(state, 'host')]).toEqual([]);
    const next = rules.play(state, 0, act(state, 0, 'none')).state;
    expect([...rules.moves(next, 0)]).toEqual([]);
  });
});

describe('B5 and B6: what is submitted', () => {
  const state = position(FIRST);

  it.each([
    ['BD BL CL BD swap BL CD', undefined],
    ['none', undefined],
    ['BU BD BU BD BU BD BU BD', 'bugcatcher/energy'],
    ['BU BD BU BD BU BD BU gswap', undefined],
    ['gswap gswap', 'bugcatcher/garnet-swap-once'],
    ['XD', 'bugcatcher/syntax'],
    ['BU BU', 'bugcatcher/off-board'],
    ['BD+6', 'bugcatcher/mission'],
    ['BD+x', 'bugcatcher/missions'],
    ['BD+1+5', undefined],
  ])('%s: %s', (text, code) => expect(refusal(state, 0, text)?.code).toBe(code));

  it('a refusal says the entry and the spot', () => {
    expect(refusal(state, 0, 'BD CL XX')).toMatchObject({
      rule: 'B5',
      at: { offset: 6, entry: 2 },
      facts: { found: 'XX' },
    });
    const off = refusal(state, 0, 'BU BU');
    expect(off).toMatchObject({ rule: 'B6', at: { entry: 1 }, facts: { cell: 'C1-UR' } });
    expect(sentence(off)).toBe('Entry 2: square node up leaves the board from C1-UR. Go another way.');
  });

  it('who has submitted cannot submit again', () => {
    const next = rules.play(state, 0, act(state, 0, 'BD')).state;
    expect(refusal(next, 0, 'BD')).toEqual({
      code: 'bugcatcher/submitted',
      rule: 'B6',
      facts: { seat: { key: 'seat.0' } },
    });
    expect(refusal(state, 0, 'BD+6')).toMatchObject({ rule: 'B11', facts: { shown: 5 } });
    for (const actor of [2, 'host'] as const)
      expect(refusal(state, actor, 'BD')).toEqual({
        code: 'bugcatcher/no-player',
        rule: 'B1',
        facts: { actor },
      });
    expect(rules.toAct(next)).toEqual([1]);
  });

  it('a garnet that is not there swaps nothing, one that is is spent', () => {
    const poor = position(`${FIRST};garnetsLeft=0,3`);
    expect(refusal(poor, 0, 'gswap')).toMatchObject({ code: 'bugcatcher/garnets', rule: 'B5' });
    const { players } = submit(state, 'gswap.BD', 'none').state;
    expect([players[0]?.garnets, players[0]?.blue, players[0]?.fireflies]).toEqual([2, false, 1]);
  });

  it('the host alone ends the waiting: who is missing gives nothing', () => {
    const one = rules.play(state, 0, act(state, 0, 'BD')).state;
    expect(refusal(one, 1, 'timeout')).toMatchObject({ code: 'bugcatcher/host-only', rule: 'B5' });
    const ended = rules.play(one, 'host', { type: 'timeout' });
    expect(ended.state.round).toBe(2);
    expect(ended.state.players.map(({ fireflies }) => fireflies)).toEqual([1, 0]);
    const lists = start({ ...TWO, starts: 'choose' });
    expect(rules.play(lists, 'host', { type: 'timeout' }).state.round).toBe(1);
  });
});

describe('B4 and B9: from round to round', () => {
  it('colours carry over, nodes start where their last placed path ended', () => {
    const { state } = submit(position(FIRST), 'BD.swap.CR', 'none');
    expect(state.players[0]).toMatchObject({ border: 17, central: 15, blue: false, fireflies: 2 });
    const again = submit(state, 'BD.CR', 'none').state;
    expect(again.players[0]).toMatchObject({ border: 24, central: 16, blue: false, fireflies: 4 });
    expect(again.players[0]?.laps.map(({ program }) => program)).toEqual(['Dsr', 'Dr']);
  });

  it('B10: each collided entry is a collision caused, void ones are not', () => {
    const { players } = submit(position(FIRST), 'BD.BU.BU.CU.CD', 'none').state;
    expect(players[0]).toMatchObject({ collisions: 2, fireflies: 2 });
    expect(players[0]?.laps[0]?.results).toBe('01-01');
  });
});

describe('B11 and B12: missions', () => {
  const missions = 'Pair:both:1:5:3:2,Swap:swaps:1:4,Long:steps:B7:9:4:1,Dare:steps:C7:9:4';
  const state = position(`players=2;missions=${missions};seed=7;shown=Pair,Swap,Long,Dare;${NODES}`);
  const gains = (after: State): unknown => after.players.map(({ laps }) => laps.at(-1)?.gains);

  it('what is not accepted brings nothing', () => {
    expect(gains(submit(state, 'BD.CL', 'none').state)).toEqual([[], []]);
  });

  it('who completes shares, rounded up; the mission closes', () => {
    const after = submit(state, 'BD.CL+1', 'BU.CU+1').state;
    expect(gains(after)).toEqual([[[0, 3]], [[0, 3]]]);
    expect(after.closed).toEqual([[0, 1]]);
    expect(after.players.map(({ done, fireflies }) => [done, fireflies])).toEqual([
      [1, 5],
      [1, 5],
    ]);
  });

  it('who accepted it and was late pays; without a penalty nothing', () => {
    expect(gains(submit(state, 'BD.CL+1', 'BU+1').state)).toEqual([[[0, 5]], [[0, -3]]]);
    expect(gains(submit(state, 'swap+2', 'BU+2').state)).toEqual([[[1, 4]], []]);
  });

  it('a limit of one round falls due at once, of two a round later; without one it stays open', () => {
    const one = submit(state, 'BD+1+3+4', 'none').state;
    expect(gains(one)).toEqual([[[2, -4]], []]);
    expect(one.players[0]?.open).toEqual([0, 3]);
    const two = submit(one, 'BD', 'none').state;
    expect(gains(two)).toEqual([[[0, -3]], []]);
    expect(two.players[0]?.open).toEqual([3]);
  });

  it('an open mission is completed in a later round', () => {
    const one = submit(state, 'BD+1', 'none').state;
    expect(gains(submit(one, 'BD.CL', 'none').state)).toEqual([[[0, 5]], []]);
  });

  it('what is open at the end costs nothing, unless penaltyAtEnd', () => {
    for (const [option, points] of [
      ['', []],
      [';penaltyAtEnd=yes', [[3, -4]]],
    ] as const) {
      const last = position(
        `players=2;rounds=1${option};missions=${missions};seed=7;shown=Pair,Swap,Long,Dare;${NODES}`,
      );
      expect(gains(submit(last, 'BD+4', 'none').state)).toEqual([points, []]);
    }
  });

  it('B16: none comes twice, and Cheerful Jellyfish is among the first', () => {
    for (let seed = 0; seed < 10; seed++) {
      let state = start({ players: 2 }, seed);
      while (!state.over) state = submit(state, 'none', 'none').state;
      expect(state.missions[0]).toContain(0);
      expect(new Set(state.missions.flat()).size).toBe(35);
      expect(state.missions.every((ids) => ids.length === 5)).toBe(true);
    }
  });

  it('crossing others counts, crossing oneself does not', () => {
    const crossing = 'Needle:cross:1:5';
    const from = (border: string, central: string): State =>
      position(`players=2;missions=${crossing};seed=7;shown=Needle;border=${border};central=${central}`);
    // The other's border path goes down the side that one's own central path crosses.
    expect(gains(submit(from('A1-UL,B2-BR', 'B3,F5'), 'CR+1', 'BD').state)).toEqual([[[0, 5]], []]);
    expect(gains(submit(from('B2-BR,A1-UL', 'B3,F5'), 'BD.CR+1', 'none').state)).toEqual([[], []]);
  });
});

describe('B13 and B14: totals and the end', () => {
  it('fireflies may go below zero', () => {
    const state = position(`players=2;rounds=1;missions=Long:steps:B7:9:4:1;seed=7;shown=Long;${NODES}`);
    const { state: over, events } = submit(state, 'none+1', 'BU');
    expect(rules.outcome(over)).toEqual({
      winners: [1],
      reason: 'bugcatcher/most-fireflies',
      scores: [-4, 1],
    });
    expect(ofType(events, 'over')[0]).toMatchObject({ order: [1, 0], fireflies: [-4, 1] });
  });

  it('ties go by missions, collisions, and then the drawn order, the same each time', () => {
    expect(
      order(
        [
          [5, 0, 1],
          [5, 1, 4],
          [5, 1, 3],
        ],
        1,
      ),
    ).toEqual([2, 1, 0]);
    const firsts = new Set(
      Array.from(
        { length: 20 },
        (_, seed) =>
          order(
            [
              [5, 1, 1],
              [5, 1, 1],
            ],
            seed,
          )[0],
      ),
    );
    expect(firsts).toEqual(new Set([0, 1]));
    let state = start({ ...TWO, rounds: 1 });
    state = submit(state, 'none', 'none').state;
    expect(rules.outcome(state)?.winners).toEqual([rankOf(state)[0]]);
  });
});

describe('B8: a round as events', () => {
  it('tells every slot, then the round, then the next missions', () => {
    const { events } = submit(position(FIRST), 'BD.swap.BD', 'BU');
    expect(events.map(({ type }) => type)).toEqual([
      'submitted',
      'submitted',
      'slot',
      'slot',
      'slot',
      'slot',
      'round',
      'report',
      'report',
      'missions',
    ]);
    const slots = ofType(events, 'slot');
    expect(slots.map(({ slot, seat }) => `${slot}:${seat}`)).toEqual(['1:0', '1:1', '2:0', '3:0']);
    expect(slots[2]).toMatchObject({ entry: 's', result: '0', blue: false, to: '' });
    expect(slots[3]).toMatchObject({ entry: 'D', result: '0', blue: false, to: 'C3-BR' });
    expect(ofType(events, 'round')[0]?.track.paths).toHaveLength(3);
  });
});

describe('programs as moves', () => {
  it('are counted: two on a board of four cells, one energy', () => {
    const options = { players: 2, cols: 2, rows: 2, energy: 1, garnets: 0, rounds: 1 };
    // A corner in the middle has four ways, a rim corner three, a board corner two, a centre always two; and to swap,
    // and none.
    const { players } = start(options, 3);
    const ways = (border: number): number => [2, 3, 2, 3, 4, 3, 2, 3, 2][border] as number;
    const counts = players.map(({ border }) => ways(border) + 2 + 1 + 1);
    expect(perft(rules, start(options, 3), 1)).toBe((counts[0] as number) + (counts[1] as number));
    expect(perft(rules, start(options, 3), 2)).toBe(2 * (counts[0] as number) * (counts[1] as number));
  });
});

it('a record of nine seats and seven rounds stays within 3,500 characters, start lists included', () => {
  for (const seed of [1, 2, 3]) {
    const match = session({ starts: 'choose' }, seed);
    const luck = chance(seed);
    for (let seat = rules.toAct(match.state)[0]; seat !== undefined; seat = rules.toAct(match.state)[0])
      match.play(seat, rules.sample?.(match.state, seat, luck.seed()) as never);
    const record = match.save('all');
    expect(record.length).toBeLessThan(3500);
    expect(session().load(record).ok).toBe(true);
  }
});
