// How long the bots of a game take for all their decisions of one round, one after another in a worker of a page, as a
// board asks them: the position as text, dealt anew for each seat. The median of five runs in a fresh page each.
//
//   node scripts/bench-round.mjs bugcatcher planner            eight of them, beside one who has committed
//   node scripts/bench-round.mjs bugcatcher shark --runs 9
/* global Worker */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { openEngine } from './engines/index.mjs';
import { galleryServer } from './gallery/server.mjs';
import { loadEngine } from './match/engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function workerOf(game) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src', game, 'element/bot.worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** What each seat but the first is asked in round `round`, the seats before it having committed. */
function questionsOf({ rules, notation, fork }, bot, seed) {
  let state = rules.setup({}, seed);
  const questions = [];
  for (const seat of rules.toAct(state)) {
    const dealt = rules.redeal(state, seat, fork(seed, seat));
    if (seat > 0)
      questions.push({
        id: seat,
        bot,
        seat,
        seed: fork(seed, seat),
        position: notation.formatPosition(dealt),
      });
    if (rules.toAct(state).length > 1)
      state = rules.play(state, seat, rules.sample(state, seat, fork(seed, seat))).state;
  }
  return questions;
}

/** Milliseconds from the first question to the last answer, the worker being there. */
function askAll(text, questions) {
  return new Promise((resolve) => {
    const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
    let begun = 0;
    const ask = (at) => worker.postMessage(questions[at]);
    let at = 0;
    worker.onmessage = () => {
      if (++at < questions.length) ask(at);
      else resolve(performance.now() - begun);
    };
    begun = performance.now();
    ask(0);
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const [game, bot] = positionals;
  if (!bot) throw new Error('node scripts/bench-round.mjs <game> <bot> [--runs 5]');
  const engine = await loadEngine(game);
  const text = await workerOf(game);
  const server = galleryServer(root, { 'Content-Security-Policy': 'worker-src blob:' });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await openEngine('chromium', {});
  try {
    const taken = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const page = await browser.newPage();
      await page.setBypassCSP(true);
      await page.goto(`http://localhost:${server.address().port}/bench/ground.html`);
      taken.push(await page.evaluate(askAll, text, questionsOf(engine, bot, run + 1)));
      await page.close();
    }
    const sorted = [...taken].sort((a, b) => a - b);
    console.log(
      `${bot}: ${sorted[sorted.length >> 1].toFixed(0)} ms for ${questionsOf(engine, bot, 1).length} decisions (${sorted.map((ms) => ms.toFixed(0)).join(', ')})`,
    );
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

await main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
