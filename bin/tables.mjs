// Knows where the package keeps the sentences of its boards, and how files with other languages are read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Complaint } from './complaint.mjs';

const DIST = new URL('../dist/', import.meta.url);
const FOLDER = new URL('words/', DIST);

/** The tags of the boards. */
export function boards() {
  if (!existsSync(FOLDER)) throw new Complaint('The package is not built: run "npm run build" first.');
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

/** All that a board says: a list of key, english, facts and note. */
export function tableOf(tag) {
  const tags = boards();
  if (!tags.includes(tag))
    throw new Complaint(`There is no board "${tag}". The boards are ${tags.join(', ')}.`, 2);
  return JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8'));
}

/** What games and boards share. */
export const core = () => import(new URL('es/pure/core.js', DIST).href);

/** The name of a language as its tag is written; complains where it is none. */
export function languageOf(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    throw new Complaint(`"${tag}" is not a language tag. Write it as in de, pt-BR or zh-Hant.`, 2);
  }
}

/** The line of a place in a text, counted from 1. */
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** The line on which a key stands, in either of the two forms. */
export function lineOf(text, key) {
  const name = JSON.stringify(key);
  const at = [`"key": ${name}`, `${name}:`, name].map((one) => text.indexOf(one)).find((one) => one >= 0);
  return lineAt(text, at ?? 0);
}

function parse(file, text) {
  try {
    return JSON.parse(text);
  } catch ({ message }) {
    const offset = /position (\d+)/.exec(message)?.[1];
    const where = offset === undefined ? file : `${file}:${lineAt(text, Number(offset))}`;
    throw new Complaint(`${where}: this is not JSON. ${message}`);
  }
}

/**
 * A file of words: what `planisphere words` writes, filled in, or an object of texts by key, as a page uses it.
 * Gives the file's text, the board and language that it names, and its texts by key; what is left empty is left out.
 */
export function readWords(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch ({ code }) {
    throw new Complaint(
      `${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}.`,
      2,
    );
  }
  const data = parse(file, text);
  if (
    typeof data !== 'object' ||
    data === null ||
    (Array.isArray(data.messages) ? false : Array.isArray(data))
  )
    throw new Complaint(
      `${file}:1: a file of words is an object: texts by key, or what "planisphere words" writes.`,
    );
  if (!Array.isArray(data.messages)) return { text, given: data };
  const filled = data.messages.filter((one) => one?.text !== undefined && one.text !== '');
  return {
    text,
    board: data.board,
    language: data.language,
    given: Object.fromEntries(filled.map((one) => [one.key, one.text])),
  };
}
