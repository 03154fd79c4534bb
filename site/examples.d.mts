import type { ShownGame } from './games/index.mjs';

/** Attributes that no example shows. */
export const WITHOUT_EXAMPLE: ReadonlySet<string>;

/** For each tag the code of a board, and the calls of methods to try on it. */
export function allCalls(
  root: string,
  games: readonly ShownGame[],
): Readonly<
  Record<string, { readonly code: string; readonly calls: Readonly<Record<string, readonly unknown[]>> }>
>;

/** For each tag and each of its attributes, the code that shows it. */
export function allExamples(
  root: string,
  games: readonly ShownGame[],
): Readonly<Record<string, Readonly<Record<string, string>>>>;
