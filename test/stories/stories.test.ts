/** Every story of the built Storybook: it renders, says nothing on the console, and axe finds no fault in it. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Media, type Page } from '../../scripts/engines/index.mjs';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const BOOK = join(TOP, '.cache/storybook');
const AXE = readFileSync(join(TOP, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(BOOK, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const all = Object.values(entries);

function served(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    try {
      const body = readFileSync(join(BOOK, pathname.replaceAll('..', '')));
      const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
      return response.setHeader('content-type', type).end(body);
    } catch {
      return response.writeHead(404).end();
    }
  });
}

/** Shows a story in the place of the last one, and waits for the addon's own run of axe; runs in the page. */
async function show(storyId: string): Promise<void> {
  interface Channel {
    once(event: string, listener: () => void): void;
    emit(event: string, what: object): void;
  }
  const channel = (): Channel | undefined => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const isReady = (): boolean => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined;
  while (!isReady() || !channel()) await new Promise(requestAnimationFrame);
  await new Promise<void>((shown) => {
    channel()?.once('storyFinished', shown);
    channel()?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** The boards and text of a story once everything in it has settled; runs in the page. */
async function look(isDocs: boolean): Promise<{ readonly boards: number; readonly text: string }> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const root = (): Element | null => document.querySelector(isDocs ? '#storybook-docs' : '#storybook-root');
  const boards = (): Element[] =>
    // A board that waits for its turn in a set is not there yet.
    [...(root()?.querySelectorAll('*') ?? [])].filter((each) => 'settled' in each && each.checkVisibility());
  while (boards().length === 0) await frame();
  for (const board of boards()) await (board as unknown as { settled: Promise<void> }).settled;
  // A docs page draws its table after its stories.
  while (isDocs && !root()?.querySelector('.docblock-argstable-body tr')) await frame();
  await frame();
  return { boards: boards().length, text: (root() as HTMLElement).innerText };
}

/** The words that a docs page lets one choose for an attribute; runs in the page. */
function offered(attribute: string): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable-body tr')];
  const row = rows.find(({ cells }) => cells[0]?.innerText === attribute);
  return [...(row?.querySelectorAll('input') ?? [])].map(({ value }) => value);
}

/** The faults that axe finds in it; runs in the page. */
async function faults(): Promise<readonly string[]> {
  const { axe } = window as unknown as {
    axe: {
      run(
        root: string,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>;
    };
  };
  // A story is part of a page: it needs no landmarks and no heading of its own.
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
  const { violations } = await axe.run('#storybook-root', { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}

interface Round {
  readonly name: string;
  readonly media: Media;
  readonly stories: readonly Entry[];
}

const rounds: readonly Round[] = [
  { name: 'each story', media: { reducedMotion: true }, stories: all.filter(({ type }) => type === 'story') },
  {
    name: 'with forced colours',
    media: { reducedMotion: true, forcedColors: true },
    stories: all.filter(({ tags }) => tags.includes('forced-colours')),
  },
];

describe('the stories', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = served();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  describe.each(rounds)('$name', ({ media, stories }) => {
    let engine: Engine;
    let page: Page;
    const said: string[] = [];

    beforeAll(async () => {
      engine = await openEngine('chromium', { media });
      page = await engine.newPage();
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (/^(error|warn)/.test(message.type())) said.push(`${message.type()}: ${message.text()}`);
      });
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await page.evaluate(AXE);
    });
    afterAll(() => engine.close());

    it.each(stories.map((entry) => [`${entry.title}: ${entry.name}`, entry] as const))(
      '%s renders in silence, and axe finds no fault',
      async (_, { id, tags }) => {
        said.length = 0;
        await page.evaluate(show, id);
        const { boards } = await page.evaluate(look, false);
        expect(await page.evaluate(faults)).toEqual([]);
        expect(said.filter((line) => !(tags.includes('warns') && line.startsWith('warn')))).toEqual([]);
        if (tags.includes('several')) expect(boards).toBeGreaterThan(1);
        else expect(boards).toBe(1);
      },
    );
  });

  describe('the docs', () => {
    let engine: Engine;

    beforeAll(async () => {
      engine = await openEngine('chromium', { media: { reducedMotion: true } });
    });
    afterAll(() => engine.close());

    const docs = all.filter(({ type }) => type === 'docs');

    it.each([
      ['board-set', ['heading', 'hint-price', '::part(summary)', 'item-end', 'set-end']],
      ['board-steps', ['record', 'follow-scroll', '::part(bar)', 'step-change', 'step-end']],
    ])('of %s list its attributes and events from the manifest, and show every story', async (tag, names) => {
      const { id = '' } = docs.find(({ title }) => title === tag) ?? {};
      const page = await engine.newPage();
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
      const { boards, text } = await page.evaluate(look, true);
      for (const name of names) expect(text).toContain(name);
      const its = all.filter((entry) => entry.type === 'story' && entry.title === tag);
      expect(boards).toBeGreaterThanOrEqual(its.length);
      await page.close();
    });

    it.each(docs.filter(({ title }) => !/^board-/.test(title)).map((entry) => [entry.title, entry] as const))(
      'of %s list its attributes and events from the manifest, and show every story',
      async (title, { id }) => {
        const page = await engine.newPage();
        await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
        const { boards, text } = await page.evaluate(look, true);
        const choices = await page.evaluate(offered, 'controls');
        for (const name of [
          'record',
          'seats',
          '::part(controls)',
          'game-end',
          'move-refused',
          '--board-accent',
        ])
          expect(text).toContain(name);
        expect(choices).toEqual(['full', 'minimal', 'none']);
        const its = all.filter((entry) => entry.type === 'story' && entry.title === title);
        expect(boards).toBeGreaterThanOrEqual(its.length);
        await page.close();
      },
    );
  });
});
