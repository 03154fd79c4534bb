/** How the reader of one board hands in a program: the button, the question before it, what is submitted. */
import { readMove } from '../../core/session/ply.js';
import type { MoveButton } from '../../ui/contract/adapter.js';
import type { BoardContext } from '../../ui/contract/parts.js';
import { viewOf } from '../../ui/game/select.js';
import { draftOf, type Ui } from '../interpret.js';
import { plain } from '../plain.js';
import { canStep } from '../preview.js';
import { costOf } from '../program.js';
import type { Event, Move, State, View } from '../state.js';

export class Submitting {
  readonly #board: BoardContext<State, Move, Event, View, Ui>;
  /** A match asks once whether energy is left on purpose. */
  #hasAsked = false;

  constructor(board: BoardContext<State, Move, Event, View, Ui>) {
    this.#board = board;
  }

  /** Another game. */
  renew(): void {
    this.#hasAsked = false;
  }

  press(name: string): boolean {
    if (name !== 'commit' && name !== 'run') return false;
    const view = viewOf(this.#board.state);
    if (view && !this.#isEmpty(view) && this.#asks(view)) this.#hasAsked = true;
    this.#submit();
    return true;
  }

  /** Whether submitting is asked about: one press by mistake would cost a round. */
  #asks(view: View): boolean {
    if (this.#isEmpty(view)) return true;
    const { reader, isLesson } = this.#board.state;
    const draft = draftOf(reader.ui, view);
    // A lesson answers by itself; and who types a program has written all of it.
    return (
      !isLesson &&
      !this.#hasAsked &&
      draft.text === undefined &&
      canStep(view, draft.program, draft.amongLast)
    );
  }

  /** They stand below the missions, which are accepted with the program. */
  buttons(view: View): readonly MoveButton[] {
    if (view.round === 0) return ['start', 'anywhere'].map((name) => ({ name }));
    const isEmpty = this.#isEmpty(view);
    // In a puzzle nobody is waited for, and a try can be taken back.
    if (view.puzzle) return [{ name: 'run', ends: true, isOff: isEmpty }];
    const { program } = draftOf(this.#board.state.reader.ui, view);
    const facts = { empty: isEmpty ? 'yes' : 'no', left: view.options.energy - costOf(program) };
    return [{ name: 'commit', ends: true, asks: this.#asks(view), facts }];
  }

  /** The draft is submitted, or what stands in the text field, be it that it is refused. */
  #submit(): void {
    const { state, dispatch } = this.#board;
    const { session, reader } = state;
    const view = viewOf(state);
    if (!view || view.seat === undefined || !session) return;
    const { text, accepted } = draftOf(reader.ui, view);
    if (text === undefined) {
      dispatch({ type: 'input', input: { type: 'button', name: 'commit' } });
      return;
    }
    const read = readMove(plain, session.state, text.trim() || 'none', view.seat);
    if (!read.ok) dispatch({ type: 'refuse', refusal: read.error });
    else {
      const { move } = read.value;
      dispatch({ type: 'mean', move: move.type === 'submit' ? { ...move, accepted } : move });
    }
  }

  /** Whether what would be submitted has no entry: what is typed counts as well, be it that it cannot be read. */
  #isEmpty(view: View): boolean {
    const { program, text = '' } = draftOf(this.#board.state.reader.ui, view);
    return program === '' && ['', 'none'].includes(text.trim());
  }
}
