/**
 * Hex, written against the packed package alone: it type-checks, keeps the contract, bundles, and is played by mouse
 * and keys.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { serve, type Site } from '../pages/site.js';
import { BoardAt } from './board-at.js';
import { ROOT } from './built.js';
import { answers, copyConsumer, packed, runIn, toolIn } from './packed.js';

const HAND_WRITTEN = readdirSync(join(ROOT, 'test/consumers/hex')).filter(
  (file) => !file.startsWith('package'),
);

interface Manifest {
  readonly version: string;
  readonly scripts: { readonly check: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, Partial<Manifest> & { readonly integrity?: string }>>;
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;

const folder = mkdtempSync(join(tmpdir(), 'planisphere-hex-'));
let app: string;
let site: Site;

beforeAll(async () => {
  app = copyConsumer('hex', folder, packed(), ['lit', '@lit', '@types', 'vite', 'vitest']);
  runIn(app, toolIn('vite/bin/vite.js'), 'build', '--logLevel', 'error');
  const pages = answers(join(app, 'dist'));
  const html = readFileSync(join(app, 'dist/index.html'), 'utf8');
  const page = (attributes: string): { readonly body: string } => ({
    body: html.replace(/<hex-board[^>]*>/, `<hex-board ${attributes}>`),
  });
  site = await serve({
    ...pages,
    '/bot': { body: html.replace('bot:near"', 'bot:near" bot-pace="0"') },
    '/two': page('size="3" style="--board-motion: 0"'),
  });
});

afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('Hex', () => {
  it('is seven files of at most 350 lines', () => {
    const lines = HAND_WRITTEN.map((file) =>
      readFileSync(join(ROOT, 'test/consumers/hex', file), 'utf8').split('\n'),
    );
    expect(HAND_WRITTEN.length).toBeLessThanOrEqual(7);
    expect(lines.flat().length).toBeLessThanOrEqual(350);
  });

  it('installs by its lock file the tools that the kit has, and the packed package whatever was built last', () => {
    const kit = manifest('package.json');
    const { dependencies, devDependencies } = manifest('test/consumers/hex/package.json');
    const { packages } = manifest('test/consumers/hex/package-lock.json');
    expect(packages['']).toMatchObject({ dependencies, devDependencies });
    expect(kit.devDependencies).toMatchObject(devDependencies);
    const { integrity, ...hexs } = packages['node_modules/planisphere'] ?? {};
    expect(hexs).toMatchObject({ version: kit.version, dependencies: kit.dependencies });
    expect(dependencies).toEqual({ planisphere: `file:planisphere-${kit.version}.tgz` });
    expect(integrity, 'a hash that the next build would change').toBeUndefined();
  });

  it('has sound types', () => {
    const { scripts } = manifest('test/consumers/hex/package.json');
    expect(runIn(app, toolIn('typescript/bin/tsc'), ...scripts.check.split(' ').slice(1))).toBe('');
  });

  it('keeps its own rules and the contract', () => {
    expect(runIn(app, toolIn('vitest/vitest.mjs'), 'run', '--root', app)).toMatch(/Tests .*7 passed/);
  });

  describe.each(chosenEngines())('in %s', (name) => {
    let engine: Engine;
    let page: Page;
    let board: BoardAt;

    beforeAll(async () => {
      engine = await openEngine(name);
      page = await engine.newPage();
      board = new BoardAt(page, 'hex-board');
    });
    afterAll(() => engine?.close());

    it('is played to the end by mouse, with the swap', async () => {
      await page.goto(`${site.url}/two`);
      await board.pick('c1');
      expect((await board.click('swap')).record).toBe('hex/1 size=3 | c1 swap');
      for (const cell of ['a1', 'b3', 'a2']) await board.pick(cell);
      const { record, status } = await board.pick('c3');
      expect(record).toBe('hex/1 size=3 | c1 swap a1 b3 a2 c3');
      expect(status).toMatch(/^Red joined both sides and won/);
    });

    it('is played to the end by keys alone', async () => {
      await page.goto(`${site.url}/two`);
      await board.see();
      await page.keyboard.press('Tab');
      expect((await board.see()).focused).toBe('a1, empty');
      const walked = await board.press(
        ...['Enter', 'ArrowRight', 'Enter', 'ArrowLeft', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter'],
        ...['ArrowLeft', 'ArrowDown', 'Enter'],
      );
      expect(walked.record).toBe('hex/1 size=3 | a1 b1 a2 b2 a3');
      expect(walked.status).toMatch(/^Blue joined both sides and won/);
      expect((await board.press('u')).record).toBe('hex/1 size=3 | a1 b1 a2 b2');
    });

    it('is played against its bot, which thinks in the page', async () => {
      await page.goto(`${site.url}/bot`);
      expect((await board.pick('d4')).record).toMatch(/^hex\/1 size=7 \| d4 \S+$/);
    });
  });
});
