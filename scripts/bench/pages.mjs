// Knows how one contender is measured, each figure on a page of its own. It does not know who they are or how the figures are shown.

/** Played before the updates that are measured. */
const WARM_UP = 20;
const UPDATES = 24;
const IDLE_FRAMES = 12;
const MANY = 100;
const SHAPES = 'path, circle, rect, line, polygon, polyline, ellipse';
const INKS = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'vector-effect'];
const REMOVED = 20;
export const NOISE_BYTES = 100_000;

async function openPage({ browser, address, measuring }, { given }, speed = 1) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.setBypassCSP(true);
  await page.goto(`${address}bench/ground.html`);
  await page.evaluate(
    (text, what) => {
      const element = document.createElement('script');
      element.textContent = text;
      document.head.append(element);
      globalThis.given = what;
    },
    measuring,
    given,
  );
  const session = await page.createCDPSession();
  // Processor time, not clock time: other programs on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (speed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  return { page, session };
}

/** Runs the contender's script in the page and mounts the first board; the milliseconds that both take. */
function start(page, { script }) {
  return page.evaluate(async (text) => {
    const began = performance.now();
    const element = document.createElement('script');
    element.textContent = text;
    document.head.append(element);
    globalThis.contender = globalThis.its.contender;
    globalThis.first = (await globalThis.bench.mount(globalThis.contender))[0];
    return performance.now() - began;
  }, script);
}

/** The milliseconds that the main thread works while something is done. */
async function busyMs(session, act) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await read();
  const result = await act();
  return { ms: (await read()) - before, result };
}

async function collect(session) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
}

