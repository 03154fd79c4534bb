/** A hash of the code that a game's bots and rules consist of. */
export function engineHash(game: string): Promise<string>;
