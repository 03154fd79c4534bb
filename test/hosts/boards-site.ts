/**
 * A site of boards on an origin of its own, as anybody would put it on the web: what the build made, with a page about
 * one game that other sites can discover by oEmbed.
 */
import { cpSync, createReadStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { DIST } from '../pages/site.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** The game that the site shows. */
export const RECORD = 'star/1 rings=2 | *20 S21';
/** One blue pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNQcSv4DwADLgHGGEYm7gAAAABJRU5ErkJggg==';

export interface BoardsSite {
  readonly url: string;
  /** The page about the game, and the board alone. */
  readonly page: string;
  readonly embed: string;
  readonly picture: string;
  close(): Promise<void>;
}

/** Files that any server could serve: a page with its discovery link, and the answer that it leads to. */
function writePage(folder: string, url: string, embed: string): void {
  const page = `${url}/game/`;
  const frame = `<blockquote class="wp-embedded-content"><a href="${page}">A game of *Star</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" src="${embed}" width="100%" height="600" frameborder="0" title="A game of *Star"></iframe>`;
  const answer = {
    version: '1.0',
    type: 'rich',
    title: 'A game of *Star',
    width: 600,
    height: 600,
    html: frame,
  };
  mkdirSync(join(folder, 'game'));
  writeFileSync(join(folder, 'game/oembed.json'), JSON.stringify(answer));
  writeFileSync(
    join(folder, 'game/index.html'),
    `<!doctype html><html lang="en"><title>A game of *Star</title>
<link rel="alternate" type="application/json+oembed" href="${page}oembed.json" title="A game of *Star">
<star-board record="${RECORD}"></star-board><script src="../star-board.js"></script></html>`,
  );
}

function serveFolder(folder: string): ReturnType<typeof createServer> {
  return createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    response.setHeader('access-control-allow-origin', '*');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.setHeader('content-type', `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`);
    return createReadStream(file).pipe(response);
  });
}

export async function startBoardsSite(): Promise<BoardsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'boards-'));
  cpSync(DIST, folder, { recursive: true });
  writeFileSync(join(folder, 'game.png'), PICTURE, 'base64');
  const server = serveFolder(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const embed = `${url}/embed/#star-board?record=${encodeURIComponent(RECORD)}`;
  writePage(folder, url, embed);
  return {
    url,
    page: `${url}/game/`,
    embed,
    picture: `${url}/game.png`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
}
