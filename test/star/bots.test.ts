import { describe, expect, it } from 'vitest';
import { askBot, type Bot } from '../../src/core/bots.js';
import { drain, runSliced } from '../../src/core/think.js';
import { bots } from '../../src/star/bots.js';
import { star } from '../../src/star/game.js';
import type { Move, State } from '../../src/star/state.js';
import { position, start } from './harness.js';

const { rules, notation } = star;
const GAMES = [...Array(20).keys()];

function think(
  { think, nodes }: Bot<State, Move>,
  state: State,
  seed: number,
): Generator<Move | undefined, Move> {
  return think(state, state.turn, { seed, nodes });
}

describe.each(Object.entries(bots))('the bot %s', (name, bot) => {
  it.each(GAMES)('plays legal moves to the end of game %i', (game) => {
    let state = start({ rings: 4, pie: game % 2 === 0, double: game % 3 === 0, handicap: 1 + (game % 4) });
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const move = drain(think(bot, state, 1000 * game + ply));
      expect(rules.refuse(state, state.turn, move)).toBeUndefined();
      state = rules.play(state, state.turn, move).state;
    }
    expect(rules.outcome(state)?.winners).toHaveLength(1);
  });

  it('plays the same move from the same seed', () => {
    const state = position('4:35.5B5.B4.');
    for (const seed of GAMES) expect(drain(think(bot, state, seed))).toEqual(drain(think(bot, state, seed)));
  });

  it('plays another move from another seed, now and then', () => {
    const state = start({ rings: 4 });
    expect(new Set(GAMES.map((seed) => JSON.stringify(drain(think(bot, state, seed))))).size).toBeGreaterThan(
      1,
    );
  });

  it('thinks the same in slices as at once', async () => {
    const state = start({ rings: 4 });
    let now = 0;
    const slicing = {
      now: () => now++,
      later: (callback: () => void) => {
        void Promise.resolve().then(callback);
        return () => undefined;
      },
      slice: 1,
    };
    for (const seed of GAMES)
      expect(await runSliced(think(bot, state, seed), slicing).answer).toEqual(
        drain(think(bot, state, seed)),
      );
  });

  it('answers in text from a position in text', () => {
    const state = start({ rings: 4, pie: true });
    const question = { bot: name, seat: 0, position: notation.formatPosition(state), seed: 7 };
    const answer = drain(askBot(notation, bots, question));
    expect(answer).toBe(notation.formatMove(state, 0, drain(think(bot, state, 7))));
  });
});
