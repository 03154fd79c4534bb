// Bundles test files and the boards' workers for a page: each from its TypeScript, in a few files instead of
// some three hundred. Parts that boards load later stay files of their own.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { build } from 'esbuild';

import { chosenEngines } from '../browsers.mjs';
import { esbuildMessages, isTable } from '../build/messages.mjs';
import { definitions } from '../build/published.mjs';
import { elements, ROOT } from '../build/slices.mjs';

const TEST_FILE = /\.(?:browser|media)\.[jt]s$/;
const WORKER = /\.worker\.[jt]s$/;

/** Makes a console error a failure and lets each test begin alike. */
const PREPARATION = ['scripts/wtr/console.js', 'scripts/wtr/calm.js'];

/** Addresses that the runner itself serves. */
const RUNNER = ['/__web-dev-server__*', '/__web-test-runner__*'];

/** Boards that are bundled have come by no script of their own: the tests give them one. */
const OWN_SCRIPT =
  "export const ownScript = { src: 'https://boards.example/cdn/planisphere.js', attributes: { type: 'module' } };";

/** The modules of a folder that hold tables of sentences, as addresses from test/. */
const tablesIn = (folder) =>
  readdirSync(join(ROOT, 'src', folder))
    .filter(isTable)
    .map((name) => `../src/${folder}/${name.replace(/\.ts$/, '.js')}`);

/** A part of each engine's user agent that no other engine has. */
const SIGNS = { chromium: 'Chrome/', firefox: 'Firefox/', webkit: 'Version/' };

/** The tags whose layout `npm test` tries in every engine: those that have most to lay out. */
const LAID_OUT = ['bugcatcher-grid', 'constellation-board'];

/** The sentences of pictures as files. */
const PICTURES = '../src/core/picture/words.picture.en.js';

/** Further sentences for the boards of games with days. */
const DAYS = '../src/core/days/words.days.en.js';

/** And for those of games with puzzles on their boards; they come late. */
const PUZZLES = '../src/core/puzzle/words.puzzle.en.js';

/**
 * `test/slices.js` is made here: it registers every slice's element and exports their tags, by tag the sentences that
 * are always there, and by tag all that a board can say. `tagsHere` are those whose layout the engine tries. `boards`
 * are the tags of all boards, Hex among them: a game that is described has to be as good a board as one that is written
 * out.
 */
function listSlices() {
  const loaded = ({ game, hasDays, hasPuzzles }) =>
    [
      ...tablesIn('ui/words'),
      ...tablesIn('ui/lesson'),
      PICTURES,
      ...(hasDays ? [DAYS] : []),
      ...(hasPuzzles ? [PUZZLES] : []),
      ...tablesIn(game),
    ]
      .map((path) => `await import('${path}')`)
      .join(', ');
  return [
    ...elements.map(({ game }) => `import '../src/${game}/element/define.js';`),
    `import './consumers/hex/hex-board.js';`,
    ...elements.map(({ game }, i) => `import { words as words${i} } from '../src/${game}/words.en.js';`),
    `import { dayWords } from '${DAYS}';`,
    `const tablesOf = (module) => Object.entries(module).filter(([name]) => /words$/i.test(name));`,
    `const merged = (modules) => Object.assign({}, ...modules.flatMap(tablesOf).map(([, table]) => table));`,
    `export const tags = ${JSON.stringify(elements.map(({ tag }) => tag))};`,
    `export const isSample = ${process.env.SAMPLE === '1'};`,
    `const isFirst = navigator.userAgent.includes('${SIGNS[chosenEngines()[0]]}');`,
    `export const tagsHere = isSample && !isFirst ? ${JSON.stringify(LAID_OUT)} : tags;`,
    `export const boards = [...tags, 'hex-board'];`,
    `export const wordsOf = { ${elements.map(({ tag, hasDays, hasPuzzles }, i) => `'${tag}': ${hasDays && !hasPuzzles ? `{ ...dayWords, ...words${i} }` : `words${i}`}`).join(', ')} };`,
    `export const allWordsOf = {`,
    ...elements.map((element) => `  '${element.tag}': async () => merged([${loaded(element)}]),`),
    `};`,
  ].join('\n');
}

