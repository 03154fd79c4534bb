/** The bots of *Star, by name. Names never change: records and pages hold them. */
import type { BotTable } from '../core/bots/bots.js';
import { randomThink } from '../core/bots/think.js';
import { easyThink, gentleThink } from './easy.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { adviseSteadily, steadyThink } from './steady.js';

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: gentleThink, nodes: 1000 },
  easy: { think: easyThink, nodes: 1000 },
  // Gives the hints.
  steady: { think: steadyThink, nodes: 1000, advise: adviseSteadily },
};
