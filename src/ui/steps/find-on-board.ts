/** Has readers find a move on a board: what is right is played, what is wrong is put back and marked. */
import { indexed } from '../../core/basics/indices.js';
import { playWay } from '../../core/lesson/lesson-run.js';
import type { LessonAnswer } from '../../core/lesson/lesson.js';
import type { MoveRequestEvent } from '../contract/events.js';
import type { BoardLike } from '../elements/board-like.js';
import { cellOf, type StepPlan } from './plan.js';

/** What came of a move. `more`: it is right, and another one is asked for. */
export interface TriedMove {
  readonly kind: 'wrong' | 'more' | 'found' | 'shown';
  /** All moves of the reader, as text. */
  readonly moves: string;
  readonly answer: LessonAnswer | undefined;
}

/** How long before the next move that plays itself. */
const PACE_MS = 400;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE_MS));

export class MoveFinder {
  readonly #board: BoardLike;
  readonly #plan: StepPlan;
  readonly #tell: (tried: TriedMove) => void;
  /** The reader’s moves so far, and how many plies of the board came before each. */
  #moves: readonly { readonly text: string; readonly ply: number }[] = [];
  /** Another step has come, or the move is known. */
  #isGone = false;
  /** It plays by itself. */
  #isBusy = false;

  constructor(board: BoardLike, plan: StepPlan, tell: (tried: TriedMove) => void) {
    this.#board = board;
    this.#plan = plan;
    this.#tell = tell;
    board.addEventListener('move-request', this.#hear);
  }

  /** From now on the board is somebody else's. */
  stop(): void {
    this.#isGone = true;
    this.#close();
  }

  #close(): void {
    this.#board.removeEventListener('move-request', this.#hear);
  }

  readonly #hear = (event: MoveRequestEvent): void => {
    const { adapter, step, seat } = this.#plan;
    if (event.target !== this.#board || event.seat !== seat) return;
    if (this.#isBusy) return event.preventDefault();
    // The reader may have undone some.
    const before = this.#moves.filter(({ ply }) => ply < event.ply);
    const moves = [...before, { text: event.text, ply: event.ply }];
    const texts = moves.map(({ text }) => text);
    const { answer, next, replies } = playWay(adapter.game, step, texts)?.answered ?? { next: 'again' };
    if (next === 'again' || next === undefined) {
      event.preventDefault();
      if (before.length > 0) this.#putBack();
      this.#mark(event.text);
      return this.#tell({ kind: 'wrong', moves: texts.join(' '), answer });
    }
    this.#moves = moves;
    this.#board.marks = '';
    void this.#answer(
      { kind: next === 'done' ? 'found' : 'more', moves: texts.join(' '), answer },
      replies ?? [],
    );
  };

  async #answer(tried: TriedMove, replies: readonly string[]): Promise<void> {
    this.#isBusy = true;
    if (tried.kind === 'found') this.#close();
    await this.#board.settled;
    for (const reply of replies) await this.#play(reply);
    this.#isBusy = false;
    if (!this.#isGone) this.#tell(tried);
  }

  async #play(move: string, seat?: number): Promise<void> {
    await pause();
    if (this.#isGone || !this.#board.isConnected) return;
    this.#board.play(move, { seat });
    await this.#board.settled;
  }

  /** The position is as it was. */
  #putBack(): void {
    this.#moves = [];
    this.#board.load(this.#plan.record);
  }

  /** What was tried keeps a ring until the next try. */
  #mark(move: string): void {
    const cell = cellOf(this.#plan, move);
    const { marks = '' } = this.#plan.step;
    this.#board.marks = cell === undefined ? marks : `${marks} ${cell}:danger`.trim();
  }

  /** Plays what is to be found. */
  async show(): Promise<void> {
    const { adapter, step, way = [], seat } = this.#plan;
    if (this.#isBusy || this.#isGone) return;
    this.#close();
    this.#isBusy = true;
    this.#board.marks = '';
    if (this.#moves.length > 0) this.#putBack();
    for (const [n, move] of indexed(way)) {
      await this.#play(move, seat);
      const { replies = [] } = playWay(adapter.game, step, way.slice(0, n + 1))?.answered ?? {};
      for (const reply of replies) await this.#play(reply);
    }
    const answer = playWay(adapter.game, step, way)?.answered.answer;
    if (!this.#isGone) this.#tell({ kind: 'shown', moves: way.join(' '), answer });
  }
}
