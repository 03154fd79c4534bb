/**
 * The preview of a rotation, drawn below and above the objects while the reader thinks of it. In a puzzle it shows what
 * would move and no line that would be found: solving is the reader's. A lesson and the card game show both.
 */
import type { BoardContext } from '../../ui/contract/parts.js';
import { isTurn, viewOf } from '../../ui/game/select.js';
import { parseMarkup, svgNode } from '../../ui/dom/markup.js';
import { readCell } from '../geometry.js';
import { gridOf } from '../grid.js';
import type { Ui } from '../interpret.js';
import { canRotateAt } from '../outcome.js';
import { foundLines, previewMarkup, runMarkup } from '../picture.js';
import type { Board as Rows, Event, Move, State, View } from '../state.js';
import { afterRotation } from '../would.js';

type Board = Pick<BoardContext<State, Move, Event, View, Ui>, 'state' | 'motion' | 'redraw'>;

export class Preview {
  readonly #board: Board;
  /** The cell that the reader's attention is on. */
  #attended: string | undefined;
  /** The board that attention has come to: what has become of it since is not hidden by what would come next. */
  #seen: Rows | undefined;
  /** The star whose rotation is shown, by its cell. */
  #star: string | undefined;
  #ways: SVGGElement | undefined;
  #coming: SVGGElement | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  get star(): string | undefined {
    return this.#star;
  }

  attend(cell: string | undefined, isPressed: boolean): void {
    // A finger that has rotated a star and is gone asks for nothing more.
    if (!isPressed) {
      if (cell !== this.#attended) this.#seen = viewOf(this.#board.state)?.board;
      this.#attended = cell;
    }
    this.#draw();
  }

  show(picture: SVGSVGElement): void {
    const { motion } = this.#board;
    if (this.#ways?.parentNode !== picture) {
      this.#ways = svgNode('g', { class: 'preview' });
      this.#coming = svgNode('g', { class: 'preview' });
      picture.querySelector('.pieces')?.before(this.#ways);
      picture.append(this.#coming);
    }
    this.#draw();
    // A star chosen meanwhile is previewed once this rotation has been seen.
    if (motion.isPlaying) void motion.idle().then(() => this.#draw());
  }

  /**
   * The cell that the reader thinks of: a star that is dragged around, one that a finger has chosen, or what attention
   * has come to since the board changed.
   */
  #thoughtOf(view: View): string | undefined {
    const { ui } = this.#board.state.reader;
    return ui.star ?? ui.selected ?? (this.#seen === view.board ? this.#attended : undefined);
  }

  #draw(): void {
    const { state, motion } = this.#board;
    const view = viewOf(state);
    const cell = view && this.#thoughtOf(view);
    const isFree = isTurn(state) && !state.isReadonly && !motion.isPlaying;
    const grid = view && gridOf(view.board);
    const star = grid && cell !== undefined ? readCell(grid, cell) : undefined;
    const isShown = isFree && view && grid && star !== undefined && canRotateAt(view, star);
    const preview = isShown ? previewMarkup(grid, star) : undefined;
    const showsFound = isShown && (view.use === 'game' || state.isLesson);
    const found = showsFound ? foundLines(afterRotation(view, star)).map((lit) => runMarkup(grid, lit)) : [];
    const marks = preview ? [preview.coming, `<g class="would">${found.join('')}</g>`] : [];
    this.#ways?.replaceChildren(...(preview ? [parseMarkup(preview.ways, 'svg')] : []));
    this.#coming?.replaceChildren(...marks.map((one) => parseMarkup(one, 'svg')));
    this.#tell(isShown ? cell : undefined);
  }

  /** The panel says what the star would bring. */
  #tell(star: string | undefined): void {
    if (star === this.#star) return;
    this.#star = star;
    this.#board.redraw();
  }
}
