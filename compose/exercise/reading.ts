/**
 * What somebody has at hand, as exercises: a puzzle or a position as text, a link to a board or to an exercise, embed
 * code, or a page with a set. It touches no page.
 */
import { gameIn, type KnownGame } from '../frame/games.js';
import { fieldsIn, tagsIn, type Fields } from '../frame/texts.js';
import type { Game } from './games.js';
import { OF_ITEM, OF_SET, readHash, type Exercise, type Item, type Odd, type Takes } from './model.js';

/** What was found in a text. */
export interface Found {
  readonly exercise: Exercise;
  readonly odd: readonly Odd[];
}

/** A text may hold a game that was played: there is nothing to solve, so it is there to be looked at. */
const isRecord = (text: string): boolean => /^\*?[a-z][a-z-]*\/\d/i.test(text.trim());

const hasGoal = (text: string): boolean => /(?:^|[;\n])\s*goals?\s*=/.test(text);

/** A bare text as the attribute by which a board takes it. */
function attributeFor(text: string): Fields {
  if (isRecord(text)) return hasGoal(text) ? { record: text } : { record: text, readonly: '' };
  return hasGoal(text) || /^[1-3]-\d{1,3}$/.test(text) ? { puzzle: text } : { position: text };
}

/** A position without a goal is to be played on from, against somebody. */
function withOpponent(attributes: Fields, { playing, bots }: Game): Fields {
  const isOpen =
    attributes['position'] !== undefined &&
    attributes['goal'] === undefined &&
    attributes['find'] === undefined &&
    attributes['readonly'] === undefined &&
    attributes['seats'] === undefined &&
    !hasGoal(attributes['position']);
  return isOpen ? { ...attributes, ...playing, seats: `human bot:${bots[0]?.[0]}` } : attributes;
}

/** Flags are written in one way, so that the same exercise is the same text. */
const asFlag = (name: string, value: string): string =>
  /^(?:readonly|no-hints|no-solution|lesson|coordinates)$/.test(name) && /^(?:yes|true)$/i.test(value)
    ? ''
    : value;

/** Of what a text says of a board, what the board takes. */
function itemFrom(board: string, fields: Fields, game: Game, takes: Takes): Found {
  const { text, caption, planisphere, ...given } = fields;
  const bare = text ?? planisphere;
  const said = {
    ...(bare !== undefined && attributeFor(bare.trim())),
    ...given,
    ...(caption && { task: caption }),
  };
  const names = Object.keys(said);
  const known = names.filter((name) => OF_ITEM.includes(name) || takes(board, name));
  const attributes = Object.fromEntries(
    known.map((name) => [name, asFlag(name, said[name as keyof typeof said] ?? '')]),
  );
  const odd = names
    .filter((name) => !known.includes(name))
    .map((found): Odd => ({ kind: 'attribute', n: 1, found }));
  return { exercise: { set: {}, items: [{ board, attributes: withOpponent(attributes, game) }] }, odd };
}

/** The boards of a page, and what their set says. */
function fromMarkup(text: string, games: readonly Game[], takes: Takes): Found {
  const found = tagsIn(text);
  const of = (name: string): Fields => found.find(({ tag }) => tag === name)?.attributes ?? {};
  const set = Object.fromEntries(Object.entries(of('board-set')).filter(([name]) => OF_SET.includes(name)));
  const parts = found.flatMap(({ tag, attributes }): readonly Found[] => {
    const game = games.find((one) => one.tag === tag);
    return game ? [itemFrom(tag, attributes, game, takes)] : [];
  });
  const items: readonly Item[] = parts.flatMap(({ exercise }) => exercise.items);
  const odd = parts.flatMap((part, n) =>
    part.odd.map((one): Odd => (one.kind === 'attribute' ? { ...one, n: n + 1 } : one)),
  );
  return { exercise: { set, items }, odd };
}

/** Undefined: there is no board and no exercise in it. */
export function readGiven(
  text: string,
  known: readonly KnownGame[],
  games: readonly Game[],
  takes: Takes,
): Found | undefined {
  const given = text.trim();
  if (/<[a-z]+-[a-z-]+[\s>]/i.test(given)) {
    const found = fromMarkup(given, games, takes);
    return found.exercise.items.length > 0 ? found : undefined;
  }
  const hash = given.slice(given.indexOf('#'));
  if (/#(?:.*&)?board=/.test(given)) {
    const found = readHash(hash, takes);
    return found && found.exercise.items.length > 0 ? found : undefined;
  }
  const game = games.find(({ tag }) => tag === gameIn(given, known)?.tag);
  return game && itemFrom(game.tag, fieldsIn(given), game, takes);
}

/** What a board says that asks for a move; undefined where it asks for a goal already. */
export function asking({ attributes }: Item, move: string): Fields | undefined {
  const { puzzle, position, record, task } = attributes;
  const text = record ?? position;
  if (puzzle !== undefined || attributes['goal'] !== undefined || text === undefined || hasGoal(text))
    return undefined;
  return {
    ...(record === undefined ? { position: text } : { record }),
    find: move.trim(),
    ...(task !== undefined && { task }),
  };
}
