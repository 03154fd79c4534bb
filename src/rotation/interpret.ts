/** What a reader's gestures mean. It knows no legality: a cell without a star is asked for too, so that the rules can say why not. */
import type { Interpret } from '../core/input.js';
import { centreOf, readCell, type Size } from './geometry.js';
import type { Move, View } from './state.js';

export interface Ui {
  /** The cell that a finger chose on a dense board; a second tap turns. */
  readonly selected?: string;
  /** Where a drag from a star first came to: from there on it goes around. */
  readonly grip?: string;
}

export const IDLE: Ui = {};

/** Whether a way around a centre goes clockwise. */
function isClockwise(size: Size, centre: string, from: string, to: string): boolean {
  const [[cx, cy], [x1, y1], [x2, y2]] = [centre, from, to].map((cell) =>
    centreOf(size, readCell(size, cell) as number),
  ) as unknown as [[number, number], [number, number], [number, number]];
  return (x1 - cx) * (y2 - cy) - (y1 - cy) * (x2 - cx) > 0;
}

export const interpret: Interpret<Ui, View, Move> = (ui, input, { board }) => {
  const turn = (cell: string): { ui: Ui; move: Move } => ({ ui: IDLE, move: { type: 'turn', cell } });
  switch (input.type) {
    case 'tap': {
      const aims = input.dense && input.pointer === 'touch' && ui.selected !== input.cell;
      return aims ? { ui: { selected: input.cell } } : turn(input.cell);
    }
    case 'act':
      return turn(input.cell);
    case 'drag': {
      const { from, over } = input;
      return ui.grip !== undefined || over === undefined || over === from ? { ui } : { ui: { grip: over } };
    }
    case 'drop': {
      const size = { width: board[0]?.length ?? 0, height: board.length };
      const { grip } = ui;
      const isAround =
        grip !== undefined && input.to !== undefined && isClockwise(size, input.from, grip, input.to);
      return isAround ? turn(input.from) : { ui: IDLE };
    }
    case 'button': {
      const [, card] = /^card-([A-Z]+)$/.exec(input.name) ?? [];
      if (card !== undefined) return { ui: IDLE, move: { type: 'card', card } };
      return input.name === 'done' ? { ui: IDLE, move: { type: 'done' } } : { ui };
    }
    case 'cancel':
      return { ui: IDLE };
    case 'hover':
    case 'type':
      return { ui };
  }
};
