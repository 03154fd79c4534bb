/** The bots by the names that `seats` uses. Their names stay: pages and records hold them. */
import type { Advice, BotTable } from '../core/bots/bots.js';
import type { Seat } from '../core/contract/rules.js';
import { randomThink, type Limits, type Think } from '../core/bots/think.js';
import { chance } from '../core/basics/seed.js';
import { drawProgram } from './random-programs.js';
import { plan, type Style } from './planning.js';
import { advisePuzzle } from './prove.js';
import { rules } from './rules.js';
import type { Move, Player, Program, State } from './state.js';
import { clearPart, completedAlone, why } from './why.js';

/** Before round 1 nobody who plays by chance knows a better place than another. */
const NO_LISTS: Move = { type: 'lists', lists: null };

const walk: Think<State, Move> = function* (state, seat, { seed }) {
  yield undefined;
  if (state.round === 0) return NO_LISTS;
  const { garnets, ...nodes } = state.players[seat] as Player;
  return { type: 'submit', program: drawProgram(state.options, nodes, garnets, chance(seed)), accepted: [] };
};

const PLANNER: Style = { scenarios: 8, answers: 0, denial: 0, share: 0.7 };

/**
 * The hints: in a puzzle a program that solves it; else what `planner` would run, of what collides with nothing that
 * is known, and of the missions that it would accept those that this completes: no hint asks a reader to pay for
 * chances that are not said.
 */
function* advise(state: State, seat: Seat, limits: Limits): Generator<undefined, Advice<Move>> {
  if (state.puzzle) return yield* advisePuzzle(state);
  if (state.round === 0) return { move: NO_LISTS, code: 'said.hint', facts: {} };
  const isClear = (program: Program): boolean => clearPart(state, seat, program) === program;
  const thought = plan(state, seat, limits, PLANNER, isClear);
  let step = thought.next();
  for (; !step.done; step = thought.next()) yield undefined;
  const best = step.value;
  const program = clearPart(state, seat, best.program);
  const accepted = completedAlone(state, seat, program, best.accepted);
  const move: Move = { type: 'submit', program, accepted };
  return { move, ...(why(state, seat, move) ?? { code: 'said.hint', facts: {} }) };
}

const planBy =
  (style: Style): Think<State, Move> =>
  (state, seat, limits) =>
    state.round === 0 ? walk(state, seat, limits) : plan(state, seat, limits, style);

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  // As somebody plays who has just learned the rules: a few programs, and the others are hardly thought of.
  gentle: { think: planBy({ scenarios: 2, answers: 0, denial: 0, share: 1 }), nodes: 3 },
  walker: { think: walk, nodes: 1 },
  planner: { think: planBy(PLANNER), nodes: 60, advise },
  shark: { think: planBy({ scenarios: 24, answers: 10, denial: 0.1, share: 1 }), nodes: 400 },
};
