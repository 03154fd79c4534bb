// Which game a text belongs to that somebody pastes into a composer. It touches no page, and is told the games.
import { fieldsIn, hashText } from './texts.js';

/** The fields in which addresses and tags keep a board's text. */
const TEXTS = ['text', 'record', 'position', 'puzzle', 'planisphere'];

/** `games` have an `id`, as in records, a `tag`, and where they have a composer its `page` and how a `position` begins. */
function gameOf(text, games) {
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

/** The game of a text, if it is not the one of `tag`; and the `href` under which its own composer opens that text, if it has one. */
export function otherGame(text, tag, games) {
  const game = gameOf(text, games);
  if (!game || game.tag === tag) return undefined;
  const { text: bare, ...fields } = fieldsIn(text);
  const hash = hashText(bare === undefined ? fields : { planisphere: bare.trim() });
  return { name: game.name, href: game.page && `${game.page}${hash}` };
}
