/** Keeps the game in hand for the next visit where the page asks for that, with the count of what it has taken. */
import type { BoardState } from '../contract/board-state.js';
import type { Count, Kept } from '../contract/start.js';
import { addHint, beginCount, beginCountAgain, runClock } from '../game/count.js';
import { countOf, newest } from '../game/progress.js';
import { recordOf } from '../game/select.js';
import { keptNews, mayKeep, seeKept } from '../start/memory.js';
import type { Change } from './change.js';

/** The key under which the page wants it kept; empty where it does not. */
export function rememberKey({ settings }: BoardState): string {
  return settings.get('remember');
}

/** The game in hand as it is kept, where the page asks for that. */
export function keptNow({ state, world }: Change): Kept | undefined {
  const { session } = state;
  if (rememberKey(state) === '' || !session) return undefined;
  return { record: recordOf(session, 'all'), count: countOf(state, world.now()) };
}

export function rememberGame(change: Change, key: string, kept: Kept): void {
  const { start } = change.state;
  change.set({ memory: seeKept(key, start, kept) });
  change.do({ type: 'remember', key, start, kept });
}

/** Keeps the game for the next visit. What another tab has played on further is taken up instead. */
export function keep(change: Change): void {
  const { state, world } = change;
  const kept = keptNow(change);
  if (!kept) return;
  const key = rememberKey(state);
  const there = keptNews(state.memory, key, state.start, world.recall(key, state.start));
  if (mayKeep(there, kept)) rememberGame(change, key, kept);
  else change.set({ isDue: true });
}

// Counting.

/** Another game is in hand, perhaps one that has taken something already, in an earlier visit or in another tab. */
export function beginTally(change: Change, count?: Count): void {
  const { session, tally } = change.state;
  const first: unknown = session?.stateAt(0);
  // Hints already given for a puzzle still count when it begins again. Once it is solved, the reader may try to do
  // better.
  const isSame = first !== undefined && first === tally.first;
  const isAgain = count === undefined && isSame && session?.game.goal?.(first) && !tally.isMet;
  const begun = isAgain ? beginCountAgain(tally) : beginCount(tally, count);
  const earlier = Math.max(0, (count?.plies ?? 0) - (session?.plies ?? 0));
  change.set({ tally: { ...begun, first, earlier } });
  runTally(change);
}

/** The game has changed. The clock runs from its first move on, until there is nothing left to do. */
export function runTally(change: Change): void {
  const { session, tally } = change.state;
  const isMet = session?.game.goal?.(newest(session))?.met === true;
  const isRunning = session !== undefined && session.plies > 0 && !session.isOver && !isMet;
  change.set({ tally: { ...runClock(tally, isRunning, change.world.now()), isMet } });
}

/** `move`: what the hint advises, in the game’s notation. */
export function countHint(change: Change, move: string): void {
  const { session, viewer, tally } = change.state;
  change.set({ tally: addHint(tally, `${session?.position(viewer) ?? ''} ${move}`) });
}
