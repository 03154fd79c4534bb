/** What a reader's gestures mean. It knows no legality: an impossible move is asked for too, so that the rules can say why not. */
import type { Interpret } from '../core/input.js';
import { rules } from './rules.js';
import type { Action, State } from './state.js';

export interface Ui {
  /** The planet that is chosen, be it for its ship, to build at, or to look at. */
  readonly selected?: string;
  /** Where a finger on a dense board means to send its ship; a second tap sends it. */
  readonly aim?: string;
}

export const IDLE: Ui = {};

/** Whether a planet is of a seat that is to act. */
export function isOwn(state: State, cell: string): boolean {
  return rules.toAct(state).includes(state.owners[Number(cell) - 1] as number);
}

function hasShip({ ships }: State, cell: string): boolean {
  return (ships[Number(cell) - 1] as number) > 0;
}

function isBeside(state: State, from: string, to: string): boolean {
  const seat = state.owners[Number(from) - 1] as number;
  return !rules.refuse(state, seat, { kind: 'move', from: Number(from), to: Number(to) });
}

function send(from: string, to: string): { readonly ui: Ui; readonly move: Action } {
  return { ui: IDLE, move: { kind: 'move', from: Number(from), to: Number(to) } };
}

/** A planet is chosen: the ship in hand goes there, or it is what the reader looks at from now on. */
function choose(
  ui: Ui,
  cell: string,
  isUnsure: boolean,
  view: State,
): { readonly ui: Ui; readonly move?: Action } {
  const { selected } = ui;
  if (selected === cell) return { ui: IDLE };
  if (selected === undefined || !isOwn(view, selected) || !hasShip(view, selected))
    return { ui: { selected: cell } };
  if (!isBeside(view, selected, cell))
    // Another planet of one's own is another choice; anywhere else the rules say why not.
    return isOwn(view, cell) ? { ui: { selected: cell } } : { ...send(selected, cell), ui };
  return isUnsure && ui.aim !== cell ? { ui: { selected, aim: cell } } : send(selected, cell);
}

export const interpret: Interpret<Ui, State, Action> = (ui, input, view) => {
  switch (input.type) {
    case 'tap':
      return choose(ui, input.cell, input.dense === true && input.pointer === 'touch', view);
    case 'act':
      return choose(ui, input.cell, false, view);
    case 'drag': {
      const aim = input.over === undefined || input.over === input.from ? {} : { aim: input.over };
      return { ui: { selected: input.from, ...aim } };
    }
    case 'drop':
      return input.to === undefined || input.to === input.from ? { ui: IDLE } : send(input.from, input.to);
    case 'type':
      return input.key.toLowerCase() === 'e'
        ? { ui: IDLE, move: { kind: 'end' } }
        : { ui: IDLE, move: { kind: 'build', planet: Number(input.cell) } };
    case 'button':
      if (input.name === 'end') return { ui: IDLE, move: { kind: 'end' } };
      return input.name === 'build' && ui.selected !== undefined
        ? { ui: IDLE, move: { kind: 'build', planet: Number(ui.selected) } }
        : { ui };
    case 'cancel':
      return ui.selected === undefined ? { ui } : { ui: IDLE };
    case 'hover':
      return { ui };
  }
};
