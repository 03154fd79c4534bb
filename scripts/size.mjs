// Weighs what is in dist/, without building it.
//
//   npm run size                  all rows, after gzip and after brotli
//   npm run size -- --check       fails where a row is over its limit in size-limits.json, in KB after gzip; who raises
//                                 a limit says in the commit for which feature
//   npm run size -- --by-module   what each module costs as well
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { composers, maker } from './build/composers.mjs';
import { aroundElements, elements, pureEntries, ROOT } from './build/slices.mjs';

const ES = join(ROOT, 'dist/es');
const CDN = join(ROOT, 'dist/cdn');
const GROUPS = ['lit', 'core', 'ui'];
const LIMITS = JSON.parse(readFileSync(join(ROOT, 'scripts/size-limits.json'), 'utf8'));

const kilobytes = (text) => gzipSync(text, { level: 9 }).length / 1024;
/** The weight of several files that are fetched together. */
const weightOf = (...texts) => ({
  gzip: texts.reduce((sum, text) => sum + kilobytes(text), 0),
  brotli: texts.reduce((sum, text) => sum + brotliCompressSync(text).length / 1024, 0),
});
const shown = (figure) => figure.toFixed(2);

/** Leaves out what is loaded later, and the files given. */
function leaving(files) {
  return {
    name: 'leaving',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
        const isOut = kind === 'dynamic-import' || files.has(join(resolveDir, path));
        return isOut ? { path, external: true } : undefined;
      });
    },
  };
}

/** Puts a mark, which minifying keeps, before every module's code. */
const marking = {
  name: 'marking',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8').replace(/\/\*\*?[^*]*@license[\s\S]*?\*\//g, '');
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path.replaceAll('\\', '/'))?.[1];
      if (name) return { contents: `/*!@ ${name} */\n${text}` };
      return { contents: text.replace(/^\/\/ (src\/.*)$/gm, '/*!@ $1 */') };
    });
  },
};

async function bundle(files, { plugins = [], ...options } = {}) {
  // Keep every export, as if a page used all of them.
  const contents = files.map((file, n) => `export * as m${n} from ${JSON.stringify(file)};`).join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    plugins: [...plugins, leaving(new Set())],
  });
  return { text: outputFiles[0].text, files: Object.keys(metafile.inputs).map((name) => join(ROOT, name)) };
}

/** The pieces of a bundle by module. */
async function piecesOf(files) {
  const { text } = await bundle(files, { plugins: [marking], legalComments: 'inline' });
  const pieces = text.split(/\/\*!@ (.*?) \*\/\n?/).slice(1);
  const byModule = new Map();
  for (let n = 0; n < pieces.length; n += 2) {
    const name = pieces[n];
    byModule.set(name, (byModule.get(name) ?? '') + pieces[n + 1]);
  }
  return byModule;
}

function groupOf(module) {
  return /^src\/([^/]+)\//.exec(module)?.[1] ?? 'lit';
}

/** The kilobytes that a bundle would save without some of its modules. */
function cost(pieces, isOut) {
  const rest = [...pieces].filter(([name]) => !isOut(name)).map(([, text]) => text);
  return kilobytes([...pieces.values()].join('')) - kilobytes(rest.join(''));
}

async function costsOf(files, game) {
  const pieces = await piecesOf(files);
  return [...GROUPS, game].map((group) => ({
    group,
    total: cost(pieces, (name) => groupOf(name) === group),
    modules: [...pieces.keys()]
      .filter((name) => groupOf(name) === group)
      .map((name) => ({ name, total: cost(pieces, (other) => other === name) }))
      .sort((a, b) => b.total - a.total),
  }));
}

async function weighElement({ tag, game }, byModule) {
  const entry = join(ES, `${tag}.js`);
  const controller = join(ES, `chunks/${game}/adapter.js`);
  const alone = await bundle([entry]);
  const together = await bundle([entry, controller]);
  const added = await bundle([controller], {
    plugins: [leaving(new Set(alone.files))],
    packages: 'external',
  });
  return {
    figures: {
      [`${tag}: split entry`]: weightOf(alone.text),
      [`${tag}: controller`]: weightOf(added.text),
      [`${tag}: entry and controller`]: weightOf(together.text),
      [`${tag}: single file`]: weightOf(readFileSync(join(ROOT, `dist/${tag}.js`))),
    },
    costs: byModule ? [{ tag, groups: await costsOf([entry, controller], game) }] : [],
  };
}

/**
 * The files that bring one kind of board: those of its picture, those until it takes moves and has settled, where no
 * bot, menu or lesson is used, and those until nothing more is asked for.
 */
async function brought({ tag, game }) {
  const layers = [`${game}-picture.js`, `${tag}.js`, `${game}-controller.js`];
  // What a hint needs is fetched while nobody acts, unless the reader saves data.
  const forHints = ['asking-bots.js', `${game}-words-hint.js`];
  const { metafile } = await build({
    entryPoints: [...layers, ...forHints].map((file) => join(CDN, file)),
    absWorkingDir: CDN,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: CDN,
    logLevel: 'error',
  });
  /** These files and all that they import at once. */
  const whole = (files) => {
    const found = new Set(files);
    for (const file of found)
      for (const { path, kind } of metafile.inputs[file].imports)
        if (kind === 'import-statement') found.add(path);
    return [...found];
  };
  return { picture: whole([layers[0]]), settled: whole(layers), idle: whole([...layers, ...forHints]) };
}

const weighCdn = (files) => weightOf(...files.map((file) => readFileSync(join(CDN, file), 'utf8')));

