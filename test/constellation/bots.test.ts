/** C20: bots play legal moves, the same from the same seed, to the end of every game; and each is after its own. */
import { describe, expect, it, test } from 'vitest';
import { bots } from '../../src/constellation/bots.js';
import { definition } from '../../src/constellation/element/definition.js';
import { constellation, scoreboard } from '../../src/constellation/index.js';
import type { Move, Options, State } from '../../src/constellation/state.js';
import { drain } from '../../src/core/bots/think.js';
import { grid, play, standing, start } from './harness.js';

const { rules } = constellation;

function answer(bot: string, state: State, team: number, seed: number, level = 10): Move {
  const { think, nodes } = bots[bot] as (typeof bots)[string];
  return drain(think(state, team, { seed, nodes, level }));
}

const FORMS: readonly Partial<Options>[] = [
  {},
  { hqCount: 1, teams: 3, stealDepth: 2, rounds: 4 },
  { mode: 'blackhole', rounds: 4 },
  { mode: 'resistance', teams: 4, members: [2], rounds: 3 },
  { claimNeedsAdjacency: true, hqImmune: true, stealEffect: 'clear', blackHoleEffect: 'remove', rounds: 4 },
];

test('the definition names the bots that sit at seats; one more gives hints', () => {
  expect(Object.keys(bots)).toEqual([...definition.bots, 'adviser', 'answer']);
});

describe.each(Object.keys(bots))('the bot %s', (bot) => {
  it.each(FORMS.map((options, i) => [i, options] as const))(
    'plays legal moves to the end, the same again: %i',
    (game, options) => {
      let state = start({ map: 'generated', stars: 30, wormholesToWin: 2, ...options }, game);
      for (let ply = 0; rules.toAct(state).length > 0; ply++) {
        const acts = rules.toAct(state);
        const team = acts[ply % acts.length] as number;
        const move = answer(bot, state, team, 100 * game + ply, 8);
        if (ply % 7 === 0) expect(answer(bot, state, team, 100 * game + ply, 8)).toEqual(move);
        expect(rules.refuse(state, team, move)).toBeUndefined();
        state = rules.play(state, team, move).state;
      }
      expect(rules.outcome(state)).toBeDefined();
    },
  );
});

describe('Athena', () => {
  it('takes the star that joins most', () => {
    const state = standing(['00 20 11', '32'], { stealsPerTeam: 0, wormholesToWin: 0 });
    expect(answer('athena', state, 0, 1)).toMatchObject({ type: 'claim', star: '10' });
  });

  it('does not bring two black holes together', () => {
    const map = grid(3, 1, { '00': 'blackhole', '20': 'blackhole' });
    const state = standing(['00 20'], {
      map: { ...map, stars: [...map.stars, { id: 'far', x: 40, y: 0, type: 'star' }] },
      stealsPerTeam: 0,
    });
    expect(answer('athena', state, 0, 1)).toMatchObject({ star: 'far' });
  });

  it('passes where all that is left would destroy a network', () => {
    const map = grid(3, 1, { '00': 'blackhole', '20': 'blackhole' });
    const state = standing(['00 10'], { map, stealsPerTeam: 0 });
    expect(answer('athena', state, 0, 1)).toEqual({ type: 'pass', member: 0 });
  });

  it('does not steal what would destroy its own network', () => {
    const map = grid(4, 1, { '00': 'blackhole', '30': 'blackhole' });
    const state = standing(['00 10 20', '30'], { map, wormholesToWin: 0, rounds: 1 });
    expect(answer('athena', state, 0, 1)).toEqual({ type: 'pass', member: 0 });
  });

  it('joins its HQs', () => {
    let state = standing(['00 30', '02'], { hqs: { 0: ['00', '30'] }, stealsPerTeam: 0 });
    for (let n = 0; n < 2; n++) state = rules.play(state, 0, answer('athena', state, 0, n)).state;
    expect(scoreboard(state)[0]?.hqNow).toBe(3);
  });

  it('keeps wormholes apart that another team would bring together', () => {
    const map = grid(5, 1, { '00': 'wormhole', '20': 'wormhole' });
    const state = standing(['40', '00 20'], { map, wormholesToWin: 2, stealsPerTeam: 0 });
    expect(answer('athena', state, 0, 1)).toMatchObject({ star: '10' });
  });
});

test('Einstein goes from wormhole to wormhole', () => {
  const map = grid(5, 3, { '00': 'wormhole', '40': 'wormhole' });
  let state = standing(['', '02'], { map, wormholesToWin: 2, stealsPerTeam: 0 });
  for (let n = 0; n < 5; n++) state = rules.play(state, 0, answer('einstein', state, 0, n)).state;
  expect(scoreboard(state)[0]?.wormholes).toBe(2);
});

test('Einstein does not join wormholes through two black holes', () => {
  const map = grid(6, 1, { '00': 'wormhole', '20': 'blackhole', '30': 'blackhole', '50': 'wormhole' });
  const state = standing(['00 10 20 40 50'], { map, wormholesToWin: 2, stealsPerTeam: 0 });
  expect(answer('einstein', state, 0, 1)).toEqual({ type: 'pass', member: 0 });
});

describe('Robin Hood', () => {
  it('takes from the team in first place what it needs most', () => {
    const state = standing(['32', '00 20', '02'], { hqs: { 1: ['00', '20'] }, stealsPerTeam: 0 });
    expect(answer('robin-hood', play(state, '1:01'), 0, 1)).toMatchObject({ star: '10' });
    const rich = standing(['32', '00 10 20', '02'], { hqs: { 1: ['00', '20'] } });
    const after = rules.play(rich, 0, answer('robin-hood', rich, 0, 1)).state;
    expect(scoreboard(after)[1]?.hqNow).toBe(0);
  });

  it('in first place himself plays as Athena', () => {
    const state = standing(['00 20 21', '32'], { stealsPerTeam: 0, wormholesToWin: 0 });
    expect(answer('robin-hood', state, 0, 1)).toEqual(answer('athena', state, 0, 1));
  });
});

test('a lower level slips, a higher one does not', () => {
  const state = standing(['00 20 11', '32'], { stealsPerTeam: 0, wormholesToWin: 0 });
  const bestOf = (level: number): number =>
    Array.from({ length: 40 }, (_, seed) => answer('athena', state, 0, seed, level)).filter(
      (move) => 'star' in move && move.star === '10',
    ).length;
  expect(bestOf(10)).toBe(40);
  expect(bestOf(5)).toBeLessThan(40);
  expect(bestOf(0)).toBeLessThan(bestOf(5));
});
