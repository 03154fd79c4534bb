import { expect } from '@open-wc/testing';
import type { BotReply, BotTable } from '../../src/core/bots/bots.js';
import { fork } from '../../src/core/basics/seed.js';
import { randomThink } from '../../src/core/bots/think.js';
import '../../src/star/element/define.js';
import type { BoardErrorEvent, SeatTurnEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words as sealedWords } from '../games/sealed/game.js';
import { teams, words as teamsWords } from '../games/teams/game.js';
import type { Move as TeamsAction, State as TeamsState } from '../games/teams/state.js';

/** Slow until it is told: what a bot's thought looks like while the page goes on. */
let mayAnswer = true;
let asked = 0;
const slow: BotTable<TeamsState, TeamsAction> = {
  random: {
    nodes: 1,
    think: function* (state, seat) {
      asked++;
      while (!mayAnswer) yield undefined;
      return [...teams.rules.moves(state, seat)][0] as TeamsAction;
    },
  },
};

/** Every position that a bot was shown. */
const shown: string[] = [];
const plainRandom = randomThink(sealed.rules);
definePlainBoard('sealed-board', {
  game: sealed,
  words: sealedWords,
  seats: 'human bot:random bot:random',
  seatRange: [2, 9],
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
definePlainBoard('teams-board', {
  game: teams,
  words: teamsWords,
  bots: slow,
  seats: 'human bot:random',
  seatRange: [2, 4],
});

definePlainBoard('hint-board', {
  game: teams,
  words: teamsWords,
  bots: slow,
  hint: 'random',
  seats: 'human human',
  seatRange: [2, 4],
});
definePlainBoard('throwing-board', {
  game: sealed,
  words: sealedWords,
  seats: 'human bot:random',
  seatRange: [2, 9],
  bots: {
    random: {
      nodes: 1,
      think: () => {
        throw new RangeError('thinking too hard');
      },
    },
  },
});

/** A worker that does as it is told. */
class FakeWorker extends EventTarget {
  isRunning = true;
  readonly #answer: (worker: FakeWorker, id: number) => void;
  constructor(answer: (worker: FakeWorker, id: number) => void) {
    super();
    this.#answer = answer;
  }
  postMessage({ id }: { id: number }): void {
    this.#answer(this, id);
  }
  reply(id: number, text: string): void {
    this.dispatchEvent(new MessageEvent<BotReply>('message', { data: { id, text } }));
  }
  terminate(): void {
    this.isRunning = false;
  }
}

const workers: FakeWorker[] = [];
function factory(answer: (worker: FakeWorker, id: number) => void): () => Worker {
  return () => {
    const worker = new FakeWorker(answer);
    workers.push(worker);
    return worker as unknown as Worker;
  };
}

const sealedBoard = (attributes: string): Promise<Board> =>
  mount(`<sealed-board bot-pace="0" ${attributes}></sealed-board>`);
const teamsBoard = (attributes = ''): Promise<Board> =>
  mount(`<teams-board bot-pace="0" ${attributes}></teams-board>`);

describe('where a bot thinks', () => {
  it('is a worker of the page’s own where the built-in one cannot start', async () => {
    const board = await sealedBoard('seats="host bot:random" rounds="1"');
    expect(board.element.ply).to.equal(1);
    const again = await mount('<sealed-board bot-pace="0" seats="host host" rounds="1"></sealed-board>');
    again.element.workerFactory = factory((worker, id) => worker.reply(id, 'LLL'));
    again.element.seats = 'host bot:random';
    await again.settled();
    expect(again.element.ply).to.equal(1);
    expect(workers.at(-1)?.isRunning).to.equal(true);
    again.element.remove();
    expect(workers.at(-1)?.isRunning).to.equal(false);
  });

  it('is the built-in worker of its own game though that of another cannot start', async () => {
    const answer = (tag: string, how: (worker: FakeWorker, id: number) => void): Promise<Board> => {
      definePlainBoard(tag, {
        ...{ game: sealed, words: sealedWords, seats: 'host bot:random', seatRange: [2, 9] },
        bots: { random: { nodes: 1, think: plainRandom } },
        startWorker: factory(how),
      });
      return mount(`<${tag} bot-pace="0" rounds="1"></${tag}>`);
    };
    // As where its file is missing.
    const fail = (worker: FakeWorker): boolean =>
      worker.dispatchEvent(new Event('error', { cancelable: true }));
    const one = await answer('missing-worker-board', fail);
    const before = workers.length;
    const other = await answer('own-worker-board', (worker, id) => worker.reply(id, 'LLL'));
    for (const board of [one, other]) expect(board.element.ply).to.equal(1);
    expect(workers.slice(before).map(({ isRunning }) => isRunning)).to.deep.equal([true]);
    const again = await mount('<missing-worker-board bot-pace="0" rounds="1"></missing-worker-board>');
    expect([again.element.ply, workers.length - before]).to.deep.equal([1, 1]);
  });

  it('is one worker for all boards, kept while their games go on and gone with the last', async () => {
    const before = workers.length;
    const start = factory((worker, id) => worker.reply(id, 'LLL'));
    const boards = await Promise.all(
      Array.from({ length: 20 }, () =>
        mount('<sealed-board bot-pace="0" seats="host host" rounds="2"></sealed-board>'),
      ),
    );
    for (const { element } of boards) {
      element.workerFactory = start;
      element.seats = 'host bot:random';
    }
    await Promise.all(boards.map((board) => board.settled()));
    const running = (): number => workers.slice(before).filter(({ isRunning }) => isRunning).length;
    expect(workers.length - before).to.equal(1);
    expect(running()).to.equal(1);
    for (const { element } of boards.slice(1)) {
      element.play('LLL', { seat: 0 });
      await element.settled;
      element.play('LLL', { seat: 0 });
      await element.settled;
      expect(element.outcome).to.not.equal(undefined);
    }
    expect(running()).to.equal(1);
    boards[0]?.element.remove();
    expect(running()).to.equal(0);
  });

  it('is one worker though the page gives a new way at each rendering', async () => {
    const before = workers.length;
    const board = await sealedBoard('seats="host host" rounds="3"');
    board.element.workerFactory = factory((worker, id) => worker.reply(id, 'LLL'));
    board.element.seats = 'host bot:random';
    await board.settled();
    for (let round = 0; round < 2; round++) {
      board.element.workerFactory = factory((worker, id) => worker.reply(id, 'LLL'));
      board.element.play('LLL', { seat: 0 });
      await board.settled();
    }
    expect(workers.slice(before).map(({ isRunning }) => isRunning)).to.deep.equal([false, false, true]);
  });

  it('is asked of the page once where it is forbidden, and not again by every board', async () => {
    let started = 0;
    const start = (): never => {
      started++;
      throw new Error('a policy forbids it');
    };
    for (let n = 0; n < 3; n++) {
      const board = await mount('<sealed-board bot-pace="0" seats="host host" rounds="1"></sealed-board>');
      board.element.workerFactory = start;
      board.element.seats = 'host bot:random';
      await board.settled();
      expect(board.element.ply).to.equal(1);
    }
    expect(started).to.equal(1);
  });

  it('is slices of the page’s time where a worker dies with a silent error', async () => {
    const board = await mount('<sealed-board bot-pace="0" seats="host host" rounds="1"></sealed-board>');
    board.element.workerFactory = factory((worker) =>
      worker.dispatchEvent(new Event('error', { cancelable: true })),
    );
    board.element.seats = 'host bot:random';
    await board.settled();
    expect(board.element.ply).to.equal(1);
    expect(workers.at(-1)?.isRunning).to.equal(false);
  });

  it('is slices of the page’s time where a worker is silent for half a minute, and another one too, which is told once', async () => {
    const { setTimeout: set } = window;
    const { warn } = console;
    const told: unknown[] = [];
    console.warn = (...what: unknown[]) => told.push(what.join(' '));
    // Half a minute is over at once.
    window.setTimeout = ((act: () => void, ms = 0) => set(act, ms >= 30_000 ? 0 : ms)) as typeof set;
    try {
      const board = await mount('<sealed-board bot-pace="0" seats="host host" rounds="2"></sealed-board>');
      board.element.workerFactory = factory(() => {});
      board.element.seats = 'bot:random bot:random';
      await board.settled();
      expect(board.element.ply).to.equal(4);
      expect(workers.at(-1)?.isRunning).to.equal(false);
      expect(told.filter((what) => /worker/.test(String(what)))).to.have.length(1);
    } finally {
      Object.assign(window, { setTimeout: set });
      console.warn = warn;
    }
  });

  it('is slices of the page’s time where the page’s way gives no worker', async () => {
    for (const none of [undefined, {}, Promise.resolve()]) {
      const board = await mount('<sealed-board bot-pace="0" seats="host host" rounds="1"></sealed-board>');
      board.element.workerFactory = () => none as never;
      board.element.seats = 'host bot:random';
      await board.settled();
      expect(board.element.ply).to.equal(1);
      expect(board.text('.note')).to.equal('');
    }
  });
});

/** What the console is told meanwhile. */
async function consoleOf(act: () => Promise<void>): Promise<string[]> {
  const { warn, error } = console;
  const told: string[] = [];
  console.warn = console.error = (...what: unknown[]) => void told.push(what.map(String).join(' '));
  try {
    await act();
  } finally {
    Object.assign(console, { warn, error });
  }
  return told;
}

describe('a bot whose answer cannot be played', () => {
  it('is given up after one answer, told once, and the page plays for its seat', async () => {
    let answers = 0;
    const board = await teamsBoard('seats="human host"');
    const { element } = board;
    element.workerFactory = factory((worker, id) => {
      answers++;
      worker.reply(id, 'nonsense');
    });
    const told = await consoleOf(async () => {
      element.seats = 'human bot:random';
      await board.settled();
    });
    expect(answers).to.equal(1);
    expect(board.types().filter((type) => type === 'board-error')).to.have.length(1);
    const { source, sentence } = board.last<BoardErrorEvent>('board-error');
    expect(source).to.equal('bots');
    expect(sentence).to.match(/^The bot random answered “nonsense”, which .+ cannot play\.$/);
    expect(told.filter((line) => line.includes('nonsense'))).to.have.length(1);
    expect(board.types()).to.not.contain('move-refused');
    expect(board.last<SeatTurnEvent>('seat-turn').seats).to.deep.equal([1]);
    const state = teams.rules.setup({}, 0);
    const [first] = [...teams.rules.moves(state, 1)] as [TeamsAction];
    expect(element.play(teams.notation.formatMove(state, 1, first), { seat: 1 }).ok).to.equal(true);
    await board.settled();
    expect(answers).to.equal(1);
  });

  it('is asked again in another game, and where the page names other bots', async () => {
    const board = await teamsBoard('seats="human host"');
    const { element } = board;
    let answers = 0;
    element.workerFactory = factory((worker, id) => {
      answers++;
      worker.reply(id, 'nonsense');
    });
    element.seats = 'human bot:random';
    await board.settled();
    element.restart();
    await board.settled();
    expect(answers).to.equal(2);
    element.workerFactory = factory((worker, id) => {
      answers++;
      worker.reply(id, 'nonsense');
    });
    await board.settled();
    expect(answers).to.equal(3);
  });

  for (const [what, data] of [
    ['null', () => null],
    ['a list', (id: number) => [id, 'LLL']],
    ['nothing', () => undefined],
    ['no text', (id: number) => ({ id, text: 5 })],
    ['null as its text', (id: number) => ({ id, text: null })],
    ['an empty object', () => ({})],
  ] as [string, (id: number) => unknown][])
    it(`is given up as well where it sends ${what}`, async () => {
      const board = await sealedBoard('seats="host host" rounds="1"');
      board.element.workerFactory = factory((worker, id) =>
        worker.dispatchEvent(new MessageEvent('message', { data: data(id) })),
      );
      await consoleOf(async () => {
        board.element.seats = 'host bot:random';
        await board.settled();
      });
      expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('kit/bot-answer');
      expect(board.last<SeatTurnEvent>('seat-turn').seats).to.deep.equal([0, 1]);
    });

  it('is told as what it is where it throws, with the exception on the console', async () => {
    const board = await mount('<throwing-board seats="host host" rounds="1"></throwing-board>');
    const told = await consoleOf(async () => {
      board.element.seats = 'host bot:random';
      await board.settled();
    });
    const { refusal, sentence } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.code, sentence]).to.deep.equal([
      'kit/bot-threw',
      'The bot random stopped. The console says why.',
    ]);
    expect(told.some((line) => line.includes('thinking too hard'))).to.equal(true);
    expect(board.last<SeatTurnEvent>('seat-turn').seats).to.contain(1);
  });
});

