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

export abstract class BoardElement extends GameElement {
  static override styles: CSSResultGroup = [GameElement.styles, labelStyles, overlayStyles];
  #chart: BoxContent['chart'] | undefined;

  // Boards are numbered as they stand in their page, in whatever order they are rendered.
  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    joinOthers(this);
    if (!this.hasUpdated) tellIfUnclosed(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leaveOthers(this);
  }

  /**
   * The bare board, as far as options alone can tell. If a record or a position will say more, only its proportions.
   */
  #blank(): BoxContent | undefined {
    const { blank, blankChart } = this.definition;
    if (!blank || !blankChart) return undefined;
    const { options, lookShown, settings } = this;
    const isTold = this.setting('record') !== '' || this.setting('position') !== '';
    return {
      chart: blankChart(options, lookShown, settings),
      markup: isTold ? '' : blank(options, lookShown, settings),
    };
  }

  protected override renderBoard(controller: Controller | undefined): TemplateResult {
    const board = controller?.box ?? this.#blank();
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
