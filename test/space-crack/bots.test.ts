import { describe, expect, it, test } from 'vitest';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/space-crack/bots.js';
import { definition } from '../../src/space-crack/element/definition.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import type { Move, Options, State } from '../../src/space-crack/state.js';
import { map, randomGame, start } from './harness.js';

const { rules } = spaceCrack;

function seatToAct(state: State): number {
  return rules.toAct(state)[0] as number;
}

function thought(bot: string, state: State, seed: number, nodes?: number): Generator<Move | undefined, Move> {
  const { think, nodes: usual } = bots[bot] as (typeof bots)[string];
  return think(state, seatToAct(state), { seed, nodes: nodes ?? usual });
}

function answer(bot: string, state: State, seed: number, nodes?: number): Move {
  return drain(thought(bot, state, seed, nodes));
}

/** The last state of a game in which each seat is played by its bot. */
function playOut(names: readonly string[], options: Partial<Options>, seed: number, nodes?: number): State {
  let state = start({ ...options, seats: names.length }, seed);
  for (let ply = 0; rules.toAct(state).length > 0; ply++) {
    const seat = seatToAct(state);
    const move = answer(names[seat] as string, state, 1000 * seed + ply, nodes);
    expect(rules.refuse(state, seat, move)).toBeUndefined();
    state = rules.play(state, seat, move).state;
  }
  return state;
}

test('the definition names all bots', () => {
  expect(Object.keys(bots)).toEqual(definition.bots);
});

test('these names stay: pages and records know them', () => {
  expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'greedy', 'planner']));
});

describe.each(Object.keys(bots))('the bot %s', (bot) => {
  it('has a legal move wherever a game of chance gets', () => {
    for (const options of [
      { boardSize: 5, turns: 5 },
      { boardSize: 7, turns: 5, seats: 4, order: 'free' },
    ] as const)
      for (const state of randomGame(options, 5))
        if (rules.toAct(state).length > 0)
          expect(rules.refuse(state, seatToAct(state), answer(bot, state, 1, 8))).toBeUndefined();
  });
});

test('four seats of all bots play to the end of a game of the usual size', () => {
  const state = playOut(['random', 'greedy', 'planner', 'greedy'], {}, 1, 300);
  expect(state.turn).toBe(16);
  expect(rules.outcome(state)?.winners).not.toContain(0);
});

describe('the bot greedy', () => {
  it('P5: takes a planet rather than walk at home', () => {
    const state = map({ 1: '5A', 2: '5A5', 4: '5A', 6: '5B9' });
    expect(answer('greedy', state, 1)).toEqual({ type: 'move', from: 2, to: 5 });
  });
});

describe('the bot planner', () => {
  it('P5: takes two planets of another’s rather than one of nobody’s', () => {
    const state = map({ 2: '5A5', 4: '5B', 6: '5B', 7: '5B1', 1: '5', 5: '5' }, 'turn=15;points=2,0');
    expect(answer('planner', state, 1)).toEqual({ type: 'move', from: 2, to: 4 });
  });

  it('P8: ends its turn to keep a point that it has no good use for', () => {
    const all = Object.fromEntries([...Array(7).keys()].map((at) => [at + 1, '5A']));
    expect(answer('planner', map({ ...all, 4: '5A5' }, 'turn=2;next=0'), 1)).toEqual({ type: 'end' });
  });
});
