/** Finds the plies that are news to whoever looks at a board. */
import type { Actor, Seat, Viewer } from '../contract/rules.js';

/**
 * How many plies have been seen, from the first on: those up to the last that the reader has made. Of several people at
 * one screen (`seats`), the reader is the one whose knowledge is shown; while that is nobody’s, any of them, and what
 * one has done last is news to the others. Whoever only looks on has seen all but the last.
 */
export function seenBy(
  viewer: Viewer,
  seats: readonly Seat[],
  plies: readonly { readonly actor: Actor }[],
): number {
  const readers = typeof viewer === 'number' && seats.includes(viewer) ? [viewer] : seats;
  const own = plies.map(({ actor }) => actor !== 'host' && readers.includes(actor)).lastIndexOf(true);
  const isSeen = own < plies.length - 1 || readers.length === 1;
  return readers.length > 0 && isSeen ? own + 1 : Math.max(0, plies.length - 1);
}
