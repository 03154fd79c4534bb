// Measures how long the bots of a game take for all their decisions of a round: one after another in a worker of a
// page, as a board asks them, the position as text, dealt anew for each seat.
/* global Worker */
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/slices.mjs';
import { loadEngine } from '../match/engine.mjs';

async function workerOf(game) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src', game, 'element/bot.worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** The decisions to time in the first round: each seat but the first, after the seats before it have submitted. */
function questionsOf({ rules, notation, fork }, bot, seed) {
  let state = rules.setup({}, seed);
  const questions = [];
  for (const seat of rules.toAct(state)) {
    const dealt = rules.resample(state, seat, fork(seed, seat));
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

/** Milliseconds from the first question to the last answer, once the worker is there. */
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

/** Milliseconds of each run, in a fresh page each, and how many decisions they are for. */
export async function measureRound({ browser, address }, { game, bot }, runs) {
  const engine = await loadEngine(game);
  const text = await workerOf(game);
  const taken = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage();
    await page.setBypassCSP(true);
    await page.goto(`${address}bench/ground.html`);
    taken.push(await page.evaluate(askAll, text, questionsOf(engine, bot, run + 1)));
    await page.close();
  }
  return { taken, decisions: questionsOf(engine, bot, 1).length };
}
