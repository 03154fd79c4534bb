/** Every code sample of README and guides does what it says, as readers paste it: in a page, in Node, in a shell. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import planisphere from '../../src/fences/markdown-it.js';
import { DIST, serve, type Site } from '../pages/site.js';
import { packageJson, read, ROOT } from './built.js';
import { BUNDLER, complaints } from './compiler.js';
import { runCommand } from './run-command.js';
import { idle, IN_ORDER, isForNode, nameOf, samples, type Sample } from './samples.js';

/** Languages that a test of their own executes. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  tsx: 'test/package/frameworks.test.ts compiles it.',
  json: 'test/package/commands-embed.test.ts makes a package of it.',
};

const of = (...languages: readonly string[]): readonly Sample[] =>
  samples.filter(({ file, language }) => languages.includes(language) && IN_ORDER[file] === undefined);
const named = (list: readonly Sample[]): [string, Sample][] => list.map((one) => [nameOf(one), one]);

const folder = mkdtempSync(join(tmpdir(), 'planisphere-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every sample has a language that a test executes, or a reason', () => {
  const known = ['html', 'md', 'js', 'css', 'ts', 'sh', ...Object.keys(ELSEWHERE)];
  expect(samples.filter(({ language }) => !known.includes(language)).map(nameOf)).toEqual([]);
  expect(idle).toEqual([]);
});

describe('in a page', () => {
  /** Says what goes wrong, and gives scripts what samples speak of. */
  const HEAD = `<!doctype html><html lang="en"><link rel="icon" href="data:,">
<script>
  window.wrong = [];
  addEventListener('board-error', ({ sentence }) => wrong.push(sentence));
  addEventListener('error', (event) => wrong.push(String(event.message ?? event.target.src)), true);
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)));
  window.askTheServer = () => new Promise(() => {});
  window.report = () => {};
</script>
<script type="importmap">{ "imports": { "planisphere/xapi": "/dist/es/pure/xapi.js" } }</script>`;
  const LOADER = '<script type="module" src="/dist/cdn/planisphere.js"></script>';
  const BOARDS =
    '<star-board rings="3"></star-board><board-set><rotation-puzzle puzzle="1-1"></rotation-puzzle></board-set>';

  /** Where readers have put the folder `dist`. */
  const here = (code: string): string =>
    code
      .replaceAll(/(?:https:\/\/example\.org)?\/boards\//g, '/dist/')
      .replaceAll(/src="(?=[\w-]+\.js")/g, 'src="/dist/')
      .replaceAll('src="/dist/planisphere.js"', 'src="/dist/cdn/planisphere.js"')
      .replaceAll(
        /src="[^"]*(?:position\.png|opening\.svg)"/g,
        `src='data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>'`,
      );

  /** A script as it would stand in a page’s module: what it imports first, the rest with a board to speak of. */
  function inModule(code: string): string {
    if (code.startsWith('{')) return `export const value = (${code});`;
    const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line);
    const rest = imports.reduce((text, line) => text.replace(line, ''), code);
    return `${imports.join('\n')}
      const board = document.querySelector('star-board');
      await customElements.whenDefined('star-board');
      await board.updateComplete;
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' });
      await (async function () { ${rest} }).call(host);
      window.hasRun = true;`;
  }

  const markdown = new MarkdownIt({ html: true }).use(planisphere);
  const LINKS = '<script src="/dist/embed/links.js" defer></script>';
  const BODIES: Readonly<Record<string, (code: string) => string>> = {
    html: (code) => (/<script[^>]* src=/.test(code) ? code : `${LOADER}\n${code}`),
    md: (code) => `${LOADER}${LINKS}<main>${markdown.render(code)}</main>`,
    css: (code) => `${LOADER}<style>${code}</style>${BOARDS}`,
    js: (code) => `${LOADER}${BOARDS}<script type="module">${inModule(code)}</script>`,
  };
  const inPages = of('html', 'md', 'css', 'js').filter((one) => one.language !== 'js' || !isForNode(one));
  const path = (one: Sample): string => `/${inPages.indexOf(one)}.html`;

  let site: Site;
  let engine: Engine;
  let page: Page;

  beforeAll(async () => {
    const bodies = inPages.map((one) => [
      path(one),
      { body: HEAD + here(BODIES[one.language]?.(one.code) ?? '') },
    ]);
    site = await serve({
      ...(Object.fromEntries(bodies) as Parameters<typeof serve>[0]),
      '/words.de.json': { body: '{ "act.undo": "Zurück" }', type: 'application/json' },
      '/exercise.html': { body: '<!doctype html><title>An exercise</title>' },
      '/statements': { body: '' },
    });
    engine = await openEngine('chromium');
    page = await engine.newPage();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  it.each(named(inPages))('%s', async (_, sample) => {
    const before = site.asked.length;
    await page.goto(site.url + path(sample));
    const found = await page.evaluate(
      async (isScript: boolean) => {
        type Board = Element & { readonly updateComplete: Promise<unknown> };
        const tags =
          'star-board,rotation-puzzle,space-crack-map,bugcatcher-grid,constellation-board,board-set,board-steps';
        const all = [...document.querySelectorAll<Board>(`:is(${tags})`)];
        // The boards within another element of ours wait until they are in turn, and hidden ones until they are seen.
        const own = all.filter(
          (one) =>
            !one.parentElement?.closest('board-set, board-steps, [hidden]') && !one.closest('[hidden]'),
        );
        for (const one of own) {
          one.scrollIntoView();
          await customElements.whenDefined(one.localName);
          await one.updateComplete;
        }
        const state = window as unknown as { readonly wrong: string[]; readonly hasRun?: true };
        while (isScript && !state.hasRun && state.wrong.length === 0)
          await new Promise(requestAnimationFrame);
        const frames = [...document.querySelectorAll('iframe, a.planisphere, main p > a')].length;
        const drawn = own.filter((one) => one.shadowRoot?.querySelector('section, svg'));
        return { wrong: state.wrong, missing: own.length - drawn.length, shown: own.length + frames };
      },
      sample.language === 'js' && !sample.code.startsWith('{'),
    );
    expect(found).toMatchObject({ wrong: [], missing: 0 });
    // A sample that is a script alone shows nothing.
    const isShowing = /<(?!\/?script)/.test(sample.code.replaceAll(/<script[^]*?<\/script>/g, ''));
    if (sample.language !== 'html' || isShowing) expect(found.shown).toBeGreaterThan(0);
    const asked = site.asked.slice(before).filter((one) => one.startsWith('/dist/'));
    expect(asked.filter((one) => !existsSync(join(DIST, one.slice('/dist/'.length))))).toEqual([]);
  });

  it('every custom property that a sample sets is one of a board', () => {
    const known = read('dist/custom-elements.json');
    const set = of('css', 'html').flatMap(({ code }) => code.match(/--board-[\w-]+(?=:)/g) ?? []);
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((one) => !known.includes(`"${one}"`))).toEqual([]);
  });
});

