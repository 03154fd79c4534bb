import type { ShownGame } from './games/index.mjs';

export interface Group {
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly link: string }[];
}

/** What stands beside the pages of a section, by its folder. */
export function contentsOf(
  root: string,
  games: readonly ShownGame[],
): Readonly<Record<string, readonly Group[]>>;
