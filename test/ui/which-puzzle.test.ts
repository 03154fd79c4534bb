/** Which puzzle a board shows by its attributes, on the board of a game that has them late. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spaceCrack } from '../../src/space-crack/game.js';
import { provePuzzle } from '../../src/space-crack/prove.js';
import { puzzleList } from '../../src/space-crack/puzzle-list.js';
import { puzzlePart } from '../../src/space-crack/element/puzzle-part.js';
import { BUILT_IN } from '../../src/ui/puzzles/which-puzzle.js';
import type { BoardErrorEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';
import { unwrap } from '../../src/core/basics/result.js';

const spaceCrackBoard = await wholeSliceOf('space-crack');

/** Two moves: merge at 5, then attack 2. */
const POSITION = 'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential';
const PUZZLE = `${POSITION};goal=break;par=2`;
const SOLUTION = ['7-5', '5-2'];
const LOST = ['7-5', '5-4'];

/** As the game writes it. */
const written = (text = ''): string =>
  spaceCrack.notation.formatPosition(unwrap(spaceCrack.notation.parsePosition(text)));

/** The moves that solve a puzzle, as texts. */
function solutionOf(text = ''): readonly string[] {
  let state = unwrap(spaceCrack.notation.parsePosition(text));
  return (provePuzzle(state).solutions[0] ?? []).map((move) => {
    const told = spaceCrack.notation.formatMove(state, 0, move);
    state = spaceCrack.rules.play(state, 0, move).state;
    return told;
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(attributes: Readonly<Record<string, unknown>> = {}): Promise<StoreBoard> {
  const board = new StoreBoard(spaceCrackBoard, attributes);
  await board.settled();
  return board;
}

const errors = (board: StoreBoard): readonly (readonly string[])[] =>
  board.heard
    .filter(({ type }) => type === 'board-error')
    .map(({ event }) => [(event as BoardErrorEvent).source, (event as BoardErrorEvent).refusal.code]);

describe('a page asks for a puzzle', () => {
  it('by its name, and reads its level and name beside the status', async () => {
    const board = await start({ puzzle: '2-17' });
    expect(board.position).toBe(written(puzzleList.named('2-17')));
    expect(board.aside).toBe('Medium Puzzle 2-17');
    expect(board.status[0]).toBe('You are Blue');
    expect(errors(board)).toEqual([]);
  });

  it('without a name: that is the first one', async () => {
    for (const puzzle of ['', true, 'puzzle'])
      expect((await start({ puzzle })).aside).toBe('Easy Puzzle 1-1');
    expect((await start({ puzzle: false })).position).not.toContain('goal=');
  });

  it('as a whole text, or as a position with a goal', async () => {
    expect((await start({ puzzle: PUZZLE })).position).toBe(PUZZLE);
    expect((await start({ position: POSITION, goal: 'break', par: '2' })).position).toBe(PUZZLE);
    expect((await start({ position: POSITION, goal: 'break' })).position).toBe(`${POSITION};goal=break`);
  });

  it('by a day, which is told by its date', async () => {
    const board = await start({ daily: '', dailyZone: 'UTC' });
    expect(board.position).toBe(written(puzzleList.ofDay('2026-11-27')));
    expect(board.status[0]).toMatch(/^Today, Friday,? 27 November$/);
    expect(board.aside).toMatch(/^Medium No\. 33\./);
    expect((await start({ daily: '2026-11-28' })).status[0]).toMatch(/^Saturday,? 28 November$/);
  });

  it('by a level, drawn by the seed', async () => {
    const name = async (seed: number): Promise<string> => (await start({ level: 3, seed })).aside;
    expect(await name(1)).toMatch(/^Hard Puzzle 3-\d+$/);
    expect(await name(1)).toBe(await name(1));
    expect(new Set(await Promise.all([1, 2, 3, 4, 5].map(name))).size).toBeGreaterThan(1);
  });

  it('by several attributes: one counts, and the page hears once which are left out', async () => {
    const all = { puzzle: '1-2', daily: '2026-11-28', level: 3, position: POSITION, goal: 'break', seed: 4 };
    const ways: readonly (readonly [readonly string[], readonly string[]])[] = [
      [[], ['daily', 'level', 'goal', 'position']],
      [['puzzle'], ['level', 'goal', 'position']],
      [
        ['puzzle', 'daily'],
        ['goal', 'position'],
      ],
      [['puzzle', 'daily', 'level'], []],
    ];
    for (const [without, left] of ways) {
      const given = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
      const board = await start(given);
      board.update();
      expect(errors(board)).toEqual(left.map((name) => [name, 'puzzle/left-out']));
    }
    const record = `space-crack/1 from=${PUZZLE} | 7-5`;
    const board = await start({ ...all, record });
    expect(board.record).toBe(record);
    expect(errors(board).map(([name]) => name)).toEqual(['puzzle', 'daily', 'level', 'goal', 'position']);
  });

  it('by a text that it loads, or by a record', async () => {
    const board = await start();
    expect(board.load(`space-crack/1 from=${PUZZLE} | 7-5`).ok).toBe(true);
    await board.settled();
    expect(board.goal).toBe('Destroy every ship of Red. Nobody else moves.');
  });
});

describe('what a page asks in vain', () => {
  it('is told with its place and its reason, and the position can be played', async () => {
    const faults: readonly (readonly [object, string, RegExp])[] = [
      [{ puzzle: '4-1' }, 'puzzle/no-puzzle', /There is no puzzle “4-1”\./],
      [{ puzzle: '1-31' }, 'puzzle/no-puzzle', /has puzzles 1 to 30/],
      [{ goal: 'break' }, 'puzzle/no-position', /A goal needs a position\./],
      [{ position: POSITION, goal: 'zap' }, 'puzzle/kind', /“zap” is no goal of this game/],
      [{ position: POSITION, goal: 'take:99' }, 'space-crack/no-planet', /99/],
      [{ position: POSITION, goal: 'break', par: '0' }, 'option/range', /^par is “0”/],
      [{ position: POSITION, par: 2 }, 'puzzle/no-goal', /“par” belongs to a puzzle/],
      [{ puzzle: `${POSITION};goal=take:5` }, 'puzzle/met-already', /met before the first move/],
      [{ puzzle: `${POSITION};goal=zap;par=2` }, 'puzzle/kind', /“zap” is no goal/],
      [{ position: `${POSITION};goal=zap` }, 'puzzle/kind', /“zap” is no goal/],
      [{ puzzle: POSITION }, 'puzzle/no-text-goal', /a position without a goal/],
      [{ level: 4 }, 'option/range', /^level is “4”/],
    ];
    for (const [given, code, sentence] of faults) {
      const board = await start({ ...given, seed: 1 });
      const name = JSON.stringify(given);
      expect(
        errors(board).map(([, found]) => found),
        name,
      ).toEqual([code]);
      expect(board.notes.join(' '), name).toMatch(sentence);
      expect(board.state.session?.isOver, name).toBe(false);
      const isBoth = 'position' in given || `${(given as { puzzle?: string }).puzzle}`.includes('planets');
      if (isBoth) expect(board.position, name).toContain(POSITION);
    }
  });

  it('is told with its place in the text', async () => {
    const board = await start({ puzzle: `${POSITION}\ngoal=zap` });
    const { refusal } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.at?.path, refusal.at?.line, refusal.at?.column]).toEqual(['goal', 2, 6]);
  });
});

describe('a puzzle that is solved', () => {
  const play = (board: StoreBoard, ...moves: readonly string[]): void => {
    for (const move of moves) expect(board.play(move).ok, move).toBe(true);
  };

  it('has a rating, from which hints and lost tries take', async () => {
    const board = await start({ puzzle: PUZZLE });
    expect(board.score).toContain('2 moves left');
    play(board, ...LOST);
    expect(board.score).toContain('0 moves left 1 try');
    board.undo();
    board.undo();
    play(board, ...SOLUTION);
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect(solved.text).toBe('Space Crack  ★★☆\n✕ ✓  2 moves, 1 try, no hints');
  });

  it('loses a star by the hint that it can no longer be solved', async () => {
    const board = await start({ puzzle: PUZZLE });
    play(board, '5-4');
    await board.press('hint');
    expect(board.tells).toMatch(/can no longer/);
    expect(board.score).toContain('1 hint');
    await board.press('hint');
    expect(board.score).toContain('1 hint');
  });

  it('is followed by the next of its level, and after the last by the next level', async () => {
    const board = await start({ puzzle: '1-1' });
    play(board, ...solutionOf(puzzleList.named('1-1')));
    expect(board.solved?.text).toBe('Space Crack 1-1  ★★★\n✓  2 moves, no hints');
    expect(board.status[1]).toBe('Go on to the next puzzle, or share your result.');
    expect(board.endButtons.map(({ name, isMain = false }) => [name, isMain])).toEqual([
      ['next', true],
      ['share-result', false],
      ['again', false],
    ]);
    await board.press('next');
    expect(board.aside).toBe('Easy Puzzle 1-2');
    expect(puzzleList.countOf(1)).toBe(BUILT_IN);
    const none = await start({ puzzle: '1-1', noChoices: '' });
    play(none, ...solutionOf(puzzleList.named('1-1')));
    expect(none.endButtons.map(({ name }) => name)).not.toContain('next');
    expect(none.status[1]).toBe('Share your result, or look back at it.');
  });

  it('tells the page whose day it was', async () => {
    const date = '2026-11-27';
    const board = await start({ daily: '', dailyZone: 'UTC' });
    play(board, ...solutionOf(puzzleList.ofDay(date)));
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect(solved.daily).toMatchObject({ day: date, number: 33, rating: 3, isToday: true });
    expect(solved.text).toMatch(/^Space Crack 33, medium {2}★★★\n✓ {2}\d moves, no hints$/);
  });
});

describe('the puzzles in the menu', () => {
  it('are chosen by level and number, where the page wants others', async () => {
    const board = await start();
    const make = (): unknown => {
      const { settings } = board.state;
      return puzzlePart.makeMenuPart(
        undefined,
        settings,
        () => {},
        () => {},
      );
    };
    expect(make()).toBeDefined();
    board.set({ noChoices: true });
    board.update();
    expect(make()).toBeUndefined();
  });
});
