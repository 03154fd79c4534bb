/** The bots of Space Crack, by name. A name stays for ever: records and pages know it. */
import { advising, type BotTable } from '../core/bots/bots.js';
import { randomThink } from '../core/bots/think.js';
import { gentleThink, greedyThink } from './greedy.js';
import { plannerThink } from './planner.js';
import { advisePuzzle } from './prove.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { why } from './why.js';

const advisePlan = advising(plannerThink, why);

/** In a puzzle a hint is the next move of its proof. */
function advise(...[state, seat, limits]: Parameters<typeof advisePlan>): ReturnType<typeof advisePlan> {
  return state.puzzle ? advisePuzzle(state) : advisePlan(state, seat, limits);
}

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: gentleThink, nodes: 2000 },
  greedy: { think: greedyThink, nodes: 2000 },
  // Gives the hints.
  planner: { think: plannerThink, nodes: 3000, advise },
};