/** The files of a folder that a pattern names, as esbuild takes them. */
const namesIn = (rootDir, folder, pattern) =>
  readdirSync(join(rootDir, folder), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => `./${folder}/${name.split(sep).join('/')}`);

function ourSources(rootDir) {
  return {
    name: 'our-sources',
    setup(builder) {
      builder.onResolve({ filter: /\/slices\.js$/ }, ({ resolveDir, path }) => {
        const file = join(resolveDir, path);
        return file === join(rootDir, 'test/slices.js') ? { path: file, namespace: 'slices' } : undefined;
      });
      builder.onLoad({ filter: /./, namespace: 'slices' }, () => ({
        contents: listSlices(),
        resolveDir: join(rootDir, 'test'),
      }));
      // To what consumers write, the package is what lies here; their sentences are read at run time.
      builder.onResolve({ filter: /^planisphere\// }, ({ path }) => ({
        path: join(rootDir, 'src', path.slice('planisphere/'.length), 'index.ts'),
      }));
      builder.onLoad({ filter: /consumers\/.*words\.en\.ts$/ }, async ({ path }) => ({
        loader: 'ts',
        contents: await readFile(path, 'utf8'),
      }));
      builder.onLoad({ filter: /menu\/own-script\.ts$/ }, () => ({ contents: OWN_SCRIPT }));
      // A worker's address is reckoned from the module that starts it, wherever that was bundled to.
      builder.onLoad({ filter: /element\/adapter\.ts$/ }, async ({ path }) => {
        const address = `/${relative(rootDir, path).split(sep).join('/')}`;
        const code = await readFile(path, 'utf8');
        return {
          loader: 'ts',
          contents: code.replaceAll('import.meta.url', `new URL('${address}', location.origin)`),
        };
      });
    },
  };
}

/**
 * For the runner's settings: `middleware` serves the bundles, `plugin` keeps them up to date where files are watched.
 */
export function bundles(rootDir) {
  /** The bundled files by address; entries by the address of their source without its ending. */
  const files = new Map();
  let made;
  let watch = () => {};

  /** Bundles files together: what they share is bundled once, and read once by an engine. */
  async function make(entryPoints, inject = []) {
    const { outputFiles, metafile } = await build({
      absWorkingDir: rootDir,
      entryPoints,
      inject,
      outbase: '.',
      outdir: '.',
      chunkNames: 'bundled/[name]-[hash]',
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      sourcemap: 'linked',
      format: 'esm',
      target: 'es2022',
      conditions: ['production', 'browser'],
      // package.json speaks of the side effects of what is built alone.
      ignoreAnnotations: true,
      define: definitions,
      external: RUNNER,
      plugins: [ourSources(rootDir), esbuildMessages],
    });
    for (const { path, text } of outputFiles)
      files.set(`/${relative(rootDir, path).split(sep).join('/')}`, text);
    watch(Object.keys(metafile.inputs).map((input) => join(rootDir, input)));
  }

  const makeAll = () =>
    Promise.all([
      make(namesIn(rootDir, 'test', TEST_FILE), PREPARATION),
      make(namesIn(rootDir, 'src', WORKER)),
    ]);

  async function textOf(path) {
    if (TEST_FILE.test(path) || WORKER.test(path)) await (made ??= makeAll());
    return files.get(path.replace(/\.ts$/, '.js'));
  }

  return {
    async middleware(context, next) {
      const text = await textOf(decodeURIComponent(context.path));
      if (text === undefined) return next();
      context.type = context.path.endsWith('.map') ? 'json' : 'js';
      context.body = text;
    },
    plugin: {
      name: 'bundles',
      serverStart({ fileWatcher }) {
        watch = (inputs) => fileWatcher.add(inputs);
        fileWatcher.on('change', () => (made = undefined));
      },
    },
  };
}
