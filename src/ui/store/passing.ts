/** Ends what stands beside the board for a while only: hints, notices, the recount, the time to read a round. */
import type { Change } from './change.js';

/** Takes the hint, the notice and the recount away. */
export function dropHint(change: Change): void {
  endNotice(change);
  endRecount(change);
  markMove(change, undefined);
}

/** Marks a move on the board in place of any hint, or none any more. */
export function markMove(change: Change, text: string | undefined): void {
  change.set({ advice: text === undefined ? undefined : { sentence: '', text, lit: [] } });
  if (text === undefined) change.do({ type: 'clear-refusal' });
  change.do({ type: 'hint-changed', text });
}

/** Takes the notice at a button away. */
export function endNotice(change: Change): void {
  if (change.state.notice === undefined) return;
  change.set({ notice: undefined });
  change.do({ type: 'call-off', what: 'notice' });
}

/** Ends the recount of the score: the reader has seen enough, or the game goes on. */
export function endRecount(change: Change): void {
  if (!change.state.recount) return;
  change.set({ recount: undefined });
  change.do({ type: 'light' }, { type: 'call-off', what: 'recount' });
}

/** The reader acts: a last step that has stayed is past. */
export function endRecountRead(change: Change): void {
  const { recount } = change.state;
  if (recount?.steps[recount.at]?.stays) endRecount(change);
}

/** Ends the time to read what a round has brought. */
export function endRound(change: Change): void {
  if (change.state.roundEnd === undefined) return;
  change.set({ roundEnd: undefined });
  change.do({ type: 'call-off', what: 'round-end' }, { type: 'call-off', what: 'round-wait' });
}
