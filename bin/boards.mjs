// The boards in the package: their games, attributes and files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Complaint } from './complaint.mjs';
import { isFile, ownGame } from './own-game.mjs';
import { describeFacts, textOf } from './sentences.mjs';
import { boards, core, DIST, kitTable, simpleGameTable, tableOf } from './tables.mjs';

/** `star-board` is the board of `star`. */
const gameOf = (tag) => tag.slice(0, tag.lastIndexOf('-'));

export const games = () => boards().map(gameOf);

/** The tag of a game by its name, which may be the tag itself; undefined if there is no such game. */
export const tagOf = (game) => boards().find((tag) => tag === game || gameOf(tag) === game);

/** The tag that `--game` names; complains where there is no such game. */
export function tagFor(game) {
  const tag = tagOf(game);
  if (tag === undefined)
    throw new Complaint(
      isFile(game)
        ? `--game is “${game}”. This command takes the games of this package: ${gamesInWords()}.`
        : `--game: There is no game “${game}”. Write ${gamesInWords()}.`,
      2,
    );
  return tag;
}

/** The board that `--game` names, by its tag or, where an author wrote it, as `ownGame` gives it. */
export const boardFor = (game) => (isFile(game) ? ownGame(game) : tagFor(game));

export const tagOfBoard = (board) => (typeof board === 'string' ? board : board.tag);

/** "bugcatcher, constellation, rotation, space-crack or star". */
export const gamesInWords = () =>
  games()
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** The exports of `planisphere/<game>` for commands: its rules and notation, and its drawing. */
export async function loadGame(board) {
  if (typeof board !== 'string') return board;
  const tag = board;
  const id = gameOf(tag);
  const exported = await import(new URL(`es/pure/${id}.js`, DIST).href);
  const game = Object.values(exported).find((one) => one?.rules?.id === id);
  return { id, game, toSvg: exported.toSvg, dailyPuzzle: exported.dailyPuzzle };
}

/**
 * A board's attributes from the manifest. An author's own board has those that all boards have, and its game's options.
 */
export function attributesOf(board) {
  const { modules } = JSON.parse(readFileSync(new URL('custom-elements.json', DIST), 'utf8'));
  const known = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  if (typeof board === 'string') return known.find(({ tagName }) => tagName === board).attributes;
  // What goes round boards is no board.
  const [first, ...rest] = known
    .filter(({ tagName }) => !['board-set', 'board-steps'].includes(tagName))
    .map(({ attributes }) => attributes);
  const isShared = ({ name }) => rest.every((others) => others.some((other) => other.name === name));
  return [...board.attributes, ...first.filter(isShared)];
}

/** The place where a sentence is said, by the beginning of its key: a module has no notes. */
const SAID = {
  'game.name': 'The name of the game.',
  'seat.': 'The name of a seat.',
  'event.': 'What has happened, after a move.',
  'hint.': 'The move that is advised, as an order.',
  'would.': 'For screen readers: what Enter would do.',
  'act.': 'A button. No full stop.',
  'ask.': 'The question before what the button does.',
  'how.': 'How to play.',
};

const noteOf = (key) => Object.entries(SAID).find(([beginning]) => key.startsWith(beginning))?.[1] ?? '';

