/** The game's own buttons. An act with `asks` is asked about before it is done. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import type { MoveButton } from '../contract/adapter.js';
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
    pressButton(this.#board, name);
    this.#board.element.requestUpdate();
  }

  /** A button is pressed, or what means the same, from where the focus comes. */
  press(name: string, opener = name): void {
    const button = this.#shown.find((one) => one.name === name);
    if (button?.asks) ask(this.#board, name, opener);
    else this.#do(name);
  }

  render(buttons: readonly MoveButton[]): TemplateResult {
    const { words } = this.#board.state;
    this.#shown = buttons;
    const button = ({ name, facts, isOff = false }: MoveButton): TemplateResult => {
      const tip = words.has(`tip.${name}`) ? words.say(`tip.${name}`, facts) : undefined;
      return html`<button
        name=${name}
        aria-description=${tip === undefined ? nothing : bare(tip)}
        aria-disabled=${isOff ? 'true' : nothing}
        @click=${(event: MouseEvent) => event.detail < 2 && !isOff && this.press(name)}
      >${renderLine(words.say(`act.${name}`, facts))}${
        tip === undefined ? nothing : html`<span class="tip" aria-hidden="true">${renderLine(tip)}</span>`
      }</button>`;
    };
    // Each move keeps its button: a second press never lands on another move that took its place.
    const kept = (one: MoveButton): unknown =>
      keyed(
        one.name,
        guard([one.name, one.facts, one.isOff, words], () => button(one)),
      );
    const asked = buttons
      .filter(({ asks }) => asks)
      .map(({ name, facts }) => renderAsked(this.#board, name, () => this.#do(name), facts));
    return html`<div class="acts" part="acts">${buttons.filter(({ at }) => at === undefined).map(kept)}${asked}</div>`;
  }
}
