/**
 * The board of an element: one box with one picture, whose gestures go to its controller. It shows the bare board by
 * itself.
 */
import { html, isServer, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { BoxContent, Controller } from '../contract/controller.js';
import { GameElement } from './game-element.js';
import { tellIfUnclosed } from './unclosed.js';
import { labelStyles } from '../styles/labels.css.js';
import { overlayStyles } from '../styles/overlay.css.js';
import { langOf } from '../dom/sentence.js';
import { joinOthers, leaveOthers } from '../board/board-name.js';
import { ratioStyle } from '../board/picture.js';
import { pictureTemplate } from '../dom/picture-template.js';
import { wear } from '../dom/adopted-styles.js';
import { bareBoard } from '../first-picture/bare-board.js';
import { drawBare } from '../first-picture/first-picture.js';

/** The set that the board is in: it may have it wait, and connects it again in its turn. */
const setOf = (board: Element): (Element & { holds?(one: Element): boolean }) | null =>
  board.closest('board-set');

/** The base of a board that fills its chart with an adapter’s drawing. */
export abstract class BoardElement extends GameElement {
  static override styles: CSSResultGroup = [GameElement.styles, labelStyles, overlayStyles];
  #chart: BoxContent['chart'] | undefined;
  /** The first picture is to be drawn again. */
  #isDue = false;

  // Boards are numbered as they stand in their page, in whatever order they are rendered.
  override connectedCallback(): void {
    if (!isServer && setOf(this)?.holds?.(this)) return;
    super.connectedCallback();
    if (isServer) return;
    joinOthers(this);
    if (!this.hasUpdated) tellIfUnclosed(this);
    // The page may have set something since it was drawn.
    this.#drawAgain();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leaveOthers(this);
  }

  protected override give(name: string, value: unknown): void {
    super.give(name, value);
    this.#drawAgain();
  }

  /** The first picture follows what the page sets, once for all that it sets together. */
  #drawAgain(): void {
    if (!this.isPictured || this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.isPictured) return;
      this.arrive();
      drawBare(this.renderRoot as ShadowRoot, this.definition, this.settings);
    });
  }

  protected override renderBoard(controller: Controller | undefined): TemplateResult {
    const board = controller?.box ?? bareBoard(this.definition, this.settings);
    const label = board?.label;
    this.#chart = board?.chart;
    return html`<div
      class="chart"
      part="board"
      role=${label === undefined ? nothing : 'img'}
      tabindex=${label === undefined ? nothing : '0'}
      aria-label=${label === undefined ? nothing : bare(label)}
      lang=${langOf(label ?? '')}
    >${board?.markup ? pictureTemplate(board.markup) : nothing}</div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.#chart) wear(this.renderRoot as ShadowRoot, 'ratio', ratioStyle(this.#chart));
    super.updated(changed);
  }
}
