/** Hears whatever the reader does on a board, before that is done: what waited for the reader is past. */
import { isAnswer } from '../panel/asking.js';
import type { Board } from '../panel/board.js';
import { StrayPresses } from './stray-presses.js';

/** Events that show that the reader acts. */
const ACTS = ['pointerup', 'keydown', 'click'];
/** Events that tell a finger from a mouse. */
const POINTED = ['pointerdown', 'pointerover'];

export class Acts {
  readonly #board: Pick<Board, 'element' | 'state' | 'dispatch'>;
  readonly #stray = new StrayPresses();

  constructor(board: Pick<Board, 'element' | 'state' | 'dispatch'>) {
    this.#board = board;
  }

  listen(): void {
    this.#each('addEventListener');
  }

  leave(): void {
    this.#each('removeEventListener');
  }

  /** After a rendering of the panel. */
  rendered(root: ParentNode): void {
    this.#stray.see(root, this.#board.state.roundEnd);
  }

  #each(how: 'addEventListener' | 'removeEventListener'): void {
    const { element } = this.#board;
    for (const type of ACTS) element[how](type, this.#onAct, true);
    element[how]('click', this.#onTapped);
    for (const type of POINTED) element[how](type, this.#onPointed, true);
  }

  readonly #onPointed = (event: Event): void => {
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    this.#board.element.shadowRoot?.querySelector('.frame')?.toggleAttribute('data-touch', isTouch);
  };

  /** Scrolling by a finger is no act, so pointerup is heard and pointerdown is not. */
  readonly #onAct = (event: Event): void => {
    // Presses by a script or assistive technology have no pointer event before them.
    if (event.type === 'click' && (event as MouseEvent).detail > 0) {
      if (this.#stray.isOnNewRow(event as MouseEvent)) event.stopPropagation();
      return;
    }
    if (!isAnswer(event)) this.#board.dispatch({ type: 'unask' });
    if (event.type !== 'pointerup') this.#board.dispatch({ type: 'round-read' });
    else if (!this.#asksForTap) this.#readRound();
  };

  /** A tap anywhere goes on after a round, and plays nothing where it is on a cell: the board has it first. */
  readonly #onTapped = (): void => {
    if (this.#asksForTap) this.#readRound();
  };

  #readRound(): void {
    if (!this.#stray.hasRoundJustEnded) this.#board.dispatch({ type: 'round-read' });
  }

  get #asksForTap(): boolean {
    return this.#board.state.roundEnd?.prompt !== undefined;
  }
}
