// Measures whether the page drops frames while bots think: `node scripts/bench-frames.mjs [--seconds 10] [--write]`.
// On a board of ten rings the search plays itself without a pause, in a worker and with workers forbidden;
// beside it the same page with nobody to move, which tells what the machine drops by itself.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { loadPerCore, whyNotKept } from './bench/busy.mjs';
import { openEngine } from './engines/index.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const BOARD = '<star-board rings="10" controls="minimal" bot-pace="0" ';
const CASES = [
  { name: 'nobody to move', seats: 'human human', policy: "worker-src 'self' blob:" },
  { name: 'in workers', seats: 'bot:steady bot:steady', policy: "worker-src 'self' blob:" },
  { name: 'workers forbidden', seats: 'bot:steady bot:steady', policy: "worker-src 'none'" },
];

function pageOf({ seats }) {
  const board = `${BOARD}seats="${seats}"></star-board>`;
  return `<!doctype html><title>frames</title><script src="/star-board.js" defer></script><div style="width:400px">${board}</div>`;
}

async function serve() {
  const script = await readFile(join(root, 'dist/star-board.js'));
  const server = createServer(({ url }, response) => {
    const found = CASES[Number(url.slice(1))];
    if (url === '/star-board.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (!found) response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html')
        .setHeader('content-security-policy', found.policy)
        .end(pageOf(found));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

/** Runs in the page: the first second loads and starts what thinks. */
async function start() {
  await document.querySelector('star-board').updateComplete;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Runs in the page: the gaps between frames for that many seconds, and the long tasks and moves meanwhile. */
async function watch(seconds) {
  const board = document.querySelector('star-board');
  const tasks = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map((entry) => entry.duration)),
  );
  observer.observe({ type: 'longtask' });
  const before = board.ply;
  const gaps = await new Promise((resolve) => {
    const found = [];
    let last;
    const end = performance.now() + seconds * 1000;
    const frame = (now) => {
      if (last !== undefined) found.push(now - last);
      last = now;
      if (now < end) globalThis.requestAnimationFrame(frame);
      else resolve(found);
    };
    globalThis.requestAnimationFrame(frame);
  });
  observer.disconnect();
  return { gaps, tasks, moves: board.ply - before };
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, share) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** A frame is dropped if the gap has room for another whole one. */
function figuresOf({ gaps, tasks, moves }) {
  const frame = quantile(gaps, 0.5);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
  return {
    frames: gaps.length,
    dropped,
    p99: quantile(gaps, 0.99),
    longest: Math.max(...gaps),
    tasks: tasks.length,
    moves,
  };
}

function tableOf(rows) {
  const line = ({ name, frames, dropped, p99, longest, tasks, busy, moves }) =>
    `| ${name} | ${frames} | ${dropped} | ${p99.toFixed(1)} | ${longest.toFixed(1)} | ${tasks} | ${(busy * 100).toFixed(0)} | ${moves} |`;
  return [
    '| `steady` thinks | frames | dropped | 99% of gaps, ms | longest gap, ms | tasks over 50 ms | page busy, % | moves |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(line),
  ].join('\n');
}

async function measure(seconds) {
  const server = await serve();
  const engine = await openEngine('chromium', { media: { reducedMotion: true } });
  try {
    const rows = [];
    for (const [i, { name }] of CASES.entries()) {
      const page = await engine.newPage();
      await page.goto(`http://localhost:${server.address().port}/${i}`);
      const metrics = await page.createCDPSession();
      // The time that the thread had, so that other programs on the machine do not count.
      await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
      const work = async () =>
        (await metrics.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
          .value;
      await page.evaluate(start);
      const before = await work();
      const watched = await page.evaluate(watch, seconds);
      rows.push({ name, ...figuresOf(watched), busy: ((await work()) - before) / seconds });
      await page.close();
    }
    return rows;
  } finally {
    await engine.close();
    server.closeAllConnections();
    server.close();
  }
}

function fail(why) {
  console.error(why);
  process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
  });
  const why = values.write && whyNotKept({ load: loadPerCore() });
  if (why) return fail(why);
  const table = tableOf(await measure(Number(values.seconds)));
  const text = `# Frames while bots think

This page shows how smoothly a page runs while a bot thinks. You need it if your page must not stutter, or if its policy forbids workers. Bots think in a worker if they may, so that the page only has to show their moves. If a policy forbids workers, the bot thinks in the page, 4 ms at a time with frames in between.

\`node scripts/bench-frames.mjs --write\` wrote this page from what \`npm run build\` makes. In headless Chromium, the \\*Star bot \`steady\` plays itself without a pause on a board of 10 rings, for ${values.seconds} s per row. In the first row nobody is to move, so it shows how many frames the machine drops without a bot.

- **dropped** counts frames that are missing. A gap is the time between two frames. A frame is missing if a gap has room for another whole one.
- **page busy** is the share of the time in which the page’s own thread worked, by the clock of that thread. What other programs do on the machine does not count.

${table}
`;
  console.log(table);
  if (values.write) await writeFile(join(root, 'docs/frames.md'), text);
}

main().catch((error) => {
  fail(error.code === 'ENOENT' ? `${error.message}\nRun npm run build first.` : error);
});
