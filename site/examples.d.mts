import type { ShownGame } from './games/index.mjs';

/** Attributes that no example shows. */
export const WITHOUT_EXAMPLE: ReadonlySet<string>;

/** For each tag and each of its attributes, the code that shows it. */
export function allExamples(
  root: string,
  games: readonly ShownGame[],
): Readonly<Record<string, Readonly<Record<string, string>>>>;
