// Finds the browsers on a machine and installs the missing ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { env, platform } = process;
const WINDOWS_FOLDERS = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);

/** Names are looked up on the PATH, places are whole paths; the first that exists wins. */
const CHROMIUM = {
  setting: 'CHROME_PATH',
  names: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'],
  places: {
    linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: WINDOWS_FOLDERS.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
  },
  playwright: {
    folder: 'chromium-',
    files: [
      'chrome-linux64/chrome',
      'chrome-linux/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-win64/chrome.exe',
      'chrome-win/chrome.exe',
    ],
  },
};

const FIREFOX = {
  setting: 'FIREFOX_PATH',
  names: ['firefox', 'firefox-esr'],
  places: {
    linux: ['/opt/firefox/firefox', '/snap/bin/firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: WINDOWS_FOLDERS.map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
  },
  playwright: {
    folder: 'firefox-',
    files: ['firefox/firefox', 'firefox/Nightly.app/Contents/MacOS/firefox', 'firefox/firefox.exe'],
  },
};

const PLAYWRIGHT_WEBKIT = { folder: 'webkit-', files: ['pw_run.sh', 'Playwright.exe'] };

/** Packages to ask `apt-get install` for, and how to tell that each is there. */
const PACKAGES = [
  { name: 'chromium', present: () => findChromium() !== undefined },
  { name: 'firefox-esr', present: () => findFirefox() !== undefined },
  { name: 'webkit2gtk-driver', present: () => findDriver() !== undefined && findMiniBrowser() !== undefined },
  { name: 'xvfb', present: () => onPath('Xvfb') !== undefined },
  { name: 'fonts-dejavu-core', present: hasFonts },
];

function onPath(name) {
  const endings = platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      if (folder && existsSync(file)) return file;
    }
  }
  return undefined;
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function hasFonts() {
  if (platform !== 'linux') return true;
  return list('/usr/share/fonts/truetype').length > 0 || list('/usr/share/fonts/opentype').length > 0;
}

function playwrightFolder() {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}

function fromPlaywright({ folder, files }) {
  const root = playwrightFolder();
  for (const name of list(root)
    .filter((entry) => entry.startsWith(folder))
    .sort()
    .reverse()) {
    const found = files.map((file) => join(root, name, file)).find(existsSync);
    if (found) return found;
  }
  return undefined;
}

function installed({ setting, names, places }) {
  const told = env[setting];
  if (told) {
    if (existsSync(told)) return told;
    throw new Error(`${setting} is set to ${told}, but there is nothing there. Correct it or unset it.`);
  }
  for (const name of names) {
    const found = onPath(name);
    if (found) return found;
  }
  return (places[platform] ?? []).find(existsSync);
}

/** Playwright's Chromium is an ordinary one; its Firefox and WebKit obey Playwright alone. */
function findChromium() {
  const path = installed(CHROMIUM) ?? fromPlaywright(CHROMIUM.playwright);
  return path ? { path } : undefined;
}

function findFirefox() {
  const path = installed(FIREFOX);
  if (path) return { path };
  const fetched = fromPlaywright(FIREFOX.playwright);
  return fetched ? { path: fetched, playwright: true } : undefined;
}

function findDriver() {
  return onPath('WebKitWebDriver');
}

function findMiniBrowser() {
  if (platform !== 'linux') return undefined;
  for (const library of ['/usr/lib', '/usr/lib64', '/usr/libexec']) {
    const nested = list(library)
      .filter((name) => name.includes('-linux-gnu'))
      .map((name) => join(library, name));
    for (const folder of [library, ...nested]) {
      const webkit = list(folder)
        .filter((name) => /^webkit2gtk-4\.|^webkitgtk-/.test(name))
        .sort()
        .reverse();
      const found = webkit.map((name) => join(folder, name, 'MiniBrowser')).find(existsSync);
      if (found) return found;
    }
  }
  return undefined;
}

