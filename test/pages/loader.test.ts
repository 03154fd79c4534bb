import { join } from 'node:path';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {} from '../../src/star/element/define.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { elements } from '../../scripts/build/slices.mjs';
import {
  AGAINST_BOT,
  BOARD,
  DIST,
  NODES,
  POLICY_EAR,
  Reader,
  serve,
  until,
  WHOLE_GAME,
  WORKER_EAR,
  type Site,
} from './site.js';

const EVERY = elements.map(({ tag }) => `<${tag} seed="2"></${tag}>`).join('');
const FALLBACK = '<star-board rings="2"><p>A picture and a link</p></star-board>';

/** The files loaded for one board of *Star: its picture first, then its element and its game. */
const PICTURE_FILES = ['picture', 'star-picture'];
const OTHER_FILES = ['kit', 'star-board', 'controller', 'star-controller'];
const STAR_FILES = ['planisphere', ...PICTURE_FILES, ...OTHER_FILES];

/** The reader wants as little as possible to be loaded: nothing comes before it is needed. */
const SAVING = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

const MESSAGE_EAR = "addEventListener('message', ({ data }) => { window.told = data; });";
const EARS = [POLICY_EAR, WORKER_EAR, MESSAGE_EAR].join('\n');

/** Notes in each frame what a reader sees at the place of the board, and where the text below it stands. */
const EYE = `window.seen = new Set();
window.places = new Set();
const look = () => {
  const below = document.querySelector('#below');
  if (below) places.add(Math.round(below.getBoundingClientRect().y));
  const board = document.querySelector('star-board');
  const stones = board?.shadowRoot?.querySelectorAll('.piece').length;
  const child = board?.firstElementChild;
  seen.add(stones ? 'the position' : child?.checkVisibility() ? 'the fallback' : board?.shadowRoot?.querySelector('.picture') ? 'a bare board' : 'nothing');
  requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);`;

/** Calls back when *Star is defined. */
const WHEN_DEFINED = `<script nonce="n">const whenDefined = (show) => customElements.whenDefined('star-board').then(show);</script>`;

/** Pages that show a board once it is defined, and not before. */
const WAITING: Readonly<Record<string, string>> = {
  '/waiting/rule': `<style>:not(:defined) { display: none }</style>${BOARD}`,
  '/waiting/late-rule': `<div style="height: 6000px"></div>${BOARD}<script nonce="n">
    addEventListener('load', () => setTimeout(() => {
      const style = document.createElement('style');
      style.textContent = ':not(:defined) { display: none }';
      document.head.append(style);
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, 5500)));
    }));</script>`,
  '/waiting/hidden': `<star-board rings="2" hidden></star-board><script nonce="n">
    whenDefined(() => document.querySelector('star-board').removeAttribute('hidden'));</script>`,
  '/waiting/contents': `<style>star-board:not(:defined) { display: contents }</style>${BOARD}`,
  '/waiting/ancestor': `<main hidden>${BOARD}</main><script nonce="n">
    whenDefined(() => document.querySelector('main').removeAttribute('hidden'));</script>`,
  '/waiting/has': `<style>section:has(:not(:defined)) { display: none }</style><section><div>${BOARD}</div></section>`,
  '/waiting/content': `<main style="content-visibility: hidden">${BOARD}</main><script nonce="n">
    whenDefined(() => document.querySelector('main').removeAttribute('style'));</script>`,
  '/waiting/page': `<style>html { display: none } html.shown { display: block }</style>${BOARD}<script nonce="n">
    whenDefined(() => document.documentElement.classList.add('shown'));</script>`,
  '/waiting/no-height': `<style>div { height: 0; overflow: hidden }</style><div>${BOARD}</div><script nonce="n">
    whenDefined(() => document.querySelector('div').removeAttribute('class'));</script>`,
};

/** Hidden containers, which readers open. */
const CLOSED = `<details><summary>A board</summary>${FALLBACK}</details>
<dialog>${FALLBACK}</dialog><div popover>${FALLBACK}</div><div role="tabpanel" hidden>${FALLBACK}</div>
<div hidden="until-found">${FALLBACK}</div>
<button aria-expanded="false" aria-controls="more">More</button><div id="more" style="display: none">${FALLBACK}</div>`;

