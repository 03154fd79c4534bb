// Runs the bench: our boards, those of others and a static picture in turn, round after round. Who is measured, how and
// what is told of it are the matter of scripts/bench.
//
//   npm run bench                        tables for this machine
//   npm run bench -- --write             and docs/bench.md, if the machine is idle
//   npm run bench -- --rounds 9
//   npm run bench -- --only cold         one question: cold, first, move, many, removal, thinking, noise
//   npm run bench -- --only star         all questions about our boards whose tag holds this
//   npm run bench -- --only move,star    one question about them
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { loadPerCore, watchOthers, whyNotKept } from './bench/busy.mjs';
import { coldServer, measureCold, pageOf } from './bench/cold.mjs';
import {
  attributesOf,
  coldPages,
  measuringScript,
  ourTags,
  rivals,
  stillOf,
  watchingScript,
} from './bench/contenders.mjs';
import { measure, measureNoise, measureThought, picturesOf } from './bench/pages.mjs';
import { measureRound } from './bench/rounds.mjs';
import { answers, chosen, docText, QUESTIONS, SPEEDS } from './bench/tell.mjs';
import { ROOT } from './build/slices.mjs';
import { openEngine } from './engines/index.mjs';
import { fileServer } from './site/server.mjs';

/** Questions for boards that take turns with those of others. */
const WARM = ['first', 'move', 'many', 'removal'];

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Of each key the median of the objects that have it. */
function medians(figures) {
  const keys = [...new Set(figures.flatMap(Object.keys))];
  return Object.fromEntries(keys.map((key) => [key, median(figures.flatMap((one) => one[key] ?? []))]));
}

/**
 * Our pages and boards, and beside them the files that the boards of others fetch. An isolated page has a clock of
 * 5 microseconds.
 */
function serverOf(contenders) {
  const files = Object.assign({}, ...contenders.map((contender) => contender.files));
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const ours = fileServer({ '/': join(ROOT, 'dev'), '/dist/': join(ROOT, 'dist') }, headers);
  return createServer((request, response) => {
    const file = files[request.url];
    if (!file) return ours.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Content-Length': file.length });
    response.end(file);
  });
}

/** Does something in each round; the round is told to whoever waits at the terminal. */
async function inRounds(rounds, what, act) {
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`${what}, round ${round + 1} of ${rounds}\n`);
    await act(round);
  }
}

/** The pages over a slow network. The first round wakes the browser and does not count. */
async function coldOf({ browser }, rounds) {
  const pages = await coldPages();
  const watching = await Promise.all(pages.map(watchingScript));
  const path = (at) => `/${at}.html`;
  const server = await coldServer(
    Object.assign({}, ...pages.map((page, at) => ({ [path(at)]: pageOf(page), ...page.files }))),
  );
  const taken = pages.map(() => []);
  try {
    await inRounds(rounds + 1, 'Cold pages', async (round) => {
      for (const [at, figures] of taken.entries()) {
        const figure = await measureCold(browser, server.address + path(at), watching[at]);
        if (round > 0) figures.push(figure);
      }
    });
  } finally {
    server.stop();
  }
  return pages.map(({ name, tags }, at) => ({ name, tags, ...medians(taken[at]) }));
}

/** Each contender has its turn at each speed; its row by speed. */
async function warmOf(lab, contenders, questions, rounds) {
  const taken = contenders.map(() => SPEEDS.map(() => []));
  await inRounds(rounds, 'Warm pages', async (round) => {
    for (const [i, speed] of SPEEDS.entries())
      for (const [at, contender] of contenders.entries())
        taken[at][i].push(...(await measure(lab, contender, { questions, speed, round })));
  });
  return contenders.map(({ name, version, tag, board, size }, at) => ({
    name,
    version,
    tag,
    board,
    figures: Object.fromEntries(SPEEDS.map((speed, i) => [speed, { ...medians(taken[at][i]), size }])),
  }));
}

