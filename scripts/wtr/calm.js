// Runs in the page of a browser test: each test begins in the same window, with the pointer at rest where no board can
// come, nothing in focus, nothing scrolled, kept or asked for in the address. It keeps nothing of what an earlier
// test left, and not the time of day either: every file begins at noon, so that no day ends in the middle of a test.
// Seeds that boards draw are the same in every run.
/* global before, beforeEach, history, localStorage, requestAnimationFrame, scrollTo */
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { drawSeedsFrom } from './seeds.js';

const VIEWPORT = { width: 800, height: 600 };

/** Engines keep the pointer where it was, and scrolling moves boards under it: here it rests on a node of its own. */
const rest = document.createElement('div');
rest.ariaHidden = 'true';
rest.style.cssText = 'position: fixed; z-index: 2147483647; top: 0; left: 0; width: 3px; height: 3px';

const Today = Date;
const sinceNoon = Today.now() - new Today().setHours(12, 0, 0, 0);

globalThis.Date = class extends Today {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Today.now() - sinceNoon]));
  }
  static now() {
    return Today.now() - sinceNoon;
  }
};

drawSeedsFrom(20);

/** The page's own address, before any test has changed it. */
const { href } = location;

before(async function hasTheFocus() {
  // On a busy machine a window can get it later than its page is read.
  while (!document.hasFocus()) await new Promise(requestAnimationFrame);
});

beforeEach(async function begins() {
  document.activeElement?.blur();
  if (location.href !== href) history.replaceState(null, '', href);
  localStorage.clear();
  if (innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height) await setViewport(VIEWPORT);
  scrollTo(0, 0);
  document.documentElement.append(rest);
  await executeServerCommand('rest-pointer');
});
