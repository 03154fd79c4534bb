/** Whether the page has been told the result of a game: once, and again if the game has gone another way. */
import type { AnySession } from '../contract/board-state.js';

export function entriesOf(session: AnySession): readonly string[] {
  return session.pliesFrom(0, session.plies).map(({ entry }) => entry);
}

/** Whether one game begins with all of the other. */
function isOneWay(game: readonly string[], other: readonly string[]): boolean {
  const [short, long] = game.length < other.length ? [game, other] : [other, game];
  return short.every((move, i) => move === long[i]);
}

/** `told`: the moves that led to the result that was told last. */
export function isNews(told: readonly string[] | undefined, session: AnySession): boolean {
  return told === undefined || !isOneWay(told, entriesOf(session));
}
