/** The pages of docs/course-page.md, as their reader would save and open them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/constellation/element/define.js';
import type {} from '../../src/rotation/element/define.js';
import type {} from '../../src/star/element/define.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { serve, until, type Site, WITH_CELLS } from './site.js';

const TEXT = readFileSync(join(import.meta.dirname, '../../docs/course-page.md'), 'utf8');
const [exercises = '', next = '', frame = '', around = '', team = ''] = [
  ...TEXT.matchAll(/```html\n([^]*?)```/g),
].map(([, page = '']) => page.replaceAll(/src="https:[^"]*\/(?=[^"/]*\.js")/g, 'src="/dist/'));

/** The solution of puzzle 1-1. */
const SOLVING = 'd5';

/** Tells the page around the frame where the star is that solves the puzzle. */
const FRAME_REPORT = `<script>
const puzzle = document.querySelector('rotation-puzzle');
${WITH_CELLS}
withCells(puzzle, (cells) => {
  const cell = cells.find((one) => /^${SOLVING}\\b/.test(one.getAttribute('aria-label')));
  const box = cell.getBoundingClientRect();
  parent.postMessage({ at: [box.x + box.width / 2, box.y + box.height / 2] }, '*');
});
</script>`;
const FRAME_EAR = `<script>addEventListener('message', ({ data }) => { if (data.at) window.at = data.at; });</script>`;

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let page: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    site = await serve({
      '/exercises': { body: exercises },
      '/next': { body: next },
      '/exercise.html': { body: frame + FRAME_REPORT },
      '/course': { body: around + FRAME_EAR },
      // On the map of this seed everything that is played below is legal.
      '/class': { body: team.replace('<constellation-board', '<constellation-board seed="2"') },
    });
    page = await engine.newPage();
    await page.setViewport({ width: 900, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  /** The lines that a page has written, cells of a table apart. */
  const lines = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('tbody tr, li')].map((line) =>
        [...line.childNodes].map((node) => node.textContent).join('|'),
      ),
    );

  it('a table tells who solved what, after a reload too', async () => {
    await page.goto(`${site.url}/exercises`);
    await page.evaluate(async (solving: string) => {
      const puzzle = document.querySelector('rotation-puzzle');
      const board = document.querySelector('star-board');
      await Promise.all([puzzle?.settled, board?.settled]);
      puzzle?.play(solving);
      board?.play('S30');
      await board?.settled;
      board?.play('resign');
    }, SOLVING);
    const told = ['Ada|Rotations|rotations 1, par 1, hints 0, undone 0', 'Ada|Star|Red wins. Blue resigned.'];
    expect(await lines()).toEqual(told);
    await page.goto(`${site.url}/exercises?again`);
    expect(await lines()).toEqual(told);
  });

  it('the next exercise opens when one is solved, and is open after a reload, with what it took', async () => {
    const open = (): Promise<string> =>
      page.evaluate(async () => {
        await customElements.whenDefined('rotation-puzzle');
        await document.querySelector('rotation-puzzle')?.settled;
        const section = document.querySelector('section') as HTMLElement;
        return section.hidden ? '' : (document.querySelector('#took')?.textContent ?? '');
      });
    await page.goto(`${site.url}/next`);
    expect(await open()).toBe('');
    await page.evaluate((solving: string) => {
      const puzzle = document.querySelector('rotation-puzzle');
      puzzle?.play(solving);
    }, SOLVING);
    const solved = 'Rotation puzzle 1-1: ★★★ 1 rotation, par 1, no hints';
    expect(await open()).toBe(solved);
    await page.goto(`${site.url}/next?again`);
    expect(await open()).toBe(solved);
  });

  it('a frame of no origin tells the page around it, and no other page can', async () => {
    await page.goto(`${site.url}/course`);
    const place = (): Promise<[number, number] | null> =>
      page.evaluate(() => {
        const { at } = window as unknown as { at?: [number, number] };
        const frame = document.querySelector('iframe') as Element;
        const { x, y } = frame.getBoundingClientRect();
        return at ? [x + frame.clientLeft + at[0], y + frame.clientTop + at[1]] : null;
      });
    await until(async () => (await place()) !== null);
    await page.evaluate(() => window.postMessage({ exercise: 'None', result: 'forged' }, '*'));
    await page.mouse.click(...((await place()) as [number, number]));
    const solved = 'Rotations: Rotation puzzle 1-1: ★★★ 1 rotation, par 1, no hints';
    await until(async () => (await lines()).includes(solved));
    expect((await lines()).filter((line) => line !== 'undefined: undefined')).toEqual([solved]);
  });

  it('a class sees who has done how much, after undo and a reload too', async () => {
    await page.goto(`${site.url}/class`);
    await page.evaluate(async () => {
      const board = document.querySelector('constellation-board');
      await board?.settled;
      for (const text of ['*a1', '*a2', '*a3', '*a4', '*a5', '*a6']) board?.play(text);
      board?.play('1.b10', { seat: 2 });
      board?.play('b11', { seat: 0 });
      board?.play('!b10', { seat: 0 });
      board?.play('1.-', { seat: 0 });
      board?.play('b12', { seat: 1 });
      board?.undo();
    });
    const told = ['Ada: 2', 'Ben: 0', 'Dee: 0', 'Eve: 0', 'Flo: 0', 'Gus: 1'];
    expect(await lines()).toEqual(told);
    await page.goto(`${site.url}/class?again`);
    // The game is taken up again once the board has loaded it.
    await until(async () => (await lines())[0] === told[0]);
    expect(await lines()).toEqual(told);
    const { record, length } = await page.evaluate(() => {
      document.querySelector<HTMLElement>('#end')?.click();
      const board = document.querySelector('constellation-board');
      return { record: board?.record ?? '', length: document.querySelectorAll('li').length };
    });
    expect([record.endsWith(' host:end'), length]).toEqual([true, 6]);
  });
});
