// Drives the browsers that Playwright fetches, which Playwright alone can drive: the branch for machines that
// have no Firefox or WebKitGTK of their own. Its pages are given the shape of a Puppeteer page.
import playwright from 'playwright-core';

function pageOf(page) {
  return {
    goto: (url) => page.goto(url),
    url: () => page.url(),
    // Playwright passes one argument, so the arguments travel inside the expression.
    evaluate: (code, ...args) =>
      page.evaluate(
        typeof code === 'function' ? `(${code})(...${JSON.stringify(args.map((arg) => arg ?? null))})` : code,
      ),
    setViewport: ({ width, height }) => page.setViewportSize({ width, height }),
    screenshot: (options) => page.screenshot(options),
    keyboard: page.keyboard,
    mouse: {
      move: (x, y, options) => page.mouse.move(x, y, options),
      down: (options) => page.mouse.down(options),
      up: (options) => page.mouse.up(options),
      click: (x, y, options) => page.mouse.click(x, y, options),
      wheel: ({ deltaX = 0, deltaY = 0 } = {}) => page.mouse.wheel(deltaX, deltaY),
      reset: () => page.mouse.move(0, 0),
    },
    touchscreen: page.touchscreen,
    on: (event, listener) => page.on(event, listener),
    close: () => page.close(),
    isClosed: () => page.isClosed(),
  };
}

export async function openByPlaywright({ path }, { name, media = {} }) {
  const browser = await playwright[name].launch({ executablePath: path });
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    hasTouch: true,
    reducedMotion: media.reducedMotion ? 'reduce' : null,
    forcedColors: media.forcedColors ? 'active' : null,
    colorScheme: media.dark ? 'dark' : null,
  });
  return {
    can: { touch: true, report: true },
    newPage: async () => pageOf(await context.newPage()),
    fault: async () => (browser.isConnected() ? undefined : `${name} ended.`),
    close: () => browser.close(),
  };
}