type Window = typeof globalThis & {
  readonly forbidden: string[];
  readonly answers: number;
  readonly told?: string;
  readonly seen: Set<string>;
  readonly places: Set<number>;
};

describe.each(chosenEngines())('the loader in %s', (name) => {
  let engine: Engine;
  let scripts: Site;
  let host: Site;
  let page: Page;
  let reader: Reader;
  /** Files that do not come, by their names. */
  const cut = new Set<string>();
  /** Another release stands in place of this one: its files are there no more. */
  let isReplaced = false;

  beforeAll(async () => {
    engine = await openEngine(name);
    scripts = await serve({}, (path) =>
      isReplaced ? 404 : cut.has(path.slice('/dist/cdn/'.length, -'.js'.length)),
    );
    let visits = 0;
    /** With a loader at an address of its own, so that no visit has what another has kept. */
    const pageOf = (body: string, given = '', first = SAVING): (() => string) => {
      const text = `<!doctype html><html lang="en"><title>A page with the loader</title><script nonce="n">${first}${EARS}</script><script type="module" src="LOADER" ${given}></script><body>${body}</body></html>`;
      return () => text.replaceAll('LOADER', `${scripts.url}/dist@${visits++}/cdn/planisphere.js`);
    };
    const trusted = `style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    await import(join(DIST, 'node/star-board.js'));
    const served = await collectResult(
      render(
        html`<star-board controls="none" record="star/1 rings=4 | S31 T20 A40"
          ><img alt="A game of *Star"
        /></star-board>`,
      ),
    );
    host = await serve({
      '/': { body: pageOf(BOARD) },
      '/idle': { body: pageOf(BOARD, '', '') },
      '/bot': { body: pageOf(AGAINST_BOT) },
      '/every': { body: pageOf(EVERY) },
      '/twice': { body: pageOf(`${BOARD}<script type="module" src="LOADER"></script>${BOARD}`) },
      '/hosts': {
        body: pageOf(EVERY),
        policy: `default-src 'none'; script-src 'nonce-n' ${scripts.url}; ${trusted}`,
      },
      '/nonce': {
        body: pageOf(AGAINST_BOT, 'nonce="n"'),
        policy: `default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; ${trusted}`,
      },
      '/far': { body: pageOf(`<div style="height: 6000px"></div>${BOARD}`) },
      '/later': {
        body: pageOf(
          `<main></main><script type="module">import { watch } from 'LOADER'; window.watch = watch;</script>`,
        ),
      },
      '/fallback': { body: pageOf(`<script nonce="n">${EYE}</script>${FALLBACK}`) },
      '/hidden': {
        body: pageOf(
          `<style>.mine star-board { display: none } main star-board { display: inline-block }</style>
           <div style="height: 6000px"></div><star-board hidden></star-board>
           <div class="mine"><star-board></star-board></div><main><star-board></star-board></main>`,
        ),
      },
      ...Object.fromEntries(
        Object.entries(WAITING).map(([path, body]) => [
          path,
          { body: pageOf(`${WHEN_DEFINED}<p>Text</p>${body}`) },
        ]),
      ),
      '/closed': { body: pageOf(CLOSED) },
      '/named': {
        body: pageOf(
          `<img name="head"><img name="adoptedStyleSheets"><form name="createElement"></form><form><input name="querySelectorAll"><input name="matches">${BOARD}</form>`,
        ),
      },
      '/served': { body: pageOf(`<script nonce="n">${EYE}</script>${served}<p id="below">Text</p>`) },
      '/sandbox': {
        body: pageOf('<iframe sandbox="allow-scripts" src="/frame" width="420" height="560"></iframe>'),
      },
      '/frame': {
        body: pageOf(
          `${AGAINST_BOT}<script nonce="n">document.querySelector('star-board').addEventListener('game-change', ({ target }) => parent.postMessage(target.record, '*'));
           customElements.whenDefined('star-board').then(async () => {
             const board = document.querySelector('star-board');
             await board.updateComplete;
             board.play('S10');
           });</script>`,
        ),
      },
    });
    page = await engine.newPage();
    reader = new Reader(page);
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await Promise.all([scripts.close(), host.close()]);
  });
  beforeEach(() => {
    cut.clear();
    isReplaced = false;
    scripts.asked.length = 0;
  });

  const inPage = <T>(read: (window: Window) => T): Promise<T> =>
    page.evaluate(`(${read.toString()})(window)`) as Promise<T>;
  /** The states that were visible, with the frame after this call: a board may have settled before the next one. */
  const watched = async (): Promise<{ seen: string[]; places: number }> => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return inPage(({ seen, places }) => ({ seen: [...seen], places: places.size }));
  };
  const asked = (): string[] => scripts.asked.map((path) => path.replace(/^.*\/|\.js$/g, ''));
  const online = (): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')));

  /** A look goes to the browser and back, so that requests are heard meanwhile. */
  const hasAsked = (file: string) => async (): Promise<boolean> => {
    await page.evaluate(() => undefined);
    return asked().includes(file);
  };
  const press = (button: string): Promise<void> =>
    page.evaluate(
      (given: string) =>
        document
          .querySelector('star-board')
          ?.shadowRoot?.querySelector<HTMLElement>(`[name=${given}]`)
          ?.click(),
      button,
    );
  const has = (selector: string) => (): Promise<boolean> =>
    page.evaluate(
      (what: string) => document.querySelector('star-board')?.shadowRoot?.querySelector(what) !== null,
      selector,
    );

  it('plays a whole game from another origin, asks for each file once, and for no more', async () => {
    await page.goto(host.url);
    await reader.ready();
    for (const node of NODES) await reader.pick(node);
    expect(await reader.record()).toBe(WHOLE_GAME);
    await until(has('.trend svg'));
    expect(asked().sort()).toEqual([...STAR_FILES, 'score-plot'].sort());
  });

  it('asks for the picture before all else, and for the rest at once', async () => {
    await page.goto(host.url);
    await reader.ready();
    expect(asked()[0]).toBe('planisphere');
    expect(asked().slice(1, 3).sort()).toEqual([...PICTURE_FILES].sort());
    expect(asked().slice(3).sort()).toEqual([...OTHER_FILES].sort());
  });

  it('leaves nothing of its own in the page but its style sheet', async () => {
    await page.goto(host.url);
    await reader.ready();
    expect(await inPage(() => document.querySelectorAll('link, style').length)).toBe(0);
    expect(await inPage(() => 'planisphere' in window)).toBe(false);
  });

  it('is loaded once however often a page has its tag', async () => {
    await page.goto(`${host.url}/twice`);
    await reader.ready();
    await reader.pick('S10', 1);
    expect(await reader.record(1)).toBe('star/1 rings=2 | S10');
    await until(hasAsked('score-plot'));
    expect(asked().sort()).toEqual([...STAR_FILES, 'score-plot'].sort());
  });

  it('has bots think in a worker although its file is of another origin', async () => {
    await page.goto(`${host.url}/bot`);
    await reader.ready();
    await reader.playOut();
    expect(await reader.status()).toMatch(/ wins?,/);
    expect(await inPage(({ answers }) => answers)).toBeGreaterThan(0);
    expect(asked()).toContain('star-worker');
    expect(asked()).not.toContain('star-bots');
  });

  it('brings every board, its hint and its menu under a policy that names its origin, and tries nothing forbidden', async () => {
    await page.goto(`${host.url}/hosts`);
    await page.evaluate(
      async (tags: string[]) => {
        for (const tag of tags) {
          const board = document.querySelector(tag) as HTMLElementTagNameMap['star-board'];
          board.scrollIntoView();
          await customElements.whenDefined(tag);
          await board.settled;
          const root = board.shadowRoot as ShadowRoot;
          root.querySelector<HTMLElement>('[name=hint]')?.click();
          await new Promise((heard) => board.addEventListener('hint-given', heard));
          await board.settled;
          root.querySelector<HTMLElement>('[name=menu]')?.click();
          while (!root.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
          root.querySelector('dialog')?.close();
          await board.learn();
        }
      },
      elements.map(({ tag }) => tag),
    );
    expect(await inPage(({ forbidden }) => forbidden)).toEqual([]);
  });

  it('plays a whole game against a bot under a policy by nonce, which lets no worker start', async () => {
    await page.goto(`${host.url}/nonce`);
    await reader.ready();
    await reader.playOut();
    expect(await reader.status()).toMatch(/ wins?,/);
    expect(await inPage(({ forbidden }) => forbidden)).toEqual([]);
    expect(asked()).toContain('star-bots');
  });

  it('plays in a sandboxed frame of no origin', async () => {
    await page.goto(`${host.url}/sandbox`);
    await until(async () => / S10 \S+$/.test(await inPage(({ told }) => told ?? '')));
  });

  it('loads a board far below when it comes near', async () => {
    await page.goto(`${host.url}/far`);
    await until(async () => asked().includes('planisphere'));
    // An observer that begins later is told later, too.
    await page.evaluate(
      () =>
        new Promise((told) => {
          new IntersectionObserver(told).observe(document.querySelector('star-board') as Element);
        }),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(asked()).toEqual(['planisphere']);
    await page.evaluate(() => scrollTo(0, 5000));
    await reader.ready();
    expect(asked().sort()).toEqual([...STAR_FILES].sort());
  });

  it.each(Object.keys(WAITING))('loads a board that its page hides until it is defined: %s', async (path) => {
    await page.goto(host.url + path);
    await reader.until('star-board:defined');
  });

  it.each([0, 1, 2, 3, 4, 5])('loads a board in what readers open when it is opened: %i', async (nth) => {
    await page.goto(`${host.url}/closed`);
    await until(async () => asked().includes('planisphere'));
    // Observers that begin later are told later, too.
    await page.evaluate(
      () =>
        new Promise((told) => {
          new IntersectionObserver(told).observe(document.querySelector('star-board') as Element);
        }),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(asked()).toEqual(['planisphere']);
    await page.evaluate((one: number) => {
      const closed = document.querySelectorAll('star-board')[one]!.parentElement as HTMLDialogElement;
      closed.removeAttribute('hidden');
      closed.removeAttribute('style');
      closed.removeAttribute('popover');
      closed.open = true;
    }, nth);
    await reader.until('star-board:defined');
  });

  it('brings a board whatever names its page gives', async () => {
    await page.goto(`${host.url}/named`);
    await reader.until('star-board:defined');
  });

  it('finds boards that come later, in the page and in open shadow roots that ask for it', async () => {
    await page.goto(`${host.url}/later`);
    const loaded = await page.evaluate(async () => {
      const main = document.querySelector('main') as HTMLElement;
      const { watch } = window as unknown as { watch(root: ShadowRoot): void };
      const rootIn = (card: HTMLElement): ShadowRoot => {
        main.append(card);
        const root = card.attachShadow({ mode: 'open' });
        root.innerHTML = '<star-board rings="2"></star-board>';
        return root;
      };
      const silent = rootIn(document.createElement('div'));
      const asks = document.createElement('div');
      const root = rootIn(asks);
      const frame = async (): Promise<void> => {
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      };
      await frame();
      const before = root.querySelector('star-board:defined') !== null;
      asks.setAttribute('data-planisphere', '');
      await customElements.whenDefined('star-board');
      // The root of a component comes with its definition.
      main.innerHTML = '<late-card data-planisphere></late-card>';
      await frame();
      customElements.define(
        'late-card',
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' }).innerHTML = '<bugcatcher-grid seed="1"></bugcatcher-grid>';
          }
        },
      );
      await customElements.whenDefined('bugcatcher-grid');
      main.append(silent.host);
      // Another kind, in a root that a script hands over.
      silent.innerHTML = '<div><space-crack-map seed="1"></space-crack-map></div>';
      await frame();
      const unasked = customElements.get('space-crack-map') !== undefined;
      watch(silent);
      await customElements.whenDefined('space-crack-map');
      main.innerHTML = '<section><rotation-puzzle></rotation-puzzle></section>';
      await customElements.whenDefined('rotation-puzzle');
      return [before, unasked];
    });
    expect(loaded).toEqual([false, false]);
  });

  it.each([
    ['its first picture', ['picture']],
    ['what all boards share', ['kit']],
    ['its own file', ['star-board']],
    ['its game', ['controller']],
  ])(
    'shows the fallback and a sentence where %s does not come, and tries again when the network is back',
    async (_, files) => {
      for (const file of files) cut.add(file);
      await page.goto(`${host.url}/fallback`);
      const sentence = 'This board could not be loaded yet. It will try again.';
      await until(() =>
        page.evaluate((text: string) => {
          const board = document.querySelector('star-board') as Element;
          const after = getComputedStyle(board, '::after').content;
          const inside = board.shadowRoot?.querySelector('.missing')?.textContent ?? '';
          return board.firstElementChild?.checkVisibility() === true && (after + inside).includes(text);
        }, sentence),
      );
      cut.clear();
      await online();
      await until(() => page.evaluate(() => document.querySelector('star-board')?.play?.('S10').ok === true));
      expect(await reader.record()).toBe('star/1 rings=2 | S10');
      expect(
        await inPage(() => [
          document.querySelector('star-board p')?.checkVisibility(),
          getComputedStyle(document.querySelector('star-board') as Element, '::after').content,
          document.querySelector('star-board')?.shadowRoot?.querySelector('.missing') ?? null,
        ]),
      ).toEqual([false, 'none', null]);
    },
  );

  it('fetches how a hint is asked for when the page is idle', async () => {
    await page.goto(`${host.url}/idle`);
    await until(hasAsked('asking-bots'));
  });

  it('fetches it when the reader points at the button, where the reader saves data', async () => {
    await page.goto(host.url);
    await reader.ready();
    expect(asked()).not.toContain('asking-bots');
    await page.evaluate(() =>
      document
        .querySelector('star-board')
        ?.shadowRoot?.querySelector('[name=hint]')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true })),
    );
    await until(hasAsked('asking-bots'));
  });

  it('draws the chart at a later move if it did not come at first', async () => {
    cut.add('score-plot');
    await page.goto(host.url);
    await reader.ready();
    for (const node of NODES.slice(0, 3)) await reader.pick(node);
    expect(await has('.trend svg')()).toBe(false);
    cut.clear();
    await reader.pick(NODES[3] as string);
    await until(has('.trend svg'));
  });

  it('tells the page what is wrong with a value although the sentences did not come', async () => {
    cut.add('words-faults');
    await page.goto(host.url);
    await reader.ready();
    const told = (rings: string): Promise<string[]> =>
      page.evaluate(async (value: string) => {
        const board = document.querySelector('star-board') as HTMLElementTagNameMap['star-board'];
        const heard = new Promise<string[]>((resolve) => {
          board.addEventListener(
            'board-error',
            ({ refusal, sentence }) => resolve([refusal.code, sentence]),
            { once: true },
          );
        });
        board.setAttribute('rings', value);
        return heard;
      }, rings);
    const lost = 'A part of this board could not be loaded. Try again, or reload the page.';
    expect(await told('many')).toEqual(['option/range', lost]);
    cut.clear();
    const sentence = 'rings is “more”. It takes a whole number from 2 to 12.';
    expect(await told('more')).toEqual(['option/range', sentence]);
  });

  it.each(['menu', 'hint'])(
    'says at the button and in the lines that its %s did not come, plays on, and has it when it is pressed again',
    async (button) => {
      await page.goto(host.url);
      await reader.ready();
      for (const file of ['menu-content', 'asking-bots']) cut.add(file);
      await press(button);
      await until(has('.controls .notice'));
      expect(await has('.note')()).toBe(true);
      await reader.pick('S10');
      expect(await reader.record()).toBe('star/1 rings=2 | S10');
      cut.clear();
      await press(button);
      await until(has(button === 'menu' ? 'dialog[open]' : '.telling.hint'));
    },
  );

  it('says that a lesson did not come, plays on, and opens it when it is asked for again', async () => {
    await page.goto(host.url);
    await reader.ready();
    for (const file of ['guided', 'star-lesson']) cut.add(file);
    await press('learn');
    await until(has('.note'));
    await reader.pick('S10');
    expect(await reader.record()).toBe('star/1 rings=2 | S10');
    cut.clear();
    expect(await page.evaluate(async () => (await document.querySelector('star-board')?.learn())?.ok)).toBe(
      true,
    );
    await until(has('.step'));
  });

  it('plays on where a newer release has taken the place of its files, and says of each that is pressed that it did not come', async () => {
    await page.goto(host.url);
    await reader.ready();
    isReplaced = true;
    const times = (file: string): number => asked().filter((one) => one === file).length;
    await press('learn');
    await until(has('.note'));
    for (const [button, file] of [
      ['menu', 'menu-content'],
      ['hint', 'asking-bots'],
    ] as const) {
      // It is asked for again at a later press, but not while it is still on its way.
      await until(async () => {
        await press(button);
        return times(file) > 1;
      });
      await until(has('.controls .notice'));
    }
    for (const node of NODES) await reader.pick(node);
    expect(await reader.record()).toBe(WHOLE_GAME);
    expect(await reader.status()).toMatch(/ wins?,/);
    expect([await has('.trend')(), await has('.trend svg')()]).toEqual([true, false]);
    isReplaced = false;
    await page.goto(host.url);
    await reader.ready();
    await press('menu');
    await until(has('dialog[open]'));
  });

  it('asks again for a bot that did not come, when the network is back', async () => {
    for (const file of ['star-worker', 'star-bots']) cut.add(file);
    await page.goto(`${host.url}/bot`);
    await reader.ready();
    await page.evaluate(() => void document.querySelector('star-board')?.play?.('S10'));
    const note = (): Promise<string | undefined> =>
      page.evaluate(() =>
        document.querySelector('star-board')?.shadowRoot?.querySelector('.note')?.textContent.trim(),
      );
    await until(async () => (await note()) === 'The bot could not be loaded yet. It will try again.');
    cut.clear();
    await online();
    await until(async () => / S10 \S+$/.test(await reader.record()));
    expect((await note()) ?? '').toBe('');
  });

  it('takes over what a server drew without a flash and without moving what is below', async () => {
    await page.goto(`${host.url}/served`);
    await reader.ready();
    await reader.until('star-board:defined');
    expect(await inPage(() => document.querySelector('star-board')?.play('R40').ok)).toBe(true);
    expect(await watched()).toEqual({ seen: ['the position'], places: 1 });
  });

  it('and what the page put inside, down to the frame in which the board is drawn', async () => {
    await page.goto(`${host.url}/fallback`);
    await reader.ready();
    expect(await inPage(() => document.querySelector('star-board p')?.checkVisibility())).toBe(false);
    expect((await watched()).seen).toEqual(['the fallback', 'a bare board']);
  });

  it('leaves it to the page which boards are not shown, and how', async () => {
    await page.goto(`${host.url}/hidden`);
    await until(async () => asked().includes('planisphere'));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(
      await inPage(() =>
        [...document.querySelectorAll('star-board')].map((one) => getComputedStyle(one).display),
      ),
    ).toEqual(['none', 'none', 'inline-block']);
  });

  it('plays in a page that puts sheets of its own in the place of all', async () => {
    cut.add('kit');
    await page.goto(`${host.url}/far`);
    await until(async () => asked().includes('planisphere'));
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      scrollTo(0, 5000);
    });
    await until(() =>
      inPage(() =>
        getComputedStyle(document.querySelector('star-board') as Element, '::after').content.includes(
          'It will try again',
        ),
      ),
    );
  });
});
