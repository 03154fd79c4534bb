import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { draftOf, IDLE, interpret, type Ui } from '../../src/bugcatcher/interpret.js';
import type { Move, View } from '../../src/bugcatcher/state.js';
import type { Input } from '../../src/core/contract/input.js';
import { act, position, rules, start } from './harness.js';

/** Seat 0 has its border node on C1-BR and its central node on C3. */
const STATE = position(
  'players=2;seed=7;shown=Marching_Ant,Water_Strider,Zigzag_Moth,Sleepy_Snail,Sea_Horse;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3',
);
const VIEW = bugcatcher.view(STATE, 0);

const tap = (cell: string): Input => ({ type: 'tap', cell });
const key = (letter: string): Input => ({ type: 'type', cell: 'A1', key: letter });
const press = (name: string): Input => ({ type: 'button', name });
const CANCEL: Input = { type: 'cancel' };

/** The draft after a line of gestures, and the moves that were meant. */
function feel(inputs: readonly Input[], view: View = VIEW): { ui: Ui; moves: Move[] } {
  const moves: Move[] = [];
  let ui = IDLE;
  for (const input of inputs) {
    const meant = interpret(view, input, ui);
    ui = meant.ui;
    if (meant.move) moves.push(meant.move);
  }
  return { ui: draftOf(ui, view), moves };
}

const keys = (letters: string): Input[] => [...letters].map(key);

describe('a program', () => {
  it.each<[string, readonly Input[], string]>([
    ['is written by tapping beside a node', [tap('C2-BR')], 'D'],
    ['goes on from where the path ends', [tap('C2-BR'), tap('B2-BR'), tap('B3')], 'DLl'],
    ['goes straight on to a place further away', [tap('C4-BR'), tap('E3')], 'DDDrr'],
    ['goes up or down first where the way has a corner', [tap('D3-BR'), tap('D4')], 'DDRdr'],
    ['is not written by a tap on where the path ends', [tap('C2-BR'), tap('C2-BR')], 'D'],
    ['is written by Enter', [{ type: 'act', cell: 'C2-BR' }], 'D'],
    ['is typed as the seed writes it', keys('bdblclbdswapblcd'), 'DLlDsLd'],
    ['is typed with one letter for several steps', keys('bdlcud'), 'DLud'],
    ['takes capitals', keys('CL'), 'l'],
    ['swaps by letter, by word and for a garnet', keys('sgswap'), 'sg'],
    ['swaps by button', [press('swap'), press('swap')], 'ss'],
    ['pays its last swap with a garnet', [press('swap'), press('pay')], 'g'],
    ['pays it with energy again', [press('swap'), press('pay'), press('pay')], 's'],
    ['pays for no swap but the last entry', [...keys('sbd'), press('pay')], 'sD'],
    ['has no second garnet to pay with', [...keys('gbds'), press('pay')], 'gDs'],
    ['loses its last entry to Backspace', [...keys('bdlcu'), CANCEL, CANCEL], 'D'],
    ['is cleared', [...keys('bdl'), press('clear')], ''],
    ['loses a chosen entry', [...keys('bdlcu'), press('pick-0'), press('drop')], 'Lu'],
    ['is put in another order', [...keys('bdcu'), press('pick-1'), press('earlier')], 'uD'],
    ['goes no earlier than its first entry', [...keys('bd'), press('pick-0'), press('earlier')], 'D'],
    ['comes from text', [press('text BD, CL swap')], 'Dls'],
    ['comes from text as far as that is one', [press('text BD CL XX BD')], 'Dl'],
    ['comes from a hint', [press('draft BD.CL+2')], 'Dl'],
  ])('%s', (_, inputs, program) => {
    const { ui, moves } = feel(inputs);
    expect([ui.program, moves]).toEqual([program, []]);
  });

  it('is submitted with the missions ticked', () => {
    const { moves } = feel([
      ...keys('bd'),
      press('take-5'),
      press('take-3'),
      press('take-7'),
      press('take-7'),
      press('commit'),
    ]);
    expect(moves).toEqual([{ type: 'submit', program: 'D', accepted: [3, 5] }]);
  });

  it('is left as it is where the way to a place takes more than the energy, and it is said how far that is', () => {
    const { ui, moves } = feel([tap('D3-BR'), tap('F5')]);
    expect([ui.program, moves]).toEqual(['DDR', []]);
    expect(interpret(VIEW, tap('F5'), ui).refusal).toEqual({
      code: 'bugcatcher/far',
      rule: 'B5',
      facts: { cell: 'F5', steps: 5, left: 4 },
    });
  });

  it('is left as it is by a tap where the node is, and it is said what to tap', () => {
    const { ui, moves } = feel([tap('C3')]);
    expect([ui.program, moves]).toEqual(['', []]);
    expect(interpret(VIEW, tap('C3'), ui).refusal).toEqual({
      code: 'bugcatcher/here',
      rule: 'B5',
      facts: { cell: 'C3', node: 'C' },
    });
  });

  it('keeps what is typed while it is no program, and drops it for the next tap', () => {
    expect(feel([press('text BD C')]).ui).toMatchObject({ program: 'D', text: 'BD C' });
    expect(feel([press('text BD C'), tap('B2-BR')]).ui).toMatchObject({ program: 'DL', text: undefined });
  });

  it('lets go of a chosen entry before it takes one back', () => {
    expect(feel([...keys('bd'), press('pick-0'), CANCEL]).ui).toMatchObject({
      program: 'D',
      chosen: undefined,
    });
  });
});

