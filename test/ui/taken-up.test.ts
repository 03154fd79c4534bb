/** Games that a page asks for, that are taken up again or begun anew, or that take time to make. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/core/session/session.js';
import type {
  GameChangeEvent,
  GameEndEvent,
  GoalMetEvent,
  HintGivenEvent,
  SeatTurnEvent,
} from '../../src/ui/contract/events.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words as sealedWords } from '../games/sealed/game.js';
import { teams, words } from '../games/teams/game.js';
import type { State } from '../games/teams/state.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const rotation = await sliceOf('rotation');

/** The puzzles that were asked for ahead, each by its seed: no seed but 0 is ever made. */
const made: { readonly seed: number; readonly signal: AbortSignal }[] = [];
const seats = { seats: 'human human', seatRange: [2, 4] } as const;
const slow = definePlainBoard('slow-board', {
  ...seats,
  game: teams,
  words,
  bots: {},
  pregenerate: (plan) => {
    if (plan?.kind !== 'seed' || plan.seed === 0) return undefined;
    return {
      make: (signal) => {
        made.push({ seed: plan.seed, signal });
        return new Promise(() => {});
      },
    };
  },
});

const held = ({ owners }: State): number => owners.filter((owner) => owner === 0).length;

/** The land grab as a puzzle: team 0 is to hold two cells. */
const game = {
  ...teams,
  goal: (state: State) => {
    const done = Math.min(2, held(state));
    return { met: done === 2, done, of: 2, par: 2 };
  },
};
const puzzle = definePlainBoard('puzzle-board', { ...seats, game, words, bots: {} });
const secret = definePlainBoard('secret-board', {
  game: sealed,
  words: sealedWords,
  bots: {},
  seats: 'human host',
  seatRange: [2, 9],
});

/** A record holds few of its moves, and fewer of team 1's, which are twice as long. */
const wordy = definePlainBoard('wordy-board', {
  ...seats,
  game: {
    ...game,
    notation: {
      ...teams.notation,
      formatMove: (state, actor, move) =>
        teams.notation.formatMove(state, actor, move).padEnd(actor === 0 ? 1000 : 1990, '.'),
      parseMove: (state, actor, text) => teams.notation.parseMove(state, actor, text.replace(/\.+$/, '')),
    },
  },
  words,
  bots: {},
});

/** Moves of team 0, each legal after those before it. */
function moves(count: number): string[] {
  const session = new Session(game);
  return Array.from({ length: count }, () => {
    const [first] = [...teams.rules.moves(session.state, 0)];
    if (!first) throw new Error('team 0 has no move');
    const text = teams.notation.formatMove(session.state, 0, first);
    session.play(0, first);
    return text;
  });
}
const [FIRST = '', SECOND = '', THIRD = ''] = moves(3);

const small = (more: Readonly<Record<string, unknown>> = {}, kept = new Map()): StoreBoard =>
  new StoreBoard(star, { rings: 2, ...more }, { kept });

const solve = (board: StoreBoard): void => {
  for (const move of [FIRST, SECOND]) board.play(move, { seat: 0 });
};

