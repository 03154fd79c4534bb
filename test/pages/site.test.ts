/** Our own site, as `npm start` serves it and as it stands in a folder of another host. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { fileServer } from '../../scripts/site/server.mjs';
import { until } from './site.js';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(TOP, 'site/dist');
/** Axe, to be run in a page. */
const AXE = readFileSync(join(TOP, 'node_modules/axe-core/axe.min.js'), 'utf8');
const UNDER = '/of/a/host/';
const KB = 1024;

/**
 * Stands in for npm: a process that runs a shell that runs the script. Like npm, it ends without ending its children.
 */
const NPM = `
  const { spawn } = require('node:child_process');
  const child = spawn('sh', ['-c', 'node scripts/start.mjs; exit $?'], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code));
`;

const server = fileServer({ [UNDER]: FOLDER });
let npm: ChildProcess;
let address = '';
let site = '';
let engine: Engine;

async function printedBy(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  for (;;) {
    const [found] = /http:\/\/localhost:\S+/.exec(printed) ?? [];
    if (found !== undefined) return found;
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  }
}

beforeAll(async () => {
  npm = spawn(process.execPath, ['-e', NPM], {
    cwd: TOP,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await printedBy(npm);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}${UNDER}`;
  engine = await openEngine('chromium');
}, 300_000);

afterAll(async () => {
  await engine.close();
  server.closeAllConnections();
  server.close();
  npm.kill('SIGKILL');
});

/** All pages, by their paths in the site. */
const pages = (): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !/^(?:dist\/|404)/.test(name));

const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');

interface Visit {
  readonly page: Page;
  readonly said: string[];
}

async function visit(path: string, size = { width: 1280, height: 900 }): Promise<Visit> {
  const page = await engine.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.setViewport(size);
  await page.goto(site + path);
  return { page, said };
}

/** Where the page has asked for something, itself first. */
const askedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name)),
  );

/** Waits for the boards of a page. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    type Board = HTMLElement & { settled?: Promise<unknown> };
    for (const board of document.querySelectorAll<Board>(
      'star-board, rotation-puzzle, constellation-board, bugcatcher-grid, space-crack-map',
    )) {
      await customElements.whenDefined(board.localName);
      await board.settled;
    }
  });

describe('a page of the site, in a folder of a host', () => {
  // One of each kind.
  it.each([
    'index.html',
    'play/index.html',
    'play/star.html',
    'learn/index.html',
    'learn/rotation.html',
    'puzzles/index.html',
    'puzzles/make.html',
    'rules/index.html',
    'rules/star.html',
    'bots/star.html',
    'notation/star.html',
    'guides/embedding.html',
    'guides/markdown.html',
    'reference/index.html',
    'reference/star-board.html',
    'reference/board-steps.html',
    'reference/events.html',
    'reference/core.html',
    'reference/star-board-sentences.html',
    'decisions/index.html',
    'project/contributing.html',
    'overview.html',
    'changelog.html',
  ])('says nothing on the console, asks no other host, and suits every reader: %s', async (path) => {
    const { page, said } = await visit(path);
    await settled(page);
    const asked = await askedBy(page);
    expect(asked.filter((one) => !/^(?:data|blob):/.test(one) && !one.startsWith(site))).toEqual([]);
    const width = await page.evaluate(
      () => document.querySelector('main')?.getBoundingClientRect().width ?? 0,
    );
    expect(width, 'a text has room for its lines').toBeGreaterThan(500);
    await page.evaluate(AXE);
    const faults = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            what: object,
            how: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const found: string[] = [];
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset['theme'] = theme;
        // Boards have tests of their own.
        const exclude = [
          'star-board',
          'rotation-puzzle',
          'constellation-board',
          'bugcatcher-grid',
          'space-crack-map',
        ];
        const { violations } = await axe.run({ include: ['html'], exclude }, { resultTypes: ['violations'] });
        for (const { id, nodes } of violations)
          found.push(...nodes.map(({ html }) => `${theme} ${id}: ${html}`));
      }
      return found;
    });
    expect(faults).toEqual([]);
    await page.setViewport({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(said).toEqual([]);
    await page.close();
  });

  it('leads nowhere that is not there', () => {
    const places = new Map(
      pages().map((path) => [
        path,
        new Set([...textOf(path).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)),
      ]),
    );
    const files = new Set(
      readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
    );
    const lost = pages().flatMap((path) =>
      [...textOf(path).matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
        if (/^(?:[a-z]+:|\/\/)/i.test(link)) return [];
        const { origin, pathname, hash } = new URL(
          link.replaceAll('&amp;', '&'),
          `https://site.example/${path}`,
        );
        const target = decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
        if (link.startsWith('/') || origin !== 'https://site.example' || !files.has(target))
          return [`${path}: ${link}`];
        const place = decodeURIComponent(hash.slice(1));
        const isThere = place === '' || place.startsWith('planisphere=') || places.get(target)?.has(place);
        return isThere ? [] : [`${path}: ${link}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('the front page', () => {
  it('weighs less than 150 KB until a reader wakes a board, and moves nothing when one wakes', async () => {
    const { page } = await visit('index.html');
    const files = (await askedBy(page)).map((one) => one.slice(site.length));
    const bytes = files.map((path) => gzipSync(readFileSync(join(FOLDER, path))).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(150 * KB);
    expect(files.filter((path) => path.startsWith('dist/'))).toEqual([]);
    const place = await page.evaluate(() => {
      const { left, top, width, height } = (
        document.querySelector('.plate:nth-child(2) .place') as Element
      ).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, height };
    });
    await page.mouse.move(place.x, place.y);
    await until(() =>
      page.evaluate(() => {
        const at = document.querySelector('.plate:nth-child(2) .place') as Element;
        return !at.querySelector('a') && at.querySelector('star-board') !== null;
      }),
    );
    const height = await page.evaluate(
      () => (document.querySelector('.plate:nth-child(2) .place') as Element).getBoundingClientRect().height,
    );
    expect(Math.abs(height - place.height)).toBeLessThan(1);
    await page.close();
  });

  it('has code that makes a board of any page', async () => {
    const { page } = await visit('index.html');
    const code = await page.evaluate(() => document.querySelector('.own-address')?.textContent ?? '');
    await page.evaluate((html: string) => {
      const inner = document.createRange().createContextualFragment(html);
      document.body.replaceChildren(inner);
    }, code);
    await settled(page);
    expect(
      await page.evaluate(() => document.querySelector('rotation-puzzle')?.shadowRoot?.textContent ?? ''),
    ).toMatch(/\d{4}|Today/);
    await page.close();
  });
});

describe('the page of a game', () => {
  it('opens the game in its address until another is tried, and says what a page pastes', async () => {
    const record = 'rotation/1 from=HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
    const { page } = await visit(`play/rotation.html#planisphere=${encodeURIComponent(record)}`);
    await settled(page);
    const shown = await page.evaluate(async () => {
      const board = document.querySelector('rotation-puzzle') as HTMLElementTagNameMap['rotation-puzzle'];
      const linked = board.record;
      const code = document.querySelector('.paste code')?.textContent;
      const tries = [...document.querySelectorAll<HTMLElement>('.tries button')];
      tries.find(({ textContent }) => textContent === 'First steps')?.click();
      await board.updateComplete;
      return { linked, code, tried: board.record, then: document.querySelector('.paste code')?.textContent };
    });
    expect(shown.linked).toBe(record);
    expect(shown.code).toContain(`src="${site}dist/cdn/planisphere.js"`);
    expect(shown.code).toContain(`<rotation-puzzle record="${record}">`);
    expect(shown.tried).not.toBe(record);
    expect(shown.then).toContain('<rotation-puzzle puzzle="1-1">');
    await page.close();
  });
});

