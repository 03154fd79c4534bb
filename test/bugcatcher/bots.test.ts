import { describe, expect, it } from 'vitest';
import { bots } from '../../src/bugcatcher/bots.js';
import type { Move, State } from '../../src/bugcatcher/state.js';
import { fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { submit, notation, rules, start } from './harness.js';

const NAMES = Object.keys(bots);

function ask(name: string, state: State, seat: number, seed: number): Move {
  const bot = bots[name] as NonNullable<(typeof bots)[string]>;
  return drain(bot.think(rules.resample(state, seat, seed), seat, { seed, nodes: bot.nodes }));
}

function playOut(names: readonly string[], options: Parameters<typeof start>[0], seed: number): State {
  let state = start(options, seed);
  for (let seat = rules.toAct(state)[0]; seat !== undefined; seat = rules.toAct(state)[0]) {
    const move = ask(names[seat % names.length] as string, state, seat, fork(seed, seat + 16 * state.round));
    const refused = rules.refuse(state, seat, move);
    if (refused) throw new Error(`${names[seat]}: ${refused.code}`);
    state = rules.play(state, seat, move).state;
  }
  return state;
}

describe.each(NAMES)('%s', (name) => {
  it('plays whole matches of sound programs, on boards of all sizes', () => {
    for (const [i, options] of [
      { players: 2, cols: 2, rows: 2, energy: 2, rounds: 3 },
      { players: 3, cols: 4, rows: 3, rounds: 2, starts: 'choose', startClaims: false },
      { players: 12, cols: 9, rows: 9, energy: 9, rounds: 1, ghostClaims: true, penaltyAtEnd: true },
    ].entries())
      for (let seed = 0; seed < (i === 2 ? 1 : 6); seed++)
        expect(playOut([name], options as Parameters<typeof start>[0], seed).over).toBe(true);
  });

  it('answers the same to the same seed, and looks at no more than it is allowed', () => {
    const state = start({}, 7);
    const bot = bots[name] as NonNullable<(typeof bots)[string]>;
    const thought = bot.think(state, 3, { seed: 5, nodes: 20 });
    let steps = 0;
    while (!thought.next().done) steps++;
    expect(steps).toBeLessThan(20 + 40);
    expect(ask(name, state, 3, 5)).toEqual(ask(name, state, 3, 5));
  });
});

it('a planner among walkers gathers more than they', () => {
  const totals = [0, 0];
  for (let seed = 0; seed < 4; seed++) {
    const { players } = playOut(['planner', 'walker', 'walker'], { rounds: 3, players: 3 }, seed);
    for (const [seat, { fireflies }] of players.entries())
      totals[Math.min(seat, 1)]! += seat === 0 ? fireflies : fireflies / 2;
  }
  expect(totals[0]).toBeGreaterThan(1.5 * (totals[1] as number));
});

it('B11: a planner takes on what it can complete', () => {
  const state = start({ players: 2, missions: 'Stroll:steps:C2:9,Fly:steps:B9:9:9:1' }, 2);
  const move = ask('planner', state, 0, 3);
  expect(notation.formatMove(state, 0, move)).toMatch(/\+1/);
  expect(submit(state, notation.formatMove(state, 0, move), 'none').state.closed).toEqual([[0, 1]]);
});
