/** Turns pointer events over a board into gestures on cells, with the box read afresh at each event. */
import { cellAt, type Chart } from '../../core/chart/chart.js';
import type { Input } from '../../core/contract/input.js';
import { pointAt } from './plane.js';

/** Under this many CSS px between neighbours a finger cannot aim. */
const FINGER_PX = 24;
/** A press that moves further than this is a drag. */
const DRAG_PX = 6;

export interface Pointed {
  readonly chart: Chart;
  /** From chart units to the window's px, there where the pointer is: under a lens they are larger. */
  toScreen(target: EventTarget | null): DOMMatrix;
  input(input: Input): void;
  /** The cell of the grid's own node, where a press has no place. */
  cellOf(target: EventTarget | null): string | undefined;
  /** Whether a press on this cell, of a finger or another pointer, picks up something that follows it. */
  drags(cell: string, isFinger: boolean): boolean;
  /** The pointer is over this cell, or over none. */
  hover(cell: string | undefined): void;
}

export class PointerGestures {
  readonly #of: () => Pointed | undefined;
  /** The kind of the last pointer; a pen is as sharp as a mouse. */
  #pointer = 'mouse';
  #from: { readonly cell: string; readonly x: number; readonly y: number } | undefined;
  #isDragging = false;
  /** The cell that the press began on. */
  #pressed: string | undefined;
  /** The end of the last touch. Browsers move a finger's click towards what they take for its aim. */
  #lifted: { readonly cell: string | undefined; readonly target: EventTarget | null } | undefined;
  #over: string | undefined;

  /** `of` gives the board as it is now. */
  constructor(of: () => Pointed | undefined) {
    this.#of = of;
  }

  get #isFinger(): boolean {
    return this.#pointer === 'touch';
  }

  get #byFinger(): { readonly finger?: true } {
    return this.#isFinger ? { finger: true } : {};
  }

  handleEvent(event: Event): void {
    const board = this.#of();
    // Chromium does not ask a cell's touch-action: without this the page would scroll away under the finger.
    if (event.type === 'touchmove' && this.#from && this.#isDragging && event.cancelable)
      event.preventDefault();
    // Not by class: in a frame the board may get events of another window's classes.
    if (!board || !('clientX' in event)) return;
    const mouse = event as MouseEvent;
    const { isPrimary, pointerType } = event as Partial<PointerEvent>;
    // A second finger belongs to the page, and the first goes on dragging. A click is never a second finger.
    if (this.#from && isPrimary === false && event.type !== 'click') return;
    const cell = this.#cellUnder(board, mouse);
    if (pointerType) this.#pointer = pointerType;
    switch (event.type) {
      case 'pointerdown':
        this.#isDragging = false;
        this.#pressed = cell;
        this.#lifted = undefined;
        this.#from =
          cell !== undefined && board.drags(cell, this.#isFinger)
            ? { cell, x: mouse.clientX, y: mouse.clientY }
            : undefined;
        return;
      case 'pointermove':
        return this.#move(board, mouse, cell);
      case 'pointerup':
        this.#lifted = { cell, target: event.target };
        return this.#drop(board, cell);
      case 'pointerleave':
      case 'pointercancel':
        this.#drop(board, undefined);
        return this.#hover(board, undefined);
      case 'click': {
        // Assistive technology presses the cell itself, without a place. A finger may slide off to cancel.
        if (mouse.detail === 0) return this.#tap(board, board.cellOf(event.target) ?? cell, event.target);
        const at = this.#lifted ?? { cell, target: event.target };
        if (at.cell === this.#pressed) this.#tap(board, at.cell, at.target);
      }
    }
  }

  #cellUnder(board: Pointed, { clientX, clientY, target }: MouseEvent): string | undefined {
    const { chart } = board;
    return cellAt(chart, pointAt(board.toScreen(target), [clientX, clientY]), chart.pitch * 0.75);
  }

  #move(board: Pointed, event: MouseEvent, cell: string | undefined): void {
    const from = this.#from;
    if (from && !this.#isDragging)
      this.#isDragging = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX;
    if (from && this.#isDragging && cell !== this.#over)
      board.input({ type: 'drag', from: from.cell, over: cell, ...this.#byFinger });
    if (this.#pointer === 'mouse' || from) this.#hover(board, cell);
  }

  #hover(board: Pointed, cell: string | undefined): void {
    if (cell === this.#over) return;
    this.#over = cell;
    board.hover(cell);
    board.input({ type: 'hover', cell });
  }

  #drop(board: Pointed, to: string | undefined): void {
    const from = this.#from;
    this.#from = undefined;
    if (from && this.#isDragging) board.input({ type: 'drop', from: from.cell, to });
  }

  #tap(board: Pointed, cell: string | undefined, target: EventTarget | null): void {
    // The click that ends a drag is no tap.
    if (this.#isDragging) {
      this.#isDragging = false;
      return;
    }
    if (cell === undefined) return board.input({ type: 'cancel' });
    const { a, b } = board.toScreen(target);
    // On a page that is zoomed in, cells are larger than in its layout.
    const unit = Math.hypot(a, b) * (visualViewport as VisualViewport).scale;
    const dense = this.#isFinger && board.chart.pitch * unit < FINGER_PX;
    board.input({ type: 'tap', cell, ...this.#byFinger, dense });
  }
}
