import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../scripts/engines/index.mjs';
import { ROOT } from '../../../scripts/build/slices.mjs';
import { RECORD, startBoardsSite, type BoardsSite } from '../boards-site.js';
import { boardComes, frameOf, openBrowser, play } from '../reader.js';
import { keep, type Finding } from '../table.js';
import * as editor from './editor.js';
import { WordPress, type Post, type Role } from './site.js';

/** The oldest that the plugin takes, the last without modules, the newest release and candidate there are. */
const RELEASES = ['6.3', '6.4', '6.5', 'beta'];
const PLUGIN = 'planisphere/planisphere.php';
const DESKTOP = { width: 1200, height: 900 };
/** Runs in any page that it gets into. */
const HOSTILE = '"><img src=x onerror="window.hostile=true"><script>window.hostile=true</script>';

const findings: Finding[] = [];
let folder: string;
let zip: string;
let boards: BoardsSite;
let writing: { engine: Engine; tab: Tab };
let reading: { engine: Engine; tab: Tab };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  zip = join(folder, 'planisphere.zip');
  execFileSync(process.execPath, [join(ROOT, 'bin/planisphere.mjs'), 'wordpress', '-o', zip]);
  boards = await startBoardsSite();
  writing = await openBrowser();
  reading = await openBrowser();
  for (const { tab } of [writing, reading]) await tab.setViewport(DESKTOP);
});

afterAll(async () => {
  await writing?.engine.close();
  await reading?.engine.close();
  await boards?.close();
  rmSync(folder, { recursive: true });
  keep('wordpress', findings);
});

