// Runs the bench: our boards, those of others and static pictures in turn, round after round. Who is measured, how and
// what is told of it are the matter of scripts/bench.
//
//   npm run bench                        tables for this machine
//   npm run bench -- --write             and docs/bench.md, which an idle machine should write
//   npm run bench -- --rounds 9
//   npm run bench -- --only cold         the page over a slow network alone
//   npm run bench -- --only star-board   our boards whose tag holds this
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { coldServer, measureCold, pageOf } from './bench/cold.mjs';
import { coldPages, measuringScript, ourTags, rivals, stillOf, watchingScript } from './bench/contenders.mjs';
import { measureCounts, measureNoise, measureThought, measureTimes, picturesOf } from './bench/pages.mjs';
import { measureRound } from './bench/rounds.mjs';
import { coldTable, docText, MEASURES, SPEEDS, tables } from './bench/tell.mjs';
import { ROOT } from './build/slices.mjs';
import { openEngine } from './engines/index.mjs';
import { galleryServer } from './gallery/server.mjs';

/** What is counted hardly changes from round to round. */
const COUNTED_ROUNDS = 2;

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

async function engineOf(browser) {
  const page = await browser.newPage();
  const version = await page.browser().version();
  await page.close();
  return version;
}

function warning() {
  const load = loadavg()[0] / availableParallelism();
  return load > 0.25
    ? ` The machine was busy (load ${load.toFixed(2)} per core): its milliseconds mean little, its ratios hold roughly.`
    : '';
}

/** The gallery, and beside it the files that the boards of others fetch. An isolated page has a clock of 5 microseconds. */
function serverOf(contenders) {
  const files = Object.assign({}, ...contenders.map((contender) => contender.files));
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const gallery = galleryServer(ROOT, headers);
  return createServer((request, response) => {
    const file = files[request.url];
    if (!file) return gallery.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Content-Length': file.length });
    response.end(file);
  });
}

/** Rounds in which each contender has its turn; figures by contender, speed and measure. */
async function takeTurns(lab, contenders, rounds) {
  const taken = new Map(contenders.map((contender) => [contender, SPEEDS.map(() => [])]));
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    for (const [at, speed] of SPEEDS.entries())
      for (const contender of contenders) {
        const figures = await measureTimes(lab, contender, speed);
        if (speed === 1 && round < COUNTED_ROUNDS)
          Object.assign(figures, await measureCounts(lab, contender));
        taken.get(contender)[at].push(figures);
      }
  }
  return taken;
}

function resultOf({ name, version, size }, takenAt) {
  const figures = SPEEDS.map((speed, at) => {
    const medians = MEASURES.map(({ key }) => [
      key,
      median(takenAt[at].flatMap((taken) => taken[key] ?? [])),
    ]);
    return [speed, { ...Object.fromEntries(medians), size }];
  });
  return { name, version, figures: Object.fromEntries(figures) };
}

async function noiseOf(lab, { boards, attributes }, rounds) {
  const noises = [];
  for (let round = 0; round < rounds; round++) noises.push(await measureNoise(lab, boards[0], attributes));
  return attributes.map((name, i) => ({
    name,
    ms: median(noises.map((round) => round[i].ms)),
    plays: noises.every((round) => round[i].plays),
  }));
}

async function roundsOf(lab, { game, rounds: bots }, runs) {
  const timed = [];
  for (const bot of bots) {
    const { taken, decisions } = await measureRound(lab, { game, bot }, runs);
    timed.push({ bot, decisions, ms: median(taken) });
  }
  return timed;
}

async function thoughtsOf(lab, { thoughts }, rounds) {
  const told = [];
  for (const thought of thoughts) {
    const taken = [];
    for (let round = 0; round < rounds; round++) taken.push(await measureThought(lab, thought));
    const figure = (key) => median(taken.map((one) => one[key]));
    const { name, given } = thought;
    told.push({
      name,
      most: given.most,
      seconds: figure('seconds'),
      gap: figure('gap'),
      busy: figure('busy'),
    });
  }
  return told;
}

/** The pages over a slow network, each loaded in turn. The first round wakes the browser and does not count. */
async function coldOf(rounds) {
  const pages = await coldPages();
  const watching = await Promise.all(pages.map(watchingScript));
  const path = (at) => `/${at}.html`;
  const files = Object.assign({}, ...pages.map((page, at) => ({ [path(at)]: pageOf(page), ...page.files })));
  const server = await coldServer(files);
  const engine = await openEngine('chromium', { media: { reducedMotion: true } });
  try {
    const browser = (await engine.newPage()).browser();
    const taken = pages.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      process.stderr.write(`Cold round ${round} of ${rounds}\n`);
      for (const [at, figures] of taken.entries()) {
        const figure = await measureCold(browser, server.address + path(at), watching[at]);
        if (round > 0) figures.push(figure);
      }
    }
    return pages.map(({ name }, at) => {
      const keys = Object.keys(taken[at][0]);
      return {
        name,
        ...Object.fromEntries(keys.map((key) => [key, median(taken[at].map((one) => one[key]))])),
      };
    });
  } finally {
    await engine.close();
    server.stop();
  }
}

async function run({ rounds, only }) {
  const [tags, others, measuring] = await Promise.all([ourTags(only), rivals(), measuringScript()]);
  if (tags.length === 0) throw new Error(`No tag with "${only}" has a module in dev/bench.`);
  const server = serverOf(others);
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await openEngine('chromium', { media: { reducedMotion: true } });
  const lab = { browser, measuring, address: `http://localhost:${server.address().port}/` };
  const noiseRounds = Math.min(rounds, 3);
  try {
    const engine = await engineOf(browser);
    for (const group of tags) group.still = await stillOf(group.tag, await picturesOf(lab, group.boards[0]));
    const contenders = [...tags.flatMap(({ still, boards }) => [still, ...boards]), ...others];
    const taken = await takeTurns(lab, contenders, rounds);
    const result = (contender) => resultOf(contender, taken.get(contender));
    const groups = [];
    for (const group of tags)
      groups.push({
        tag: group.tag,
        still: result(group.still),
        boards: group.boards.map(result),
        thoughts: await thoughtsOf(lab, group, rounds),
        noise: await noiseOf(lab, group, noiseRounds),
        timed: await roundsOf(lab, group, rounds),
      });
    return { engine, rounds, noiseRounds, groups, rivals: others.map(result) };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`"${values.rounds}" is not a number of rounds.`);
  if (values.write && values.only) throw new Error('docs/bench.md covers all boards: leave out --only.');
  const busy = warning();
  if (values.only === 'cold') {
    const pages = await coldOf(rounds);
    console.log(coldTable(pages));
    for (const { name, came, defined, picture, move } of pages)
      console.log(
        `${name}, ms: files there ${came.toFixed(0)}, defined ${defined.toFixed(0)}, picture ${picture.toFixed(0)}, move ${move.toFixed(0)}`,
      );
    return;
  }
  const told = await run({ rounds, only: values.only });
  console.log(`${told.engine}, medians of ${rounds} rounds.${busy}\n\n${tables(told)}`);
  if (values.write) await writeFile(join(ROOT, 'docs/bench.md'), docText(told, busy));
  const failed = told.groups.flatMap(({ noise }) => noise.filter(({ plays }) => !plays));
  if (failed.length > 0)
    throw new Error(`A board does not play after noise in ${failed.map(({ name }) => name).join(', ')}.`);
}

main().catch((error) => {
  console.error(
    ['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(error.code)
      ? `${error.message}\nRun npm run build first.`
      : error,
  );
  process.exitCode = 1;
});
