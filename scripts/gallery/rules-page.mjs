// Turns the rules of a game into a page: each numbered rule an anchor, a live figure beside it where there is one.
// rules-text.mjs knows how the rules are written.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { gamesIn } from './games.mjs';
import { readRules } from './rules-text.mjs';

const HTML = 'text/html; charset=utf-8';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

function attributesHtml(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function figureHtml({ tag, game }, { board, text }, caption) {
  const still = board.controls === undefined ? { controls: 'none', readonly: '' } : {};
  const attributes = attributesHtml({ ...still, ...board, 'rules-href': `rules.html?game=${game}` });
  return `<figure><${tag}${attributes}></${tag}><figcaption>${caption(text)}</figcaption></figure>`;
}

function partHtml({ id, name, html }, shown, inline) {
  if (!id) return `<div class="text">${html}</div>`;
  const figure = shown?.figures[id];
  return `<section class="rule" id="${id}" aria-label="${id}, ${escapeHtml(name)}">
<a class="number" href="#${id}" aria-label="Link to ${id}">${id}</a>
<div class="text">${html}</div>
${figure ? figureHtml(shown, figure, (text) => inline(text, id)) : ''}
</section>`;
}

function contentsHtml(chapters) {
  const ruleHtml = ({ id, title }) => `<li><a href="#${id}"><b>${id}</b> ${title}</a></li>`;
  return chapters
    .filter(({ depth }) => depth === 2)
    .map(({ id, title, parts }) => {
      const rules = parts.filter((part) => part.id).map(ruleHtml);
      const list = rules.length > 0 ? `<ol>${rules.join('')}</ol>` : '';
      return `<li><a href="#${id}">${title}</a>${list}</li>`;
    })
    .join('\n');
}

/** The whole text between the page's head and its foot: title, contents, rules. */
function bookHtml({ chapters, inline }, shown) {
  const partsHtml = ({ parts }) => parts.map((part) => partHtml(part, shown, inline)).join('\n');
  const chapterHtml = (chapter) =>
    `<h${chapter.depth} id="${chapter.id}">${chapter.title}</h${chapter.depth}>\n${partsHtml(chapter)}`;
  const [opening, ...others] = chapters;
  return `<header class="opening"><h1>${opening.title}</h1>\n${partsHtml(opening)}</header>
<nav class="contents" aria-label="Contents"><ol>${contentsHtml(others)}</ol></nav>
<div class="rules">${others.map(chapterHtml).join('\n')}</div>`;
}

async function fill(root, values) {
  const page = await readFile(join(root, 'dev/rules.html'), 'utf8');
  return page.replace(/<!-- (\w+) -->/g, (_, name) => values[name] ?? '');
}

/** The games that have rules to read: those of the gallery in its order, then the others. */
async function namesOf(root, games) {
  const files = await readdir(join(root, 'docs/rules'));
  const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  const place = (name) => games.findIndex(({ game }) => game === name) + 1 || Infinity;
  return names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

async function rulesOf(root, game) {
  return readRules(await readFile(join(root, 'docs/rules', `${game}.md`), 'utf8'));
}

async function listHtml(root, names) {
  const books = await Promise.all(names.map((name) => rulesOf(root, name)));
  const items = books.map(
    ({ chapters }, i) => `<li><a href="rules.html?game=${names[i]}">${chapters[0].title}</a></li>`,
  );
  return `<header class="opening"><h1>Rules</h1><div class="text"><ul>${items.join('')}</ul></div></header>`;
}

/** The page of a game's rules; without a game, the list of those that have one. */
export async function rulesPage(root, game) {
  const games = await gamesIn(root);
  const names = await namesOf(root, games);
  if (!names.includes(game)) {
    const values = { title: 'Rules', book: await listHtml(root, names) };
    return { status: game === '' ? 200 : 404, type: HTML, text: await fill(root, values) };
  }
  const rules = await rulesOf(root, game);
  const shown = games.find((candidate) => candidate.game === game);
  const values = {
    title: `${escapeHtml(rules.chapters[0].name)}: rules`,
    script: shown ? `<script src="../dist/${shown.tag}.js"></script>` : '',
    book: bookHtml(rules, shown),
  };
  return { status: 200, type: HTML, text: await fill(root, values) };
}
