/** What the script of the puzzles works with, by name. */
export function loadPuzzles(): Promise<Readonly<Record<string, unknown>>>;
