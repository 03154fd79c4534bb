/** How well a puzzle was solved. */

/** 3 at par, 2 and 1 for one and two moves more, else 0. Each hint takes one, and each try that was lost. */
export function ratingOf(moves: number, par: number, hints: number, tries = 0): number {
  return Math.max(0, 3 - Math.max(0, moves - par) - hints - tries);
}
