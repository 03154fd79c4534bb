/** What a rotation would do, drawn below and above the objects while the reader thinks of it. It knows no rule. */
import type { BoardContext } from '../../ui/contract/parts.js';
import { parseMarkup } from '../../ui/dom/markup.js';
import { svgNode } from '../../ui/dom/svg.js';
import { readCell } from '../geometry.js';
import { gridOf } from '../grid.js';
import type { Ui } from '../interpret.js';
import { canTurnAt } from '../outcome.js';
import { previewMarkup } from '../picture.js';
import type { Event, Move, State, View } from '../state.js';

type Board = Pick<BoardContext<State, Move, Event, View, Ui>, 'view' | 'isTurn' | 'motion' | 'reader'>;

export class Preview {
  readonly #board: Board;
  /** The cell that the reader's attention is on. */
  #attended: string | undefined;
  #ways: SVGGElement | undefined;
  #coming: SVGGElement | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  attend(cell: string | undefined, isPressed: boolean): void {
    // A finger that has turned a star and is gone asks for nothing more.
    if (!isPressed) this.#attended = cell;
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
    // What the next turn would do is shown once this one has been seen.
    if (motion.isPlaying) void motion.idle().then(() => this.#draw());
  }

  #draw(): void {
    const { view, isTurn, motion, reader } = this.#board;
    const cell = reader.ui.star ?? reader.ui.selected ?? this.#attended;
    const isFree = isTurn && !reader.settings.get('readonly') && !motion.isPlaying;
    const grid = view && gridOf(view.board);
    const star = grid && cell !== undefined ? readCell(grid, cell) : undefined;
    const isShown = isFree && view && star !== undefined && canTurnAt(view, star);
    const preview = isShown && grid ? previewMarkup(grid, star) : undefined;
    this.#ways?.replaceChildren(...(preview ? [parseMarkup(preview.ways, 'svg')] : []));
    this.#coming?.replaceChildren(...(preview ? [parseMarkup(preview.coming, 'svg')] : []));
  }
}
