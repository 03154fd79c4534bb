// Plants a violation for each wall between the parts of src and compose, and proves that the wall holds.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** An arrow, a file that breaks it, and what that file imports. */
const BROKEN_ARROWS: [rule: string, file: string, imported: string][] = [
  ['core-stands-alone', 'src/core/needs-game.ts', '../star/rules.js'],
  ['core-stands-alone', 'src/core/needs-ui.ts', '../ui/board.js'],
  ['core-stands-alone', 'src/core/needs-testing.ts', '../testing/net.js'],
  ['core-room-basics', 'src/core/basics/needs-simple.ts', '../simple/known.js'],
  ['core-room-words', 'src/core/words/needs-simple.ts', '../simple/known.js'],
  ['core-room-contract', 'src/core/contract/needs-simple.ts', '../simple/known.js'],
  ['core-room-text', 'src/core/text/needs-simple.ts', '../simple/known.js'],
  ['core-room-bots', 'src/core/bots/needs-simple.ts', '../simple/known.js'],
  ['core-room-session', 'src/core/session/needs-simple.ts', '../simple/known.js'],
  ['core-room-chart', 'src/core/chart/needs-simple.ts', '../simple/known.js'],
  ['core-room-picture', 'src/core/picture/needs-simple.ts', '../simple/known.js'],
  ['core-room-lesson', 'src/core/lesson/needs-simple.ts', '../simple/known.js'],
  ['core-room-puzzle', 'src/core/puzzle/needs-simple.ts', '../simple/known.js'],
  ['core-room-days', 'src/core/days/needs-simple.ts', '../simple/known.js'],
  ['core-room-exercise', 'src/core/exercise/needs-simple.ts', '../simple/known.js'],
  ['core-room-simple', 'src/core/simple/needs-lesson.ts', '../lesson/known.js'],
  ['pure-game-needs-core-alone', 'src/star/needs-ui.ts', '../ui/board.js'],
  ['pure-game-needs-core-alone', 'src/star/needs-element.ts', './element/star-board.js'],
  ['pure-game-needs-core-alone', 'src/star/needs-testing.ts', '../testing/net.js'],
  ['games-apart', 'src/star/needs-rotation.ts', '../rotation/rules.js'],
  ['games-apart', 'src/star/element/needs-rotation.ts', '../../rotation/rules.js'],
  ['ui-knows-no-game', 'src/ui/needs-game.ts', '../star/rules.js'],
  ['ui-knows-no-game', 'src/ui/needs-element.ts', '../star/element/star-board.js'],
  ['element-wraps-its-own-game', 'src/star/element/needs-testing.ts', '../../testing/net.js'],
  ['room-dom', 'src/ui/dom/needs-contract.ts', '../contract/events.js'],
  ['room-styles', 'src/ui/styles/needs-dom.ts', '../dom/markup.js'],
  ['room-contract', 'src/ui/contract/needs-dom.ts', '../dom/markup.js'],
  ['room-words', 'src/ui/words/needs-game.ts', '../game/count.js'],
  ['room-board', 'src/ui/board/needs-words.ts', '../words/speech.js'],
  ['room-game', 'src/ui/game/needs-board.ts', '../board/grid.js'],
  ['room-start', 'src/ui/start/needs-panel.ts', '../panel/status.js'],
  ['room-store', 'src/ui/store/needs-dom.ts', '../dom/markup.js'],
  ['room-effects', 'src/ui/effects/needs-store.ts', '../store/store.js'],
  ['room-panel', 'src/ui/panel/needs-board.ts', '../board/grid.js'],
  ['room-conversation', 'src/ui/conversation/needs-board.ts', '../board/grid.js'],
  ['room-stage', 'src/ui/stage/needs-board.ts', '../board/grid.js'],
  ['room-days', 'src/ui/days/needs-board.ts', '../board/grid.js'],
  ['room-lesson', 'src/ui/lesson/needs-board.ts', '../board/grid.js'],
  ['room-puzzles', 'src/ui/puzzles/needs-board.ts', '../board/grid.js'],
  ['room-set', 'src/ui/set/needs-board.ts', '../board/grid.js'],
  ['room-steps', 'src/ui/steps/needs-board.ts', '../board/grid.js'],
  ['room-loader', 'src/ui/loader/needs-board.ts', '../board/grid.js'],
  ['room-board-kit', 'src/ui/board-kit/needs-panel.ts', '../panel/status.js'],
  ['room-menu', 'src/ui/menu/needs-conversation.ts', '../conversation/goal.js'],
  ['room-controller', 'src/ui/controller/needs-element.ts', '../elements/define.js'],
  ['room-first-picture', 'src/ui/first-picture/needs-panel.ts', '../panel/status.js'],
  ['room-elements', 'src/ui/elements/needs-words.ts', '../words/speech.js'],
  [
    'element-wraps-its-own-game',
    'src/star/element/needs-other.ts',
    '../../rotation/element/rotation-puzzle.js',
  ],
  ['compose-frame-knows-no-game', 'compose/frame/needs-game.ts', '../../src/star/rules.js'],
  ['compose-frame-knows-no-game', 'compose/frame/needs-composer.ts', '../star/model.js'],
  ['composer-of-its-own-game', 'compose/star/needs-rotation.ts', '../../src/rotation/rules.js'],
  ['composer-of-its-own-game', 'compose/star/needs-composer.ts', '../rotation/model.js'],
  ['class-of-constellation', 'compose/class/needs-star.ts', '../../src/star/rules.js'],
  ['exercise-maker-of-no-composer', 'compose/exercise/needs-composer.ts', '../star/model.js'],
  [
    'compose-needs-no-element',
    'compose/rotation/needs-element.ts',
    '../../src/rotation/element/rotation-puzzle.js',
  ],
  ['compose-needs-no-element', 'compose/frame/needs-panel.ts', '../../src/ui/panel/status.js'],
  ['compose-needs-no-element', 'compose/frame/needs-lit.ts', 'lit'],
  ['testing-needs-core-alone', 'src/testing/needs-game.ts', '../star/rules.js'],
  ['testing-needs-core-alone', 'src/testing/needs-ui.ts', '../ui/board.js'],
  ['embed-knows-no-board', 'src/embed/needs-game.ts', '../star/rules.js'],
  ['embed-knows-no-board', 'src/embed/needs-words.ts', '../ui/words/speech.js'],
  ['embed-code-needs-core-alone', 'src/embed-code/needs-ui.ts', '../ui/board.js'],
  ['nothing-needs-embed', 'src/ui/loader/needs-embed.ts', '../../embed/address.js'],
  ['course-knows-no-board', 'src/course/needs-game.ts', '../star/rules.js'],
  ['course-knows-no-board', 'src/course/needs-words.ts', '../ui/words/speech.js'],
  ['xapi-needs-core-alone', 'src/xapi/needs-ui.ts', '../ui/board.js'],
  ['fences-draw-and-check-alone', 'src/fences/needs-kit.ts', '../ui/board/grid.js'],
  ['fences-draw-and-check-alone', 'src/fences/needs-element.ts', '../rotation/element/rotation-puzzle.js'],
  ['nothing-needs-fences', 'src/embed/needs-fences.ts', '../fences/fence.js'],
  ['nothing-needs-course', 'src/ui/loader/needs-course.ts', '../../course/run-time.js'],
  ['pure-code-needs-no-package', 'src/embed/needs-lit.ts', 'lit'],
  ['pure-code-needs-no-package', 'src/star/needs-lit.ts', 'lit'],
  ['pure-code-needs-no-package', 'src/core/needs-node.ts', 'node:fs'],
  ['pure-code-needs-no-package', 'src/testing/needs-package.ts', 'other-package'],
  ['lit-alone-at-run-time', 'src/ui/needs-package.ts', 'other-package'],
  ['lit-alone-at-run-time', 'src/star/element/needs-package.ts', 'other-package'],
  ['src-ships-alone', 'src/ui/needs-test.ts', '../../test/harness.js'],
  ['src-ships-alone', 'src/ui/board/needs-compose.ts', '../../../compose/frame/desk.js'],
  ['src-ships-alone', 'src/star/needs-script.ts', '../../scripts/tool.mjs'],
  ['no-cycle', 'src/core/ring-a.ts', './ring-b.js'],
  ['import-leads-somewhere', 'src/core/lost.ts', './nowhere.js'],
];

