/** The programs of others on one board, where they are shown (B19): what draws and tells them comes late. */
import { late } from '../../ui/contract/lazy.js';
import type { BoardContext } from '../../ui/contract/parts.js';
import { viewOf } from '../../ui/game/select.js';
import { draftOf, readAdvice, type Advice, type Ui } from '../interpret.js';
import { formatSubmission } from '../program.js';
import type { Event, Move, Program, State, View } from '../state.js';
import type { OpenPanel } from './open-panel.js';

export const openPanel = late(() => import('./open-panel.js'));

export class ShownPrograms {
  readonly #board: BoardContext<State, Move, Event, View, Ui>;
  /** The step of a solution that was found last, for which solution and draft. */
  #next: { readonly key: string; readonly program: Program } | undefined;

  constructor(board: BoardContext<State, Move, Event, View, Ui>) {
    this.#board = board;
  }

  /** Once it has come; undefined where there are none to be shown. */
  of(view: View): OpenPanel | undefined {
    return view.plans?.length || view.puzzle ? this.#board.bring(openPanel)?.openPanel : undefined;
  }

  /** As much of a hint as is shown at once: of a puzzle’s solution up to the next entry. */
  partOf(view: View, advice: Advice): Advice {
    const { whole } = view;
    const open = whole && this.of(view);
    if (!open) return advice;
    const { program } = advice;
    const draft = draftOf(this.#board.state.reader.ui, view).program;
    const key = `${program} ${draft}`;
    if (this.#next?.key !== key) this.#next = { key, ...open.nextStep(whole, program, draft) };
    return { ...advice, program: this.#next.program };
  }

  /** The text of a hint, as far as the reader takes it. */
  takenOf(text: string): string {
    const view = viewOf(this.#board.state);
    const advice = view?.puzzle && readAdvice(view, text);
    return view && advice ? formatSubmission(this.partOf(view, advice).program, []) : text;
  }
}
