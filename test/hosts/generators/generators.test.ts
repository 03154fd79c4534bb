/** Whether the recipes of docs/embedding.md make boards that play: they are taken from that page, and pasted. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../../scripts/engines/index.mjs';
import { ROOT } from '../../../scripts/build/slices.mjs';
import { RECORD, serveFolder } from '../boards-site.js';
import { recipeIn } from '../../recipe.js';
import { frameOf, openBrowser, play } from '../reader.js';
import { keep, type Finding } from '../table.js';

const ELEVENTY = fileURLToPath(new URL('../node_modules/@11ty/eleventy/cmd.cjs', import.meta.url));

/** The board that the tests can play, in the place of the one that a recipe shows. */
const QUERY = `star-board?${new URLSearchParams({ record: RECORD }).toString()}`;
const TAG = `star-board record="${RECORD}"`;

/** The name of links written in Markdown. */
const A_LINK = 'a Markdown link on a line of its own';

const findings: Finding[] = [];
let reading: { engine: Engine; tab: Tab };
let folder: string;

/** The code of a recipe, in its order, for a site that holds its boards itself. */
function recipe(heading: string): readonly string[] {
  return recipeIn('embedding.md', heading).map((code) =>
    code
      .replaceAll(
        /https:\/\/(cdn\.jsdelivr\.net\/npm\/planisphere@[\d.]+\/dist|example\.org\/boards)\//g,
        '/boards/',
      )
      .replaceAll('rotation-puzzle?daily', QUERY)
      .replaceAll('<rotation-puzzle daily', `<${TAG}`)
      .replaceAll('</rotation-puzzle>', '</star-board>'),
  );
}

const post = (layout: string, text: string): string =>
  `---\ntitle: A post\nlayout: ${layout}\n---\n\nBefore.\n\n${text}\n\nAfter.\n`;
const layout = (head: string, content: string): string =>
  `<!doctype html><html lang="en"><head><title>A post</title>${head}</head><body>${content}</body></html>`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function putBoards(path: string): void {
  cpSync(join(ROOT, 'dist'), join(folder, path), { recursive: true });
}

const run = (program: string, ...given: readonly string[]): string =>
  execFileSync(program, given, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const versionIn = (text: string): string => (/\d+(\.\d+)+/.exec(text) as RegExpExecArray)[0];

/** Opens a page of the site that was made, and returns what it has of the recipe. */
async function read(site: string, path: string, use: (tab: Tab) => Promise<void>): Promise<string> {
  const server = await serveFolder(join(folder, site));
  try {
    await reading.tab.goto(`${server.url}/${path}`);
    await use(reading.tab);
  } finally {
    await server.close();
  }
  const html = readFileSync(join(folder, site, path), 'utf8');
  return (/<(a|star-board) (?:href="\/boards\/embed\/|record=)[^]*?<\/\1>/.exec(html) as RegExpExecArray)[0];
}

const playInFrame = async (tab: Tab): Promise<void> => play(await frameOf(tab, '/embed/'), 'T20');
const playInPage = async (tab: Tab): Promise<void> => play(tab.mainFrame(), 'T20');

function tell(host: string, version: string, form: string, left: string, reader: string): void {
  findings.push({ host, version, role: 'who builds the site', form, left, reader });
}

beforeAll(async () => {
  reading = await openBrowser();
});
afterAll(async () => {
  await reading?.engine.close();
  keep('generators', findings);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a recipe, pasted', () => {
  it('makes a board that plays in a plain page', async () => {
    const [code = ''] = recipe('Plain HTML');
    putBoards('boards');
    write('index.html', layout('', code));
    const left = await read('.', 'index.html', playInPage);
    expect(code).toContain(left);
    tell('Plain HTML', '', 'script and tag', left, 'a board that plays in the page');
  });

  it('makes a board that plays in a site by Hugo', async () => {
    const [head = '', link = ''] = recipe('Hugo');
    putBoards('static/boards');
    write('config.toml', 'title = "A site"\n');
    write('layouts/_default/single.html', layout(head, '{{ .Content }}'));
    write('layouts/index.html', layout(head, ''));
    write('content/post.md', post('single', link));
    run('hugo');
    const left = await read('public', 'post/index.html', playInFrame);
    tell('Hugo', versionIn(run('hugo', 'version')), A_LINK, left, 'a board that plays in a frame');
  });

  it('makes boards that play in a site by Jekyll', async () => {
    const [head = '', link = ''] = recipe('Jekyll');
    const [code = ''] = recipe('Plain HTML');
    const [script = '', tag = ''] = code.split('\n');
    putBoards('boards');
    write('_layouts/plain.html', layout(head + script, '{{ content }}'));
    write('link.md', post('plain', link));
    write('tag.md', post('plain', tag));
    run('jekyll', 'build');
    const version = versionIn(run('jekyll', '--version'));
    const left = await read('_site', 'link.html', playInFrame);
    tell('Jekyll', version, A_LINK, left, 'a board that plays in a frame');
    const kept = await read('_site', 'tag.html', playInPage);
    tell('Jekyll', version, 'the tag', kept, 'a board that plays in the page');
  });

  it('makes boards that play in a site by Eleventy', async () => {
    const [configuration = '', head = '', link = ''] = recipe('Eleventy');
    const [code = ''] = recipe('Plain HTML');
    const [script = '', tag = ''] = code.split('\n');
    putBoards('boards');
    write('eleventy.config.cjs', `module.exports = (eleventyConfig) => {\n${configuration}\n};\n`);
    write('_includes/plain.html', layout(head + script, '{{ content }}'));
    write('link.md', post('plain.html', link));
    write('tag.md', post('plain.html', tag));
    const made = run(process.execPath, ELEVENTY);
    // Nothing but the posts: the boards' pages are no templates.
    expect(made).toMatch(/Wrote 2 files/);
    const version = run(process.execPath, ELEVENTY, '--version').trim();
    const left = await read('_site', 'link/index.html', playInFrame);
    tell('Eleventy', version, A_LINK, left, 'a board that plays in a frame');
    const kept = await read('_site', 'tag/index.html', playInPage);
    expect(kept).toBe(tag);
    tell('Eleventy', version, 'the tag', kept, 'a board that plays in the page');
  });
});
