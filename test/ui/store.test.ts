/** The rules of the store: when games begin, what is told in which order, and what reading and setting do not do. */
import { describe, expect, it, vi } from 'vitest';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import type { Request } from '../../src/ui/contract/requests.js';
import type { Wait } from '../../src/ui/contract/start.js';
import { recordOf } from '../../src/ui/game/select.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const bugcatcher = await sliceOf('bugcatcher');

const small = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(star, { rings: 3, ...attributes });

const record = (board: StoreBoard): string =>
  board.state.session ? recordOf(board.state.session, board.state.viewer) : '';

/** Plays on to the end: the first legal move each time, or at first the one at this place. */
function playOn(board: StoreBoard, first: number): void {
  for (let at = first; ; at = 0) {
    const { session } = board.state;
    if (!session || session.isOver) return;
    const { rules, notation } = session.game;
    const [seat = 0] = rules.toAct(session.state);
    const move: unknown = [...rules.moves(session.state, seat)][at];
    board.do({ type: 'play', text: notation.formatMove(session.state, seat, move), at: { actor: seat } });
  }
}

describe('setting and reading', () => {
  it('begins one game for several values in one task, of which the page is told nothing', () => {
    const board = small();
    const { gameCount } = board.state;
    board.set({ rings: 4, pie: true, seats: 'host host' });
    expect(board.state.gameCount).toBe(gameCount);
    board.update();
    expect(board.state.gameCount).toBe(gameCount + 1);
    expect(record(board)).toBe('star/1 rings=4 pie=yes');
    expect(board.types).toEqual([]);
  });

  it('only notes what is given: who plays and who may act changes when the board settles', () => {
    const board = small();
    board.set({ seats: 'host host', readonly: true });
    expect(board.state.players.map(({ kind }) => kind)).not.toContain('host');
    expect(board.state.isReadonly).toBe(false);
    board.update();
    expect(board.state.players.map(({ kind }) => kind)).toEqual(['host', 'host']);
    expect(board.state.isReadonly).toBe(true);
  });

  it('tries again to bring what could not be brought when the page asks for another game', async () => {
    // Another test may have brought the data of the modules that are shared.
    vi.resetModules();
    const rotation = await sliceOf('rotation');
    const brought = (board: StoreBoard): number =>
      board.effects.filter((effect) => effect.type === 'bring' && effect.wait?.for === 'data').length;
    const definition = { ...rotation.definition, loadData: () => new Promise<void>(() => {}) };
    const board = new StoreBoard({ ...rotation, definition }, { level: 3 });
    expect([brought(board), record(board)]).toEqual([1, '']);
    const { waitsFor } = board.state;
    board.do({ type: 'missed', wait: waitsFor as Wait });
    board.do({ type: 'arrived' });
    board.update();
    expect(brought(board)).toBe(1);
    expect(record(board)).not.toBe('');
    board.set({ level: 2 });
    board.update();
    expect(brought(board)).toBe(2);
  });

  it('replaces the state at each request and changes none', () => {
    const board = small();
    const before = board.state;
    const text = record(board);
    board.do({ type: 'play', text: 'S10', at: {} });
    expect(board.state).not.toBe(before);
    expect(before.session?.plies).toBe(0);
    expect(recordOf(before.session as never, before.viewer)).toBe(text);
  });

  it('leaves the state as it is where nothing is new', () => {
    const board = small();
    const { state } = board;
    board.do({ type: 'settle' });
    board.do({ type: 'round-read' });
    board.do({ type: 'unask' });
    expect(board.state).toBe(state);
  });

  it('keeps the game in hand where its own record is given back', () => {
    const board = small();
    board.do({ type: 'play', text: 'S10', at: {} });
    const { gameCount } = board.state;
    board.set({ record: record(board) });
    board.update();
    expect(board.state.gameCount).toBe(gameCount);
    board.set({ record: 'star/1 rings=3 | S20' });
    board.update();
    expect(board.state.gameCount).toBe(gameCount + 1);
  });

  it('reads what was given last, whatever was given before in the same task', () => {
    const board = small();
    board.do({ type: 'play', text: 'S10', at: {} });
    const { gameCount } = board.state;
    const own = record(board);
    board.set({ record: 'star/1 rings=4' });
    board.set({ record: own });
    board.update();
    expect(board.state.gameCount).toBe(gameCount);
  });

  it('leaves the last good game where a value is unsound, and notes it until it is corrected', () => {
    const board = small();
    board.set({ rings: 'many' });
    board.update();
    expect(record(board)).toBe('star/1 rings=3');
    expect(board.types).toEqual(['board-error']);
    expect(board.state.failed.map(({ source }) => source)).toEqual(['rings']);
    board.set({ rings: 4 });
    board.update();
    expect(board.state.failed).toEqual([]);
  });
});