describe.each(RELEASES)('in WordPress %s', (release) => {
  let site: WordPress;
  let host: string;
  let role: Role;
  /** Errors on the reader's page. */
  let errors: string[];

  const tell = (form: string, left: string, reader: string): void => {
    const own = left
      .replaceAll(/<!-- \/?wp:html -->/g, '')
      .trim()
      .replaceAll(boards.url, 'https://boards.example')
      .replaceAll(site.url, 'https://blog.example');
    findings.push({ host, version: site.version, role, form, left: own, reader });
  };
  const logIn = async (as: Role): Promise<void> => {
    role = as;
    await site.logIn(writing.tab, as);
  };
  const publish = (content: string): ReturnType<WordPress['publish']> =>
    site.publish(writing.tab, 'A post', content);
  const open = async (address: string): Promise<Tab> => {
    errors = [];
    await reading.tab.goto(address);
    return reading.tab;
  };
  /** Whether what is open can be read on a phone without scrolling to the side. */
  const fitsPhone = async (tab: Tab): Promise<boolean> => {
    await tab.setViewport({ width: 320, height: 700 });
    const fits = await tab.evaluate(() => document.documentElement.scrollWidth <= 320);
    await tab.setViewport(DESKTOP);
    return fits;
  };
  const hostile = (tab: Tab): Promise<unknown> => tab.evaluate('window.hostile');
  const feed = async (): Promise<string> => (await fetch(`${site.url}/?feed=rss2`)).text();

  beforeAll(async () => {
    site = await WordPress.start(release);
    reading.tab.on('pageerror', (error) => errors.push(String(error)));
  });
  afterAll(() => {
    reading.tab.removeAllListeners('pageerror');
    return site?.stop();
  });

  describe('without a plugin', () => {
    beforeAll(() => {
      host = 'WordPress';
    });

    describe('an author', () => {
      beforeAll(() => logIn('author'));

      it('writes a link, which is kept and leads to a board that plays', async () => {
        const link = `<a class="planisphere" href="${boards.embed}">Play this game</a>`;
        const post = await publish(`<p>${link}</p>`);
        expect(post.kept).toContain(link);
        const tab = await open(post.link);
        await Promise.all([tab.waitForNavigation(), tab.click('a.planisphere')]);
        await play(tab.mainFrame(), 'T20');
        tell('a link with the class planisphere', post.kept, 'a link to a board that plays');
      });

      it('writes a tag, which is taken out, and its picture and link stay', async () => {
        const inner = `<a href="${boards.embed}"><img src="${boards.picture}" alt="The game" /></a>`;
        const post = await publish(
          `<star-board record="${RECORD}">${inner}</star-board><script src="${boards.url}/star-board.js"></script>`,
        );
        expect(post.kept).not.toMatch(/<star-board|<script/);
        expect(post.kept).toContain(inner);
        const tab = await open(post.link);
        await Promise.all([
          tab.waitForNavigation(),
          tab.click('.entry-content img, .wp-block-post-content img'),
        ]);
        await play(tab.mainFrame(), 'T20');
        tell(
          'the tag with a picture and a link inside',
          post.kept,
          'the picture, which leads to a board that plays',
        );
      });

      it('writes an address, which becomes a frame with a board that plays', async () => {
        const post = await publish(boards.page);
        const ear = await reading.tab.evaluateOnNewDocument(() =>
          addEventListener('message', ({ data }) => {
            if (data?.message === 'height') Object.assign(window, { asked: data.value });
          }),
        );
        const tab = await open(post.link);
        await tab.removeScriptToEvaluateOnNewDocument(ear.identifier);
        const frame = await frameOf(tab, '/embed/');
        await play(frame, 'T20');
        const left = await tab.$eval('iframe.wp-embedded-content', (one) => ({
          sandbox: one.getAttribute('sandbox'),
          src: one.getAttribute('src') as string,
        }));
        expect(left.sandbox).toBe('allow-scripts');
        expect(left.src).toMatch(/#\?secret=\w+$/);
        // WordPress gives the height that the board asks for, within bounds of its own.
        const isAsAsked = (): boolean => {
          const { asked } = window as unknown as { readonly asked?: number };
          const one = document.querySelector('iframe.wp-embedded-content') as HTMLElement;
          const height = Math.min(1000, Math.max(200, Number(asked)));
          return Math.abs(one.getBoundingClientRect().height - height) < 1;
        };
        await tab.waitForFunction(isAsAsked);
        await tab.setViewport({ width: 320, height: 700 });
        await tab.waitForFunction(isAsAsked);
        expect(await fitsPhone(tab)).toBe(true);
        tell(
          'the address of a page that is found by oEmbed discovery',
          `<iframe class="wp-embedded-content" sandbox="allow-scripts" src="${left.src.replace(/=\w+$/, '=…')}">`,
          'a board that plays in a frame',
        );
      });
    });

    describe('an editor', () => {
      beforeAll(() => logIn('editor'));

      it('writes script and tag in a Custom HTML block, and the board plays in the page', async () => {
        const html = `<script type="module" src="${boards.url}/cdn/planisphere.js"></script>\n<star-board record="${RECORD}"></star-board>`;
        const post = await publish(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`);
        expect(post.kept).toContain(html);
        const tab = await open(post.link);
        await play(tab.mainFrame(), 'T20');
        tell('script and tag in a Custom HTML block', post.kept, 'a board that plays in the page');
      });
    });
  });

  describe('with the plugin', () => {
    let before: readonly string[];
    /** A post with the block, from the editor. */
    let blockPost: Post;

    beforeAll(async () => {
      host = 'With the plugin, WordPress';
      await logIn('administrator');
      before = site.options();
      await site.install(writing.tab, zip);
    });

    it('has PHP without mistakes', () => {
      const files = readdirSync(site.pluginFolder('planisphere'), { recursive: true, encoding: 'utf8' });
      const php = files.filter((file) => file.endsWith('.php'));
      expect(php.length).toBeGreaterThan(5);
      for (const file of php)
        execFileSync('php', ['-l', join(site.pluginFolder('planisphere'), file)], { stdio: 'pipe' });
    });

    describe('an author', () => {
      beforeAll(() => logIn('author'));

      it('adds a block in the editor, sees the board there, and readers play it', async () => {
        const settings = { record: RECORD, marks: 'S31>T21', names: '"Ada Lovelace" Ben' };
        const block = { board: 'star-board', settings, picture: boards.picture };
        await editor.write(writing.tab, site.url, 'planisphere/board', block);
        await editor.boardIsDrawn(writing.tab);
        blockPost = await editor.publish(writing.tab);
        const page = await open(blockPost.link);
        await play(page.mainFrame(), 'T20');
        expect(
          await page.$eval('star-board', (board) => [
            board.getAttribute('marks'),
            board.getAttribute('names'),
          ]),
        ).toEqual([settings.marks, settings.names]);
        expect(await fitsPhone(page)).toBe(true);
        expect(errors).toEqual([]);
        tell('the block', blockPost.kept, 'a board that plays in the page');
      });

      it('finds the block in the editor again as it was', async () => {
        expect(await editor.reopen(writing.tab, site.url, blockPost.id)).toEqual(['planisphere/board']);
        await editor.boardIsDrawn(writing.tab);
      });

      it('has a picture taken of a block, which readers of the feed see', async () => {
        const settings = { record: `${RECORD} T20`, ply: '2' };
        await editor.write(writing.tab, site.url, 'planisphere/board', { board: 'star-board', settings });
        await editor.boardIsDrawn(writing.tab);
        const { picture, pictureAlt } = await editor.takePicture(writing.tab);
        expect(pictureAlt).toMatch(/^\*Star\b.*S21.*\.$/);
        expect(pictureAlt).not.toContain('T20');
        const png = Buffer.from(await (await fetch(picture)).arrayBuffer());
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        expect(png.readUInt32BE(16)).toBe(1200);
        await editor.publish(writing.tab);
        expect(await feed()).toMatch(new RegExp(`<img [^>]*src="${picture}" alt="[*]Star[^"]*"`));
      });

      it('gives a block an anchor and a width, which its board keeps', async () => {
        const saved = `<div class="wp-block-planisphere-board alignwide" id="here"><a class="planisphere" href="${boards.embed}">Play</a></div>`;
        const post = await publish(
          `<!-- wp:planisphere/board {"align":"wide"} -->\n${saved}\n<!-- /wp:planisphere/board -->`,
        );
        const page = await open(post.link);
        await boardComes(page.mainFrame());
        expect(await page.$$eval('#here.alignwide > star-board', (all) => all.length)).toBe(1);
        expect(await page.$('iframe')).toBeNull();
      });

      it('writes shortcodes, by which readers play', async () => {
        const codes = [
          `[star-board record="${RECORD}" coordinates pie="false"]`,
          `[planisphere board="star-board" rings="2"]`,
        ];
        for (const code of codes) {
          const post = await publish(code);
          const page = await open(post.link);
          await play(page.mainFrame(), 'T20');
          tell('a shortcode', post.kept, 'a board that plays in the page');
        }
        const page = await open((await publish(codes[0] as string)).link);
        const board = await page.$eval('star-board', (one) => one.getAttributeNames());
        expect(board).toEqual(expect.arrayContaining(['coordinates', 'record']));
        expect(board).not.toContain('pie');
      });

      it('writes a tag, which is kept, and readers play', async () => {
        const inner = `<a href="${boards.embed}"><img src="${boards.picture}" alt="The game" /></a>`;
        const tag = `<star-board record="${RECORD}">${inner}</star-board>`;
        const post = await publish(`<!-- wp:html -->\n${tag}\n<!-- /wp:html -->`);
        expect(post.kept).toContain(tag);
        const page = await open(post.link);
        await play(page.mainFrame(), 'T20');
        tell('the tag', post.kept, 'a board that plays in the page');
      });

      it('writes a tag, of which only what the board knows is kept', async () => {
        const post = await publish(
          '<star-board pie colour="red" onclick="alert(1)" rules-href="javascript:alert(1)"></star-board>',
        );
        expect(post.kept).toMatch(/<star-board pie/);
        expect(post.kept).not.toMatch(/onclick|javascript:|colour/);
      });

      it('writes a link, which becomes a board that plays', async () => {
        const post = await publish(`<p><a class="planisphere" href="${boards.embed}">Play this game</a></p>`);
        const page = await open(post.link);
        await page.$eval('a.planisphere', (link) => link.scrollIntoView());
        await play(await frameOf(page, '/embed/'), 'T20');
        tell('a link with the class planisphere', post.kept, 'a board that plays in a frame');
      });

      it('is told of what no board knows, and readers are not', async () => {
        const post = await publish('[star-board rngs="4"] [planisphere board="chess"]');
        await writing.tab.goto(post.link);
        const notes = await writing.tab.$$eval('.planisphere-note', (all) =>
          all.map((one) => one.textContent),
        );
        expect(notes).toEqual([
          expect.stringContaining('star-board has no attribute “rngs”.'),
          expect.stringContaining('There is no board “chess”.'),
        ]);
        const page = await open(post.link);
        await boardComes(page.mainFrame());
        expect(await page.$('.planisphere-note')).toBeNull();
        expect(await page.$eval('star-board', (one) => one.getAttributeNames())).not.toContain('rngs');
      });

      it('gets no markup through that a board would run', async () => {
        const block = JSON.stringify({
          board: 'star-board',
          settings: { record: HOSTILE, 'rules-href': 'javascript:hostile=1', onclick: 'hostile=1' },
          picture: `x" onerror="hostile=1`,
          pictureAlt: HOSTILE,
        });
        const wrong = JSON.stringify({ board: 'script', settings: [1, { a: 2 }], picture: { a: 1 } });
        const post = await publish(
          `<!-- wp:planisphere/board ${block} /-->\n<!-- wp:planisphere/board ${wrong} /-->\n[star-board record='${HOSTILE}' names='" onclick="hostile=1' picture='javascript:hostile=1' picture-alt='${HOSTILE}' onclick='hostile=1']\n[planisphere board='${HOSTILE}']`,
        );
        const page = await open(post.link);
        await boardComes(page.mainFrame());
        const tags = await page.$$eval('star-board', (all) => all.flatMap((one) => one.getAttributeNames()));
        expect(tags).not.toContain('onclick');
        expect(tags).not.toContain('rules-href');
        expect(await page.$$eval('[onerror]', (all) => all.length)).toBe(0);
        expect(
          await page.$$eval('[href^="javascript"], [rules-href^="javascript"]', (all) => all.length),
        ).toBe(0);
        expect(await hostile(page)).toBeUndefined();
      });
    });

    it('shows readers of the feed a picture and a sentence that lead to the post', async () => {
      await logIn('author');
      const { picture } = boards;
      const block = JSON.stringify({
        board: 'star-board',
        settings: { record: RECORD },
        picture,
        pictureAlt: 'The game',
      });
      const { link } = await publish(
        `<!-- wp:planisphere/board ${block} /-->\n\n[rotation-puzzle daily]\n\n<!-- wp:html --><star-board marks="S31>T21"><img src="${picture}" alt="The same game"></star-board><script>1</script><!-- /wp:html -->\n\n[star-board picture="https://example.org/x.svg"]`,
      );
      const text = await feed();
      const item = /<item>[^]*?<content:encoded><!\[CDATA\[([^]*?)\]\]>/.exec(text)?.[1] as string;
      expect(item).not.toMatch(/<(script|iframe)/);
      expect(text).not.toMatch(/<(star-board|rotation-puzzle)/);
      const links = [...item.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)];
      expect(links.map(([, href]) => href)).toEqual([link, link, link, link]);
      const shown = (alt: string): unknown =>
        expect.stringMatching(
          new RegExp(`^<img [^>]*src="${picture}" alt="${alt}" /><br />Play on the board: [*]Star$`),
        );
      expect(links.map(([, , inner]) => inner)).toEqual([
        shown('The game'),
        'Play on the board: Rotation puzzle',
        shown('The same game'),
        'Play on the board: *Star',
      ]);
      const [withPicture, withoutPicture] = links.map(([whole]) => whole.replace(link, '…'));
      tell(
        'the block, in the feed',
        withPicture as string,
        'a picture and a sentence, which lead to the post',
      );
      tell(
        'a shortcode without a picture, in the feed',
        withoutPicture as string,
        'a sentence, which leads to the post',
      );
    });

    it('brings scripts to no page without a board', async () => {
      const page = await open((await publish('<p>Nothing to play here.</p>')).link);
      expect(await page.content()).not.toContain('/plugins/planisphere/');
    });

    it('shows a board in a page that no script runs on as a link', async () => {
      const { picture } = boards;
      const { link } = await publish(
        `[star-board record="${RECORD}" marks="S31>T21" picture="${picture}" picture-alt="The game"]`,
      );
      const html = await (await fetch(link)).text();
      const [, address, inner] =
        /<star-board [^>]+><a href="([^"]+)">(.*?)<\/a><\/star-board>/.exec(html) ?? [];
      expect(inner).toMatch(/^<img [^>]*alt="The game" \/>$/);
      // The address is in markup, where & is written as an entity.
      const { hash } = new URL((address as string).replaceAll('&amp;', '&'));
      expect(Object.fromEntries(new URLSearchParams(hash.split('?')[1]))).toEqual({
        record: RECORD,
        marks: 'S31>T21',
      });
    });

    it('brings the scripts in a theme that is no block theme too', async () => {
      site.switchTheme('classic');
      const { link } = await publish(
        `[star-board record="${RECORD}"]\n\n<a class="planisphere" href="${boards.embed}">Play</a>`,
      );
      const page = await open(link);
      await play(page.mainFrame(), 'T20');
      await play(await frameOf(page, '/embed/'), 'T20');
      expect(errors).toEqual([]);
    });

    it('leaves in a post, once it is deactivated, a picture that leads to a board that plays', async () => {
      await logIn('administrator');
      await site.deactivate(writing.tab, PLUGIN);
      const page = await open(blockPost.link);
      expect(await page.$('star-board')).toBeNull();
      expect(await fitsPhone(page)).toBe(true);
      await Promise.all([page.waitForNavigation(), page.click('a.planisphere img')]);
      await play(page.mainFrame(), 'T20');
      role = 'author';
      tell(
        'the block, once the plugin is deactivated',
        (/<div[^]*<\/div>/.exec(blockPost.kept) as RegExpExecArray)[0],
        'a picture and a sentence, which lead to a board that plays',
      );
    });

    it('leaves nothing behind once it is deleted', async () => {
      await site.remove(writing.tab, PLUGIN);
      const added = site.options().filter((name) => !before.includes(name));
      expect(added.filter((name) => /planisphere/.test(name))).toEqual([]);
    });

    it('has run without a word from PHP', () => {
      expect(site.faults()).toEqual([]);
    });
  });
});
