// Runs a test file of @web/test-runner in one of our engines: a new page for each file, a fresh engine for each
// few files and wherever the last one has ended, so that no file depends on what another left.
import { openEngine } from '../engines/index.mjs';

const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** Opening an engine costs about a second of one core, Firefox three. */
const FILES_PER_ENGINE = 8;

/** WebKit's own process has ended in layout tests, by a null pointer inside it, where it had run other files before. */
const FRESH_FOR_EACH = ['webkit'];

/** `open` replaces openEngine in tests of the launcher itself. */
export function engineLauncher(name, options, open = openEngine) {
  const title = TITLES[name];
  const most = FRESH_FOR_EACH.includes(name) ? 1 : FILES_PER_ENGINE;
  const pages = new Map();
  /**
   * `isBusy` from before a page opens until it has closed: if it still is when the next file begins, something hangs.
   */
  let current;

  async function retire() {
    const engine = current?.engine;
    current = undefined;
    await engine?.close();
  }

  async function isSpent({ engine, files, isBusy }) {
    return isBusy || files >= most || (await engine.fault()) !== undefined;
  }

  async function forNextFile() {
    if (current && (await isSpent(current))) await retire();
    current ??= { engine: await open(name, options), files: 0, isBusy: false };
    current.files += 1;
    current.isBusy = true;
    return current;
  }

  /** Tells how the engine ended and its own account of why; undefined if it still runs. */
  async function tellEnd(engine, when) {
    const fault = await engine.fault();
    return fault === undefined ? undefined : `${title} ended ${when}. ${fault}`;
  }

  return {
    name: title,
    // The runner's commands (sendKeys, sendMouse, setViewport) ask for a Puppeteer page, whose shape ours have.
    type: 'puppeteer',
    // Only the front page of a browser has the focus, so files take turns within an engine.
    concurrency: 1,
    async startSession(id, url) {
      const own = await forNextFile();
      try {
        const page = await own.engine.newPage();
        pages.set(id, { page, own });
        await page.goto(url);
      } catch (error) {
        throw new Error((await tellEnd(own.engine, 'before this file ran')) ?? error.message, {
          cause: error,
        });
      }
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.page.url(),
    getPage: (id) => pages.get(id)?.page,
    async stopSession(id) {
      const { page, own } = pages.get(id);
      pages.delete(id);
      const end = await tellEnd(own.engine, 'while this file ran');
      if (end !== undefined) return { errors: [{ message: end }] };
      await page.close();
      own.isBusy = false;
      return {};
    },
    async startDebugSession() {
      throw new Error('Watching in a visible browser: open the address that `npx wtr --manual` prints.');
    },
    stop: retire,
  };
}
