/** The controller of a board on a chart: its picture patched by reference, pointer, keys, grid and marks. It knows no rule. */
/* eslint max-lines: ['warn', { max: 315, skipBlankLines: true, skipComments: true }] -- It joins picture, grid, overlay, gestures and parts; what each does is its own file. */
import { isServer } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import { markCells } from '../../core/cell-names.js';
import type { Chart } from '../../core/chart.js';
import type { Input } from '../../core/input.js';
import { within, type Refusal } from '../../core/result.js';
import type { Goal } from '../../core/rules.js';
import type { Cause } from '../../core/session.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { MoveButton, BoardParts, Lit, Reader } from '../contract/parts.js';
import { nameOf } from '../board/board-name.js';
import { BoardKeys } from './board-keys.js';
import { boardContext } from './board-context.js';
import { GameController } from './game-controller.js';
import type { BoxContent, Shell } from '../contract/definition.js';
import { Grid } from '../board/grid.js';
import { leaveView, onceInView } from '../dom/when-visible.js';
import { describeMarks } from '../words/describe-marks.js';
import { bareMarkup } from '../board/picture.js';
import { describeLast, type LastMove } from '../words/describe-place.js';
import { PointerGestures, type Pointed } from '../board/pointer-gestures.js';
import { NamedCells } from '../board/named-cells.js';
import { Overlay } from '../board/overlay.js';
import type { Adapter } from '../contract/adapter.js';

/** What the box listens to. */
const EVENTS =
  'pointerdown pointermove pointerup pointerleave pointercancel click focusin focusout keydown'.split(' ');

export class BoardController<S, M, E, O, V, U> extends GameController {
  protected readonly parts: BoardParts<V>;
  declare readonly adapter: Adapter<S, M, E, O, V, U>;
  declare readonly reader: Reader<U>;
  readonly #keys = new BoardKeys<V, U>(this);
  readonly #pointing = new PointerGestures(() => this.#pointed());
  #ui: U;
  /** The cell under the pointer. */
  #over: string | undefined;
  /** The chart that all below belongs to. */
  #chart: Chart | undefined;
  #markup = '';
  #box: HTMLElement | undefined;
  readonly #overlay = new Overlay(() => [this.#chart as Chart, this.#box]);
  #grid: Grid | undefined;
  readonly #named = new NamedCells((name) => this.#overlay.show('named', this.#chart?.find(name ?? '')));

  constructor(shell: Shell, adapter: Adapter<S, M, E, O, V, U>) {
    super(shell, adapter);
    this.#ui = adapter.ui;
    this.parts = adapter.makeParts(boardContext(this));
  }

  /** What a part may fall back on. */
  readonly defaults = {
    aside: (): string | undefined => this.#picked,
    progress: (shown: Snapshot<unknown, unknown>): string => this.progressOf(shown),
    result: (goal: Goal, moves: number): string => this.usualResult(goal, moves),
  };

  /** What the reader is in the middle of, as interpret() left it. */
  protected override get ui(): U {
    return this.#ui;
  }

