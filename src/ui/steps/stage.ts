/** The board that follows the steps: the page’s own, or one for its record; and how a step comes onto it. */
import { times } from '../../core/basics/times.js';
import type { BoardLike } from '../elements/board-like.js';
import { stepsIn, tagFor } from './entries.js';
import { MoveFinder, type TriedMove } from './find-on-board.js';
import { isOnCells, type Planner, type StepPlan } from './plan.js';

/** How long the moves between two steps take together. */
const ALL_MS = 400;

/** A shorter moment shows nothing. */
const LEAST_MS = 40;

let reduced: MediaQueryList | undefined;

/** Whether the reader, and the page, want things to move. */
function isMotionOn(board: Element): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !reduced.matches && getComputedStyle(board).getPropertyValue('--board-motion').trim() !== '0';
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The plies to show on the way, the last one left out. */
export function pliesBetween(from: number, to: number): readonly number[] {
  const moves = Math.abs(to - from);
  const frames = Math.min(moves, Math.floor(ALL_MS / LEAST_MS));
  return times(Math.max(0, frames - 1), (n) => Math.round(from + ((to - from) * (n + 1)) / frames));
}

/** The page’s own board, which may not be one yet, or an element for its record. */
export interface Wanted {
  readonly record: string | undefined;
  /** Its tag, if the page names it. */
  readonly tag: string | undefined;
}

/** What the board is to show of a step. */
export interface Shown {
  readonly plan: StepPlan;
  /** Its move is still to be found. */
  readonly isAsked: boolean;
}

export class StepStage {
  readonly #host: HTMLElement;
  readonly #tell: (tried: TriedMove) => void;
  /** The element that we have made. */
  #made: HTMLElement | undefined;
  #board: BoardLike | undefined;
  #planner: Planner | undefined;
  #needsButtons = false;
  #finder: MoveFinder | undefined;
  /** The ply on the board; undefined: none of the record. */
  #ply: number | undefined;
  /** Rises whenever something else is to be shown. */
  #run = 0;

  /** `tell`: hears what came of a move that a reader has tried. */
  constructor(host: HTMLElement, tell: (tried: TriedMove) => void) {
    this.#host = host;
    this.#tell = tell;
  }

  /** Puts the board into its place; undefined where the page does not say which one it is. */
  place({ record, tag = tagFor(record ?? '') }: Wanted): HTMLElement | undefined {
    // The page has another game now.
    if (this.#made && this.#made.localName !== tag) this.#made.remove();
    const own = [...this.#host.querySelectorAll<HTMLElement>('*')].find(
      (one) => one.localName.includes('-') && one.closest('li') === null,
    );
    if (own) {
      own.slot = 'board';
      return own;
    }
    if (tag === undefined || !tag.includes('-')) return undefined;
    this.#made = this.#make(tag, record);
    this.#host.prepend(this.#made);
    return this.#made;
  }

  /** An element whose first picture is that of the first step. */
  #make(tag: string, record: string | undefined): HTMLElement {
    const made = document.createElement(tag);
    made.slot = 'board';
    made.setAttribute('controls', 'none');
    const { ply, position } = stepsIn(this.#host)[0]?.fields ?? {};
    if (typeof position === 'string') made.setAttribute('position', position);
    else if (record !== undefined) {
      made.setAttribute('record', record);
      if (typeof ply === 'string') made.setAttribute('ply', ply);
    }
    return made;
  }

  /** The board is there, and the steps are read. */
  open(board: BoardLike, planner: Planner, plans: readonly (StepPlan | undefined)[]): void {
    this.#board = board;
    this.#planner = planner;
    this.#ply = undefined;
    this.#needsButtons = plans.some((plan) => plan !== undefined && !isOnCells(plan));
  }

  isBoard(node: Node): boolean {
    return node === this.#board;
  }

  /** Whatever was to be shown or found is so no more. */
  leave(): void {
    this.#run++;
    this.#finder?.stop();
    this.#finder = undefined;
  }

  /** Brings a step onto the board; `isFirst`: nothing of them has been shown before. */
  async show({ plan, isAsked }: Shown, isFirst: boolean): Promise<void> {
    this.leave();
    const board = this.#board;
    if (!board) return;
    const run = this.#run;
    const isOn = (): boolean => run === this.#run && board.isConnected;
    const before = isFirst ? undefined : this.#ply;
    this.#ply = plan.ply;
    this.#dress(board, plan);
    board.readonly = !isAsked;
    board.marks = '';
    if (before !== undefined && plan.ply !== undefined)
      await this.#playBetween(board, before, plan.ply, isOn);
    if (!isOn()) return;
    board.load(plan.record);
    board.marks = plan.step.marks ?? '';
    if (isAsked) this.#finder = new MoveFinder(board, plan, (tried) => this.#tried(tried));
  }

  /** Plays the moves that lie between two steps of the record, all of them in the wink of an eye. */
  async #playBetween(board: BoardLike, from: number, to: number, isOn: () => boolean): Promise<void> {
    const plies = isMotionOn(board) ? pliesBetween(from, to) : [];
    const whole = this.#planner?.recordAt(Math.max(from, to));
    if (plies.length === 0 || whole === undefined) return;
    board.load(whole);
    for (const ply of [from, ...plies]) {
      if (!isOn()) return;
      board.goTo(ply);
      await pause(ALL_MS / (plies.length + 1));
    }
  }

  #tried(tried: TriedMove): void {
    if (this.#board && (tried.kind === 'found' || tried.kind === 'shown')) {
      this.#board.readonly = true;
      // What follows the move may be no part of the record.
      this.#ply = undefined;
    }
    this.#tell(tried);
  }

  /** What the page has not said of its board itself. */
  #dress(board: BoardLike, { adapter, first, seat }: StepPlan): void {
    const has = (name: string): boolean => board.hasAttribute(name);
    if (has('record') || has('position'))
      for (const name of ['record', 'position', 'ply']) board.removeAttribute(name);
    // Nobody else plays here, nor is a screen handed over.
    if (!has('seats')) board.seats = Array(adapter.game.rules.seats(first)).fill('human').join(' ');
    if (!has('viewer')) board.viewer = `${seat}`;
    if (!has('no-hints')) board.noHints = true;
    if (!has('controls') || board.getAttribute('controls') === 'none')
      board.controls = this.#needsButtons ? 'full' : 'none';
  }

  mark(marks: string): void {
    if (this.#board) this.#board.marks = marks;
  }

  /** Plays the move that is to be found. */
  showMove(): void {
    void this.#finder?.show();
  }
}