describe('what a page may ask of a game', () => {
  it('is who is to act, how it ended and what the goal took: undefined before', () => {
    const { outcome, solved, toAct } = small();
    expect([outcome, solved, toAct]).toEqual([undefined, undefined, [0]]);
  });

  it('is the objects of game-end and goal-met', () => {
    const over = small();
    over.play('S10');
    expect(over.toAct).toEqual([1]);
    over.play('resign');
    expect(over.outcome).toEqual(over.last<GameEndEvent>('game-end').outcome);
    expect(over.outcome?.winners).toEqual([0]);
    expect([over.toAct, over.solved]).toEqual([[], undefined]);
    const board = new StoreBoard(puzzle);
    board.play(FIRST, { seat: 0 });
    expect(board.solved).toBe(undefined);
    board.play(SECOND, { seat: 0 });
    expect(board.solved).toBe(board.last<GoalMetEvent>('goal-met').solved);
    expect(board.solved?.moves).toBe(2);
  });

  it('is taken back by undo, and by looking back it is not', () => {
    const over = small();
    for (const move of ['S10', 'resign']) over.play(move);
    over.goTo(0);
    expect([over.outcome?.winners, over.toAct]).toEqual([[0], []]);
    over.undo();
    expect([over.outcome, over.toAct]).toEqual([undefined, [1]]);
    const board = new StoreBoard(puzzle);
    solve(board);
    board.goTo(0);
    expect(board.solved?.moves).toBe(2);
    board.undo();
    expect(board.solved).toBe(undefined);
    board.redo();
    expect([board.solved?.moves, board.solved?.undos]).toEqual([2, 1]);
  });

  it('stands on a board that shows a record, wherever in it', () => {
    const over = small({ record: 'star/1 rings=2 | S10 resign', ply: 0 });
    expect([over.ply, over.outcome?.winners, over.toAct]).toEqual([0, [0], []]);
    const board = new StoreBoard(puzzle);
    solve(board);
    const shown = new StoreBoard(puzzle, { record: board.record, readonly: true });
    expect(shown.solved).toMatchObject({ moves: 2, par: 2, hints: 0, undos: 0, seconds: 0 });
    expect(shown.types).not.toContain('goal-met');
  });

  it('cannot be changed by the page', () => {
    const { outcome, toAct } = small({ record: 'star/1 rings=2 | S10 resign' });
    expect([outcome?.winners, toAct].map(Object.isFrozen)).toEqual([true, true]);
  });

  it('tells no more of a hidden game than anybody sees', () => {
    const board = new StoreBoard(secret, { viewer: 'public', rounds: 1 });
    expect([board.outcome, board.toAct]).toEqual([undefined, [0, 1]]);
    board.play('LLL', { seat: 1 });
    expect([board.outcome, board.toAct]).toEqual([undefined, [0]]);
  });
});

