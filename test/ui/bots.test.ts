/** The bots of a board: where they think, when they are asked, and what they are told. */
import { describe, expect, it, vi } from 'vitest';
import { randomThink } from '../../src/core/bots/think.js';
import { fork } from '../../src/core/basics/seed.js';
import { answering, FakeWorker, startWorker, workers } from '../fake-worker.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words } from '../games/sealed/game.js';
import { teams, words as teamsWords } from '../games/teams/game.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

const star = await sliceOf('star');

const plainRandom = randomThink(sealed.rules);
const SEALED = { game: sealed, words, seats: 'human bot:random bot:random', seatRange: [2, 9] } as const;

/** Every position that a bot was shown. */
const shown: string[] = [];
const sealedSlice = definePlainBoard('sealed-board', {
  ...SEALED,
  bots: {
    random: {
      nodes: 1,
      think: function* (state, seat, limits) {
        shown.push(sealed.notation.formatPosition(state));
        return yield* plainRandom(state, seat, limits);
      },
    },
  },
});
const teamsSlice = definePlainBoard('teams-board', {
  game: teams,
  words: teamsWords,
  bots: { random: { nodes: 1, think: randomThink(teams.rules) } },
  seats: 'human bot:random',
  seatRange: [2, 4],
});

/** A board whose bots are done; its game is one of two seats, one of them a bot’s, and of one round. */
async function start(
  attributes: Readonly<Record<string, unknown>> = {},
  slice: Slice = sealedSlice,
): Promise<StoreBoard> {
  const board = new StoreBoard(slice, { seats: 'host bot:random', rounds: 1, botPace: 0, ...attributes });
  await board.settled();
  return board;
}

/** Which of the workers started since then run. */
const runningSince = (before: number): boolean[] => workers.slice(before).map(({ isRunning }) => isRunning);

describe('where a bot thinks', () => {
  it('is a worker of the page’s own where the built-in one cannot start', async () => {
    expect((await start()).ply).toBe(1);
    const before = workers.length;
    const board = await start({ workerFactory: answering('LLL') });
    expect(board.ply).toBe(1);
    expect(runningSince(before)).toEqual([true]);
    board.leave();
    expect(runningSince(before)).toEqual([false]);
  });

  it('is the built-in worker of its own game though that of another cannot start', async () => {
    const sliceWith = (tag: string, start: () => Worker): Slice =>
      definePlainBoard(tag, {
        ...SEALED,
        bots: { random: { nodes: 1, think: plainRandom } },
        startWorker: start,
      });
    const missing = sliceWith(
      'missing-worker-board',
      startWorker((worker) => worker.fail()),
    );
    const one = await start({}, missing);
    const before = workers.length;
    const other = await start({}, sliceWith('own-worker-board', answering('LLL')));
    expect([one.ply, other.ply]).toEqual([1, 1]);
    expect(runningSince(before)).toEqual([true]);
    const again = await start({}, missing);
    expect([again.ply, workers.length - before]).toEqual([1, 1]);
    other.leave();
  });

  it('is one worker for all boards, kept while their games go on and gone with the last', async () => {
    const before = workers.length;
    const workerFactory = answering('LLL');
    const boards = await Promise.all(Array.from({ length: 20 }, () => start({ rounds: 2, workerFactory })));
    expect(runningSince(before)).toEqual([true]);
    for (const board of boards.slice(1)) {
      for (let round = 0; round < 2; round++) {
        board.play('LLL', { seat: 0 });
        await board.settled();
      }
      expect(board.outcome).not.toBe(undefined);
    }
    expect(runningSince(before)).toEqual([true]);
    boards[0]?.leave();
    expect(runningSince(before)).toEqual([false]);
  });

  it('is one worker though the page gives a new way at each rendering', async () => {
    const before = workers.length;
    const board = await start({ rounds: 3, workerFactory: answering('LLL') });
    for (let round = 0; round < 2; round++) {
      board.set({ workerFactory: answering('LLL') });
      board.play('LLL', { seat: 0 });
      await board.settled();
    }
    expect(runningSince(before)).toEqual([false, false, true]);
    board.leave();
  });

  it('is asked of the page once where it is forbidden, and not again by every board', async () => {
    let started = 0;
    const workerFactory = (): never => {
      started++;
      throw new Error('a policy forbids it');
    };
    for (let n = 0; n < 3; n++) expect((await start({ workerFactory })).ply).toBe(1);
    expect(started).toBe(1);
  });

  it('is slices of the page’s time where a worker dies with a silent error', async () => {
    const before = workers.length;
    const board = await start({ workerFactory: startWorker((worker) => worker.fail()) });
    expect(board.ply).toBe(1);
    expect(runningSince(before)).toEqual([false]);
  });

  it('is slices of the page’s time where a worker is silent for half a minute, and another one too, which is told once', async () => {
    const before = workers.length;
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { setTimeout: set } = globalThis;
    // Half a minute is over at once.
    vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => set(act, ms >= 30_000 ? 0 : ms));
    try {
      const board = await start({
        rounds: 2,
        seats: 'bot:random bot:random',
        workerFactory: startWorker(() => {}),
      });
      expect(board.ply).toBe(4);
      expect(runningSince(before)).toEqual([false, false]);
      expect(warned.mock.calls.filter((told) => /worker/.test(told.join()))).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
      warned.mockRestore();
    }
  });

  it.each([undefined, {}, Promise.resolve()])(
    'is slices of the page’s time where the page’s way gives no worker: %o',
    async (none) => {
      const board = await start({ workerFactory: () => none });
      expect([board.ply, board.notes]).toEqual([1, []]);
    },
  );
});

