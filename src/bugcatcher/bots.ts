/** The bots by the names that `seats` uses. Their names stay: pages and records hold them. */
import type { BotTable } from '../core/bots/bots.js';
import { randomThink, type Think } from '../core/bots/think.js';
import { chance } from '../core/basics/seed.js';
import { drawProgram } from './random-programs.js';
import { plan, type Style } from './planning.js';
import { rules } from './rules.js';
import type { Move, Player, State } from './state.js';

/** Before round 1 nobody who plays by chance knows a better place than another. */
const NO_LISTS: Move = { type: 'lists', lists: null };

const walk: Think<State, Move> = function* (state, seat, { seed }) {
  yield undefined;
  if (state.round === 0) return NO_LISTS;
  const { garnets, ...nodes } = state.players[seat] as Player;
  return { type: 'submit', program: drawProgram(state.options, nodes, garnets, chance(seed)), accepted: [] };
};

const planBy =
  (style: Style): Think<State, Move> =>
  (state, seat, limits) =>
    state.round === 0 ? walk(state, seat, limits) : plan(state, seat, limits, style);

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  // As somebody plays who has just learned the rules: a few programs, and the others are hardly thought of.
  gentle: { think: planBy({ scenarios: 2, answers: 0, denial: 0, share: 1 }), nodes: 3 },
  walker: { think: walk, nodes: 1 },
  planner: { think: planBy({ scenarios: 8, answers: 0, denial: 0, share: 0.7 }), nodes: 60 },
  shark: { think: planBy({ scenarios: 24, answers: 10, denial: 0.1, share: 1 }), nodes: 400 },
};
