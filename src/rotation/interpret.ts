/** What a reader's gestures mean. It knows no legality: a cell without a star is asked for too, so that the rules can say why not. */
import type { Interpret } from '../core/input.js';
import { centreOf, readCell, type Size } from './geometry.js';
import { gridOf } from './grid.js';
import type { Move, View } from './state.js';

export interface Ui {
  /** The cell that a finger chose on a dense board; a second tap turns. */
  readonly selected?: string;
  /** The star that a drag goes around, where it has come to, and how far round that is, clockwise. */
  readonly star?: string;
  readonly grip?: string;
  readonly swept?: number;
}

export const IDLE: Ui = {};

/** The angle at a centre from one cell to another, clockwise, at most half way round. */
function sweep(size: Size, centre: string, from: string, to: string): number {
  const [[cx, cy], [x1, y1], [x2, y2]] = [centre, from, to].map((cell) =>
    centreOf(size, readCell(size, cell) as number),
  ) as unknown as [[number, number], [number, number], [number, number]];
  const [dx, dy, ex, ey] = [x1 - cx, y1 - cy, x2 - cx, y2 - cy];
  return Math.atan2(dx * ey - dy * ex, dx * ex + dy * ey);
}

export const interpret: Interpret<Ui, View, Move> = (ui, input, { board }) => {
  const turn = (cell: string): { ui: Ui; move: Move } => ({ ui: IDLE, move: { type: 'turn', cell } });
  switch (input.type) {
    case 'tap': {
      const aims = input.dense && ui.selected !== input.cell;
      return aims ? { ui: { selected: input.cell } } : turn(input.cell);
    }
    case 'act':
      return turn(input.cell);
    case 'drag': {
      const { from: star, over } = input;
      if (over === undefined || over === star) return { ui };
      const { grip = over, swept = 0 } = ui;
      return { ui: { star, grip: over, swept: swept + sweep(gridOf(board), star, grip, over) } };
    }
    case 'drop':
      return input.to !== undefined && (ui.swept ?? 0) > 0 ? turn(input.from) : { ui: IDLE };
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
