/**
 * Gestures as a table: what is picked up before, what the reader does, what is picked up after, and the move.
 * To replace: the rows.
 */
import { expect, test } from 'vitest';
import type { Input } from '../../../src/core/input.js';
import { IDLE, interpret, type Ui } from '../interpret.js';
import type { Move } from '../state.js';
import { position } from './harness.js';

const picked: Ui = { selected: '13' };
const out = (star: number): Move => ({ type: 'out', star });
const tap = (cell: string, dense = false): Input => ({ type: 'tap', cell, dense });

const TABLE: readonly (readonly [title: string, ui: Ui, input: Input, after: Ui, move?: Move])[] = [
  ['a click puts out at once', IDLE, tap('13'), IDLE, out(13)],
  ['a finger on a small screen chooses first', IDLE, tap('13', true), picked],
  ['a second tap puts out', picked, tap('13', true), IDLE, out(13)],
  ['Enter puts out from the focused star on', picked, { type: 'act', cell: '12' }, IDLE, out(12)],
  ['a star that is out is asked for all the same', IDLE, { type: 'act', cell: '15' }, IDLE, out(15)],
  ['the button of two puts out two', IDLE, { type: 'button', name: 'out-2' }, IDLE, out(13)],
  ['an unknown button does nothing', picked, { type: 'button', name: 'toString' }, picked],
  ['cancel lets go', picked, { type: 'cancel' }, IDLE],
  ['hovering changes nothing', picked, { type: 'hover', cell: '12' }, picked],
];

for (const [title, ui, input, after, move] of TABLE)
  test(title, () => {
    expect(interpret(ui, input, position('left=14'))).toEqual(move ? { ui: after, move } : { ui: after });
  });