async function heapKb(session) {
  await collect(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1024;
}

/** Nodes and listeners, once a collection finds nothing more: what an animation holds goes a little later. */
async function counters({ page, session }) {
  const read = async () => {
    await page.evaluate(() => globalThis.bench.quiet());
    await collect(session);
    const { nodes, jsEventListeners } = await session.send('GameStorage.getDOMCounters');
    return { nodes, listeners: jsEventListeners };
  };
  let before;
  let now = await read();
  do {
    before = now;
    now = await read();
  } while (now.nodes < before.nodes);
  return now;
}

// What is measured, each on a page of its own with a first board in it.

async function measureOne({ page, session }) {
  const elements = await page.evaluate(async () => {
    await globalThis.bench.quiet();
    return 1 + globalThis.bench.countElements(globalThis.first);
  });
  /** The milliseconds until that many frames, with or without an update in each, are on the screen. */
  const frames = (count, from) =>
    page.evaluate(
      (many, step) => {
        const { bench, contender, first } = globalThis;
        return bench.timed(async () => {
          await bench.inFrames(many, (n) => step >= 0 && contender.update(first, step + n));
          await bench.inFrames(2, () => {});
        });
      },
      count,
      from,
    );
  await frames(WARM_UP, 0);
  // Work that a board puts off until moves pause does not count as idle time.
  await frames(IDLE_FRAMES, -1);
  const idle = await busyMs(session, () => frames(IDLE_FRAMES, -1));
  const busy = await busyMs(session, () => frames(UPDATES, WARM_UP));
  const idleShare = idle.ms / idle.result;
  return { elements, update: Math.max(0, busy.ms - idleShare * busy.result) / UPDATES };
}

async function measureMany({ page, session }) {
  await page.evaluate(() => globalThis.bench.quiet());
  await collect(session);
  const hundred = await page.evaluate((count) => {
    const { bench, contender } = globalThis;
    return bench.timed(() => bench.mount(contender, count));
  }, MANY);
  return { hundred };
}

async function measureHeap({ page, session }) {
  // The first hundred compile the code that all others run: it belongs to all of them, not to one board.
  await page.evaluate(async (count) => {
    const { bench, contender } = globalThis;
    const boards = await bench.mount(contender, count);
    await bench.quiet();
    for (const board of boards) board.remove();
    await bench.quiet();
  }, MANY);
  const before = await heapKb(session);
  await page.evaluate(async (count) => {
    const { bench, contender } = globalThis;
    await bench.mount(contender, count);
    await bench.quiet();
  }, MANY);
  return { heap: ((await heapKb(session)) - before) / MANY };
}

async function measureRemoval(opened) {
  const { page } = opened;
  const cycle = (count) =>
    page.evaluate(async (boards) => {
      const { bench, contender } = globalThis;
      const mounted = await bench.mount(contender, boards);
      for (let step = 0; step < 3; step++)
        await Promise.all(mounted.map((board) => contender.update(board, step)));
      await bench.quiet();
      globalThis.first = undefined;
      bench.clear();
      await bench.quiet();
    }, count);
  // All later boards share what the first ones leave.
  await cycle(REMOVED);
  const before = await counters(opened);
  await cycle(REMOVED);
  const after = await counters(opened);
  return {
    nodes: (after.nodes - before.nodes) / REMOVED,
    listeners: (after.listeners - before.listeners) / REMOVED,
  };
}

/** Each page has a first board of its own to be timed: `first` holds them all. */
async function onPages(lab, contender, speed, tasks) {
  const figures = { first: [] };
  for (const task of tasks) {
    const opened = await openPage(lab, contender, speed);
    figures.first.push(await start(opened.page, contender));
    Object.assign(figures, await task(opened));
    await opened.page.close();
  }
  return figures;
}

/** The milliseconds of one round. `lab` is `{ browser, address, measuring }`, `speed` how many times slower the processor is made. */
export const measureTimes = (lab, contender, speed) =>
  onPages(lab, contender, speed, [measureOne, measureMany]);

/** What is counted: the heap of a board, and what it leaves. */
export const measureCounts = (lab, contender) => onPages(lab, contender, 1, [measureHeap, measureRemoval]);

/** What a hint takes: the seconds until it is there, the longest gap between frames and the main thread's milliseconds meanwhile. */
export async function measureThought(lab, contender) {
  const { page, session } = await openPage(lab, contender);
  await start(page, contender);
  await page.evaluate(() => globalThis.bench.quiet());
  const { ms, result } = await busyMs(session, () =>
    page.evaluate(async () => {
      const { bench, first } = globalThis;
      const frames = [];
      const frame = (now) => {
        frames.push(now);
        if (frames[0] > 0) globalThis.requestAnimationFrame(frame);
      };
      globalThis.requestAnimationFrame(frame);
      const taken = await bench.timed(
        () =>
          new Promise((resolve) => {
            first.addEventListener('hint-given', resolve, { once: true });
            first.shadowRoot.querySelector('[name=hint]').click();
          }),
      );
      const gaps = frames.slice(1).map((now, i) => now - frames[i]);
      frames[0] = -1;
      return { seconds: taken / 1000, gap: Math.max(0, ...gaps) };
    }),
  );
  await page.close();
  return { ...result, busy: ms };
}

/** What a board of ours shows at first and after each move, as markup with its inks written out. */
export async function picturesOf(lab, contender) {
  const { page } = await openPage(lab, contender);
  await start(page, contender);
  const pictures = await page.evaluate(
    async (shape, names) => {
      const { contender, first, given } = globalThis;
      const markup = () => {
        const shown = first.shadowRoot.querySelector('.picture');
        const copy = shown.cloneNode(true);
        const dry = copy.querySelectorAll(shape);
        for (const [i, wet] of shown.querySelectorAll(shape).entries()) {
          const inks = globalThis.getComputedStyle(wet);
          for (const name of names.slice(0, inks.stroke === 'none' ? 2 : undefined))
            dry[i].setAttribute(name, inks[name]);
          dry[i].removeAttribute('class');
        }
        return copy.outerHTML;
      };
      const all = [markup()];
      for (const step of given.moves.keys()) {
        contender.update(first, step);
        await first.updateComplete;
        all.push(markup());
      }
      return all;
    },
    SHAPES,
    INKS,
  );
  await page.close();
  return pictures;
}

/** Sets each attribute to noise of several kinds; the worst milliseconds of each, and whether the board still plays. */
export async function measureNoise(lab, contender, names) {
  const { page } = await openPage(lab, contender);
  page.on('dialog', (dialog) => dialog.dismiss());
  await start(page, contender);
  const told = await page.evaluate(
    async (attributes, length) => {
      let seed = 1;
      const random = (below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * below);
      };
      const noise = (from, to) =>
        Array.from({ length }, () => String.fromCharCode(from + random(to - from))).join('');
      const { bench, contender, given } = globalThis;
      const [word, options] = [given.moves[0]].flat();
      const [head] = globalThis.first.save().value.split('|');
      const fill = (text) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
      const kinds = [noise(32, 127), noise(48, 58), noise(0x21, 0x2fff), fill(`${word} `), fill(`${head}| `)];
      const rows = [];
      for (const name of attributes) {
        let ms = 0;
        let plays = true;
        for (const text of kinds) {
          const [board] = await bench.mount(contender);
          const taken = await bench.timed(async () => {
            board.setAttribute(name, text);
            await board.updateComplete;
          });
          ms = Math.max(ms, taken);
          plays &&= board.play(word, options).ok && board.shadowRoot.querySelector('.picture') !== null;
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