describe('in Node', () => {
  /** What a sample speaks of and leaves to its reader. */
  const GIVEN: Readonly<Record<string, string>> = {
    md: `import MarkdownIt from 'markdown-it'; const md = new MarkdownIt();`,
    unified: `import { unified } from 'unified';`,
    remarkParse: `import remarkParse from 'remark-parse';`,
    remarkRehype: `import remarkRehype from 'remark-rehype';`,
    rehypeStringify: `import rehypeStringify from 'rehype-stringify';`,
    writeFile: `import { writeFile } from 'node:fs/promises';`,
    eleventyConfig: `const eleventyConfig = { addPassthroughCopy() {}, ignores: new Set() };`,
  };
  const isLeftOut = (name: string, code: string): boolean =>
    new RegExp(`(?<![.\\w'/-])${name}\\b`).test(code) && !new RegExp(`import [^;]*\\b${name}\\b`).test(code);
  const inNode = of('js').filter(isForNode);
  const fileOf = (one: Sample): string => `sample-${inNode.indexOf(one)}.mjs`;
  let told: Readonly<Record<string, string>>;

  beforeAll(() => {
    runCommand(folder, ['new-game', 'hex']);
    const own = join(folder, 'node_modules');
    mkdirSync(own);
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => !one.startsWith('.')))
      symlinkSync(join(ROOT, 'node_modules', name), join(own, name), 'junction');
    symlinkSync(ROOT, join(own, 'planisphere'), 'junction');
    for (const one of inNode) {
      const given = Object.entries(GIVEN).filter(([name]) => isLeftOut(name, one.code));
      const code = one.code.replaceAll("'./hex/game.js'", "'./game.js'");
      writeFileSync(join(folder, fileOf(one)), [...given.map(([, text]) => text), code].join('\n'));
    }
    writeFileSync(
      join(folder, 'all.mjs'),
      `const told = {};
      for (const file of ${JSON.stringify(inNode.map(fileOf))})
        await import('./' + file).then(() => (told[file] = ''), (error) => (told[file] = String(error)));
      console.log('\\n' + JSON.stringify(told));`,
    );
    const out = execFileSync(process.execPath, ['all.mjs'], { cwd: folder, encoding: 'utf8' });
    told = JSON.parse(out.trim().split('\n').at(-1) ?? '') as typeof told;
  });

  it.each(named(inNode))('%s', (_, sample) => {
    expect(told[fileOf(sample)]).toBe('');
  });
});

it.each(named(of('ts')))('in an editor: %s', (_, sample) => {
  expect(complaints(sample.code, BUNDLER)).toEqual([]);
});

describe('in a shell', () => {
  const lines = of('sh').flatMap((one) =>
    one.code
      .trim()
      .split('\n')
      .map((line): [string, string, string] => [nameOf(one), one.file, line]),
  );
  const words = (line: string): readonly string[] =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? (word as string)).slice(2);
  // Those of the guide to commands have a test of their own, which gives each of them its files.
  const ours = lines.filter(
    ([, file, line]) => file !== 'docs/commands.md' && line.startsWith('npx planisphere'),
  );

  it.each(ours)('%s %s: %s', (_, _file, line) => {
    for (const name of ['content', 'src/content', 'data']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'exercise.html'), '<star-board puzzle="1-1"></star-board>');
    writeFileSync(join(folder, 'content/opening.md'), '```star-board\nS31 T20\n```\n');
    writeFileSync(join(folder, 'src/content/opening.md'), '```star-board\nS31 T20\n```\n');
    expect(runCommand(folder, words(line))).toMatchObject({ code: 0, error: '' });
  });

  it('is told to install what this package is tested with', () => {
    const { peerDependencies, devDependencies } = packageJson as unknown as Record<string, object>;
    const hosts = read('test/hosts/package.json');
    const known = (name: string): boolean =>
      name.startsWith('-') ||
      name.includes('planisphere') ||
      name in { ...peerDependencies, ...devDependencies } ||
      hosts.includes(`"${name}"`);
    const others = lines
      .filter(([, , line]) => !line.startsWith('npx planisphere'))
      .map(([, , line]) => line);
    // Those of hosts are run by `npm run hosts`.
    const isPlain = /^(?:npm (?:install|i|pkg delete) |git clone |npm run |npx astro build$)/;
    expect(others.filter((line) => !isPlain.test(line))).toEqual([]);
    const installed = others.filter((line) => line.startsWith('npm install')).flatMap(words);
    expect(installed.filter((name) => !known(name))).toEqual([]);
  });
});
