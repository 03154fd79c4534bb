/**
 * Who can play Daybreak by itself, by name: by chance, and without a fault.
 * To replace: `perfect`. A bot that searches yields its best so far at least every 256 positions and stops at `nodes`.
 */
import type { BotTable } from '../../src/core/bots.js';
import { randomThink, type Think } from '../../src/core/think.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';

/** Leaves a row that the other can only lose: by D4 whole rounds, and one star more where the last one loses. */
const perfectThink: Think<State, Move> = function* ({ left, options: { most, last } }) {
  yield undefined;
  const spare = (last === 'wins' ? left : left - 1) % (most + 1);
  return { type: 'out', star: left - Math.max(spare, 1) + 1 };
};

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  perfect: { think: perfectThink, nodes: 1 },
};
