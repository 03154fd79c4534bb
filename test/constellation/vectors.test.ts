/**
 * The worked examples of vectors.json: figures, steals, clusters, wormholes, black holes and shares of moves, exact,
 * held against the rules and against the rules written a second time.
 */
import { describe, expect, it, test } from 'vitest';
import { constellation, scoreboard, stateFrom, stealSpread } from '../../src/constellation/index.js';
import { shares } from '../../src/constellation/rounds.js';
import type { ConstellationMap, Kind, State } from '../../src/constellation/state.js';
import * as oracle from './oracle.js';
import vectors from './vectors.json';

type Stars = Readonly<Record<string, readonly (string | number)[] | undefined>>;

interface Board {
  readonly stars: Stars;
  readonly edges: readonly (readonly string[])[];
}

const TEAMS = ['A', 'B', 'C'];

function mapOf({ stars, edges }: Board): ConstellationMap {
  return {
    stars: Object.entries(stars as Record<string, readonly (string | number)[]>).map(
      ([id, [x, y, type]]) => ({
        id,
        x: x as number,
        y: y as number,
        type: type as Kind,
      }),
    ),
    edges: edges as readonly (readonly [string, string])[],
  };
}

function ownersOf(owner: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(owner as Record<string, string>).map(([id, team]) => [id, TEAMS.indexOf(team)]),
  );
}

function built(board: Board, owner: object, hq: object = {}, more: object = {}): State {
  const hqs = Object.fromEntries(
    Object.entries(hq as Record<string, string[]>).map(([team, ids]) => [TEAMS.indexOf(team), ids]),
  );
  return stateFrom({ map: mapOf(board), owners: ownersOf(owner), hqs, ...more });
}

function acted(state: State, team: number, type: 'claim' | 'steal', star: string) {
  return constellation.rules.play(state, team, { type, member: 0, star });
}

describe('C12, C13: scoring', () => {
  it.each(vectors.scoring.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const options = { multipliers: one.multipliers, rounds: 1 };
    const state = built(one, one.owner, one.hq, options);
    for (const [team, { count, distance, hqThisRound, totalIfOneRound }] of Object.entries(one.expect)) {
      const figures = scoreboard(state)[TEAMS.indexOf(team)];
      expect(figures).toMatchObject({ count, distance, hq: 0, hqNow: hqThisRound });
      const second = oracle.gameOf(state, mapOf(one));
      const own = oracle.figures(second, TEAMS.indexOf(team));
      expect([own.count, own.distance]).toEqual([count, expect.closeTo(distance, 8)]);
      expect(oracle.hqPoints(second, TEAMS.indexOf(team))).toBe(hqThisRound);
      const ended = constellation.rules.play(state, 'host', { type: 'end' }).state;
      expect(scoreboard(ended)[TEAMS.indexOf(team)]).toMatchObject({
        hq: hqThisRound,
        total: totalIfOneRound,
      });
    }
  });
});

test('C12: HQ points add up over the rounds in which the HQs are connected', () => {
  const { rounds, hqMultiplier, hqRawTotal, hqPoints } = vectors.hq_accumulates;
  const board = vectors.steal_depth;
  // Between 00 and 20: four connections the lower way, three no way: so the line is made as long as each round says.
  const lines: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    null: ['00 20', ['00', '20']],
    4: ['00 01 11 21 20', ['00', '20']],
    3: ['00 10 20 30', ['00', '30']],
  };
  let points: readonly number[] = [0, 0];
  for (const { shortest } of rounds) {
    const [stars, hqs] = lines[String(shortest)] as (typeof lines)[string];
    const owner = Object.fromEntries(stars.split(' ').map((id) => [id, 'A']));
    const state = {
      ...built(board, owner, { A: hqs }, { multipliers: { count: 0, distance: 0, hq: hqMultiplier } }),
      points,
    };
    points = constellation.rules.play(state, 'host', { type: 'end' }).state.points;
    expect(scoreboard({ ...state, points })[0]?.total).toBe(hqMultiplier * (points[0] as number));
  }
  expect([points[0], hqMultiplier * (points[0] as number)]).toEqual([hqRawTotal, hqPoints]);
});

describe('C8: the depth of a steal', () => {
  it.each(vectors.steal_depth.cases.map((one) => [one.click, one.depth, one.taken] as const))(
    'from %s, depth %i takes %j',
    (click, depth, taken) => {
      const state = built(vectors.steal_depth, vectors.steal_depth.owner, {}, { stealDepth: depth });
      expect(stealSpread(state, 0, click)).toEqual(taken);
      expect(oracle.spread(oracle.gameOf(state, mapOf(vectors.steal_depth)), click).sort()).toEqual(taken);
      const { events } = acted(state, 0, 'steal', click);
      expect(events[0]).toMatchObject({ type: 'stolen', team: 0, from: 1, star: click });
      expect([...(events[0] as unknown as { stars: string[] }).stars].sort()).toEqual(taken);
    },
  );
});

