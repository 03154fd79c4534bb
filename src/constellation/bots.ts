/** The bots of Constellation, by name (C20). A name stays for ever: records and pages know it. */
import type { Advice, BotTable } from '../core/bots/bots.js';
import { randomThink, type Limits } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { advise } from './advise.js';
import { HIGHEST, thinkBy } from './choice.js';
import { athena, einstein, robinHood } from './personalities.js';
import { advisePuzzle, answerThink } from './prove.js';
import { rules } from './rules.js';
import { MOST_STARS } from './sizing.js';
import { stopping } from './stops.js';
import type { Move, State } from './state.js';

/**
 * C20: as somebody plays who has just learned the rules: after points, and often with another star than the best. It
 * stops a win by wormholes where one move does.
 */
const GENTLE = 1;

/** Stars weighed for one move: all of the largest map. */
const NODES = MOST_STARS;

/** In a puzzle a hint is the next move of its proof. */
function adviseIn(state: State, seat: Seat, limits: Limits): Generator<undefined, Advice<Move>> {
  return state.puzzle ? advisePuzzle(state) : advise(state, seat, limits);
}

export const bots: BotTable<State, Move> = {
  random: { think: randomThink(rules), nodes: 1 },
  gentle: { think: stopping(thinkBy(athena, GENTLE)), nodes: NODES },
  athena: { think: thinkBy(athena), nodes: NODES },
  einstein: { think: thinkBy(einstein), nodes: NODES },
  'robin-hood': { think: thinkBy(robinHood), nodes: NODES },
  // Gives the hints.
  adviser: { think: thinkBy(athena, HIGHEST), nodes: NODES, advise: adviseIn },
  // Answers in puzzles; nobody else plays against it.
  answer: { think: answerThink, nodes: NODES },
};
