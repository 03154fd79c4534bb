// What `npm run build` makes in dist/: the modules of the npm package, the same for servers, modules for script tags
// with their loader, single files, the embed page and its links, the composers, tables for translators, types, the
// manifest and what frameworks and editors have of it, licences and the bill of materials. Slices are found by their
// files: a new game is built as it stands.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { alongside } from './scripts/build/alongside.mjs';
import { bill } from './scripts/build/bill.mjs';
import { besides, composerPage, composers, maker, pageBeside, pageOf } from './scripts/build/composers.mjs';
import { embedPage, knownBoards } from './scripts/build/embed-page.mjs';
import { broughtBy, fromTheStart, noForeign, noWorkers, workersBy } from './scripts/build/loaded-later.mjs';
import { moduleNames } from './scripts/build/module-names.mjs';
import { loaderParts, networkCut, workerBeside } from './scripts/build/network-cut.mjs';
import { onePure } from './scripts/build/one-pure.mjs';
import { privateLit } from './scripts/build/private-lit.mjs';
import { shortNames } from './scripts/build/short-names.mjs';
import { aroundElements, elements, kitEntry, nameOf, pureEntries, ROOT } from './scripts/build/slices.mjs';
import { sources } from './scripts/build/sources.mjs';
import { workerFiles } from './scripts/build/worker-files.mjs';

const DIST = join(ROOT, 'dist');
const LIT = /^lit(\/|$)/;

const BANNER = '/*! planisphere, MIT licence. Holds Lit, Copyright Google LLC, BSD-3-Clause licence. */';

const byName = (entries) => Object.fromEntries(entries);
const elementEntries = byName(
  [...elements, ...aroundElements].flatMap(({ tag, define, class: file }) => [
    [tag, define],
    [`${tag}.class`, file],
  ]),
);

/** A chunk is called after the last of its modules, the one that needs the others: `chunks/core/session.js`. */
function chunkFileNames({ moduleIds }) {
  const [, folder, file] = /^src\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(nameOf(moduleIds.at(-1))) ?? [];
  return `chunks/${folder}/${file}.js`;
}

const modules = {
  input: {
    ...elementEntries,
    ...byName(Object.entries(pureEntries).map(([name, file]) => [`pure/${name}`, file])),
    ...byName(elements.map(({ game, worker }) => [`chunks/${game}/bot.worker`, worker])),
    ui: kitEntry,
  },
  external: LIT,
  plugins: [sources(), moduleNames(), workerFiles()],
  output: { dir: join(DIST, 'es'), format: 'es', chunkFileNames },
};

const forServers = {
  input: { ...elementEntries, ui: kitEntry },
  external: LIT,
  plugins: [fromTheStart(), noWorkers(), sources(), moduleNames()],
  output: { dir: join(DIST, 'node'), format: 'es', chunkFileNames },
};

const { sees, writes } = bill();

const withLit = () => [
  sees,
  sources(),
  privateLit(),
  nodeResolve({ browser: true, exportConditions: ['production'] }),
];

/** Escaped, since a classic script is read in the page's own encoding, whatever that is. */
const small = (options) => [
  shortNames(),
  terser({ ecma: 2022, format: { comments: false, preamble: BANNER, ascii_only: true }, ...options }),
];

/** The loader stands beside the modules that it brings. A classic script knows its own address while it runs first. */
const BY_LOADER = broughtBy("new URL('./planisphere.js', import.meta.url).href", { type: 'module' });
const BY_ITSELF = broughtBy("document.currentScript?.src ?? ''", { defer: '' });

