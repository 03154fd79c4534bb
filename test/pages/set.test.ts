/** A set in other people's pages, as the build made it: by the loader, in the file of all boards, its code read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/ui/set/define.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { serve, until, type Site } from './site.js';

const SET = `<board-set heading="Week 3" learner="Ada">
<rotation-puzzle puzzle="HG./.Y./..R;goals=YR"></rotation-puzzle>
<star-board puzzle="1-1"></star-board></board-set>`;
const LOADER = '<script type="module" src="/dist/cdn/planisphere.js"></script>';
const SINGLE = '<script src="/dist/planisphere.js" defer></script>';

describe.each(chosenEngines())('a set in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let page: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    site = await serve({ '/loader': { body: LOADER + SET }, '/single': { body: SINGLE + SET } });
    page = await engine.newPage();
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  /** Solves the first item, as a page would, and says which of its boards have been drawn. */
  const solve = async (path: string): Promise<readonly boolean[]> => {
    await page.goto(site.url + path);
    await until(() =>
      page.evaluate(() => {
        const puzzle = document.querySelector('rotation-puzzle') as
          (HTMLElement & { toAct?: unknown }) | null;
        return puzzle?.toAct !== undefined && puzzle.shadowRoot?.querySelector('.controls') != null;
      }),
    );
    return page.evaluate(async () => {
      const puzzle = document.querySelector('rotation-puzzle');
      await puzzle?.updateComplete;
      puzzle?.play('b2');
      const set = document.querySelector('board-set');
      return [...(set?.children ?? [])].map((child) => child.shadowRoot !== null);
    });
  };
  const states = (): Promise<readonly string[]> =>
    page.evaluate(() => [...(document.querySelector('board-set')?.items ?? [])].map(({ state }) => state));

  it.each(['/loader', '/single'])(
    'counts what its boards tell, and draws the first one alone: %s',
    async (path) => {
      expect(await solve(path)).toEqual([true, false]);
      expect(await states()).toEqual(['solved', 'new']);
    },
  );

  it('has the loader bring a board in its turn, and not before', async () => {
    await solve('/loader');
    expect(site.asked.filter((file) => file.endsWith('/cdn/star-board.js'))).toEqual([]);
    await page.evaluate(() => void document.querySelector('board-set')?.goTo(1));
    await until(() => page.evaluate(() => document.querySelector('star-board')?.shadowRoot != null));
    expect(await states()).toEqual(['solved', 'begun']);
  });

  it('gives a code that the page of results reads', async () => {
    await solve('/single');
    const code = await page.evaluate(() => document.querySelector('board-set')?.code ?? '');
    await page.goto(`${site.url}/dist/compose/results.html`);
    const text = await page.evaluate((pasted) => {
      const field = document.querySelector('textarea') as HTMLTextAreaElement;
      field.value = pasted;
      field.dispatchEvent(new Event('input'));
      return document.querySelector('tbody')?.textContent ?? '';
    }, `${code}\n${code}`);
    expect(text).toContain('Ada');
    expect(text).toContain('1 of 2');
    const remarks = await page.evaluate(() => document.querySelector('.remarks')?.textContent ?? '');
    expect(remarks).toBe('Line 2: the code of Ada for Week 3 was pasted twice. It counts once.');
  });
});
