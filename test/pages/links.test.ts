import sanitizeHtml from 'sanitize-html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { BOTS, EMBED_PAGE, LINKS, serveBoards } from './boards.js';
import { Reader, serve, single, until, type Site } from './site.js';

const FAR = '<div style="height: 6000px"></div>';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="teal"/></svg>';

/** Notes in each frame where the text below the board stands, and keeps the boards’ events. */
const EYE = `window.places = new Set();
window.heard = [];
for (const type of ['game-end', 'goal-met', 'goal-lost', 'game-shared'])
  document.addEventListener(type, ({ detail, target }) => heard.push([type, target.localName, detail]));
const look = () => {
  const below = document.querySelector('#below');
  if (document.querySelector('iframe') && below) places.add(Math.round(below.getBoundingClientRect().y));
  requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);`;

/** Says to the page around it what no board says. */
const LIAR = `<!doctype html><title>Not a board</title><script>
const say = (data) => parent.postMessage(data, '*');
for (const data of [null, 7, 'planisphere', [], { context: 'planisphere', event: 'click' },
  { context: 'iframe.resize', height: NaN }, { context: 'iframe.resize', height: '9' },
  { context: 'iframe.resize', height: 1e9 },
  { context: 'planisphere', event: 'game-end', tag: '<img>', detail: null }]) say(data);
</script>`;

/** Asks for another height again and again. */
const FLOOD = `<!doctype html><title>A flood</title><script>
for (let height = 201; height <= 1200; height++) parent.postMessage({ context: 'iframe.resize', height }, '*');
parent.postMessage({ context: 'planisphere', event: 'game-end', detail: { sentence: 'Over.', wrong: 1 } }, '*');
</script>`;

/** Notes what is put into the page, and what is measured. */
const COUNT = `window.done = [];
const note = (prototype, name, kind) => {
  const given = Object.getOwnPropertyDescriptor(prototype, name);
  const key = given.get ? 'get' : 'value';
  Object.defineProperty(prototype, name, { ...given, [key](...all) {
    if (this.matches('.planisphere, .planisphere-frame')) done.push(kind);
    return given[key].apply(this, all);
  } });
};
note(Element.prototype, 'after', 'put');
note(Element.prototype, 'clientWidth', 'measured');
note(Element.prototype, 'getBoundingClientRect', 'seen');`;

type Window = typeof globalThis & {
  readonly done: readonly string[];
  readonly places: Set<number>;
  readonly heard: readonly (readonly [
    type: string,
    target: string,
    detail: Readonly<Record<string, unknown>>,
  ])[];
};

