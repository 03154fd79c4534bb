/** A hash of the puzzles and of the code that proves them. */
export function puzzleHash(): Promise<string>;
