/** The bots of *Star, by name. Names never change: records and pages hold them. */
import type { Advice, BotTable } from '../core/bots/bots.js';
import { randomThink, type Limits } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { MOST_POSITIONS } from '../core/puzzle/prove.js';
import { easyThink, gentleThink } from './easy.js';
import { adviseEnd, advisePuzzle, answerThink } from './prove.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { adviseSteadily, steadyThink } from './steady.js';

/** In a puzzle a hint is the next stone of its proof, near the end of a game one that wins for certain. */
function* advise(state: State, seat: Seat, limits: Limits): Generator<undefined, Advice<Move>> {
  if (state.puzzle) return yield* advisePuzzle(state);
  return (yield* adviseEnd(state, seat)) ?? (yield* adviseSteadily(state, seat, limits));
}

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: gentleThink, nodes: 1000 },
  easy: { think: easyThink, nodes: 1000 },
  // Gives the hints.
  steady: { think: steadyThink, nodes: 1000, advise },
  // Answers in puzzles; nobody else plays against it.
  answer: { think: answerThink, nodes: MOST_POSITIONS },
};
