/** The exercise maker, and what a course, a learner and a teacher get of it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { Author } from './author.js';
import { courseOf, Learner, VERSIONS } from './course-system.js';
import { DIST, serve, until, type Site } from './site.js';

const PLANISPHERE = join(import.meta.dirname, '../../bin/planisphere.mjs');

/** A picture in the list of puzzles that are ready. */
const picture = (n: number): string => `.puzzles button:nth-child(${n})`;

let engine: Engine;
let site: Site;
let page: Page;
let author: Author;

beforeAll(async () => {
  // In one engine; ENGINES says which.
  engine = await openEngine(chosenEngines()[0] ?? 'chromium');
  site = await serve({});
  page = await engine.newPage();
  await page.setViewport({ width: 1200, height: 1000 });
  author = new Author(page);
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

async function open(hash = '', { url } = site): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/dist/compose/exercise.html${hash}`);
  await until(() => page.evaluate(() => document.querySelector('.puzzles button') !== null));
}

/** Presses a button by what stands on it. */
async function press(name: string): Promise<void> {
  await page.evaluate((text: string) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
    found?.setAttribute('data-test', 'pressed');
  }, name);
  await author.click('[data-test=pressed]');
  await page.evaluate(() => document.querySelector('[data-test=pressed]')?.removeAttribute('data-test'));
}

const names = (): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('.item-name b')].map((one) => one.textContent ?? ''));

describe.each(VERSIONS)('the zip for SCORM $version that the maker saves', (course) => {
  it('has the bytes of the command, and brings what was solved to a course', async () => {
    await open();
    await author.click(picture(1));
    await author.click(picture(2));
    await author.write('#all-heading', 'Week 3');
    await author.write('#item-1-points', '3');
    await author.write('#version', course.version);
    const zip = await author.saved(() => press('Save the zip'));
    const saved = await author.saved(() => press('Save as a page'));
    expect([zip.name, saved.name]).toEqual(['week-3.zip', 'week-3.html']);
    const folder = mkdtempSync(join(tmpdir(), 'maker-'));
    writeFileSync(join(folder, saved.name), saved.bytes);
    execFileSync(process.execPath, [PLANISPHERE, 'scorm', saved.name, '--version', course.version], {
      cwd: folder,
    });
    expect(Buffer.compare(zip.bytes, readFileSync(join(folder, 'week-3.zip')))).toBe(0);
    rmSync(folder, { recursive: true });

    const school = await serve(courseOf(course, new Uint8Array(zip.bytes)));
    const inCourse = await engine.newPage();
    const learner = new Learner(inCourse, school.url);
    await learner.launch();
    await learner.solve(0);
    await until(async () => (await learner.valueOf(course.raw)) === '25');
    await learner.solve(1);
    await until(async () => (await learner.valueOf(course.raw)) === '100');
    expect(['completed', 'passed']).toContain(await learner.valueOf(course.status));
    await inCourse.close();
    await school.close();
  });
});

describe('the exercise maker', () => {
  const MADE =
    '#heading=Week+3&board=rotation-puzzle&puzzle=1-1&board=star-board&puzzle=1-2&points=three&board=space-crack-map&turns=5&seats=human+bot:gentle&board=bugcatcher-grid&lesson=&end=4';

  it('chooses, moves, takes out and undoes, and its address keeps it all', async () => {
    await open();
    const top = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.puzzles')?.getBoundingClientRect().top ?? 0);
    await author.click(picture(1));
    const before = await top();
    await page.evaluate(() => document.querySelector<HTMLElement>('.puzzles button:nth-child(2)')?.click());
    // The list above has grown; what was pressed stays under the finger.
    expect(await top()).toBeCloseTo(before, 0);
    await author.click('.items li:last-child [aria-label^="Move up"]');
    expect(await author.focus()).toContain('Move up: 1');
    expect(await names()).toEqual(['1. Rotation puzzle, puzzle 1-2', '2. Rotation puzzle, puzzle 1-1']);
    await author.click(picture(2));
    expect(await names()).toEqual(['1. Rotation puzzle, puzzle 1-1']);
    await press('Undo');
    expect(await names()).toHaveLength(2);
    await author.write('#all-heading', 'Übungen & Spiele');
    await until(() => page.evaluate(() => location.hash.includes('Spiele')));
    await open(await page.evaluate(() => location.hash));
    expect(await names()).toEqual(['1. Rotation puzzle, puzzle 1-2', '2. Rotation puzzle, puzzle 1-1']);
    expect(await author.valueOf('#all-heading')).toBe('Übungen & Spiele');
  });

  it('keeps what is wrong where it was written, says so there, and leaves it out of what is taken', async () => {
    await open(MADE);
    await author.reads(
      '#item-1-points-fault',
      /^Exercise 2: Points is “three”\. It takes a number from 0 to 1000\.$/,
    );
    await author.reads('.outputs .fault', /Exercise 2: Points is “three”/);
    expect(await author.valueOf('.outputs code')).not.toContain('three');
    expect(await author.valueOf('#item-1-points')).toBe('three');
    expect(await author.valueOf('#work')).toContain('points=three');
    await page.evaluate(() => document.querySelector('#paste')?.closest('details')?.setAttribute('open', ''));
    await author.write('#paste', 'Hello');
    const pasting = 'form.add:has(#paste)';
    await author.click(`${pasting} button`);
    await author.reads(`${pasting} .fault`, /There is no board in this text/);
    expect(await author.valueOf('#paste')).toBe('Hello');
  });

  it('asks for a move in a position, and says so where the move cannot be made there', async () => {
    await open();
    const asking = 'form.add:has(#find-text)';
    await page.evaluate(() =>
      document.querySelector('#find-text')?.closest('details')?.setAttribute('open', ''),
    );
    await author.write('#find-text', '3:RBR2.B2RBRBR.BRBR3BR.RBR3B2R');
    await author.write('#find-move', 'Z99');
    await author.click(`${asking} button`);
    await author.reads(`${asking} .fault`, /Z99/);
    expect(await author.valueOf('#find-move')).toBe('Z99');
    await author.write('#find-move', 'A10');
    await author.click(`${asking} button`);
    await author.reads('.outputs code', /find="A10"/);
    expect(await author.valueOf('#find-text')).toBe('');
  });

  it('shows the exercise in hand as a learner gets it', async () => {
    await open(MADE);
    await author.click('.items li:nth-child(3) [aria-label^="Try it"]');
    await until(() =>
      page.evaluate(() => {
        const set = document.querySelector('board-set');
        return (
          set?.at === 2 && set.order !== 'free' && !set.querySelector<HTMLElement>('space-crack-map')?.hidden
        );
      }),
    );
  });

  it('says which file did not come, and makes no zip', async () => {
    const broken = await serve({}, (path) => path.endsWith('/scorm.js'));
    await open(MADE, broken);
    await press('Save the zip');
    await author.reads(
      '.saving + .fault',
      /^The zip needs the file scorm\.js of Planisphere, which did not come\./,
    );
    await broken.close();
  });

  it('leaves an address alone that it cannot read without the boards, and says what is missing', async () => {
    const bare = await serve({}, (path) => path.endsWith('/planisphere.js'));
    await open(MADE, bare);
    await author.reads('.bench > .fault', /^The boards are not here/);
    expect(await page.evaluate(() => location.hash)).toBe(MADE);
    await bare.close();
  });

  it('runs from a disk, and says why there is no zip', async () => {
    await page.goto(`${pathToFileURL(join(DIST, 'compose/exercise.html')).href}${MADE}`);
    await author.reads('.saving + .fault', /^You opened this page from a disk/);
    expect(await names()).toHaveLength(4);
  });

  it('gives learners a link that opens the exercises alone', async () => {
    await open(MADE);
    await page.goto(await author.valueOf('#link'));
    await until(() => page.evaluate(() => document.querySelector('board-set')?.items?.length === 4));
    expect(await page.evaluate(() => document.title)).toBe('Week 3');
    await page.goto('about:blank');
    await page.goto(`${site.url}/dist/compose/play.html${MADE.slice(0, 60)}`);
    await author.reads('.play .fault', /^The end of this link is missing/);
  });

  it('passes axe by day and by night, at full width and at 320 px, and fits', async () => {
    await open(MADE);
    await until(() => page.evaluate(() => document.querySelector('rotation-puzzle')?.shadowRoot != null));
    for (const theme of ['light', 'dark'])
      for (const width of [1200, 320]) {
        await page.setViewport({ width, height: 900 });
        await page.evaluate((colours: string) => {
          document.documentElement.dataset['theme'] = colours;
        }, theme);
        expect(await author.faults(), `${theme}, ${width} px`).toEqual([]);
        const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
        expect(spare).toBeGreaterThanOrEqual(0);
      }
    await page.setViewport({ width: 1200, height: 1000 });
  });
});