describe('a hint that cannot be read', () => {
  for (const text of ['S10', 'null', '[]', '{"code":"said.hint","facts":{},"text":"nonsense"}'])
    it(`is told to the page and is no move: ${text}`, async () => {
      const board = await mount('<hint-board seats="human host"></hint-board>');
      board.element.workerFactory = factory((worker, id) => worker.reply(id, text));
      await board.settled();
      await consoleOf(async () => {
        board.button('hint').click();
        await until(() => board.types().includes('board-error'));
      });
      expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('kit/bot-answer');
      expect(board.types()).to.not.contain('hint-given');
      expect(board.element.ply).to.equal(0);
    });
});

describe('the chance of bots', () => {
  const TWO = '<star-board rings="2" seats="bot:random bot:random" bot-pace="0" ' + STILL;
  const games = async (attributes: string): Promise<string[]> => {
    const board = await mount(`${TWO} ${attributes}></star-board>`);
    const first = board.element.record;
    board.element.restart();
    await board.settled();
    return [first, board.element.record];
  };

  it('is drawn anew at each restart where the page names no seed', async () => {
    const [first, second] = await games('');
    expect(second?.split(' ')).to.have.length.greaterThan(12);
    expect(second).to.not.equal(first);
  });

  it('is the same at each restart where the page names a seed', async () => {
    const [first, second] = await games('seed="7"');
    expect(second).to.equal(first);
  });
});

