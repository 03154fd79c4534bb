/**
 * Answers of bots and hints: what is no answer is told and played by nobody, and one that comes too late is dropped.
 */
import { describe, expect, it, vi } from 'vitest';
import type { BotTable } from '../../src/core/bots/bots.js';
import type { BoardErrorEvent, SeatTurnEvent } from '../../src/ui/contract/events.js';
import { answering, startWorker } from '../fake-worker.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words as sealedWords } from '../games/sealed/game.js';
import { teams, words as teamsWords } from '../games/teams/game.js';
import type { Move as TeamsAction, State as TeamsState } from '../games/teams/state.js';
import { StoreBoard } from '../store-board.js';

/** How often the bot was asked; it thinks until it may answer. */
let asked = 0;
let mayAnswer = true;
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
const teamsSlice = definePlainBoard('slow-teams', {
  game: teams,
  words: teamsWords,
  bots: slow,
  hint: 'random',
  seats: 'human bot:random',
  seatRange: [2, 4],
});
const SEALED = { game: sealed, words: sealedWords, seats: 'human bot:random', seatRange: [2, 9] } as const;
const sealedSlice = definePlainBoard('sealed-answers', { ...SEALED, bots: { random: slow.random as never } });
const throwing = definePlainBoard('throwing-board', {
  ...SEALED,
  bots: {
    random: {
      nodes: 1,
      think: () => {
        throw new RangeError('thinking too hard');
      },
    },
  },
});

/** The first move of a team in a new game. */
function firstOf(seat: number): string {
  const state = teams.rules.setup({}, 0);
  const [first] = [...teams.rules.moves(state, seat)] as [TeamsAction];
  return teams.notation.formatMove(state, seat, first);
}

/** Warnings and errors written to the console while `act` runs. */
async function consoleOf(act: () => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  const spies = (['warn', 'error'] as const).map((how) =>
    vi.spyOn(console, how).mockImplementation((...what) => void told.push(what.map(String).join(' '))),
  );
  try {
    await act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return told;
}

describe('a bot whose answer cannot be played', () => {
  let answers = 0;
  /** Starts workers that answer nonsense. Each call gives a new way, since boards share the worker of one way. */
  const talker = (): (() => Worker) =>
    startWorker((worker, question) => {
      answers++;
      worker.reply(question, 'nonsense');
    });

  it('is given up after one answer, told once, and the page plays for its seat', async () => {
    answers = 0;
    const board = new StoreBoard(teamsSlice, { botPace: 0, workerFactory: talker() });
    await board.settled();
    expect(answers).toBe(1);
    expect(board.types.filter((type) => type === 'board-error')).toHaveLength(1);
    const { source, sentence } = board.last<BoardErrorEvent>('board-error');
    expect(source).toBe('bots');
    expect(sentence).toMatch(/^The bot random answered “nonsense”, which .+ cannot play\.$/);
    expect(board.notes.join()).toContain(sentence);
    expect(board.types).not.toContain('move-refused');
    expect(board.last<SeatTurnEvent>('seat-turn').seats).toEqual([1]);
    expect(board.play(firstOf(1), { seat: 1 }).ok).toBe(true);
    await board.settled();
    expect(answers).toBe(1);
  });

  it('is asked again in another game, and where the page names other bots', async () => {
    answers = 0;
    const board = new StoreBoard(teamsSlice, { botPace: 0, workerFactory: talker() });
    await board.settled();
    board.restart();
    await board.settled();
    expect(answers).toBe(2);
    board.set({ workerFactory: talker() });
    await board.settled();
    expect(answers).toBe(3);
  });

  it.each<[string, (id: number) => unknown]>([
    ['null', () => null],
    ['a list', (id) => [id, 'LLL']],
    ['nothing', () => undefined],
    ['no text', (id) => ({ id, text: 5 })],
    ['null as its text', (id) => ({ id, text: null })],
    ['an empty object', () => ({})],
  ])('is given up as well where it sends %s', async (_, data) => {
    const workerFactory = startWorker((worker, { id }) => worker.send(data(id)));
    const board = new StoreBoard(sealedSlice, { seats: 'host bot:random', rounds: 1, workerFactory });
    await board.settled();
    expect(board.last<BoardErrorEvent>('board-error').refusal.code).toBe('kit/bot-answer');
    expect(board.last<SeatTurnEvent>('seat-turn').seats).toEqual([0, 1]);
  });

  it('is told as what it is where it throws, with the exception on the console', async () => {
    const board = new StoreBoard(throwing, { seats: 'host bot:random', rounds: 1 });
    const told = await consoleOf(() => board.settled());
    const { refusal, sentence } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.code, sentence]).toEqual([
      'kit/bot-threw',
      'The bot random stopped. The console says why.',
    ]);
    expect(told.some((line) => line.includes('thinking too hard'))).toBe(true);
    expect(board.last<SeatTurnEvent>('seat-turn').seats).toContain(1);
  });
});

describe('a new game', () => {
  it('takes away what was said of a bot that stopped', async () => {
    const board = new StoreBoard(teamsSlice, { seats: 'human host', workerFactory: answering('nonsense') });
    await board.press('hint');
    expect(board.notes).toHaveLength(1);
    board.restart();
    board.update();
    expect(board.notes).toEqual([]);
    board.leave();
  });
});

describe('a hint that cannot be read', () => {
  it.each(['S10', 'null', '[]', '{"code":"said.hint","facts":{},"text":"nonsense"}'])(
    'is told to the page and is no move: %s',
    async (text) => {
      const board = new StoreBoard(teamsSlice, { seats: 'human host', workerFactory: answering(text) });
      await board.press('hint');
      expect(board.last<BoardErrorEvent>('board-error').refusal.code).toBe('kit/bot-answer');
      expect(board.types).not.toContain('hint-given');
      expect(board.ply).toBe(0);
      board.leave();
    },
  );
});

describe('an answer', () => {
  it('is dropped when what its seat may know has changed, and the bot is asked again', async () => {
    mayAnswer = false;
    asked = 0;
    const board = new StoreBoard(teamsSlice, { seats: 'host bot:random', botPace: 0 });
    await vi.waitUntil(() => asked === 1);
    expect(board.play(firstOf(0), { seat: 0 }).ok).toBe(true);
    board.update();
    await vi.waitUntil(() => asked === 2);
    expect(board.ply).toBe(1);
    mayAnswer = true;
    await board.settled();
    expect(board.ply).toBeGreaterThan(1);
    expect(board.types).not.toContain('move-refused');
  });
});