describe('the chance of bots', () => {
  const games = async (attributes: Readonly<Record<string, unknown>>): Promise<string[]> => {
    const board = new StoreBoard(star, {
      rings: 2,
      seats: 'bot:random bot:random',
      botPace: 0,
      ...attributes,
    });
    await board.settled();
    const first = board.record;
    board.restart();
    await board.settled();
    return [first, board.record];
  };

  it('is drawn anew at each restart where the page names no seed', async () => {
    const [first, second] = await games({});
    expect(second?.split(' ').length).toBeGreaterThan(12);
    expect(second).not.toBe(first);
  });

  it('is the same at each restart where the page names a seed', async () => {
    const [first, second] = await games({ seed: 7 });
    expect(second?.split(' ').length).toBeGreaterThan(12);
    expect(second).toBe(first);
  });
});

describe('when a bot is asked', () => {
  it('of a simultaneous game only after the people at the screen have committed', async () => {
    const board = await start({ seats: 'human bot:random bot:random', rounds: 2, seed: 3 });
    expect(board.ply).toBe(0);
    board.play('LSR', { seat: 0 });
    await board.settled();
    expect(board.ply).toBe(3);
  });

  it('of a simultaneous game without a pace: nothing is to be seen between secret acts', async () => {
    const board = await start({ seats: 'bot:random bot:random', botPace: 60_000 });
    expect(board.ply).toBe(2);
  });

  it('of an any-order game while the people are still at it', async () => {
    const board = new StoreBoard(teamsSlice, { botPace: 0 });
    await board.settled();
    expect(board.ply).toBeGreaterThan(0);
    expect(board.toAct).toContain(0);
  });

  it('never on a position that is only looked at', async () => {
    const board = new StoreBoard(star, {
      rings: 2,
      seats: 'human host',
      record: 'star/1 rings=2 | S10 T10 A10',
    });
    board.goTo(1);
    board.set({ seats: 'human bot:random' });
    await board.settled();
    expect(board.ply).toBe(1);
  });
});

describe('what a bot is told', () => {
  it('is a position dealt anew for its seat: the programs of the others are made up', async () => {
    shown.length = 0;
    const board = await start({ seats: 'human bot:random', slots: 3 });
    for (let game = 0; game < 12; game++) {
      // The bots' chance comes from the board's seed: one for all games would deal the same program in each.
      board.set({ seed: game });
      board.load(`sealed/1 players=2 rounds=1 seed=${game} | 0:LLL`);
      await board.settled();
    }
    expect(shown).toHaveLength(12);
    const seen = shown.flatMap((position) => {
      const read = sealed.notation.parsePosition(position);
      return read.ok ? [String(read.value.staged[0])] : [];
    });
    expect(new Set(seen).size).toBeGreaterThan(6);
  });

  it('is no seed that leads back to the game’s own', async () => {
    const told: number[] = [];
    const workerFactory = (): Worker => {
      const worker = new FakeWorker((one, question) => {
        told.push(question.seed);
        one.reply(question, 'LLL');
      });
      return worker as unknown as Worker;
    };
    await start({ seats: 'bot:random bot:random', rounds: 3, seed: 5, workerFactory });
    expect(told).toHaveLength(6);
    // Code that knows how a fork was used can undo it step by step.
    const forks = Array.from({ length: 256 }, (_, use) => fork(5, use));
    expect(told.filter((seed) => seed === 5 || forks.includes(seed))).toEqual([]);
  });
});