describe('what the rules would refuse is asked for at once, so that they say why', () => {
  it.each<[string, readonly Input[], string, string]>([
    ['a step off the board', [...keys('bu'), key('u')], 'U', 'bugcatcher/off-board'],
    ['too much energy', [...keys('sssssss'), key('s')], 'sssssss', 'bugcatcher/energy'],
    ['a second garnet swap', keys('gg'), 'g', 'bugcatcher/garnet-swap-once'],
    [
      'an order that leads off the board',
      [...keys('bduu'), press('pick-0'), press('later'), press('later')],
      'UDU',
      'bugcatcher/off-board',
    ],
  ])('%s', (_, inputs, program, code) => {
    const { ui, moves } = feel(inputs);
    expect(ui.program).toBe(program);
    expect(moves).toHaveLength(1);
    expect(rules.refuse(STATE, 0, moves[0] as Move)?.code).toBe(code);
  });

  it('whoever has submitted and goes on', () => {
    const next = rules.play(STATE, 0, act(STATE, 0, 'BD')).state;
    const { moves } = feel([tap('C2-BR')], bugcatcher.view(next, 0));
    expect(rules.refuse(next, 0, moves[0] as Move)?.code).toBe('bugcatcher/submitted');
  });
});

describe('a draft', () => {
  it('belongs to its seat and its round', () => {
    const { ui } = feel(keys('bd'));
    expect(draftOf(ui, bugcatcher.view(STATE, 1)).program).toBe('');
    expect(draftOf(ui, { ...VIEW, round: 2 }).program).toBe('');
    expect(draftOf(ui, VIEW).program).toBe('D');
  });

  it('is nobody’s who only looks', () =>
    expect(feel([tap('C2-BR')], bugcatcher.view(STATE, 'public')).moves).toEqual([]));

  it('hovering and dragging change nothing', () => {
    const { ui } = feel(keys('bd'));
    for (const input of [
      { type: 'hover', cell: 'A1' },
      { type: 'drag', from: 'A1', over: 'B1' },
      { type: 'drop', from: 'A1', to: 'B1' },
    ] as const)
      expect(interpret(VIEW, input, ui)).toEqual({ ui });
  });
});

describe('start lists', () => {
  const view = bugcatcher.view(start({ players: 3, starts: 'choose', cols: 4, rows: 4 }), 0);

  it('are tapped together, best first; a second tap takes a place out again', () => {
    const { lists } = feel([tap('B2'), tap('C3'), tap('A1-UL'), tap('B2')], view).ui;
    expect(lists).toMatchObject({ central: [10], border: [0] });
  });

  it('are filled up near the first choice', () => {
    const { moves } = feel([tap('A1'), tap('A1-UL'), press('start')], view);
    expect(moves).toEqual([
      { type: 'lists', lists: { central: [0, 1, 4], border: [0, 1, 5], bids: [0, 0] } },
    ]);
  });

  it('bid garnets, as many as there are', () => {
    const { lists } = feel([press('bid-central'), press('bid-central'), press('bid-border')], view).ui;
    expect(lists.bids).toEqual([2, 1]);
    expect(
      feel([press('bid-central'), press('bid-central'), press('bid-border'), press('bid-border')], view).ui
        .lists.bids,
    ).toEqual([2, 0]);
  });

  it('need not be given', () =>
    expect(feel([press('anywhere')], view).moves).toEqual([{ type: 'lists', lists: null }]));
  it('hold no more places than there are players', () =>
    expect(feel(['A1', 'B1', 'C1', 'D1'].map(tap), view).ui.lists.central).toHaveLength(3));
});
