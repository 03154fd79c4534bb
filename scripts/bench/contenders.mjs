// Finds the contenders and what each brings to a page: a script, its data, and the weight of both. Our boards are
// found by their files in dev/bench, so that a new game adds its row without a change here.
import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build, transform } from 'esbuild';

import { positions } from '../../dev/bench/chess.js';
import { elements, ROOT } from '../build/slices.mjs';

const SPRITE = '/bench/pieces.svg';

/** Boards of others, each a module of its name in dev/bench and a package; `files` are fetched from the page. */
const RIVALS = [
  { name: 'gchessboard' },
  { name: 'chessboard-element' },
  { name: 'cm-chessboard', files: { [SPRITE]: 'cm-chessboard/assets/pieces/standard.svg' } },
  { name: 'chessground', from: '@lichess-org/chessground' },
];

const requireHere = createRequire(import.meta.url);

const kilobytes = (...texts) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;

/** The texts of files of packages, by the path that they are served at. */
async function readFiles(files) {
  const entries = Object.entries(files).map(async ([path, file]) => [
    path,
    await readFile(requireHere.resolve(file)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A style sheet becomes the text that its module exports, as small as it can be. */
const sheets = {
  name: 'sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  },
};

/** A module of dev/bench, or a text that imports them, with everything it imports, as one classic script. */
async function bundle(options) {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [sheets],
  });
  return outputFiles[0].text;
}

const scriptOf = (module, globalName) =>
  bundle({ entryPoints: [join(ROOT, 'dev/bench', module)], globalName });

/** The board of a rival, as a page begins it that has one. */
const beginning = (name) => `import { contender } from './${name}.js';
globalThis.given = { sprite: '${SPRITE}' };
const board = contender.make();
document.getElementById('ground').append(board);
contender.ready(board);`;

const scriptTag = (path) => `<script src="${path}" defer></script>`;
const LOADER = '<script type="module" src="/dist/cdn/planisphere.js"></script>';

/** Pages that a reader opens, ours as an author writes them. */
const OUR_PAGES = [
  { name: '`<star-board>`, single file', head: scriptTag('/dist/star-board.js'), tags: ['star-board'] },
  { name: '`<star-board>`, loader', head: LOADER, tags: ['star-board'] },
  {
    name: '`<star-board>` and `<rotation-puzzle>`, loader',
    head: LOADER,
    tags: ['star-board', 'rotation-puzzle'],
  },
];

async function rivalPage({ name, files = {} }) {
  const path = `/rivals/${name}.js`;
  const contents = beginning(name);
  return {
    name,
    rival: name,
    head: scriptTag(path),
    body: '<div id="ground"></div>',
    files: {
      ...(await readFiles(files)),
      [path]: await bundle({ stdin: { contents, resolveDir: join(ROOT, 'dev/bench') } }),
    },
  };
}

/** The pages of the cold bench; each has what it needs beside what the build made. */
export async function coldPages() {
  await Promise.all(['star-board.js', 'cdn/planisphere.js'].map((name) => access(join(ROOT, 'dist', name))));
  const ours = OUR_PAGES.map(({ tags, ...page }) => ({
    ...page,
    tags,
    body: tags.map((tag) => `<${tag}></${tag}>`).join('\n'),
  }));
  return [...ours, ...(await Promise.all(RIVALS.map(rivalPage)))];
}

/** The script that watches a cold page from before its first byte. */
export async function watchingScript(page) {
  const given = JSON.stringify({ tags: page.tags, rival: page.rival });
  return `${await scriptOf('cold.js', 'cold')}cold.begin(${given});`;
}

/** The script that measures within the page. */
export const measuringScript = () => scriptOf('measure.js', 'bench');

async function rivalOf({ name, from = name, files = {} }) {
  const script = await scriptOf(`${name}.js`, 'its');
  const read = await readFiles(files);
  const { version } = JSON.parse(await readFile(join(ROOT, 'node_modules', from, 'package.json'), 'utf8'));
  return {
    name,
    version,
    script,
    files: read,
    given: { positions: positions(), sprite: SPRITE },
    size: kilobytes(script, ...Object.values(read)),
  };
}

async function oursOf({ tag, game }) {
  const {
    boards,
    thoughts = [],
    rounds = [],
  } = await import(pathToFileURL(join(ROOT, `dev/bench/${tag}.js`)));
  const single = await readFile(join(ROOT, `dist/${tag}.js`), 'utf8');
  const script = `${single}\n${await scriptOf('our-board.js', 'its')}`;
  const rowOf = ({ name, ...given }, board) => ({
    name: `\`<${tag}>\`, ${name}`,
    tag,
    board,
    script,
    given: { tag, ...given },
    size: kilobytes(single),
  });
  return { tag, game, boards: boards.map(rowOf), thoughts: thoughts.map(rowOf), rounds };
}

/** The floor: what a board shows, ply by ply, without the board. */
export async function stillOf(board, pictures) {
  return {
    name: `static picture of ${board.name}`,
    script: await scriptOf('static-svg.js', 'its'),
    given: { pictures },
    size: kilobytes(pictures[0]),
  };
}

export async function attributesOf(tag) {
  const { modules } = JSON.parse(await readFile(join(ROOT, 'dist/custom-elements.json'), 'utf8'));
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return found.attributes.map(({ name }) => name);
}

/** The tags that hold `part` and have a module in dev/bench, with their boards and the bots whose rounds are timed. */
export function ourTags(part) {
  const ours = elements.filter(
    ({ tag }) => tag.includes(part) && existsSync(join(ROOT, `dev/bench/${tag}.js`)),
  );
  return Promise.all(ours.map(oursOf));
}

export const rivals = () => Promise.all(RIVALS.map(rivalOf));
