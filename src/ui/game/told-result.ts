/** Whether the page has been told the result of a game: once, and again if the game has gone another way. It tells nothing itself. */
import type { AnySession } from '../contract/board-state.js';

const movesOf = (session: AnySession): readonly string[] =>
  session.pliesFrom(0, session.plies).map(({ entry }) => entry);

/** Whether one game begins with all of the other. */
function isOneWay(game: readonly string[], other: readonly string[]): boolean {
  const [short, long] = game.length < other.length ? [game, other] : [other, game];
  return short.every((move, i) => move === long[i]);
}

export class ToldResult {
  /** The moves that led to it. */
  #told: readonly string[] | undefined;

  /** Another game is in hand. `isReached`: it has come to its result before, of which the page is not told. */
  begin(session: AnySession, isReached: boolean): void {
    this.#told = isReached ? movesOf(session) : undefined;
  }

  /** Whether the result of the game is news; asking makes it old. */
  isNews(session: AnySession): boolean {
    const moves = movesOf(session);
    if (this.#told && isOneWay(this.#told, moves)) return false;
    this.#told = moves;
    return true;
  }
}
