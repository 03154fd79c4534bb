// Knows how the template becomes a game of its own: which names change and where each file goes. It writes new files
// only: adding a game edits nothing that is there.
//
//   npm run new-game -- <name> [--tag <x-y>] [--dry]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run new-game -- <name> [--tag <x-y>] [--dry]';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEMPLATE = 'scripts/template';
const SOURCE = /\.[jt]s$/;
/** Folders that lie at the top of the package. */
const TOP = ['stories', 'docs', 'dev'];

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What JavaScript keeps for itself, and the names with a hyphen that HTML does. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null package private protected
  public return static super switch this throw true try typeof undefined var void while with yield
  annotation-xml color-profile font-face font-face-format font-face-name font-face-src font-face-uri
  missing-glyph`.split(/\s+/),
);

class Refused extends Error {}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name) => name.split('-').map(capital).join('');
const camel = (name) => name.charAt(0) + pascal(name).slice(1);

/** A game's name and its tag as they stand in file names, code, sentences and rule numbers. */
function spell(game, tag) {
  return {
    game,
    tag,
    value: camel(game),
    className: pascal(game),
    tagClass: pascal(tag),
    title: game.split('-').map(capital).join(' '),
    letter: game.charAt(0).toUpperCase(),
  };
}

/** What the template is called. */
const DAYBREAK = spell('daybreak', 'daybreak-row');

/** All files below a folder, from there, with `/` on every platform. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(posix.join(folder, entry.name)).map((file) => posix.join(entry.name, file))
      : [entry.name],
  );
}

/** The template's text with the names of another game. */
function rename(text, to, isSource) {
  const from = DAYBREAK;
  const spellings = [
    [from.tag, to.tag],
    [from.tagClass, to.tagClass],
    [`\\b${from.className}(?=[A-Z])`, to.className],
    [`\\b${from.title}\\b`, to.title],
    // In code the bare word is a variable; in codes, records, addresses and prose it is the game's name.
    [isSource ? `(?<=['/])${from.game}\\b|\\b${from.game}(?=/|\\.md)` : `\\b${from.game}\\b`, to.game],
    [`\\b${from.value}\\b`, to.value],
    [`\\b${from.letter}(?=\\d\\b)`, to.letter],
  ];
  const any = new RegExp(spellings.map(([pattern]) => `(${pattern})`).join('|'), 'g');
  return text.replace(
    any,
    (...match) => spellings[match.slice(1).findIndex((group) => group !== undefined)][1],
  );
}

/** Where a file of the template, or what an import calls so, comes to lie. */
function place(file, names) {
  const [folder, ...rest] = file.split('/');
  const renamed = (parts) => rename(parts.join('/'), names, false);
  if (folder === 'test') return posix.join('test', names.game, renamed(rest));
  if (TOP.includes(folder)) return renamed([folder, ...rest]);
  return posix.join('src', names.game, renamed([folder, ...rest]));
}

/** A relative import's way, from where its file comes to lie to what it led to, or to the copy of that. */
function aim(way, file, names) {
  const aimed = posix.join(TEMPLATE, posix.dirname(file), way);
  const isInside = aimed.startsWith(`${TEMPLATE}/`);
  const target = isInside ? place(aimed.slice(TEMPLATE.length + 1), names) : aimed;
  const copied = posix.relative(posix.dirname(place(file, names)), target);
  return copied.startsWith('.') ? copied : `./${copied}`;
}

