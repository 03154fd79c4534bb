/** How far the game in hand is, wherever in it the reader looks: who is to act, how it ended, what a goal has taken. */
import { freeze } from '../../core/basics/freeze.js';
import { bare } from '../../core/words/language.js';
import type { Goal, Outcome, Seat } from '../../core/contract/rules.js';
import type { Words } from '../../core/words/words.js';
import type { AnySession, BoardState, Tally } from '../contract/board-state.js';
import type { Solved } from '../contract/events.js';
import type { Count } from '../contract/start.js';
import { countAt } from './count.js';
import type { World } from '../contract/requests.js';

export function newest(session: AnySession): unknown {
  return session.stateAt(session.plies) as unknown;
}

export function outcomeOf({ session }: BoardState): Outcome | undefined {
  return session && freeze(session.game.rules.outcome(newest(session)));
}

export function toActOf({ session }: BoardState): readonly Seat[] {
  return freeze(session?.game.rules.toAct(newest(session)) ?? []);
}

export function countOf({ tally, session }: BoardState, now: number): Count {
  return { ...countAt(tally, now), plies: tally.earlier + (session?.plies ?? 0) };
}

interface Known {
  readonly session: AnySession;
  readonly words: Words;
  readonly solved: Solved | undefined;
}

/** The last answer for each tally, so that a page gets the same object while nothing changes. */
const known = new WeakMap<Tally, Known>();

/** The result of the puzzle; undefined until its goal is met, and if there is no goal. */
export function solvedOf(state: BoardState, world: World): Solved | undefined {
  const { session, words, tally } = state;
  if (!session) return undefined;
  const last = known.get(tally);
  if (last?.session === session && last.words === words) return last.solved;
  const solved = solve(state, session, world);
  known.set(tally, { session, words, solved });
  return solved;
}

function solve(state: BoardState, session: AnySession, world: World): Solved | undefined {
  const goal = session.game.goal?.(newest(session));
  if (!goal?.met) return undefined;
  const { plies, hints, undos, tries, ms } = countOf(state, world.now());
  const { moves = plies } = goal;
  const view: unknown = session.game.view(newest(session), state.viewer);
  const text = bare(world.result(goal, view, moves, hints, tries) ?? usualResult(state, goal, moves));
  const daily = world.daily(view, hints, tries);
  const seconds = Math.round(ms / 1000);
  return freeze({ moves, par: goal.par, hints, undos, tries, seconds, text, ...(daily && { daily }) });
}

/** The kit's sentence for a goal that was met, unless the game has its own. */
function usualResult({ words }: BoardState, { par }: Goal, moves: number): string {
  const name = words.say('game.name');
  return words.say(par === undefined ? 'result.text' : 'result.par', { name, moves, par: par ?? 0 });
}
