// Serves the files of the current folder, so that a page can load its modules.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { Complaint } from '../complaint.mjs';

export const summary = 'Serve this folder, so that you can play its page';

export const usage = `Usage: planisphere serve [--port <number>]

  --port   the port; by default a free one

Only this computer can open the address. Press Control and C to stop.`;

export const options = { port: { type: 'string', default: '0' } };

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The file at an address; undefined if it is outside the folder, hidden or missing. */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    return undefined;
  }
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(folder + sep) || path.includes('/.') || path.includes('\0')) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export function run(rest, { port }) {
  if (rest.length > 0 || !/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Complaint(`A port is a whole number up to 65535.\n\n${usage}`, 2);
  const folder = process.cwd();
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file) return response.writeHead(404).end();
    response.setHeader(
      'content-type',
      `${TYPES[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`,
    );
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', ({ code }) =>
      reject(
        new Complaint(
          code === 'EADDRINUSE' ? `Port ${port} is taken.` : `Port ${port} cannot be used: ${code}.`,
        ),
      ),
    );
    server.listen(Number(port), '127.0.0.1', () => {
      console.log(`http://127.0.0.1:${server.address().port}/ (press Control and C to stop)`);
      resolve(0);
    });
  });
}
