import { describe, expect, it, test } from 'vitest';
import type { Input } from '../../src/core/contract/input.js';
import type { Seat } from '../../src/core/contract/rules.js';
import { IDLE, interpret, type Ui } from '../../src/space-crack/interpret.js';
import type { Move } from '../../src/space-crack/state.js';
import { map } from './harness.js';

const state = map({ 2: '5A7', 4: '5B4', 5: '5A', 6: '5B5', 3: '5A2' }, 'crack=9,9');

const tap = (cell: string): Input => ({ type: 'tap', cell });
const finger = (cell: string, dense: boolean): Input => ({ type: 'tap', cell, dense });
const go = (from: number, to: number): Move => ({ type: 'move', from, to });

const rows: readonly [string, Ui, Input, Ui, Move?][] = [
  ['a tap chooses a ship', IDLE, tap('2'), { selected: '2' }],
  ['Enter chooses a ship', IDLE, { type: 'act', cell: '2' }, { selected: '2' }],
  ['a tap chooses a planet to build at', IDLE, tap('5'), { selected: '5' }],
  ['a tap chooses another’s planet to look at', IDLE, tap('4'), { selected: '4' }],
  ['a second tap lets go', { selected: '2' }, tap('2'), IDLE],
  ['Escape lets go', { selected: '2' }, { type: 'cancel' }, IDLE],
  ['a tap on a neighbour sends the ship', { selected: '2' }, tap('4'), IDLE, go(2, 4)],
  ['a tap on an own neighbour sends it too', { selected: '2' }, tap('5'), IDLE, go(2, 5)],
  ['Enter on a neighbour sends the ship', { selected: '2' }, { type: 'act', cell: '1' }, IDLE, go(2, 1)],
  ['a tap on an own planet further off chooses that', { selected: '2' }, tap('3'), { selected: '3' }],
  [
    'a tap further off asks, so that the rules can say why not',
    { selected: '2' },
    tap('6'),
    { selected: '2' },
    go(2, 6),
  ],
  ['from another’s planet a tap chooses anew', { selected: '4' }, tap('1'), { selected: '1' }],
  ['from a planet without a ship a tap chooses anew', { selected: '5' }, tap('4'), { selected: '4' }],
  ['a finger that can aim sends the ship', { selected: '2' }, finger('4', false), IDLE, go(2, 4)],
  ['a finger on a dense map aims first', { selected: '2' }, finger('4', true), { selected: '2', aim: '4' }],
  ['and sends with a second tap', { selected: '2', aim: '4' }, finger('4', true), IDLE, go(2, 4)],
  ['a drag shows where it leads', IDLE, { type: 'drag', from: '2', over: '4' }, { selected: '2', aim: '4' }],
  ['a drag back home leads nowhere', IDLE, { type: 'drag', from: '2', over: '2' }, { selected: '2' }],
  [
    'a drop sends the ship',
    { selected: '2', aim: '4' },
    { type: 'drop', from: '2', to: '4' },
    IDLE,
    go(2, 4),
  ],
  ['a drop at home lets go', { selected: '2' }, { type: 'drop', from: '2', to: '2' }, IDLE],
  ['a drop beside the map lets go', { selected: '2' }, { type: 'drop', from: '2', to: undefined }, IDLE],
  [
    'the button builds at the chosen planet',
    { selected: '5' },
    { type: 'button', name: 'build' },
    IDLE,
    { type: 'build', planet: 5 },
  ],
  ['the button without a planet does nothing', IDLE, { type: 'button', name: 'build' }, IDLE],
  [
    'B builds at the focused planet',
    IDLE,
    { type: 'type', cell: '5', key: 'B' },
    IDLE,
    { type: 'build', planet: 5 },
  ],
  ['the button ends the turn', { selected: '5' }, { type: 'button', name: 'end' }, IDLE, { type: 'end' }],
  ['E ends the turn', IDLE, { type: 'type', cell: '5', key: 'e' }, IDLE, { type: 'end' }],
  ['another button is none of its', { selected: '5' }, { type: 'button', name: 'else' }, { selected: '5' }],
  [
    'resting over a planet changes nothing',
    { selected: '5' },
    { type: 'hover', cell: '4' },
    { selected: '5' },
  ],
];

