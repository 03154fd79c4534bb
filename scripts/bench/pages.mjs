// Knows how one contender is measured, each figure on a page of its own; knows neither who they are nor how it is told.

const FRAMES = 88;
const MANY = 100;
const REMOVED = 20;
export const NOISE_BYTES = 100_000;

async function openPage(browser, address, game) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.setBypassCSP(true);
  await page.goto(`${address}bench/ground.html`);
  await page.evaluate((given) => (globalThis.game = given), game);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return { page, session };
}

/** Runs the contender's script in the page and mounts the first board; the milliseconds that both take. */
function start(page, script) {
  return page.evaluate(async (text) => {
    const began = performance.now();
    const element = document.createElement('script');
    element.textContent = `${text};globalThis.bench = bench;`;
    document.head.append(element);
    globalThis.first = (await globalThis.bench.mount(globalThis.bench.contender))[0];
    return performance.now() - began;
  }, script);
}

async function busyMs(session, act) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await read();
  await act();
  return (await read()) - before;
}

async function collect(session) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
}

async function heapKb(session) {
  await collect(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1024;
}

async function counters(session) {
  await collect(session);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

// What is measured, each on a page of its own.

async function measureOne({ page, session }, script) {
  const first = await start(page, script);
  const elements = await page.evaluate(async () => {
    await globalThis.bench.quiet();
    return 1 + globalThis.bench.countElements(globalThis.first);
  });
  const frames = (acts) =>
    page.evaluate(
      (count, isActing) => {
        const { bench, first } = globalThis;
        return bench.inFrames(count, isActing ? (step) => bench.contender.update(first, step) : () => {});
      },
      FRAMES,
      acts,
    );
  await frames(true);
  const idle = await busyMs(session, () => frames(false));
  const busy = await busyMs(session, () => frames(true));
  return { first, elements, update: Math.max(0, busy - idle) / FRAMES };
}

async function measureMany({ page, session }, script) {
  await start(page, script);
  await page.evaluate(() => globalThis.bench.quiet());
  const before = await heapKb(session);
  const hundred = await page.evaluate((count) => {
    const { bench } = globalThis;
    return bench.timed(() => bench.mount(bench.contender, count));
  }, MANY);
  await page.evaluate(() => globalThis.bench.quiet());
  return { hundred, heap: ((await heapKb(session)) - before) / MANY };
}

async function measureRemoval({ page, session }, script) {
  const cycle = (count) =>
    page.evaluate(async (boards) => {
      const { bench } = globalThis;
      const mounted = await bench.mount(bench.contender, boards);
      for (const board of mounted) for (let step = 0; step < 3; step++) bench.contender.update(board, step);
      await bench.quiet();
      globalThis.first = undefined;
      bench.clear();
      await bench.quiet();
    }, count);
  await start(page, script);
  // What the first boards leave is shared by all that follow.
  await cycle(2);
  const before = await counters(session);
  await cycle(REMOVED);
  const after = await counters(session);
  return {
    nodes: (after.nodes - before.nodes) / REMOVED,
    listeners: (after.listeners - before.listeners) / REMOVED,
  };
}

/** All figures of one round. */
export async function measure(browser, address, game, { script }) {
  const figures = {};
  for (const task of [measureOne, measureMany, measureRemoval]) {
    const opened = await openPage(browser, address, game);
    Object.assign(figures, await task(opened, script));
    await opened.page.close();
  }
  return figures;
}

/** Sets each attribute to noise of several kinds; the worst milliseconds of each, and whether the board still plays. */
export async function measureNoise(browser, address, game, { script }, names) {
  const { page } = await openPage(browser, address, game);
  page.on('dialog', (dialog) => dialog.dismiss());
  await start(page, script);
  const told = await page.evaluate(
    async (attributes, length) => {
      let seed = 1;
      const random = (below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * below);
      };
      const noise = (from, to) =>
        Array.from({ length }, () => String.fromCharCode(from + random(to - from))).join('');
      const kinds = [
        noise(32, 127),
        noise(48, 58),
        noise(0x21, 0x2fff),
        'S31 '.repeat(length / 4),
        'star/1 | '.repeat(length / 9),
      ];
      const { bench, game } = globalThis;
      const rows = [];
      for (const name of attributes) {
        let ms = 0;
        let plays = true;
        for (const text of kinds) {
          const [board] = await bench.mount(bench.contender);
          const taken = await bench.timed(async () => {
            board.setAttribute(name, text);
            await board.updateComplete;
          });
          ms = Math.max(ms, taken);
          plays &&= board.play(game.moves[0]).ok && board.shadowRoot.querySelectorAll('.piece').length > 0;
          board.remove();
        }
        rows.push({ name, ms, plays });
      }
      return rows;
    },
    names,
    NOISE_BYTES,
  );
  await page.close();
  return told;
}