/** Hints, and all that the bots of a round decide. */
async function thinkingOf(lab, tags, rounds) {
  const rows = [];
  for (const thought of tags.flatMap(({ thoughts }) => thoughts)) {
    const taken = [];
    await inRounds(rounds, 'A hint', async () => taken.push(await measureThought(lab, thought)));
    rows.push({ name: thought.name, most: thought.given.most, ...medians(taken) });
  }
  for (const { tag, game, rounds: bots } of tags)
    for (const { bot, most } of bots) {
      const { taken, decisions } = await measureRound(lab, { game, bot }, rounds);
      const name = `\`<${tag}>\`, all ${decisions} decisions of \`${bot}\` in a round`;
      rows.push({ name, most, seconds: median(taken) / 1000 });
    }
  return rows;
}

/** The slowest of all boards, and which attributes end a game. */
async function noiseOf(lab, tags) {
  const all = [];
  for (const { tag, boards } of tags) {
    const { ms, dead } = await measureNoise(lab, boards[0], await attributesOf(tag));
    all.push({ ms, dead: dead.map((name) => `${name} of ${tag}`) });
  }
  return { ms: Math.max(...all.map(({ ms }) => ms)), dead: all.flatMap(({ dead }) => dead) };
}

async function run({ rounds, questions, tag }) {
  const [tags, others, measuring] = await Promise.all([ourTags(tag), rivals(), measuringScript()]);
  if (tags.length === 0)
    throw new Error(`"${tag}" is neither a question (${QUESTIONS.join(', ')}) nor in a tag.`);
  const server = serverOf(others);
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const engine = await openEngine('chromium', { media: { reducedMotion: true } });
  const othersShare = watchOthers();
  try {
    const browser = (await engine.newPage()).browser();
    const lab = { browser, measuring, address: `http://localhost:${server.address().port}/` };
    const asked = (question) => questions.includes(question);
    const told = { questions, rounds, rivals: others, engine: await browser.version() };
    if (asked('cold')) told.cold = await coldOf(lab, rounds);
    const warm = WARM.filter(asked);
    if (warm.length > 0) {
      const ours = tags.flatMap(({ boards }) => boards);
      const shown = ours.find((board) => board.tag === 'star-board') ?? ours[0];
      const still = await stillOf(shown, await picturesOf(lab, shown));
      const rows = await warmOf(lab, [...ours, ...others, still], warm, rounds);
      told.ours = rows.slice(0, ours.length);
      told.rivals = rows.slice(ours.length, -1);
      told.still = rows.slice(-1);
    }
    if (asked('thinking')) told.thinking = await thinkingOf(lab, tags, rounds);
    if (asked('noise')) told.noise = await noiseOf(lab, tags);
    return { told, others: othersShare() };
  } finally {
    await engine.close();
    server.closeAllConnections();
    server.close();
  }
}

function fail(why) {
  console.error(why);
  process.exitCode = 1;
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
    throw new Error(`--rounds is "${values.rounds}". It takes a whole number from 1.`);
  if (values.write && values.only) throw new Error('docs/bench.md answers all questions: leave out --only.');
  const load = loadPerCore();
  const tooBusy = values.write && whyNotKept({ load });
  if (tooBusy) return fail(tooBusy);
  const { told, others } = await run({ rounds, ...chosen(values.only) });
  console.log(`${told.engine}, medians of ${rounds} rounds.\n\n${answers(told)}`);
  if (values.write) {
    const why = whyNotKept({ load, others });
    if (why) fail(why);
    else await writeFile(join(ROOT, 'docs/bench.md'), docText(told));
  }
  if (told.noise?.dead.length > 0)
    throw new Error(`A board does not play after noise in ${told.noise.dead.join(', ')}.`);
}

main().catch((error) =>
  fail(
    ['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(error.code)
      ? `${error.message}\nRun npm run build first.`
      : error,
  ),
);
