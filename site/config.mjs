// How VitePress makes the site: its documents, where they stand, and what is made of their Markdown.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import planisphere from '../dist/es/pure/vitepress.js';
import { PACKAGE, PUBLISHED } from '../bin/publication.mjs';
import { outside, pageFor } from './addresses.mjs';
import { contentsOf, sections } from './contents.mjs';
import { allCalls, allExamples } from './examples.mjs';
import { figureOf } from './figures.mjs';
import { games as shown } from './games/index.mjs';
import { choices } from './markdown/choices.mjs';
import { siteLinks } from './markdown/links.mjs';
import { playFromHere } from './markdown/play-from-here.mjs';
import { ruleNumbers } from './markdown/rules.mjs';
import { drawn, finish, finishPage } from './finish.mjs';

const root = fileURLToPath(new URL('..', import.meta.url))
  .replace(/[\\/]$/, '')
  .replaceAll('\\', '/');

// Braces too: Vue would fill in what stands in two of them.
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '{': '&#123;' };
const escaped = (text) => text.replace(/[&<>"{]/g, (sign) => ENTITIES[sign]);

const codeBlock = (code) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

/** As code hosts name the places of a page, so that a link to one works there and here. */
const slug = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Comments that mark what scripts write into a document; those of choices are read later. */
const MARKS = /^<!-- (?!\/?choose).* -->$/gm;

/** Texts as they are: apostrophes as they are printed, and nothing for Vue to fill in. */
function plainTexts(md) {
  md.core.ruler.before('normalize', 'marks', (state) => {
    state.src = state.src.replace(MARKS, '');
  });
  md.renderer.rules.text = (tokens, at) => escaped(tokens[at].content);
  md.renderer.rules.code_block = (tokens, at) => codeBlock(tokens[at].content);
  md.renderer.rules.code_inline = (tokens, at) => `<code>${escaped(tokens[at].content)}</code>`;
  md.core.ruler.push('apostrophes', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'text') token.content = token.content.replaceAll("'", '’');
  });
}

/** The manifest's entry for each element, by tag. */
function declarations() {
  const { modules } = JSON.parse(readFileSync(`${root}/dist/custom-elements.json`, 'utf8'));
  const all = modules.flatMap(({ declarations: some = [] }) => some).filter(({ tagName }) => tagName);
  return Object.fromEntries(all.map(({ tagName, attributes, events }) => [tagName, { attributes, events }]));
}

/** The games, with the markup of their few pictures. */
const games = shown.map((one) => ({ ...one, how: one.how.map((figure) => figureOf(one.tag, figure)) }));

/** Files that documents link to and that are no pages. */
const files = new Set();

/** @type {import('vitepress').UserConfig} */
const site = {
  title: 'Planisphere',
  description: 'Game boards for any page: one script, one tag, and it plays.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: '/planisphere.svg', type: 'image/svg+xml' }]],
  srcDir: root,
  srcExclude: outside,
  rewrites: (path) => pageFor(path) ?? path,
  outDir: process.env.SITE_FOLDER ?? `${root}/site/dist`,
  cacheDir: `${root}/.cache/site`,
  mpa: true,
  appearance: false,
  ignoreDeadLinks: [/^\/(?:dist|files)\//],
  transformPageData: ({ params, relativePath }) => {
    const game = games.find((one) => one.game === params?.game);
    return game && { title: relativePath.startsWith('learn/') ? `${game.name}: the lesson` : game.name };
  },
  themeConfig: {
    games,
    sections,
    contents: contentsOf(root, games),
    declarations: declarations(),
    examples: allExamples(root, games),
    calls: allCalls(root, games),
    pictures: await drawn(root, games),
    published: PUBLISHED ?? '',
    version: PACKAGE.version,
  },
  markdown: {
    html: false,
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify: slug },
    headers: { level: [2, 3], shouldAllowNested: true },
    highlight: codeBlock,
    config(md) {
      md.use(siteLinks, { root, files });
      md.use(ruleNumbers);
      md.use(choices);
      md.use(plainTexts);
      md.use(playFromHere);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } },
  transformHtml: (html, _, { page, pageData, content }) => finishPage(html, { page, pageData, content }),
  buildEnd: ({ outDir }) => finish(root, outDir, files),
};

/** As all users of VitePress do it. A fault in a fence names the document, and not its page. */
export default planisphere(site, { file: ({ realPath, path }) => realPath ?? path });
