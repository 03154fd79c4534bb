/** Gestures as a table: what is picked up before, what the reader does, what is picked up after, and the move. */
import { expect, test } from 'vitest';
import type { Input } from '../../src/core/contract/input.js';
import { drags, IDLE, interpret, type Ui } from '../../src/rotation/interpret.js';
import type { Move } from '../../src/rotation/state.js';
import { puzzle } from './harness.js';

const chosen: Ui = { selected: 'c3' };
const QUARTER = Math.PI / 2;
/** On its way around c3. */
const round = (grip: string, swept: number): Ui => ({ star: 'c3', grip, swept });
const gripped = round('c2', 0);
const turn = (cell: string): Move => ({ type: 'rotate', cell });
const click = (cell: string): Input => ({ type: 'tap', cell });
const tap = (cell: string, dense = false): Input => ({ type: 'tap', cell, finger: true, dense });
const drag = (over: string | undefined): Input => ({ type: 'drag', from: 'c3', over });
const drop = (to: string | undefined, from = 'c3'): Input => ({ type: 'drop', from, to });
const fingerDrag = (from: string, over: string): Input => ({ type: 'drag', from, over, finger: true });

const TABLE: readonly (readonly [title: string, ui: Ui, input: Input, after: Ui, move?: Move])[] = [
  ['a click turns at once', IDLE, click('c3'), IDLE, turn('c3')],
  ['a click turns what it is on, whatever a finger has chosen', chosen, click('a3'), IDLE, turn('a3')],
  ['a finger’s first tap on a star chooses it', IDLE, tap('c3'), chosen],
  ['its second tap turns', chosen, tap('c3'), IDLE, turn('c3')],
  ['its tap on another star chooses that one', chosen, tap('d3'), { selected: 'd3' }],
  ['its tap on what cannot turn lets go', chosen, tap('a3'), IDLE],
  [
    'where nothing is chosen that is asked for, so that the rules say why not',
    IDLE,
    tap('a3'),
    IDLE,
    turn('a3'),
  ],
  ['on a dense board it aims at whatever it has touched', chosen, tap('a1', true), { selected: 'a1' }],
  ['and a second tap there asks for it', { selected: 'a1' }, tap('a1', true), IDLE, turn('a1')],
  ['Enter turns around the focused cell', chosen, { type: 'act', cell: 'b2' }, IDLE, turn('b2')],
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
  ['a finger grips the ring that it begins on', chosen, fingerDrag('c2', 'c2'), { ...chosen, ...gripped }],
  [
    'and goes round the star that it has chosen',
    { ...chosen, ...gripped },
    fingerDrag('c2', 'd3'),
    { ...chosen, ...round('d3', QUARTER) },
  ],
  [
    'let go further clockwise, that star turns',
    { ...chosen, ...round('d3', QUARTER) },
    drop('d3', 'c2'),
    IDLE,
    turn('c3'),
  ],
  [
    'let go the other way it is still chosen',
    { ...chosen, ...round('b3', -QUARTER) },
    drop('b3', 'c2'),
    chosen,
  ],
  ['a finger that has chosen no star drags nothing', IDLE, fingerDrag('c3', 'c2'), IDLE],
  [
    'the button of a card plays it',
    IDLE,
    { type: 'button', name: 'card-YG' },
    IDLE,
    { type: 'card', card: 'YG' },
  ],
  ['the button Rotate rotates the chosen star', chosen, { type: 'button', name: 'rotate' }, IDLE, turn('c3')],
  ['the button Rotate does nothing where no star is chosen', IDLE, { type: 'button', name: 'rotate' }, IDLE],
  ['the button done ends the turn', IDLE, { type: 'button', name: 'done' }, IDLE, { type: 'done' }],
  ['an unknown button does nothing', chosen, { type: 'button', name: 'toString' }, chosen],
  ['cancel lets go', chosen, { type: 'cancel' }, IDLE],
  ['hovering changes nothing', chosen, { type: 'hover', cell: 'a1' }, chosen],
  ['typing changes nothing', chosen, { type: 'type', cell: 'a1', key: 'x' }, chosen],
];

for (const [title, ui, input, after, move] of TABLE)
  test(title, () => {
    const view = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H');
    expect(interpret(view, input, ui)).toEqual(move ? { ui: after, move } : { ui: after });
  });

test('a mouse picks up any star that can rotate, a finger what lies on the rings of the star that it has chosen', () => {
  const view = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H');
  const cells = [...'abcde'].flatMap((column) => [...'12345'].map((row) => column + row));
  const under = (ui: Ui, isFinger: boolean): string[] =>
    cells.filter((cell) => drags(view, cell, ui, isFinger));
  const stars = ['a5', 'b1', 'c3', 'd3', 'e2', 'e3'];
  expect(under(IDLE, false)).toEqual(stars);
  expect(under(chosen, false)).toEqual(stars);
  expect(under(IDLE, true)).toEqual([]);
  expect(under({ selected: 'a3' }, true)).toEqual([]);
  expect(under(chosen, true)).toEqual(cells.filter((cell) => cell !== 'c3'));
});
