// Serves the files of the current folder, so that a page can load its modules.
import { realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, isAbsolute, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../complaint.mjs';
import { say } from '../terminal.mjs';

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

/** This package: pages need its files, and its folder may be a link. */
const PACKAGE = realpathSync(fileURLToPath(new URL('../../', import.meta.url)));

/** Whether a path goes through a name with a dot in front, or out of its folder. */
const isHidden = (path) => /(^|[/\\])\./.test(path);

/** Whether a file is in one of these folders and not hidden there. */
const isWithin = (file, folders) =>
  folders.some((folder) => {
    const path = relative(folder, file);
    return !isAbsolute(path) && !isHidden(path);
  });

/**
 * The folder of the package that a path below a folder goes into, by its real name: package managers link it from
 * elsewhere.
 */
function packageOf(folder, file) {
  const [name] = /^node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(relative(folder, file)) ?? [];
  return name === undefined ? [] : [realpathSync(join(folder, name))];
}

/** The file at an address; undefined if it is missing or hidden, or leads out of the folder. */
function fileFor(folder, url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]);
    const asked = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!isWithin(asked, [folder])) return undefined;
    const file = realpathSync(asked);
    return isWithin(file, [folder, PACKAGE, ...packageOf(folder, asked)]) && statSync(file).isFile()
      ? file
      : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response, status, sentence, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${sentence}\n`);
}

async function answer({ method, url, headers }, response, { folder, hosts }) {
  // A page of another site may have its own name lead here, and would then read what is served.
  if (!hosts.includes(headers.host)) return refuse(response, 403, `Open http://${hosts[0]}/ instead.`);
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(response, 405, 'Files can only be read here.', { allow: 'GET, HEAD' });
  const file = fileFor(folder, url);
  const handle = file && (await open(file).catch(() => undefined));
  if (!handle) return refuse(response, 404, 'There is no such file here.');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('content-type', `${type}; charset=utf-8`);
  // Whoever asked may hang up.
  await pipeline(handle.createReadStream(), response).catch(() => {});
}

export function run(rest, { port }) {
  if (rest.length > 0 || !/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Complaint(`A port is a whole number up to 65535.\n\n${usage}`, 2);
  const folder = realpathSync(process.cwd());
  const hosts = [];
  const server = createServer((request, response) => answer(request, response, { folder, hosts }));
  return new Promise((resolve, reject) => {
    server.on('error', ({ code }) =>
      reject(
        new Complaint(
          code === 'EADDRINUSE' ? `Port ${port} is taken.` : `Port ${port} cannot be used: ${code}.`,
        ),
      ),
    );
    server.listen(Number(port), '127.0.0.1', () => {
      const { port: own } = server.address();
      hosts.push(...['127.0.0.1', 'localhost'].map((name) => (own === 80 ? name : `${name}:${own}`)));
      say(`http://${hosts[0]}/ (press Control and C to stop)`);
      resolve(0);
    });
  });
}
