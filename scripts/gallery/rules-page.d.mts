/** The page of a game's rules; without a game, the list of those that have one. */
export function rulesPage(
  root: string,
  game: string,
): Promise<{ readonly status: number; readonly type: string; readonly text: string }>;
