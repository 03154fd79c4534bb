/** Sites to embed boards in: small servers, each an origin of its own, and the pages of strangers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '../../scripts/engines/index.mjs';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface Answer {
  /** A function makes it anew for each visit. */
  readonly body: string | Buffer | (() => string);
  readonly type?: string;
  readonly policy?: string;
}

export interface Site {
  readonly url: string;
  /** The paths asked for so far. */
  readonly asked: string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the given pages, and the package's dist under /dist/ to everybody; /dist@any/ is the same, for a cache that
 * knows nothing of it. `isCut`: a path that the network does not bring, or 404 for one that is no more there; while a
 * promise is open it has not answered yet.
 */
export async function serve(
  pages: Readonly<Record<string, Answer>>,
  isCut: (path: string) => boolean | 404 | Promise<boolean> = () => false,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = ((request.url ?? '/').split('?')[0] as string).replace(/^\/dist@[^/]*/, '/dist');
    asked.push(path);
    // As public networks for packages answer, for modules on pages elsewhere.
    if (path.startsWith('/dist/')) response.setHeader('access-control-allow-origin', '*');
    const cut = await isCut(path);
    if (cut) return response.writeHead(cut === true ? 503 : cut).end();
    if (path.startsWith('/dist/')) response.setHeader('cache-control', 'max-age=3600');
    const page = pages[path] ?? fromDist(path);
    if (!page) return response.writeHead(404).end();
    response.setHeader('content-type', `${page.type ?? 'text/html'}; charset=utf-8`);
    if (page.policy !== undefined) response.setHeader('content-security-policy', page.policy);
    return response.end(typeof page.body === 'function' ? page.body() : page.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function fromDist(path: string): Answer | undefined {
  if (!path.startsWith('/dist/') || path.includes('..')) return undefined;
  try {
    return {
      body: readFileSync(join(DIST, path.slice('/dist/'.length))),
      type: TYPES[extname(path)] ?? 'text/plain',
    };
  } catch {
    return undefined;
  }
}

export function single(name: string): string {
  return readFileSync(join(DIST, `${name}.js`), 'utf8');
}

/** The policy of a strict page: these inline scripts by their hashes, no styles, no Trusted Types policy. */
export function strictPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return `default-src 'none'; script-src ${hashes.join(' ')}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
}

export function pageWith(body: string, scripts: readonly string[]): string {
  const tags = scripts.map((script) => `<script>${script}</script>`).join('\n');
  return `<!doctype html><html lang="en"><title>A stranger's page</title><body>\n${body}\n${tags}\n</body></html>`;
}

/** The board of a page, or of the only frame in it, as its reader sees and touches it. */
export class Reader {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits, looking again and again, until the page says yes. */
  async until(expression: string): Promise<void> {
    const holds = await this.#page.evaluate(async (code: string) => {
      // The tests' own code runs outside the page's policy.
      for (let looks = 0; looks < 200; looks++) {
        if (document.querySelector(code)) return true;
        await new Promise((soon) => setTimeout(soon, 50));
      }
      return false;
    }, expression);
    if (!holds) throw new Error(`nothing in the page matches ${expression}`);
  }

  /** When a board has drawn itself and nothing is going on. */
  async ready(): Promise<void> {
    await this.until('star-board:defined');
    await this.#page.evaluate(async () => {
      for (const board of document.querySelectorAll('star-board')) await board.settled;
    });
  }

  /** A click on a cell's centre. */
  async pick(cell: string, nth = 0): Promise<void> {
    const at = await this.#page.evaluate(
      (name: string, index: number) => {
        const root = document.querySelectorAll('star-board')[index]?.shadowRoot as ShadowRoot;
        root.querySelector<HTMLElement>('.chart[tabindex]')?.focus();
        const node = [...root.querySelectorAll('[role=gridcell]')].find(
          (one) => one.getAttribute('aria-label')?.split(',')[0] === name,
        );
        node?.scrollIntoView({ block: 'center' });
        const box = (node as Element).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2] as [number, number];
      },
      cell,
      nth,
    );
    await this.#page.mouse.click(...at);
    await this.ready();
  }

  record(nth = 0): Promise<string> {
    return this.#page.evaluate(
      (index: number) => document.querySelectorAll('star-board')[index]?.record ?? '',
      nth,
    );
  }

  status(nth = 0): Promise<string> {
    return this.#page.evaluate((index: number) => {
      const board = document.querySelectorAll('star-board').item(index);
      return board.shadowRoot?.querySelector('.status')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    }, nth);
  }

  /** Plays the reader's moves until the game is over; taken cells are passed by. */
  async playOut(nth = 0): Promise<void> {
    for (const node of NODES) {
      if (/wins|draw/.test(await this.status(nth))) return;
      await this.pick(node, nth);
    }
  }
}

/** All nodes of a board of two rings. */
export const NODES = '*20 *21 S20 S21 T20 T21 A20 A21 R20 R21 *10 S10 T10 A10 R10'.split(' ');
export const WHOLE_GAME = `star/1 rings=2 | ${NODES.join(' ')}`;

export const BOARD = '<star-board rings="2"></star-board>';
export const AGAINST_BOT =
  '<star-board rings="2" seats="human bot:random" bot-pace="0" seed="4"></star-board>';

/** Counts the answers that workers give. */
export const WORKER_EAR = `window.answers = 0;
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', () => { window.answers++; });
  }
};`;

/** Keeps what the page's policy forbade, but for workers, which boards try to start, and the browser's own icon. */
export const POLICY_EAR = `window.forbidden = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
  const what = [violatedDirective, sample, blockedURI].join(' ');
  if (!/worker|favicon/i.test(what)) forbidden.push(what);
});`;

const PATIENCE_MS = 20_000;

/** Looks again and again until it is so. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  // Each look is a way to the browser and back, which gives the page its time.
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) if (await holds()) return;
  throw new Error(`still not so: ${holds.toString()}`);
}

/**
 * For a page in a frame: gives the grid's cells once they are there, which is by itself where the board is in view and
 * the page idle.
 */
export const WITH_CELLS = `const withCells = (board, act) => {
  const cells = [...(board.shadowRoot?.querySelectorAll('[role=gridcell]') ?? [])];
  if (cells.length > 0) act(cells);
  else requestAnimationFrame(() => withCells(board, act));
};`;
