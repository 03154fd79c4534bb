// Writes the WordPress plugin: its PHP, what the boards take, and the built files that it serves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games } from '../boards.mjs';
import { Complaint } from '../complaint.mjs';
import { write } from '../files.mjs';
import { course, tableOf } from '../tables.mjs';
import { say } from '../terminal.mjs';
import { needed } from '../zip.mjs';

export const summary = 'Write the plugin for WordPress as a zip';

export const usage = `Usage: planisphere wordpress [--out <file>]

  --out, -o   the file to write; by default planisphere.zip

Upload the zip in WordPress under Plugins, Add New, Upload Plugin. It needs WordPress 6.3 and PHP 7.4.
The same version of this package always writes the same bytes.`;

export const options = { out: { type: 'string', short: 'o', default: 'planisphere.zip' } };

const ROOT = new URL('../../', import.meta.url);
const PLUGIN = new URL('bin/wordpress/planisphere/', ROOT);
const DIST = new URL('dist/', ROOT);

/** The files below a folder, by their paths there. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(new URL(`${entry.name}/`, folder)).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  );
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

function typeOf({ name, type: { text } }) {
  if (text === 'boolean') return { type: 'flag' };
  if (text === 'number') return { type: 'number' };
  if (/-(href|url)$/.test(name)) return { type: 'address' };
  if (text.includes(' | ')) return { type: 'choice', choices: text.replaceAll("'", '').split(' | ') };
  return { type: 'text' };
}

/** The boards as the manifest has them: tags and attributes. */
function declared() {
  const all = json(new URL('custom-elements.json', DIST)).modules.flatMap((one) => one.declarations);
  // A set of boards is no board.
  const boards = all.filter(
    ({ tagName }) => tagName !== undefined && !['board-set', 'board-steps'].includes(tagName),
  );
  return boards.sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

/** Attributes of boards, by tag and name. */
function attributesByTag(boards) {
  return Object.fromEntries(
    boards.map(({ tagName, attributes }) => {
      const known = attributes.map((one) => [one.name, { ...typeOf(one), default: one.default }]);
      return [tagName, { attributes: Object.fromEntries(known) }];
    }),
  );
}

/** Sentences of a board by key, as people write them. */
const sentencesOf = (tag) => Object.fromEntries(tableOf(tag).map(({ key, english }) => [key, english]));

const quoted = (text) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const translated = (name, text) => `${quoted(name)} => __( ${quoted(text)}, 'planisphere' ),`;

/** PHP with the names of games, and with what their attributes do. */
function namesInPhp(boards) {
  return boards
    .map(({ tagName }) => `\t\t${translated(tagName, sentencesOf(tagName)['game.name'])}`)
    .join('\n');
}
function helpInPhp(boards) {
  const lines = boards.flatMap(({ tagName, attributes }) => [
    `\t\t${quoted(tagName)} => array(`,
    ...attributes.map(
      ({ name, description }) => `\t\t\t${translated(name, description.replaceAll('`', ''))}`,
    ),
    '\t\t),',
  ]);
  return lines.join('\n');
}

/** The modules of the games without a page, and those that say what is refused, by their paths in dist/es. */
function filesOfGames() {
  const found = new Set(['core', ...games()].map((name) => `pure/${name}.js`));
  for (const file of found) {
    const text = readFileSync(new URL(`es/${file}`, DIST), 'utf8');
    for (const [, other] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
      found.add(new URL(other, `file:///${file}`).pathname.slice(1));
  }
  return [...found];
}

/** The contents of the zip: bytes by path. */
function contents() {
  const { version } = json(new URL('package.json', ROOT));
  const boards = declared();
  const tags = boards.map(({ tagName }) => tagName);
  const files = { 'boards.json': JSON.stringify({ version, boards: attributesByTag(boards) }) };
  const filled = { version, names: namesInPhp(boards), help: helpInPhp(boards) };
  const take = (to, from) => (files[to] = readFileSync(from));
  for (const path of filesBelow(PLUGIN))
    files[path] = readFileSync(new URL(path, PLUGIN), 'utf8').replaceAll(
      /\{(version|names|help)\}/g,
      (_, name) => filled[name],
    );
  take('license.txt', new URL('LICENSE', ROOT));
  // The version in the path keeps a cache from mixing the files of two.
  for (const path of filesBelow(new URL('cdn/', DIST)))
    take(`cdn/${version}/${path}`, new URL(`cdn/${path}`, DIST));
  // The editor takes pictures of positions by them.
  for (const path of filesOfGames()) take(`games/${version}/${path}`, new URL(`es/${path}`, DIST));
  for (const tag of tags) files[`games/${version}/words/${tag}.json`] = JSON.stringify(sentencesOf(tag));
  // The embed page takes a board's single file from the folder above it.
  for (const path of filesBelow(new URL('embed/', DIST)))
    take(`embed/${path}`, new URL(`embed/${path}`, DIST));
  for (const tag of tags) take(`${tag}.js`, new URL(`${tag}.js`, DIST));
  const paths = Object.keys(files).sort();
  return Object.fromEntries(paths.map((path) => [`planisphere/${path}`, Buffer.from(files[path])]));
}

export async function run(rest, { out }) {
  if (rest.length > 0) throw new Complaint(`Name the file by --out.\n\n${usage}`, 2);
  if (!existsSync(new URL('cdn/', DIST)))
    throw new Complaint('The package is not built. Run "npm run build" first.');
  const [zipper] = await needed('write a zip', 'fflate');
  const { zipFiles } = await course();
  const { zip, count } = zipFiles(Object.entries(contents()), zipper);
  write(out, zip);
  say(`${out}: ${count} files. Upload it in WordPress under Plugins, Add New.`);
  return 0;
}