describe('when a bot is asked', () => {
  it('of a simultaneous game only after the people at the screen have committed', async () => {
    const board = await sealedBoard('seats="human bot:random bot:random" rounds="2" seed="3"');
    expect(board.element.ply).to.equal(0);
    board.element.play('LSR', { seat: 0 });
    await board.settled();
    expect(board.element.ply).to.equal(3);
  });

  it('of a simultaneous game without a pace: nothing is to be seen between secret acts', async () => {
    const board = await mount(
      '<sealed-board bot-pace="60000" seats="bot:random bot:random" rounds="1"></sealed-board>',
    );
    await board.settled();
    expect(board.element.ply).to.equal(2);
  });

  it('of an any-order game while the people are still at it', async () => {
    const board = await teamsBoard();
    await board.settled();
    expect(board.element.ply).to.be.greaterThan(0);
  });

  it('never on a position that is only looked at', async () => {
    const board = await mount(
      '<star-board rings="2" seats="human host" record="star/1 rings=2 | S10 T10 A10"></star-board>',
    );
    board.element.goTo(1);
    board.element.seats = 'human bot:random';
    await board.settled();
    expect(board.element.ply).to.equal(1);
  });
});

describe('what a bot is told', () => {
  it('is a position dealt anew for its seat: the programs of the others are made up', async () => {
    shown.length = 0;
    const board = await sealedBoard('seats="human bot:random" rounds="1" slots="3"');
    const seen = new Set<string>();
    for (let game = 0; game < 12; game++) {
      // The bots' chance comes from the board's seed: one for all games would deal the same program in each.
      board.element.seed = game;
      board.element.load(`sealed/1 players=2 rounds=1 seed=${game} | 0:LLL`);
      await board.settled();
    }
    expect(shown).to.have.length(12);
    for (const position of shown) {
      const read = sealed.notation.parsePosition(position);
      if (read.ok) seen.add(String(read.value.staged[0]));
    }
    expect(seen.size).to.be.greaterThan(6);
  });

  it('is no seed that leads back to the game’s own', async () => {
    const board = await mount(
      '<sealed-board bot-pace="0" seats="host host" rounds="3" seed="5"></sealed-board>',
    );
    const told: number[] = [];
    board.element.workerFactory = () => {
      const worker = new FakeWorker((one, id) => one.reply(id, 'LLL'));
      const postMessage = (question: { readonly id: number; readonly seed: number }): void => {
        told.push(question.seed);
        FakeWorker.prototype.postMessage.call(worker, question);
      };
      return Object.assign(worker, { postMessage }) as unknown as Worker;
    };
    board.element.seats = 'bot:random bot:random';
    await board.settled();
    expect(told).to.have.length(6);
    // Code that knows how a fork was used can undo it step by step.
    const forks = Array.from({ length: 256 }, (_, use) => fork(5, use));
    expect(told.filter((seed) => seed === 5 || forks.includes(seed))).to.deep.equal([]);
  });
});

describe('an answer', () => {
  it('is dropped when what its seat may know has changed, and the bot is asked again', async () => {
    const board = await teamsBoard('seats="host host"');
    mayAnswer = false;
    asked = 0;
    board.element.seats = 'host bot:random';
    await until(() => asked === 1);
    const state = teams.rules.setup({}, 0);
    const [first] = [...teams.rules.moves(state, 0)] as [TeamsAction];
    expect(board.element.play(teams.notation.formatMove(state, 0, first), { seat: 0 }).ok).to.equal(true);
    await until(() => asked === 2);
    expect(board.element.ply).to.equal(1);
    mayAnswer = true;
    await board.settled();
    expect(board.element.ply).to.be.greaterThan(1);
    expect(board.types()).to.not.contain('move-refused');
  });
});
