// What VitePress does not do: addresses that hold in any folder, the scripts of our pages, the boards, pictures as
// files, and what the search reads.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

import { copyOf } from './markdown/links.mjs';
import { sectionsIn } from './search.mjs';
import { picturesOf } from './pictures.mjs';

/** What of the build is for pages: the rest is for bundlers and Node. */
const FOR_PAGES = (path) => !/[\\/]dist[\\/](?:es|node|types)(?:$|[\\/])/.test(path);

const BOARD = /<(?:[a-z]+-(?:board|puzzle|map|grid|set|steps))\b/;

/** What the three doors of the front page show. */
const examples = [
  {
    name: 'blog',
    game: 'rotation',
    attributes: { position: '...../...../H.G.Y/...../.....;goals=GY' },
  },
  {
    name: 'course',
    game: 'star',
    attributes: {
      record:
        'star/1 rings=4 | T42 A30 S41 *10 R10 *32 A40 T43 R41 A41 *43 S40 S30 *42 S43 S42 T21 A42 A43 R40 R30 R42 A21 T40 T20 T31 T32 T30 S21 S31 S20 S32 R20 A20',
    },
  },
  {
    name: 'figure',
    game: 'star',
    attributes: { position: '4:50.', marks: '*20 *10=1 *30=2 *31=3 *21=4 R21=5 R32=6' },
  },
];

/** The layouts that have a script of their own. */
const OWN_SCRIPT = new Set(['home', 'board', 'puzzles']);

/** A page of the reference beside whose rows an example runs. */
const WITH_EXAMPLES = / data-examples="/;

let pictures = {};
const found = [];

/** The pictures that pages show before any board, by the name of their file; kept until the pages are written. */
export async function drawn(root, games) {
  const all = await Promise.all(
    [...games.map(({ game, middle }) => ({ name: game, game, attributes: middle })), ...examples].map(
      async ({ name, ...what }) => [name, await picturesOf(root, { ...what, width: 360 })],
    ),
  );
  pictures = Object.fromEntries(all);
  return Object.fromEntries(all.map(([name, { width, height }]) => [name, { width, height }]));
}

/** From a page to the root of the site. */
const upFrom = (page) => '../'.repeat(page.split('/').length - 1) || './';

/** A page with addresses that begin at itself, and with the scripts that it needs. */
export function finishPage(html, { page, pageData, content }) {
  found.push(...sectionsIn(content, pageData, page));
  const up = upFrom(page);
  const { layout } = pageData.frontmatter;
  const scripts = [
    `<script src="/assets/scheme.js"></script>`,
    `<script type="module" src="/assets/site.js"></script>`,
    ...(OWN_SCRIPT.has(layout) ? [`<script type="module" src="/assets/${layout}.js"></script>`] : []),
    ...(WITH_EXAMPLES.test(content) ? [`<script type="module" src="/assets/reference.js"></script>`] : []),
    ...(layout !== 'home' && (BOARD.test(content) || WITH_EXAMPLES.test(content))
      ? [`<script type="module" src="/dist/cdn/planisphere.js"></script>`]
      : []),
  ];
  return html
    .replace(/<link rel="preload stylesheet" href="\/vp-icons.css" as="style">\s*/, '')
    .replace(/<script id="check-mac-os">.*?<\/script>\s*/s, '')
    .replace('</head>', `${scripts.join('\n    ')}\n  </head>`)
    .replace('<html ', `<html data-root="${up}" `)
    .replace(/ (href|src|data-at)="\/(?!\/)([^"]*)"/g, (_, name, address) => ` ${name}="${up}${address}"`)
    .replace(
      / href="([^"]*\/)?index\.html(#[^"]*)?"/g,
      (_, folder = './', hash = '') => ` href="${folder}${hash}"`,
    );
}

async function bundleScripts(root, folder) {
  const from = join(root, 'site/client');
  await build({
    entryPoints: ['scheme', 'site', 'reference', ...OWN_SCRIPT].map((name) => join(from, `${name}.ts`)),
    outdir: join(folder, 'assets'),
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** What VitePress writes for pages with Vue, and a page without words. */
const NEEDLESS = ['404.html', 'hashmap.json', 'package.json', 'vp-icons.css'];

/** Everything beside the pages. */
export async function finish(root, folder, files) {
  for (const name of NEEDLESS) rmSync(join(folder, name), { force: true });
  await bundleScripts(root, folder);
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: FOR_PAGES });
  cpSync(join(root, 'site/planisphere.svg'), join(folder, 'planisphere.svg'));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [name, { day, night }] of Object.entries(pictures)) {
    writeFileSync(join(folder, 'pictures', `${name}-day.svg`), day);
    writeFileSync(join(folder, 'pictures', `${name}-night.svg`), night);
  }
  for (const file of files) {
    const copy = join(folder, copyOf(file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(root, file), copy);
  }
  writeFileSync(join(folder, 'search.json'), JSON.stringify(found));
}
