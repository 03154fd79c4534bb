// Writes a small game with its test into the current folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { Complaint } from '../complaint.mjs';
import { readJson, write, writeNew } from '../files.mjs';
import { say } from '../terminal.mjs';

export const summary = 'Write a small game with its test, to start from';

export const usage = `Usage: planisphere new-game <name> [--tag <tag>] [--ts]

  <name>   the name of the game in records, such as lights-out
  --tag    the tag of the board; by default <name>-board
  --ts     write TypeScript, for Vite and Vitest; by default JavaScript, which needs no tools

It writes seven files into this folder and adds scripts to its package.json. It changes no other file.
With --ts it also writes tsconfig.json, if there is none, and says which tools to install.
Then run "npm start" to play, and "npm test" to test.`;

export const options = {
  tag: { type: 'string' },
  ts: { type: 'boolean', default: false },
};

const TEMPLATE = new URL('../template/', import.meta.url);
const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Hyphenated names that HTML has taken. */
const RESERVED = /^(annotation-xml|color-profile|font-face(-.*)?|missing-glyph)$/;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name) => name.split('-').map(capital).join('');
const camel = (name) => name.charAt(0) + pascal(name).slice(1);

/** Comments and texts, in which a name means nothing. */
const ASIDE = /\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g;

const sources = () =>
  readdirSync(TEMPLATE)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, TEMPLATE), 'utf8').replace(ASIDE, ''));

/** Whether the language or the template's code means something else by this name. */
function isTaken(name, own) {
  try {
    new Script(`async () => { 'use strict'; const ${name} = 0; }`);
  } catch {
    return true;
  }
  return name !== own && sources().some((text) => (text.match(/\w+/g) ?? []).includes(name));
}

function checkNames(name, tag) {
  if (!WORD.test(name) || name.length > 30)
    throw new Complaint(
      `"${name}" cannot name a game. Use up to 30 small letters and digits, with single hyphens between words.`,
      2,
    );
  if (!WORD.test(tag) || !tag.includes('-') || RESERVED.test(tag))
    throw new Complaint(
      `"${tag}" cannot be a tag. Use small letters and digits with a hyphen, such as ${name}-board.`,
      2,
    );
  if (tag === name)
    throw new Complaint(`"${tag}" names both the game and its tag. Give the tag another word.`, 2);
  const taken = [
    [camel(name), 'fours'],
    [pascal(tag), 'FoursBoard'],
  ].find(([word, own]) => isTaken(word, own));
  if (taken)
    throw new Complaint(`"${taken[0]}" has a meaning in every game's code. Choose another name or tag.`, 2);
}

/** The template's text with the names of another game: in one pass, since the new name may hold the old one. */
function rename(text, name, tag) {
  const title = name.split('-').map(capital).join(' ');
  const names = [tag, pascal(tag), title, name, camel(name), title.charAt(0)];
  const any = /(fours-board)|(FoursBoard)|(Fours)|((?<=')fours\b)|(\bfours\b)|(\bF(?=\d))/g;
  return text.replace(any, (...match) => names[match.slice(1).findIndex((group) => group !== undefined)]);
}

/** TypeScript as the template is written, without its types: they stand on parameters, results and imports alone. */
function withoutTypes(text) {
  return text
    .replace(/\ndeclare global \{[^]*?\n\}\n/, '')
    .replace(/,? type \w+(?=[ ,}])/g, '')
    .replace(/(?<=[(,] ?\w+): (?:string|number|[A-Z]\w*(?:<[^()]*?>)?)(?=[,)])/g, '')
    .replace(/(?<=\)): \w+(?= =>)/g, '')
    .replace(/ as const\b/g, '');
}

const SETTINGS = 'tsconfig.json';

/** A project that has settings of its own keeps them. */
const isWritten = (file, isTs) => file !== SETTINGS || (isTs && !existsSync(SETTINGS));

function filesFor(name, tag, isTs) {
  const names = readdirSync(TEMPLATE).filter((file) => isWritten(file, isTs));
  return names.map((file) => {
    const text = rename(readFileSync(new URL(file, TEMPLATE), 'utf8'), name, tag);
    const path = file.replace('fours-board', tag);
    if (path.endsWith('.ts'))
      return isTs
        ? { path, text: text.replace("'node:test'", "'vitest'") }
        : { path: path.replace(/ts$/, 'js'), text: withoutTypes(text) };
    const page = text.replace(/ {2}<script type="importmap">[^]*?<\/script>\n/, '').replace('.js"', '.ts"');
    return { path, text: isTs && path.endsWith('.html') ? page : text };
  });
}

/** The folder's package.json with what it lacks: modules, and a script each to play and to test. */
function withScripts(isTs) {
  const own = existsSync('package.json') ? readJson('package.json').data : { private: true };
  const scripts = isTs
    ? { start: 'vite', test: 'vitest run', check: 'tsc' }
    : { start: 'planisphere serve', test: 'node --test' };
  // `npm init` writes a test that only says that there is none. What is no text is no script.
  const isScript = ([name, script]) =>
    typeof script === 'string' && !(name === 'test' && script.includes('no test specified'));
  const all = typeof own.scripts === 'object' && !Array.isArray(own.scripts) ? own.scripts : undefined;
  const given = Object.fromEntries(Object.entries(all ?? {}).filter(isScript));
  const more = { type: 'module', ...own, scripts: { ...scripts, ...given } };
  // `npm init` writes the one that Node takes a package without a type for.
  if (own.type === 'commonjs') more.type = 'module';
  return more;
}

const TOOLS = ['vite', 'vitest', 'typescript', '@types/node'];

/** The line that installs what a project in TypeScript still lacks; '' if it has all. */
function installFor({ dependencies, devDependencies }) {
  const missing = TOOLS.filter((tool) => !Object.hasOwn({ ...dependencies, ...devDependencies }, tool));
  return missing.length === 0 ? '' : `\n  npm install --save-dev ${missing.join(' ')}\n`;
}

export function run([name, ...rest], { tag = `${name}-board`, ts }) {
  if (name === undefined || rest.length > 0) throw new Complaint(`Give the game one name.\n\n${usage}`, 2);
  checkNames(name, tag);
  const files = filesFor(name, tag, ts);
  const there = files.find(({ path }) => existsSync(path));
  if (there) throw new Complaint(`${there.path} is already here. Nothing was written: use an empty folder.`);
  const scripts = withScripts(ts);
  for (const { path, text } of files) writeNew(path, text);
  write('package.json', `${JSON.stringify(scripts, null, 2)}\n`);
  say(`Written: ${files.map(({ path }) => path).join(', ')}; package.json has scripts for them.
${ts ? installFor(scripts) : ''}
  npm start       serves index.html, where you can play <${tag}>
  npm test        tests the rules and plays random games${ts ? '\n  npm run check   checks the types' : ''}

Then replace the game with your own: node_modules/planisphere/docs/add-a-game.md shows how.`);
  return 0;
}
