import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/rotation/element/define.js';
import type {} from '../../src/star/element/define.js';
import { elements } from '../../scripts/build/slices.mjs';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { likelyHeight } from '../../src/embed/heights.js';
import { some } from '../budget.js';
import { anyHash } from '../embed/any-hash.js';
import { BOTS, EAR, EMBED_PAGE, serveBoards, toldTo, type Told } from './boards.js';
import { DIST, pageWith, Reader, serve, until, type Site } from './site.js';

const RECORD = 'star/1 rings=4 | S31 T20 A40';
const SHOWN = '#star-board?record=star/1+rings=4+|+S31+T20+A40';

/** Does with a frame from oEmbed as WordPress 6 does: hides it until it tells its height, by its secret. */
const WORDPRESS = `${EAR}
for (const frame of document.querySelectorAll('iframe')) {
  frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*');
}
addEventListener('message', ({ source, data }) => {
  if (!data || /[^a-zA-Z0-9]/.test(data.secret)) return;
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
    if (source !== frame.contentWindow) continue;
    frame.removeAttribute('style');
    if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
  }
});`;

/** Gives each frame the height that it asks for. */
const OBEDIENT = `${EAR}
addEventListener('message', ({ source, data }) => {
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
  if (frame && data.context === 'iframe.resize') frame.height = data.height;
});`;

/** Usual sizes of frames, those that the page asks for among them. */
const SIZES = [
  [320, 480],
  [320, 780],
  [360, 640],
  [560, 320],
  [640, 480],
  [640, 780],
  [700, 560],
  [900, 600],
  [900, 672],
  [900, 780],
  [1200, 800],
] as const;

/**
 * Which of these parts a reader cannot see without scrolling, as something else lies over them, or they are out of the
 * frame, or not drawn. The board may not be tiny either.
 */
function unseen(parts: readonly string[]): readonly string[] {
  const root = document.querySelector('main > .board')?.shadowRoot;
  if (!root) return ['all'];
  const isFree = (node: Element, x: number, y: number): boolean => {
    const top = root.elementFromPoint(x, y);
    return top === null || node.contains(top) || top.contains(node);
  };
  const isSeen = (node: Element): boolean => {
    const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return (
      node.checkVisibility({ visibilityProperty: true }) &&
      width * height > 0 &&
      Math.min(top, left) >= -1 &&
      bottom <= innerHeight + 1 &&
      right <= innerWidth + 1 &&
      [top + 2, y, bottom - 2].every((at) => isFree(node, x, at))
    );
  };
  const board = root.querySelector('[part~=board]');
  return [
    ...['board', ...parts].filter((part) => ![...root.querySelectorAll(`[part~=${part}]`)].some(isSeen)),
    ...((board?.clientWidth ?? 0) < 160 ? ['a board that is large enough'] : []),
  ];
}

/** A strip has no room for a score below what to do. */
const isStrip = (height: number): boolean => height < 400;

const HOSTILE = [
  '#',
  '#?',
  '#<img src=x onerror=alert(1)>',
  '#__proto__?x=y',
  '#constructor',
  '#star-board?record=%',
  '#star-board?record=<script>alert(1)</script>',
  '#star-board?position=%00%01&rings=999999999999',
  '#star-board?onclick=alert(1)&style=display:none&class=x&id=y&innerHTML=<b>',
  '#star-board?rules-href=javascript:alert(1)&record=star/1+rings=4+|+S31+S31',
  '#star-board?=&&&==&%E0%A4=1&fit=width&from-hash',
  '#rotation-puzzle?puzzle=' + 'A'.repeat(30_000),
  '#bugcatcher-grid?seats=' + 'human+'.repeat(500),
  '#constellation-board?names="',
  '#../star-board',
  '#//example.org/star-board',
];

/** The embed page with a hash that a test gives it: engines let nobody change the real one ten thousand times. */
const GIVEN = EMBED_PAGE.replace(
  '<script>',
  '<script>window.fail=()=>void Promise.reject("last");{const location=window.given={hash:"",href:document.URL,pathname:window.location.pathname};',
).replace(/<\/script>(?=\s*<\/body>)/, '}</script>');

