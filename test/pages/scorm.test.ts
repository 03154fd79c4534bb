/** A SCORM package in a course system, from the first launch to the grade. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { serve, until, type Answer, type Site } from './site.js';

const EXERCISE = `<!doctype html>
<html lang="en">
<title>Week 3</title>
<script type="module" src="https://example.org/boards/planisphere.js"></script>
<board-set>
  <rotation-puzzle puzzle="1-1"></rotation-puzzle>
  <rotation-puzzle puzzle="1-2"></rotation-puzzle>
</board-set>`;

const PLANISPHERE = join(import.meta.dirname, '../../bin/planisphere.mjs');
const SCORM_AGAIN = createRequire(import.meta.url).resolve('scorm-again/min');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.xml': 'text/xml' };

const VERSIONS = [
  {
    version: '1.2',
    name: 'API',
    api: 'Scorm12API',
    get: 'LMSGetValue',
    raw: 'cmi.core.score.raw',
    status: 'cmi.core.lesson_status',
  },
  {
    version: '2004',
    name: 'API_1484_11',
    api: 'Scorm2004API',
    get: 'GetValue',
    raw: 'cmi.score.raw',
    status: 'cmi.completion_status',
  },
] as const;

type Course = (typeof VERSIONS)[number];

/** A course system: it launches the package in a frame, with what it has kept, and keeps what it is told. */
const systemPage = ({ name, api, get }: Course): string => `<!doctype html><title>A course</title>
<script src="/scorm-again.js"></script>
<script>
  const api = new ${api}({ autocommit: false, logLevel: 5 });
  const kept = sessionStorage.getItem('kept');
  if (kept) api.loadFromJSON({ suspend_data: kept }, 'cmi');
  let calls = 0;
  const breaks = new URLSearchParams(location.search).has('breaks');
  window.${name} = new Proxy(api, {
    get: (target, call) => typeof target[call] !== 'function' ? target[call] : (...values) => {
      if (breaks && ++calls >= 3) throw new Error('gone');
      return target[call](...values);
    },
  });
  window.told = (field) => api.${get}(field);
  addEventListener('pagehide', () => {
    const text = api.cmi.suspend_data;
    if (!new URLSearchParams(location.search).has('last')) sessionStorage.setItem('kept', text);
  });
</script>
<iframe src="/package/index.html" width="420" height="900"></iframe>`;

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

function packageOf(version: string): Readonly<Record<string, Answer>> {
  execFileSync(process.execPath, [PLANISPHERE, 'scorm', 'exercise.html', '--version', version], {
    cwd: folder,
  });
  const files = unzipSync(readFileSync(join(folder, 'exercise.zip')));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      `/package/${path}`,
      { body: Buffer.from(bytes), type: TYPES[extname(path)] ?? 'text/html' },
    ]),
  );
}

describe.each(VERSIONS)('a package for SCORM $version', (course) => {
  let site: Site;
  let page: Page;
  beforeAll(async () => {
    site = await serve({
      ...packageOf(course.version),
      '/course': { body: systemPage(course) },
      '/scorm-again.js': { body: readFileSync(SCORM_AGAIN), type: 'text/javascript' },
    });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    page = await engine.newPage();
    await page.setViewport({ width: 500, height: 950 });
  });
  afterEach(() => page.close());

  const valueOf = (field: string): Promise<string> =>
    page.evaluate(
      (name: string) => (window as never as Record<string, (n: string) => string>)['told']?.(name) ?? '',
      field,
    );

  async function launch(query = ''): Promise<void> {
    await page.goto(`${site.url}/course${query}`);
    await until(() =>
      page.evaluate(() => {
        const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
        return ((set as never as { items?: readonly unknown[] } | undefined)?.items?.length ?? 0) === 2;
      }),
    );
  }

  /** Solves the puzzle in hand: tries stars, one and then two, and takes back what does not help. */
  async function solve(place: number): Promise<void> {
    await until(() =>
      page.evaluate(async (at: number) => {
        interface Puzzle extends HTMLElement {
          readonly updateComplete: Promise<unknown>;
          readonly settled: Promise<unknown>;
          readonly solved: unknown;
          readonly position: string;
          play(move: string): { readonly ok: boolean };
          undo(): unknown;
        }
        interface ExerciseSet extends HTMLElement {
          goTo(at: number): unknown;
        }
        const inside = document.querySelector('iframe')?.contentDocument;
        const set = inside?.querySelector<ExerciseSet>('board-set');
        set?.goTo(at);
        const puzzle = inside?.querySelectorAll<Puzzle>('rotation-puzzle').item(at);
        if (!puzzle?.settled) return false;
        await puzzle.settled;
        const stars = [...puzzle.shadowRoot!.querySelectorAll('[role=gridcell]')]
          .map((cell) => cell.getAttribute('aria-label')?.split(',')[0] ?? '')
          .filter((cell) => cell !== '');
        const attempt = (moves: readonly string[]): boolean => {
          let played = 0;
          for (const move of moves) if (puzzle.play(move).ok) played++;
          if (puzzle.solved) return true;
          for (; played > 0; played--) puzzle.undo();
          return false;
        };
        return (
          stars.some((one) => attempt([one])) || stars.some((one) => stars.some((two) => attempt([one, two])))
        );
      }, place),
    );
  }

  it('starts unfinished, has half of the score when it is left midway, goes on there and ends with 100', async () => {
    await launch();
    expect([await valueOf(course.raw), await valueOf(course.status)]).toEqual(['', 'incomplete']);
    await solve(0);
    await until(async () => (await valueOf(course.raw)) === '50');
    expect(await valueOf(course.status)).toBe('incomplete');

    await launch('?last');
    const states = await page.evaluate(() => {
      const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
      return (set as never as { items: readonly { state: string }[] }).items.map(({ state }) => state);
    });
    expect(states[0]).toBe('solved');
    await solve(1);
    await until(async () => (await valueOf(course.raw)) === '100');
    expect(['completed', 'passed']).toContain(await valueOf(course.status));
  });

  it('begins anew where the course system has kept nothing, as for a second attempt', async () => {
    await launch();
    expect(await valueOf(course.raw)).toBe('');
  });

  it('goes on where the course system fails at the third call, and says so', async () => {
    await launch('?breaks');
    await until(() =>
      page.evaluate(() =>
        /is not taking your result/.test(
          document.querySelector('iframe')?.contentDocument?.body.textContent ?? '',
        ),
      ),
    );
    await solve(0);
    const score = await page.evaluate(() => {
      const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
      return (set as never as { result: { score: number } }).result.score;
    });
    expect(score).toBe(0.5);
  });
});
