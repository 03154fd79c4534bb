// Serves those files of the project that the gallery may show, as a browser wants them; reads nothing else.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { transform } from 'esbuild';

import { PUBLISHED } from '../build/published.mjs';
import { gamesIn } from './games.mjs';
import { rulesPage } from './rules-page.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * No script or style in the page, no policy for trusted types: the boards run under it as they do anywhere.
 * Only `require-trusted-types-for` is left out, which forbids every worker, so that bots think as on most pages.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
};

/** Each part of a path is a plain name: no step upward, no hidden file, no drive. */
const NAMES = /^(?:\/[\w@][\w.@-]*)+$/;

/** The file behind an address, or undefined if there is none to show. */
export function fileFor(root, pathname) {
  const path = pathname === '/' ? '/index.html' : pathname;
  if (!NAMES.test(path) || !TYPES[extname(path)]) return undefined;
  return /^\/(?:compose|dist|docs)\//.test(path) ? join(root, path) : join(root, 'dev', path);
}

function isAbsent(error) {
  return ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code);
}

/** Reads a file for the browser. The composers' small tools, which the gallery shares, are compiled from TypeScript. */
async function contentOf(file) {
  const source = file.replace(/\.js$/, '.ts');
  if (source === file || !existsSync(source)) return readFile(file);
  const { code } = await transform(await readFile(source, 'utf8'), { loader: 'ts', target: 'es2022' });
  return code;
}

async function answer(root, published, { method, url }) {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Only for reading.', headers: { Allow: 'GET, HEAD' } };
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/rules.html')
    return { status: 200, ...(await rulesPage(root, searchParams.get('game') ?? '')) };
  if (pathname === '/games.json')
    return { status: 200, type: TYPES['.json'], text: JSON.stringify(await gamesIn(root)) };
  if (pathname === '/published.json')
    return { status: 200, type: TYPES['.json'], text: JSON.stringify({ address: published || undefined }) };
  const file = fileFor(root, pathname);
  // A page elsewhere with the gallery's embed code has its boards from here, or reads that there are none.
  const headers = pathname.startsWith('/dist/') ? { 'Access-Control-Allow-Origin': '*' } : {};
  try {
    if (file) return { status: 200, type: TYPES[extname(file)], text: await contentOf(file), headers };
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
  return { status: 404, text: `There is nothing at ${pathname}.`, headers };
}

/**
 * Serves the gallery at `/`, its games as `/games.json`, where the boards are published, if they are, as
 * `/published.json`, and `compose`, `dist` and `docs` beside it. `more` are headers of every answer.
 */
export function galleryServer(root, more = {}, published = PUBLISHED ?? '') {
  return createServer(async (request, response) => {
    let reply;
    try {
      reply = await answer(root, published, request);
    } catch (error) {
      console.error(error);
      reply = { status: 500, text: 'The gallery failed; its terminal says how.' };
    }
    const { status, text, type = 'text/plain; charset=utf-8', headers } = reply;
    response.writeHead(status, {
      ...HEADERS,
      ...more,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}
