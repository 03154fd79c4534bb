/** What a reader's gestures mean. It knows no legality: a stone on a taken cell is asked for too, so that the rules can say why not. */
import type { Interpret } from '../core/input.js';
import type { Move, State } from './state.js';

export interface Ui {
  /** The cell that a finger chose on a dense board; a second tap places there. */
  readonly selected?: string;
}

export const IDLE: Ui = {};

const BUTTONS: Readonly<Record<string, Move>> = {
  swap: { type: 'swap' },
  count: { type: 'count' },
  accept: { type: 'accept' },
  resign: { type: 'resign' },
};

function place(node: string): { readonly ui: Ui; readonly move: Move } {
  return { ui: IDLE, move: { type: 'place', node } };
}

export const interpret: Interpret<Ui, State, Move> = (ui, input) => {
  switch (input.type) {
    case 'tap': {
      const aimed = input.dense && input.pointer === 'touch' && ui.selected !== input.cell;
      return aimed ? { ui: { selected: input.cell } } : place(input.cell);
    }
    case 'act':
      return place(input.cell);
    case 'button': {
      if (!Object.hasOwn(BUTTONS, input.name)) return { ui };
      return { ui: IDLE, move: BUTTONS[input.name] as Move };
    }
    case 'cancel':
      return { ui: IDLE };
    case 'hover':
    case 'drag':
    case 'drop':
    case 'type':
      return { ui };
  }
};