/** The sentences of an author's own game: the kit's and its own, with notes on those that `defineGame` gave it. */
function tableOfOwn({ id, words }) {
  const kit = kitTable().map((entry) => [entry.key, entry]);
  const usual = simpleGameTable().map((entry) => [entry.key.replace(/^game\//, `${id}/`), entry]);
  const known = new Map([...usual, ...kit]);
  const own = Object.entries(words).map(([key, message]) => {
    const [entry, english] = [known.get(key), textOf(message)];
    if (entry?.english === english) return [key, { ...entry, key }];
    return [key, { key, english, facts: describeFacts(message), note: entry?.note ?? noteOf(key) }];
  });
  return [...new Map([...kit, ...own]).values()];
}

/** Everything a board says: a list of key, english, facts and note. */
export const sentencesOf = (board) => (typeof board === 'string' ? tableOf(board) : tableOfOwn(board));

/** How the package says things in English, with the sentences of a board. */
export async function wordsOf(board) {
  const { makeWords, readMessages } = await core();
  const english = sentencesOf(board).map((entry) => [entry.key, entry.english]);
  return makeWords('en', readMessages(Object.fromEntries(english)));
}

/** The fault in an attribute's value, by its type in the manifest; undefined if it is sound. */
function faultIn({ name, type: { text } }, got, words, { isBare, readFlag }) {
  const values = text.includes(' | ') ? text.replaceAll("'", '').split(' | ') : [];
  const isNo = values.join() === 'yes,no' && readFlag(name, got) === false;
  if (values.length > 0 && !values.includes(got) && !isBare(name, got) && !isNo)
    return words.say('option/range', {
      option: name,
      got,
      range: { key: 'range.choice', facts: { values } },
    });
  if (text === 'number' && !/^-?\d+(\.\d+)?$/.test(got)) return `${name} is “${got}”. It takes a number.`;
  if (text === 'boolean' && readFlag(name, got) === undefined)
    return `${name} is “${got}”. It is a flag: write it without a value.`;
  return undefined;
}

/**
 * Attributes by name, from `name=value` or `name` each. Complains about one that the board does not have, or that
 * cannot have its value.
 */
export async function readAttributes(board, given) {
  const known = attributesOf(board);
  const names = known.map(({ name }) => name);
  const { isBare, nearest, readFlag } = await core();
  const words = await wordsOf(board);
  const read = {};
  for (const one of given) {
    const [, name, value] = /^([^=]*)=?([^]*)$/.exec(one);
    const attribute = known.find((other) => other.name === name);
    if (!attribute) {
      const meant = nearest(name.slice(0, 40), names);
      throw new Complaint(
        meant === undefined
          ? `--set: There is no attribute “${name}”. <${tagOfBoard(board)}> has ${names.join(', ')}.`
          : `--set: ${words.say('attribute/unknown', { name, meant })}`,
        2,
      );
    }
    const fault = faultIn(attribute, value, words, { isBare, readFlag });
    if (fault) throw new Complaint(`--set: ${fault}`, 2);
    // A flag is written in the short form, which is on wherever it stands.
    read[name] = attribute.type.text === 'boolean' && readFlag(name, value) ? '' : value;
  }
  return read;
}

/** The path of a file or folder of dist/; complains if it is missing. */
export function inDist(path) {
  const url = new URL(path, DIST);
  if (!existsSync(url))
    throw new Complaint(
      `The package lacks dist/${path}: it is built only in part. Run "npm run build" first.`,
    );
  return fileURLToPath(url);
}

/** The integrity hash of a file of dist/. */
export const integrityOf = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(inDist(file)))
    .digest('base64')}`;

/** The modules that the loader may bring for a board, itself included, by their paths in dist/. */
export function modulesOf(tag) {
  const found = new Set(['planisphere.js', `${tag}.js`]);
  for (const file of found) {
    const text = readFileSync(new URL(`cdn/${file}`, DIST), 'utf8');
    for (const [, other] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) found.add(other);
  }
  return [...found].sort().map((file) => `cdn/${file}`);
}

/** Any site, against which an address within the site is read. */
const SITE = 'https://example.org/';

/** The address of a picture, which may be one within the site. */
export function readPicture(option, text) {
  const url = URL.canParse(text, SITE) ? new URL(text, SITE) : undefined;
  if (!/^https?:$/.test(url?.protocol ?? '') || /^\s*$|\s(?=\S)/.test(text))
    throw new Complaint(
      `${option} is “${text}”. Write the address of a picture, such as https://example.org/star.png.`,
      2,
    );
  return text.trim();
}

/** An address of the web that names a folder, with the slash at its end. */
export function readFolder(option, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Complaint(`${option} is “${text}”. Write an address such as https://example.org/boards/.`, 2);
  if (/[?#]/.test(text))
    throw new Complaint(
      `${option} is “${text}”. It names a folder: leave out what begins with “?” or “#”.`,
      2,
    );
  return url.href.replace(/(?<!\/)\/*$/, '/');
}
