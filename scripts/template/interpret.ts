/**
 * What a reader's gestures mean. It knows no legality: a star that is out is asked for too, so that the rules can say why not.
 * To replace: `Ui` (what is picked up, chosen, begun) and the cases that mean a move.
 */
import type { Interpret } from '../../src/core/input.js';
import type { Move, State } from './state.js';

export interface Ui {
  /** The star that a finger chose on a small screen; a second tap puts it out. */
  readonly selected?: string;
}

export const IDLE: Ui = {};

function outFrom(star: number): { readonly ui: Ui; readonly move: Move } {
  return { ui: IDLE, move: { type: 'out', star } };
}

export const interpret: Interpret<Ui, State, Move> = (ui, input, view) => {
  switch (input.type) {
    case 'tap': {
      const aims = input.dense && ui.selected !== input.cell;
      return aims ? { ui: { selected: input.cell } } : outFrom(Number(input.cell));
    }
    case 'act':
      return outFrom(Number(input.cell));
    case 'button': {
      const [, count] = /^out-(\d)$/.exec(input.name) ?? [];
      return count === undefined ? { ui } : outFrom(view.left - Number(count) + 1);
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
