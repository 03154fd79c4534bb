import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/core/contract/input.js';
import { IDLE, interpret, type Ui } from '../../src/star/interpret.js';
import type { Move } from '../../src/star/state.js';
import { play, start } from './harness.js';

const view = play(start(), 'S31');
const picked: Ui = { selected: 'T20' };
const place = (node: string): Move => ({ type: 'place', node });
const tap = (cell: string, dense = false): Input => ({ type: 'tap', cell, dense });

const TABLE: readonly (readonly [title: string, ui: Ui, input: Input, after: Ui, move?: Move])[] = [
  ['a click places at once', IDLE, tap('T20'), IDLE, place('T20')],
  ['a tap without word of density places at once', IDLE, { type: 'tap', cell: 'T20' }, IDLE, place('T20')],
  ['a finger on a dense board chooses first', IDLE, tap('T20', true), picked],
  ['a second tap on the same cell places', picked, tap('T20', true), IDLE, place('T20')],
  ['a second tap elsewhere chooses anew', picked, tap('A41', true), { selected: 'A41' }],
  ['a click forgets what a finger chose', picked, tap('A41'), IDLE, place('A41')],
  ['Enter places on the focused cell', picked, { type: 'act', cell: 'A41' }, IDLE, place('A41')],
  ['a taken cell is asked for all the same', IDLE, { type: 'act', cell: 'S31' }, IDLE, place('S31')],
  ['the button swap takes over', IDLE, { type: 'button', name: 'swap' }, IDLE, { type: 'swap' }],
  ['the button count proposes', picked, { type: 'button', name: 'count' }, IDLE, { type: 'count' }],
  ['the button accept agrees', IDLE, { type: 'button', name: 'accept' }, IDLE, { type: 'accept' }],
  ['the button resign resigns', IDLE, { type: 'button', name: 'resign' }, IDLE, { type: 'resign' }],
  ['an unknown button does nothing', picked, { type: 'button', name: 'toString' }, picked],
  ['cancel lets go', picked, { type: 'cancel' }, IDLE],
  ['hovering changes nothing', picked, { type: 'hover', cell: 'A41' }, picked],
  ['nothing is dragged', picked, { type: 'drag', from: 'S31', over: 'A41' }, picked],
  ['nothing is dropped', picked, { type: 'drop', from: 'S31', to: 'A41' }, picked],
  ['letters mean nothing', picked, { type: 'type', cell: 'A41', key: 's' }, picked],
];

describe('gestures', () => {
  for (const [title, ui, input, after, move] of TABLE) {
    it(title, () => expect(interpret(view, input, ui)).toEqual(move ? { ui: after, move } : { ui: after }));
  }
});
