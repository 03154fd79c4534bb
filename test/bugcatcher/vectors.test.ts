/** The shared examples, held against the rules and against the rules written a second time. */
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import {
  allocateStarts,
  chart,
  checkProgram,
  garnetsFor,
  matchesShape,
  rank,
  resolveRound,
  rewardShare,
} from '../../src/bugcatcher/index.js';
import { shapesOf } from '../../src/bugcatcher/goals.js';
import { nameOf, readSpot } from '../../src/bugcatcher/geometry.js';
import type { NamedPlayer } from '../../src/bugcatcher/api.js';
import type { Standing } from '../../src/bugcatcher/ranking.js';
import type { Player } from '../../src/bugcatcher/state.js';
import { missionsOf } from '../../src/bugcatcher/feasibility.js';
import { start } from './harness.js';
import * as oracle from './oracle.js';
import vectors from './vectors.json';

const GRID = { cols: 6, rows: 5 };

it('B2: a corner goes by the name of each cell that it belongs to', () => {
  for (const { names, corner } of vectors.corner_names) {
    for (const name of names)
      expect(readSpot(GRID, name)).toEqual({
        kind: 'B',
        place: (corner[1] as number) * 7 + (corner[0] as number),
      });
    expect(names).toContain(nameOf(GRID, 'B', (corner[1] as number) * 7 + (corner[0] as number)));
    expect(chart(GRID).centre(chart(GRID).find(names[0] as string) as string)).toEqual(corner);
  }
});

describe('B8: a round by names', () => {
  const sorted = (log: readonly (readonly unknown[])[]): unknown[] =>
    [...log].sort((a, b) => Number(a[0]) - Number(b[0]) || (String(a[1]) < String(b[1]) ? -1 : 1));
  for (const { name, players, log, end } of vectors.resolution)
    it(name, () => {
      const given = players as unknown as Record<string, NamedPlayer>;
      const resolved = resolveRound(given);
      expect(sorted(resolved.log)).toEqual(sorted(log));
      expect(oracle.linesOf(given as Record<string, oracle.Named>).sort()).toEqual(
        log.map((line) => line.join(' ')).sort(),
      );
      expect(resolved.end).toEqual(end);
    });
});

describe('B6: a list of entries is checked before it runs', () => {
  for (const { actions, error } of vectors.submission_checks)
    it(`${actions.join(' ')}: ${error ?? 'sound'}`, () => {
      expect(checkProgram(actions)?.code ?? null).toBe(error && `bugcatcher/${error}`);
      const state = start();
      const rider = oracle.riderOf(state.options, state.players[0] as Player);
      // Whether the nodes stay on the board is not asked here.
      const faults = oracle.faultsOf(state.options, rider, [], {
        program: oracle.programOf(actions),
        accepted: [],
      });
      expect([...faults].filter((fault) => fault !== 'off-board')).toEqual(error ? [error] : []);
    });
});

describe('B11: a shape, however it is turned', () => {
  const { mission, variants, cases } = vectors.mission_shape;
  it('has these forms', () => {
    expect([...shapesOf(mission.shape)].sort()).toEqual([...variants].sort());
    expect([...oracle.formsOf(mission.shape)].sort()).toEqual([...variants].sort());
  });
  for (const { borderDirs, completes } of cases)
    it(`${borderDirs}: ${completes ? 'yes' : 'no'}`, () =>
      expect(matchesShape(borderDirs, mission.shape)).toBe(completes));
  it('is the first of the missions', () => {
    const { name, node, shape, reward, penalty, rounds } = mission;
    expect(missionsOf('')[0]).toMatchObject({
      name,
      kind: 'shape',
      node,
      word: shape,
      reward,
      penalty,
      rounds,
    });
  });
});

it.each(vectors.reward_share)('B12: $reward for $players is $each each', ({ reward, players, each }) =>
  expect(rewardShare(reward, players)).toBe(each),
);

it.each(vectors.garnets)('B14: $fireflies fireflies are $garnets garnets', ({ fireflies, garnets }) =>
  expect(garnetsFor(fireflies)).toBe(garnets),
);

it.each(vectors.start_allocation)('B3: $why', ({ lists, garnets, result }) => {
  const wishes = lists as unknown as Record<string, string[]>;
  const bids = garnets as unknown as Record<string, number>;
  expect(allocateStarts(wishes, bids)).toEqual(result);
  const names = [...new Set(Object.values(wishes).flat())];
  const numbers = (places: readonly string[]): number[] => places.map((place) => names.indexOf(place));
  const given = numbers(
    Object.keys(wishes).map((seat) => (result as Record<string, string>)[seat] as string),
  );
  expect(oracle.handOut(Object.values(wishes).map(numbers), Object.values(bids), given).faults).toEqual([]);
});

it.each(vectors.ranking)('B14: ties go by missions, then by collisions', ({ players, order }) => {
  expect(rank(players as unknown as Record<string, Standing>)).toEqual(order);
  const riders = order.map((name) => {
    const [fireflies, done, collisions] = players[name as 'a'] as [number, number, number];
    return { fireflies, done, collisions } as oracle.Rider;
  });
  for (const [i, rider] of riders.entries())
    for (const later of riders.slice(i + 1))
      expect([oracle.mayPrecede(rider, later), oracle.mayPrecede(later, rider)]).toEqual([true, false]);
});

describe('B12: when a penalty falls due', () => {
  /** A mission of two rounds that each round's swaps complete: seat 0 accepts it, seat 1 too. */
  const play = (own: number | null, other: number | null): readonly (readonly number[])[] => {
    const { rules } = bugcatcher;
    let state = rules.setup({ players: 2, rounds: 3, missions: 'Squid:swaps:2:6:3:2' }, 1);
    for (let round = 1; round <= 3; round++)
      for (const [seat, when] of [own, other].entries()) {
        const accepted = round === 1 ? [0] : [];
        state = rules.play(state, seat, {
          type: 'submit',
          program: when === round ? 'ss' : '',
          accepted,
        }).state;
      }
    return (state.players[0]?.laps ?? []).map(({ gains }) => gains.map(([, points]) => points));
  };
  for (const {
    completed_by_player: own,
    completed_by_other: other,
    penalty_round: due,
    share,
  } of vectors.penalty_timing)
    it(`done by oneself in ${own ?? 'no'} round, by another in ${other ?? 'no'} round: ${due ?? 'never'}`, () => {
      const gains = play(own, other);
      expect(gains.flatMap((each, i) => (each.some((points) => points < 0) ? [i + 1] : []))).toEqual(
        due ? [due] : [],
      );
      if (own) expect(gains[own - 1]).toEqual([share ?? 6]);
    });
});
