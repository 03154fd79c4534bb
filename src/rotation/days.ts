/** The days of the rotation puzzle: which puzzle each has, `puzzles.ts` says. */

/** The first day of the built-in puzzles, and the first of a site that names none. */
export const FIRST_DAY = '2026-11-01';
