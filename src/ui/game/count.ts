/**
 * Counts what a game has taken of its reader so far: plies, hints, undos and time. Pure: each function returns the next
 * tally.
 */
import { hashOf } from '../../core/basics/seed.js';
import type { Tally } from '../contract/board-state.js';
import type { Count } from '../contract/start.js';

export const NOTHING: Count = { plies: 0, hints: 0, told: [], undos: 0, tries: 0, ms: 0 };

export const NO_TALLY: Tally = {
  count: NOTHING,
  since: undefined,
  earlier: 0,
  first: undefined,
  isMet: false,
};

/** A count as it came out of a storage, which anybody may have written. */
export function readCount(kept: unknown): Count {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<string, unknown>>;
  const read = (name: string): number => {
    const value = given[name];
    return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : 0;
  };
  const told = Array.isArray(given['told']) ? given['told'].filter((one) => typeof one === 'number') : [];
  const [plies, hints, undos, tries, ms] = ['plies', 'hints', 'undos', 'tries', 'ms'].map(read) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { plies, hints, told, undos, tries, ms };
}

/** The same, with the time that its clock has run up to now. */
export function countAt({ count, since }: Tally, now: number): Count {
  return { ...count, ms: Math.round(count.ms + (since === undefined ? 0 : now - since)) };
}

/** Another game begins, or one is taken up that has taken so much already. */
export function beginCount(tally: Tally, count = NOTHING): Tally {
  return { ...tally, count, since: undefined };
}

/** The same game begins again: what its hints have told is still known, and lost tries still count. */
export function beginCountAgain(tally: Tally): Tally {
  const { hints, told, tries } = tally.count;
  return beginCount(tally, { ...NOTHING, hints, told, tries });
}

/** `hint`: what was told where. A hint that is told again, or is first told and then played, is one hint. */
export function addHint(tally: Tally, hint: string): Tally {
  const { hints, told } = tally.count;
  const hash = hashOf(hint);
  if (told.includes(hash)) return tally;
  return { ...tally, count: { ...tally.count, hints: hints + 1, told: [...told, hash] } };
}

export function addUndo(tally: Tally): Tally {
  return { ...tally, count: { ...tally.count, undos: tally.count.undos + 1 } };
}

/** Nothing is left to meet the goal with. */
export function addTry(tally: Tally): Tally {
  return { ...tally, count: { ...tally.count, tries: tally.count.tries + 1 } };
}

/** The clock runs while there is something to do, and stands from the move that was the last one. */
export function runClock(tally: Tally, isRunning: boolean, now: number): Tally {
  return isRunning
    ? { ...tally, since: tally.since ?? now }
    : { ...tally, count: countAt(tally, now), since: undefined };
}
