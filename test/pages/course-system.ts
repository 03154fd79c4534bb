/** A course system: it launches a package in a frame, with what it has kept, and keeps what it is told. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from '../../scripts/engines/index.mjs';
import { until, type Answer } from './site.js';

const SCORM_AGAIN = createRequire(import.meta.url).resolve('scorm-again/min');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.xml': 'text/xml' };

/** A version of SCORM as a course system has it: its interface, and the fields with score and state. */
export const VERSIONS = [
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

/** What a site with this package serves; the course is at /course. */
export const courseOf = (course: Course, zip: Uint8Array): Readonly<Record<string, Answer>> => ({
  ...Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [
      `/package/${path}`,
      { body: Buffer.from(bytes), type: TYPES[extname(path)] ?? 'text/html' },
    ]),
  ),
  '/course': { body: systemPage(course) },
  '/scorm-again.js': { body: readFileSync(SCORM_AGAIN), type: 'text/javascript' },
});

/** A learner in a course. */
export class Learner {
  readonly #page: Page;
  readonly #url: string;

  /** `url`: of the site. */
  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  /** What the course system was told. */
  valueOf(field: string): Promise<string> {
    return this.#page.evaluate(
      (name: string) => (window as never as Record<string, (n: string) => string>)['told']?.(name) ?? '',
      field,
    );
  }

  /** Opens the package, which has so many exercises. */
  async launch(query = '', count = 2): Promise<void> {
    await this.#page.goto(`${this.#url}/course${query}`);
    await until(() =>
      this.#page.evaluate((wanted: number) => {
        const set = document.querySelector('iframe')?.contentDocument?.querySelector('board-set');
        return ((set as never as { items?: readonly unknown[] } | undefined)?.items?.length ?? 0) === wanted;
      }, count),
    );
  }

  /** Solves a rotation puzzle: tries stars, one and then two, and takes back what does not help. */
  async solve(place: number): Promise<void> {
    await until(() =>
      this.#page.evaluate(async (at: number) => {
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
}
