// Measures how a page loads over a slow network: serves it as a content delivery network would, loads it into an empty
// browser, and tells what came and when. Who is on the page is not its matter.
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { getCertificate } from '@vitejs/plugin-basic-ssl';

import { ROOT } from '../build/slices.mjs';

/** A phone in a weak network: 1.6 Mbit/s down, 150 ms for a way there and back, a processor four times slower. */
const NETWORK = { download: 1.6e6 / 8, upload: 750e3 / 8, latency: 150 };
const SLOWER = 4;
const PHONE = { width: 412, height: 915 };
/** A page has settled if nothing was asked for and nothing came for so long. */
const SETTLED_MS = 1000;
const PATIENCE_MS = 30_000;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A page of a head and a body. */
export const pageOf = ({ head, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Board</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** Serves what `files` has by its path, and what the build made under `/dist/`, all of it by HTTP/2 and as gzip. */
export async function coldServer(files) {
  const zipped = new Map();
  async function answer(path) {
    if (!zipped.has(path)) {
      const text = files[path] ?? (path.startsWith('/dist/') && (await readFile(join(ROOT, path))));
      if (!text) throw new Error(`Nothing is served at ${path}.`);
      zipped.set(path, gzipSync(text, { level: 9 }));
    }
    return zipped.get(path);
  }
  const pem = await getCertificate(join(ROOT, '.cache/bench'), 'bench', ['localhost']);
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', async (stream, { ':path': path }) => {
    // A load that is given up takes its streams with it.
    stream.on('error', () => {});
    const body = await answer(path).catch(() => undefined);
    if (stream.destroyed) return;
    stream.respond({
      ':status': body ? 200 : 404,
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    stream.end(body ?? gzipSync(''));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { address: `https://localhost:${server.address().port}`, stop: () => server.close() };
}

/**
 * Keeps what the page fetches but itself: the bytes that came, how many requests there were, when the last one was
 * asked for or ended.
 */
function listen(session) {
  const traffic = { requests: 0, bytes: 0, open: new Set(), at: performance.now() };
  const isCounted = ({ type, request }) => type !== 'Document' && request.url.startsWith('http');
  session.on('Network.requestWillBeSent', (event) => {
    if (!isCounted(event)) return;
    traffic.requests++;
    traffic.open.add(event.requestId);
    traffic.at = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!traffic.open.delete(requestId)) return;
    traffic.bytes += encodedDataLength;
    traffic.at = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    if (traffic.open.delete(requestId)) traffic.failed = errorText;
  });
  return traffic;
}

/** Waits for the page's own report once nothing more comes. Asking earlier would cost the page time. */
async function settled(page, traffic) {
  const end = performance.now() + PATIENCE_MS;
  let told;
  while (performance.now() < end) {
    await sleep(100);
    if (traffic.failed) throw new Error(`A request failed: ${traffic.failed}.`);
    if (traffic.open.size > 0 || performance.now() - traffic.at < SETTLED_MS) continue;
    told = await page.evaluate(() => globalThis.told());
    if (told.seen.every(({ picture, move }) => picture && move)) return told;
  }
  throw new Error(`The page does not settle: ${JSON.stringify(told)}.`);
}

/**
 * One load of a page in a browser that has nothing of it yet. `watching` is a script that watches it.
 * @returns milliseconds from the request of the page until all its boards are seen (`picture`) and take a move (`move`);
 * KB and requests; and, of the way to the picture, when the last file had come and when the last tag was defined
 */
export async function measureCold(browser, url, watching) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    const session = await page.createCDPSession();
    await session.send('Security.setIgnoreCertificateErrors', { ignore: true });
    await session.send('Network.enable');
    await page.emulateNetworkConditions(NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluateOnNewDocument(watching);
    const traffic = listen(session);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const { seen, defined } = await settled(page, traffic);
    const ends = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd),
    );
    const picture = Math.max(...seen.map((one) => one.picture));
    return {
      picture,
      move: Math.max(...seen.map(({ move }) => move)),
      kb: traffic.bytes / 1024,
      requests: traffic.requests,
      came: Math.max(...ends.filter((end) => end < picture)),
      defined: Math.max(0, ...Object.values(defined)),
    };
  } finally {
    await context.close();
  }
}
