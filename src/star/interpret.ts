/** Interprets a reader's gestures. Asks for a stone on a taken cell too, so that the rules can say why not. */
import type { Interpret } from '../core/contract/input.js';
import type { Move, State } from './state.js';

export interface Ui {
  /** The cell that a finger chose on a dense board; a second tap places there. */
  readonly selected?: string;
}

export const IDLE: Ui = {};

/** The acts beside placing, in the order of their buttons. */
export const ACTS: readonly Exclude<Move['type'], 'place'>[] = ['swap', 'accept', 'count', 'resign'];

function place(node: string): { readonly ui: Ui; readonly move: Move } {
  return { ui: IDLE, move: { type: 'place', node } };
}

export const interpret: Interpret<Ui, State, Move> = (_state, input, ui) => {
  switch (input.type) {
    case 'tap': {
      const aimed = input.dense && ui.selected !== input.cell;
      return aimed ? { ui: { selected: input.cell } } : place(input.cell);
    }
    case 'act':
      return place(input.cell);
    case 'button': {
      const type = ACTS.find((name) => name === input.name);
      return type ? { ui: IDLE, move: { type } } : { ui };
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
