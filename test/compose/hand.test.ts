/** Gestures on the board of a composer become taps, strokes, lines and moves of pieces. */
import { describe, expect, it } from 'vitest';
import { Hand, type Use } from '../../compose/frame/hand.js';
import type { Input } from '../../src/core/contract/input.js';

const PIECE: Use = { isPiece: true, moves: true };
const ERASER: Use = { isPiece: true };
const LINE: Use = { draws: true };
const TWO_TAPS: Use = { draws: true, begins: true };
const OTHER: Use = {};

/** A hand with a tool, over a board whose cells `b1` and `c1` hold pieces; what it does is told. */
function handWith(use: Use): {
  readonly hand: Hand;
  readonly told: string[];
  feel(...inputs: Input[]): string[];
} {
  const told: string[] = [];
  const hand = new Hand({
    use,
    isFull: (cell) => cell === 'b1' || cell === 'c1',
    tap: (cell) => told.push(`tap ${cell}`),
    stroke: (cell, isFirst) => told.push(`${isFirst ? 'begin' : 'go on'} ${cell}`),
    carry: (from, over) => told.push(`carry ${from} ${over ?? 'back'}`),
    drop: (from, to) => told.push(`drop ${from} ${to}`),
    aim: (from, to) => told.push(`aim ${from} ${to}`),
    line: (from, to) => told.push(`line ${from} ${to}`),
    type: (cell, key) => key === 'x' && told.push(`type ${cell}`) > 0,
  });
  return {
    hand,
    told,
    feel(...inputs) {
      for (const input of inputs) hand.feel(input);
      return told.splice(0);
    },
  };
}

const tap = (cell: string): Input => ({ type: 'tap', cell });
const act = (cell: string): Input => ({ type: 'act', cell });
const drag = (from: string, over: string | undefined): Input => ({ type: 'drag', from, over });
const drop = (from: string, to: string | undefined): Input => ({ type: 'drop', from, to });

