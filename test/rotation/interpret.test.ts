/** Gestures as a table: what is picked up before, what the reader does, what is picked up after, and the move. */
import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.js';
import { IDLE, interpret, type Ui } from '../../src/rotation/interpret.js';
import type { Move } from '../../src/rotation/state.js';
import { puzzle } from './harness.js';

const aimed: Ui = { selected: 'c3' };
const QUARTER = Math.PI / 2;
/** On its way around c3. */
const round = (grip: string, swept: number): Ui => ({ star: 'c3', grip, swept });
const gripped = round('c2', 0);
const turn = (cell: string): Move => ({ type: 'turn', cell });
const tap = (cell: string, dense = false): Input => ({ type: 'tap', cell, dense });
const drag = (over: string | undefined): Input => ({ type: 'drag', from: 'c3', over });
const drop = (to: string | undefined): Input => ({ type: 'drop', from: 'c3', to });

const TABLE: readonly (readonly [title: string, ui: Ui, input: Input, after: Ui, move?: Move])[] = [
  ['a click turns at once', IDLE, tap('c3'), IDLE, turn('c3')],
  ['a finger on a dense board chooses first', IDLE, tap('c3', true), aimed],
  ['a second tap turns', aimed, tap('c3', true), IDLE, turn('c3')],
  ['a tap elsewhere chooses anew', aimed, tap('a1', true), { selected: 'a1' }],
  ['Enter turns around the focused cell', aimed, { type: 'act', cell: 'b2' }, IDLE, turn('b2')],
  ['what is no star is asked for all the same', IDLE, { type: 'act', cell: 'a5' }, IDLE, turn('a5')],
  ['a drag that stays on its star grips nothing', IDLE, drag('c3'), IDLE],
  ['a drag off the star grips where it comes to', IDLE, drag('c2'), gripped],
  ['a drag over its star keeps what it has gripped', gripped, drag('c3'), gripped],
  ['a drag off the board does too', gripped, drag(undefined), gripped],
  ['a drag goes round clockwise', gripped, drag('d3'), round('d3', QUARTER)],
  ['and back', round('d3', QUARTER), drag('c2'), gripped],
  ['and all the way round', round('b3', 3 * QUARTER), drag('c2'), round('c2', 4 * QUARTER)],
  ['let go further clockwise, the star turns', round('d2', QUARTER / 2), drop('d2'), IDLE, turn('c3')],
  [
    'let go where it was gripped after a whole round, it turns',
    round('c2', 4 * QUARTER),
    drop('c2'),
    IDLE,
    turn('c3'),
  ],
  ['let go the other way, nothing turns', round('b2', -QUARTER / 2), drop('b2'), IDLE],
  ['let go where it was gripped, nothing turns', gripped, drop('c2'), IDLE],
  ['let go off the board, nothing turns', round('d2', QUARTER), drop(undefined), IDLE],
  ['let go without a grip, nothing turns', IDLE, drop('c3'), IDLE],
  [
    'the button of a card plays it',
    IDLE,
    { type: 'button', name: 'card-YG' },
    IDLE,
    { type: 'card', card: 'YG' },
  ],
  ['the button done ends the turn', IDLE, { type: 'button', name: 'done' }, IDLE, { type: 'done' }],
  ['an unknown button does nothing', aimed, { type: 'button', name: 'toString' }, aimed],
  ['cancel lets go', aimed, { type: 'cancel' }, IDLE],
  ['hovering changes nothing', aimed, { type: 'hover', cell: 'a1' }, aimed],
  ['typing changes nothing', aimed, { type: 'type', cell: 'a1', key: 'x' }, aimed],
];

for (const [title, ui, input, after, move] of TABLE)
  test(title, () => {
    const view = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H');
    expect(interpret(ui, input, view)).toEqual(move ? { ui: after, move } : { ui: after });
  });
