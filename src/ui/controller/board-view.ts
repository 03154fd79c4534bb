/** The board itself: draws its picture, grid and signs, and turns pointer and keys into requests. */
/* eslint max-lines: ['warn', { max: 265, skipBlankLines: true, skipComments: true }] --
   It joins picture, grid, overlay and gestures; what each does is its own file. */
import { isServer } from 'lit';
import { markCells } from '../../core/words/cell-names.js';
import type { Chart } from '../../core/chart/chart.js';
import { within, type Refusal } from '../../core/basics/result.js';
import { nameOf } from '../board/board-name.js';
import { Grid } from '../board/grid.js';
import { NamedCells } from '../board/named-cells.js';
import { Overlay } from '../board/overlay.js';
import { bareMarkup } from '../board/picture.js';
import { PointerGestures, type Pointed } from '../board/pointer-gestures.js';
import type { AnyAdapter, Spotlight } from '../contract/adapter.js';
import type { ShownAdvice } from '../contract/board-state.js';
import type { BoxContent } from '../contract/controller.js';
import { leaveView, onceInView } from '../dom/when-visible.js';
import { isTurn, lookOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import type { ControlName } from '../panel/controls.js';
import { describeMarks } from '../words/describe-marks.js';
import { describeLast, type LastMove } from '../words/describe-place.js';
import { BoardKeys } from './board-keys.js';

const EVENTS =
  'pointerdown pointermove pointerup pointerleave pointercancel click focusin focusout keydown'.split(' ');

/** The view of the position on show, as far as the reader may know it. Its type differs by game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type View = any;

export class BoardView {
  readonly #board: Board;
  readonly #keys: BoardKeys;
  readonly #pointing = new PointerGestures(() => this.#pointed());
  /** The cell under the pointer. */
  #over: string | undefined;
  /** The chart of the board on show. All fields below belong to it. */
  #chart: Chart | undefined;
  #markup = '';
  /** The hint that the overlay shows. */
  #advice: ShownAdvice | undefined;
  #box: HTMLElement | undefined;
  readonly #overlay = new Overlay(() => [this.#chart as Chart, this.#box, this.#nameOf]);
  #grid: Grid | undefined;
  readonly #named = new NamedCells((name) => this.#overlay.show('named', this.#chart?.find(name ?? '')));

  /** `pressControl`: a key of the board stands for this control. */
  constructor(board: Board, pressControl: (name: ControlName) => void) {
    this.#board = board;
    this.#keys = new BoardKeys(board, this, pressControl);
  }

  get #adapter(): AnyAdapter {
    return this.#board.state.adapter;
  }

  get #view(): View {
    return shownOf(this.#board.state)?.view;
  }

  get #picked(): string | undefined {
    const { adapter, ui } = this.#board.state;
    return adapter.input.picked?.(ui);
  }

  readonly #nameOf = (cell: string): string => {
    const { adapter, settings } = this.#board.state;
    return adapter.board.called?.(this.#view, settings)?.[cell] ?? cell;
  };

  /** Tells the game's parts which cell the reader attends to; `isPressed`: a press has brought the focus there. */
  #attend(cell: string | undefined, isPressed = false): void {
    this.#board.parts.attend?.(cell, isPressed);
  }

  /** Content of the element's box; undefined until a seed is drawn. */
  get content(): BoxContent | undefined {
    const { state, element } = this.#board;
    const view = this.#view;
    if (!this.#chart || view === undefined) return undefined;
    const content = { chart: this.#chart, markup: this.#markup };
    if (this.#grid) return content;
    const { words, reader } = state;
    const turn = this.#adapter.say.turn(view, words, reader);
    return { ...content, label: words.say('board.label', { name: nameOf(element, words), turn }) };
  }

  // Gestures.

  /** Takes every pointer, focus and key event of the box. */
  readonly #onGesture = (event: Event): void => {
    if (event.type === 'focusin') this.#onFocus(event);
    else if (event.type === 'focusout') this.see();
    else if (event.type === 'keydown') this.#keys.handle(event as KeyboardEvent);
    else this.#pointing.handleEvent(event);
  };

  #pointed(): Pointed | undefined {
    const [view, chart] = [this.#view, this.#chart];
    if (!chart || !this.#box || view === undefined) return undefined;
    return {
      chart,
      toScreen: (target) => this.#overlay.layer.toScreen(target),
      input: (input) => {
        if (input.type === 'tap') {
          this.#needGrid().moveTo(input.cell, 'pointer');
          this.#overlay.isDense = input.dense === true;
        }
        this.#board.dispatch({ type: 'input', input });
      },
      cellOf: (target) => this.#grid?.cellOf(target),
      drags: (cell, isFinger) => this.#drags(view, cell, isFinger),
      hover: (cell) => {
        this.#over = cell;
        this.#attend(cell);
        this.#showHover(view);
      },
    };
  }

  /** Whether a drag moves a piece. If nothing is picked up, a finger scrolls the page instead. */
  #drags(view: View, cell: string, isFinger: boolean): boolean {
    const { isReadonly, reader } = this.#board.state;
    return !isReadonly && !!this.#adapter.input.drags?.(view, cell, isFinger, reader);
  }

  /** Shows what a click would do. Called after each rendering too, since that may have changed. */
  #showHover(view: View): void {
    const { state } = this.#board;
    const over = this.#over !== undefined && isTurn(state) && !state.isReadonly ? this.#over : undefined;
    this.#overlay.show(
      'hover',
      over,
      over && this.#adapter.board.ghost?.(view, over, lookOf(state), state.reader),
    );
  }

  /** The move that brought what is on show, by the cells that it is about. */
  get #last(): LastMove {
    const shown = shownOf(this.#board.state);
    const text = shown?.last?.text;
    if (text === undefined) return { from: undefined, to: undefined };
    return {
      from: this.#adapter.board.fromOf?.(shown?.view, text),
      to: this.#adapter.board.cellOf?.(shown?.view, text),
    };
  }

  #onFocus(event: Event): void {
    if (!this.#chart) return;
    const grid = this.#needGrid();
    const cell = grid.cellOf(event.target);
    // The box itself, a tab stop while there was no grid.
    if (cell === undefined) return grid.moveTo(grid.current, 'key');
    grid.moveTo(cell);
    this.see(cell, !(event.target as Element).matches(':focus-visible'));
  }

  /**
   * The focus is on this cell, or on none: then the reader attends to where the pointer is. A focus that a press has
   * brought is not drawn.
   */
  see(cell?: string, isPressed?: boolean): void {
    this.#attend(cell ?? this.#over, isPressed);
    this.#overlay.show('focus', isPressed ? undefined : cell);
  }

  // Signs.

  showRefusal(refusal: Refusal): void {
    const [named = 'cell'] = this.#adapter.words.cellFacts ?? [];
    // It may be refused because there is no such cell.
    const cell = this.#chart?.find(String(refusal.facts?.[named] ?? ''));
    if (cell !== undefined && this.#box) this.#overlay.refuse(cell);
  }

  clearRefusal(): void {
    this.#overlay.clearRefusal();
  }

  /** Shows the move of a hint. A page's own bot may name cells that the board does not have: they are left out. */
  #showHint(): void {
    const { advice } = this.#board.state;
    if (advice === this.#advice) return;
    this.#advice = advice;
    const { text, lit = [] } = advice ?? {};
    const known = lit.filter((name) => this.#chart?.find(name) !== undefined);
    if (text === undefined) return this.#overlay.showHint(undefined, undefined, known);
    const { cellOf, fromOf } = this.#adapter.board;
    this.#overlay.showHint(cellOf?.(this.#view, text), fromOf?.(this.#view, text), known);
  }

  /** Stops showing a cell that a text names: the game has gone on, and the text may be gone. */
  forgetNamed(): void {
    this.#named.forget();
  }

  /** The same text, its names of cells told as such. */
  named(text: string): string {
    return markCells(text, (name) => this.#chart?.find(name) !== undefined);
  }

  /** Lights a part of the board up, as path data: what stays lit, and its edges; nothing any more where left out. */
  light(lit?: Spotlight): void {
    this.#overlay.light(lit);
  }

  // The grid.

  /** The grid that keys walk on; undefined while there is nothing to see. */
  get grid(): Grid | undefined {
    return this.#chart && this.#needGrid();
  }

  #needGrid(): Grid {
    if (!this.#grid) {
      this.#grid = new Grid(this.#chart as Chart, this.#last.to);
      // Named at once, while it is not on the page yet.
      this.#nameGrid();
      this.#nameCells();
      // Below the signs: a lens among them takes pointers itself.
      this.#overlay.layer.svg.before(this.#grid.svg);
      // Once there is a grid the box is no picture and no tab stop any more.
      this.#board.element.requestUpdate();
    }
    return this.#grid;
  }

  /** The whole name of a cell, as keys and screen readers find it. */
  nameOf(view: View, cell: string, last = this.#last): string {
    const { words, reader } = this.#board.state;
    return words.row([
      this.#adapter.say.cell(view, cell, words, reader),
      ...describeLast(last, cell, words),
      ...describeMarks(this.#overlay.marks, cell, words),
    ]);
  }

  #nameGrid(): void {
    const { words, isReadonly } = this.#board.state;
    this.#grid?.call(words, nameOf(this.#board.element, words), isReadonly);
  }

  #nameCells(): void {
    const { words, ui, isReadonly } = this.#board.state;
    const view = this.#view;
    const last = this.#last;
    this.#grid?.name(
      [view, words, ui, this.#overlay.marks, isReadonly],
      (cell) => this.nameOf(view, cell, last),
      this.#picked,
      this.#adapter.input.drags && ((cell) => this.#drags(view, cell, true)),
    );
  }

  /** Puts the focus on the board, for the reader to see or not; false where it is not on show. */
  focus(isSeen: boolean): boolean {
    if (!this.#chart || !this.#box?.isConnected || this.#view === undefined) return false;
    const grid = this.#needGrid();
    grid.moveTo(grid.current, isSeen ? 'key' : 'pointer');
    return grid.hasFocus;
  }

  // The element's life.

  connected(): void {
    this.#grid?.comeBack();
    this.watchView();
  }

  /** The grid is made when the board comes into view. */
  watchView(): void {
    const { element } = this.#board;
    if (!this.#grid) onceInView(element, () => this.#box && this.#chart && this.#needGrid());
  }

  disconnected(): void {
    leaveView(this.#board.element);
    this.#grid?.leave();
    this.#overlay.stop();
  }

  async idle(): Promise<void> {
    await this.#grid?.settle();
  }

  /** Before a rendering. `exact`: the first drawing is complete, as a server's has to be. */
  prepare(exact: boolean): void {
    const view = this.#view;
    if (view === undefined) return;
    const look = lookOf(this.#board.state);
    const chart = this.#adapter.board.chart(view, look);
    if (chart !== this.#chart) this.#forgetDrawing();
    this.#readMarks(chart);
    if (chart === this.#chart && !isServer) return;
    this.#chart = chart;
    const draw = (shown: View): string => this.#adapter.board.picture(shown, look);
    this.#markup =
      exact || isServer ? draw(view) : bareMarkup(chart, () => draw(this.#adapter.board.bare(view)));
  }

  #readMarks(chart: Chart): void {
    const { state, dispatch } = this.#board;
    const marks = this.#overlay.readMarks(state.settings.get<string>('marks'), chart);
    if (marks?.ok) dispatch({ type: 'mend', source: 'marks' });
    else if (marks)
      dispatch({ type: 'fault', refusal: within(marks.error, { path: 'marks' }), source: 'marks' });
  }

  /** Another chart or another box: nothing of the drawing so far holds. */
  #forgetDrawing(): void {
    this.#board.dispatch({ type: 'put-down' });
    this.#over = this.#advice = undefined;
    this.#overlay.forget();
    this.#grid?.svg.remove();
    this.#grid = undefined;
    this.watchView();
  }

  /** Takes up the box in which the element has drawn the board. */
  #adopt(box: HTMLElement | undefined): void {
    this.#forgetDrawing();
    this.#box = box;
    for (const type of this.#adapter.input.drags ? [...EVENTS, 'touchmove'] : EVENTS)
      box?.addEventListener(type, this.#onGesture);
  }

  /** After a rendering. */
  updated(root: ShadowRoot): void {
    const view = this.#view;
    const box = this.#box?.isConnected ? this.#box : (root.querySelector<HTMLElement>('.chart') ?? undefined);
    if (box !== this.#box) this.#adopt(box);
    const picture = box?.querySelector<SVGSVGElement>('svg.picture');
    if (this.#chart && picture && view !== undefined) {
      this.#board.parts.show(picture, view);
      const isPiece = (cell: string): boolean => this.#adapter.board.isPiece?.(view, cell) ?? true;
      this.#overlay.draw(picture, this.#last.to, this.#picked, isPiece);
      this.#showHint();
      this.#showHover(view);
      this.#nameCells();
      this.#nameGrid();
    }
    this.#named.watch(root.querySelector('.panel'));
  }
}
