// Puts the pure code of a single file into one self-contained function. The page calls it; a bot's worker is started
// from a Blob of its own text. So the rules stand in the file once, and a worker needs no address.
import { rollup } from 'rollup';
import { workersBy } from './loaded-later.mjs';
import { isPure, START_WORKER } from './slices.mjs';

const PURE = '\0pure';
const SERVE = '\0serve:';
const BLOB = '\0blob';

/** Stands for names that are imported and never used; it must not be in the file either. */
const ABSENT = 'not among the pure code that is used';

/** First pass: what the page's code takes of each pure module, by module; `*` for all of it. */
async function takenBy(input, plugins) {
  const keepOut = {
    name: 'keep-pure-out',
    async resolveId(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      return found && isPure(found.id)
        ? { id: PURE + found.id, external: true, moduleSideEffects: false }
        : null;
    },
  };
  const bundle = await rollup({
    input,
    plugins: [keepOut, ...startsWorkersFromBlob(), ...plugins],
    external: [PURE],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const taken = new Map();
  for (const chunk of output) {
    const lists = [
      ...Object.entries(chunk.importedBindings),
      ...chunk.dynamicImports.map((id) => [id, ['*']]),
    ];
    for (const [id, names] of lists.filter(([id]) => id.startsWith(PURE) && id !== PURE)) {
      const module = id.slice(PURE.length);
      taken.set(module, new Set([...(taken.get(module) ?? []), ...names]));
    }
  }
  return taken;
}

/** The names that a module gives. */
async function exportsOf(id, plugins) {
  const bundle = await rollup({
    input: id,
    plugins,
    external: (_source, importer) => importer !== undefined,
  });
  return (await bundle.generate({ format: 'es' })).output[0].exports;
}

/** Starts a worker from the text of the pure code, told whose bots to serve. */
const START_FROM_BLOB = `
  import { pure } from '${PURE}';
  import { startFromText } from ${JSON.stringify(START_WORKER)};
  export const startFromBlob = (game) => startFromText('"use strict";(' + pure + ')(' + JSON.stringify(game) + ')');`;

function startsWorkersFromBlob() {
  return [
    {
      name: 'start-from-blob',
      resolveId: (source) => (source === PURE || source === BLOB ? source : null),
      load: (id) => (id === BLOB ? START_FROM_BLOB : null),
    },
    workersBy((game) => ({
      imports: `import { startFromBlob } from '${BLOB}';`,
      expression: `startFromBlob('${game}')`,
    })),
  ];
}

/** A worker's module as a function: what it does when started, it does when called. */
function servesWhenCalled() {
  return {
    name: 'serves-when-called',
    resolveId: (source) => (source.startsWith(SERVE) ? source.slice(SERVE.length) : null),
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/[\\/]element[\\/]bot\.worker\.ts$/.test(id)) return null;
        const { body } = this.parse(code);
        const isImport = ({ type }) => type === 'ImportDeclaration';
        const text = (nodes) => nodes.map(({ start, end }) => code.slice(start, end)).join('\n');
        const rest = body.filter((node) => !isImport(node));
        return `${text(body.filter(isImport))}\nexport function serve() {\n${text(rest)}\n}`;
      },
    },
  };
}

/** Second pass: the text of the function. It returns the names in their order, and serves if it is told a game. */
async function pureText(names, elements, plugins) {
  const entry = '\0entry';
  const imports = names.map(([id, name], n) => `import { ${name} as n${n} } from ${JSON.stringify(id)};`);
  const serves = elements.map(
    ({ worker }, n) => `import { serve as s${n} } from ${JSON.stringify(SERVE + worker)};`,
  );
  const calls = elements.map(({ game }, n) => `if (GAME === ${JSON.stringify(game)}) s${n}();`);
  const text = [
    ...imports,
    ...serves,
    ...calls,
    `RETURN([${names.map((_, n) => `n${n}`).join(', ')}]);`,
  ].join('\n');
  const starts = {
    name: 'entry',
    resolveId: (source) => (source === entry ? entry : null),
    load: (id) => (id === entry ? text : null),
  };
  const bundle = await rollup({ input: entry, plugins: [starts, servesWhenCalled(), ...plugins] });
  const { output } = await bundle.generate({ format: 'es' });
  if (output.length > 1) throw new Error('The pure code loads parts of itself later; a single file cannot.');
  return `function pure(GAME) {\n${output[0].code.replace(/\bRETURN\(/, 'return (')}\n}`;
}

/** `plugins`: those that read our sources, for the passes of its own. */
export function onePure({ input, elements, plugins, outer = [] }) {
  /** The replacement for each module's exports: names by their places in the function's result. */
  const lists = new Map();
  let text;
  return [
    ...startsWorkersFromBlob(),
    {
      name: 'one-pure',
      async buildStart() {
        const names = [];
        for (const [id, taken] of await takenBy(input, [...outer, ...plugins])) {
          const isWhole = taken.has('*');
          const wanted = isWhole ? await exportsOf(id, plugins) : [...taken];
          const list = wanted.map((name) => `n${names.push([id, name]) - 1} as ${name}`);
          lists.set(id, isWhole ? list : ['absent', ...list]);
        }
        const code = await pureText(names, elements, plugins);
        const list = names.map((_, n) => `n${n}`).join(', ');
        const absent = `const absent = ${JSON.stringify(ABSENT)};`;
        text = `${code}\nconst [${list}] = pure();\n${absent}\nexport { absent, pure, ${list} };`;
      },
      async resolveId(source, importer) {
        if (source === PURE || !importer || importer.startsWith('\0')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && isPure(found.id) ? PURE + found.id : null;
      },
      load(id) {
        if (id === PURE) return text;
        if (!id.startsWith(PURE)) return null;
        const list = lists.get(id.slice(PURE.length)) ?? ['absent'];
        const code = `export { ${list.join(', ')} } from '${PURE}';`;
        return { code, syntheticNamedExports: list[0] === 'absent' && 'absent' };
      },
      renderChunk(code) {
        if (code.includes(ABSENT)) this.error('The first pass left out pure code that the page uses.');
      },
    },
  ];
}
