// Knows which boards are measured beside one another, and runs them in turn. Each contender is one entry below.
//
//   npm run bench                  a table for this machine
//   npm run bench -- --write       and docs/bench.md, which an idle machine should write
//   npm run bench -- --rounds 9
import { build } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { measure, measureNoise } from './bench/pages.mjs';
import { docText, figureTable, MEASURES, noiseTable, ratioTable } from './bench/tell.mjs';
import { openEngine } from './engines/index.mjs';
import { galleryServer } from './gallery/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = (path) => join(root, 'dist', path);

const MOVES =
  '*62 A62 S65 T62 R50 S61 T65 A63 A65 R61 S62 R51 R40 R41 A61 *65 A51 R30 A43 A32 A42 R60 A41 *63 *51 S50 *64 S64 T63 S54 T50 *53 T52 T51 T40 T41 S43 *54 S52 T61 T60 A64 R65 T32';

/**
 * Who is measured. `module` exports `contender` (make, ready, update) and may import what it needs; `loads` is
 * what a page loads beside it; `weighs` is what its size is taken of, by default the module with all that it
 * imports. The first one is the floor that ratios are taken to.
 */
const CONTENDERS = [
  {
    name: 'static SVG',
    module: 'dev/bench/static-svg.js',
    weighs: async ({ pictures }) => Buffer.from(pictures[0]),
  },
  {
    name: '`<star-board>`',
    /** Its attributes are fed with noise. */
    tag: 'star-board',
    module: 'dev/bench/star-board.js',
    loads: ['dist/star-board.js'],
    weighs: () => readFile(built('star-board.js')),
  },
];

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

async function readGame() {
  const { star, picture } = await import(pathToFileURL(built('es/pure/star.js')));
  const { rules, notation } = star;
  let state = rules.setup({ rings: 6 }, 0);
  const pictures = [picture(state, 'cells')];
  const moves = MOVES.split(' ');
  for (const text of moves) {
    const move = notation.parseMove(state, state.turn, text);
    if (!move.ok) throw new Error(`${text} is no move of the bench's game`);
    state = rules.play(state, state.turn, move.value).state;
    pictures.push(picture(state, 'cells'));
  }
  return { moves, pictures };
}

/** One script with the contender, what it needs and what measures it. */
async function bundle({ module, loads = [] }) {
  const lines = [
    ...loads.map((path) => `import ${JSON.stringify(`./${path}`)};`),
    `export * from './dev/bench/measure.js';`,
    `export { contender } from './${module}';`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

async function attributesOf(tag) {
  const { modules } = JSON.parse(await readFile(built('custom-elements.json'), 'utf8'));
  const declaration = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);
  return declaration.attributes.map(({ name }) => name);
}

async function engineOf(browser) {
  const page = await browser.newPage();
  const version = await page.browser().version();
  await page.close();
  return version;
}

function warnings() {
  const load = loadavg()[0] / availableParallelism();
  return load > 0.25
    ? `This machine is busy (load ${load.toFixed(2)} a core): its milliseconds mean little, its ratios hold roughly.`
    : '';
}

async function run({ rounds }) {
  const game = await readGame();
  const contenders = await Promise.all(
    CONTENDERS.map(async (entry) => ({ ...entry, script: await bundle(entry) })),
  );
  const noisy = contenders.find(({ tag }) => tag);
  const names = await attributesOf(noisy.tag);
  // An isolated page has a clock of 5 microseconds.
  const server = galleryServer(root, {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${server.address().port}/`;
  const browser = await openEngine('chromium', { media: { reducedMotion: true } });
  try {
    const engine = await engineOf(browser);
    const taken = new Map(contenders.map(({ name }) => [name, []]));
    const noises = [];
    for (let round = 1; round <= rounds; round++) {
      process.stderr.write(`Round ${round} of ${rounds}\n`);
      for (const contender of contenders)
        taken.get(contender.name).push(await measure(browser, address, game, contender));
      noises.push(await measureNoise(browser, address, game, noisy, names));
    }
    const results = [];
    for (const { name, weighs, script } of contenders) {
      const size = gzipSync((await weighs?.(game)) ?? script, { level: 9 }).length / 1024;
      const figures = { size };
      for (const { key } of MEASURES) figures[key] ??= median(taken.get(name).map((round) => round[key]));
      results.push({ name, figures });
    }
    const noise = noises[0].map(({ name }, i) => ({
      name,
      ms: median(noises.map((round) => round[i].ms)),
      plays: noises.every((round) => round[i].plays),
    }));
    return { engine, rounds, results, noise };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function main() {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`"${values.rounds}" is no number of rounds.`);
  const busy = warnings();
  const told = await run({ rounds });
  console.log(
    `${told.engine}, medians of ${rounds} rounds. ${busy}\n\n${figureTable(told.results)}\n\n${ratioTable(told.results)}\n\n${noiseTable(told.noise)}`,
  );
  if (values.write) await writeFile(join(root, 'docs/bench.md'), docText(told));
  const failed = told.noise.filter(({ plays }) => !plays);
  if (failed.length > 0)
    throw new Error(`After noise in ${failed.map(({ name }) => name).join(', ')} the board does not play.`);
}

main().catch((error) => {
  console.error(
    ['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(error.code)
      ? `${error.message}\nRun npm run build first.`
      : error,
  );
  process.exitCode = 1;
});
