/** Which puzzle a board shows, what it is called, and what is said of one that cannot be read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bare } from '../../src/core/words/language.js';
import { withoutIsolates } from '../../src/core/words/bidi.js';
import { FIRST } from '../../src/rotation/element/page-settings.js';
import { makeMenuPart } from '../../src/rotation/element/choices.js';
import { positionOf, puzzleOfDay } from '../../src/rotation/puzzles.js';
import { rotation } from '../../src/rotation/game.js';
import type { View } from '../../src/rotation/state.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { viewOf } from '../../src/ui/game/select.js';
import type { StoreBoard } from '../store-board.js';
import { start, THREE } from './boards.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The puzzle of today, where the clock shows its date anywhere. */
const TODAY = positionOf(puzzleOfDay('2026-11-23'));

const goalOf = ({ state }: StoreBoard): string =>
  bare(
    withoutIsolates(state.adapter.goal?.sentence(viewOf(state) as never, state.words, state.reader) ?? ''),
  );

describe('which puzzle', () => {
  it('is the first teaching puzzle on a bare board', async () => {
    const board = await start();
    expect(board.position).toBe(FIRST);
    expect(goalOf(board)).toBe(
      'Line up green, yellow, outward from a blue planet. Other objects may come first.',
    );
    expect(board.status).toEqual(['Solve it in 1 rotation', 'Choose a star with an arrow.']);
    expect(board.aside).toBe('Puzzle 1-1');
  });

  it('is the page’s own, else the day’s, else a level’s, else the seed’s', async () => {
    const daily = '2026-12-24';
    const seeded = { seed: 3, size: '5' };
    const position = async (attributes: object): Promise<string> => (await start({ ...attributes })).position;
    const ofDay = positionOf(puzzleOfDay(daily));
    expect(await position({ puzzle: THREE, daily, level: 2, ...seeded })).toBe(THREE);
    expect(await position({ daily, level: 2, ...seeded })).toBe(ofDay);
    const level = await position({ level: 2, ...seeded });
    expect(level).not.toBe(ofDay);
    expect(await position({ level: 2, seed: 3 })).toBe(level);
    expect(await position({ level: 2, seed: 4 })).not.toBe(level);
    expect((await start(seeded)).record).toBe('rotation/1 size=5 seed=3');
    expect(await position({ daily: '' })).toBe(TODAY);
    expect(await position({ position: THREE, daily: '' })).toBe(THREE);
  });

  it('is the day’s as frameworks set an attribute without a value, until they let it go', async () => {
    const board = await start();
    for (const [daily, shown] of [
      [true, TODAY],
      [false, FIRST],
    ] as const) {
      board.set({ daily });
      await board.settled();
      expect(board.position, `${daily}`).toBe(shown);
    }
  });

  it('is a built-in one by its name, also later', async () => {
    const board = await start({ puzzle: '2-17' });
    const first = board.position;
    board.set({ puzzle: '3-1' });
    await board.settled();
    expect(board.position).not.toBe(first);
    expect(board.aside).toBe('Puzzle 3-1');
    expect(board.types).not.toContain('board-error');
  });

  it('is named only where it is the one on show', async () => {
    expect((await start({ puzzle: '2-17' })).aside).toBe('Puzzle 2-17');
    for (const own of [{ record: `rotation/1 from=${THREE} | c3` }, { position: THREE }, { puzzle: THREE }])
      expect((await start(own)).aside).toBe('');
    const board = await start({ daily: '2026-12-24', dailyFirst: '2026-12-25' });
    expect(board.aside).toMatch(/^Easy 24 Dec\. Everybody gets the same puzzle on Thursday,? 24 December\.$/);
    board.load(`rotation/1 from=${THREE} |`);
    await board.settled();
    expect(board.aside).toBe('');
  });

  it('reads lines as the page asks, where the puzzle does not say it', async () => {
    const board = await start({ puzzle: 'HG.R./...../..B../...../Y....;goals=GR', gaps: 'break' });
    expect(board.position).toMatch(/;gaps=break$/);
    expect(goalOf(board)).toBe(
      'Line up green, red, outward from a blue planet. Other objects may come first.',
    );
  });

  it('stays itself at a restart', async () => {
    const board = await start({ size: '5', seed: 3 });
    const { position } = board;
    const [star] = [...rotation.rules.moves(board.state.session?.state as never, 0)];
    board.play(rotation.notation.formatMove(board.state.session?.state as never, 0, star as never));
    expect(board.position).not.toBe(position);
    board.restart();
    expect(board.position).toBe(position);
  });
});

