/** How the board of a simple game is drawn and kept up to date. Types, and the plainest way to do the latter. */
import type { CSSResultGroup } from 'lit';
import type { Board } from '../../core/simple/simple-game.js';
import type { Motion } from '../contract/parts.js';
import { parseNode } from '../dom/markup.js';

/** Brings a picture from whatever it shows to a state. */
export type Patch<S> = (picture: SVGSVGElement, state: S, board: Board) => void;

export interface Picture<S> {
  /** One `<svg class="picture" aria-hidden="true">` in the chart’s units: shapes and classes, no colour. */
  draw(state: S, board: Board): string;
  /** Made once per board; if left out, the picture is drawn again for each view. */
  makePatch?(motion: Motion): Patch<S>;
  /**
   * Whether a piece covers this cell, so large that the sign of the last move can be cut into it. Left out: none does,
   * and the sign lies over the cell.
   */
  isPiece?(state: S, cell: string): boolean;
  /** A preview of a click on this cell, as markup of the picture’s own. The board shows it faintly. */
  ghost?(state: S, cell: string, board: Board): string | undefined;
  /** Inks by class, from the tokens alone. */
  readonly styles?: CSSResultGroup;
}

/** Draws the picture again where it differs. */
export function redraw<S>(draw: Picture<S>['draw']): Patch<S> {
  const shown = new WeakMap<SVGSVGElement, string>();
  return (picture, state, board) => {
    const markup = draw(state, board);
    if (shown.get(picture) === markup) return;
    shown.set(picture, markup);
    picture.replaceChildren(...parseNode(markup).childNodes);
  };
}
