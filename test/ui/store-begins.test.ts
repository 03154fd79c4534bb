/** The rules of the store: which game a board begins, keeps or takes up, and what it tells where it cannot. */
import { describe, expect, it } from 'vitest';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import type { Kept } from '../../src/ui/contract/start.js';
import { recordOf } from '../../src/ui/game/select.js';
import { slice as hands } from '../games/hands/element/hands-board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { teams, words } from '../games/teams/game.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

const star = await sliceOf('star');
const rotation = await sliceOf('rotation');

const S10 = 'star/1 rings=3 | S10';
const S20 = 'star/1 rings=3 | S20';
const BROKEN = 'no record';
const DGN = '[DGN "1"]\n[Player1 "Ada"]\n[Player2 "Ben\u202eLi"]\n[Rings "4"]\n\n1. A10\n*';

const small = (more: Readonly<Record<string, unknown>> = {}, page = {}): StoreBoard =>
  new StoreBoard(star, { rings: 3, ...more }, page);

const sources = (board: StoreBoard): readonly string[] => board.state.failed.map(({ source }) => source);

function follow(board: StoreBoard, linked: string | undefined): void {
  board.linked = linked;
  board.do({ type: 'address' });
  board.update();
}

describe('the game in the address', () => {
  it('is shown when another one comes there, though the reader has played', () => {
    const board = small({ fromHash: true }, { linked: S10 });
    board.play('T10');
    follow(board, S20);
    expect([board.record, board.causes]).toEqual([S20, ['resume', 'play', 'resume']]);
  });

  it('begins nothing where it is the one in hand, whoever’s knowledge it was written with', () => {
    for (const viewer of [0, 'public', 'all'] as const) {
      const board = new StoreBoard(hands, { seed: 5, fromHash: true, seats: 'human host', viewer: 0 });
      const { session, gameCount } = board.state;
      if (!session) throw new Error('no game has begun');
      const linked = recordOf(session, viewer);
      follow(board, linked);
      board.play('draw');
      // Nor does it when the address is read again.
      follow(board, linked);
      expect([board.state.gameCount, board.ply], `${viewer}`).toEqual([gameCount, 1]);
    }
  });

  it('that is broken leaves the game in hand, and is told each time it comes', () => {
    const board = small({ fromHash: true });
    follow(board, BROKEN);
    expect([board.record, sources(board)]).toEqual(['star/1 rings=3', ['fromHash']]);
    follow(board, S10);
    expect([board.record, sources(board)]).toEqual([S10, []]);
    follow(board, BROKEN);
    follow(board, BROKEN);
    expect([board.record, sources(board)]).toEqual([S10, ['fromHash']]);
    expect(board.types.filter((type) => type === 'board-error')).toHaveLength(2);
    // The note goes when the address holds no game any more.
    follow(board, undefined);
    expect([board.record, sources(board)]).toEqual([S10, []]);
  });

  it('is looked at once: what the page asks for later wins', () => {
    const board = small({ fromHash: true }, { linked: S10 });
    board.set({ pie: true });
    expect(board.record).toBe('star/1 rings=3 pie=yes');
  });

  it('does not replace a game that the reader has begun, on a board that is to read it only now', () => {
    const board = small({}, { linked: S20 });
    board.play('T10');
    board.set({ fromHash: true });
    expect(board.record).toBe('star/1 rings=3 | T10');
    const looking = small({ record: S10 }, { linked: S20 });
    looking.goTo(0);
    looking.set({ fromHash: true });
    expect(looking.record).toBe(S20);
  });
});