const SOUND_ARROWS: [file: string, imported: string][] = [
  ['src/star/rules.ts', '../core/seed.js'],
  ['src/star/notation.ts', './rules.js'],
  ['src/star/element/star-board.ts', '../rules.js'],
  ['src/star/element/needs-ui.ts', '../../ui/board.js'],
  ['src/star/element/needs-core.ts', '../../core/seed.js'],
  ['src/star/element/needs-lit.ts', 'lit'],
  ['src/ui/board.ts', '../core/seed.js'],
  ['src/ui/lit.ts', 'lit'],
  ['src/ui/words/needs-contract.ts', '../contract/events.js'],
  ['src/ui/controller/needs-board.ts', '../board/grid.js'],
  ['src/core/session/needs-text.ts', '../text/known.js'],
  ['src/testing/net.ts', '../core/seed.js'],
  ['src/ui/needs-embed-code.ts', '../embed-code/index.js'],
  ['src/embed/page.ts', '../ui/loader/try-again.js'],
  ['src/course/needs-core.ts', '../core/seed.js'],
  ['src/fences/needs-words.ts', '../ui/words/speech.js'],
  ['src/fences/needs-game.ts', '../rotation/rules.js'],
  ['compose/frame/needs-board.ts', '../../src/ui/board/grid.js'],
  ['compose/rotation/needs-game.ts', '../../src/rotation/rules.js'],
  ['compose/rotation/needs-frame.ts', '../frame/desk.js'],
];

