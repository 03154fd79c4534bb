// Takes the pictures of the docs. They show what dist/ holds, so build first.
//
//   docs/boards.webp   the README's: a game of *Star in which a move was just refused, and a board of each other game
//   docs/colours.webp  a board on pages of five colours
//
//   node scripts/pictures.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEngine } from './engines/index.mjs';
import { games } from '../site/games/index.mjs';
import { ROOT } from './load.mjs';

/** The board for each game's picture: one of the site's boards to try, by its name. */
const SHOWN = {
  star: 'Middle game',
  rotation: 'First steps',
  'space-crack': 'Middle game',
  bugcatcher: 'A whole match',
  constellation: 'Middle game',
};
/** A cell of *Star with a stone on it, as a part of the board's width and height. */
const TAKEN = { x: 0.43, y: 0.36 };

/** Pages with their ground and text. */
const PAGES = [
  ['#ffffff', '#1f2933'],
  ['#fbf3e0', '#3b2f2f'],
  ['#e3e3e3', '#333333'],
  ['#0a2a5e', '#f2f5ff'],
  ['#000000', '#eeeeee'],
];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function figure({ game, tag, name, tries }) {
  const { attributes } = tries.find((one) => one.name === SHOWN[game]);
  const given = Object.entries({
    ...attributes,
    ...(game === 'star' ? {} : { controls: 'none', readonly: '' }),
  }).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<figure class="${game}"><${tag} ${given.join(' ')}></${tag}><figcaption>${name}</figcaption></figure>`;
}

const pageOf = (style, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<script src="${pathToFileURL(join(ROOT, 'dist/planisphere.js'))}"></script>
<style>
  :root { color-scheme: light; font: 15px/1.4 system-ui, sans-serif; }
  ${style}
</style>
${body}
</html>`;

const boards = pageOf(
  `:root { background: #fff; }
  body { margin: 12px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; align-items: end; }
  figure { margin: 0; text-align: center; color: #16223c; }
  .star { grid-column: 1 / -1; padding: 0 120px; }
  figcaption { margin-top: 6px; }`,
  games.map(figure).join('\n'),
);
const { tag, tries } = games.find(({ game }) => game === 'star');
const { record } = tries.find(({ name }) => name === SHOWN.star).attributes;
const colours = pageOf(
  `body { margin: 0; display: grid; grid-template-columns: repeat(5, 1fr); }
  section { padding: 12px; }`,
  PAGES.map(
    ([ground, text]) =>
      `<section style="background: ${ground}; color: ${text}"><${tag} record="${escaped(record)}" controls="none"></${tag}></section>`,
  ).join('\n'),
);

/** Has a move refused: the stone's cell is clicked. */
async function refuse(tab) {
  const taken = await tab.evaluate(({ x, y }) => {
    const board = document.querySelector('star-board').shadowRoot.querySelector('[part~=board]');
    const { left, top, width, height } = board.getBoundingClientRect();
    return { x: left + x * width, y: top + y * height };
  }, TAKEN);
  await tab.mouse.click(taken.x, taken.y);
  await tab.mouse.move(0, 0);
}

const folder = mkdtempSync(join(tmpdir(), 'planisphere-picture-'));
const engine = await openEngine('chromium', { media: { reducedMotion: true } });

async function take(name, page, size, prepare) {
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  const tab = await engine.newPage();
  await tab.setViewport({ ...size, deviceScaleFactor: 1.5 });
  await tab.goto(pathToFileURL(file).href);
  await tab.evaluate(
    async (found) => {
      await Promise.all([...document.querySelectorAll(found)].map((board) => board.settled));
    },
    games.map((game) => game.tag).join(),
  );
  await prepare?.(tab);
  // The chart of the score is drawn when the page has nothing else to do.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  await tab.screenshot({ path: join(ROOT, `docs/${name}.webp`), type: 'webp', quality: 60, fullPage: true });
  await tab.close();
}

try {
  await take('boards', boards, { width: 1000, height: 600 }, refuse);
  await take('colours', colours, { width: 1000, height: 100 });
} finally {
  await engine.close();
  rmSync(folder, { recursive: true });
}
