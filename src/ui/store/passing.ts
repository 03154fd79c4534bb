/** Ends what stands beside the board for a while. */
import type { Change } from './change.js';

/** What was advised or told for a while is past. */
export function dropHint(change: Change): void {
  change.set({ advice: undefined });
  endNotice(change);
  endRecount(change);
  change.do({ type: 'show-hint' });
}

/** What was told at a button has been read. */
export function endNotice(change: Change): void {
  if (change.state.notice === undefined) return;
  change.set({ notice: undefined });
  change.do({ type: 'call-off', what: 'notice' });
}

/** The reader has seen enough, or the game goes on. */
export function endRecount(change: Change): void {
  if (!change.state.recount) return;
  change.set({ recount: undefined });
  change.do({ type: 'light' }, { type: 'call-off', what: 'recount' });
}

/** What a round has brought has been read. */
export function endRound(change: Change): void {
  if (change.state.roundEnd === undefined) return;
  change.set({ roundEnd: undefined });
  change.do({ type: 'call-off', what: 'round-end' });
}
