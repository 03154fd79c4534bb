// Knows who is measured and what each brings to a page: a script, its data, and what both weigh. Our boards are
// found by their files in dev/bench, so that a new game adds its row without a change here.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build, transform } from 'esbuild';

import { positions } from '../../dev/bench/chess.js';
import { elements, ROOT } from '../build/slices.mjs';

const SPRITE = '/bench/pieces.svg';

/** Boards of others, each a package and a module of its name in dev/bench; `files` are fetched from the page. */
const RIVALS = [
  { name: 'gchessboard' },
  { name: 'chessboard-element' },
  { name: 'cm-chessboard', files: { [SPRITE]: 'cm-chessboard/assets/pieces/standard.svg' } },
];

const requireHere = createRequire(import.meta.url);

const kilobytes = (...texts) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;

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

/** A module of dev/bench with everything it imports, as one classic script. */
async function scriptOf(module, globalName) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'dev/bench', module)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName,
    write: false,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [sheets],
  });
  return outputFiles[0].text;
}

/** What measures, in the page. */
export const measuringScript = () => scriptOf('measure.js', 'bench');

async function rivalOf({ name, files = {} }) {
  const script = await scriptOf(`${name}.js`, 'its');
  const read = await Promise.all(
    Object.entries(files).map(async ([address, path]) => [
      address,
      await readFile(requireHere.resolve(path)),
    ]),
  );
  const { version } = JSON.parse(await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
  return {
    name,
    version,
    script,
    files: Object.fromEntries(read),
    given: { positions: positions(), sprite: SPRITE },
    size: kilobytes(script, ...read.map(([, text]) => text)),
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
  const rowOf = ({ name, ...given }) => ({
    name: `\`<${tag}>\`, ${name}`,
    script,
    given: { tag, ...given },
    size: kilobytes(single),
  });
  const attributes = await attributesOf(tag);
  return { tag, game, boards: boards.map(rowOf), thoughts: thoughts.map(rowOf), rounds, attributes };
}

/** The floor of a tag: what its first board shows, ply by ply, without the board. */
export async function stillOf(tag, pictures) {
  return {
    name: 'static SVG',
    script: await scriptOf('static-svg.js', 'its'),
    given: { pictures },
    size: kilobytes(pictures[0]),
  };
}

/** The attributes of a tag. */
async function attributesOf(tag) {
  const { modules } = JSON.parse(await readFile(join(ROOT, 'dist/custom-elements.json'), 'utf8'));
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return found.attributes.map(({ name }) => name);
}

/** The tags that have a module in dev/bench, with their boards and the bots whose rounds are timed; `only` chooses by a part of the tag. */
export function ourTags(only) {
  const ours = elements.filter(
    ({ tag }) => tag.includes(only) && existsSync(join(ROOT, `dev/bench/${tag}.js`)),
  );
  return Promise.all(ours.map(oursOf));
}

export const rivals = () => Promise.all(RIVALS.map(rivalOf));
