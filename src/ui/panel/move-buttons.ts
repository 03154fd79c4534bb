/**
 * The game's own buttons. An act with `asks` is asked about before it is done. While others move they stay, dimmed:
 * none appears or goes under a finger.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import type { MoveButton } from '../contract/adapter.js';
import type { Rendered } from '../contract/parts.js';
import { renderLine } from '../dom/sentence.js';
import { ask, renderAsked } from './asking.js';
import type { Board } from './board.js';

/** A button of the game was pressed: its parts have it, else `interpret` says what it means. */
export function pressButton({ parts, dispatch }: Pick<Board, 'parts' | 'dispatch'>, name: string): void {
  if (!parts.press?.(name)) dispatch({ type: 'input', input: { type: 'button', name } });
}

export class MoveButtons {
  readonly #board: Board;
  /** Those that stand there. */
  #shown: readonly MoveButton[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  #do(name: string): void {
    const { element } = this.#board;
    if (this.#shown.some((one) => one.name === name && one.ends))
      element.shadowRoot?.querySelector('.chart')?.scrollIntoView({ block: 'nearest' });
    pressButton(this.#board, name);
    element.requestUpdate();
  }

  /** A button is pressed, or what means the same, from where the focus comes. */
  press(name: string, opener = name): void {
    const button = this.#shown.find((one) => one.name === name);
    if (button?.asks) ask(this.#board, name, opener);
    else this.#do(name);
  }

  /** `isWaiting`: the reader may not move now, and will; `beside`: what stands before the buttons. */
  render(given: readonly MoveButton[], isWaiting = false, beside: Rendered = nothing): TemplateResult {
    const { words } = this.#board.state;
    if (!isWaiting) this.#shown = given;
    const buttons = isWaiting ? this.#shown.map((one) => ({ ...one, isOff: true })) : given;
    const button = ({ name, facts, ends = false, isOff = false }: MoveButton): TemplateResult => {
      const tip = words.has(`tip.${name}`) ? words.say(`tip.${name}`, facts) : undefined;
      return html`<button
        name=${name}
        class=${ends ? 'last-act' : nothing}
        aria-disabled=${isOff ? 'true' : nothing}
        aria-description=${tip === undefined ? nothing : bare(tip)}
        @click=${(event: MouseEvent) => event.detail < 2 && !isOff && this.press(name)}
      >${renderLine(words.say(`act.${name}`, facts))}${
        tip === undefined ? nothing : html`<span class="tip" aria-hidden="true">${renderLine(tip)}</span>`
      }</button>`;
    };
    // Each move keeps its button: a second press never lands on another move that took its place, unless both share a
    // key.
    const kept = (one: MoveButton): unknown =>
      keyed(
        one.key ?? one.name,
        guard([one.name, one.facts, one.isOff, words], () => button(one)),
      );
    const asked = buttons
      .filter(({ asks, isOff }) => asks && !isOff)
      .map(({ name, facts }) => renderAsked(this.#board, name, () => this.#do(name), facts));
    const inRow = buttons.filter(({ at }) => at === undefined).map(kept);
    return html`<div class="acts" part="acts">${beside}${inRow}${asked}</div>`;
  }
}
