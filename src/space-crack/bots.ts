/** The bots of Space Crack, by name. A name stays for ever: records and pages know it. */
import type { BotTable } from '../core/bots/bots.js';
import { randomThink } from '../core/bots/think.js';
import { gentleThink, greedyThink } from './greedy.js';
import { plannerThink } from './planner.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: gentleThink, nodes: 2000 },
  greedy: { think: greedyThink, nodes: 2000 },
  planner: { think: plannerThink, nodes: 3000 },
};
