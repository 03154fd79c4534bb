// Takes pictures of all boards as the loader brings them, so that two builds can be compared: first sight, middle of a
// game, a refusal, a hint and the end, on two phones and a wide window, by day and by night. They show what dist/ has.
//
//   npm run shots                             into .cache/shots/now
//   npm run shots -- before                   into .cache/shots/before
//   npm run shots -- before --only star       of the boards whose tag holds this
//   npm run shots -- --compare before after   lists the pictures that differ
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEngine } from './engines/index.mjs';
import { games as all } from '../site/games/index.mjs';
import { ROOT } from './load.mjs';

const SHOTS = join(ROOT, '.cache/shots');

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 1100, height: 800 },
];
const LOOKS = { light: '#ffffff', dark: '#12161f' };

/** A golden playthrough begins with its record. */
function recordOf(game, name) {
  const text = readFileSync(join(ROOT, `test/${game}/playthroughs/${name}.txt`), 'utf8');
  return /^record: (.*)$/m.exec(text)[1];
}

/** What each game starts with, and a game that has ended. All that is drawn by chance has its seed. */
const GAMES = {
  star: { first: {}, end: { record: recordOf('star', 'counted') } },
  rotation: { first: { puzzle: '1-1' }, end: { record: recordOf('rotation', 'solved-at-par') } },
  'space-crack': { first: { seed: '7' }, end: { record: recordOf('space-crack', 'by-planets') } },
  bugcatcher: {
    first: { seed: '7', seats: 'human host', cols: '5', rows: '4' },
    end: { record: recordOf('bugcatcher', 'two-rounds-for-two'), viewer: 'all' },
  },
  constellation: { first: { seed: '7' }, end: { record: recordOf('constellation', 'wormholes') } },
};

/** No picture depends on when it is taken, or on chance. Timers go on. */
const STILL = `{
  const NOW = Date.UTC(2026, 0, 15, 12);
  const Real = Date;
  Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [NOW]));
    }
    static now() {
      return NOW;
    }
  };
  Math.random = () => 0.5;
  crypto.getRandomValues = (numbers) => numbers.fill(1);
}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function pageOf({ tag, attributes, look }) {
  const given = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Board</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: ${look}; background: ${LOOKS[look]}; font: 16px/1.4 sans-serif; }
  body { margin: 8px; color: ${look === 'dark' ? '#eef1f7' : '#1f2933'}; }
</style>
<script>${STILL}</script>
<script type="module" src="/dist/cdn/planisphere.js"></script>
<${tag} ${given.join(' ')}></${tag}>
</html>`;
}

