/** The rules of the store: what stands beside the board for a while, and what takes it away. */
import { describe, expect, it } from 'vitest';
import type { AnyAdapter, ScoreStep } from '../../src/ui/contract/adapter.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const constellation = await sliceOf('constellation');

const small = (more: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(star, { rings: 3, ...more });

/** What goes by itself after a while, unless it is called off. */
function waiting(board: StoreBoard): readonly string[] {
  const moments = new Set<string>();
  for (const effect of board.effects) {
    if (effect.type === 'later') moments.add(effect.what);
    else if (effect.type === 'call-off') moments.delete(effect.what);
  }
  return [...moments];
}

describe('a hint', () => {
  const advice = { text: 'S10', code: 'said.hint', facts: {}, lit: ['S20'] };

  it('stands beside the board and on it until the game goes on, or the reader lets it go', () => {
    for (const past of [{ type: 'play', text: 'T10', at: {} }, { type: 'drop-hint' }] as const) {
      const board = small();
      board.do({ type: 'advise', advice });
      expect(board.state.advice).toMatchObject({ text: 'S10', lit: ['S20'] });
      board.do(past);
      expect(board.state.advice, past.type).toBeUndefined();
      const told = board.effects.flatMap((one) => (one.type === 'hint-changed' ? [one.text] : []));
      expect(told.slice(-2)).toEqual(['S10', undefined]);
    }
  });

  it('gives its place to a move that is marked, of which nothing is said', () => {
    const board = small();
    board.do({ type: 'advise', advice });
    const { length } = board.said;
    board.do({ type: 'mark-move', text: 'T10' });
    expect(board.state.advice).toEqual({ sentence: '', text: 'T10', lit: [] });
    board.do({ type: 'mark-move', text: undefined });
    expect([board.state.advice, board.said.length]).toEqual([undefined, length]);
  });
});

describe('a notice at a button', () => {
  const notice = { sentence: 'Copied', row: 'acts' } as const;

  it('goes by itself, or at once where the game goes on', () => {
    const board = small();
    board.do({ type: 'notice', notice });
    expect([board.state.notice, waiting(board)]).toEqual([notice, ['notice']]);
    board.play('S10');
    expect([board.state.notice, waiting(board)]).toEqual([undefined, []]);
    board.do({ type: 'notice', notice });
    board.do({ type: 'end-notice' });
    expect(board.state.notice).toBeUndefined();
  });
});

describe('the score of a game that is over', () => {
  const STEPS: readonly ScoreStep[] = [
    { sentence: 'One.', light: { holes: '', edges: '' } },
    { sentence: 'Two.' },
    { sentence: 'Three.', stays: true },
  ];

  /** A game that has ended, whose score is shown in these steps. */
  function over(steps: readonly ScoreStep[], byItself: boolean, more = {}): StoreBoard {
    const { definition, adapter } = star;
    const shown = { ...adapter, end: { ...adapter.end, steps: () => steps } } as AnyAdapter;
    const board = new StoreBoard({ definition, adapter: shown }, { rings: 3, ...more });
    board.play('S10');
    board.play('resign');
    board.update();
    board.do({ type: 'recount', gameCount: board.state.gameCount, byItself });
    return board;
  }

  const at = (board: StoreBoard): number | undefined => board.state.recount?.at;
  const lights = (board: StoreBoard): readonly boolean[] =>
    board.effects.flatMap((one) => (one.type === 'light' ? [one.light !== undefined] : []));

  it('goes on by itself to a step that stays, which the reader’s next act takes away', () => {
    const board = over(STEPS, true);
    expect([at(board), waiting(board), lights(board)]).toEqual([0, ['recount'], [true]]);
    for (let n = 0; n < 2; n++) board.do({ type: 'recount-on' });
    expect([at(board), waiting(board)]).toEqual([2, []]);
    board.do({ type: 'round-read' });
    expect([at(board), lights(board).at(-1)]).toEqual([undefined, false]);
  });

  it('is not cut short by the reader’s acts before that step', () => {
    const board = over(STEPS, true);
    board.do({ type: 'round-read' });
    expect(at(board)).toBe(0);
  });

  it('ends after its last step, with its light and its clock', () => {
    const board = over(STEPS.slice(0, 2), true);
    for (let n = 0; n < 2; n++) board.do({ type: 'recount-on' });
    expect([at(board), waiting(board), lights(board)]).toEqual([undefined, [], [true, false, false]]);
  });

  it('is led on by the reader where nothing may move: each step but the first is said', () => {
    const board = over(STEPS, false);
    const { length } = board.said;
    expect(waiting(board)).toEqual([]);
    for (let n = 0; n < 2; n++) board.do({ type: 'recount-on' });
    expect(board.said.slice(length)).toEqual(['Two.', 'Three.']);
  });

  it('goes with the game: nothing of it is left where the reader plays on or begins again', () => {
    const board = over(STEPS, true);
    board.do({ type: 'undo' });
    expect([at(board), waiting(board), lights(board).at(-1)]).toEqual([undefined, [], false]);
  });

  it('is shown of the game that has ended alone, and where a panel has room for it', () => {
    const board = over(STEPS, true, { controls: 'none' });
    expect(at(board)).toBeUndefined();
    const other = over(STEPS, true);
    other.do({ type: 'restart' });
    other.do({ type: 'recount', gameCount: other.state.gameCount, byItself: true });
    other.play('S10');
    other.play('resign');
    other.do({ type: 'recount', gameCount: other.state.gameCount - 1, byItself: true });
    expect(at(other)).toBeUndefined();
    expect(at(over([], true))).toBeUndefined();
  });
});

describe('what a round has brought', () => {
  /** A game whose first round has ended with the second person's claim. */
  function afterRound(attributes: Readonly<Record<string, unknown>>): StoreBoard {
    const board = new StoreBoard(constellation, {
      map: 'a:0:0,b:10:0,c:20:0,d:0:10,e:10:10,f:20:10,g:30:0/1.3.6,2.4,5,4,5',
      ...{ movesPerRound: 1, rounds: 3, stealsPerTeam: 0, botPace: 60_000, ...attributes },
    });
    for (const move of ['0:*a', '1:*d', '1:*f', '0:*c', '0:b', '1:g']) board.play(move);
    return board;
  }

  it('is shown to those who play at this screen, who go on where bots play, and to nobody else', () => {
    const withBot = afterRound({ seats: 'human bot:random' });
    expect(withBot.state.roundEnd?.prompt).toBeDefined();
    withBot.leave();
    const withOther = afterRound({ seats: 'human host' });
    expect([withOther.state.roundEnd !== undefined, withOther.state.roundEnd?.prompt]).toEqual([
      true,
      undefined,
    ]);
    for (const attributes of [
      { seats: 'host host' },
      { seats: 'host bot:random' },
      { seats: 'human host', readonly: true },
    ]) {
      const board = afterRound(attributes);
      expect([board.ply, board.state.roundEnd], JSON.stringify(attributes)).toEqual([6, undefined]);
      board.leave();
    }
  });

  it('is all that a tap goes on from: it plays nothing, and nothing is refused', () => {
    const board = afterRound({ seats: 'human bot:random' });
    expect(board.do({ type: 'input', input: { type: 'tap', cell: 'a' } })).toEqual({ ok: true, value: 6 });
    expect([board.ply, board.state.refused]).toEqual([6, undefined]);
    board.leave();
  });

  it('goes with the reader’s own next move, and after it has stood for a while where nobody is asked', () => {
    const board = afterRound({ seats: 'human host' });
    const { steps = [] } = board.state.roundEnd ?? {};
    for (let n = 0; n < steps.length; n++) {
      expect([board.state.roundEnd?.at, waiting(board)]).toEqual([n, ['round-end']]);
      board.do({ type: 'round-on' });
    }
    expect([board.state.roundEnd, waiting(board)]).toEqual([undefined, []]);
    const own = afterRound({ seats: 'human host' });
    own.play('0:e');
    expect([own.ply, own.state.roundEnd]).toEqual([7, undefined]);
  });

  it('stands for two seconds in all, however many sentences it has', () => {
    const board = afterRound({ seats: 'human host' });
    const { steps = [] } = board.state.roundEnd ?? {};
    for (let n = 0; n < steps.length; n++) board.do({ type: 'round-on' });
    const times = board.effects.flatMap((one) =>
      one.type === 'later' && one.what === 'round-end' ? [one.ms] : [],
    );
    expect(times).toHaveLength(steps.length);
    expect(times.reduce((sum, ms) => sum + ms, 0)).toBe(Math.max(2000, 700 * steps.length));
  });

  it('ends with the reader’s next act once all is told, and its clocks with it', () => {
    const board = afterRound({ seats: 'human bot:random' });
    expect(waiting(board)).toEqual(['round-end']);
    const { steps } = board.state.roundEnd ?? { steps: [] };
    for (let n = 0; n < steps.length; n++) board.do({ type: 'round-on' });
    expect(waiting(board)).toEqual(['round-end', 'round-wait']);
    board.do({ type: 'round-read' });
    expect([board.state.roundEnd, waiting(board)]).toEqual([undefined, []]);
    board.leave();
  });
});
