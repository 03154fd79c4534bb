/**
 * Gestures as a table: who is at the screen, what is asked before, what the reader does, what is asked after, and the
 * move.
 */
import { describe, expect, it, test } from 'vitest';
import { IDLE, interpret, moverOf, type Ui } from '../../src/constellation/interpret.js';
import type { Move } from '../../src/constellation/state.js';
import type { Input } from '../../src/core/contract/input.js';
import { grid, play, standing, start } from './harness.js';

const map = grid(4, 3, { '30': 'cluster' });
const state = standing(['00 10', '20 02'], { map, members: [2] });
const guarded = standing(['00 10', '20 30'], { map });

const tap = (cell: string, dense = false): Input => ({ type: 'tap', cell, dense });
const button = (name: string): Input => ({ type: 'button', name });
const claim = (star: string, member = 0): Move => ({ type: 'claim', member, star });
const steal = (star: string, member = 0): Move => ({ type: 'steal', member, star });
const asked: Ui = { selected: '20' };
const ben: Ui = { chosen: { team: 1, member: 1 } };

const TABLE: readonly (readonly [title: string, ui: Ui, input: Input, after: Ui, move?: Move])[] = [
  ['a click claims a free star at once', IDLE, tap('11'), IDLE, claim('11')],
  ['a finger on a dense board chooses first', IDLE, tap('11', true), { selected: '11' }],
  ['a second tap claims', { selected: '11' }, tap('11', true), IDLE, claim('11')],
  ['Enter claims', IDLE, { type: 'act', cell: '11' }, IDLE, claim('11')],
  ['an own star is asked for, so that the rules can say why not', IDLE, tap('00'), IDLE, claim('00')],
  ['a click on another team’s star asks first', IDLE, tap('20'), asked],
  ['a second click on it steals', asked, tap('20'), IDLE, steal('20')],
  ['Enter twice steals', asked, { type: 'act', cell: '20' }, IDLE, steal('20')],
  ['the button steals', asked, button('steal'), IDLE, steal('20')],
  ['the button that clears does the same', asked, button('clear'), IDLE, steal('20')],
  ['a click elsewhere claims there and asks no more', asked, tap('11'), IDLE, claim('11')],
  ['a click on yet another’s star asks about that', asked, tap('02'), { selected: '02' }],
  ['cancel asks no more', asked, { type: 'cancel' }, IDLE],
  ['the button beside it as well', asked, button('cancel'), IDLE],
  ['cancel without a question changes nothing', IDLE, { type: 'cancel' }, IDLE],
  ['pass gives up the moves of who moves', IDLE, button('pass'), IDLE, { type: 'pass', member: 0 }],
  ['a button chooses who moves', IDLE, button('who-1-1'), ben],
  ['who is chosen moves', ben, tap('11'), ben, claim('11', 1)],
  ['what is theirs for one is own for the other', ben, tap('20'), ben, claim('20', 1)],
  ['who is chosen steals', { ...ben, selected: '10' }, tap('10'), ben, steal('10', 1)],
  ['an unknown button does nothing', asked, button('toString'), asked],
  ['hovering changes nothing', asked, { type: 'hover', cell: '11' }, asked],
];

for (const [title, ui, input, after, move] of TABLE)
  test(title, () => {
    expect(interpret(state, input, ui, [0, 1])).toEqual(move ? { ui: after, move } : { ui: after });
  });

test('a steal that is refused anyway is not asked about', () => {
  expect(interpret(guarded, tap('20'), IDLE, [0])).toEqual({ ui: IDLE, move: steal('20') });
});

test('C5: in the HQ phase a click places', () => {
  expect(interpret(start(), tap('a2'), IDLE, [0, 1])).toEqual({ ui: IDLE, move: { type: 'hq', star: 'a2' } });
});

test('where nobody at the screen can act a click asks all the same', () => {
  expect(interpret(state, tap('11'), IDLE, [])).toEqual({ ui: IDLE, move: claim('11') });
});

describe('who moves next at one screen', () => {
  it('the team with most moves left, so that teams take turns, and of it the member with most', () => {
    const order: string[] = [];
    let now = state;
    for (const star of ['01', '11', '21', '31']) {
      const { team, member } = moverOf(now, [0, 1], IDLE) ?? { team: -1, member: -1 };
      order.push(`${team}.${member}`);
      now = play(now, `${team}:${member}.${star}`);
    }
    expect(order).toEqual(['0.0', '1.0', '0.1', '1.1']);
  });

  it('another team begins the next round', () => {
    expect(moverOf(play(state, 'host:end'), [0, 1], IDLE)?.team).toBe(1);
  });

  it('only teams at this screen', () => {
    expect(moverOf(state, [1], IDLE)?.team).toBe(1);
    expect(moverOf(state, [], IDLE)).toBeUndefined();
    expect(moverOf(start(), [1], IDLE)).toBeUndefined();
  });

  it('who was chosen, until out of moves', () => {
    const used = play(state, '1:1.01 1:1.11');
    expect(moverOf(used, [0, 1], ben)).toEqual({ team: 1, member: 1 });
    expect(moverOf(play(used, '1:1.21'), [0, 1], ben)).toEqual({ team: 0, member: 0 });
  });
});
