/** A game with secrets: what the page, a viewer and the next one are told. */
import { expect, describe, it } from 'vitest';
import { Session } from '../../src/core/session/session.js';
import type {
  GameChangeEvent,
  HintGivenEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
} from '../../src/ui/contract/events.js';
import { hands } from '../games/hands/game.js';
import { slice } from '../games/hands/element/hands-board.js';
import { StoreBoard } from '../store-board.js';

const start = (attributes: Readonly<Record<string, unknown>>): StoreBoard =>
  new StoreBoard(slice, attributes);

describe('a hidden game', () => {
  it('with several people at one screen tells the next one to take it, and shows nobody’s cards before', () => {
    const board = start({ seed: 5 });
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([0, 'public']);
    board.do({ type: 'hand', seat: 0 });
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([undefined, 0]);
    board.play('draw');
    board.update();
    expect([board.state.nextAtScreen, board.state.viewer]).toEqual([1, 'public']);
    expect(board.said.at(-1)).toMatch(/^North draws[^.]*\. East to play\. Pass the screen to East\.$/);
  });

  it('keeps its seed and the other hands out of records, settings and events', async () => {
    const board = start({ seats: 'human bot:random', botPace: 0 });
    expect(board.state.settings.get('seed')).toBe(undefined);
    board.play('draw');
    await board.settled();
    expect(board.record).toMatch(/^hands\/2 view=0 from=/);
    const seed = /seed=(\d+)/.exec(board.save('all'))?.[1];
    expect(seed).toBeDefined();
    for (const told of [board.record, board.position, board.save('public')])
      expect(told).not.toMatch(new RegExp(`\\b${seed}\\b`));
    const { snapshot } = board.last<GameChangeEvent>('game-change');
    expect((snapshot.view as { hands: unknown[] }).hands[1]).toBe(null);
  });

  it('shows a viewer’s record and does not play on from it', () => {
    const { record } = start({ seats: 'human bot:random', seed: 3 });
    const board = start({ record });
    expect(board.record).toBe(record);
    expect(board.play('draw')).toMatchObject({ ok: false, error: { code: 'session/shown-only' } });
  });

  it('tells the page of a reader’s own move before it is played', () => {
    const board = start({ seats: 'human host', seed: 5 });
    board.do({ type: 'input', input: { type: 'tap', cell: 'deck' } });
    expect(board.types[0]).toBe('move-request');
    expect(board.last<MoveRequestEvent>('move-request').text).toBe('draw');
    expect(board.undo()).toMatchObject({ ok: false, error: { code: 'session/sealed' } });
  });

  it('tells of another seat’s refused move, and why, only whoever sent it', () => {
    const board = start({ seats: 'human host', seed: 5 });
    expect(board.play('draw').ok).toBe(true);
    board.update();
    const said = [...board.said];
    const [held] = new Session(hands, { players: 2 }, 5).state.hands[0] as string[];
    expect(board.play(held as string, { seat: 1 })).toMatchObject({
      ok: false,
      error: { code: 'hands/no-card' },
    });
    board.update();
    expect([board.said, board.notes]).toEqual([said, []]);
    expect(board.effects.map(({ type }) => type)).not.toContain('show-refusal');
    const { code, refusal, sentence } = board.last<MoveRefusedEvent>('move-refused');
    expect(refusal).toEqual({ code: 'session/refused' });
    expect([code, sentence]).toEqual(['session/refused', 'This move is not possible.']);
  });

  it('tells the page why the viewer’s own move is refused that it sends, and the reader nothing', () => {
    const board = start({ seats: 'human host', seed: 5 });
    const said = [...board.said];
    expect(board.play('pass')).toMatchObject({ ok: false, error: { code: 'hands/draw-first' } });
    board.update();
    expect([board.notes, board.said]).toEqual([[], said]);
    const { code, sentence } = board.last<MoveRefusedEvent>('move-refused');
    expect(code).toBe('hands/draw-first');
    expect(sentence).toContain('nothing to draw');
  });

  it('says nothing to the next viewer of what the one before has heard', () => {
    const board = start({ viewer: '0', seats: 'human host', seed: 5 });
    board.play('draw');
    board.update();
    expect(board.said.join()).toMatch(/North draws \S+\./);
    board.set({ viewer: '1' });
    board.update();
    expect(board.said).toEqual([]);
  });

  it('gives a hint from what the reader knows, and says it', async () => {
    const board = start({ seats: 'human host', seed: 5 });
    await board.bots.advise();
    const { text } = board.last<HintGivenEvent>('hint-given');
    expect(board.said.at(-1)).toBe(`Hint: ${text}.`);
  });
});