describe('a puzzle that cannot be read', () => {
  it('is refused with its row and column, and the last good one stays', async () => {
    const board = await start({ puzzle: THREE });
    board.set({ puzzle: 'HR.G./G..XR' });
    await board.settled();
    const { refusal, source, sentence } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.rule, refusal.at?.line, refusal.at?.column]).toEqual(['puzzle', 'R1', 2, 4]);
    expect(sentence).toBe(
      'Row 2, column 4: “X” is not an object. Write H, G, Y, R, N, B, C, or a dot for an empty cell.',
    );
    expect(board.position).toBe(THREE);
    for (const [name, value] of [
      ['puzzle', '1-99'],
      ['puzzle', '2026-02-30'],
      ['daily', '2026-02-30'],
      ['level', '4'],
    ] as const) {
      board.set({ [name]: value });
      await board.settled();
      expect(board.last<BoardErrorEvent>('board-error').source).toBe(name);
    }
  });

  it.each(['HR.G./G..XR', '1-99', '2026-02-30'])(
    'leaves a bare board the first teaching puzzle beside the note: %s',
    async (puzzle) => {
      const board = await start({ puzzle });
      expect(board.types).toContain('board-error');
      expect(board.position).toBe(FIRST);
      expect(board.notes.join()).toContain('puzzle');
      board.set({ puzzle: THREE });
      await board.settled();
      expect(board.position).toBe(THREE);
    },
  );

  it('leaves the seed’s where the page names one', async () => {
    const board = await start({ puzzle: 'HR.G./G..XR', size: '5', seed: 3 });
    expect(board.record).toBe('rotation/1 size=5 seed=3');
  });

  it('R1: is told what a size is, where it is none', async () => {
    expect((await start({ seed: 3, size: '99' })).notes).toEqual([
      'size is “99”. It takes one or two sides from 5 to 25, as in 7 or 9x7.',
    ]);
  });

  it.each([
    ['R13', 'several are to play a puzzle', { size: '5', seed: 1, seats: 'human human' }],
    ['R12', 'points are to run out for two', { use: 'game', size: '5', decay: true, seats: 'human human' }],
  ])('%s: is told where %s', async (rule, _, attributes) => {
    expect((await start(attributes)).last<BoardErrorEvent>('board-error').refusal.rule).toBe(rule);
  });
});

describe('a large puzzle', () => {
  const FOUR = { size: '25', seed: 4 };

  it('is made in slices, for a seed, a record and what the page loads, of which the last counts', async () => {
    const made = (seed: number): string =>
      rotation.notation.formatPosition(rotation.rules.setup({ size: '25' }, seed)).split(';')[0] as string;
    const boards = [4, 5].map(made);
    const atOnce = vi.spyOn(rotation.rules, 'setup');
    const board = await start(FOUR);
    expect(board.position.split(';')[0]).toBe(boards[0]);
    expect(board.record).toBe('rotation/1 size=25 seed=4');
    board.set({ record: 'rotation/1 size=25 seed=5' });
    expect(board.record).toBe('rotation/1 size=25 seed=4');
    await board.settled();
    expect(board.record).toBe('rotation/1 size=25 seed=5');
    expect(board.position.split(';')[0]).toBe(boards[1]);
    board.load('rotation/1 size=8 seed=9');
    board.load('rotation/1 size=25 seed=9');
    expect(board.record).toBe('rotation/1 size=25 seed=5');
    await board.settled();
    expect(board.record).toBe('rotation/1 size=25 seed=9');
    expect(atOnce).not.toHaveBeenCalled();
  });

  it('is made in slices where one is kept or linked, also where the page asks for that later', async () => {
    const kept = new Map();
    const remembering = { ...FOUR, remember: 'large' };
    const first = await start(remembering, { kept });
    first.load('rotation/1 size=25 seed=6');
    await first.settled();
    // As if it had been another one.
    for (const [key, one] of kept) kept.set(key, { ...one, record: one.record.replace('seed=6', 'seed=7') });
    const atOnce = vi.spyOn(rotation.rules, 'setup');
    expect((await start(remembering, { kept })).record).toBe('rotation/1 size=25 seed=7');
    const linked = 'rotation/1 size=25 seed=8';
    expect((await start({ fromHash: true }, { linked })).record).toBe(linked);
    const late = await start(FOUR, { kept, linked: 'rotation/1 size=25 seed=12' });
    late.set({ remember: 'large' });
    await late.settled();
    expect(late.record).toBe('rotation/1 size=25 seed=7');
    const grown = await start({ puzzle: THREE, seed: 4, remember: 'large' }, { kept });
    grown.set({ puzzle: undefined, size: '25' });
    await grown.settled();
    expect(grown.record).toBe('rotation/1 size=25 seed=7');
    late.set({ fromHash: true });
    expect(late.record).toBe('rotation/1 size=25 seed=7');
    await late.settled();
    expect(late.record).toBe('rotation/1 size=25 seed=12');
    expect(atOnce).not.toHaveBeenCalled();
  });
});

describe('R15: another puzzle or game', () => {
  const offers = ({ state }: StoreBoard): boolean =>
    makeMenuPart(
      viewOf(state) as View,
      state.settings,
      () => {},
      () => {},
    ) !== undefined;

  it('is offered where the page wants it so', async () => {
    expect(offers(await start())).toBe(true);
    for (const closed of [{ noChoices: true }, { readonly: true }, { controls: 'minimal' }])
      expect(offers(await start(closed))).toBe(false);
  });

  it('begins in the place of the page’s, and gives way to what the page sets', async () => {
    const board = await start({ puzzle: THREE });
    const seats = 'human bot:thinker bot:thinker';
    board.do({ type: 'choose', settings: { use: 'game', puzzle: undefined, size: '7', seats } });
    await board.settled();
    expect(board.save('all')).toMatch(/^rotation\/1 use=game size=7 players=3 seed=\d+$/);
    expect(board.seats).toBe(seats);
    expect(board.causes).toEqual(['start']);
    expect(board.said.at(-1)).toBe('The game was restarted. Your turn, Player 1');
    board.do({ type: 'choose', settings: {} });
    await board.settled();
    expect([board.position, board.seats]).toEqual([THREE, 'human']);
    board.do({ type: 'choose', settings: { use: 'game', puzzle: undefined } });
    board.set({ puzzle: '1-1' });
    await board.settled();
    expect([board.position, board.state.settings.get('use')]).toEqual([FIRST, 'puzzle']);
  });
});