/** Modules for script tags, their loader, and a worker per game that needs no other file. */
function forScriptTags() {
  const parts = {};
  const { plugin, output } = networkCut(parts);
  const dir = join(DIST, 'cdn');
  return [
    {
      input: byName([...elements, ...aroundElements].map(({ tag, define }) => [tag, define])),
      preserveEntrySignatures: false,
      plugins: [plugin, workersBy(workerBeside), BY_LOADER, ...withLit(), small({ module: true })],
      output: { dir, format: 'es', ...output },
    },
    {
      input: join(ROOT, 'src/ui/loader/planisphere.ts'),
      plugins: [sources(), loaderParts(parts), small({ module: true })],
      output: { file: join(dir, 'planisphere.js'), format: 'es' },
    },
    ...elements.map(({ game, worker }) => ({
      input: worker,
      plugins: [sources(), small()],
      output: { file: join(dir, `${game}-worker.js`), format: 'iife' },
    })),
  ];
}

/** One classic script that registers these elements; a set comes first, so that its boards wait for their turn. */
function singleFile(name, boards, around, ...more) {
  const entry = 'single-file';
  const defines = [...around, ...boards].map(({ define }) => define);
  const starts = {
    name: 'single-file',
    // Said here, as package.json speaks of the side effects of what is built alone.
    resolveId: (id) => (id === entry || defines.includes(id) ? { id, moduleSideEffects: true } : null),
    load: (id) => (id === entry ? defines.map((file) => `import ${JSON.stringify(file)};`).join('\n') : null),
  };
  const outer = [fromTheStart(), noForeign(), BY_ITSELF];
  const lit = withLit();
  return {
    input: entry,
    plugins: [
      starts,
      ...outer,
      onePure({
        input: entry,
        elements: boards,
        outer: [starts, ...outer],
        plugins: lit,
      }),
      ...lit,
      small(),
      ...more,
    ],
    output: { file: join(DIST, `${name}.js`), format: 'iife', inlineDynamicImports: true },
  };
}

/** The embed page, and the script that makes boards of links to it. */
function forFrames() {
  const dir = join(DIST, 'embed');
  const script = (name, ...plugins) => ({
    input: join(ROOT, `src/embed/${name}.ts`),
    plugins: [sources(), knownBoards(), small(), ...plugins],
    output: { file: join(dir, `${name}.js`), format: 'iife' },
  });
  return [script('page', embedPage()), script('links')];
}

/** The scripts that hand results to a course system, in the documents of packages. That of H5P makes the boards too. */
const forCourses = () =>
  ['scorm', 'cmi5', 'h5p'].map((name) => ({
    input: join(ROOT, `src/course/${name}.ts`),
    plugins: [sources(), ...(name === 'h5p' ? [knownBoards(join(ROOT, 'src/course'))] : []), small()],
    output: { file: join(DIST, `${name}.js`), format: 'iife' },
  }));

/** A composer's script, and its page beside it. */
const composer = (one) => ({
  input: pageOf(one),
  plugins: [sees, sources(), composerPage(one), nodeResolve({ browser: true }), small()],
  output: { file: join(DIST, `compose/${one.name}.js`), format: 'iife' },
});

/** A page beside the composers, and its script. */
const beside = (one) => ({
  input: one.script,
  plugins: [sources(), pageBeside(one), small()],
  output: { file: join(DIST, `compose/${one.name}.js`), format: 'iife' },
});

export default function config() {
  rmSync(DIST, { recursive: true, force: true });
  const typesAndManifest = alongside([
    ['scripts/build/word-tables.mjs', DIST],
    ['scripts/build/types.mjs', DIST],
    ['node_modules/@custom-elements-manifest/analyzer/cem.js', 'analyze', '--quiet'],
    ['scripts/build/frameworks.mjs', DIST],
  ]);
  return [
    modules,
    forServers,
    ...forScriptTags(),
    ...forFrames(),
    ...forCourses(),
    ...[...composers, maker].map(composer),
    ...besides.map(beside),
    ...elements.map((element) => singleFile(element.tag, [element], [])),
    ...aroundElements.map((element) => singleFile(element.tag, [], [element])),
    singleFile('planisphere', elements, aroundElements, writes, typesAndManifest),
  ];
}