describe('a part that did not come', () => {
  /** The requests that the board puts off, each by the name of its delay. */
  const askedLater = (board: StoreBoard): Map<string, Request> =>
    new Map(board.effects.flatMap((one) => (one.type === 'later' ? [[one.what, one.request] as const] : [])));

  it('is told among the lines and at the row of its button, and both go by themselves', () => {
    const board = small();
    board.do({ type: 'missing', part: 'menu', at: 'controls' });
    board.update();
    expect(board.notes).toHaveLength(1);
    expect(board.state.notice?.row).toBe('controls');
    const later = askedLater(board);
    for (const moment of ['lost menu', 'notice']) board.do(later.get(moment) as Request);
    expect([board.notes, board.state.notice]).toEqual([[], undefined]);
    expect(board.types).toEqual(['board-error']);
  });

  it('is told among the lines alone where the button stands there', () => {
    const board = small();
    board.do({ type: 'missing', part: 'lesson', at: 'lines' });
    expect([board.notes.length, board.state.notice]).toEqual([1, undefined]);
    board.do(askedLater(board).get('lost lesson') as Request);
    expect(board.notes).toEqual([]);
  });

  it('stays told where nobody has pressed anything, as of a bot that is tried again', () => {
    const board = small();
    board.do({ type: 'missing', part: 'bots' });
    expect(board.notes).toHaveLength(1);
    expect(askedLater(board).size).toBe(0);
  });
});

describe('what a page is told', () => {
  it('is told in the order in which it happened, even where a listener plays', () => {
    const board = small({ seats: 'host host' });
    const plies: number[] = [];
    board.listener = (event) => {
      if (event.type !== 'game-change') return;
      const { snapshot } = event as GameChangeEvent;
      plies.push(snapshot.ply);
      if (snapshot.ply < 3)
        board.do({ type: 'play', text: ['S20', 'S30'][snapshot.ply - 1] as string, at: {} });
    };
    board.do({ type: 'play', text: 'S10', at: {} });
    expect(plies).toEqual([1, 2, 3]);
    expect(board.state.session?.ply).toBe(3);
    // Turns that are past are not asked for.
    expect(board.types.filter((type) => type === 'seat-turn')).toHaveLength(1);
    expect(board.types.filter((type) => type === 'game-start')).toHaveLength(1);
  });

  it('hears of the first move before the one that its listener plays at the start', () => {
    const board = small({ seats: 'host host' });
    const told: string[] = [];
    board.listener = (event) => {
      if (event.type === 'game-change') told.push(`${(event as GameChangeEvent).snapshot.ply}`);
      if (event.type === 'game-start') {
        told.push('start');
        board.do({ type: 'play', text: 'S20', at: {} });
      }
    };
    board.do({ type: 'play', text: 'S10', at: {} });
    expect(told).toEqual(['start', '1', '2']);
  });

  it('hears of the end also where a listener looks back at the last move', () => {
    const board = small({ seats: 'human human' });
    board.listener = (event) => {
      if (event.type === 'game-change' && board.state.session?.isOver) board.do({ type: 'go', ply: 0 });
    };
    playOn(board, 0);
    expect(board.state.session?.ply).toBe(0);
    expect(board.types.filter((type) => type === 'game-end')).toHaveLength(1);
  });

  it('is asked before a move that the reader means, and may forbid it', () => {
    const board = small();
    board.listener = (event) => event.type === 'move-request';
    const input = { type: 'tap', cell: 'S10' } as const;
    board.do({ type: 'input', input });
    expect(board.types).toEqual(['move-request']);
    expect(board.state.session?.plies).toBe(0);
    board.listener = () => {};
    board.do({ type: 'input', input });
    expect(board.state.session?.plies).toBe(1);
  });

  it('hears of a move that a listener has played in place of the reader’s, and of no other', () => {
    const board = small();
    board.listener = (event) => {
      if (event.type === 'move-request') board.do({ type: 'play', text: 'S30', at: {} });
    };
    board.do({ type: 'input', input: { type: 'tap', cell: 'S10' } });
    expect(record(board)).toBe('star/1 rings=3 | S30');
  });

  it('is told a result once, and again where the game has gone another way', () => {
    const board = small({ seats: 'human human' });
    const ends = (): number => board.types.filter((type) => type === 'game-end').length;
    playOn(board, 0);
    expect(ends()).toBe(1);
    board.do({ type: 'undo' });
    board.do({ type: 'redo' });
    playOn(board, 0);
    expect(ends()).toBe(1);
    board.do({ type: 'restart' });
    playOn(board, 1);
    expect(ends()).toBe(2);
  });

  it('hears of the reader’s choice of another game, after what came before', () => {
    const board = small();
    board.do({ type: 'play', text: 'S10', at: {} });
    board.do({ type: 'choose', settings: { rings: 4 } });
    expect(board.types).toEqual(['game-start', 'game-change', 'game-change']);
    expect((board.heard.at(-1)?.event as GameChangeEvent).cause).toBe('start');
    board.set({ pie: true });
    board.update();
    // The page asks for another game: its own values hold again.
    expect(record(board)).toBe('star/1 rings=3 pie=yes');
  });
});

