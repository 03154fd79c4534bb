// Reads the sentences of the package's boards, and files with translations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Complaint } from './complaint.mjs';
import { readJson } from './files.mjs';

export const DIST = new URL('../dist/', import.meta.url);
const FOLDER = new URL('words/', DIST);

function checkBuilt(url) {
  if (!existsSync(url)) throw new Complaint('The package is not built. Run "npm run build" first.');
}

/** The tags of the boards. */
export function boards() {
  checkBuilt(FOLDER);
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function readTable(name) {
  const url = new URL(`${name}.json`, FOLDER);
  checkBuilt(url);
  return JSON.parse(readFileSync(url, 'utf8'));
}

/** Everything a board of this package says: a list of key, english, facts and note. */
export function tableOf(tag) {
  const tags = boards();
  if (!tags.includes(tag))
    throw new Complaint(
      `There is no board "${tag}". The boards are ${tags.join(', ')}. For a game of your own, name its module by --game, such as ./game.js.`,
      2,
    );
  return readTable(tag);
}

/** Sentences of every board, whatever its game. */
export const kitTable = () => readTable('shared/kit');

/** The default sentences of every game of `defineGame`; keys under `game/` stand for the game's id. */
export const simpleGameTable = () => readTable('shared/simple-game');

async function entry(name) {
  const url = new URL(`es/pure/${name}.js`, DIST);
  checkBuilt(url);
  return import(url.href);
}

/** Code that games and boards share. */
export const core = () => entry('core');

/** What packages for course systems are made of. */
export const course = () => entry('course');

/** The writer of embed code. */
export const embedCode = () => entry('embed-code');

/** The plugin that makes boards of fences. */
export const markdownIt = () => entry('markdown-it');

/** A language tag in its canonical form. Complains about a tag that no language has, such as "deutsch". */
export function languageOf(tag) {
  try {
    // A language has two or three letters. Intl takes up to eight, which are reserved.
    if (/^[a-z]{2,3}(-|$)/i.test(tag)) return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Told below.
  }
  throw new Complaint(`"${tag}" is not a language tag. Write one such as de, pt-BR or zh-Hant.`, 2);
}

/** Refusals name no more of a key. */
const beginningOf = (key) => key.slice(0, 60);

/** A text of JSON that is a key, or that stands for one in a file of `planisphere words`. */
const KEY = /"key"\s*:\s*("(?:[^"\\]|\\.)*")|("(?:[^"\\]|\\.)*")(?=\s*:)/g;

/** Finds the line that a key is on, in either form of file; as much of the key as refusals name will do. */
export function lineOfKeys(text) {
  const lines = new Map();
  let [line, from] = [1, 0];
  for (const { 1: named, 2: own, index } of text.matchAll(KEY)) {
    for (; from < index; from++) if (text[from] === '\n') line++;
    const key = beginningOf(JSON.parse(named ?? own));
    if (!lines.has(key) || (named !== undefined && !lines.get(key).isNamed))
      lines.set(key, { line, isNamed: named !== undefined });
  }
  return (key) => lines.get(beginningOf(key))?.line ?? 1;
}

/**
 * Reads a file of words: a filled-in file of `planisphere words`, or an object of texts by key, as a page uses it.
 * Returns the file's text, the board and language that it names, and its texts by key without the empty ones.
 */
export function readWords(file) {
  const kind =
    'a file of words. It takes an object with texts by key, or a file that "planisphere words" wrote';
  const { text, data } = readJson(file, kind);
  if (!Array.isArray(data.messages)) return { text, given: data };
  const filled = data.messages.filter((one) => one?.text !== undefined && one.text !== '');
  return {
    text,
    board: data.board,
    language: data.language,
    given: Object.fromEntries(filled.map((one) => [one.key, one.text])),
  };
}
