/** The page that sets up a class, on a computer by keys alone and on a phone, and the board that it begins. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { Author } from './author.js';
import { serve, until, type Site } from './site.js';

const NAMES = 'Ada\nBen\nCem\nDee\nEve\nFinn';

let engine: Engine;
let site: Site;
let page: Page;
let author: Author;

beforeAll(async () => {
  // In one engine; ENGINES says which.
  engine = await openEngine(chosenEngines()[0] ?? 'chromium');
  site = await serve({});
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

/** In a page of its own. */
async function open(width: number, height: number): Promise<void> {
  page = await engine.newPage();
  author = new Author(page);
  await page.setViewport({ width, height });
  await page.goto(`${site.url}/dist/compose/class.html`);
  await until(() => page.evaluate(() => document.querySelector('#list') !== null));
}

/** What has the focus, also inside of the board, and what is wrong with that. */
const focus = (): Promise<string> =>
  page.evaluate(() => {
    let node = document.activeElement as Element;
    while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const name = node.getAttribute('aria-label') ?? (node.id || node.textContent);
    const { x, y, width, height } = node.getBoundingClientRect();
    const over = (node.getRootNode() as Document).elementFromPoint(x + width / 2, y + height / 2);
    const isCell = node.getAttribute('role') === 'gridcell';
    const isCovered = over !== null && !node.contains(over) && !over.contains(node) && !isCell;
    // The board draws the focus of its cells itself.
    const isUnseen = !isCell && getComputedStyle(node).outlineStyle === 'none';
    const wrong = `${isCovered ? ', covered' : ''}${isUnseen ? ', not seen' : ''}`;
    return `${node.getAttribute('role') ?? node.localName} ${name?.replace(/\s+/g, ' ').trim()}${wrong}`;
  });

/** Presses Tab, or Shift and Tab, until the focus reads so, and never leaves the page: not every engine returns. */
async function tabTo(what: RegExp, isBack = false): Promise<void> {
  const seen: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    if (isBack) await author.chord('Shift', 'Tab');
    else await author.press('Tab');
    seen.push(await focus());
    if (!what.test(seen.at(-1) as string)) continue;
    expect(seen.filter((one) => /, (?:covered|not seen)$/.test(one))).toEqual([]);
    return;
  }
  throw new Error(`No tab stop reads ${what}: ${seen.join(' | ')}`);
}

/** Presses Enter there, after which the focus reads so. */
async function enter(what: RegExp, then: RegExp, isBack = false): Promise<void> {
  await tabTo(what, isBack);
  await author.press('Enter');
  let now = '';
  await until(async () => {
    now = await focus();
    return then.test(now);
  }).catch(() => expect(now).toMatch(then));
}

describe('a class', () => {
  it('is set up and led by Tab and Enter alone, and the focus is always on something in sight', async () => {
    await open(1280, 720);
    await author.write('#list', NAMES);
    await author.write('#team-count', '2');
    await author.write('#map', 'gemini');
    await author.focusOn('#list');
    await tabTo(/team-count/);
    await enter(/Shuffle/, /^button Shuffle$/);
    await enter(/In list order/, /^button In list order$/, true);
    await enter(/button Ben/, /^button Ben$/);
    await enter(/Move Lyra down/, /^button Move Lyra down$/, true);
    await enter(/button Copy/, /^button Copy$/);
    expect(await author.valueOf('.composer code')).toContain('names="Orion:');
    await enter(/^button Start on this screen/, /^gridcell /, true);

    // The HQs are placed, so that the round can begin.
    await page.evaluate(() => {
      const board = document.querySelector('constellation-board') as HTMLElement & {
        play(move: string): void;
      };
      for (const star of ['a11', 'b6', 'b10', 'a12']) board.play(`*${star}`);
    });
    await enter(/Start round 1/, /^button Pause/);
    await author.press('Enter');
    await until(async () => /^button Go on/.test(await focus()));
    await enter(/button \+1 minute/, /^button \+1 minute/);
    await enter(/button Undo/, /^button Undo/, true);
    await enter(/button For the teacher/, /^button Close$/);
    await enter(/button Save as CSV/, /^button Save as CSV$/, true);
    await enter(/button Close/, /^button For the teacher$/);
    await enter(/button End round/, /^button (?:No|Yes|End|Play|Go)/, true);
  });

  it('fits a phone: members stand below the name of their team in one line, and nothing is wider than the screen', async () => {
    await open(390, 800);
    await author.write('#list', NAMES);
    const found = await page.evaluate(() => {
      const box = (node: Element) => node.getBoundingClientRect();
      return [...document.querySelectorAll('.class-teams li')].map((team) => {
        const rows = new Set([...team.querySelectorAll('.pupil')].map((one) => Math.round(box(one).top)));
        const pupils = team.querySelector('.pupils') as Element;
        const moves = team.querySelector('.team-moves') as Element;
        return [
          rows.size,
          [...rows][0] === Math.round(box(pupils).top),
          box(pupils).top >= box(moves).bottom,
        ];
      });
    });
    expect(found.every(([rows, isAtTop, isBelow]) => rows === 1 && isAtTop && isBelow)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
