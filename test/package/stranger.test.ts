/**
 * `planisphere new-game` in an empty folder, with nothing but the package installed: the game is tested, served and
 * played.
 */
import { get } from 'node:http';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { serve } from '../pages/site.js';
import { BoardAt } from './board-at.js';
import { answers, installIn, packed, runIn, toolIn } from './packed.js';
import { runCommand } from './run-command.js';
import { answersIn, withEar } from './worker-ear.js';

const folder = mkdtempSync(join(tmpdir(), 'planisphere-stranger-'));
const bin = join(folder, 'node_modules/planisphere/bin/planisphere.mjs');
const planisphere = (...words: readonly string[]): string => runIn(folder, bin, ...words);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
let served: ChildProcess;
let url = '';
let engine: Engine;

beforeAll(() => {
  const lit = ['lit', 'lit-html', 'lit-element', '@lit'];
  installIn(folder, packed(), [...lit, '@types', 'vite', 'vitest']);
  // As `npm install` leaves it.
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "planisphere": "*" } }\n');
});
afterAll(async () => {
  served?.kill();
  await engine?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The guide's code for bots in a worker. */
function workerRecipe(): { readonly worker: string; readonly start: string } {
  const guide = read('node_modules/planisphere/docs/add-a-game.md');
  const [, worker = ''] = /```js\n([^`]*^serveBots.*\n)```/m.exec(guide) ?? [];
  const [start = ''] = /startWorker: \(\) => new Worker\(.*?\)(?=`)/.exec(guide) ?? [];
  return { worker, start };
}

