/** Interprets a reader's gestures. Asks for a cell without a star too, so that the rules can say why not. */
import type { Interpret } from '../core/contract/input.js';
import { centreOf, readCell, rings, type Size } from './geometry.js';
import { gridOf, rangeAt } from './grid.js';
import { canRotateAt } from './outcome.js';
import type { Move, View } from './state.js';

export interface Ui {
  /** The cell that a finger chose, by its first tap; a second tap, or a button, rotates its star. */
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

/** Keeps the reader's choice and drops the rest of a gesture. */
const chosen = ({ selected }: Ui): Ui => (selected === undefined ? IDLE : { selected });

/**
 * Whether a press picks a star up that follows the pointer round: the star itself under a mouse or a pen. A finger's
 * swipe moves the page, but where it begins on the rings of the star that its first tap has chosen.
 */
export function drags(view: View, cell: string, { selected }: Ui, isFinger: boolean): boolean {
  const grid = gridOf(view.board);
  const at = readCell(grid, cell) as number;
  if (!isFinger) return canRotateAt(view, at);
  const star = selected === undefined ? undefined : readCell(grid, selected);
  if (star === undefined || !canRotateAt(view, star)) return false;
  return rings(grid, star, rangeAt(grid, star)).some((ring) => ring.length > 1 && ring.includes(at));
}

export const interpret: Interpret<Ui, View, Move> = (view, input, ui) => {
  const rotate = (cell: string): { ui: Ui; move: Move } => ({ ui: IDLE, move: { type: 'rotate', cell } });
  const grid = gridOf(view.board);
  switch (input.type) {
    case 'tap': {
      const { cell, finger = false, dense = false } = input;
      if (!finger || ui.selected === cell) return rotate(cell);
      // A finger's first tap shows what the second one will do, as the pointer's resting does for a mouse.
      if (dense || canRotateAt(view, readCell(grid, cell) as number)) return { ui: { selected: cell } };
      return ui.selected === undefined ? rotate(cell) : { ui: IDLE };
    }
    case 'act':
      return rotate(input.cell);
    case 'drag': {
      const { from, over, finger = false } = input;
      const star = finger ? ui.selected : from;
      if (star === undefined || over === undefined || over === star) return { ui };
      // A mouse comes off its star and grips a ring then; a finger has begun on one.
      const { grip = finger ? from : over, swept = 0 } = ui;
      return { ui: { ...chosen(ui), star, grip: over, swept: swept + sweep(grid, star, grip, over) } };
    }
    case 'drop':
      return input.to !== undefined && ui.star !== undefined && (ui.swept ?? 0) > 0
        ? rotate(ui.star)
        : { ui: chosen(ui) };
    case 'button': {
      const [, card] = /^card-([A-Z]+)$/.exec(input.name) ?? [];
      if (card !== undefined) return { ui: IDLE, move: { type: 'card', card } };
      if (input.name === 'rotate') return ui.selected === undefined ? { ui } : rotate(ui.selected);
      return input.name === 'done' ? { ui: IDLE, move: { type: 'done' } } : { ui };
    }
    case 'cancel':
      return { ui: IDLE };
    case 'hover':
    case 'type':
      return { ui };
  }
};
