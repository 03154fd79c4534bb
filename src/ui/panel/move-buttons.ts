/** The game's own buttons. An act with `asks` is asked about before it is done. It knows no game. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/language.js';
import type { Words } from '../../core/words.js';
import type { MoveButton } from '../contract/parts.js';
import { renderLine } from '../dom/sentence.js';
import type { Asking } from './asking.js';

/** What they need of the controller. */
interface Host {
  readonly asking: Asking;
  readonly element: LitElement;
}

export class MoveButtons {
  readonly #host: Host;
  readonly #do: (name: string) => void;
  /** Those that stand there. */
  #shown: readonly MoveButton[] = [];

  constructor(host: Host, act: (name: string) => void) {
    this.#host = host;
    this.#do = (name) => {
      act(name);
      host.element.requestUpdate();
    };
  }

  /** A button is pressed, or what means the same, from where the focus comes. */
  press(name: string, opener = name): void {
    const button = this.#shown.find((one) => one.name === name);
    if (button?.asks) this.#host.asking.ask(name, opener);
    else this.#do(name);
  }

  render(buttons: readonly MoveButton[], words: Words): TemplateResult {
    this.#shown = buttons;
    const button = ({ name, facts }: MoveButton): TemplateResult => {
      const tip = words.has(`tip.${name}`) ? words.say(`tip.${name}`, facts) : undefined;
      return html`<button
        name=${name}
        aria-description=${tip === undefined ? nothing : bare(tip)}
        @click=${(event: MouseEvent) => event.detail < 2 && this.press(name)}
      >${renderLine(words.say(`act.${name}`, facts))}${tip === undefined ? nothing : html`<span class="tip" aria-hidden="true">${renderLine(tip)}</span>`}</button>`;
    };
    // Each move keeps its button: a second press never lands on another move that took its place.
    const kept = (one: MoveButton): unknown =>
      keyed(
        one.name,
        guard([one.name, one.facts, words], () => button(one)),
      );
    const asked = buttons
      .filter(({ asks }) => asks)
      .map(({ name, facts }) => this.#host.asking.render(name, words, () => this.#do(name), facts));
    return html`<div class="acts" part="acts">${buttons.map(kept)}${asked}</div>`;
  }
}
