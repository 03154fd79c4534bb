/** Holds the template to what every game is held to, and a game made from it to all that CI asks of one. */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nets } from '../scripts/template/test/nets.js';
import { makeWords } from '../src/core/words.js';
import { checkConformance, checkLeaks, playthrough, recordOf } from '../src/testing/index.js';
import { kitWords } from '../src/ui/words/words.en.js';

const TOP = join(import.meta.dirname, '..');
const TEMPLATE = join(TOP, 'scripts/template');
/** Compilers run long on a busy machine. */
const PATIENCE = 120_000;

function filesIn(folder: string): string[] {
  const isFile = (file: string): boolean => statSync(join(folder, file)).isFile();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isFile).sort();
}

describe('the template in its place', async () => {
  const words = makeWords('en', kitWords, nets.words);
  const goldens = join(TEMPLATE, 'test/playthroughs');

  for (const [form, options] of Object.entries(nets.forms)) {
    it(`keeps the contract: ${form}`, () => checkConformance(nets.game, { words, ...options }), PATIENCE);
    it(`leaks nothing: ${form}`, () => checkLeaks(nets.game, options), PATIENCE);
  }

  it.each(readdirSync(goldens))('plays %s as recorded', (file) => {
    const golden = readFileSync(join(goldens, file), 'utf8');
    expect(playthrough(nets.game, recordOf(golden), words)).toBe(golden);
  });

  it('has no role that the first slice has not', () => {
    const isRole = (file: string): boolean => !/^(test|stories|docs|dev)\b/.test(file);
    const roles = filesIn(TEMPLATE)
      .filter(isRole)
      .map((file) => file.replace('daybreak-row', 'star-board'));
    expect(filesIn(join(TOP, 'src/star'))).toEqual(expect.arrayContaining(roles));
  });

  // Its own tests run here too: they are tests of this package, though they do not lie in this folder.
  const tests = readdirSync(join(TEMPLATE, 'test')).filter((file) => file.endsWith('.test.ts'));
  for (const file of tests) await import(join(TEMPLATE, 'test', file));
});

