/** Finds the game of a text that somebody pastes into a composer. It touches no page. */
import { fieldsIn, hashText } from './texts.js';

/** A game as the build knows it. */
export interface KnownGame {
  /** How its records begin. */
  readonly id: string;
  readonly tag: string;
  readonly name: string;
  /** The page of its composer, if it has one. */
  readonly page?: string;
  /** A pattern for the beginning of a position that does not name its game. */
  readonly position?: string;
}

export interface OtherGame {
  readonly name: string;
  /** Its own composer with the text in it. */
  readonly href: string | undefined;
}

/** The fields in which addresses and tags keep the text of a board. */
const TEXTS = ['text', 'record', 'position', 'puzzle', 'planisphere'];

/** The game of a text; undefined where the text does not tell. */
export function gameIn(text: string, games: readonly KnownGame[]): KnownGame | undefined {
  const given = text.trim();
  const fields = fieldsIn(given);
  const within = TEXTS.map((name) => fields[name]?.trim()).find(Boolean) ?? '';
  const [, id] = /^\*?([a-z][a-z-]*)\/\d/i.exec(within) ?? [];
  return (
    games.find((game) => game.id === id?.toLowerCase()) ??
    games.find(({ tag }) => new RegExp(`[<#]${tag}(?![a-z0-9-])`, 'i').test(given)) ??
    games.find(({ position }) => position && new RegExp(position, 'i').test(within))
  );
}

/** The game of a text, unless it is that of `tag`. */
export function otherGame(text: string, tag: string, games: readonly KnownGame[]): OtherGame | undefined {
  const game = gameIn(text, games);
  if (!game || game.tag === tag) return undefined;
  const { text: bare, ...fields } = fieldsIn(text);
  const hash = hashText(bare === undefined ? fields : { planisphere: bare.trim() });
  return { name: game.name, href: game.page && `${game.page}${hash}` };
}
