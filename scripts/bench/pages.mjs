// Measures one contender, each figure on a page of its own.

/** Played before the moves that are measured. */
const WARM_UP = 8;
const MOVES = 16;
const MANY = 100;
const SHAPES = 'path, circle, rect, line, polygon, polyline, ellipse';
const INKS = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'vector-effect'];
const REMOVED = 20;
const NOISE_BYTES = 100_000;

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
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  if (speed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  return { page, session };
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

/** Puts the contender's script into the page, to be run or read later. */
const bring = (page, { script }) =>
  page.evaluate((text) => {
    globalThis.text = text;
  }, script);

/**
 * Runs the contender's script in the page and mounts the first board: the processor time of the script (`evaluation`),
 * and the milliseconds of both (`first`).
 */
async function start({ page, session }, contender) {
  await bring(page, contender);
  const evaluated = await busyMs(session, () =>
    page.evaluate(() => {
      const element = document.createElement('script');
      element.textContent = globalThis.text;
      return globalThis.bench.timed(() => document.head.append(element));
    }),
  );
  const mounted = await page.evaluate(async () => {
    globalThis.contender = globalThis.its.contender;
    return globalThis.bench.timed(async () => {
      globalThis.first = (await globalThis.bench.mount(globalThis.contender))[0];
    });
  });
  return { evaluation: evaluated.ms, first: evaluated.result + mounted };
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
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
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

// The measurements, each on a page of its own with a first board in it.

/** The least that the script costs: the processor time to read it, on a page that has not run it. */
async function measureParsing(lab, contender, speed) {
  const { page, session } = await openPage(lab, contender, speed);
  await bring(page, contender);
  const { ms } = await busyMs(session, () => page.evaluate(() => new Function(globalThis.text).length));
  await page.close();
  return { parsing: ms };
}

/** The processor time of a move, until its frame is on the screen and all that it put off is done. */
async function measureMove({ page, session }) {
  /** The milliseconds that so many moves take, or as many pauses of the same kind. */
  const cycles = (count, from) =>
    page.evaluate(
      (many, step) => {
        const { bench, contender, first } = globalThis;
        return bench.timed(async () => {
          for (let n = 0; n < many; n++) {
            await bench.nextFrame();
            if (step >= 0) await contender.update(first, step + n);
            await bench.rested();
          }
        });
      },
      count,
      from,
    );
  await cycles(WARM_UP, 0);
  // Do not count work that the first moves started.
  await cycles(MOVES, -1);
  const idle = await busyMs(session, () => cycles(MOVES, -1));
  const busy = await busyMs(session, () => cycles(MOVES, WARM_UP));
  const idleShare = idle.ms / idle.result;
  return { move: Math.max(0, busy.ms - idleShare * busy.result) / MOVES };
}

async function measureMany({ page, session }) {
  const elements = await page.evaluate(async () => {
    await globalThis.bench.quiet();
    return 1 + globalThis.bench.countElements(globalThis.first);
  });
  await collect(session);
  const hundred = await page.evaluate((count) => {
    const { bench, contender } = globalThis;
    return bench.timed(() => bench.mount(contender, count));
  }, MANY);
  return { elements, hundred };
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

/** The measurements for each question. Counts hardly change from round to round, nor with the processor's speed. */
const TASKS = {
  move: [measureMove],
  many: [measureMany],
};
const COUNTS = { many: [measureHeap], removal: [measureRemoval] };
const COUNTED_ROUNDS = 2;

const tasksOf = (table, questions) => questions.flatMap((question) => table[question] ?? []);

/**
 * The figures of one round. `lab` is `{ browser, address, measuring }`, `speed` how many times slower the processor is
 * made.
 */
export async function measure(lab, contender, { questions, speed, round }) {
  const counts = speed === 1 && round < COUNTED_ROUNDS ? tasksOf(COUNTS, questions) : [];
  const figures = [];
  if (questions.includes('first')) figures.push(await measureParsing(lab, contender, speed));
  const tasks = [...tasksOf(TASKS, questions), ...counts];
  // Every page begins with a first board: one without a task of its own is only needed where there is no other.
  for (const task of tasks.length > 0 ? tasks : [() => ({})]) {
    const opened = await openPage(lab, contender, speed);
    figures.push(await start(opened, contender), await task(opened));
    await opened.page.close();
  }
  return figures;
}

/**
 * The cost of a hint: the seconds until it is there, and meanwhile the longest gap between frames and the main thread's
 * milliseconds.
 */
export async function measureThought(lab, contender) {
  const opened = await openPage(lab, contender);
  const { page, session } = opened;
  await start(opened, contender);
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

/** The pictures of one of our boards at first and after each move, as markup with its inks written out. */
export async function picturesOf(lab, contender) {
  const opened = await openPage(lab, contender);
  const { page } = opened;
  await start(opened, contender);
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

/**
 * Sets each attribute to noise of several kinds; the worst milliseconds of all, and after which of them a board does
 * not play.
 */
export async function measureNoise(lab, contender, names) {
  const opened = await openPage(lab, contender);
  const { page } = opened;
  page.on('dialog', (dialog) => dialog.dismiss());
  await start(opened, contender);
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
      let ms = 0;
      const dead = new Set();
      for (const name of attributes)
        for (const text of kinds) {
          const taken = [];
          for (let time = 0; time < 3; time++) {
            const [board] = await bench.mount(contender);
            const one = await bench.timed(async () => {
              board.setAttribute(name, text);
              await board.updateComplete;
            });
            taken.push(one);
            if (!board.play(word, options).ok || !board.shadowRoot.querySelector('.picture')) dead.add(name);
            board.remove();
          }
          const [, median] = taken.sort((a, b) => a - b);
          ms = Math.max(ms, median);
        }
      return { ms, dead: [...dead] };
    },
    names,
    NOISE_BYTES,
  );
  await page.close();
  return told;
}
