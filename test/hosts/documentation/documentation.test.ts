/**
 * One page of Markdown through every host of documentation, as docs/markdown.md says: with script its boards play, and
 * with and without script they look alike everywhere. A wrong record stops each build.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { ElementHandle, Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/build/slices.mjs';
import { installIn, packed } from '../../package/packed.js';
import { serveFolder } from '../boards-site.js';
import { openBrowser, play } from '../reader.js';
import { keep, type Finding } from '../table.js';
import { hosts, type Host } from './hosts.js';

const PAGE = `A board:

\`\`\`star-board rings=2 caption="It is Blue’s turn."
*20 S21
\`\`\`

A figure:

\`\`\`rotation-puzzle figure
HR.G.
G...R
GGBYY
.G...
Y.G.H
goals=RYR
par=3
\`\`\`

A picture:

\`\`\`bugcatcher-grid picture width=300 caption="Two players at the start."
players=2;border=C1-BR,F5-BR;central=C3,F5
\`\`\`

Steps:

\`\`\`steps
star/1 rings=2 | *20 S21

1. One stone
   Blue begins.

2. Two stones
   Red answers.
\`\`\`
`;
const WRONG = '```star-board rings=4\nS31 T20 S31\n```\n';
const SAID = 'There is already a blue stone on S31. Choose an empty cell.';

/** Above a site, so that it finds the programs of test/hosts; what is installed in it is the package alone. */
const SITES = join(ROOT, `test/hosts/.cache/documentation-${process.pid}`);
const BUILD_MS = 600_000;

/** A share of pixels that nobody sees. */
const LEAST = 0.02;

const findings: Finding[] = [];
let reading: Awaited<ReturnType<typeof openBrowser>>;
let published: readonly string[];

/**
 * Three pictures of a page, as PNG: its figure with script, the same without script, and what is only a picture.
 * `data`: the pictures themselves.
 */
type Pictures = Readonly<Record<'live' | 'still' | 'picture' | 'data', string>>;

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Builds a site and returns its folder. If it cannot be built, throws what is said. */
function build({ name, files, copies = {}, page, front = '', commands }: Host, text: string): string {
  const folder = join(SITES, name.replace(/\W+/g, '-').toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  installIn(folder, published, ['lit']);
  // As npm installs a command.
  mkdirSync(join(folder, 'node_modules/.bin'));
  chmodSync(join(folder, 'node_modules/planisphere/bin/planisphere.mjs'), 0o755);
  symlinkSync('../planisphere/bin/planisphere.mjs', join(folder, 'node_modules/.bin/planisphere'));
  for (const [path, content] of Object.entries(files)) write(folder, path, content);
  for (const [from, to] of Object.entries(copies))
    cpSync(join(ROOT, 'dist', from), join(folder, to), { recursive: true });
  // Storybook takes front matter for text.
  const head = page.endsWith('.mdx')
    ? 'import { Meta } from \'@storybook/addon-docs/blocks\';\n\n<Meta title="Opening" />\n'
    : `---\ntitle: An opening\n${front}---\n`;
  write(folder, page, `${head}\n${text}`);
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|NODE_ENV$|NODE_TEST_CONTEXT)/.test(key)),
  );
  for (const [program = '', ...given] of commands)
    try {
      execFileSync(program, given, {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
      });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      // Some hosts write in colours all the same. The cause would say it all once more.
      // eslint-disable-next-line no-control-regex, preserve-caught-error -- as above
      throw new Error(`${stdout}\n${stderr}`.replace(/\u001b\[[\d;]*m/g, ''));
    }
  return folder;
}

async function pictureOf(tab: Tab, selector: string): Promise<string> {
  const element = (await tab.waitForSelector(selector, { timeout: 60_000 })) as ElementHandle<HTMLElement>;
  await element.scrollIntoView();
  await element.evaluate(async (node) => {
    if (node instanceof HTMLImageElement) await node.decode();
    else await (node as HTMLElement & { readonly settled: Promise<void> }).settled;
  });
  return element.screenshot({ encoding: 'base64' });
}

/** The steps of a page have our numbers alone, at the edge of their list, and go on at a press. */
async function goThroughSteps(tab: Tab): Promise<void> {
  await tab.waitForSelector('board-steps [data-planisphere-step]', { timeout: 60_000 });
  const looks = await tab.$$eval('board-steps > ol > li', (items) =>
    items.map((item) => {
      const list = item.closest('board-steps')?.shadowRoot?.querySelector('.list');
      const [edge = NaN, left = NaN] = [list, item].map((element) => element?.getBoundingClientRect().left);
      return { numerals: getComputedStyle(item).listStyleType, fromEdge: Math.round(left - edge) };
    }),
  );
  const ours = { numerals: '""', fromEdge: 0 };
  expect(looks).toEqual([ours, ours]);
  await tab.$eval('board-steps', (steps) =>
    steps.shadowRoot?.querySelector<HTMLElement>('button[name="next"]')?.click(),
  );
  await tab.waitForFunction(
    (record) => document.querySelector('board-steps')?.querySelector('star-board')?.record === record,
    { timeout: 30_000 },
    'star/1 rings=2 | *20 S21',
  );
}

