// Starts WebKitGTK with its driver on a display of its own, with settings of its own.
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { listenTo, startOnLeash, temporaryFolder } from './leash.mjs';
import { callDriver, WebDriverSession } from './webdriver.mjs';

// Without a window manager the keyboard goes to the window under the pointer, which rests in the middle of the
// screen. So every window has its tool bar there, and a page is focused as in a user's hands.
const SCREEN = '3200x2600x24';
const PLACE = { x: 1590, y: 1295 };
const START_MS = 20_000;
const POLITE_MS = 10_000;

// The driver tells nobody how its browser ended; a shell between the two does.
const TELLING_ITS_END = '"$@"; echo "$0 ended with status $?" >&2';

// MiniBrowser's tool bar keeps the window 447 px wide; without its paddings a page can be 290 px narrow.
const NARROW_TOOLBAR =
  '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }';

async function writeSettings(folder, { reducedMotion = false }) {
  const gtk = join(folder, 'gtk-3.0');
  await mkdir(gtk);
  await writeFile(join(gtk, 'gtk.css'), NARROW_TOOLBAR);
  // WebKitGTK takes prefers-reduced-motion from the desktop's animations.
  await writeFile(join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Xvfb itself picks a free display and writes its number, so that several can start at once. */
async function startDisplay(program, folder) {
  const display = startOnLeash(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pipe = display.child.stdio[3];
  const number = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${program} did not start.`)), START_MS);
    let text = '';
    pipe.on('data', (data) => {
      text += data;
      // Xvfb dies of a pipe closed before the end of the line.
      if (!text.endsWith('\n')) return;
      clearTimeout(timer);
      resolve(text.trim());
    });
  });
  pipe.destroy();
  return { name: `:${number}`, stop: display.stop };
}

async function startDriver(program, folder, env) {
  const port = await freePort();
  const driver = startOnLeash(program, ['-p', String(port)], { folder, env, stdio: ['ignore', 'pipe'] });
  const lastWords = listenTo('WebKitWebDriver', driver.child);
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const ready = await callDriver(url, 'GET', '/status').then(
      () => true,
      () => false,
    );
    if (ready) return { url, lastWords, stop: driver.stop };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await driver.stop();
  throw new Error(`${program} did not answer at ${url}. ${lastWords()}`);
}

export async function openWebKit({ path, driver: driverPath, display: displayPath }, { media = {} } = {}) {
  if (media.forcedColors || media.dark) throw new Error('WebKitGTK can only be asked for reduced motion.');
  const folder = await temporaryFolder('webkit');
  await writeSettings(folder, media);
  const display = await startDisplay(displayPath, folder);
  const driver = await startDriver(driverPath, folder, {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    // Without a graphics card, painting as if there were one gains nothing. It costs a quarter of the time in an
    // emulated one, whose threads crash now and then.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  });
  const stopAll = async () => {
    await driver.stop();
    await display.stop();
  };
  try {
    const options = { binary: '/bin/sh', args: ['-c', TELLING_ITS_END, 'MiniBrowser', path, '--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const start = { within: START_MS };
    const { sessionId } = await callDriver(driver.url, 'POST', '/session', { capabilities }, start);
    const session = new WebDriverSession(driver.url, sessionId, PLACE);
    await session.command('POST', '/timeouts', { script: 120_000, pageLoad: 60_000 });
    return engineOf(session, driver.lastWords, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function engineOf(session, lastWords, stopAll) {
  return {
    can: { touch: false, report: false },
    newPage: () => session.newPage(),
    fault: () =>
      session.check({ within: POLITE_MS }).then(
        () => undefined,
        (error) => `${error.message}\n${lastWords()}`,
      ),
    async close() {
      await session.end({ within: POLITE_MS }).catch(() => {});
      await stopAll();
    },
  };
}