describe.each(chosenEngines())('a link in %s', (name) => {
  let engine: Engine;
  let boards: Site;
  let host: Site;
  /** Boards on a site that the script is not from. */
  let others: Site;
  let page: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    boards = await serveBoards(undefined, {
      '/liar/embed/': { body: LIAR },
      '/flood/embed/': { body: FLOOD },
      '/picture.svg': { body: PICTURE, type: 'image/svg+xml' },
    });
    others = await serveBoards();
    const link = (hash: string, inside = 'Play this position', folder = 'boards', more = ''): string =>
      `<p><a class="planisphere" href="${boards.url}/${folder}/embed/${hash}" ${more}>${inside}</a></p>`;
    const picture = `<img alt="A position" src="${boards.url}/picture.svg">`;
    const loader = `<script src="${boards.url}/boards/embed/links.js"></script>`;
    const withLinks = (body: string, policy?: string): { body: string; policy?: string } => ({
      body: `<!doctype html><html lang="en"><title>A blog</title><style>main { width: 600px }</style><script nonce="n">${EYE}</script>${body}</html>`,
      ...(policy && { policy }),
    });
    host = await serve({
      '/': withLinks(
        `${loader}<main><h1>A post</h1>${link(BOTS, picture, 'boards', 'rel="nofollow noopener"')}<p id="below">Text</p></main>`,
      ),
      '/strict': withLinks(
        `<main>${link(BOTS)}</main><script nonce="n" src="${boards.url}/boards/embed/links.js"></script>`,
        `default-src 'none'; script-src 'nonce-n'; style-src 'none'; frame-src ${boards.url}; img-src ${boards.url}`,
      ),
      '/far': withLinks(`<main>${FAR}${link('#star-board', picture)}<p id="below">Text</p></main>${loader}`),
      '/twice': withLinks(`${loader}<main>${link('#star-board')}</main>${loader}`),
      '/later': withLinks(`${loader}<main></main>`),
      '/others': withLinks(
        `<main>${[
          `${boards.url}/boards/embed/`,
          `${boards.url}/boards/embed/#chess-board`,
          `${boards.url}/boards/#star-board`,
          'javascript:void%200//embed/#star-board',
          'data:text/html,hi/embed/#star-board',
        ]
          .map((href) => `<a class="planisphere" href="${href}">Play</a>`)
          .join('')}<a href="${boards.url}/boards/embed/#star-board">Play</a></main>${loader}`,
      ),
      '/alone': withLinks(
        sanitizeHtml(
          [
            link('#star-board'),
            `<ul><li> <b><a href="${boards.url}/boards/embed/index.html#star-board">In a list</a></b>\n</li></ul>`,
            `<table><tr><td><a href="${boards.url}/boards/embed/#star-board">In a cell</a></td></tr></table>`,
          ].join(''),
        ) + loader,
      ),
      '/among': withLinks(
        `<main>${[
          `<p>Try <a href="${boards.url}/boards/embed/#star-board">this board</a>.</p>`,
          `<p><a href="${boards.url}/boards/embed/#star-board">This board</a>${picture}</p>`,
          `<p><a href="${boards.url}/boards/embed/#star-board">Two</a> <a href="#top">links</a></p>`,
          `<p><a href="${boards.url}/strict/embed/#star-board">In another folder</a></p>`,
          `<p><a href="${others.url}/boards/embed/#star-board">On another site</a></p>`,
          `<p><a href="${boards.url}/boards/embed/#chess-board">No board</a></p>`,
          `<nav><a href="${boards.url}/boards/embed/#star-board">In no block of text</a></nav>`,
          `<star-board><p><a href="${boards.url}/boards/embed/#star-board">In a tag</a></p></star-board>`,
          `<iframe title="A frame" sandbox src="${boards.url}/boards/embed/#star-board?rings=2"></iframe><p><a href="${boards.url}/boards/embed/#star-board?rings=2">On a page of its own</a></p>`,
        ].join('')}</main>${loader}`,
      ),
      '/liar': withLinks(
        `<main><div style="height: 110vh"></div>${link('#star-board', 'Play', 'liar')}</main>${loader}`,
      ),
      '/strangers': withLinks(
        `${loader}<main>${link('#star-board')}<iframe title="A stranger" src="${boards.url}/liar/embed/"></iframe></main>`,
      ),
      '/others-boards': withLinks(
        `<main><a class="planisphere" href="${others.url}/boards/embed/#star-board">Play</a></main>${loader}`,
      ),
      '/bare': withLinks(
        `<main><p><a href="${boards.url}/boards/embed/${BOTS}">Play</a></p></main>${loader}`,
      ),
      '/saved': withLinks(
        `<main>${[
          `<p><a class="planisphere planisphere-drawn" style="--planisphere-height: 780px" href="${boards.url}/boards/embed/${BOTS}">Asked for</a>`,
          `<p><a class="planisphere-waiting" href="${boards.url}/boards/embed/${BOTS}">Alone</a>`,
        ]
          .map(
            (made) =>
              `${made}<span class="planisphere-frame"><iframe src="${boards.url}/boards/embed/${BOTS}"></iframe></span></p>`,
          )
          .join('')}</main>${loader}`,
      ),
      '/delayed': withLinks(
        `<main><iframe title="A frame" data-lazy-src="${boards.url}/boards/embed/#star-board" src="about:blank"></iframe><p><a href="${boards.url}/boards/embed/#star-board">On a page of its own</a></p>${link('#star-board?rings=2')}</main>${loader}`,
      ),
      '/plain': withLinks(
        `<main><p>See <a href="${boards.url}/boards/embed/#star-board">this board</a> now.</p></main>${loader}`,
      ),
      '/named': withLinks(
        `<img name="currentScript" src="${others.url}/boards/embed/links.js"><img name="querySelectorAll"><img name="createElement"><form name="adoptedStyleSheets"></form><img name="readyState">${loader}<main><p><a href="${boards.url}/boards/embed/#star-board">Own</a></p><p><a href="${others.url}/boards/embed/#star-board">Another’s</a></p></main>`,
      ),
      '/inlined': withLinks(
        `<main><p><a href="/boards/embed/#star-board">Play</a></p></main><script nonce="n">${LINKS.replaceAll('</', '<\\/')}</script>`,
      ),
      '/joined.js': { body: `window.isJoined = true;\n${LINKS}`, type: 'text/javascript' },
      '/joined': withLinks(
        `<main><p><a href="/boards/embed/#star-board">Play</a></p></main><script src="/joined.js"></script>`,
      ),
      '/boards/embed/': { body: EMBED_PAGE },
      '/boards/star-board.js': { body: single('star-board'), type: 'text/javascript' },
      '/many': withLinks(
        `<script nonce="n">${COUNT}</script><main>${link('#star-board').repeat(30)}<table><tr><td>${`<a href="${boards.url}/boards/embed/#star-board">Play</a>`.repeat(30)}</td></tr></table></main>${loader}`,
      ),
      '/flood': withLinks(
        `<script nonce="n">${COUNT}</script><main><div style="height: 110vh"></div>${link('#star-board', 'Play', 'flood')}</main>${loader}`,
      ),
      '/gone': withLinks(`${loader}<main>${link('#star-board', picture, 'nowhere')}</main>`),
    });
    page = await engine.newPage();
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await Promise.all([boards.close(), others.close(), host.close()]);
  });

  const at = (path: string): Promise<unknown> => page.goto(host.url + path);
  const drawn = (): Promise<void> => new Reader(page).until('a.planisphere-drawn');
  const frames = (): Promise<number> => page.evaluate(() => document.querySelectorAll('iframe').length);
  const heard = (): Promise<Window['heard']> => page.evaluate(() => (window as unknown as Window).heard);
  const heightOf = (selector: string): Promise<number> =>
    page.evaluate((one: string) => document.querySelector(one)!.getBoundingClientRect().height, selector);

  it('becomes a sandboxed frame with its text as the title, and nothing moves', async () => {
    await at('/');
    await drawn();
    const [sandbox, allow, title, src, href] = await page.evaluate(() => {
      const frame = document.querySelector('iframe')!;
      const link = document.querySelector('a')!;
      return [frame.getAttribute('sandbox'), frame.allow, frame.title, frame.src, link.href] as const;
    });
    expect(sandbox).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(allow).toBe('clipboard-write; web-share');
    expect([title, src]).toEqual(['A position', href]);
    await until(async () => (await heard()).length > 0);
    expect(await page.evaluate(() => [...(window as unknown as Window).places])).toHaveLength(1);
  });

  it('to a site that its script is not from becomes a frame that may do nothing but show its board', async () => {
    await at('/others-boards');
    await drawn();
    const given = await page.evaluate(() => {
      const { sandbox, allow } = document.querySelector('iframe')!;
      return [sandbox.value, allow];
    });
    expect(given).toEqual(['allow-scripts', '']);
  });

  it('shows its picture until the board is drawn, and stays where keys reach it', async () => {
    await at('/gone');
    await until(async () => (await frames()) === 1);
    expect(await heightOf('img')).toBeGreaterThan(200);
    await at('/');
    await drawn();
    expect(await heightOf('a')).toBeLessThan(5);
    await page.evaluate(() => document.querySelector('a')!.focus());
    expect(await heightOf('a')).toBeGreaterThan(15);
  });

  it('brings the end of the game to its page, as an event of the frame that bubbles', async () => {
    await at('/');
    await until(async () => (await heard()).length > 0);
    const [[type, target, detail] = []] = await heard();
    expect([type, target]).toEqual(['game-end', 'iframe']);
    expect(detail).toMatchObject({ tag: 'star-board', record: expect.stringContaining('star/1') as string });
  });

  it('works on a page that allows scripts by a nonce and no styles', async () => {
    await at('/strict');
    await drawn();
    expect(await heightOf('iframe')).toBeGreaterThan(600);
  });

  it('far below has its room and no frame until it comes near', async () => {
    await at('/far');
    await until(async () => (await heightOf('.planisphere-frame')) > 600);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(await frames()).toBe(0);
    expect(boards.asked.at(-1)).not.toMatch(/embed\/$/);
    await page.evaluate(() => scrollTo(0, 5000));
    await drawn();
    const after = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(after - before)).toBeLessThan(60);
  });

  it('is taken up once where the script is there twice', async () => {
    await at('/twice');
    await drawn();
    expect(await frames()).toBe(1);
    expect(await page.evaluate(() => document.querySelectorAll('.planisphere-frame').length)).toBe(1);
  });

  it('may come later', async () => {
    await at('/later');
    await page.evaluate((href: string) => {
      const post = document.createElement('article');
      post.innerHTML = `<a class="planisphere" href="${href}">Play</a>`;
      document.querySelector('main')!.append(post);
    }, `${boards.url}/boards/embed/index.html#star-board`);
    await drawn();
    expect(await frames()).toBe(1);
  });

  it('that leads to no board is left alone', async () => {
    await at('/others');
    expect(await frames()).toBe(0);
    expect(await page.evaluate(() => document.querySelectorAll('[class*=planisphere-]').length)).toBe(0);
  });

  it('without its class becomes a board where it stands alone and leads beside the script', async () => {
    await at('/alone');
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map((one) => one.classList.contains('planisphere')),
    );
    expect(left).toEqual([false, false, false]);
    await until(() =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll('a')];
        for (const one of links) one.nextElementSibling?.scrollIntoView();
        return links.every((one) => one.matches('.planisphere-drawn'));
      }),
    );
  });

  it('without its class among words, or elsewhere, stays a link', async () => {
    await at('/among');
    await until(() => page.evaluate(() => document.adoptedStyleSheets.length > 0));
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('[class*=planisphere-]')].map((one) => one.textContent),
    );
    expect(links).toEqual([]);
  });

  it('keeps a frame that lies within bounds', async () => {
    await at('/liar');
    await until(async () => (await heard()).length > 0);
    expect(await heard()).toEqual([['game-end', 'iframe', { tag: 'star-board' }]]);
    // The last of many heights is taken, a little later.
    await until(async () => (await heightOf('.planisphere-frame')) === 2000);
    expect(await page.evaluate(() => document.querySelector('a')!.className)).toContain(
      'planisphere-waiting',
    );
  });

  it('hears of no other window', async () => {
    await at('/strangers');
    await drawn();
    await page.evaluate(() => {
      for (const data of [
        { context: 'planisphere', event: 'game-end', detail: {} },
        { context: 'iframe.resize', height: 1234 },
      ])
        postMessage(data, '*');
      return new Promise((told) => addEventListener('message', told));
    });
    expect(await heard()).toEqual([]);
    expect(await heightOf('.planisphere-frame')).not.toBe(1234);
  });

  it.each([
    ['whose body is put back as a copy', '/', () => document.body.replaceWith(document.body.cloneNode(true))],
    ['whose HTML is written again', '/', () => (document.querySelector('main')!.innerHTML += '<p>More</p>')],
    [
      'whose body is put back as a copy',
      '/bare',
      () => document.body.replaceWith(document.body.cloneNode(true)),
    ],
    [
      'whose HTML is written again',
      '/bare',
      () => (document.querySelector('main')!.innerHTML += '<p>More</p>'),
    ],
  ])('is one board in a page %s, and is heard: %s', async (_, path, restore) => {
    await at(path);
    await drawn();
    await until(async () => (await heard()).length > 0);
    const before = (await heard()).length;
    await page.evaluate(restore);
    await until(async () => (await heard()).length > before);
    await drawn();
    expect(await frames()).toBe(1);
    expect(await page.evaluate(() => document.querySelectorAll('.planisphere-frame').length)).toBe(1);
    expect(await heightOf('iframe')).toBeGreaterThan(600);
  });

  it('is one board in a page that was saved with its boards', async () => {
    await at('/saved');
    await until(() =>
      page.evaluate(() => {
        for (const one of document.querySelectorAll('iframe')) one.scrollIntoView();
        return document.querySelectorAll('a.planisphere-drawn + .planisphere-frame > iframe').length === 2;
      }),
    );
    expect(await frames()).toBe(2);
    await until(async () => (await heard()).length === 2);
  });

  it.each(['/', '/bare'])(
    'gets its board back where the page’s own HTML is laid over it: %s',
    async (path) => {
      await at(path);
      await drawn();
      for (const part of ['.planisphere-frame', 'iframe']) {
        await page.evaluate((lost: string) => {
          document.querySelector(lost)!.remove();
          const link = document.querySelector('main a')!;
          link.classList.remove('planisphere-drawn');
          link.removeAttribute('style');
        }, part);
        await new Reader(page).until('a.planisphere-drawn + .planisphere-frame > iframe');
      }
      expect(await frames()).toBe(1);
    },
  );

  it('that is taken out takes its board along', async () => {
    await at('/');
    await drawn();
    await page.evaluate(() => document.querySelector('main a')!.remove());
    await until(async () => (await frames()) === 0);
    expect(await page.evaluate(() => document.querySelectorAll('.planisphere-frame').length)).toBe(0);
  });

  it('of which the page takes every board out stays a link', async () => {
    await at('/later');
    await page.evaluate((href: string) => {
      Object.assign(window, { done: [] });
      new MutationObserver(() => {
        for (const box of document.querySelectorAll('.planisphere-frame')) {
          box.remove();
          (window as unknown as { done: string[] }).done.push('out');
        }
      }).observe(document, { subtree: true, childList: true });
      document.querySelector('main')!.innerHTML = `<a class="planisphere" href="${href}">Play</a>`;
    }, `${boards.url}/boards/embed/#star-board`);
    await until(() =>
      page.evaluate(() => {
        const { done } = window as unknown as Window;
        return done.length > 3 && !document.querySelector('.planisphere-waiting, .planisphere-frame');
      }),
    );
    expect(await heightOf('main a')).toBeLessThan(100);
  });

  it('keeps its looks in a page that puts sheets of its own in the place of all', async () => {
    await at('/');
    await drawn();
    await page.evaluate(() => {
      document.adoptedStyleSheets = [new CSSStyleSheet()];
    });
    await until(async () => (await heightOf('iframe')) > 600 && (await heightOf('main a')) < 5);
  });

  it('below a frame that a plugin delays stays a link', async () => {
    await at('/delayed');
    await drawn();
    expect(
      await page.evaluate(() => [...document.querySelectorAll('main a')].map((one) => one.className)),
    ).toEqual(['', 'planisphere planisphere-drawn']);
  });

  it('follows its class and its address', async () => {
    await at('/plain');
    await page.evaluate(() => document.querySelector('main a')!.classList.add('planisphere'));
    await drawn();
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a')!.hash = '#star-board?rings=2';
    });
    await until(() =>
      page.evaluate(() => document.querySelector('iframe')?.src.endsWith('#star-board?rings=2') === true),
    );
    await drawn();
    await page.evaluate(() => document.querySelector('main a')!.classList.remove('planisphere'));
    await until(async () => (await frames()) === 0);
    expect(await page.evaluate(() => document.querySelector('main a')!.className)).toBe('');
  });

  it('trusts the site of its script and no other, whatever names its page gives', async () => {
    await at('/named');
    const given = (): Promise<readonly (readonly [string, string])[]> =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('iframe')].map(
          ({ sandbox, src }) => [sandbox.value, src] as const,
        ),
      );
    await until(async () => (await given()).length > 0);
    expect(await given()).toEqual([
      ['allow-scripts allow-popups allow-popups-to-escape-sandbox', `${boards.url}/boards/embed/#star-board`],
    ]);
  });

  it.each(['/inlined', '/joined'])(
    'without its class becomes a board where its script is a part of the page’s own: %s',
    async (path) => {
      await at(path);
      await drawn();
      expect(await page.evaluate(() => document.querySelector('iframe')!.sandbox.value)).toContain(
        'allow-popups',
      );
    },
  );

  it('among many is measured when all of them have their places', async () => {
    await at('/many');
    await drawn();
    const done = await page.evaluate(() => (window as unknown as Window).done);
    expect(done.filter((one) => one === 'put')).toHaveLength(30);
    expect(done.lastIndexOf('put')).toBeLessThan(done.indexOf('measured'));
  });

  it('takes the last of many heights, and of an event what belongs to it', async () => {
    await at('/flood');
    await until(async () => (await heightOf('.planisphere-frame')) === 1200);
    await until(async () => (await heard()).length > 0);
    expect(await heard()).toEqual([['game-end', 'iframe', { sentence: 'Over.', tag: 'star-board' }]]);
    const done = await page.evaluate(() => (window as unknown as Window).done);
    expect(done.filter((one) => one === 'seen').length).toBeLessThan(500);
  });
});
