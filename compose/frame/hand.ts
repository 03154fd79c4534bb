/**
 * Turns the gestures on a board into what the chosen tool does: taps, strokes, lines, pieces that are moved. It touches
 * no page.
 */
import type { Input } from '../../src/core/contract/input.js';

/** How a tool is used. */
export interface Use {
  /** A tap places something, so a mouse may be drawn over several cells. */
  readonly isPiece?: boolean;
  /** A drag from a cell that holds a piece moves it. */
  readonly moves?: boolean;
  /** A drag draws a line. */
  readonly draws?: boolean;
  /** A tap begins a line, and the next one ends it. */
  readonly begins?: boolean;
  /** Whether a line can begin on a cell; left out: on any. A tap on another one is a tap. */
  starts?(cell: string): boolean;
  /** The cell at which a line ends when it is drawn to this one. */
  snap?(from: string, to: string): string;
}

/** Effects of a hand on the composition. */
export interface Acts {
  /** How the chosen tool is used. */
  readonly use: Use;
  /** Whether a cell holds a piece. */
  isFull(cell: string): boolean;
  /** A tap, or Enter. */
  tap(cell: string): void;
  /** A mouse is drawn over cells, one after another. */
  stroke(cell: string, isFirst: boolean): void;
  /** A piece is dragged over a cell; undefined: it is back where it stands. */
  carry(from: string, over: string | undefined): void;
  drop(from: string, to: string): void;
  /** A line is being drawn. */
  aim(from: string, to: string): void;
  line(from: string, to: string): void;
  /** True where the key means something. */
  type(cell: string, key: string): boolean;
}

export interface Line {
  readonly from: string;
  readonly to: string;
}

/** The kinds of drags. */
type Drag = 'line' | 'carry' | 'stroke';

export class Hand {
  readonly #acts: Acts;
  #drag: Drag | undefined;
  #line: Line | undefined;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** The line that is being drawn. */
  get line(): Line | undefined {
    return this.#line;
  }

  /** Whether something follows the pointer that is pressed on this cell. */
  drags(cell: string, isFinger: boolean): boolean {
    return this.#dragFrom(cell, isFinger) !== undefined;
  }

  /** A finger that has nothing to drag moves the page. */
  #dragFrom(cell: string, isFinger: boolean): Drag | undefined {
    const { use } = this.#acts;
    if (use.draws) return this.#starts(cell) ? 'line' : undefined;
    if (use.moves && !this.#line && this.#acts.isFull(cell)) return 'carry';
    return use.isPiece && !isFinger ? 'stroke' : undefined;
  }

  /** True where the gesture means something. */
  feel(input: Input): boolean {
    switch (input.type) {
      case 'tap':
        if (this.#line) this.#aim(this.#line.from, input.cell);
        this.#tap(input.cell);
        return true;
      case 'act':
        this.#tap(input.cell);
        return true;
      case 'drag':
        this.#dragOver(input.from, input.over, input.finger === true);
        return true;
      case 'drop':
        this.#drop(input.from, input.to);
        return true;
      case 'type':
        return this.#acts.type(input.cell, input.key);
      case 'cancel':
        return this.calm();
      default:
        return false;
    }
  }

  /** A key has led from a cell to another. A line follows where one has begun, or where the key `draws`. */
  moveTo(from: string, to: string, draws: boolean): void {
    if (this.#line || (draws && this.#starts(from))) this.#aim(this.#line?.from ?? from, to);
  }

  /** Calls off the line that is being drawn; false where there is none. */
  calm(): boolean {
    const had = this.#line !== undefined;
    this.#line = undefined;
    return had;
  }

  #aim(from: string, to: string): void {
    this.#line = { from, to: this.#acts.use.snap?.(from, to) ?? to };
    this.#acts.aim(from, this.#line.to);
  }

  /** False where there is no line to end. One that ends where it began is called off. */
  #end(): boolean {
    const line = this.#line;
    this.#line = undefined;
    if (line && line.from !== line.to) this.#acts.line(line.from, line.to);
    return line !== undefined;
  }

  #starts(cell: string): boolean {
    return this.#acts.use.starts?.(cell) ?? true;
  }

  #tap(cell: string): void {
    if (this.#end()) return;
    if (this.#acts.use.begins && this.#starts(cell)) this.#aim(cell, cell);
    else this.#acts.tap(cell);
  }

  #dragOver(from: string, over: string | undefined, isFinger: boolean): void {
    const isFirst = this.#drag === undefined;
    this.#drag ??= this.#dragFrom(from, isFinger);
    if (this.#drag === 'carry') this.#acts.carry(from, over);
    if (this.#drag === 'stroke' && isFirst) this.#acts.stroke(from, true);
    if (over === undefined) return;
    if (this.#drag === 'line') this.#aim(from, over);
    if (this.#drag === 'stroke' && over !== from) this.#acts.stroke(over, false);
  }

  #drop(from: string, to: string | undefined): void {
    const drag = this.#drag;
    this.#drag = undefined;
    if (drag === 'carry') {
      this.#acts.carry(from, undefined);
      if (to !== undefined && to !== from) this.#acts.drop(from, to);
    } else if (drag === 'line') {
      if (to === undefined) this.calm();
      else this.#end();
    } else if (drag === undefined && to === from) {
      // A press that shook within its cell is a tap.
      this.feel({ type: 'tap', cell: from });
    }
  }
}