describe('a figure of the rules', () => {
  it('leads to the page of the game, where its position is played on against a bot', async () => {
    const { page, said } = await visit('rules/star.html');
    const figures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('figcaption a')]
        .filter(({ textContent }) => textContent === 'Play from here')
        .map((link) => {
          const figure = link.closest('figure') as HTMLElement;
          const position = figure.querySelector('star-board')?.getAttribute('position') ?? '';
          return { href: link.href, position, caption: figure.textContent };
        }),
    );
    const records = figures.map(({ href }) => decodeURIComponent(new URL(href).hash));
    expect(records).toEqual(figures.map(({ position }) => `#planisphere=star/1 from=${position}`));
    const { href = '', position = '' } =
      figures.find(({ caption }) => caption.includes('Red’s stands')) ?? {};
    await page.goto(href);
    await settled(page);
    const played = await page.evaluate(() => {
      const { record, seats, toAct } = document.querySelector(
        'star-board',
      ) as HTMLElementTagNameMap['star-board'];
      return { record, seats, toAct };
    });
    expect(played).toEqual({ record: `star/1 from=${position}`, seats: 'bot:easy human', toAct: [1] });
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('the reference', () => {
  it('has an example that shows the row that is chosen, and runs what a reader writes there', async () => {
    const { page, said } = await visit('reference/star-board.html');
    const shown = await page.evaluate(async () => {
      const board = (): HTMLElementTagNameMap['star-board'] =>
        document.querySelector('.example star-board') as HTMLElementTagNameMap['star-board'];
      const rows = [...document.querySelectorAll<HTMLElement>('.reference tr button')];
      const choose = (name: string): void => rows.find(({ textContent }) => textContent === name)?.click();
      await customElements.whenDefined('star-board');
      choose('look');
      await board().updateComplete;
      const { look } = board();
      choose('panel');
      await board().updateComplete;
      const panel = board().shadowRoot?.querySelector('[part~=panel]') as Element;
      const outline = getComputedStyle(panel).outlineStyle;
      const text = document.querySelector('.example textarea') as HTMLTextAreaElement;
      text.value = '<star-board rings="3"></star-board>';
      text.dispatchEvent(new Event('input'));
      await board().updateComplete;
      board().play('S30');
      const fired = [...document.querySelectorAll<HTMLTableRowElement>('tr.fired')];
      return { look, outline, rings: board().rings, fired: fired.map(({ cells }) => cells[0]?.textContent) };
    });
    expect(shown).toEqual({ look: 'mesh', outline: 'solid', rings: 3, fired: ['game-start', 'game-change'] });
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('a method in the reference', () => {
  it('can be run, one call after the other, and says what it returns', async () => {
    const { page, said } = await visit('reference/star-board.html');
    const returned = (name: string): Promise<string> =>
      page.evaluate(async (label: string) => {
        const button = document.querySelector(`[aria-label="Run ${label}"]`) as HTMLButtonElement;
        const output = button.nextElementSibling as HTMLOutputElement;
        button.click();
        while (output.textContent === '') await new Promise(requestAnimationFrame);
        return output.textContent;
      }, name);
    expect(await returned('play')).toBe('{ ok: true, value: 44 }');
    expect(await returned('undo')).toBe('{ ok: true, value: 43 }');
    expect(await returned('redo')).toBe('{ ok: true, value: 44 }');
    expect(await returned('save')).toMatch(/^\{ ok: true, value: 'star\/1 rings=6 \| .*…' \}$/);
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('a guide', () => {
  it('has a tab for each host, and an address leads to its own', async () => {
    const { page } = await visit('guides/embedding.html#hugo');
    const open = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.choices > section')]
          .filter((section) => section.checkVisibility({ contentVisibilityAuto: true }) && !section.hidden)
          .map((section) => section.ariaLabel ?? ''),
      );
    await until(() => page.evaluate(() => document.querySelector('[role=tab]') !== null));
    expect(await open()).toEqual(['Hugo']);
    await page.evaluate(() => {
      const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
      tab?.focus();
    });
    await page.keyboard.press('ArrowRight');
    expect(await open()).toEqual(['Jekyll']);
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=tab]')?.click());
    expect(await open()).toEqual(['WordPress', 'Administrator or editor']);
    await page.close();
  });
});

describe('the search', () => {
  it('opens with a slash, and finds a rule by what it says', async () => {
    const { page } = await visit('guides/index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('swap stone colour');
    await until(() => page.evaluate(() => document.querySelector('.search li') !== null));
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.search a')].map((link) => (link as HTMLAnchorElement).href),
    );
    expect(found).toContain(`${site}rules/star.html#S8`);
    await page.evaluate(() => {
      const input = document.querySelector('.search input') as HTMLInputElement;
      input.value = 'undo';
      input.dispatchEvent(new Event('input'));
    });
    await until(() =>
      page.evaluate(
        () => document.querySelector('.search li')?.textContent?.toLowerCase().includes('undo') === true,
      ),
    );
    const [first = ''] = await page.evaluate(() =>
      [...document.querySelectorAll('.search a')].map((link) => (link as HTMLAnchorElement).href),
    );
    expect(first, 'guides come before what only contributors read').toMatch(/\/(?:guides|reference|rules)\//);
    await page.close();
  });
});

describe('npm start', () => {
  it('serves the site until npm is killed', async () => {
    expect((await fetch(address)).status).toBe(200);
    // The pipe closes when the last of the three has gone.
    const gone = once(npm.stdout as NonNullable<ChildProcess['stdout']>, 'close');
    npm.kill('SIGKILL');
    await gone;
    await expect(fetch(address)).rejects.toThrow();
  });
});
