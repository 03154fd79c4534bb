/** A SCORM package in a course system, from the first launch to the grade. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { courseOf, Learner, VERSIONS } from './course-system.js';
import { serve, until, type Site } from './site.js';

const EXERCISE = `<!doctype html>
<html lang="en">
<title>Week 3</title>
<script type="module" src="https://example.org/boards/planisphere.js"></script>
<board-set>
  <rotation-puzzle puzzle="1-1"></rotation-puzzle>
  <rotation-puzzle puzzle="1-2"></rotation-puzzle>
</board-set>`;

const PLANISPHERE = join(import.meta.dirname, '../../bin/planisphere.mjs');
let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scorm-'));
  writeFileSync(join(folder, 'exercise.html'), EXERCISE);
  engine = await openEngine('chromium');
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

function packageOf(version: string): Uint8Array {
  execFileSync(process.execPath, [PLANISPHERE, 'scorm', 'exercise.html', '--version', version], {
    cwd: folder,
  });
  return readFileSync(join(folder, 'exercise.zip'));
}

describe.each(VERSIONS)('a package for SCORM $version', (course) => {
  let site: Site;
  let page: Page;
  let learner: Learner;
  beforeAll(async () => {
    site = await serve(courseOf(course, packageOf(course.version)));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    page = await engine.newPage();
    await page.setViewport({ width: 500, height: 950 });
    learner = new Learner(page, site.url);
  });
  afterEach(() => page.close());

  it('starts unfinished, has half of the score when it is left midway, goes on there and ends with 100', async () => {
    await learner.launch();
    expect([await learner.valueOf(course.raw), await learner.valueOf(course.status)]).toEqual([
      '',
      'incomplete',
    ]);
    await learner.solve(0);
    await until(async () => (await learner.valueOf(course.raw)) === '50');
    expect(await learner.valueOf(course.status)).toBe('incomplete');

    await learner.launch('?last');
    const states = await page.evaluate(() => {
      const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
      return (set as never as { items: readonly { state: string }[] }).items.map(({ state }) => state);
    });
    expect(states[0]).toBe('solved');
    await learner.solve(1);
    await until(async () => (await learner.valueOf(course.raw)) === '100');
    expect(['completed', 'passed']).toContain(await learner.valueOf(course.status));
  });

  it('begins anew where the course system has kept nothing, as for a second attempt', async () => {
    await learner.launch();
    expect(await learner.valueOf(course.raw)).toBe('');
  });

  it('goes on where the course system fails at the third call, and says so', async () => {
    await learner.launch('?breaks');
    await until(() =>
      page.evaluate(() =>
        /is not taking your result/.test(
          document.querySelector('iframe')?.contentDocument?.body.textContent ?? '',
        ),
      ),
    );
    await learner.solve(0);
    const score = await page.evaluate(() => {
      const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
      return (set as never as { result: { score: number } }).result.score;
    });
    expect(score).toBe(0.5);
  });
});
