// Cuts the boards for script tags into few modules, by what a page needs at the same time and not by folder: what all
// first pictures share, the first picture of each board, what all elements share, each element, what all games share,
// each game, and a module for each thing that is used later. Whatever comes later is asked for with all of its files at
// once, so that none is found late.
import { join } from 'node:path';
import { elements, nameOf, ROOT, aroundElements, START_WORKER } from './slices.mjs';

const BRING = join(ROOT, 'src/ui/loader/bring.ts');

const adapterOf = ({ define }) => define.replace(/define\.ts$/, 'adapter.ts');
const puzzlesOf = ({ define }) => define.replace(/define\.ts$/, 'puzzle-part.ts');

/** The modules that these import at once, and they themselves. */
function closureOf(entries, infoOf) {
  const found = new Set(entries);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * A layer of what a page needs, in the order in which it needs them: its entry in a slice, the chunk of what several
 * slices share, the chunk of one slice, and that of what another slice needs for its puzzles, which come later.
 */
const LAYERS = [
  {
    entryOf: ({ picture }) => picture,
    shared: 'picture',
    own: ({ game }) => `${game}-picture`,
    late: 'days-picture',
  },
  { entryOf: ({ define }) => define, shared: 'kit', own: ({ tag }) => tag, late: 'days-kit' },
  {
    entryOf: adapterOf,
    shared: 'controller',
    own: ({ game }) => `${game}-controller`,
    late: 'days-controller',
  },
];

/**
 * By module the chunk that it goes into: that of the first layer that needs it, shared if another slice needs it in
 * any.
 */
function makeCut(infoOf) {
  const layers = LAYERS.map(({ entryOf, ...layer }) => ({
    ...layer,
    closures: elements.map((element) => ({ element, has: closureOf([entryOf(element)], infoOf) })),
  }));
  const puzzles = elements
    .filter(({ hasPuzzles }) => hasPuzzles)
    .map((element) => ({ element, has: closureOf([puzzlesOf(element)], infoOf) }));
  for (const { has } of layers[0].closures)
    for (const id of has)
      if (/\/node_modules\//.test(id))
        throw new Error(`A first picture needs no package, but imports ${id}.`);
  return (id) => {
    const needing = layers.map(({ closures }) => closures.filter(({ has }) => has.has(id)));
    const at = needing.findIndex(({ length }) => length > 0);
    if (at >= 0) {
      const { element } = needing[at][0];
      const isOther = ({ element: { game } }) => game !== element.game;
      if (needing.flat().some(isOther)) return layers[at].shared;
      const isLate = puzzles.some((part) => isOther(part) && part.has.has(id));
      return isLate ? layers[at].late : layers[at].own(element);
    }
    // The steps of a lesson and their sentences.
    const [, game] = /^src\/([^/]+)\/(?:words\.lesson\.en|lesson)\.ts$/.exec(nameOf(id) ?? '') ?? [];
    return elements.some((element) => element.game === game) ? `${game}-lesson` : undefined;
  };
}

/** A later part is called after its game and the module that it is for: `star-bots.js`, `menu.js`. */
function nameFor({ name: given, moduleIds, facadeModuleId }) {
  if (/kit$|picture$|controller$|-lesson$/.test(given)) return `${given}.js`;
  const [, folder, file] =
    /^src\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(nameOf(facadeModuleId ?? moduleIds.at(-1))) ?? [];
  const name = file.replace(/\.en$/, '').replaceAll('.', '-');
  return elements.some(({ game }) => game === folder) ? `${folder}-${name}.js` : `${name}.js`;
}

/**
 * The chunk that holds a module, and all that it imports at once: names without `.js`, but for those that `had` has.
 */
function filesOf(id, bundle, had = new Set()) {
  const chunk = Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`No chunk holds ${id}.`);
  const files = new Set([chunk.fileName]);
  for (const file of files) for (const next of bundle[file].imports) files.add(next);
  return [...files].map((file) => file.replace(/\.js$/, '')).filter((file) => !had.has(file));
}

const IMPORT = /\bimport\('([^']+)'\)/g;
const FILES = /"FILES:([^"]+)"/g;

/**
 * `parts` is filled when the chunks are made: what the loader asks for, by tag: files of the picture, the element and
 * the game, each layer without what the ones before have.
 */
export function networkCut(parts) {
  let cut;
  const plugin = {
    name: 'network-cut',
    buildStart() {
      // The loader calls what it exports.
      for (const { game, picture } of elements)
        this.emitFile({
          type: 'chunk',
          id: picture,
          name: `${game}-picture`,
          preserveSignature: 'allow-extension',
        });
    },
    async transform(code, id) {
      const paths = /[\\/]src[\\/].*(?<!lazy)\.ts$/.test(id)
        ? [...code.matchAll(IMPORT)].map(([, path]) => path)
        : [];
      if (paths.length === 0) return null;
      const ids = await Promise.all(paths.map(async (path) => (await this.resolve(path, id)).id));
      let n = 0;
      const text = code.replace(IMPORT, (call) => `bring("FILES:${nameOf(ids[n++])}", () => ${call})`);
      return { code: `import { bring } from ${JSON.stringify(BRING)};\n${text}`, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const here = new Set(Object.keys(chunk.modules).flatMap((id) => filesOf(id, bundle)));
        chunk.code = chunk.code.replace(FILES, (__, name) =>
          JSON.stringify(filesOf(join(ROOT, name), bundle, here).join(' ')),
        );
      }
      for (const element of elements) {
        const had = new Set();
        parts[element.tag] = LAYERS.map(({ entryOf }) => {
          const files = filesOf(entryOf(element), bundle, had);
          for (const file of files) had.add(file);
          return files.join(' ');
        });
      }
      // They show no picture, and have no game.
      for (const { tag, define } of aroundElements) parts[tag] = ['', filesOf(define, bundle).join(' '), ''];
    },
  };
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: nameFor,
    manualChunks: (id, { getModuleInfo }) => (cut ??= makeCut(getModuleInfo))(id),
  };
  return { plugin, output };
}

/** For `workersBy`: a worker's file stands beside the modules, and may be on another origin than the page. */
export const workerBeside = (game) => ({
  imports: `import { startWorker } from ${JSON.stringify(START_WORKER)};`,
  expression: `startWorker(new URL('./${game}-worker.js', import.meta.url).href)`,
});

/** Tells the loader its parts. */
export function loaderParts(parts) {
  return {
    name: 'loader-parts',
    transform: (code, id) =>
      /[\\/]loader[\\/]planisphere\.ts$/.test(id)
        ? { code: code.replace(/\bPARTS\b/, JSON.stringify(parts)), map: null }
        : null,
  };
}
