// Writes the reference: a page for each element, for all events, for each entry of the package, and for the sentences.
// All of it comes from what the build has made in dist/ and from the games' tables of options; none of it is written by
// hand. `npm run reference` writes docs/reference, the site a folder of its own.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { declarationsIn } from '../build/frameworks.mjs';
import { elements, kitEntry, pureEntries, ROOT } from '../build/slices.mjs';
import { load } from '../load.mjs';
import { exportsOf } from './declarations.mjs';
import { elementPage } from './element-page.mjs';
import { entryPage } from './entry-page.mjs';
import { eventsPage, readEvents } from './events-page.mjs';
import { code, page, pathTo, section, table } from './markdown.mjs';

/** Where the reference stands in the repository. */
export const REFERENCE = join(ROOT, 'docs/reference');

const json = (file) => JSON.parse(readFileSync(join(ROOT, 'dist', file), 'utf8'));

/** The colours of every board, from the sources. */
const readPalette = () => load(`export { INKS as inks, SEATS as seats } from './src/core/chart/palette.js';`);

/** What a board is made by: its options, bots and seats. Servers can import it. */
async function definitionOf({ tag }) {
  const [element] = Object.values(await import(pathToFileURL(join(ROOT, `dist/node/${tag}.class.js`)).href));
  return element.definition;
}

/** The attributes that every board has. */
function sharedBy(boards) {
  const [first, ...others] = boards.map(({ attributes }) => attributes.map(({ name }) => name));
  return new Set(first.filter((name) => others.every((names) => names.includes(name))));
}

const nameIn = (words) => words.find(({ key }) => key === 'game.name').english;

const factsOf = (facts) =>
  Object.entries(facts)
    .map(([name, what]) => `${code(name)}${what ? `: ${what.replaceAll('|', '\\|')}` : ''}`)
    .join('; ');

const sentenceRow = ({ key, english, facts, note }) => [
  code(key),
  code(english.replaceAll('`', '’').replace(/\s+/g, ' ')),
  factsOf(facts),
  note.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('*', '\\*'),
];

const sentenceTable = (list) => table(['key', 'English', 'facts', 'where it is said'], list.map(sentenceRow));

/** The sentences: of each element its own, and on a page of their own those of every board. */
function sentencePages(folder, declarations) {
  const kit = json('words/shared/kit.json');
  const known = new Set(kit.map(({ key, english }) => `${key} ${english}`));
  const how = `[Words](${pathTo(folder, 'docs/words.md')}) says how to translate or replace them.`;
  const own = declarations.map(({ tagName }) => {
    const isBoard = elements.some(({ tag }) => tag === tagName);
    const list = json(`words/${isBoard ? '' : 'shared/'}${tagName}.json`);
    const others = isBoard ? 'Sentences of every board are on [a page of their own](sentences.md). ' : '';
    return [
      `${tagName}-sentences`,
      page(
        `# Sentences of \`<${tagName}>\``,
        `${others}${how}`,
        sentenceTable(list.filter(({ key, english }) => !known.has(`${key} ${english}`))),
      ),
    ];
  });
  return {
    ...Object.fromEntries(own),
    sentences: page('# Sentences of every board', how, sentenceTable(kit)),
  };
}

/** What an element's page says of its sentences. */
const aboutSentences = (folder, tagName, isWithThem) =>
  isWithThem
    ? `[All sentences of \`<${tagName}>\`](${tagName}-sentences.md), each with its key and its facts.`
    : `\`npx planisphere words ${tagName}\` writes them all, each with its key, English and facts. [Words](${pathTo(folder, 'docs/words.md')}) says how to translate or replace them.`;

/** Each entry of the package with its module, and where its declarations are. */
const ENTRIES = [
  ...Object.entries(pureEntries).map(([name, file]) => ({ name, file, types: `dist/es/pure/${name}.d.ts` })),
  { name: 'ui', file: kitEntry, types: 'dist/es/ui.d.ts' },
].sort((a, b) => (a.name < b.name ? -1 : 1));

function indexPage(declarations) {
  const list = (links) => links.map(([text, file]) => `- [${text}](${file}.md)`).join('\n');
  return page(
    '# Reference',
    'All that pages, apps and games can use, made from the code.',
    section('## Elements', list(declarations.map(({ tagName }) => [code(`<${tagName}>`), tagName]))),
    section('## Events and results', list([['Events, their fields, and what methods return', 'events']])),
    section(
      '## Entries of the package',
      list(ENTRIES.map(({ name }) => [code(`planisphere/${name}`), name])),
    ),
  );
}

/**
 * All pages by their names. `folder`: where they are to stand, for their links. `index`: with a page that lists them.
 * `sentences`: with pages for all sentences. `rule(game, number)`: the page of a rule, from the root of the repository.
 */
export async function referencePages(
  folder,
  { index = true, sentences = true, rule = (game) => `docs/rules/${game}.md` } = {},
) {
  const declarations = declarationsIn(json('custom-elements.json'));
  const palette = await readPalette();
  const events = readEvents();
  const boards = declarations.filter(({ tagName }) => elements.some(({ tag }) => tag === tagName));
  const shared = sharedBy(boards);
  const nameOf = Object.fromEntries(
    declarations.flatMap((one) => one.events.map(({ name, type }) => [type.text, name])),
  );
  const pages = { ...(index && { index: indexPage(declarations) }), events: eventsPage(events, nameOf) };
  for (const declaration of declarations) {
    const { tagName } = declaration;
    const element = elements.find(({ tag }) => tag === tagName);
    const definition = element && (await definitionOf(element));
    pages[tagName] = elementPage(declaration, {
      folder,
      palette,
      fields: events.fields,
      sentences: aboutSentences(folder, tagName, sentences),
      options: {},
      ...(element && {
        game: { id: element.game, name: nameIn(json(`words/${tagName}.json`)) },
        definition,
        options: definition.options,
        rule: (number) => pathTo(folder, rule(element.game, number)),
        shared,
      }),
    });
  }
  const exported = exportsOf(ENTRIES.map(({ types }) => types));
  for (const [n, { name, file }] of [...ENTRIES.entries()])
    pages[name] = entryPage(name, readFileSync(file, 'utf8'), exported[n]);
  return { ...pages, ...(sentences && sentencePages(folder, declarations)) };
}

/** Writes all pages into a folder; what else was Markdown there goes. */
export async function writeReference(folder, options) {
  const pages = await referencePages(folder, options);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.md')) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, `${name}.md`), text);
  return Object.keys(pages).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const count = await writeReference(REFERENCE, { sentences: false });
  console.log(`${count} pages in docs/reference.`);
}
