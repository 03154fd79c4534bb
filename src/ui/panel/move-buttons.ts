/** The game's own buttons. An act with `asks` is asked about in the line of what happened before it is done. It knows no game. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/language.js';
import type { Words } from '../../core/words.js';
import type { MoveButton, Told } from '../contract/parts.js';
import type { Focus } from '../dom/focus.js';
import { renderLine } from '../dom/sentence.js';

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
  /** Those that stand there. */
  #shown: readonly MoveButton[] = [];

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
    this.#host.focus.lead(`.panel [name="${focus}"]`);
    this.#host.element.requestUpdate();
  }

  #do(name: string): void {
    this.forget();
    this.#press(name);
    this.#host.element.requestUpdate();
  }

  /** The question about the act that was pressed, while it can be done; its answers stand beside it. */
  question(words: Words): Told | undefined {
    const asked = this.#shown.find(({ name }) => name === this.#asked);
    if (!asked) return undefined;
    const { name, facts } = asked;
    const no = (): void => this.#ask(undefined, name);
    return {
      kind: 'ask',
      sentence: words.say(`ask.${name}`, facts),
      buttons: [
        { name: 'yes', caption: words.say(`act.${name}`, facts), isMain: true, press: () => this.#do(name) },
        { name: 'no', caption: words.say('act.no'), press: no },
      ],
      leave: no,
    };
  }

  render(buttons: readonly MoveButton[], words: Words): TemplateResult {
    this.#shown = buttons;
    const button = ({ name, facts, asks }: MoveButton): TemplateResult => {
      const tip = words.has(`tip.${name}`) ? words.say(`tip.${name}`, facts) : undefined;
      return html`<button
        name=${name}
        aria-description=${tip === undefined ? nothing : bare(tip)}
        @click=${(event: MouseEvent) => event.detail < 2 && (asks ? this.#ask(name, 'no') : this.#do(name))}
      >${renderLine(words.say(`act.${name}`, facts))}${tip === undefined ? nothing : html`<span class="tip" aria-hidden="true">${renderLine(tip)}</span>`}</button>`;
    };
    // Each move keeps its button: a second press never lands on another move that took its place.
    const kept = (one: MoveButton): unknown =>
      keyed(
        one.name,
        guard([one.name, one.facts, one.asks, words], () => button(one)),
      );
    return html`<div class="acts" part="acts">${buttons.map(kept)}</div>`;
  }
}