/** What an element round boards adds to a page that has one, and its single file. */
async function weighAround({ tag }) {
  const board = await bundle([join(ES, `${elements[0].tag}.js`)]);
  const added = await bundle([join(ES, `${tag}.js`)], {
    plugins: [leaving(new Set(board.files))],
    packages: 'external',
  });
  return {
    [`${tag}: added to a page with a board`]: weightOf(added.text),
    [`${tag}: single file`]: weightOf(readFileSync(join(ROOT, `dist/${tag}.js`))),
  };
}

async function weighLoader() {
  const loader = 'planisphere.js';
  const figures = { 'planisphere.js: loader': weighCdn([loader]) };
  const first = await brought(elements.find(({ tag }) => tag === 'star-board'));
  for (const element of elements) {
    const { tag } = element;
    const { picture, settled, idle } = await brought(element);
    figures[`${tag}: by the loader, picture`] = weighCdn([loader, ...picture]);
    figures[`${tag}: by the loader, until it has settled`] = weighCdn([loader, ...settled]);
    figures[`${tag}: by the loader, once the page is idle`] = weighCdn([loader, ...idle]);
    const more = settled.filter((file) => !first.settled.includes(file));
    if (more.length > 0) figures[`${tag}: added to a page with star-board`] = weighCdn(more);
  }
  return figures;
}

/** The embed page by itself, which brings a single file, the script for links to it, and those of course packages. */
function weighOthers() {
  const weighOne = (path) => weightOf(readFileSync(join(ROOT, 'dist', path)));
  return {
    'index.html: embed page': weighOne('embed/index.html'),
    'links.js: links': weighOne('embed/links.js'),
    'scorm.js: results for course systems': weighOne('scorm.js'),
    'cmi5.js: results for course systems': weighOne('cmi5.js'),
    'h5p.js: results for course systems': weighOne('h5p.js'),
  };
}

/** A page's own script. The board is the single file in the folder above. */
const weighComposers = () =>
  Object.fromEntries(
    [
      ...composers.map(({ name }) => [name, 'composer']),
      [maker.name, 'exercise maker'],
      ['play', 'exercises behind a link'],
      ['results', 'codes'],
      ['class', 'set-up of a class'],
    ].map(([name, what]) => [
      `compose/${name}.js: ${what}`,
      weightOf(readFileSync(join(ROOT, `dist/compose/${name}.js`))),
    ]),
  );

async function weighPure(name) {
  return { [`planisphere/${name}: pure`]: weightOf((await bundle([join(ES, `pure/${name}.js`)])).text) };
}

/** What the built-in puzzles of a board weigh, by which its single file grows. */
async function weighPuzzles({ tag, game }) {
  const file = ['puzzle-list.data.ts', 'puzzles.data.ts']
    .map((name) => join(ROOT, 'src', game, name))
    .find((one) => existsSync(one));
  return file ? { [`${tag}: built-in puzzles`]: weightOf((await bundle([file])).text) } : {};
}

async function weigh(byModule) {
  const weighed = [];
  for (const element of elements) weighed.push(await weighElement(element, byModule));
  const puzzles = [];
  for (const element of elements) puzzles.push(await weighPuzzles(element));
  const pure = [];
  for (const name of Object.keys(pureEntries)) if (name !== 'testing') pure.push(await weighPure(name));
  return {
    figures: Object.assign(
      {},
      ...weighed.map(({ figures }) => figures),
      {
        'planisphere.js: all boards': weightOf(readFileSync(join(ROOT, 'dist/planisphere.js'))),
      },
      ...puzzles,
      ...(await Promise.all(aroundElements.map(weighAround))),
      weighOthers(),
      weighComposers(),
      await weighLoader(),
      ...pure,
    ),
    costs: weighed.flatMap(({ costs }) => costs),
  };
}

const row = (...cells) => `| ${cells.join(' | ')} |`;

/** A sentence for each row that is over its limit or has none, and for each limit without a row. */
function faultsOf(figures) {
  const heavy = Object.entries(figures).flatMap(([name, figure]) => {
    const limit = LIMITS[name];
    if (limit === undefined) return [`${name} has no limit. Add it to scripts/size-limits.json.`];
    return figure.gzip > limit ? [`${name} weighs ${shown(figure.gzip)} KB, more than ${limit} KB.`] : [];
  });
  const unused = Object.keys(LIMITS)
    .filter((name) => !(name in figures))
    .map((name) => `scripts/size-limits.json limits “${name}”, which is not in dist/.`);
  return [...heavy, ...unused];
}

function tableOf({ figures, costs }) {
  const lines = [
    '# Sizes',
    '',
    'Of what `npm run build` makes. KB are 1,024 bytes, minified. The limits are for gzip.',
    'A split entry is `planisphere/<tag>.js` with Lit and all that it imports at once; its controller follows as a chunk.',
    '',
    row('what', 'gzip', 'brotli', 'limit'),
    '|---|---:|---:|---:|',
    ...Object.entries(figures).map(([name, { gzip, brotli }]) =>
      row(name, shown(gzip), shown(brotli), LIMITS[name] ?? ''),
    ),
  ];
  for (const { tag, groups } of costs) {
    lines.push('', `## What the modules of \`<${tag}>\` cost`, '');
    lines.push(
      'Entry and controller together: what they would lose without it.',
      '',
      row('module', 'KB'),
      '|---|---:|',
    );
    for (const { group, total, modules } of groups) {
      lines.push(row(`**${group}**`, `**${shown(total)}**`));
      lines.push(...modules.map((module) => row(module.name, shown(module.total))));
    }
  }
  return lines.join('\n');
}

async function run() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'by-module': { type: 'boolean' } } });
  if (!existsSync(join(ROOT, 'dist/planisphere.js'))) throw new Error('dist/ is empty. Run: npm run build');
  const weighed = await weigh(values['by-module']);
  console.log(tableOf(weighed));
  const faults = values.check ? faultsOf(weighed.figures) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