describe('the hand of an author', () => {
  it.each([PIECE, ERASER, LINE, OTHER])('taps a cell, by pointer or by Enter: %o', (use) => {
    expect(handWith(use).feel(tap('a1'), act('b1'))).toEqual(['tap a1', 'tap b1']);
  });

  it('draws a mouse with a piece over cells, from the cell that was pressed', () => {
    const { feel } = handWith(PIECE);
    expect(feel(drag('a1', 'a2'), drag('a1', undefined), drag('a1', 'a3'), drop('a1', 'a3'))).toEqual([
      'begin a1',
      'go on a2',
      'go on a3',
    ]);
  });

  it('begins a line only where its tool can begin one: elsewhere a tap is a tap, and a drag nothing', () => {
    const { hand, feel } = handWith({ draws: true, begins: true, starts: (cell) => cell === 'b1' });
    expect(feel(tap('a1'), tap('b1'), tap('a1'))).toEqual(['tap a1', 'aim b1 b1', 'aim b1 a1', 'line b1 a1']);
    expect(feel(drag('a1', 'a2'), drop('a1', 'a2'))).toEqual([]);
    expect(feel(drag('b1', 'a2'), drop('b1', 'a2'))).toEqual(['aim b1 a2', 'line b1 a2']);
    hand.moveTo('a1', 'a2', true);
    expect(hand.line).toBeUndefined();
    expect([hand.drags('a1', true), hand.drags('b1', true)]).toEqual([false, true]);
  });

  it('carries a piece, and drops it on another cell alone', () => {
    const { feel } = handWith(PIECE);
    expect(feel(drag('b1', 'a1'), drop('b1', 'a1'))).toEqual(['carry b1 a1', 'carry b1 back', 'drop b1 a1']);
    expect(feel(drag('b1', 'a1'), drag('b1', 'b1'), drop('b1', 'b1'))).toEqual([
      'carry b1 a1',
      'carry b1 b1',
      'carry b1 back',
    ]);
    expect(feel(drag('b1', 'a1'), drag('b1', undefined), drop('b1', undefined))).toEqual([
      'carry b1 a1',
      'carry b1 back',
      'carry b1 back',
    ]);
  });

  it('draws over a full cell with a tool that moves nothing', () => {
    expect(handWith(ERASER).feel(drag('b1', 'c1'), drop('b1', 'c1'))).toEqual(['begin b1', 'go on c1']);
  });

  it('takes a press that shakes within its cell for a tap', () => {
    for (const use of [PIECE, LINE]) expect(handWith(use).feel(drop('b1', 'b1'))).toEqual(['tap b1']);
    expect(handWith(TWO_TAPS).feel(drop('b1', 'b1'), drop('c1', 'c1'))).toEqual([
      'aim b1 b1',
      'aim b1 c1',
      'line b1 c1',
    ]);
  });

  it('draws a line by a drag; beside the board, and where it began, none is made', () => {
    const { hand, feel } = handWith(LINE);
    expect(feel(drag('a1', 'b1'), drag('a1', 'c1'))).toEqual(['aim a1 b1', 'aim a1 c1']);
    expect(hand.line).toEqual({ from: 'a1', to: 'c1' });
    expect(feel(drop('a1', 'c1'))).toEqual(['line a1 c1']);
    expect(feel(drag('a1', 'b1'), drop('a1', undefined))).toEqual(['aim a1 b1']);
    expect(feel(drag('a1', 'b1'), drag('a1', 'a1'), drop('a1', 'a1'))).toEqual(['aim a1 b1', 'aim a1 a1']);
    expect(hand.line).toBeUndefined();
  });

  it('draws a line by two taps; on the same cell the second calls it off', () => {
    const { hand, feel } = handWith(TWO_TAPS);
    expect(feel(tap('a1'), tap('c1'))).toEqual(['aim a1 a1', 'aim a1 c1', 'line a1 c1']);
    expect(feel(tap('a1'), tap('a1'))).toEqual(['aim a1 a1', 'aim a1 a1']);
    expect(hand.line).toBeUndefined();
    expect(feel(act('a1'), act('a1'))).toEqual(['aim a1 a1']);
  });

  it('draws a line by keys, with Shift whatever the tool is, and goes on without', () => {
    const { hand, told, feel } = handWith(PIECE);
    hand.moveTo('a1', 'b1', false);
    expect(told).toEqual([]);
    hand.moveTo('a1', 'b1', true);
    hand.moveTo('b1', 'c1', false);
    expect(feel(act('c1'))).toEqual(['aim a1 b1', 'aim a1 c1', 'line a1 c1']);
  });

  it('ends a line where the tool snaps it to', () => {
    const { hand, feel } = handWith({ ...LINE, snap: (from) => `${from[0]}9` });
    expect(feel(drag('a1', 'c5'))).toEqual(['aim a1 a9']);
    expect(hand.line).toEqual({ from: 'a1', to: 'a9' });
    expect(feel(drop('a1', 'c5'))).toEqual(['line a1 a9']);
  });

  it('calls a line off by Escape, which means nothing without one', () => {
    const { hand, feel } = handWith(TWO_TAPS);
    feel(tap('a1'));
    expect(hand.feel({ type: 'cancel' })).toBe(true);
    expect(hand.line).toBeUndefined();
    expect(hand.feel({ type: 'cancel' })).toBe(false);
  });

  it('leaves keys alone that mean nothing', () => {
    const { hand } = handWith(PIECE);
    expect(hand.feel({ type: 'type', cell: 'a1', key: 'x' })).toBe(true);
    expect(hand.feel({ type: 'type', cell: 'a1', key: 'q' })).toBe(false);
  });

  it('lets a finger move the page where there is nothing to drag', () => {
    const dragged = (use: Use, cell: string): boolean[] =>
      [false, true].map((isFinger) => handWith(use).hand.drags(cell, isFinger));
    expect(dragged(PIECE, 'a1')).toEqual([true, false]);
    expect(dragged(PIECE, 'b1')).toEqual([true, true]);
    expect(dragged(ERASER, 'b1')).toEqual([true, false]);
    expect(dragged(LINE, 'a1')).toEqual([true, true]);
    expect(dragged(OTHER, 'b1')).toEqual([false, false]);
  });
});
