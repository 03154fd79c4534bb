/** Plays the moves that lie between two steps of a record, all of them in the wink of an eye. */
import { times } from '../../core/basics/times.js';
import type { BoardLike } from '../elements/board-like.js';

/** How long all of them take together. */
const ALL_MS = 400;

/** A shorter moment shows nothing. */
const LEAST_MS = 40;

let reduced: MediaQueryList | undefined;

/** Whether the reader, and the page, want things to move. */
function isMotionOn(board: Element): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !reduced.matches && getComputedStyle(board).getPropertyValue('--board-motion').trim() !== '0';
}

/** The plies to show on the way, the last one left out. */
export function pliesBetween(from: number, to: number): readonly number[] {
  const moves = Math.abs(to - from);
  const frames = Math.min(moves, Math.floor(ALL_MS / LEAST_MS));
  return times(Math.max(0, frames - 1), (n) => Math.round(from + ((to - from) * (n + 1)) / frames));
}

/** `whole`: the record up to the later of both. Stops when something else is to be shown. */
export async function playBetween(
  board: BoardLike,
  whole: string,
  { from, to, isOn }: { readonly from: number; readonly to: number; readonly isOn: () => boolean },
): Promise<void> {
  const plies = isMotionOn(board) ? pliesBetween(from, to) : [];
  if (plies.length === 0) return;
  board.load(whole);
  board.goTo(from);
  for (const ply of plies) {
    await new Promise((resolve) => setTimeout(resolve, ALL_MS / (plies.length + 1)));
    if (!isOn()) return;
    board.goTo(ply);
  }
  await new Promise((resolve) => setTimeout(resolve, ALL_MS / (plies.length + 1)));
}
