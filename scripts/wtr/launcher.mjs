// Knows how @web/test-runner runs a test file in one of our engines: a new page for each file.
import { openEngine } from '../engines/index.mjs';

const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

export function engineLauncher(name, options) {
  const pages = new Map();
  let opening;

  return {
    name: TITLES[name],
    // The runner's commands (sendKeys, sendMouse, setViewport) ask for a Puppeteer page, whose shape ours have.
    type: 'puppeteer',
    // Only the front page of a browser has the focus, so files take turns within an engine.
    concurrency: 1,
    async startSession(id, url) {
      opening ??= openEngine(name, options);
      const engine = await opening;
      const page = await engine.newPage();
      pages.set(id, page);
      await page.goto(url);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    getPage: (id) => pages.get(id),
    async stopSession(id) {
      const page = pages.get(id);
      pages.delete(id);
      await page.close();
      return {};
    },
    async startDebugSession() {
      throw new Error('Watching in a visible browser: open the address that `npx wtr --manual` prints.');
    },
    async stop() {
      const engine = await opening;
      opening = undefined;
      await engine?.close();
    },
  };
}