/** Finds what some hashes have left in the page that should not be there, and the errors that they threw. */
async function faultsOf(hashes: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  let end = (): void => {};
  const lastIsTold = new Promise<void>((told) => (end = told));
  const note = (event: Event): unknown => {
    const { message, reason } = event as ErrorEvent & PromiseRejectionEvent;
    const fault = String(message ?? reason);
    // A notice that some sizes are told in the next frame, where much is drawn in one.
    if (fault.startsWith('ResizeObserver loop')) return undefined;
    if (reason !== 'last') return faults.push(fault);
    event.preventDefault();
    return end();
  };
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, note);
  const { given, fail } = window as unknown as {
    readonly given: { hash: string };
    /** The page’s own, since Chromium does not tell a page of rejections that a test made. */
    fail(): void;
  };
  for (const hash of hashes) {
    given.hash = new URL(`#${hash}`, document.URL).hash;
    dispatchEvent(new Event('hashchange'));
    // The board is defined, so no more than a few promises stand between the hash and it.
    for (let n = 0; n < 20 && !document.querySelector('main > *'); n++) await undefined;
    const [end, ...others] = document.querySelectorAll('main > .board:defined, main > h1');
    await (end as { updateComplete?: Promise<unknown> } | undefined)?.updateComplete?.catch(
      (error: unknown) => faults.push(String(error), hash),
    );
    const strange = document.querySelectorAll(
      'main img, main script, main b, .board[onclick], .board[style], .board[id], .board > *, .board[slot]',
    );
    if (!end || others.length > 0 || strange.length > 0) faults.push(hash);
  }
  // Work that a board has begun may still fail. Browsers report rejections in order, so this one comes last.
  fail();
  await lastIsTold;
  for (const type of ['error', 'unhandledrejection']) removeEventListener(type, note);
  return faults;
}

