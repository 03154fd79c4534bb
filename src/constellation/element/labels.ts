/** Puts the names of the stars on a board's picture where people call them out. */
import { late } from '../../ui/contract/lazy.js';
import type { BoardContext } from '../../ui/contract/parts.js';
import { parseMarkup, svgNode } from '../../ui/dom/markup.js';
import { skyOf, type Sky } from '../geometry.js';
import type { Ui } from '../interpret.js';
import { showsNames } from '../page-settings.js';
import type { Event, Move, State } from '../state.js';

/** Their code is loaded when they are first shown. */
const starLabels = late(() => import('../star-labels.js'));

type Board = Pick<BoardContext<State, Move, Event, State, Ui>, 'state' | 'bring'>;

function group(name: string, markup: string): SVGElement {
  const node = svgNode('g', { class: name });
  node.append(parseMarkup(markup, 'svg'));
  return node;
}

export class Labels {
  readonly #board: Board;
  #picture: SVGSVGElement | undefined;
  /** The map whose names are on it; undefined where none are. */
  #shown: Sky | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  show(picture: SVGSVGElement, view: State): void {
    const { state, bring } = this.#board;
    const made = showsNames(state.reader.settings) ? bring(starLabels) : undefined;
    const sky = made && skyOf(view);
    if (picture === this.#picture && sky === this.#shown) return;
    [this.#picture, this.#shown] = [picture, sky];
    for (const old of picture.querySelectorAll('.row-bands, .labels')) old.remove();
    if (!made || !sky) return;
    picture.querySelector('.base')?.append(group('row-bands', made.rowsMarkup(sky)));
    picture.querySelector('.leaving')?.before(group('labels', made.labelsMarkup(sky)));
  }
}
