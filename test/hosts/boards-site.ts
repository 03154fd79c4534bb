/**
 * A site of boards on an origin of its own, as anybody would put it on the web: what `planisphere oembed` writes, with
 * a page about one game that other sites can discover.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ROOT } from '../../scripts/build/slices.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The game that the site shows. */
export const RECORD = 'star/1 rings=2 | *20 S21';

export interface BoardsSite {
  readonly url: string;
  /** The page about the game, and the board alone. */
  readonly page: string;
  readonly embed: string;
  readonly picture: string;
  close(): Promise<void>;
}

/** Serves a folder to pages of any origin. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    response.setHeader('access-control-allow-origin', '*');
    // Browsers ask every site for it.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.setHeader('content-type', `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`);
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export async function startBoardsSite(): Promise<BoardsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'boards-'));
  const server = await serveFolder(folder);
  const { url } = server;
  const given = [RECORD, '--site', url, '-o', folder, '--with-boards', '--name', 'game'];
  execFileSync(process.execPath, [join(ROOT, 'bin/planisphere.mjs'), 'oembed', ...given]);
  return {
    url,
    page: `${url}/game.html`,
    embed: `${url}/embed/#star-board?record=${encodeURIComponent(RECORD)}`,
    picture: `${url}/game.png`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