describe('a record that the page sets', () => {
  it('begins its game anew, though it has been set before; an empty one does not', () => {
    const board = small({ record: S10 });
    board.play('S20');
    board.set({ record: S10 });
    expect(board.record).toBe(S10);
    const free = small();
    free.play('S10');
    free.set({ record: '' });
    expect(free.record).toBe(S10);
  });

  it('is kept at once where the page wants games kept; any other game from its first move on', () => {
    expect([...small({ remember: 'here', record: S10 }).kept.values()].map(({ record }) => record)).toEqual([
      S10,
    ]);
    expect(small({ record: S10 }).kept.size).toBe(0);
    expect(small({ remember: 'here' }).kept.size).toBe(0);
    expect(small({ remember: 'here', fromHash: true }, { linked: S10 }).kept.size).toBe(0);
  });

  it('leaves the game to the other settings where it is broken, and that game is kept as theirs', () => {
    const board = small({ remember: 'here', record: BROKEN });
    expect([board.record, sources(board)]).toEqual(['star/1 rings=3', ['record']]);
    board.play('S10');
    expect(small({ remember: 'here' }, { kept: board.kept }).record).toBe(S10);
  });

  it('is told of as the value of the record; a text that is loaded has no such place', async () => {
    const board = small();
    board.set({ record: BROKEN });
    await board.settled();
    expect(board.last<BoardErrorEvent>('board-error').refusal.at?.path).toBe('record');
    board.load(BROKEN);
    board.update();
    expect(board.last<BoardErrorEvent>('board-error').refusal.at?.path).toBeUndefined();
  });
});

describe('a position that cannot be used', () => {
  it('is told each time that the page gives it, and once while other settings change', () => {
    const board = small();
    const told = (values: Readonly<Record<string, unknown>>): unknown => {
      board.set(values);
      board.update();
      return [sources(board), board.types.filter((type) => type === 'board-error').length];
    };
    expect(told({ position: BROKEN })).toEqual([['position'], 1]);
    expect(told({ position: undefined })).toEqual([[], 1]);
    expect(told({ position: BROKEN })).toEqual([['position'], 2]);
    expect(told({ rings: 4 })).toEqual([['position'], 2]);
  });
});

