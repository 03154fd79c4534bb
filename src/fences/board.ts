/** What fences need of a board: its game, its picture, its sentences and its attributes. */
import type { AnyGame } from '../core/contract/rules.js';
import type { AnyTable } from '../core/contract/option-kinds.js';
import type { SimpleGame } from '../core/simple/simple-game.js';
import { makeToSvg, type ToSvg } from '../core/picture/svg-file.js';
import { pictureWords } from '../core/picture/words.picture.en.js';
import { dayWords } from '../core/days/words.days.en.js';
import { pictureSourceOf } from '../core/simple/simple-picture.js';
import { makeWords, type Words, type WordTable } from '../core/words/words.js';
import type { AnyDefinition } from '../ui/contract/definition.js';
import { kitWords } from '../ui/words/words.en.js';
import { faultWords } from '../ui/words/words.faults.en.js';
import { fenceWords } from './words.fences.en.js';

/** A board whose tag may begin a fence. */
export interface FenceBoard {
  readonly tag: string;
  readonly game: AnyGame;
  readonly toSvg: ToSvg;
  readonly words: Words;
  readonly definition: AnyDefinition;
}

/** A board of an author’s own. */
export interface OwnBoard {
  readonly tag: string;
  /** What `defineGame` gives, or a game with a `toSvg` and `words` beside it. */
  readonly game: unknown;
  readonly toSvg?: ToSvg;
  readonly words?: WordTable;
}

/** The words of a board, with everything that can be wrong with a page. */
const saying = (table: WordTable): Words =>
  makeWords('en', kitWords, faultWords, dayWords, pictureWords, fenceWords, table);

/** `words`: all sentences of the game. */
export function boardOf(
  definition: AnyDefinition,
  game: unknown,
  toSvg: ToSvg,
  words: WordTable,
): FenceBoard {
  return { tag: definition.tag, game: game as AnyGame, toSvg, words: saying(words), definition };
}

const TAG = /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/;

/** As `defineBoard` derives it from the game, as far as attributes go. */
function definitionOf(
  tag: string,
  { rules, seats = [], bots = {} }: Partial<SimpleGame<object, never>>,
): AnyDefinition {
  const { chance = false } = rules ?? {};
  const options: AnyTable = (rules?.options ?? {}) as never;
  const counts = Object.values(options).some(({ countsSeats }) => countsSeats);
  return {
    tag,
    options: options as never,
    chance,
    bots: Object.keys(bots),
    looks: [],
    seats: seats.map(() => 'human').join(' '),
    seatRange: counts || seats.length === 0 ? [1, 99] : [seats.length, seats.length],
  };
}

/**
 * An author’s board for fences.
 *
 * @throws TypeError where it is none.
 */
export function ownBoard({ tag, game, toSvg, words }: OwnBoard): FenceBoard {
  if (!TAG.test(tag)) throw new TypeError(`boards: The tag is “${tag}”. Write one such as hex-board.`);
  const own = game as SimpleGame<object, never>;
  if (typeof own?.rules?.id !== 'string')
    throw new TypeError(`boards: <${tag}> has no game. Give what defineGame gives.`);
  if (toSvg === undefined && typeof own.boardOf !== 'function')
    throw new TypeError(`boards: The game of <${tag}> is not made by defineGame. Give its toSvg too.`);
  const drawing = toSvg ?? makeToSvg(pictureSourceOf(own));
  return boardOf(definitionOf(tag, own), game, drawing, words ?? own.words ?? {});
}
