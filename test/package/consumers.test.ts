import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { Reader, serve, type Answer, type Site } from '../pages/site.js';
import { read } from './built.js';
import { answers, copyConsumer, packed, runIn, toolIn } from './packed.js';
import { answersIn, withEar } from './worker-ear.js';

/** The anchors that a code host gives the headings of a page. */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('consumers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-consumers-'));
  const sites: Site[] = [];
  let engine: Engine;
  let page: Page;
  let files: readonly string[];

  beforeAll(async () => {
    files = packed();
    engine = await openEngine('chromium');
    page = await engine.newPage();
  });
  afterAll(async () => {
    await engine?.close();
    await Promise.all(sites.map((site) => site.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  async function site(pages: Readonly<Record<string, Answer>>): Promise<Site> {
    const made = await serve(pages);
    sites.push(made);
    return made;
  }

  /** Plays against the page's bot; how many answers came from a worker. */
  async function playAt(url: string): Promise<number> {
    const reader = new Reader(page);
    await page.goto(url);
    await reader.ready();
    await reader.pick('S10');
    expect(await reader.record()).toMatch(/^star\/1 rings=2 \| S10 \S+$/);
    return answersIn(page);
  }

  it('the package holds what it needs and nothing of the workshop', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'bin/planisphere.mjs',
        'dist/planisphere.js',
        'dist/words/star-board.json',
        'dist/custom-elements.json',
        'dist/es/star-board.d.ts',
        'dist/es/ui.d.ts',
        'docs/add-a-game.md',
        'bin/template/game.ts',
      ]),
    );
    const ours = /^(bin\/|dist\/|docs\/.*\.(md|svg|webp)$|package\.json$|(src\/(core|ui)\/)?[A-Z]+(\.md)?$)/;
    expect(files.filter((file) => !ours.test(file))).toEqual([]);
  });

  it.each(packed().filter((file) => file.endsWith('.md')))(
    'every link and picture of %s leads to a file of the package, and to a heading there is',
    (page) => {
      // Code for authors to paste is no prose.
      const prose = read(page).replace(/^ *```.*?^ *```$/gms, '');
      const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)];
      const leads = ([, path = '', heading]: RegExpExecArray): boolean => {
        const file = path === '' ? page : posix.join(posix.dirname(page), path);
        if (heading !== undefined) return files.includes(file) && anchorsOf(read(file)).includes(heading);
        return files.some((one) => one === file || one.startsWith(`${file}/`));
      };
      expect(links.filter((link) => !leads(link)).map(([link]) => link)).toEqual([]);
    },
  );

  it('the README has a picture, and at most 450 words', () => {
    const readme = read('README.md');
    expect(readme).toMatch(/^!\[[^\]]{20,}\]\(docs\/boards\.webp\)$/m);
    expect(readme.match(/\S*[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(450);
  });

  it('a plain page plays, and its bot’s worker starts, though the script is of another origin', async () => {
    const scripts = await site({});
    const html = read('test/consumers/plain/index.html').replace('https://cdn.example', scripts.url);
    const host = await site({ '/': withEar(html) });
    expect(await playAt(host.url)).toBe(1);
  });

  it('an app built by Vite plays, its bot in a worker of its own file', async () => {
    const app = copyConsumer('vite', folder, files);
    runIn(app, toolIn('vite/bin/vite.js'), 'build', '--logLevel', 'error');
    const built = answers(join(app, 'dist'));
    expect(Object.keys(built).filter((name) => name.includes('bot.worker'))).toHaveLength(1);
    const host = await site({ ...built, '/': withEar(readFileSync(join(app, 'dist/index.html'), 'utf8')) });
    expect(await playAt(host.url)).toBe(1);
    expect(host.asked.filter((path) => path.includes('bot.worker'))).toHaveLength(1);
  });

  it('an app that Vite serves while it is written hears nothing from the console but that Lit is in dev mode', async () => {
    const app = copyConsumer('vite', join(folder, 'served'), files);
    const ear = '<script>window.heard = []; console.warn = (text) => window.heard.push(text);</script>';
    const server = await createServer({
      root: app,
      configFile: false,
      logLevel: 'silent',
      server: { port: 0, fs: { strict: false } },
      plugins: [{ name: 'ear', transformIndexHtml: (html) => html.replace('<script', `${ear}<script`) }],
    });
    try {
      await server.listen();
      await page.goto(server.resolvedUrls?.local[0] as string);
      await new Reader(page).ready();
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      expect(heard.filter((text) => !text.startsWith('Lit is in dev mode'))).toEqual([]);
      expect(heard).toHaveLength(1);
    } finally {
      await server.close();
    }
  });

  it('an app built by Rollup plays, its bot in a worker of its own file', async () => {
    const app = copyConsumer('rollup', folder, files);
    runIn(app, toolIn('rollup/dist/bin/rollup'), '-c', '--silent');
    const built = answers(join(app, 'dist'));
    expect(Object.keys(built).filter((name) => name.includes('bot.worker'))).toHaveLength(1);
    const host = await site({ ...built, '/': withEar(read('test/consumers/rollup/index.html')) });
    expect(await playAt(host.url)).toBe(1);
  });
});