/** Cuts a source at the ways of its relative imports, which are every second part. */
const WAYS = /(?<=\b(?:from |import |import\()')(\.[^']*)(?=')/;

function copyOf(file, names) {
  const isSource = SOURCE.test(file);
  const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
  const parts = isSource ? text.split(WAYS) : [text];
  const copied = parts.map((part, at) =>
    at % 2 === 1 ? aim(part, file, names) : rename(part, names, isSource),
  );
  return { path: place(file, names), text: copied.join('') };
}

const ASIDE = /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`[^`]*`|(?<!\.)\.\w+/g;

/** The words of a source; comments, texts and members apart. */
function wordsOf(file) {
  return (
    readFileSync(join(root, TEMPLATE, file), 'utf8')
      .replace(ASIDE, '')
      .match(/[A-Za-z]\w*/g) ?? []
  );
}

/** Whether a name of the new game would mean two things in a file of it. */
function isClash(own, name, files) {
  const sources = files.filter((file) => SOURCE.test(file)).map(wordsOf);
  return (
    RESERVED.has(name) || sources.some((words) => words.includes(own) && own !== name && words.includes(name))
  );
}

function checkNames({ game, tag, value, className, tagClass }, files) {
  const refuse = (sentence) => {
    throw new Refused(sentence);
  };
  if (!WORD.test(game))
    refuse(
      `“${game}” is no name for a game: use small letters and digits, with single hyphens between words.`,
    );
  if (game.length > 30) refuse(`“${game}” is too long for a name: at most 30 characters.`);
  if (!WORD.test(tag) || !tag.includes('-') || RESERVED.has(tag))
    refuse(`“${tag}” is no tag: use small letters and digits, with a hyphen inside, as in ${game}-board.`);
  if (tag === game) refuse(`The game and its tag are both called “${tag}”: give the tag another word.`);
  checkFree({ game, tag });
  const pairs = [
    [DAYBREAK.value, value],
    [`${DAYBREAK.className}Controller`, `${className}Controller`],
    [DAYBREAK.tagClass, tagClass],
  ];
  const [, clash] = pairs.find(([own, name]) => isClash(own, name, files)) ?? [];
  if (clash)
    refuse(`“${clash}” already means something in the code of every game: choose another name or tag.`);
}

/** Nothing may lie where a file would go, nor may another game have the tag. */
function checkFree({ game, tag }) {
  const byGame = [`src/${game}`, `test/${game}`, `docs/rules/${game}.md`, `dev/games/${game}.js`];
  const byTag = readdirSync(join(root, 'src')).map((slice) => `src/${slice}/element/${tag}.ts`);
  const taken = [...byGame, ...byTag, `stories/${tag}.stories.ts`].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken)
    throw new Refused(
      `${taken} is already there: choose another ${byGame.includes(taken) ? 'name' : 'tag'}.`,
    );
}

function readArguments() {
  try {
    const options = { tag: { type: 'string' }, dry: { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [game, ...more] = positionals;
    if (game === undefined) throw new Error('The name of the game is missing.');
    if (more.length > 0) throw new Error(`A game has one name, not also “${more.join(' ')}”.`);
    return { names: spell(game, values.tag ?? `${game}-board`), isDry: values.dry };
  } catch ({ message }) {
    // Node's own refusals go on at length.
    throw new Refused(`${message.split('. ')[0].replace(/\.?$/, '.')}\nusage: ${USAGE}`);
  }
}

/** As prettier has it: names of another length break lines elsewhere. */
async function laid({ path, text }) {
  if (!SOURCE.test(path)) return text;
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(join(root, path))), filepath: path });
}

async function write({ path, text }) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  // Never over a file that has come to be there in the meantime.
  writeFileSync(file, await laid({ path, text }), { flag: 'wx' });
}

function nextSteps({ game, tag }) {
  return `
Next:
  1. npx vitest run test/${game}
     npx vitest run test/every-game.test.ts test/gallery.test.ts -t ${game}
     The game is the template's, and all is green.
  2. Write docs/rules/${game}.md, then replace file by file in the order of docs/add-a-slice.md.
  3. npm run check after each file; npm start to play <${tag}>; npm test at the end.`;
}

async function main() {
  const { names, isDry } = readArguments();
  const files = filesIn(TEMPLATE);
  checkNames(names, files);
  const copies = files.map((file) => copyOf(file, names)).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (!isDry) for (const copy of copies) await write(copy);
  console.log(`${isDry ? 'These files would be written' : 'Written'}, ${copies.length} in all:`);
  for (const { path } of copies) console.log(`  ${path}`);
  if (!isDry) console.log(nextSteps(names));
}

main().catch((error) => {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