/** WebKitGTK with its driver and a display of its own; elsewhere the build that Playwright fetches. */
function findWebKit() {
  const driver = findDriver();
  const display = onPath('Xvfb');
  const browser = findMiniBrowser();
  if (driver && display && browser) return { path: browser, driver, display };
  const fetched = fromPlaywright(PLAYWRIGHT_WEBKIT);
  return fetched ? { path: fetched, playwright: true } : undefined;
}

const FINDERS = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

export const ENGINES = Object.keys(FINDERS);

/** Path of the engine, or undefined. `playwright: true` says that only Playwright can drive it. */
export function findEngine(name) {
  const find = FINDERS[name];
  if (!find) throw new Error(`There is no engine called "${name}". The engines are ${ENGINES.join(', ')}.`);
  return find();
}

function askedEngines() {
  const asked = (env.ENGINES ?? '').split(',').map((name) => name.trim());
  return asked.filter(Boolean);
}

/** The engines that `ENGINES=chromium,webkit` asks for; without it, all that this machine has. */
export function chosenEngines() {
  const asked = askedEngines();
  if (asked.length === 0) return ENGINES.filter((name) => findEngine(name));
  const missing = asked.filter((name) => !findEngine(name));
  if (missing.length === 0) return asked;
  throw new Error(
    `ENGINES asks for ${missing.join(', ')}, which this machine does not have.\n${advice(missing)}`,
  );
}

function wantedEngines() {
  const asked = askedEngines();
  return asked.length > 0 ? asked : ENGINES;
}

function missingEngines() {
  return wantedEngines().filter((name) => !findEngine(name));
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const aptSettings = { DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...aptSettings },
    shell: platform === 'win32',
  });
  if (error) console.error(String(error.message));
  return status === 0;
}

function installByApt() {
  const isRoot = process.getuid?.() === 0;
  if (platform !== 'linux' || !isRoot || !onPath('apt-get')) return;
  const forEngine = {
    chromium: ['chromium'],
    firefox: ['firefox-esr'],
    webkit: ['webkit2gtk-driver', 'xvfb'],
  };
  const wanted = [...wantedEngines().flatMap((name) => forEngine[name]), 'fonts-dejavu-core'];
  const names = PACKAGES.filter(({ name, present }) => wanted.includes(name) && !present()).map(
    ({ name }) => name,
  );
  // A list that is out of date names files that the mirror has dropped, so it is renewed first; an old
  // list is still better than none, so a failed renewal does not end the attempt.
  run('apt-get', ['update', '-q']);
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  if (run('apt-get', [...install, ...names])) return;
  // One package that cannot be had must not cost the others.
  for (const name of names) run('apt-get', [...install, name]);
}

function installByPlaywright(engines) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const script = join(root, 'node_modules/playwright-core/cli.js');
  if (existsSync(script)) run(process.execPath, [script, 'install', ...engines]);
}

function advice(engines) {
  const lines = engines.map((name) => ADVICE[name]);
  if (!engines.includes('chromium')) {
    const rest = ENGINES.filter((name) => !engines.includes(name)).join(',');
    lines.push(`To go on without: ENGINES=${rest} npm test`);
  }
  return lines.join('\n');
}

const ADVICE = {
  chromium: 'Chromium is required. Install Chrome, Chromium or Edge, or set CHROME_PATH to its program.',
  firefox: 'Firefox: install it, or set FIREFOX_PATH to its program.',
  webkit:
    'WebKit: on Debian or Ubuntu, sudo apt-get install webkit2gtk-driver xvfb; elsewhere, npx playwright-core install webkit.',
};

/** Makes sure that the wanted engines are on this machine. If one cannot be had, throws and says what to do. */
export function ensureBrowsers() {
  if (missingEngines().length === 0) return;
  console.log(`Installing missing browsers: ${missingEngines().join(', ')}.`);
  installByApt();
  if (missingEngines().length > 0) installByPlaywright(missingEngines());
  const missing = missingEngines();
  if (missing.length > 0) throw new Error(`Could not install: ${missing.join(', ')}.\n${advice(missing)}`);
}