describe('npm run new-game', () => {
  /** The parts of the package that a new game stands on. */
  const NEEDED = [
    'package.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'vitest.config.ts',
    'eslint.config.mjs',
    '.prettierrc.json',
    '.dependency-cruiser.cjs',
    'scripts/new-game.mjs',
    'scripts/template',
    'scripts/build/messages.mjs',
    'scripts/build/messages.d.mts',
    'src/core',
    'src/ui',
    'src/testing',
    'test/board.ts',
    'test/verbs.ts',
    'stories/by-attribute.ts',
  ];
  const GAME = ['src/lights-out', 'test/lights-out', 'stories', 'docs/rules', 'dev/games'];
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-new-game-'));
  let before: string[] = [];
  let output = '';

  function generate(...args: string[]): { readonly said: string; readonly status: number | null } {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(folder, 'scripts/new-game.mjs'), ...args],
      {
        encoding: 'utf8',
      },
    );
    return { said: stdout + stderr, status };
  }

  /** What a program of the package says about the copy; nothing where it finds no fault. */
  function judge(name: string, ...args: string[]): Promise<string> {
    // A test runner that is started by another one must not take itself for a part of it.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST$|FORCE_COLOR)/.test(key)),
    );
    const child = spawn(process.execPath, [join(TOP, 'node_modules', name), ...args], {
      cwd: folder,
      env: { ...env, NO_COLOR: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    return new Promise((resolve) =>
      child.on('close', (code) => resolve(code === 0 ? '' : `${name}: ${said}`)),
    );
  }

  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const filesOfGame = (): string[] =>
    GAME.flatMap((place) => filesIn(join(folder, place)).map((file) => `${place}/${file}`)).filter(
      (file) => !before.includes(file),
    );

  beforeAll(() => {
    for (const file of NEEDED) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(TOP, file), join(folder, file), { recursive: true });
    }
    before = filesIn(folder);
    symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'), 'junction');
    output = generate('lights-out', '--tag', 'lights-panel').said;
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes what it says, and edits nothing', () => {
    const written = filesOfGame();
    expect(written).toHaveLength(filesIn(TEMPLATE).length);
    for (const file of written) expect(output).toContain(`  ${file}\n`);
    for (const file of before) {
      const source = join(TOP, file);
      if (existsSync(source)) expect(read(file)).toBe(readFileSync(source, 'utf8'));
    }
    expect(output).toContain('docs/add-a-slice.md');
  });

  it('leaves no name of the template, nor a way back to it', () => {
    for (const file of filesOfGame()) {
      expect(file).not.toMatch(/daybreak/i);
      expect(read(file)).not.toMatch(/daybreak|scripts\/template|\bD\d\b/i);
    }
    expect(read('src/lights-out/game.ts')).toContain('export const lightsOut: Game<');
    expect(read('src/lights-out/rules.ts')).toContain("code: 'lights-out/too-many', rule: 'L3'");
    expect(read('src/lights-out/words.en.ts')).toContain("'game.name': 'Lights Out'");
    expect(read('src/lights-out/element/adapter.ts')).toContain('game: lightsOut,');
    expect(read('src/lights-out/element/define.ts')).toContain("defineOnce('lights-panel', LightsPanel);");
    expect(read('test/lights-out/playthroughs/last-wins.txt')).toContain('record: lights-out/1 stars=10 |');
    expect(read('docs/rules/lights-out.md')).toContain('**L1 The row.**');
    expect(read('dev/games/lights-out.js')).toContain("tag: 'lights-panel',\n  name: 'Lights Out',");
  });

  it('renames once, also where the new name holds the old one', () => {
    generate('night-daybreak');
    const define = read('src/night-daybreak/element/define.ts');
    expect(define).toContain("import { NightDaybreakBoard } from './night-daybreak-board.js';");
    expect(read('stories/night-daybreak-board.stories.ts')).toContain(
      "'../src/night-daybreak/element/define.js'",
    );
  });

  describe.concurrent('makes a game', () => {
    it.each(['tsconfig.json', 'tsconfig.pure.json'])(
      'whose types hold: %s',
      async (project) => {
        expect(await judge('typescript/bin/tsc', '--noEmit', '-p', project)).toBe('');
      },
      PATIENCE,
    );

    it(
      'whose tests pass',
      async () => {
        expect(await judge('vitest/vitest.mjs', 'run', '--project', 'pure', 'test/lights-out')).toBe('');
      },
      PATIENCE,
    );

    it(
      'that keeps the arrows',
      async () => {
        expect(
          await judge(
            'dependency-cruiser/bin/dependency-cruise.mjs',
            '--preserve-symlinks',
            'src/lights-out',
          ),
        ).toBe('');
      },
      PATIENCE,
    );

    const sources = ['src/lights-out', 'test/lights-out', 'stories', 'dev/games'];
    it(
      'laid out as the rest',
      async () => {
        expect(await judge('prettier/bin/prettier.cjs', '--check', ...sources)).toBe('');
      },
      PATIENCE,
    );

    it(
      'that keeps the bans',
      async () => {
        expect(await judge('eslint/bin/eslint.js', '--max-warnings', '0', ...sources)).toBe('');
      },
      PATIENCE,
    );
  });

  it('makes an element and a worker that can be bundled', async () => {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['define', 'bot.worker'].map((role) => `src/lights-out/element/${role}.ts`),
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      logLevel: 'error',
    });
    const names = outputFiles.map(({ path }) => path.replace(/^.*[\\/]/, ''));
    expect(names).toEqual(expect.arrayContaining(['define.js', 'bot.worker.js']));
    expect(outputFiles.find(({ path }) => path.endsWith('define.js'))?.text).toContain('"lights-panel"');
  });

  it('with --dry names the files and writes none', () => {
    const { said, status } = generate('night-sky', '--dry');
    expect(status).toBe(0);
    expect(said).toContain('  src/night-sky/element/night-sky-board.ts\n');
    expect(existsSync(join(folder, 'src/night-sky'))).toBe(false);
  });

  it.each([
    [[], 'The name of the game is missing.'],
    [['two', 'names'], 'A game has one name, not also “names”.'],
    [['sky', '--force'], "Unknown option '--force'."],
    [
      ['Sky'],
      '“Sky” is no name for a game: use small letters and digits, with single hyphens between words.',
    ],
    [['sky--map'], '“sky--map” is no name for a game'],
    [['../sky'], '“../sky” is no name for a game'],
    [['s'.repeat(31)], 'is too long for a name: at most 30 characters.'],
    [
      ['sky', '--tag', 'sky'],
      '“sky” is no tag: use small letters and digits, with a hyphen inside, as in sky-board.',
    ],
    [['sky', '--tag', 'font-face'], '“font-face” is no tag'],
    [
      ['sky-map', '--tag', 'sky-map'],
      'The game and its tag are both called “sky-map”: give the tag another word.',
    ],
    [['lights-out'], 'src/lights-out is already there: choose another name.'],
    [['core'], 'src/core is already there: choose another name.'],
    [
      ['sky', '--tag', 'lights-panel'],
      'src/lights-out/element/lights-panel.ts is already there: choose another tag.',
    ],
    [['switch'], '“switch” already means something in the code of every game: choose another name or tag.'],
    [['rules'], '“rules” already means something'],
    [['sky', '--tag', 'board-element'], '“BoardElement” already means something'],
  ])('refuses %j', (args, sentence) => {
    const { said, status } = generate(...args);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });
});