  /** The reader's attention is on this cell, by pointer or by focus, or on none; `isPressed` if a press brought the focus. */
  #attend(cell: string | undefined, isPressed = false): void {
    this.parts.attend?.(cell, isPressed);
  }

  /** How the board is drawn; empty where it has one look only. */
  get look(): string {
    return this.setting<string | undefined>('look') ?? '';
  }

  get view(): V | undefined {
    return this.shown?.view as V | undefined;
  }

  protected override get buttons(): readonly MoveButton[] {
    return this.view === undefined ? [] : (this.adapter.buttons?.(this.view, this.reader) ?? []);
  }

  /** Undefined until a seed is drawn. */
  get board(): BoxContent | undefined {
    const { view, words } = this;
    if (!this.#chart || view === undefined) return undefined;
    const board = { chart: this.#chart, markup: this.#markup };
    if (this.#grid) return board;
    const turn = this.adapter.describeTurn(view, words, this.reader);
    return { ...board, label: words.say('board.label', { name: nameOf(this.element, words), turn }) };
  }

  // Gestures.

  /** Takes every pointer, focus and key event of the box. */
  readonly #onGesture = (event: Event): void => {
    if (event.type === 'focusin') this.#onFocus(event);
    else if (event.type === 'focusout') this.#see();
    else if (event.type === 'keydown') this.#keys.handle(event as KeyboardEvent);
    else this.#pointing.handleEvent(event);
  };

  /** Everything that the reader does passes through the slice's interpret(). */
  feel(input: Input): boolean {
    if (this.guide?.beforeInput(input) === false) return true;
    const { view } = this;
    if (view === undefined) return false;
    if (this.isReadonly && input.type !== 'hover') return this.#sayReadonly(input);
    if (input.type === 'cancel') this.dropHint();
    const { ui, move, by } = this.adapter.interpret(this.#ui, input, view, this.reader);
    const isNew = ui !== this.#ui;
    this.#ui = ui;
    if (isNew) this.element.requestUpdate();
    // What was refused is past with the next thing that the reader does.
    if (isNew && input.type !== 'hover') this.notes.clearRefusal();
    // A move says itself.
    if (move !== undefined) this.request(move, by);
    else if (isNew && /^(tap|act|type|cancel)$/.test(input.type)) this.#sayPicked(view);
    return isNew || move !== undefined;
  }

  /** A reader who means to play is told why it is not possible. */
  #sayReadonly({ type }: Input): boolean {
    if (type !== 'tap' && type !== 'act') return false;
    this.say(this.words.say('board.readonly'));
    return true;
  }

  /** What the reader is in the middle of, and what would come of it, is drawn for those who see it. */
  #sayPicked(view: V): void {
    if (this.aside !== undefined) this.say(this.aside);
    const { adapter, words, reader } = this;
    const picked = adapter.picked?.(this.#ui);
    const told = adapter.tellPicked
      ? adapter.tellPicked(view, words, reader)
      : picked && adapter.foretell?.(view, picked, words, reader);
    if (told) this.say(told);
  }

  override pressButton(name: string): void {
    if (!this.parts.press?.(name)) this.press(name);
  }

  /** A button of the panel was pressed: `interpret` says what it means. */
  press(name: string): void {
    this.feel({ type: 'button', name });
  }

  #pointed(): Pointed | undefined {
    const [view, chart] = [this.view, this.#chart];
    if (!chart || !this.#box || view === undefined) return undefined;
    return {
      chart,
      toScreen: (target) => this.#overlay.layer.toScreen(target),
      feel: (input) => {
        if (input.type === 'tap') {
          this.#needGrid().moveTo(input.cell, 'pointer');
          this.#overlay.isDense = input.dense === true;
        }
        this.feel(input);
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

  /** Where nothing is picked up a finger moves the page. */
  #drags(view: V, cell: string, isFinger: boolean): boolean {
    return !this.isReadonly && !!this.adapter.drags?.(view, cell, this.reader, isFinger);
  }

  /** After every rendering too: it may have changed what would come of a click. */
  #showHover(view: V): void {
    const over = this.#over !== undefined && this.isTurn && !this.isReadonly ? this.#over : undefined;
    this.#overlay.show('hover', over, over && this.adapter.ghost?.(view, over, this.look, this.reader));
  }

  /** The move that brought what is on show, by the cells that it is about. */
  get #last(): LastMove {
    const text = this.shown?.last?.text;
    if (text === undefined) return { from: undefined, to: undefined };
    return { from: this.adapter.fromOf?.(text), to: this.adapter.cellOf?.(text, this.view as V) };
  }

  #onFocus(event: Event): void {
    if (!this.#chart) return;
    const grid = this.#needGrid();
    const cell = grid.cellOf(event.target);
    // The box itself, a tab stop while there was no grid.
    if (cell === undefined) return grid.moveTo(grid.current, 'key');
    grid.moveTo(cell);
    this.#see(cell, !(event.target as Element).matches(':focus-visible'));
  }

  /** The focus is on this cell, or on none: then attention is where the pointer is. What a press has brought shows no sign of it. */
  #see(cell?: string, isPressed?: boolean): void {
    this.#attend(cell ?? this.#over, isPressed);
    this.#overlay.show('focus', isPressed ? undefined : cell);
  }

  // Overlay.

  protected override showRefusal(refusal: Refusal): void {
    // It may be refused because there is no such cell.
    const cell = this.#chart?.find(this.adapter.refusedCell?.(refusal) ?? '');
    if (cell !== undefined && this.#box) this.#overlay.refuse(cell);
  }

  override showHint(text: string | undefined, advice?: AdviceText): void {
    if (text === undefined) this.#overlay.clearRefusal();
    else if (this.#box) this.#overlay.show('hint', this.adapter.cellOf?.(text, this.view as V));
    this.parts.hint?.(text, advice);
  }

  protected override moveOn(cause: Cause): void {
    super.moveOn(cause);
    this.#named.forget();
  }

  named(text: string): string {
    return markCells(text, (name) => this.#chart?.find(name) !== undefined);
  }

  /** Lights a part of the board up, as path data: what stays lit, and its edges; nothing any more where left out. */
  light(lit?: Lit): void {
    this.#overlay.light(lit);
  }

  /** The grid that keys walk on; undefined while there is nothing to see. */
  get gridForKeys(): Grid | undefined {
    return this.#chart && this.#needGrid();
  }

  /** A key has led to a cell: not every engine takes a focus by script for a key's. */
  seeByKey(cell: string): void {
    this.#see(cell);
  }

  #needGrid(): Grid {
    if (!this.#grid) {
      this.#grid = new Grid(this.#chart as Chart, this.#last.to);
      // While it is not on the page yet it is named at once.
      this.#nameGrid();
      this.#nameCells();
      // Below the signs: a lens among them takes pointers itself.
      this.#overlay.layer.svg.before(this.#grid.svg);
      // Once there is a grid the box is no picture and no tab stop any more.
      this.element.requestUpdate();
    }
    return this.#grid;
  }

  /** The whole name of a cell, as keys and screen readers find it. */
  nameOf(view: V, cell: string, last = this.#last): string {
    const { words, adapter } = this;
    return words.row([
      adapter.describeCell(view, cell, words, this.reader),
      ...describeLast(last, cell, words),
      ...describeMarks(this.#overlay.marks, cell, words),
    ]);
  }

  #nameGrid(): void {
    const { element, words } = this;
    this.#grid?.call(words, nameOf(element, words), this.isReadonly);
  }

  #nameCells(): void {
    // Where there is a grid there is something to see.
    const { words, adapter, view } = this as this & { readonly view: V };
    const last = this.#last;
    this.#grid?.name(
      [view, words, this.#ui, this.#overlay.marks, this.isReadonly],
      (cell) => this.nameOf(view, cell, last),
      adapter.picked?.(this.#ui),
      adapter.drags && ((cell) => this.#drags(view, cell, true)),
    );
  }

  // The element's life.

  override connected(): void {
    super.connected();
    this.#grid?.comeBack();
    this.#watchView();
  }

  #watchView(): void {
    if (!this.#grid) onceInView(this.element, () => this.#box && this.#chart && this.#needGrid());
  }

  override disconnected(): void {
    super.disconnected();
    leaveView(this.element);
    this.#grid?.leave();
    this.#overlay.stop();
  }

  override async settle(): Promise<void> {
    await super.settle();
    await this.#grid?.settle();
  }

  override prepare(exact: boolean): void {
    super.prepare(exact);
    const { view } = this;
    if (view === undefined) return;
    this.#prepareDrawing(view, exact);
    this.parts.prepare?.(view);
  }

  #prepareDrawing(view: V, exact: boolean): void {
    const chart = this.adapter.chart(view, this.look);
    if (chart !== this.#chart) this.#forgetDrawing();
    const marks = this.#overlay.readMarks(this.setting<string>('marks'), chart);
    if (marks?.ok) this.notes.clearError('marks');
    else if (marks) this.notes.fail(within(marks.error, { path: 'marks' }), 'marks');
    if (chart === this.#chart && !isServer) return;
    this.#chart = chart;
    const draw = (shown: V): string => this.adapter.picture(shown, this.look);
    this.#markup = exact || isServer ? draw(view) : bareMarkup(chart, () => draw(this.adapter.bare(view)));
  }

  override renew(): void {
    super.renew();
    this.forgetReader();
    this.parts.renew?.();
  }

  protected override forgetReader(): void {
    this.#ui = this.adapter.ui;
    this.dropHint();
    this.#named.forget();
    this.parts.forgetReader?.();
  }

  protected override get aside(): string | undefined {
    return this.parts.aside ? this.parts.aside() : this.#picked;
  }

  /** The cell that is picked up, as the status says it. */
  get #picked(): string | undefined {
    const cell = this.adapter.picked?.(this.#ui);
    return cell === undefined ? undefined : this.words.say('status.picked', { cell });
  }

  protected override focusBoard(isSeen: boolean): boolean {
    if (!this.#chart || !this.#box?.isConnected || this.view === undefined) return false;
    const grid = this.#needGrid();
    grid.moveTo(grid.current, isSeen ? 'key' : 'pointer');
    return grid.hasFocus;
  }

  #forgetDrawing(): void {
    this.#ui = this.adapter.ui;
    this.#over = undefined;
    this.#overlay.forget();
    this.#grid?.svg.remove();
    this.#grid = undefined;
    this.#watchView();
  }

  #adopt(box: HTMLElement | undefined): void {
    this.#forgetDrawing();
    this.#box = box;
    for (const type of this.adapter.drags ? [...EVENTS, 'touchmove'] : EVENTS)
      box?.addEventListener(type, this.#onGesture);
  }

  override comeBack(told: string): void {
    super.comeBack(told);
    this.#watchView();
  }

  override updated(root: ShadowRoot | undefined): void {
    const { view } = this;
    if (!root) return super.updated(undefined);
    const box = this.#box?.isConnected ? this.#box : (root.querySelector<HTMLElement>('.chart') ?? undefined);
    if (box !== this.#box) this.#adopt(box);
    const picture = box?.querySelector<SVGSVGElement>('svg.picture');
    if (this.#chart && picture && view !== undefined) {
      this.parts.show(picture, view);
      const isPiece = (cell: string): boolean => this.adapter.isPiece?.(view, cell) ?? true;
      this.#overlay.draw(picture, this.#last.to, this.adapter.picked?.(this.#ui), isPiece);
      this.#showHover(view);
      this.#nameCells();
      this.#nameGrid();
    }
    this.#named.watch(root.querySelector('.panel'));
    super.updated(root);
    if (view !== undefined) this.parts.rendered?.(root, view);
  }
}