describe('a gesture', () => {
  it.each(rows)('%s', (_, ui, input, then, move) => {
    const meant = interpret(state, input, ui, [0]);
    expect([meant.ui, meant.move]).toEqual([then, move]);
  });
});

describe('P13: where several people share a screen, the ship of one who waits', () => {
  it.each<[string, Ui, Input, object]>([
    ['is asked for by a tap', IDLE, tap('4'), { ui: { selected: '4' }, move: go(4, 4), by: 1 }],
    [
      'is asked for by Enter',
      IDLE,
      { type: 'act', cell: '4' },
      { ui: { selected: '4' }, move: go(4, 4), by: 1 },
    ],
    ['is let go by a second tap', { selected: '4' }, tap('4'), { ui: IDLE }],
    ['is attacked with a ship in hand', { selected: '2' }, tap('4'), { ui: IDLE, move: go(2, 4), by: 0 }],
    ['is none of a planet without one', IDLE, tap('7'), { ui: { selected: '7' } }],
    ['is not the ship of who acts', IDLE, tap('2'), { ui: { selected: '2' } }],
  ])('%s', (_, ui, input, meant) => {
    const shared = map({ 2: '5A7', 4: '5B4', 7: '5B' });
    expect(interpret(shared, input, ui, [0], [0, 1])).toEqual(meant);
  });
});

test('what means nothing leaves the very same, so that Escape is the page’s', () => {
  expect(interpret(state, { type: 'cancel' }, IDLE, [0]).ui).toBe(IDLE);
});

describe('P7: in free order', () => {
  const free = map({ 2: '5A7', 4: '5B4', 5: '5A', 6: '5B', 3: '5C4' }, 'order=free;seats=3;crack=9,9,9');
  const type = (key: string, cell: string): Input => ({ type: 'type', key, cell });
  const end: Move = { type: 'end' };
  const build: Move = { type: 'build', planet: 6 };

  it.each<[string, Ui, Input, object, (readonly Seat[])?]>([
    ['a ship acts as its owner', { selected: '4' }, tap('1'), { ui: IDLE, move: go(4, 1), by: 1 }],
    ['and another’s too', { selected: '2' }, tap('1'), { ui: IDLE, move: go(2, 1), by: 0 }],
    [
      'a ship is dragged by its owner',
      IDLE,
      { type: 'drop', from: '4', to: '1' },
      { ui: IDLE, move: go(4, 1), by: 1 },
    ],
    [
      'the owner builds',
      { selected: '6' },
      { type: 'button', name: 'build' },
      { ui: IDLE, move: build, by: 1 },
    ],
    ['the owner builds by key', IDLE, type('b', '6'), { ui: IDLE, move: build, by: 1 }],
    [
      'a button of each ends the turn',
      IDLE,
      { type: 'button', name: 'end-1' },
      { ui: IDLE, move: end, by: 1 },
    ],
    ['E ends the turn of the planet’s owner', IDLE, type('e', '6'), { ui: IDLE, move: end, by: 1 }],
    ['E at nobody’s planet ends no turn', IDLE, type('e', '1'), { ui: IDLE }],
    ['E at a bot’s planet ends no turn', IDLE, type('e', '3'), { ui: IDLE }],
    ['a bot’s ship is only looked at', { selected: '3' }, tap('1'), { ui: { selected: '1' } }],
    ['one that is left alone ends its turn anywhere', IDLE, type('e', '1'), { ui: IDLE, move: end }, [1]],
  ])('%s', (_, ui, input, meant, acting = [0, 1]) => {
    expect(interpret(free, input, ui, acting)).toEqual(meant);
  });
});
