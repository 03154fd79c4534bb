/** Brings files of the package into the page, all at once and not one after another as their imports are found. */
import { createElement, ofDocument } from './unclobbered.js';

/**
 * Firefox remembers for the life of a page that a module could not be had: there a file is only imported once it has
 * come.
 */
const REMEMBERS_FAILURES = CSS.supports('-moz-orient', 'inline');

/** Chromium may preload a module and import it later, whatever became of the preload. */
const FORGETS_PRELOADS = CSS.supports('-webkit-app-region', 'none');

const arriving = new Map<string, Promise<unknown>>();

/** The address of a file that stands beside this one. */
export function addressOf(name: string): string {
  return new URL(`${name}.js`, import.meta.url).href;
}

function preload(href: string, as: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = createElement('link');
    // Modules are fetched in CORS mode, and only a preload in the same mode is used by them.
    Object.assign(link, { crossOrigin: 'anonymous', ...as, href });
    const then = (act: () => void) => () => {
      link.remove();
      act();
    };
    link.onload = then(resolve);
    link.onerror = then(() => reject(new TypeError(`${href} could not be loaded`)));
    ofDocument('head').append(link);
  });
}

const SCRIPT = { rel: 'preload', as: 'script' };
const LATER = { fetchPriority: 'low' };

/** How often each file has failed. */
const failures = new Map<string, number>();

async function arriveOne(name: string, priority = {}): Promise<unknown> {
  const failed = failures.get(name) ?? 0;
  try {
    if (!REMEMBERS_FAILURES) return await import(addressOf(name));
    // A preload that failed is remembered too: another address tells whether the file can be had by now.
    return await preload(addressOf(name) + (failed > 0 ? `?${failed}` : ''), { ...SCRIPT, ...priority });
  } catch (error) {
    arriving.delete(name);
    failures.set(name, failed + 1);
    throw error;
  }
}

function arrivalOf(name: string, priority?: object): Promise<unknown> {
  const known = arriving.get(name) ?? arriveOne(name, priority);
  arriving.set(name, known);
  return known;
}

/**
 * Asks for files that are needed soon, after those that are needed now. One that fails is told to whoever brings it.
 */
export function foresee(names: string): void {
  // In WebKit what comes later would hold up what comes now: the board asks for its game itself.
  if (!FORGETS_PRELOADS && !REMEMBERS_FAILURES) return;
  for (const name of names.split(' ')) {
    const coming = FORGETS_PRELOADS
      ? preload(addressOf(name), { rel: 'modulepreload', ...LATER })
      : arrivalOf(name, LATER);
    coming.catch(() => {});
  }
}

/**
 * Imports what comes later. `names` are all files that this takes, without `.js`. A file that failed is asked for again
 * at the next call. The build for script tags writes this around each `import()` of ours.
 */
export async function bring<T>(names: string, load: () => Promise<T>): Promise<T> {
  await Promise.all(names.split(' ').map((name) => arrivalOf(name)));
  return load();
}
