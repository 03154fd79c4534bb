/** Bots by name, each with its move in every position. */
export type Decisions = Readonly<Record<string, readonly string[]>>;

export function decisionsOf(game: string, names: readonly string[], options?: string): Promise<Decisions>;

export interface KeptMatch {
  readonly bot: string;
  readonly against: string;
  readonly options: string;
  readonly decisions: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The matches of those kept whose bots decide otherwise by now, each as `easy against random`. */
export function staleMatches(game: string, matches: readonly KeptMatch[]): Promise<readonly string[]>;