const GROUND = {
  'package.json': '{ "type": "module", "dependencies": { "lit": "*", "other-package": "*" } }',
  'node_modules/lit/package.json': '{ "name": "lit", "exports": "./index.js" }',
  'node_modules/lit/index.js': 'export {};',
  'node_modules/other-package/package.json': '{ "name": "other-package", "exports": "./index.js" }',
  'node_modules/other-package/index.js': 'export {};',
  'src/core/seed.ts': 'export {};',
  ...Object.fromEntries(
    readdirSync(join(root, 'src/core'))
      .filter((room) => !room.includes('.'))
      .map((room) => [`src/core/${room}/known.ts`, 'export {};']),
  ),
  'src/core/ring-b.ts': `import './ring-a.js';`,
  ...Object.fromEntries(
    [
      'dom/markup',
      'contract/events',
      'words/speech',
      'board/grid',
      'game/count',
      'store/store',
      'effects/bots',
      'panel/status',
      'conversation/goal',
      'elements/define',
    ].map((file) => [`src/ui/${file}.ts`, 'export {};']),
  ),
  'src/ui/loader/try-again.ts': 'export {};',
  'src/embed/address.ts': 'export {};',
  'src/course/run-time.ts': 'export {};',
  'src/embed-code/index.ts': 'export {};',
  'src/fences/fence.ts': 'export {};',
  'src/rotation/rules.ts': 'export {};',
  'compose/frame/desk.ts': 'export {};',
  'compose/rotation/model.ts': 'export {};',
  'compose/star/model.ts': 'export {};',
  'src/rotation/element/rotation-puzzle.ts': 'export {};',
  'test/harness.ts': 'export {};',
  'scripts/tool.mjs': 'export {};',
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

describe('arrows between modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-arrows-'));
  let violations: readonly Violation[] = [];

  function plant(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  beforeAll(() => {
    for (const [file, text] of Object.entries(GROUND)) plant(file, text);
    for (const [file, imported] of SOUND_ARROWS) plant(file, `import '${imported}';`);
    for (const [, file, imported] of BROKEN_ARROWS) plant(file, `import '${imported}';`);
    const planted = {
      'needs-type': '../star/rules.js',
      'types-a': './types-b.js',
      'types-b': './types-a.js',
    };
    for (const [name, imported] of Object.entries(planted))
      plant(`src/core/${name}.ts`, `import type { Move } from '${imported}';\nexport type Ply = Move;`);
    plant(
      'compose/rotation/needs-type.ts',
      `import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';\nexport type Board = RotationPuzzle;`,
    );
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json'])
      copyFileSync(join(root, name), join(folder, name));
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const flags = ['src', 'compose', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
    const { stdout } = spawnSync(process.execPath, [program, ...flags], { cwd: folder, encoding: 'utf8' });
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const rulesBrokenBy = (file: string) =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it.each(BROKEN_ARROWS)('%s stops %s from importing %s', (rule, file) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each(SOUND_ARROWS)('%s may import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it('lets a composer know the types of an element', () => {
    expect(rulesBrokenBy('compose/rotation/needs-type.ts')).toEqual([]);
  });

  it('counts types as imports', () => {
    expect(rulesBrokenBy('src/core/needs-type.ts')).toContain('core-stands-alone');
    expect(rulesBrokenBy('src/core/types-a.ts')).toContain('no-cycle');
  });

  it('has a planted violation for every arrow, and a sentence for its reader', async () => {
    const config = (await import('../.dependency-cruiser.cjs' as string)) as {
      default: { forbidden: { name: string; comment?: string }[] };
    };
    const { forbidden } = config.default;
    expect([...new Set(BROKEN_ARROWS.map(([rule]) => rule))].sort()).toEqual(
      forbidden.map(({ name }) => name).sort(),
    );
    for (const { comment } of forbidden) expect(comment).toMatch(/\.$/);
  });
});

describe.each([
  ['src/core', 'core-room-'],
  ['src/ui', 'room-'],
])('a room of %s', (folder, rule) => {
  const ROOM_FILES = 12;
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  it('has its arrows', () => {
    const ruled = BROKEN_ARROWS.flatMap(([name]) => (name.startsWith(rule) ? [name.slice(rule.length)] : []));
    expect(rooms.sort()).toEqual(ruled.sort());
  });

  it('is where its files are: none but the index stands beside the rooms', () => {
    expect(entries.flatMap(({ name }) => (name.endsWith('.ts') ? [name] : []))).toEqual(['index.ts']);
  });

  it.each(rooms)('%s has at most twelve files', (room) => {
    expect(readdirSync(join(root, folder, room)).length).toBeLessThanOrEqual(ROOM_FILES);
  });
});

describe('a definition', () => {
  const games = readdirSync(join(root, 'src')).filter((game) =>
    existsSync(join(root, 'src', game, 'element/definition.ts')),
  );

  /** Modules loaded with this one, without types and without parts that come later. */
  async function loadedWith(module: string): Promise<readonly string[]> {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [module],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      splitting: true,
      outdir: 'out',
      packages: 'external',
      logLevel: 'error',
    });
    const loaded = new Set([module]);
    for (const one of loaded)
      for (const { path, kind } of metafile.inputs[one]?.imports ?? [])
        if (kind === 'import-statement') loaded.add(path);
    return [...loaded];
  }

  it.each(games)('of %s waits for no rules, bots or sentences', async (game) => {
    const loaded = await loadedWith(`src/${game}/element/definition.ts`);
    expect(loaded).toContain(`src/${game}/options.ts`);
    expect(loaded.filter((path) => /\/(rules|bots|describe|words[^/]*)\.ts$/.test(path))).toEqual([]);
  });

  it.each(games)(
    'of %s, and its adapter, loads no calendar before it is opened, and no days where it has none',
    async (game) => {
      const [definition, adapter] = await Promise.all(
        ['definition', 'adapter'].map((part) => loadedWith(`src/${game}/element/${part}.ts`)),
      );
      expect([...(definition ?? []), ...(adapter ?? [])].filter((path) => /\/days-view/.test(path))).toEqual(
        [],
      );
      const hasDays = existsSync(join(root, 'src', game, 'days.ts'));
      expect(adapter?.some((path) => /^src\/(core|ui)\/days\//.test(path))).toBe(hasDays);
      expect(definition?.some((path) => /\/days\/daily\.ts$/.test(path))).toBe(false);
    },
  );

  it.each(games)('of %s loads nothing that judges or proves puzzles before there is one', async (game) => {
    const parts = [`src/${game}/element/adapter.ts`, 'src/ui/controller/board-controller.ts'];
    const loaded = (await Promise.all(parts.map(loadedWith))).flat();
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((path) => /\/core\/puzzle\/(?!solver)|\/prove\.ts$/.test(path))).toEqual([]);
  });
});

describe('exports', () => {
  const VALUES = /^export (?:abstract |async )*(?:function\*?|const|class) (\w+)/gm;
  const EXPORTED = /^export (?:abstract |async )*(?:function\*?|const|class|interface|type) (\w+)/gm;
  const FOLDERS = ['src', 'compose', 'test', 'scripts', 'dev', 'stories'];
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?[jt]s$/.test(file) && !file.includes('node_modules'))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  );
  const namedIn = new Map(texts.map(([file, text]) => [file, new Set(text.match(/[\w$]+/g))]));

  it('are used by another file, but for those of the packages', () => {
    const idle = texts
      .filter(([file]) => /^(?:compose|src\/(?!core\/|testing\/))/.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(/^src\/ui\/(?!contract\/)/.test(file) ? EXPORTED : VALUES)]
          .map(([, name = '']) => name)
          .filter((name) => ![...namedIn].some(([other, names]) => other !== file && names.has(name)))
          .map((name) => `${file}: ${name}`),
      );
    expect(texts.length).toBeGreaterThan(300);
    expect(idle).toEqual([]);
  });

  it('of the kit have a name each', () => {
    const files = new Map<string, string[]>();
    for (const [file, text] of texts.filter(([one]) => one.startsWith('src/ui/')))
      for (const [, name = ''] of text.matchAll(EXPORTED))
        files.set(name, [...(files.get(name) ?? []), file]);
    expect(files.size).toBeGreaterThan(300);
    expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
  });
});