/** Plays on a page’s board and takes its pictures; nothing may be said in the console. */
async function readPage(
  folder: string,
  { address, needsScript = false }: Pick<Host, 'address' | 'needsScript'>,
) {
  const server = await serveFolder(folder);
  const { tab } = reading;
  const heard: string[] = [];
  const hear = (message: { text(): string }): unknown => heard.push(message.text());
  // React says there if it has found another page than the server wrote.
  tab.on('console', hear);
  try {
    await tab.setJavaScriptEnabled(true);
    await tab.goto(`${server.url}/${address}`);
    await play(tab.mainFrame(), 'T20');
    const live = await pictureOf(tab, 'rotation-puzzle:defined');
    await goThroughSteps(tab);
    if (!needsScript) {
      await tab.setJavaScriptEnabled(false);
      await tab.goto(`${server.url}/${address}`);
    }
    const pictures: Pictures = {
      live,
      still: needsScript ? live : await pictureOf(tab, 'rotation-puzzle > img'),
      picture: await pictureOf(tab, 'figure > img'),
      data: await tab.$$eval('rotation-puzzle > img, figure > img', (images) =>
        images.map((image) => (image as HTMLImageElement).src).join('\n'),
      ),
    };
    return { heard, pictures };
  } finally {
    tab.off('console', hear);
    await tab.setJavaScriptEnabled(true);
    await server.close();
  }
}

/** The share of pixels that differ enough to be seen; 1 if the sizes differ. */
function difference(one: string, other: string): Promise<number> {
  return reading.tab.evaluate(
    async (...pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          brush.drawImage(image, 0, 0);
          return brush.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b || Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1;
      let differing = 0;
      for (let y = 0; y < Math.min(a.height, b.height); y++)
        for (let x = 0; x < Math.min(a.width, b.width); x++) {
          const [at, to] = [4 * (y * a.width + x), 4 * (y * b.width + x)];
          if ([0, 1, 2].some((i) => Math.abs((a.data[at + i] ?? 0) - (b.data[to + i] ?? 0)) > 64))
            differing++;
        }
      return differing / (a.width * a.height);
    },
    one,
    other,
  );
}

/** A page with nothing but its boards, in light and in dark colours. */
async function plainPictures(): Promise<readonly [light: Pictures, dark: Pictures]> {
  const folder = join(SITES, 'plain');
  const script = '<script type="module" src="/boards/planisphere.js"></script>';
  const command = [join(ROOT, 'bin/planisphere.mjs'), 'fences', '-'];
  const page = execFileSync(process.execPath, command, { input: PAGE, encoding: 'utf8' });
  const html = new MarkdownIt({ html: true }).render(page);
  const style = '<style>:root { color-scheme: light dark }</style>';
  write(folder, 'index.html', `<!doctype html><title>Plain</title>${style}${script}<body>${html}</body>`);
  symlinkSync(join(ROOT, 'dist/cdn'), join(folder, 'boards'));
  const read = async (colours: string): Promise<Pictures> => {
    await reading.tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }]);
    return (await readPage(folder, { address: 'index.html' })).pictures;
  };
  const dark = await read('dark');
  return [await read('light'), dark];
}

let plain: readonly [light: Pictures, dark: Pictures];
beforeAll(async () => {
  rmSync(SITES, { recursive: true, force: true });
  published = packed();
  reading = await openBrowser();
  await reading.tab.setViewport({ width: 1100, height: 900 });
  plain = await plainPictures();
}, BUILD_MS);
afterAll(async () => {
  await reading?.engine.close();
  keep('documentation', findings);
  rmSync(SITES, { recursive: true, force: true });
});

/** The board as the host left it, without the data of its picture. */
const boardIn = (html: string): string =>
  (/<star-board[^]*?<\/star-board>/.exec(html)?.[0] ?? '').replace(
    /(src=.data:image\/svg\+xml),[^"']*/,
    '$1,…',
  );

describe.each(hosts.map((host) => [host.name, host] as const))('%s', (_, host) => {
  const role = 'who writes the page';
  const { name, version, needsScript = false, framesPictures = false } = host;

  it(
    'makes of the page boards that play, and pictures that look as they do everywhere',
    async () => {
      const folder = join(build(host, PAGE), host.out);
      const { heard, pictures } = await readPage(folder, host);
      const [light, dark] = plain;
      const { still, picture } = host.isDark ? dark : light;
      expect(await difference(pictures.live, light.live), 'live').toBeLessThan(LEAST);
      expect(pictures.data).toBe(light.data);
      if (!framesPictures) {
        expect(await difference(pictures.still, needsScript ? light.live : still), 'still').toBeLessThan(
          LEAST,
        );
        expect(await difference(pictures.picture, picture), 'picture').toBeLessThan(LEAST);
      }
      expect(heard.filter((text) => !host.says?.test(text))).toEqual([]);
      const left = needsScript
        ? 'made by its script'
        : boardIn(readFileSync(join(folder, host.address || 'index.html'), 'utf8'));
      const reader = `a board that plays in the page${needsScript ? '' : '; without script, its picture'}`;
      findings.push({ host: name, version, role, form: 'a fence', left, reader });
    },
    BUILD_MS,
  );

  it(
    'stops where a record is wrong, and says where',
    () => {
      let told = '';
      try {
        build(host, WRONG);
      } catch (error) {
        told = (error as Error).message;
      }
      const line = told.split('\n').find((text) => text.includes(SAID)) ?? '';
      expect(line).toContain(SAID);
      expect(told).toContain(host.place);
      const left = `${host.place}: ${SAID}`;
      findings.push({
        host: name,
        version,
        role,
        form: 'a fence with a wrong record',
        left,
        reader: 'nothing: the build stops',
      });
    },
    BUILD_MS,
  );
});
