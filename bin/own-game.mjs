// Loads a game that its author wrote, from the module that a command names, and says what is wrong with that module.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaint } from './complaint.mjs';
import { isFolder } from './files.mjs';
import { core } from './tables.mjs';

/** Whether `--game` names a file and not a game of this package: no game's name has a dot or a slash. */
export const isFile = (game) => /[./\\]/.test(game);

const isGame = (one) =>
  typeof one?.rules?.id === 'string' &&
  typeof one.rules.setup === 'function' &&
  typeof one.notation?.parsePosition === 'function';

/** The line on which a module failed, as `:12`, if the stack names it in this file. */
function lineIn(url, error) {
  const stack = `${error?.stack ?? ''}`;
  const at = stack.indexOf(`${url}:`);
  return at < 0 ? '' : `:${/^\d+/.exec(stack.slice(at + url.length + 1))?.[0] ?? ''}`.replace(/:$/, '');
}

async function load(file) {
  const path = resolve(file);
  if (!existsSync(path)) throw new Complaint(`--game: ${file}: There is no such file.`, 2);
  if (isFolder(path)) throw new Complaint(`--game: ${file}: This is a folder. Name the module in it.`, 2);
  if (/\.[mc]?tsx?$/i.test(path))
    throw new Complaint(
      `--game: ${file} is TypeScript. Compile it, and name the JavaScript that comes of it.`,
      2,
    );
  if (!/\.[mc]?js$/i.test(path))
    throw new Complaint(`--game: ${file} is no module. Name a file that ends with .js or .mjs.`, 2);
  const { href } = pathToFileURL(path);
  try {
    return await import(href);
  } catch (error) {
    const [reason] = `${error?.message ?? error}`.split('\n');
    throw new Complaint(`${file}${lineIn(href, error)}: This module cannot be loaded. ${reason}`);
  }
}

/** The one game among what a module exports. */
function gameAmong(exported, file) {
  const games = [...new Set(Object.values(exported).filter(isGame))];
  if (games.length === 1) return games[0];
  const names = Object.keys(exported);
  const found = names.length === 0 ? 'This module exports nothing.' : 'This module exports no game.';
  throw new Complaint(
    games.length === 0
      ? `${file}: ${found} Export what defineGame gives: export const hex = defineGame(…).`
      : `${file}: This module exports ${games.length} games. Name one that exports a single game.`,
  );
}

const TYPES = { integer: 'number', flag: 'boolean' };

/** An option as the manifest would have its attribute; a flag that is on by itself takes a word. */
function attributeOf([name, { kind, default: usual, values }]) {
  const choices = kind === 'choice' ? values : kind === 'flag' && usual ? ['yes', 'no'] : undefined;
  const text = choices?.map((value) => `'${value}'`).join(' | ') ?? TYPES[kind] ?? 'string';
  return { name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), type: { text } };
}

const loaded = new Map();

/** The sentences of a game as boards keep them; a module may export them beside a game that has none itself. */
function wordsIn({ words: beside }, { words = beside }, file) {
  if (typeof words !== 'object' || words === null)
    throw new Complaint(`${file}: This game has no words. Export the table of its sentences as words.`);
  const isSentence = (message) => typeof message === 'string' || Array.isArray(message);
  const wrong = Object.keys(words).find((key) => !isSentence(words[key]));
  if (wrong !== undefined) throw new Complaint(`${file}: The sentence “${wrong}” of this game is no text.`);
  return words;
}

/**
 * A game of an author's by its file: `{ id, tag, game, words, toSvg, attributes }`, with the attributes of its options.
 */
export async function ownGame(file) {
  const known = loaded.get(file);
  if (known) return known;
  const exported = await load(file);
  const game = gameAmong(exported, file);
  const { id, options } = game.rules;
  const { makeToSvg, pictureSourceOf } = await core();
  if (typeof exported.toSvg?.parts !== 'function' && typeof game.boardOf !== 'function')
    throw new Complaint(`${file}: This game is not made by defineGame. Export its toSvg too.`);
  const own = {
    id,
    tag: `${id}-board`,
    game,
    words: wordsIn(exported, game, file),
    toSvg: exported.toSvg ?? makeToSvg(pictureSourceOf(game)),
    attributes: Object.entries(options)
      .filter(([, { countsSeats }]) => !countsSeats)
      .map(attributeOf),
  };
  loaded.set(file, own);
  return own;
}