/** Serves one page after another, and the build. */
async function serve() {
  const pages = [];
  const server = createServer(async ({ url }, response) => {
    const page = pages[Number(url.slice(1))];
    const body = page ?? (await readFile(join(ROOT, url)).catch(() => undefined));
    if (!body) return response.writeHead(404).end();
    const isScript = extname(url) === '.js';
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    return response.end(body);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const site = `http://127.0.0.1:${server.address().port}`;
  return {
    addressOf: (page) => `${site}/${pages.push(page) - 1}`,
    stop: () => server.close(),
  };
}

/** Taps one cell after another until a move is refused. */
async function haveRefused(tab, tag) {
  await tab.evaluate((name) => {
    const board = document.querySelector(name);
    board.addEventListener('move-refused', () => {
      globalThis.isRefused = true;
    });
    board.shadowRoot.querySelector('.chart[tabindex]')?.focus();
  }, tag);
  const cells = await tab.evaluate(
    (name) => document.querySelector(name).shadowRoot.querySelectorAll('[role=gridcell]').length,
    tag,
  );
  for (let at = 0; at < 2 * cells; at++) {
    const place = await tab.evaluate(
      (name, index) => {
        const all = document.querySelector(name).shadowRoot.querySelectorAll('[role=gridcell]');
        const cell = all[index % all.length];
        cell.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      },
      tag,
      at,
    );
    await tab.mouse.click(...place);
    if (
      await tab.evaluate((name) => document.querySelector(name).settled.then(() => globalThis.isRefused), tag)
    )
      break;
  }
  await tab.mouse.move(0, 0);
  await tab.evaluate(() => globalThis.scrollTo(0, 0));
}

/** Asks for a hint, as a reader does. */
const askForHint = (tab, tag) =>
  tab.evaluate(
    (name) =>
      new Promise((given) => {
        const board = document.querySelector(name);
        board.addEventListener('hint-given', () => given(), { once: true });
        board.shadowRoot.querySelector('button[name=hint]').click();
      }),
    tag,
  );

/** What a board does when the page is idle comes a little later: the picture is taken once it stays the same. */
async function takeWhenStill(tab, path) {
  let before;
  for (let same = 0; same < 3;) {
    await tab.evaluate(() => new Promise((soon) => setTimeout(soon, 150)));
    const now = Buffer.from(await tab.screenshot({ path, fullPage: true }));
    same = before?.equals(now) ? same + 1 : 0;
    before = now;
  }
}

async function take(name, only) {
  const folder = join(SHOTS, name);
  const games = all.filter(({ tag }) => tag.includes(only));
  if (games.length === 0) throw new Error(`No board's tag holds “${only}”.`);
  if (only === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await serve();
  const engine = await openEngine('chromium', { media: { reducedMotion: true } });
  try {
    for (const { tag, game, middle } of games) {
      const { first, end } = GAMES[game];
      const played = game === 'bugcatcher' ? first : middle;
      const moments = { first, middle, refusal: played, hint: played, end };
      for (const [moment, attributes] of Object.entries(moments))
        for (const look of Object.keys(LOOKS))
          for (const size of SIZES) {
            const tab = await engine.newPage();
            await tab.setViewport(size);
            await tab.goto(site.addressOf(pageOf({ tag, attributes, look })));
            await tab.evaluate(async (found) => {
              await globalThis.customElements.whenDefined(found);
              await document.querySelector(found).settled;
            }, tag);
            if (moment === 'refusal') await haveRefused(tab, tag);
            if (moment === 'hint') await askForHint(tab, tag);
            await takeWhenStill(tab, join(folder, `${game}-${moment}-${look}-${size.width}.png`));
            await tab.close();
          }
      console.log(`${tag}: .cache/shots/${name}/${game}-*.png`);
    }
  } finally {
    await engine.close();
    site.stop();
  }
}

/** How many pixels of two pictures differ; all of them where the sizes do. The browser decodes them. */
async function countDifferent(tab, files) {
  const addresses = files.map((file) => `data:image/png;base64,${readFileSync(file).toString('base64')}`);
  return tab.evaluate(async (given) => {
    const [one, other] = await Promise.all(
      given.map(async (address) => {
        const image = new globalThis.Image();
        image.src = address;
        await image.decode();
        const canvas = new globalThis.OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const drawn = canvas.getContext('2d');
        drawn.drawImage(image, 0, 0);
        return drawn.getImageData(0, 0, canvas.width, canvas.height);
      }),
    );
    if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
    const [pixels, others] = [one, other].map(({ data }) => new Uint32Array(data.buffer));
    return pixels.filter((pixel, at) => pixel !== others[at]).length;
  }, addresses);
}

async function compare(before, after) {
  const namesIn = (name) => readdirSync(join(SHOTS, name)).filter((file) => file.endsWith('.png'));
  const names = [...new Set([before, after].flatMap(namesIn))].sort();
  const engine = await openEngine('chromium');
  let different = 0;
  try {
    const tab = await engine.newPage();
    for (const name of names) {
      const missing = [before, after].find((folder) => !namesIn(folder).includes(name));
      const files = [before, after].map((folder) => join(SHOTS, folder, name));
      const count = missing ? 0 : await countDifferent(tab, files);
      if (missing) console.log(`${name}: not in ${missing}`);
      else if (count > 0) console.log(`${name}: ${count} pixels`);
      if (missing || count > 0) different++;
    }
  } finally {
    await engine.close();
  }
  console.log(`${different} of ${names.length} pictures differ.`);
  process.exitCode = different > 0 ? 1 : 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean' }, only: { type: 'string', default: '' } },
});

if (!values.compare) await take(positionals[0] ?? 'now', values.only);
else if (positionals.length === 2) await compare(...positionals);
else throw new Error('Name two folders: npm run shots -- --compare before after');