describe('what is kept', () => {
  it('is written after each move, and taken up in the next visit', () => {
    const board = small({ remember: 'here' });
    board.do({ type: 'play', text: 'S10', at: {} });
    expect([...board.kept.values()].map((kept) => kept.record)).toEqual(['star/1 rings=3 | S10']);
    const next = new StoreBoard(star, { rings: 3 });
    for (const [key, kept] of board.kept) next.kept.set(key, kept);
    next.set({ remember: 'here' });
    next.update();
    expect(record(next)).toBe('star/1 rings=3 | S10');
    expect((next.heard.at(-1)?.event as GameChangeEvent).cause).toBe('resume');
  });

  it('is never written over where another tab has played on', () => {
    const board = small({ remember: 'here' });
    board.do({ type: 'play', text: 'S10', at: {} });
    const [[key, kept] = ['', undefined]] = [...board.kept];
    if (!kept) throw new Error('nothing was kept');
    const theirs = { record: 'star/1 rings=3 | S10 S20 S30', count: { ...kept.count, plies: 3 } };
    board.kept.set(key, theirs);
    board.do({ type: 'play', text: 'R21', at: {} });
    expect(board.kept.get(key)?.record).toBe(theirs.record);
    board.update();
    expect(record(board)).toBe(theirs.record);
  });
});

describe('the people at a screen', () => {
  it('pass it on in a hidden game: nobody finds what the one before has picked or was told', () => {
    const board = new StoreBoard(bugcatcher, { rounds: 2, cols: 4, rows: 4, seed: 7, seats: 'human human' });
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([0, 'public']);
    board.do({ type: 'hand', seat: 0 });
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([undefined, 0]);
    board.do({ type: 'say', sentences: ['A secret.'] });
    board.do({ type: 'play', text: '0:BR.BD.BU.BD.CD.CU.gswap.BD', at: {} });
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([1, 'public']);
    expect(board.said.join()).not.toContain('secret');
    expect(board.state.ui).toBe(board.state.adapter.input.ui);
  });

  it('come back to the game that one of them has given up', () => {
    const board = small();
    board.do({ type: 'play', text: 'S10', at: {} });
    board.do({ type: 'begin-again' });
    expect(record(board)).toBe('star/1 rings=3');
    board.do({ type: 'take-back' });
    board.update();
    expect(record(board)).toBe('star/1 rings=3 | S10');
    expect(board.state.wayBack).toBeUndefined();
  });
});

it('no value of a state is changed by any request', () => {
  const board = small();
  const deepFreeze = (value: object): void => {
    for (const one of Object.values(value))
      if (
        typeof one === 'object' &&
        one !== null &&
        !Object.isFrozen(one) &&
        [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(one) as object)
      ) {
        Object.freeze(one);
        deepFreeze(one as object);
      }
  };
  for (const request of [
    { type: 'input', input: { type: 'tap', cell: 'S10' } },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'go', ply: 0 },
    { type: 'begin-again' },
    { type: 'load', text: 'star/1 rings=3 | S10 S20' },
    { type: 'restart' },
  ] as const) {
    Object.freeze(board.state);
    deepFreeze(board.state.tally);
    deepFreeze({ ...board.state.asks, unsound: board.state.unsound });
    expect(() => board.do(request)).not.toThrow();
  }
});