describe.each(chosenEngines())('the embed page in %s', (name) => {
  let engine: Engine;
  let boards: Site;
  let host: Site;
  let page: Page;
  /** Whether the boards’ files come. */
  let isCut = false;
  const logged: string[] = [];

  const frame = (hash: string, given: string, folder = 'boards'): string =>
    `<iframe title="A board" src="${boards.url}/${folder}/embed/${hash}" ${given}></iframe>`;

  beforeAll(async () => {
    engine = await openEngine(name);
    boards = await serveBoards((path) => isCut && path === '/boards/star-board.js', {
      '/boards/embed/given.html': { body: GIVEN },
    });
    const sandbox = 'sandbox="allow-scripts"';
    host = await serve({
      '/other-origin': { body: pageWith('<div id="at"></div>', [EAR]) },
      '/sandbox': {
        body: pageWith(frame(`${BOTS}&remember=game`, `${sandbox} width="560" height="640"`), [EAR]),
      },
      '/header': { body: pageWith(frame(BOTS, 'width="560" height="640"', 'strict'), [EAR]) },
      '/obedient': {
        body: pageWith(
          [...elements.map(({ tag }) => `#${tag}?seed=3`), `${SHOWN}&controls=none`]
            .map((hash) => frame(hash, `${sandbox} width="560" height="300"`))
            .join(''),
          [OBEDIENT],
        ),
      },
      '/wordpress': {
        body: pageWith(
          [SHOWN, '']
            .map((hash, at) =>
              frame(
                `${hash}#?secret=aB3${at}`,
                `${sandbox} security="restricted" style="position: absolute; visibility: hidden;" width="600" height="400" data-secret="aB3${at}"`,
              ),
            )
            .join(''),
          [WORDPRESS],
        ),
      },
      '/hidden': {
        body: pageWith(`<div id="tab" hidden>${frame(SHOWN, 'width="500" height="300"')}</div>`, [EAR]),
      },
    });
    page = await engine.newPage();
    page.on('console', (message) => logged.push(message.text()));
  });
  afterAll(async () => {
    await engine.close();
    await Promise.all([boards.close(), host.close()]);
  });

  const at = (hash: string): Promise<unknown> => page.goto(`${boards.url}/boards/embed/${hash}`);
  const drawn = (): Promise<void> => new Reader(page).until('main.fitted .board:defined');
  const events = async (): Promise<readonly unknown[]> =>
    (await toldTo(page)).flatMap(([, { context, event }]) => (context === 'planisphere' ? [event] : []));
  const heights = (told: Told, nth: number): number[] =>
    told.flatMap(([one, { context, height }]) =>
      one === nth && context === 'iframe.resize' ? [height as number] : [],
    );

  it('shows the board that its address names, with its attributes and nothing else', async () => {
    await page.goto(`${host.url}/other-origin`);
    await at(`${SHOWN}&theme=dark&marks=S31&style=color:red&onclick=alert(1)&id=x&fit=width`);
    await drawn();
    expect(await page.evaluate(() => document.title)).toBe('*Star');
    const [record, attributes, theme, ground] = await page.evaluate(() => {
      const board = document.querySelector('star-board')!;
      return [
        board.record,
        board.getAttributeNames().sort(),
        document.documentElement.dataset['theme'],
        getComputedStyle(document.documentElement).backgroundColor,
      ] as const;
    });
    expect(record).toBe(RECORD);
    expect(attributes).toEqual(['class', 'fit', 'marks', 'record', 'share-url']);
    expect([theme, ground]).toEqual(['dark', 'rgb(11, 17, 32)']);
    if (engine.can.report) expect(logged.join('\n')).toMatch(/leaves these out .* style onclick id fit/);
  });

  it('remembers no game, whatever its address says, and tells the console why', async () => {
    await page.goto(`${host.url}/other-origin`);
    await at(`${SHOWN}&remember=lesson`);
    await drawn();
    const kept = await page.evaluate(async () => {
      const board = document.querySelector('star-board')!;
      board.play('R40');
      await board.settled;
      return [board.record, board.getAttribute('remember'), localStorage.length] as const;
    });
    expect(kept).toEqual([`${RECORD} R40`, null, 0]);
    if (engine.can.report) expect(logged.join('\n')).toMatch(/remembers no game, because/);
  });

  it.each([
    '#%23star-board%3Frecord%3Dstar%2F1%20rings%3D4%20%7C%20S31%20T20%20A40',
    '#!/Star-Board%3Frecord=star/1+rings=4+|+S31+T20+A40',
    '?star-board&record=star/1+rings=4+|+S31+T20+A40',
  ])(
    'shows its board where a program or a hand has changed the signs of its address: %s',
    async (address) => {
      await page.goto(`${host.url}/other-origin`);
      await at(address);
      await drawn();
      expect(await page.evaluate(() => document.querySelector('star-board')!.record)).toBe(RECORD);
    },
  );

  it('is what its board shares, without what WordPress has added', async () => {
    await page.goto(`${host.url}/other-origin`);
    await at(`${SHOWN}#?secret=aB3`);
    await drawn();
    expect(await page.evaluate(() => document.querySelector('star-board')!.shareUrl)).toBe(
      `${boards.url}/boards/embed/${SHOWN}`,
    );
  });

  it('without a board shows addresses that have one, and follows its hash', async () => {
    await page.goto(`${host.url}/other-origin`);
    await at('#chess-board');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links.map(([, href]) => href)).toEqual(elements.map(({ tag }) => `#${tag}`));
    expect(links).toContainEqual(['Rotation puzzle', '#rotation-puzzle']);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#star-board"]')!.click());
    await drawn();
    await page.evaluate(() => {
      location.hash = '#rotation-puzzle?puzzle=1-1';
    });
    await new Reader(page).until('rotation-puzzle:defined');
    expect(await page.evaluate(() => document.querySelectorAll('main > *').length)).toBe(1);
  });

  it.each(['/boards/embed/index.html', '/boards/embed'])('finds its boards from %s', async (path) => {
    await page.goto(`${host.url}/other-origin`);
    await page.goto(`${boards.url}${path}${SHOWN}`);
    await drawn();
  });

  it('with any hash ends in a board or in the note', async () => {
    await at('#star-board');
    await drawn();
    for (const hash of HOSTILE) {
      await page.evaluate((given: string) => {
        location.hash = given;
      }, hash);
      const known = elements.some(({ tag }) => tag === hash.slice(1).split('?')[0]);
      await new Reader(page).until(known ? 'main > .board:defined' : 'main > h1');
      const strange = 'img, script[src], main b, .board[onclick], .board[style], .board[id]';
      expect(await page.evaluate((bad: string) => document.querySelectorAll(bad).length, strange), hash).toBe(
        0,
      );
    }
  });

  // The engines share them: in a thorough run 10,000 for all boards.
  it.each(elements.map(({ tag }) => tag))(
    'with random hashes for %s ends in a board or the note',
    async (tag) => {
      await page.goto(`${boards.url}/boards/embed/given.html`);
      // A text that chance has made may name any of them.
      for (const one of elements) {
        await page.evaluate((hash: string) => {
          (window as unknown as { given: { hash: string } }).given.hash = hash;
          dispatchEvent(new Event('hashchange'));
        }, `#${one.tag}`);
        await new Reader(page).until(`main > ${one.tag}:defined`);
      }
      const hashes = fc.sample(anyHash(tag), Math.ceil(some(2000, 1 / 20) / chosenEngines().length));
      for (let at = 0; at < hashes.length; at += 200)
        expect(await page.evaluate(faultsOf, hashes.slice(at, at + 200))).toEqual([]);
    },
  );

  it('says so where the board’s file does not come, and tries again', async () => {
    await page.goto(`${host.url}/other-origin`);
    isCut = true;
    await at(SHOWN);
    await new Reader(page).until('main > p[role=status]');
    isCut = false;
    await drawn();
  });

  it('outside of a frame tells nobody', async () => {
    await at('#rotation-puzzle?puzzle=1-1');
    await drawn();
    await page.evaluate(() => {
      const all: unknown[] = [];
      Object.assign(window, { told: all });
      addEventListener('message', ({ data }) => all.push(data));
    });
    await page.setViewport({ width: 500, height: 600 });
    await page.evaluate(() => document.querySelector('rotation-puzzle')!.play('b1'));
    await page.setViewport({ width: 800, height: 600 });
    await page.evaluate(() => document.querySelector('rotation-puzzle')!.settled);
    expect(await toldTo(page)).toEqual([]);
  });

  it.each(['/sandbox', '/header'])(
    'plays without storage, and tells a course its height and the end: %s',
    async (path) => {
      await page.goto(host.url + path);
      await until(async () => (await events()).includes('game-end'));
      const told = await toldTo(page);
      const [, end] = told.find(([, { event }]) => event === 'game-end')!;
      expect(end).toMatchObject({ context: 'planisphere', tag: 'star-board' });
      expect(end['detail']).toMatchObject({
        sentence: expect.stringMatching(/wins|draw/) as string,
        record: expect.stringContaining('star/1 rings=2 | ') as string,
      });
      expect(await events()).toContain('ready');
      const heights = told
        .filter(([, { subject }]) => subject === 'lti.frameResize')
        .map(([, one]) => one['height']);
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeGreaterThan(300);
      expect(told.some(([, { message }]) => message !== undefined)).toBe(false);
    },
  );

  it.each([
    ['#rotation-puzzle?puzzle=1-14', 'goals'],
    // The goal, and in its place the score once a game has begun.
    ['#star-board?rings=4', 'goal'],
    [SHOWN, 'score'],
  ])(
    'shows board, what to do and controls of %s in frames of all usual sizes, and its %s',
    async (hash, part) => {
      await page.goto(`${host.url}/other-origin`);
      await at(hash);
      await drawn();
      const isThere = (one: string): boolean =>
        !!document.querySelector('main > .board')?.shadowRoot?.querySelector(`[part~=${one}]`);
      await until(() => page.evaluate(isThere, part));
      for (const [width, height] of SIZES) {
        await page.setViewport({ width, height });
        const parts = ['to-do', 'controls', ...(part === 'score' && isStrip(height) ? [] : [part])];
        let left: readonly string[] = [];
        await until(async () => {
          left = await page.evaluate(unseen, parts);
          return left.length === 0;
        }).catch(() => expect(left, `${width}x${height}`).toEqual([]));
      }
    },
  );

  it.each(['#rotation-puzzle?puzzle=1-14', '#star-board?rings=4'])(
    'that is too small for large text keeps board, what to do and controls of %s in view',
    async (hash) => {
      await page.setViewport({ width: 330, height: 480 });
      await page.goto(`${host.url}/other-origin`);
      await at(hash);
      await drawn();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '24px';
      });
      await page.setViewport({ width: 320, height: 480 });
      let left: readonly string[] = [];
      await until(async () => {
        left = await page.evaluate(unseen, ['to-do', 'controls']);
        return left.length === 0;
      }).catch(() => expect(left).toEqual([]));
    },
  );

  it.each([320, 640, 900])('asks for the height that a link gives it at once, at %i px', async (wide) => {
    await page.setViewport({ width: 1000, height: 900 });
    await page.goto(`${host.url}/obedient`);
    await page.evaluate((given: number) => {
      for (const one of document.querySelectorAll('iframe')) one.width = String(given);
    }, wide);
    const asked = async (): Promise<number[]> => {
      const told = await toldTo(page);
      return elements.map((_, nth) => heights(told, nth).at(-1) ?? 0);
    };
    await until(async () => (await asked()).every((height) => Math.abs(height - likelyHeight(wide)) <= 1));
  });

  it('asks for a height that follows from its width alone, once for each width', async () => {
    await page.setViewport({ width: 800, height: 600 });
    await page.goto(`${host.url}/obedient`);
    const count = elements.length + 1;
    const all = (): Promise<Told> => toldTo(page);
    await until(async () => (await events()).filter((event) => event === 'ready').length === count);
    const first = await all();
    const asked = Array.from({ length: count }, (_, nth) => heights(first, nth));
    for (const [nth, one] of asked.entries()) {
      expect(one, String(nth)).toHaveLength(1);
      expect(one[0]).toBeGreaterThan(nth === count - 1 ? 450 : 700);
      expect(one[0]).toBeLessThan(900);
    }
    // Other heights of the frames change nothing; another width does.
    for (const height of [250, 900, 400])
      await page.evaluate((given: number) => {
        for (const one of document.querySelectorAll('iframe')) one.height = String(given);
        return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }, height);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('iframe')) one.width = '800';
    });
    await until(async () => heights(await all(), count - 1).length > 1);
    await until(async () => {
      const told = await all();
      return asked.every((_, nth) => heights(told, nth).length === 2);
    });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('iframe')) one.width = '560';
    });
    await until(async () => {
      const told = await all();
      return asked.every((_, nth) => heights(told, nth).length === 3);
    });
    const last = await all();
    for (const [nth, [height]] of asked.entries()) expect(heights(last, nth)[2]).toBe(height);
  });

  it('comes out of hiding in WordPress, with the height that it asks for', async () => {
    await page.goto(`${host.url}/wordpress`);
    await until(() =>
      page.evaluate(() => {
        const [shown, other] = document.querySelectorAll('iframe');
        return !shown!.hasAttribute('style') && Number(shown!.height) > 600 && other!.hasAttribute('style');
      }),
    );
    const secrets = (await toldTo(page)).flatMap(([, { message, secret }]) => (message ? [secret] : []));
    expect(new Set(secrets)).toEqual(new Set(['aB30']));
  });

  it('in a part of a page that is not shown tells its height when it is shown', async () => {
    await page.goto(`${host.url}/hidden`);
    await until(async () => (await events()).includes('ready'));
    expect(heights(await toldTo(page), 0)).toEqual([]);
    await page.evaluate(() => document.querySelector('#tab')!.removeAttribute('hidden'));
    await until(async () => heights(await toldTo(page), 0).length === 1);
  });

  it('works from a disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planisphere-embed-'));
    try {
      cpSync(join(DIST, 'embed'), join(folder, 'embed'), { recursive: true });
      cpSync(join(DIST, 'star-board.js'), join(folder, 'star-board.js'));
      await page.goto(pathToFileURL(join(folder, 'embed/index.html')).href + SHOWN);
      await drawn();
      expect(await page.evaluate(() => document.querySelector('star-board')!.record)).toBe(RECORD);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
