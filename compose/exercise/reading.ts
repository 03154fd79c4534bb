/**
 * What somebody has at hand, as exercises: a puzzle or a position as text, a link to a board or to an exercise, embed
 * code, or a page with a set. It touches no page.
 */
import { gameIn, type KnownGame } from '../frame/games.js';
import { elementsOf, fieldsIn, markupIn, type Fields, type Markup } from '../frame/texts.js';
import type { Game } from './games.js';
import { INTRO, OF_ITEM, OF_SET, readHash, type Exercise, type Item, type Odd, type Takes } from './model.js';

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

/** Elements that hold text and mean nothing more. */
const PLAIN_TEXT = new Set('p div section article header figure figcaption span br'.split(' '));

/** The text of an element, its white space as a page shows it; `without`: but not that of these. */
function textIn(node: Markup, without: readonly Markup[]): string {
  const parts = node.inside.map((one) =>
    typeof one === 'string'
      ? one.replace(/\s+/g, ' ')
      : without.includes(one)
        ? ''
        : ` ${textIn(one, without)}${isLine(one) ? '\n' : ''}`,
  );
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const isLine = ({ tag }: Markup): boolean =>
  tag !== 'span' && !/^(?:b|i|em|strong|a|code|sub|sup|u|s)$/.test(tag);

/** What is lost of texts: markup, and pictures. */
const lostIn = (nodes: readonly Markup[], n: number): readonly Odd[] =>
  [...new Set(nodes.map(({ tag }) => tag))]
    .filter((tag) => !PLAIN_TEXT.has(tag))
    .map((tag): Odd => ({ kind: 'markup', n, found: tag }));

/** An exercise: its board, and the element that holds it with texts, if there is one. */
function itemIn(
  child: Markup,
  board: Markup,
  { game, takes, n }: { game: Game; takes: Takes; n: number },
): Found {
  const inside = elementsOf(child.inside).filter(
    (one) => one !== board && !elementsOf(board.inside).includes(one),
  );
  const answers = inside.filter(({ attributes }) => 'data-answer' in attributes);
  const hints = inside.filter(({ attributes }) => 'data-hint' in attributes);
  const beside = child === board ? '' : textIn(child, [board, ...answers, ...hints]);
  const told = answers.map(
    (one) => `${one.attributes['data-answer']}: ${textIn(one, []).replaceAll('\n', ' ')}`,
  );
  const hint = hints.map((one) => textIn(one, [])).join(' ');
  const { 'data-answer': _, ...own } = child === board ? {} : child.attributes;
  const held = Object.entries(own).filter(([name]) => OF_ITEM.includes(name));
  const fields = {
    ...board.attributes,
    ...Object.fromEntries(held),
    ...(beside !== '' && { beside }),
    ...(told.length > 0 && { answers: told.join('\n') }),
    ...(hint !== '' && { hint }),
  };
  const { exercise, odd } = itemFrom(board.tag, fields, game, takes);
  const scripts = elementsOf(board.inside).filter(({ tag }) => tag === 'script');
  return {
    exercise,
    odd: [...odd.map((one) => ({ ...one, n })), ...lostIn([...inside, ...scripts], n)] as Odd[],
  };
}

/** The boards of a page, what stands beside each, and what their set says. */
function fromMarkup(text: string, games: readonly Game[], takes: Takes): Found {
  const all = elementsOf(markupIn(text));
  const set = all.find(({ tag }) => tag === 'board-set');
  const gameOf = ({ tag }: Markup): Game | undefined => games.find((one) => one.tag === tag);
  const children = set ? set.inside.filter((one) => typeof one !== 'string') : all.filter(gameOf);
  const intro: string[] = [];
  const parts: Found[] = [];
  let n = 0;
  for (const child of children) {
    const board = [child, ...elementsOf(child.inside)].find(gameOf);
    const game = board && gameOf(board);
    if (board && game) parts.push(itemIn(child, board, { game, takes, n: ++n }));
    else if (child.tag.includes('-'))
      parts.push({ exercise: { set: {}, items: [] }, odd: [{ kind: 'board', n: ++n, found: child.tag }] });
    else if (!/^(?:script|style|template|link|meta|noscript)$/.test(child.tag)) {
      intro.push(textIn(child, []));
      parts.push({ exercise: { set: {}, items: [] }, odd: lostIn([child, ...elementsOf(child.inside)], 0) });
    }
  }
  const told = Object.entries(set?.attributes ?? {}).filter(
    ([name]) => OF_SET.includes(name) && name !== INTRO,
  );
  const above = intro.filter((one) => one !== '').join('\n');
  return {
    exercise: {
      set: { ...Object.fromEntries(told), ...(above !== '' && { [INTRO]: above }) },
      items: parts.flatMap(({ exercise }) => exercise.items),
    },
    odd: parts.flatMap(({ odd }) => odd),
  };
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