describe('types of the pure code', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.pure.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const planted = join(root, 'src/core/planted.ts');

  function faultsIn(text: string): string[] {
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, ...rest) =>
      name === planted ? ts.createSourceFile(name, text, options.target!) : getSourceFile(name, ...rest);
    const program = ts.createProgram([planted], options, host);
    const found = program.getSemanticDiagnostics(program.getSourceFile(planted));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  it('cover core, the games and the nets, not ui nor elements', () => {
    const names = fileNames.map((name) => name.slice(root.length));
    expect(names.some((name) => name.startsWith('src/core/'))).toBe(true);
    expect(names.filter((name) => /^src\/ui\/|^src\/[^/]+\/element\//.test(name))).toEqual([]);
  });

  it('know the language', () => {
    expect(faultsIn('export const sum = [1, 2].at(-1)! + Math.max(1, 2);')).toEqual([]);
  });

  it('know neither page, nor timers, nor Node', () => {
    const strangers = [
      'document',
      'window',
      'HTMLElement',
      'setTimeout',
      'performance',
      'console',
      'process',
      'fetch',
    ];
    const faults = faultsIn(`export const strangers = [${strangers.join(', ')}];`);
    for (const name of strangers) expect(faults.join('\n')).toContain(`'${name}'`);
  });
});

describe('lint', () => {
  const eslint = new ESLint({ cwd: root });

  async function findings(file: string, text: string): Promise<string[]> {
    const [result] = await eslint.lintText(text, { filePath: join(root, file) });
    return result!.messages.map(({ ruleId }) => String(ruleId));
  }

  const BANNED = [
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'crypto.getRandomValues(new Uint8Array(1))',
    'setTimeout(() => 0, 1)',
    'setInterval(() => 0, 1)',
    'requestAnimationFrame(() => 0)',
    'queueMicrotask(() => 0)',
    'console.log(1)',
    'document.title',
    'window.name',
    'localStorage.length',
    'new HTMLElement()',
    'process.env',
    'globalThis.Date.now()',
  ];
  const PURE_PLACES = [
    'src/core/planted.ts',
    'src/star/planted.ts',
    'src/star/puzzles/planted.ts',
    'src/testing/planted.ts',
  ];
  const DOM_PLACES = ['src/ui/planted.ts', 'src/star/element/planted.ts'];

  it.each(BANNED)('bans %s from pure code alone', async (expression) => {
    const text = `export const planted = () => ${expression};\n`;
    for (const file of PURE_PLACES) expect(await findings(file, text), file).toHaveLength(1);
    for (const file of DOM_PLACES) expect(await findings(file, text), file).toEqual([]);
  });

  it.each([
    'export class Rules {}',
    'export function play(this: object) {\n  return this;\n}',
    'let ply = 0;\nexport const next = () => ++ply;',
  ])('keeps rules to pure functions: %s', async (text) => {
    expect(await findings('src/star/rules.ts', `${text}\n`)).toContain('no-restricted-syntax');
    expect(await findings('src/star/state.ts', `${text}\n`)).toEqual([]);
  });

  it.each([
    ['src/star/rules.ts', 300],
    ['src/star/element/star-board.ts', 250],
    ['src/core/session/session.ts', 150],
    ['src/ui/elements/board-element.ts', 250],
    ['compose/frame/desk.ts', 250],
  ])('warns when %s has more than %i lines, blanks and comments aside', async (file, budget) => {
    const lines = (count: number) => '// Why.\n\n' + 'export {};\n'.repeat(count);
    expect(await findings(file, lines(budget))).toEqual([]);
    expect(await findings(file, lines(budget + 1))).toEqual(['max-lines']);
  });
});
