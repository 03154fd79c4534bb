/** Turns pointer events over a board into gestures on cells, with the box read afresh at each event. It knows no game. */
import { cellAt, type Chart, type Point } from '../core/chart.js';
import type { Input, Pointer } from '../core/input.js';

/** Under this many CSS px between neighbours a finger cannot aim. */
const FINGER_PX = 24;
/** A press that moves further than this is a drag. */
const DRAG_PX = 6;

export interface Pointed {
  /** The box that the chart fills. */
  readonly box: Element;
  readonly chart: Chart;
  feel(input: Input): void;
  /** Whether a press on this cell picks up something that follows the pointer. */
  drags(cell: string): boolean;
  /** The pointer is over this cell, or over none. */
  hover(cell: string | undefined): void;
}

export class Pointing {
  readonly #of: () => Pointed | undefined;
  #pointer: Pointer = 'mouse';
  #from: { readonly cell: string; readonly x: number; readonly y: number } | undefined;
  #isDragging = false;
  #over: string | undefined;

  /** `of` gives the board as it is now. */
  constructor(of: () => Pointed | undefined) {
    this.#of = of;
  }

  handleEvent(event: Event): void {
    const board = this.#of();
    if (!board || !(event instanceof MouseEvent)) return;
    const cell = this.#cellUnder(board, event);
    if (event instanceof PointerEvent && event.pointerType !== '')
      this.#pointer = event.pointerType as Pointer;
    switch (event.type) {
      case 'pointerdown':
        this.#isDragging = false;
        this.#from =
          cell !== undefined && board.drags(cell) ? { cell, x: event.clientX, y: event.clientY } : undefined;
        return;
      case 'pointermove':
        return this.#move(board, event, cell);
      case 'pointerup':
        return this.#drop(board, cell);
      case 'pointerleave':
      case 'pointercancel':
        this.#from = undefined;
        return this.#hover(board, undefined);
      case 'click':
        return this.#tap(board, cell);
    }
  }

  #cellUnder({ box, chart }: Pointed, { clientX, clientY }: MouseEvent): string | undefined {
    const rect = box.getBoundingClientRect();
    const [left, top, width, height] = chart.viewBox;
    const point: Point = [
      left + ((clientX - rect.left) / rect.width) * width,
      top + ((clientY - rect.top) / rect.height) * height,
    ];
    return cellAt(chart, point, chart.pitch * 0.75);
  }

  #move(board: Pointed, event: MouseEvent, cell: string | undefined): void {
    const from = this.#from;
    if (from && !this.#isDragging)
      this.#isDragging = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX;
    if (from && this.#isDragging && cell !== this.#over)
      board.feel({ type: 'drag', from: from.cell, over: cell });
    if (this.#pointer === 'mouse' || from) this.#hover(board, cell);
  }

  #hover(board: Pointed, cell: string | undefined): void {
    if (cell === this.#over) return;
    this.#over = cell;
    board.hover(cell);
    board.feel({ type: 'hover', cell });
  }

  #drop(board: Pointed, cell: string | undefined): void {
    const from = this.#from;
    this.#from = undefined;
    if (from && this.#isDragging) board.feel({ type: 'drop', from: from.cell, to: cell });
  }

  #tap(board: Pointed, cell: string | undefined): void {
    // The click that ends a drag is no tap.
    if (this.#isDragging) {
      this.#isDragging = false;
      return;
    }
    if (cell === undefined) return board.feel({ type: 'cancel' });
    const unit = board.box.getBoundingClientRect().width / board.chart.viewBox[2];
    const dense = this.#pointer !== 'mouse' && board.chart.pitch * unit < FINGER_PX;
    board.feel({ type: 'tap', cell, pointer: this.#pointer, dense });
  }
}
