/** The rules of the store: what comes of gestures, what a game has taken, and how readers begin anew and come back. */
import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/core/contract/input.js';
import type { Result } from '../../src/core/basics/result.js';
import type { HintGivenEvent, MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { countOf } from '../../src/ui/game/progress.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const rotation = await sliceOf('rotation');
const spaceCrack = await sliceOf('space-crack');

const small = (more: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(star, { rings: 3, ...more });

/** A board with a ship on 5 that can move to 7, but not to 1. */
const fleet = (): StoreBoard =>
  new StoreBoard(spaceCrack, {
    position: 'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential',
    seats: 'human human',
  });

const give = (board: StoreBoard, input: Input): Result<number> =>
  board.do({ type: 'input', input }) as Result<number>;
const tap = (board: StoreBoard, cell: string): Result<number> => give(board, { type: 'tap', cell });
const codeOf = (result: Result<number>): string => (result.ok ? '' : result.error.code);
const picked = (board: StoreBoard): number =>
  board.effects.filter(({ type }) => type === 'say-picked').length;
const refused = (board: StoreBoard): string => board.state.refused?.sentence ?? '';

describe('a gesture', () => {
  it('is answered with the ply if it means something, and refused if it does not', () => {
    const board = fleet();
    expect(tap(board, '5')).toEqual({ ok: true, value: 0 });
    expect(give(board, { type: 'cancel' })).toEqual({ ok: true, value: 0 });
    expect(codeOf(give(board, { type: 'cancel' }))).toBe('session/not-ready');
  });

  it('that picks something up or puts it down is said, but not where the pointer rests', () => {
    const board = fleet();
    tap(board, '5');
    expect(picked(board)).toBe(1);
    give(board, { type: 'hover', cell: '7' });
    expect(picked(board)).toBe(1);
    give(board, { type: 'cancel' });
    expect(picked(board)).toBe(2);
    give(board, { type: 'cancel' });
    expect(picked(board)).toBe(2);
  });

  it('that is a move does not tell what was picked', () => {
    const board = fleet();
    tap(board, '5');
    expect(tap(board, '7').ok).toBe(true);
    expect([board.state.session?.plies, picked(board)]).toEqual([1, 1]);
  });

  it('that is refused leaves a note until the next gesture, wherever the pointer rests, and the page hears why', () => {
    const board = fleet();
    tap(board, '5');
    tap(board, '1');
    const sentence = refused(board);
    expect(sentence).not.toBe('');
    expect(board.last<MoveRefusedEvent>('move-refused').sentence).toBe(sentence);
    give(board, { type: 'hover', cell: '7' });
    expect(refused(board)).toBe(sentence);
    give(board, { type: 'cancel' });
    expect(refused(board)).toBe('');
  });

  it('that lets go takes the hint away, and means that much', async () => {
    const board = small();
    await board.press('hint');
    expect(board.state.advice).toBeDefined();
    give(board, { type: 'hover', cell: 'S10' });
    expect(board.state.advice).toBeDefined();
    expect(give(board, { type: 'cancel' }).ok).toBe(true);
    expect(board.state.advice).toBeUndefined();
    expect(give(board, { type: 'cancel' }).ok).toBe(false);
  });

  it('that would have played is answered in words if the reader may only look', () => {
    const board = small({ readonly: true });
    expect(tap(board, 'S10')).toEqual({ ok: true, value: 0 });
    expect(board.said.join()).toContain(board.state.words.say('board.readonly'));
    const before = board.said.length;
    expect(codeOf(give(board, { type: 'cancel' }))).toBe('session/not-ready');
    expect([board.said.length, board.state.session?.plies]).toEqual([before, 0]);
    expect(give(board, { type: 'act', cell: 'S10' }).ok).toBe(true);
  });

  it('after the end is answered in words and leaves no note: the result stays on show', () => {
    const board = small({ seats: 'human human' });
    board.play('resign');
    expect(board.state.session?.isOver).toBe(true);
    tap(board, 'S10');
    expect([refused(board), board.said.at(-1)]).toEqual(['', expect.stringContaining('over')]);
  });
});

describe('a move that a reader means', () => {
  const mean = (board: StoreBoard): Result<number> => {
    const { session } = board.state;
    const [move] = session ? session.game.rules.moves(session.state, 0) : [];
    return board.do({ type: 'mean', move }) as Result<number>;
  };

  it('is refused where the page forbids it', () => {
    const board = small();
    board.listener = ({ type }) => type === 'move-request';
    expect(codeOf(mean(board))).toBe('session/vetoed');
    expect(board.state.session?.plies).toBe(0);
  });

  it('is answered with what a listener has played in its place', () => {
    const board = small();
    board.listener = ({ type }) => {
      if (type === 'move-request') board.play('S30');
    };
    expect(mean(board)).toEqual({ ok: true, value: 1 });
    expect(board.record).toBe('star/1 rings=3 | S30');
  });

  it('is nobody’s where the page plays for all, and where the reader may only look', () => {
    const host = small({ seats: 'host host' });
    expect(codeOf(mean(host))).toBe('session/not-yours');
    expect(host.last<MoveRefusedEvent>('move-refused').refusal.code).toBe('session/not-yours');
    const idle = small({ readonly: true });
    expect(codeOf(mean(idle))).toBe('session/not-ready');
    expect([idle.types, idle.state.session?.plies]).toEqual([[], 0]);
  });
});

describe('a reader who begins again', () => {
  it('before anything is played keeps the game, puts down what was picked and lets the hint go', async () => {
    const board = fleet();
    await board.press('hint');
    tap(board, '5');
    const { gameCount } = board.state;
    expect(board.do({ type: 'begin-again' })).toEqual({ ok: true, value: 0 });
    const { ui, adapter, advice, wayBack, words } = board.state;
    expect([board.state.gameCount, advice, wayBack, ui === adapter.input.ui]).toEqual([
      gameCount,
      undefined,
      undefined,
      true,
    ]);
    expect(board.said.at(-1)).toBe(words.say('said.restarted'));
  });

  it('is offered the way back, which leads to the game as it stood and is kept', () => {
    const board = small({ remember: 'here' });
    board.play('S10');
    board.do({ type: 'begin-again' });
    expect(board.state.wayBack).toBeDefined();
    board.do({ type: 'take-back' });
    board.update();
    expect([board.record, board.causes.at(-1)]).toEqual(['star/1 rings=3 | S10', 'resume']);
    expect([...board.kept.values()].map(({ record }) => record)).toEqual(['star/1 rings=3 | S10']);
    const { gameCount } = board.state;
    board.do({ type: 'take-back' });
    expect(board.state.gameCount).toBe(gameCount);
  });

  it('gets another board where the game has several, unless it is to be the same', () => {
    const board = new StoreBoard(spaceCrack, { boardSize: 5, turns: 5, seats: 'human human' });
    const first = board.position;
    board.do({ type: 'begin-another', isSame: true });
    expect(board.position).toBe(first);
    board.do({ type: 'begin-another' });
    expect(board.position).not.toBe(first);
    const alike = small();
    alike.play('S10');
    alike.do({ type: 'begin-another' });
    expect(alike.record).toBe('star/1 rings=3');
    expect(alike.state.wayBack).toBeDefined();
  });

  it('plays the next stronger bot after a game, if there is one', () => {
    const board = small({ seats: 'human bot:random', botPace: 60_000 });
    board.play('S10');
    board.play('resign', { seat: 1 });
    const { bots } = board.state.definition;
    board.do({ type: 'begin-harder' });
    expect([board.seats, board.record]).toEqual([
      `human bot:${bots[bots.indexOf('random') + 1]}`,
      'star/1 rings=3',
    ]);
    const alone = small({ seats: 'human human' });
    alone.play('resign');
    alone.do({ type: 'begin-harder' });
    expect([alone.seats, alone.state.session?.isOver]).toEqual(['human human', true]);
    board.leave();
  });
});

describe('the time of a game', () => {
  const msAt = (board: StoreBoard, now: number): number => {
    board.now = now;
    return countOf(board.state, now).ms;
  };

  it('begins with the first move and ends with the game', () => {
    const board = small({ seats: 'human human' });
    expect(msAt(board, 10_000)).toBe(0);
    board.play('S10');
    expect(msAt(board, 13_000)).toBe(3000);
    board.play('resign');
    expect(msAt(board, 20_000)).toBe(3000);
  });

  it('ends where a goal is met, and stands where all is taken back', () => {
    const board = new StoreBoard(rotation, { position: 'H.GY.;goals=G;par=1' });
    board.now = 10_000;
    board.play('d1');
    expect(board.solved).toBeDefined();
    expect(msAt(board, 15_000)).toBe(0);
    const game = small();
    game.play('S10');
    game.now = 2000;
    game.undo();
    expect(msAt(game, 9000)).toBe(2000);
  });
});

describe('a hint that is given', () => {
  const advice = { text: 'S10', code: 'said.hint', facts: {}, lit: [] };
  const hints = (board: StoreBoard): number => board.state.tally.count.hints;

  it('is told to the page at once, with the ply that it is for, and counts once for a position', () => {
    const board = small();
    board.play('T10');
    board.do({ type: 'advise', advice });
    const { text, ply } = board.last<HintGivenEvent>('hint-given');
    expect([text, ply, hints(board)]).toEqual(['S10', 1, 1]);
    board.do({ type: 'advise', advice });
    expect(hints(board)).toBe(1);
    board.play('T20');
    board.do({ type: 'advise', advice });
    expect(hints(board)).toBe(2);
  });

  it('without a move counts nothing, and the page hears of none', () => {
    const board = small();
    board.do({ type: 'advise', advice: { ...advice, text: undefined, code: 'hint.large' } });
    expect([hints(board), board.types.includes('hint-given')]).toEqual([0, false]);
    expect(board.state.advice?.sentence).not.toBe('');
  });
});

describe('a lesson that the reader leaves', () => {
  const leave = (board: StoreBoard, at: number): unknown => {
    board.do({ type: 'lesson-left', at, all: 7 });
    const { isLearnt, left } = board.state.lesson;
    return [isLearnt, left?.at];
  };

  it('goes on at its step when it is opened again, and is learnt once its last step is passed', () => {
    const board = small();
    expect(leave(board, 3)).toEqual([false, 3]);
    expect(leave(board, 7)).toEqual([false, 7]);
    expect(leave(board, 8)).toEqual([true, undefined]);
    expect(leave(board, 2)).toEqual([true, 2]);
  });
});
