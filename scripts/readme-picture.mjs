// Takes docs/boards.webp, the picture of the README: a game of *Star in which a move was just refused, and a board of each
// other game. It shows what dist/ holds, so build first.
//
//   node scripts/readme-picture.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEngine } from './engines/index.mjs';
import { gamesIn } from './gallery/games.mjs';
import { ROOT } from './load.mjs';

/** Where each game is shown: one of the gallery's boards to try, by its name. */
const SHOWN = {
  star: 'Middle game',
  rotation: 'First steps',
  'space-crack': 'Middle game',
  bugcatcher: 'A whole match',
  constellation: 'Middle game',
};
const SIZE = { width: 1000, height: 600, deviceScaleFactor: 1.5 };
/** A cell of *Star with a stone on it, as a part of the board's width and height. */
const TAKEN = { x: 0.43, y: 0.36 };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function figure({ game, tag, name, tries }) {
  const { attributes } = tries.find((one) => one.name === SHOWN[game]);
  const given = Object.entries({
    ...attributes,
    ...(game === 'star' ? {} : { controls: 'none', readonly: '' }),
  }).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<figure class="${game}"><${tag} ${given.join(' ')}></${tag}><figcaption>${name}</figcaption></figure>`;
}

const games = await gamesIn(ROOT);
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<script src="${pathToFileURL(join(ROOT, 'dist/planisphere.js'))}"></script>
<style>
  :root { color-scheme: light; background: #fff; font: 15px/1.4 system-ui, sans-serif; }
  body { margin: 12px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; align-items: end; }
  figure { margin: 0; text-align: center; color: #16223c; }
  .star { grid-column: 1 / -1; padding: 0 120px; }
  figcaption { margin-top: 6px; }
</style>
${games.map(figure).join('\n')}
</html>`;

const folder = mkdtempSync(join(tmpdir(), 'planisphere-picture-'));
const engine = await openEngine('chromium', { media: { reducedMotion: true } });
try {
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  const tab = await engine.newPage();
  await tab.setViewport(SIZE);
  await tab.goto(pathToFileURL(file).href);
  const taken = await tab.evaluate(async ({ x, y }) => {
    await Promise.all([...document.querySelectorAll('figure > :first-child')].map((board) => board.settled));
    const board = document.querySelector('star-board').shadowRoot.querySelector('[part~=board]');
    const { left, top, width, height } = board.getBoundingClientRect();
    return { x: left + x * width, y: top + y * height };
  }, TAKEN);
  await tab.mouse.click(taken.x, taken.y);
  await tab.mouse.move(0, 0);
  // The chart of the score is drawn when the page has nothing else to do.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  await tab.screenshot({ path: join(ROOT, 'docs/boards.webp'), type: 'webp', quality: 60, fullPage: true });
} finally {
  await engine.close();
  rmSync(folder, { recursive: true });
}
