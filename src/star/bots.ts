/** Who can play *Star by itself, by name. */
import type { BotTable } from '../core/bots.js';
import { randomThink } from '../core/think.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
};
