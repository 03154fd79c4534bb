/** The game's own buttons. An act with `asks` is asked about in the panel before it is done. It knows no game. */
import { html, type LitElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/language.js';
import type { Words } from '../../core/words.js';
import type { MoveButton } from '../contract/parts.js';
import type { Focus } from '../dom/focus.js';
import { langOf, renderLine } from '../dom/sentence.js';

/** What they need of the controller. */
interface Host {
  readonly focus: Focus;
  readonly element: LitElement;
}

export class MoveButtons {
  readonly #host: Host;
  readonly #press: (name: string) => void;
  /** The act that the reader is asked about. */
  #asked: string | undefined;

  constructor(host: Host, press: (name: string) => void) {
    this.#host = host;
    this.#press = press;
  }

  /** The game has gone on: what was asked is asked no more. */
  forget(): void {
    this.#asked = undefined;
  }

  /** Asks about an act, or no more; the focus goes on to the answer that does nothing, or back to the act. */
  #ask(name: string | undefined, focus: string): void {
    this.#asked = name;
    this.#host.focus.lead(`[part=acts] [name="${focus}"]`);
    this.#host.element.requestUpdate();
  }

  #do(name: string): void {
    this.forget();
    this.#press(name);
    this.#host.element.requestUpdate();
  }

  render(buttons: readonly MoveButton[], words: Words): TemplateResult {
    // Each move keeps its button: a second press never lands on another move that took its place.
    const button = (name: string, caption: string, onPress: () => void): unknown =>
      keyed(
        name,
        html`<button name=${name} @click=${(event: MouseEvent) => event.detail < 2 && onPress()}>${renderLine(caption)}</button>`,
      );
    const asked = buttons.find(({ name }) => name === this.#asked);
    const caption = ({ name, facts }: MoveButton): string => words.say(`act.${name}`, facts);
    if (!asked)
      return html`<div class="acts" part="acts">
        ${buttons.map((one) => button(one.name, caption(one), () => (one.asks ? this.#ask(one.name, 'no') : this.#do(one.name))))}
      </div>`;
    const { name, facts } = asked;
    const question = words.say(`ask.${name}`, facts);
    const no = (): void => this.#ask(undefined, name);
    return html`<div class="acts" part="acts" role="group" aria-label=${bare(question)} lang=${langOf(question)} @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && no()}>
      <span aria-hidden="true">${renderLine(question)}</span>
      ${button('yes', caption(asked), () => this.#do(name))} ${button('no', words.say('act.no'), no)}
    </div>`;
  }
}
