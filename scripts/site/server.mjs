// Serves folders as a host for files does, and nothing else.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
};

/**
 * No script or style in the page, no policy for trusted types: the boards run under it as they do anywhere. Only
 * `require-trusted-types-for` is left out, which forbids every worker, so that bots think as on most pages. The width
 * of a figure is a style on its tag.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
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
const NAMES = /^(?:\/[\w@][\w.@-]*)*\/?$/;

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function fileAt(folder, pathname) {
  if (!NAMES.test(pathname)) return undefined;
  const path = join(folder, pathname);
  try {
    if (!(await stat(path)).isDirectory())
      return { content: await readFile(path), type: TYPES[extname(path)] };
    if (!pathname.endsWith('/')) return { moved: true };
    return { content: await readFile(join(path, 'index.html')), type: TYPES['.html'] };
  } catch (error) {
    if (!ABSENT.has(error.code)) throw error;
    return undefined;
  }
}

async function answer(folders, { method, url }) {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, content: 'Only for reading.', headers: { Allow: 'GET, HEAD' } };
  const { pathname } = new URL(url, 'http://localhost');
  const [under, folder] = folders.find(([begin]) => pathname.startsWith(begin)) ?? [];
  const file = under && (await fileAt(folder, pathname.slice(under.length - 1)));
  // A page elsewhere with code from here has its boards from here, or reads that there are none.
  const headers = /\/dist\//.test(pathname) ? { 'Access-Control-Allow-Origin': '*' } : {};
  if (file?.moved) return { status: 301, content: '', headers: { Location: `${pathname}/` } };
  if (file) return { status: 200, ...file, headers };
  return { status: 404, content: `There is nothing at ${pathname}.`, headers };
}

/**
 * Serves folders by where their addresses begin, which is a path that ends with a slash. `more` are headers of every
 * answer.
 */
export function fileServer(folders, more = {}) {
  const longestFirst = Object.entries(folders).sort(([a], [b]) => b.length - a.length);
  return createServer(async (request, response) => {
    let reply;
    try {
      reply = await answer(longestFirst, request);
    } catch (error) {
      console.error(error);
      reply = { status: 500, content: 'The server failed; its terminal says how.' };
    }
    const { status, content, type = 'text/plain; charset=utf-8', headers } = reply;
    response.writeHead(status, {
      ...HEADERS,
      ...more,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(content),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  });
}
