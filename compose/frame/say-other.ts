/** Names the game of a text that another composer takes. */
import { h } from './dom.js';
import { otherGame, type KnownGame } from './games.js';
import type { Fault } from './parts.js';

/** All games: put in by the build. */
declare const GAMES: readonly KnownGame[];

/** Why a text of another game is not taken here, and where it can be opened; undefined for any other text. */
export function sayOther(text: string, tag: string): Fault {
  const other = otherGame(text, tag, GAMES);
  if (!other) return undefined;
  if (!other.href) return `This text belongs to ${other.name}, which has no composer.`;
  const link = h(
    'a',
    { href: other.href, target: '_blank', rel: 'noopener' },
    `Open it in the composer for ${other.name}.`,
  );
  return [`This text belongs to ${other.name}. `, link];
}