describe('planisphere new-game', () => {
  it('refuses names in a sentence, and writes nothing', () => {
    expect(() => planisphere('new-game')).toThrow('Give the game one name.');
    expect(() => planisphere('new-game', 'Sky')).toThrow('"Sky" cannot name a game.');
    for (const [name, word] of Object.entries({ switch: 'switch', longest: 'longest', 'name-of': 'nameOf' }))
      expect(() => planisphere('new-game', name)).toThrow(`"${word}" has a meaning in every game's code.`);
    expect(() => planisphere('new-game', 'sky', '--tag', 'sky')).toThrow('"sky" cannot be a tag.');
    expect(() => planisphere('new-game', 'sky', '--tag', 'font-face')).toThrow(
      '"font-face" cannot be a tag.',
    );
    expect(readdirSync(folder).sort()).toEqual(['node_modules', 'package.json']);
  });

  it('writes seven files under the new names, and scripts', () => {
    expect(planisphere('new-game', 'night-sky')).toContain('<night-sky-board>');
    expect(readdirSync(folder).sort()).toEqual(
      ['board.js', 'game.js', 'index.html', 'night-sky-board.js', 'node_modules'].concat([
        'package.json',
        'rules.md',
        'rules.test.js',
        'words.en.js',
      ]),
    );
    expect(read('game.js')).toContain("export const nightSky = defineGame({\n  id: 'night-sky',");
    expect(read('rules.md')).toContain('**N1 The board.**');
    expect(JSON.parse(read('package.json'))).toEqual({
      type: 'module',
      dependencies: { planisphere: '*' },
      scripts: { start: 'planisphere serve', test: 'node --test' },
    });
  });

  it('never writes over a file', () => {
    expect(() => planisphere('new-game', 'night-sky')).toThrow('board.js is already here.');
  });

  it('writes nothing beside a package.json that it cannot read', () => {
    const other = mkdtempSync(join(tmpdir(), 'stranger-'));
    try {
      const text = '{\n  "name": "x",\n}';
      writeFileSync(join(other, 'package.json'), text);
      const ran = runCommand(other, ['new-game', 'night-sky']);
      expect(ran).toMatchObject({
        code: 1,
        told: expect.stringContaining('package.json:3: This is not JSON.'),
      });
      expect(ran.told).not.toContain('    at ');
      expect(readdirSync(other)).toEqual(['package.json']);
      writeFileSync(join(other, 'package.json'), '\ufeff{ "name": "x" }');
      expect(runCommand(other, ['new-game', 'night-sky'])).toMatchObject({ code: 0 });
      expect(JSON.parse(readFileSync(join(other, 'package.json'), 'utf8'))).toMatchObject({ name: 'x' });
    } finally {
      rmSync(other, { recursive: true });
    }
  });

  it('makes a game whose tests pass', () => {
    expect(runIn(folder, '--test')).toMatch(/^# pass 3$/m);
  });

  it('makes a page that plays as it is served', async () => {
    served = spawn(process.execPath, [bin, 'serve'], { cwd: folder });
    const said = await new Promise<string>((resolve) =>
      served.stdout?.once('data', (data) => resolve(String(data))),
    );
    [url = ''] = /http:\S+/.exec(said) ?? [];
    engine = await openEngine('chromium');
    const page = await engine.newPage();
    await page.goto(url);
    expect((await new BoardAt(page, 'night-sky-board').pick('c3')).record).toMatch(
      /^night-sky\/1 size=6 \| c3 \w\d$/,
    );
  });

  it('serves nothing beside its folder', async () => {
    const statusOf = (path: string): Promise<number | undefined> =>
      new Promise((resolve) =>
        get({ host: '127.0.0.1', port: new URL(url).port, path }, (answer) => resolve(answer.statusCode)),
      );
    const paths = [
      '/game.js',
      '/../',
      '/%2e%2e/',
      `/..%2f${basename(folder)}-x`,
      '/.git/config',
      '/%',
      '/none',
    ];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, ...paths.slice(1).map(() => 404)]);
  });

  it('makes a game whose bot thinks in a worker, by the recipe of the guide as it stands there', async () => {
    const app = mkdtempSync(join(folder, 'worker-'));
    runIn(app, bin, 'new-game', 'hex');
    const { worker, start } = workerRecipe();
    writeFileSync(join(app, 'bot.worker.js'), worker);
    const board = readFileSync(join(app, 'hex-board.js'), 'utf8');
    writeFileSync(join(app, 'hex-board.js'), board.replace('stones() }', `stones(), ${start} }`));
    runIn(app, toolIn('vite/bin/vite.js'), 'build', '--logLevel', 'error');
    const html = readFileSync(join(app, 'dist/index.html'), 'utf8');
    const site = await serve({ ...answers(join(app, 'dist')), '/': withEar(html) });
    try {
      const page = await engine.newPage();
      await page.goto(site.url);
      expect((await new BoardAt(page, 'hex-board').pick('c3')).record).toMatch(/^hex\/1 size=6 \| c3 \w\d$/);
      expect(await answersIn(page)).toBe(1);
    } finally {
      await site.close();
    }
  });

  describe('in TypeScript', () => {
    let typed: string;
    beforeAll(() => {
      typed = mkdtempSync(join(folder, 'typed-'));
    });
    const write = (file: string, text: string): void => writeFileSync(join(typed, file), text);
    const inTyped = (file: string): string => readFileSync(join(typed, file), 'utf8');
    const check = (): string =>
      runIn(typed, toolIn('typescript/bin/tsc'), '--project', '.', '--skipLibCheck', 'false');

    it('makes the same game, and names the tools that it takes', () => {
      // A name that holds the template’s.
      const said = runIn(typed, bin, 'new-game', 'night-fours', '--ts');
      expect(said).toContain('\n  npm install --save-dev vite vitest typescript @types/node\n');
      expect(existsSync(join(typed, 'game.ts'))).toBe(true);
      expect(inTyped('index.html')).not.toContain('importmap');
      expect(JSON.parse(inTyped('package.json'))).toMatchObject({ scripts: { check: 'tsc' } });
    });

    it('has sound types in every file, the libraries’ own included', () => {
      expect(check()).toBe('');
    });

    it('has a board that pages find by its tag, and whose options they set', () => {
      write(
        'page.ts',
        `import './night-fours-board.js';
        const board = document.querySelector('night-fours-board');
        if (board) { board.size = 4; board.seats = 'human bot:eager'; }
        // @ts-expect-error an option has its type
        document.createElement('night-fours-board').size = '4';`,
      );
      expect(check()).toBe('');
    });

    it('has a worker by the recipe of the guide', () => {
      const { worker, start } = workerRecipe();
      write('bot.worker.ts', worker.replaceAll(/\bhex\b/g, 'nightFours'));
      const board = inTyped('night-fours-board.ts');
      write('night-fours-board.ts', board.replace('stones() }', `stones(), ${start} }`));
      expect(check()).toBe('');
    });

    it('passes its tests', () => {
      expect(runIn(typed, toolIn('vitest/vitest.mjs'), 'run', '--root', typed)).toMatch(/Tests .*3 passed/);
    });

    it('keeps the settings of a project that has its own', () => {
      const own = mkdtempSync(join(folder, 'own-'));
      writeFileSync(join(own, 'tsconfig.json'), '{}');
      writeFileSync(join(own, 'package.json'), '{ "devDependencies": { "vite": "*", "vitest": "*" } }');
      const said = runIn(own, bin, 'new-game', 'night-sky', '--ts');
      expect(said).toContain('npm install --save-dev typescript @types/node\n');
      expect(readFileSync(join(own, 'tsconfig.json'), 'utf8')).toBe('{}');
    });
  });
});
