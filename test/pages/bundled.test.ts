import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/star/element/define.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { elements } from '../../scripts/build/slices.mjs';
import { DIST, NODES, Reader, serve, until, type Answer, type Site } from './site.js';

/** Bundles a page's code with what it imports from the npm package, in chunks as a page would have it. */
async function bundle(source: string, folder: string): Promise<Record<string, Answer>> {
  const out = mkdtempSync(join(DIST, `../.cache-${folder}-`));
  try {
    await build({
      stdin: { contents: source, resolveDir: DIST, sourcefile: 'app.js' },
      bundle: true,
      splitting: true,
      format: 'esm',
      conditions: ['production', 'browser'],
      outdir: out,
      entryNames: 'app',
      logLevel: 'error',
    });
    const files = readdirSync(out).map((name) => [
      `/${folder}/${name}`,
      { body: readFileSync(join(out, name)), type: 'text/javascript' },
    ]);
    return Object.fromEntries(files) as Record<string, Answer>;
  } finally {
    rmSync(out, { recursive: true });
  }
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'none'; require-trusted-types-for 'script'; trusted-types lit-html";

const page = (body: string, folder: string): string =>
  `<!doctype html><html lang="en"><title>A page with a bundle</title><body>${body}<script type="module" src="/${folder}/app.js"></script></body></html>`;

/** Renders boards on a server, with a script that collects uncaught errors. */
async function onServer(board: TemplateResult): Promise<string> {
  for (const { tag } of elements) await import(join(DIST, `node/${tag}.js`));
  const ear = `<script>window.errors = [];
    for (const type of ['error', 'unhandledrejection'])
      addEventListener(type, (event) => errors.push(String(event.reason ?? event.message)));</script>`;
  return ear + (await collectResult(render(board)));
}

/** Pages whose attributes ask for more than a server can know. */
const UNKNOWING: Readonly<Record<string, TemplateResult>> = {
  '/remembers': html`<star-board rings="2" remember="hydrating"></star-board>`,
  '/hash': html`<star-board rings="2" from-hash></star-board>`,
  '/refused': html`<star-board rings="99" rules-href="/rules"></star-board>`,
  '/property': html`<star-board rings="2"></star-board>`,
};

describe.each(chosenEngines())('the npm build in %s', (name) => {
  let engine: Engine;
  let host: Site;
  let tab: Page;
  let reader: Reader;
  let rendered: string;
  /** Whether the network brings the game. */
  let hasGame = true;

  beforeAll(async () => {
    engine = await openEngine(name);
    rendered = await onServer(
      html`<star-board position="2:B3.R10." marks="S10"><p>fallback</p></star-board>`,
    );
    const app = await bundle(`import './es/star-board.js';`, 'app');
    const hydrating = await bundle(
      `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
       const first = document.querySelector('star-board').shadowRoot?.querySelector('svg.picture');
       await import('./es/star-board.js');
       const board = document.querySelector('star-board');
       Object.assign(board, window.given);
       window.kept = async () => {
         await board.settled;
         return board.shadowRoot.querySelector('svg.picture') === first;
       };`,
      'hydrating',
    );
    // The support comes too late for a Lit that is already there.
    const unsupported = await bundle(
      `import 'lit';
       await import('@lit-labs/ssr-client/lit-element-hydrate-support.js');
       await import('./es/star-board.js');`,
      'unsupported',
    );
    const every = await bundle(
      `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
       const boards = [...document.querySelectorAll('[seed]')];
       const pictures = () => boards.map((board) => [...board.shadowRoot.querySelectorAll('svg.picture')]);
       const first = pictures();
       window.drawnAnew = async () => {
         for (const board of boards) {
           await customElements.whenDefined(board.localName);
           await board.updateComplete;
         }
         const now = pictures();
         return boards.flatMap(({ localName }, at) =>
           first[at].length === 1 && now[at].length === 1 && now[at][0] === first[at][0] ? [] : [localName]);
       };
       ${elements.map(({ tag }) => `await import('./es/${tag}.js');`).join('\n')}`,
      'every',
    );
    const games = elements.map(({ tag }) => `<${tag} seed="3"></${tag}>`).join('');
    // Its puzzles come in files of their own.
    const all = `${games}<space-crack-map seed="3" puzzle="2-5"></space-crack-map>`;
    const unknowing: Record<string, Answer> = {};
    for (const [path, board] of Object.entries(UNKNOWING)) {
      const given =
        path === '/property' ? `<script>window.given = { rings: 3, names: 'Ada Ben' }</script>` : '';
      unknowing[path] = { body: page(given + (await onServer(board)), 'hydrating') };
    }
    const pages = {
      ...app,
      ...hydrating,
      ...unsupported,
      ...unknowing,
      ...every,
      '/every': { body: page(await onServer(staticHtml`${unsafeStatic(all)}`), 'every') },
      '/other': { body: page(rendered.replace('position="2:', 'rings="3" data-was="2:'), 'hydrating') },
      '/unsupported': { body: page(rendered, 'unsupported') },
      '/': { body: page('<star-board rings="2"></star-board>', 'app'), policy: POLICY },
      '/server': { body: page(rendered, 'hydrating') },
      '/server-alone': { body: page(rendered, 'app') },
    };
    host = await serve(pages, (path) => !hasGame && /\/adapter-[^/]*$/.test(path));
    tab = await engine.newPage();
    reader = new Reader(tab);
    await tab.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  const pictures = (): Promise<number> =>
    tab.evaluate(
      () => document.querySelector('star-board')?.shadowRoot?.querySelectorAll('svg.picture').length ?? 0,
    );

  it('plays a whole game under a policy that allows lit-html’s and its own scripts', async () => {
    await tab.goto(`${host.url}/`);
    await reader.ready();
    for (const node of NODES) await reader.pick(node);
    expect(await reader.record()).toBe(`star/1 rings=2 | ${NODES.join(' ')}`);
  });

  it('asks for the menu’s chunk when it is first used', async () => {
    await tab.goto(`${host.url}/`);
    await reader.ready();
    const asked = (): string[] => host.asked.filter((path) => path.includes('menu-content'));
    host.asked.length = 0;
    await reader.pick('S10');
    expect(asked()).toEqual([]);
    await tab.evaluate(() =>
      document.querySelector('star-board')?.shadowRoot?.querySelector<HTMLElement>('[name=menu]')?.click(),
    );
    await tab.evaluate(async () => {
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      for (let looks = 0; looks < 200 && !root.querySelector('dialog[open]'); looks++)
        await new Promise(requestAnimationFrame);
    });
    expect(asked()).toHaveLength(1);
  });

  it('shows a server’s board before any script, and keeps its nodes when it hydrates', async () => {
    expect(rendered.match(/class="piece seat/g)).toHaveLength(2);
    await tab.goto(`${host.url}/server`);
    await reader.ready();
    expect(await tab.evaluate(() => (window as unknown as { kept(): Promise<boolean> }).kept())).toBe(true);
    expect(await pictures()).toBe(1);
    await reader.pick('S10');
    expect(await reader.record()).toMatch(/\| S10$/);
  });

  const kept = (): Promise<boolean> =>
    tab.evaluate(() => (window as unknown as { kept(): Promise<boolean> }).kept());

  const errors = (): Promise<string[]> =>
    tab.evaluate(() => (window as unknown as { errors: string[] }).errors);

  it('does so with every element', async () => {
    await tab.goto(`${host.url}/every`);
    await reader.ready();
    expect(
      await tab.evaluate(() => (window as unknown as { drawnAnew(): Promise<string[]> }).drawnAnew()),
    ).toEqual([]);
    expect(await errors()).toEqual([]);
  });

  it('hydrates as the server drew it, then takes up a remembered game', async () => {
    for (const picked of ['S10', 'T10']) {
      await tab.goto(`${host.url}/remembers`);
      await reader.ready();
      expect(await kept()).toBe(true);
      await reader.pick(picked);
    }
    expect(await reader.record()).toBe('star/1 rings=2 | S10 T10');
    expect(await reader.status()).toMatch(/Blue’s turn/);
    expect(await errors()).toEqual([]);
  });

  it('and the game in the address', async () => {
    await tab.goto(`${host.url}/hash#planisphere=${encodeURIComponent('star/1 rings=2 | S10')}`);
    await reader.ready();
    expect(await kept()).toBe(true);
    expect(await reader.status()).toMatch(/Red’s turn/);
    await reader.pick('T10');
    expect(await reader.record()).toBe('star/1 rings=2 | S10 T10');
    expect(await errors()).toEqual([]);
  });

  it('and the link from a refusal to its rule', async () => {
    await tab.goto(`${host.url}/refused`);
    await reader.ready();
    expect(await kept()).toBe(true);
    const link = await tab.evaluate(
      () =>
        document.querySelector('star-board')?.shadowRoot?.querySelector<HTMLAnchorElement>('.note a')?.href,
    );
    expect(link).toBe(`${host.url}/rules#S1`);
    expect(await errors()).toEqual([]);
  });

  it('and what the page set meanwhile', async () => {
    await tab.goto(`${host.url}/property`);
    await reader.ready();
    expect(await reader.status()).toMatch(/Ada’s turn/);
    await reader.pick('S10');
    expect(await reader.record()).toBe('star/1 rings=3 | S10');
    expect(await pictures()).toBe(1);
    expect(await errors()).toEqual([]);
  });

  it('draws a server’s board anew where the support came too late for its Lit', async () => {
    await tab.goto(`${host.url}/unsupported`);
    await reader.ready();
    expect(await pictures()).toBe(1);
    await reader.pick('S10');
    expect(await reader.record()).toMatch(/\| S10$/);
    expect(await errors()).toEqual([]);
  });

  it('draws a server’s board anew where it is not what the page’s own would be', async () => {
    await tab.goto(`${host.url}/other`);
    await reader.ready();
    expect(await pictures()).toBe(1);
    await reader.pick('S10');
    expect(await reader.record()).toBe('star/1 rings=3 | S10');
    expect(await errors()).toEqual([]);
  });

  it('shows a server’s board and a sentence where the game cannot be had, and plays once it can', async () => {
    hasGame = false;
    await tab.goto(`${host.url}/server`);
    const told = (): Promise<string | undefined> =>
      tab.evaluate(() =>
        document.querySelector('star-board')?.shadowRoot?.querySelector('.missing')?.textContent.trim(),
      );
    await until(async () => (await told()) === 'This board could not be loaded yet. It will try again.');
    expect(await pictures()).toBe(1);
    hasGame = true;
    // Firefox remembers for the life of a page that a module could not be had.
    if (name === 'firefox') return;
    await until(async () => (await told()) === undefined);
    await reader.ready();
    expect(await pictures()).toBe(1);
    await reader.pick('S10');
    expect(await reader.record()).toMatch(/\| S10$/);
  });

  it('makes a server’s board its own where nobody hydrates it', async () => {
    await tab.goto(`${host.url}/server-alone`);
    await reader.ready();
    expect(await pictures()).toBe(1);
    await reader.pick('S10');
    expect(await reader.record()).toMatch(/\| S10$/);
  });
});
