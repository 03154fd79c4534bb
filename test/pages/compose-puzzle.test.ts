/** Puzzles made in the composers by taps: what the box proves of them, how it mends them, the tag that is copied. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import type { BoardElement } from '../../src/ui/elements/board-element.js';
import { attributesIn, Author } from './author.js';
import { serve, type Site } from './site.js';

/** With Red's ship at 9 there are two ways, with 10 one. */
const TWO =
  'boardSize=6;planets=5B,5B,3,3,5B9,6,7A,5A,3A6,7A;turn=15;crack=7,0;points=3,0;order=sequential;goal=break;par=3';

describe.each(chosenEngines())('puzzles are made in %s', (name) => {
  let engine: Engine;
  let page: Page;
  let author: Author;
  let site: Site;

  beforeAll(async () => {
    site = await serve({});
    engine = await openEngine(name);
    page = await engine.newPage();
    await page.setViewport({ width: 1200, height: 1000 });
    author = new Author(page);
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  const code = (): Promise<string> => author.valueOf('.outputs code');
  const open = (hash: string): Promise<void> => author.open(`${site.url}/dist/compose/${hash}`);
  const kind = (label: string): Promise<void> =>
    page.evaluate((what: string) => {
      const labels = [...document.querySelectorAll<HTMLElement>('.kind')];
      labels
        .find(({ textContent }) => textContent === what)
        ?.querySelector('input')
        ?.click();
    }, label);

  /** Plays on the board as readers get it; gives what its page hears when the goal is met. */
  const solve = (tag: string, moves: readonly string[]): Promise<{ moves: number; par?: number }> =>
    page.evaluate(
      async (where: string, all: readonly string[]) => {
        const board = document.querySelector(`.trial ${where}`) as BoardElement & {
          play(move: string): void;
        };
        await board.settled;
        const met = new Promise<{ moves: number; par?: number }>((resolve) =>
          board.addEventListener('goal-met', (event) => {
            const { solved } = event as unknown as { solved: { moves: number; par?: number } };
            resolve({ moves: solved.moves, ...(solved.par !== undefined && { par: solved.par }) });
          }),
        );
        for (const move of all) board.play(move);
        return met;
      },
      tag,
      moves,
    );

  it('of Space Crack by taps: planets, a goal, its planet, the budget; and the tag is copied', async () => {
    await open('space-crack.html');
    await author.reads('.verdict .title', /^No puzzle\.$/);
    await author.tap('4');
    await author.tool('ship+');
    for (let taps = 0; taps < 4; taps++) await author.tap('4');
    await kind('Capture planets');
    await author.reads('.verdict .title', /^The goal lacks its cells\.$/);
    expect(await author.valueOf('.palette :checked')).toBe('goal');
    await author.tap('6');
    await author.reads('.verdict .title', /^Solved in 1 move\. 3 moves are too many\.$/);
    await author.click('.verdict > button');
    await author.reads('.verdict .title', /^Solved in 1 move\. One solution\.$/);
    await author.reads('.verdict dd:nth-of-type(2)', /^finds it \d+ times in 10: easy$/);
    await author.click('.taking button');
    await author.reads('.taking [role=status]', /^(Copied|Selected)/);
    const { puzzle } = attributesIn(await code(), 'space-crack-map');
    expect(puzzle).toMatch(/;points=1,0;.*;goal=take:6;par=1$/);
    expect(await author.valueOf('#link')).toContain(encodeURIComponent('goal=take:6;par=1'));
    expect(await author.valueOf('.outputs [aria-label=Command]')).toContain('goal=take:6;par=1');
    await author.reads('#board-text', /goal=take:6;par=1$/);
    expect(await solve('space-crack-map', ['4-6'])).toEqual({ moves: 1, par: 1 });
  });

  it('with two solutions are mended by an edit that the box offers', async () => {
    await open(`space-crack.html#puzzle=${TWO}`);
    await author.reads('.verdict .title', /^Solved in 3 moves\. 2 solutions\.$/);
    expect(await author.count('.drawn .way')).toBe(2);
    await author.reads('.repairs b', /^Red’s ship on size 5 .*: 9 → 10$/);
    await author.click('.repairs button');
    await author.reads('.verdict .title', /^Solved in 3 moves\. One solution\.$/);
    expect(await author.count('.drawn .way')).toBe(1);
    await author.reads('#board-text', /5B10,.*;goal=break;par=3$/);
  });

  it('of *Star by taps on the groups that are meant; the link has goal and par, and no solution', async () => {
    await open('star.html#position=3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.');
    await kind('Connect two groups');
    await author.tap('A10');
    await author.tap('S30');
    await author.reads('.verdict .title', /^Sure after 2 stones\. One first stone\.$/);
    await author.reads('.verdict dd:nth-of-type(3)', /^S20\. Red cuts at S10/);
    expect(await author.count('.drawn .ring')).toBe(1);
    const puzzle = '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.;goal=connect:A10:S30;par=2';
    expect(attributesIn(await code(), 'star-board')).toEqual({ puzzle });
    const link = await author.valueOf('#link');
    expect(new URLSearchParams(new URL(link).hash.split('?')[1]).get('puzzle')).toBe(puzzle);
    await author.click('.taking .row + .row button');
    await author.reads('.taking .row + .row [role=status]', /^(Copied|Selected)/);
  });

  it('stay under the hand while they are proven: a puzzle too large is given up, and said to be', async () => {
    const planets = ['9A9', '9B9', '9A9', '9A9', '9A9', '9A9', '9', '9', '9', '9B9'];
    await open(
      `space-crack.html#puzzle=boardSize=6;planets=${planets.join()};turn=15;crack=90,0;points=9,0;order=sequential;goal=take:6:10`,
    );
    await author.tool('size-');
    await author.tap('7');
    await author.reads('.readout', /^7, size 8/);
    await author.reads('.verdict .title', /^Proving …$|^Solved|^Too large/);
  });
});