describe('a game that is taken up again', () => {
  it('is told, with all that a page may ask, and counts as before', () => {
    const kept = new Map();
    const open = (): StoreBoard => new StoreBoard(puzzle, { remember: 'here' }, { kept });
    const first = open();
    first.play(THIRD, { seat: 0 });
    first.undo();
    first.play(FIRST, { seat: 0 });
    expect(first.causes).toEqual(['play', 'undo', 'play']);

    const second = open();
    expect(second.types).toEqual(['game-change']);
    const { cause, snapshot, sentences } = second.last<GameChangeEvent>('game-change');
    expect([cause, snapshot.ply]).toEqual(['resume', 1]);
    expect(sentences[0]).toMatch(/your game was restored/i);
    // A reader who has just opened the page has seen no other game there.
    expect(second.said).toEqual([]);
    second.play(SECOND, { seat: 0 });
    expect(second.types).not.toContain('game-start');
    expect(second.last<GoalMetEvent>('goal-met').solved.undos).toBe(1);

    const third = open();
    expect(third.types).toEqual(['game-change']);
    expect(third.solved).toEqual(second.solved);
  });

  it('remembers hints', async () => {
    const kept = new Map();
    const attributes = { remember: 'here', puzzle: 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3' };
    const open = (): StoreBoard => new StoreBoard(rotation, attributes, { kept });
    const first = open();
    await first.bots.advise();
    const second = open();
    // The reader plays what was advised, and asks for the other two rotations.
    second.play(first.last<HintGivenEvent>('hint-given').text ?? '');
    for (let rotations = 0; rotations < 2; rotations++) {
      const { text = '' } = (await second.bots.advise()) ?? {};
      second.play(text);
    }
    expect(second.solved?.hints).toBe(3);
    expect(open().solved).toEqual(second.solved);
  });

  it('asks the page for the move of its seat', () => {
    const kept = new Map();
    const attributes = { remember: 'here', seats: 'human host' };
    small(attributes, kept).play('S10');
    const again = small(attributes, kept);
    expect(again.types).toEqual(['game-change', 'seat-turn']);
    const { seats, ply } = again.last<SeatTurnEvent>('seat-turn');
    expect([seats, ply]).toEqual([[1], 1]);
  });

  it('is told where it comes by a link', () => {
    const board = new StoreBoard(star, { fromHash: true, rings: 2 }, { linked: 'star/1 rings=2 | S10' });
    expect([board.causes, board.ply]).toEqual([['resume'], 1]);
  });
});

describe('a game in two tabs', () => {
  it('goes on in both', () => {
    const kept = new Map();
    const [here, other] = [small({ remember: 'here' }, kept), small({ remember: 'here' }, kept)];
    other.play('S10');
    here.look();
    expect(here.record).toBe('star/1 rings=2 | S10');
    expect(here.causes).toEqual(['resume']);
    expect(here.said.join()).toMatch(/your game was restored/i);
    other.undo();
    here.look();
    expect(here.record).toBe('star/1 rings=2');
  });

  it('is not lost where one has not heard of the other: the longer one stays', () => {
    const kept = new Map();
    const [here, other] = [small({ remember: 'here' }, kept), small({ remember: 'here' }, kept)];
    for (const move of ['S10', 'T10', 'A10']) other.play(move);
    here.play('R10');
    here.update();
    expect(here.record).toBe('star/1 rings=2 | S10 T10 A10');
    expect(here.causes).toEqual(['play', 'resume']);
    expect(small({ remember: 'here' }, kept).ply).toBe(3);
  });

  it('is not lost though its record holds less than the shorter one’s', async () => {
    const kept = new Map();
    const open = async (): Promise<StoreBoard> => {
      const board = new StoreBoard(wordy, { remember: 'here', rounds: 6, moves: 9, members: '1' }, { kept });
      await board.settled();
      return board;
    };
    const play = async (board: StoreBoard, texts: string): Promise<void> => {
      for (const move of texts.split(' ')) expect(board.play(move).ok, move).toBe(true);
      await board.settled();
    };
    const end = ({ record }: StoreBoard): string => record.replace(/\.{9,}/g, '').slice(-20);
    const here = await open();
    await play(here, '0:0+a1 0:0+b1 0:0+c1 0:0+a2 0:0+b2 0:0+c2 1:0+d4 1:0+c4 1:0+b4 1:0+d3 1:0+d2 1:0+d1');
    const other = await open();
    await play(other, '1:0+a4 1:0+c3');
    await play(here, '0:0+a3');
    expect(end(here)).toMatch(/1:0\+c3$/);
    // Whoever takes it up from the record knows its length too.
    const third = await open();
    await play(third, '0:0+a3');
    await play(other, '0:0+b3');
    expect(end(other)).toMatch(/0:0\+a3$/);
    expect(other.solved?.moves).toBe(15);
  });

  it('can be taken back while the next one is still being made', async () => {
    const given = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
    const board = new StoreBoard(rotation, { remember: 'here', puzzle: given, seed: 5 });
    for (const cell of ['c3', 'e4']) board.play(cell);
    board.set({ puzzle: undefined, size: '15' });
    board.undo();
    expect(board.record).toBe(`rotation/1 from=${given} | c3`);
    await board.settled();
    expect(board.record).toBe('rotation/1 size=15 seed=5');
    board.set({ size: undefined, puzzle: given });
    expect(board.record).toBe(`rotation/1 from=${given} | c3`);
  });
});

describe('a game that begins anew', () => {
  it('is forgotten before it is told: a listener may play at once', () => {
    const board = small();
    board.play('S10');
    board.listener = (event) => {
      if (event.type === 'game-change' && (event as GameChangeEvent).cause === 'start') board.play('T10');
    };
    board.heard.length = 0;
    board.restart();
    expect(board.types).toEqual(['game-change', 'game-start', 'game-change']);
    expect(board.record).toBe('star/1 rings=2 | T10');
    board.heard.length = 0;
    board.play('S10');
    expect(board.types).toEqual(['game-change']);
  });

  it('counts from nothing before it is told', () => {
    const board = new StoreBoard(puzzle);
    board.play(THIRD, { seat: 0 });
    board.undo();
    board.listener = (event) => {
      if (event.type === 'game-change' && (event as GameChangeEvent).cause === 'start') solve(board);
    };
    board.restart();
    const { moves: count, undos } = board.last<GoalMetEvent>('goal-met').solved;
    expect([count, undos]).toEqual([2, 0]);
  });
});

describe('a game that the reader chooses and that takes time to make', () => {
  let seeds = 0;
  /** Each draws seeds of its own, so that no two choose the same puzzle, which is made once. */
  const start = (): StoreBoard => {
    const board = new StoreBoard(rotation, { puzzle: 'H.B/GY.;goals=G' });
    board.seeds = seeds += 100;
    return board;
  };
  /** Puzzles of these sizes are chosen, one right after another. */
  const choose = (board: StoreBoard, ...sizes: readonly string[]): void => {
    for (const size of sizes)
      board.do({ type: 'choose', settings: { use: 'puzzle', puzzle: undefined, size } });
  };
  const SMALL = 'rotation/1 from=HG.B/.Y..;goals=Y';

  it('is told when it has begun, once', async () => {
    const board = start();
    choose(board, '15');
    expect(board.causes).toEqual([]);
    await board.settled();
    expect(board.causes).toEqual(['start']);
    expect(board.record).toMatch(/^rotation\/1 size=15 seed=\d+$/);
  });

  it('gives way to a record that the page sets meanwhile, of which nothing is told', async () => {
    const board = start();
    choose(board, '15');
    board.set({ record: SMALL });
    await board.settled();
    expect(board.types).toEqual([]);
    expect(board.record).toContain('from=HG.B/.Y..');
  });

  it('gives way to an unsound one as well, of which the error is told and no more', async () => {
    const board = start();
    const { record } = board;
    choose(board, '15');
    board.set({ record: 'nonsense' });
    await board.settled();
    expect(board.types).toEqual(['board-error']);
    expect(board.record).toBe(record);
  });

  it('gives way to what the page loads meanwhile', async () => {
    const board = start();
    choose(board, '15');
    expect(board.load(SMALL).ok).toBe(true);
    await board.settled();
    expect(board.types).toEqual([]);
    expect(board.record).toContain('from=HG.B/.Y..');
  });

  it('gives way to another choice: two choices, one game, one event', async () => {
    const board = start();
    choose(board, '11', '15');
    await board.settled();
    expect(board.causes).toEqual(['start']);
    expect(board.record).toMatch(/size=15/);
  });

  it('is not made for a board that is gone, and is made when it comes back', async () => {
    const board = start();
    choose(board, '15');
    board.leave();
    await board.settled();
    expect(board.types).toEqual([]);
    board.do({ type: 'connect' });
    await board.settled();
    expect(board.causes).toEqual(['start']);
    expect(board.record).toMatch(/size=15/);
  });
});

describe('a game that a page asks for and that takes time to make', () => {
  it('is no longer made when the page asks for another, nor made twice', () => {
    const board = new StoreBoard(slow, { seed: 0 });
    const wanted = (): number[] => made.filter(({ signal }) => !signal.aborted).map(({ seed }) => seed);
    for (const seed of [1, 2, 3]) {
      board.set({ seed });
      for (let read = 0; read < 3; read++) expect(board.ply).toBe(0);
      expect(wanted()).toEqual([seed]);
    }
    expect(made.map(({ seed }) => seed)).toEqual([1, 2, 3]);
    board.leave();
    expect(wanted()).toEqual([]);
    board.do({ type: 'connect' });
    expect([board.ply, wanted()]).toEqual([0, [3]]);
    board.set({ seed: 0 });
    expect([board.ply, wanted()]).toEqual([0, []]);
  });
});