describe('a text that is loaded', () => {
  it('is answered with the ply it leads to, or with what is wrong with it, each time', async () => {
    const board = small();
    board.set({ record: BROKEN });
    await board.settled();
    for (let time = 0; time < 2; time++) {
      expect(board.load(BROKEN).ok).toBe(false);
      board.update();
    }
    expect(board.types).toEqual(['board-error', 'board-error', 'board-error']);
    expect(sources(board)).toContain('load');
    expect(board.load(S10)).toEqual({ ok: true, value: 1 });
    expect(sources(board)).not.toContain('load');
  });

  it('is refused at once for a move that is not legal, however long it is', () => {
    expect(small().load(`star/1 rings=3 | ${'S10 '.repeat(2000)}`).ok).toBe(false);
  });

  it('of another program brings the names of its players, which leave with its game', async () => {
    const board = small();
    board.load(DGN);
    await board.settled();
    expect(board.record).toBe('star/1 rings=4 | *10');
    expect(board.status[0]).toContain('Ben Li');
    board.load(S10);
    expect(board.status[0]).not.toContain('Ben');
  });

  it('of another program that nothing can read leaves the game in hand, and is told', async () => {
    const foreign = { begins: /^\[/, load: () => Promise.reject(new Error('offline')) };
    const { definition, adapter } = star;
    const board = new StoreBoard({
      definition,
      adapter: { ...adapter, start: { ...adapter.start, foreign } },
    });
    const { record } = board;
    board.load(DGN);
    await board.settled();
    expect(board.record).toBe(record);
    const { code, facts } = board.last<BoardErrorEvent>('board-error').refusal;
    expect([code, facts, sources(board)]).toEqual(['kit/chunk', { part: 'record' }, ['load']]);
  });
});

it('a reader who returns to the game of the page finds it as it was kept, or begins it anew', () => {
  const back = (isAnew: boolean): string => {
    const board = small({ remember: 'here' });
    board.play('S10');
    board.do({ type: 'choose', settings: { rings: 4 } });
    expect(board.record).toBe('star/1 rings=4');
    board.do({ type: 'choose', settings: {}, isAnew });
    return board.record;
  };
  expect([back(false), back(true)]).toEqual([S10, 'star/1 rings=3']);
});

it('a reader who chooses the game in hand goes on with it, or begins it anew', () => {
  const board = small();
  board.play('S10');
  for (const [isAnew, record] of [
    [false, S10],
    [true, 'star/1 rings=3'],
  ] as const) {
    board.do({ type: 'choose', settings: {}, isAnew });
    expect(board.record).toBe(record);
  }
});

it('the ply that the page has set is shown with each new game, silently, and never again in the same game', () => {
  const board = small({ record: 'star/1 rings=3 | S10 S20', ply: 1 });
  expect([board.ply, board.types]).toEqual([1, []]);
  board.goTo(2);
  for (const values of [{ readonly: true }, { remember: 'here' }]) {
    board.set(values);
    expect(board.ply).toBe(2);
  }
  board.set({ record: 'star/1 rings=3 | S30 S20' });
  expect(board.ply).toBe(1);
  board.set({ ply: undefined });
  expect(board.ply).toBe(2);
});

it('settings that do not fit together are noted until they do', () => {
  const board = new StoreBoard(rotation, { puzzle: 'H.B/GY.;goals=G' });
  board.set({ puzzle: undefined, use: 'game', seats: 'human human', decay: true, size: '5' });
  board.update();
  expect(sources(board)).toEqual(['decay']);
  board.load('rotation/1 from=H.B/GY.;goals=G');
  expect(sources(board)).toEqual(['decay']);
  board.set({ seats: 'human' });
  board.update();
  expect(sources(board)).toEqual([]);
});

it('a puzzle that could not be made ahead is made when its game begins', async () => {
  const make = (): Promise<never> => Promise.reject(new Error('stopped'));
  const plain = { game: teams, words, bots: {}, seats: 'human human', seatRange: [2, 4] } as const;
  const slice: Slice = definePlainBoard('unmade-board', { ...plain, pregenerate: () => ({ make }) });
  const board = new StoreBoard(slice);
  expect(board.play('anything')).toMatchObject({ ok: false, error: { code: 'session/not-ready' } });
  await board.settled();
  expect([board.ply, sources(board)]).toEqual([0, ['data']]);
});

describe('names', () => {
  const plain = { game: teams, words, bots: {}, seats: 'human human', seatRange: [2, 4] } as const;
  const slice = definePlainBoard('named-board', plain);

  it('are said from the moment they are given', () => {
    const board = small();
    board.set({ names: 'Ada Ben' });
    expect(board.status[0]).toContain('Ada');
  });

  it('for more seats than there are are noted until there are as many', () => {
    const board = new StoreBoard(slice, { names: 'Ada Ben Cy' });
    expect(sources(board)).toEqual(['names']);
    board.set({ seats: 'human human human' });
    board.update();
    expect(sources(board)).toEqual([]);
  });

  it('that cannot be read stay noted where another game begins with them', () => {
    const board = small();
    board.set({ names: '<Ada>', rings: 4 });
    board.update();
    expect(sources(board)).toEqual(['names']);
  });
});

it('words of the page are said, read anew when their table is given again, and their faults are advice', async () => {
  const board = small();
  const table: Record<string, string> = { 'seat.0': 'Rot', 'no.such': 'Nothing' };
  for (const name of ['Rot', 'Rouge']) {
    table['seat.0'] = name;
    board.set({ words: table });
    await board.settled();
    expect(board.status[0]).toContain(name);
    expect([board.last<BoardErrorEvent>('board-error').source, sources(board)]).toEqual(['words', []]);
  }
});

it('what the browser keeps is left alone where the page wants no game kept', () => {
  const kept = small({ remember: 'here' });
  kept.play('S10');
  const [[, game] = ['', undefined]] = [...kept.kept];
  const nameless = new Map([[JSON.stringify(['', kept.state.start]), game as Kept]]);
  expect(small({}, { kept: nameless }).record).toBe('star/1 rings=3');
});

it('in a hidden game too, what another tab has taken of the same position counts, and nothing is told', () => {
  const page = { seed: 5, remember: 'here', seats: 'human host', viewer: 0 };
  const here = new StoreBoard(hands, page);
  const other = new StoreBoard(hands, page, { kept: here.kept });
  other.play('draw');
  here.look();
  const { causes } = here;
  const count = { ...here.state.tally.count, hints: 3 };
  for (const [key, game] of here.kept) here.kept.set(key, { ...game, count });
  here.look();
  expect([here.state.tally.count.hints, here.causes]).toEqual([3, causes]);
});
