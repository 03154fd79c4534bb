// Emits the types of everything that is exported: a declaration for each module in dist/types, and beside each entry a
// file that leads there. Run by itself, so that the build goes on meanwhile: `node scripts/build/types.mjs <dist>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { aroundElements, elements, kitEntry, pureEntries, ROOT, withDefault } from './slices.mjs';

const SRC = join(ROOT, 'src');

/** The events of elements. Pages get their names as types only; from then on the map of events is the page's. */
const EVENTS = join(SRC, 'ui/contract/events.ts');
const EVENT_MAP = join(SRC, 'ui/elements/define.ts');

/** Each entry's file in dist/es, and the statements that give its types, by the modules that they come from. */
const entries = [
  ...elements.flatMap(({ tag, define, class: file }) => [
    [
      `${tag}.d.ts`,
      [
        ['import', EVENT_MAP],
        ['export type * from', EVENTS],
        ['export * from', define],
      ],
    ],
    [
      `${tag}.class.d.ts`,
      [
        ['import', EVENT_MAP],
        ['export type * from', EVENTS],
        ['export * from', file],
      ],
    ],
  ]),
  ...aroundElements.flatMap(({ tag, define, class: file }) =>
    [
      ['', define],
      ['.class', file],
    ].map(([ending, module]) => [
      `${tag}${ending}.d.ts`,
      [
        ['import', EVENT_MAP],
        ['import', define],
        ['export type * from', EVENTS],
        ['export type * from', join(dirname(define), 'events.ts')],
        ['export * from', module],
      ],
    ]),
  ),
  [
    'ui.d.ts',
    [
      ['import', EVENT_MAP],
      ['export * from', kitEntry],
    ],
  ],
  ...Object.entries(pureEntries).map(([name, file]) => [
    `pure/${name}.d.ts`,
    [['export * from', file], ...(withDefault.includes(name) ? [['export { default } from', file]] : [])],
  ]),
];

function compile(outDir) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram(
    [...new Set(entries.flatMap(([, statements]) => statements.map(([, module]) => module)))],
    {
      ...options,
      types: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: SRC,
      outDir,
    },
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length === 0) return;
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

function emit(dist) {
  const outDir = join(dist, 'types');
  compile(outDir);
  for (const [name, statements] of entries) {
    const file = join(dist, 'es', name);
    const lines = statements.map(([words, module]) => {
      const path = relative(dirname(file), join(outDir, relative(SRC, module))).replaceAll('\\', '/');
      return `${words} '${path.replace(/\.ts$/, '.js')}';`;
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) emit(process.argv[2]);