describe('C9: clusters', () => {
  it.each(vectors.cluster.cases.map((one) => [one.why, one] as const))('%s', (_, one) => {
    const state = built(one, one.owner, {}, { stealDepth: 1 });
    const refused = constellation.rules.refuse(state, 0, { type: 'steal', member: 0, star: one.click });
    expect(refused?.rule).toBe(one.allowed ? undefined : 'C9');
    expect(stealSpread(state, 0, one.click).length > 0).toBe(one.allowed);
    const second = oracle.gameOf(state, mapOf(one));
    expect(oracle.starFaults(second, 0, 'steal', one.click)).toEqual(one.allowed ? [] : ['protected']);
  });
});

describe('C14: wormholes', () => {
  it.each(vectors.wormholes.cases.map((one) => [one.why, one] as const))('%s', (_, one) => {
    for (const [toWin, winners] of Object.entries(one.winnersAtEndOfRound)) {
      const state = built(vectors.wormholes, one.owner, {}, { wormholesToWin: Number(toWin) });
      const most = Object.values(one.largestConnectedWormholes);
      expect(scoreboard(state).map(({ wormholes }) => wormholes)).toEqual(most);
      const ended = constellation.rules.play(state, 'host', { type: 'end' }).state;
      const outcome = constellation.rules.outcome(ended);
      expect(outcome?.winners ?? []).toEqual(winners.map((team) => TEAMS.indexOf(team)));
      const second = oracle.gameOf(state, mapOf(vectors.wormholes));
      expect(oracle.teamsOf(second).map((team) => oracle.figures(second, team).wormholes)).toEqual(most);
      oracle.play(second, 'host', { type: 'end' });
      expect(second.winners ?? []).toEqual(outcome?.winners ?? []);
      if (outcome) expect(outcome.reason).toMatch(/^constellation\/by-wormholes(-then-total)?$/);
    }
  });
});

describe('C10: black holes', () => {
  it.each(vectors.black_holes.cases.map((one) => [one.why, one] as const))('%s', (_, one) => {
    for (const blackHoleEffect of ['reset', 'remove'] as const) {
      const state = built(vectors.black_holes, one.ownerBefore, {}, { blackHoleEffect });
      const second = oracle.gameOf(state, mapOf(vectors.black_holes));
      oracle.play(second, 0, { type: 'claim', member: 0, star: one.A_claims });
      for (const id of one.destroyed ?? [])
        expect([second.owner.has(id), second.gone.has(id)]).toEqual([false, blackHoleEffect === 'remove']);
      const { state: after, events } = acted(state, 0, 'claim', one.A_claims);
      const swallowed = events.flatMap((event) => (event.type === 'destroyed' ? event.stars : []));
      expect([...swallowed].sort()).toEqual(one.destroyed ?? []);
      const ids = Object.keys(vectors.black_holes.stars);
      for (const id of one.destroyed ?? [])
        expect(after.owners[ids.indexOf(id)]).toBe(blackHoleEffect === 'reset' ? '.' : 'x');
    }
  });
});

describe('C6: moves are split among members', () => {
  const options = stateFrom({ map: mapOf(vectors.steal_depth) }).options;
  it.each(vectors.moves.map((one) => [`${one.movesPerRound} among ${one.members}`, one] as const))(
    '%s',
    (_, one) => {
      const all = { ...options, movesPerRound: one.movesPerRound };
      const given = [one.each_round1 ?? one.each, one.each_round2, one.each_round3];
      for (const [index, each] of given.entries())
        if (each) {
          expect(shares(all, one.members, index + 1)).toEqual(each);
          const second = { options: { ...all, members: [one.members] }, round: index + 1 };
          expect(oracle.sharesOf(second, 0)).toEqual(each);
        }
    },
  );
});

describe('positions at random', () => {
  it.each(vectors.random_positions_under_rulings.map((one, i) => [i + 1, one] as const))('%i', (_, one) => {
    const state = built(one, one.owner, one.hq, { stealDepth: one.stealByA.depth });
    const second = oracle.gameOf(state, mapOf(one));
    for (const [place, team] of ['A', 'B'].entries()) {
      const figures = scoreboard(state)[place];
      expect(figures?.count).toBe(one.count[team as 'A']);
      expect(figures?.distance).toBeCloseTo(one.distance[team as 'A'], 8);
      expect(figures?.wormholes).toBe(one.wormholes[team as 'A']);
      const own = oracle.figures(second, place);
      expect([own.count, own.wormholes]).toEqual([one.count[team as 'A'], one.wormholes[team as 'A']]);
      expect(own.distance).toBeCloseTo(one.distance[team as 'A'], 8);
    }
    expect(scoreboard(state)[0]?.hqNow).toBe(one.hqA);
    expect(oracle.hqPoints(second, 0)).toBe(one.hqA);
    const { click, taken } = one.stealByA;
    expect(stealSpread(state, 0, click)).toEqual(taken ?? []);
    if (taken) expect(oracle.spread(second, click).sort()).toEqual(taken);
    else expect(oracle.starFaults(second, 0, 'steal', click)).toContain('protected');
  });
});
