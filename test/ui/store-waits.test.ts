/** The rules of the store: what a game waits for, and what follows once that has come, or cannot be had. */
import { expect, it } from 'vitest';
import { RefusalError } from '../../src/core/basics/result.js';
import type { Lazy } from '../../src/ui/contract/lazy.js';
import type { PuzzlePart } from '../../src/ui/contract/definition.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { definePlainBoard } from '../games/plain-board.js';
import { teams, words } from '../games/teams/game.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

const star = await sliceOf('star');

type Puzzles = Lazy<{ readonly puzzlePart: PuzzlePart }>;

/** The same game, whose puzzles come when they are loaded, or cannot be had. */
function withPuzzlesLate(isThere = true): Slice {
  const { puzzles } = star.definition as { readonly puzzles: Puzzles };
  let come = false;
  const late: Puzzles = {
    now: () => (come ? puzzles.now() : undefined),
    load: async () => {
      await Promise.resolve();
      if (!isThere) throw new Error('offline');
      come = true;
      return puzzles.load();
    },
  };
  return { ...star, definition: { ...star.definition, puzzles: late } };
}

const faults = (board: StoreBoard): readonly (readonly unknown[])[] =>
  board.heard.flatMap(({ event }) =>
    event.type === 'board-error'
      ? [[(event as BoardErrorEvent).source, (event as BoardErrorEvent).refusal.code]]
      : [],
  );

/** A puzzle whose first move is neither of these two. */
const PUZZLE = 'star/1 from=3:2.RBR.BR2BRBRB2.BRB3RBRB3R2B;goal=connect:S21:R20;par=2';

it('what a page asks of puzzles is read, and refused, once puzzles have come', async () => {
  const board = new StoreBoard(withPuzzlesLate(), { rings: 3, puzzle: '4-1' });
  expect([board.record, faults(board)]).toEqual(['', []]);
  await board.settled();
  expect([board.record, faults(board)]).toEqual(['star/1 rings=3', [['puzzle', 'puzzle/no-puzzle']]]);
  expect(board.state.failed.map(({ source }) => source)).toEqual(['puzzle']);
});

it('what is left out beside a puzzle is told to the page alone', async () => {
  const board = new StoreBoard(star, { puzzle: '1-1', level: 2 });
  await board.settled();
  expect([faults(board), board.notes]).toEqual([[['level', 'puzzle/left-out']], []]);
});

it('a record with a goal waits until puzzles can be read, and is refused where they cannot be had', async () => {
  const board = new StoreBoard(withPuzzlesLate(), { rings: 3 });
  board.load(PUZZLE);
  expect(board.record).toBe('star/1 rings=3');
  await board.settled();
  expect([board.record, faults(board)]).toEqual([PUZZLE, []]);
  const alone = new StoreBoard(withPuzzlesLate(false), { rings: 3 });
  alone.load(PUZZLE);
  await alone.settled();
  expect([alone.record, faults(alone)]).toEqual(['star/1 rings=3', [['load', 'kit/chunk']]]);
});

const plain = { game: teams, words, bots: {}, seats: 'human human', seatRange: [2, 4] } as const;

it('where no setting gives a game the board tells so once, and asks for nothing', () => {
  const setup = (): never => {
    throw new RefusalError({ code: 'kit/chunk', facts: { part: 'map' } });
  };
  const slice = definePlainBoard('gameless-board', {
    ...plain,
    game: { ...teams, rules: { ...teams.rules, setup } },
  });
  const board = new StoreBoard(slice);
  board.update();
  board.leave();
  expect([board.ply, faults(board)]).toEqual([undefined, [['seed', 'kit/chunk']]]);
  expect(board.effects.filter((effect) => effect.type === 'bring' && effect.wait)).toEqual([]);
});

it('for a board that is gone nothing is brought', () => {
  let asked = 0;
  const foreign = {
    begins: /^\[/,
    load: () => {
      asked++;
      return Promise.reject(new Error('offline'));
    },
  };
  const { definition, adapter } = star;
  const board = new StoreBoard({ definition, adapter: { ...adapter, start: { ...adapter.start, foreign } } });
  board.leave();
  board.load('[DGN "1"]');
  expect(asked).toBe(0);
});

it('a clock beside the game follows each change of the page’s settings, once', () => {
  const seen: unknown[] = [];
  const board = new StoreBoard(
    {
      ...star,
      makeParts: (context) => ({
        show: () => {},
        clock: { catchUp: () => seen.push(context.state.settings.get('botPace')) },
      }),
    },
    { rings: 3 },
  );
  seen.length = 0;
  board.set({ botPace: 5 });
  board.update();
  board.update();
  expect(seen).toEqual([5]);
});
