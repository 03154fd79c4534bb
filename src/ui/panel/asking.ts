/** A question about an act that cannot be taken back lightly, asked at the button that was pressed. It pushes nothing and knows no game. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { bare } from '../../core/language.js';
import type { Facts } from '../../core/result.js';
import type { Words } from '../../core/words.js';
import type { Focus } from '../dom/focus.js';
import { takeKey } from '../dom/keys.js';
import { langOf, renderLine } from '../dom/sentence.js';

/** What it needs of the controller. */
interface Host {
  readonly focus: Focus;
  readonly element: LitElement;
}

export class Asking {
  readonly #host: Host;
  /** The name of the act that the reader is asked about, and what has led to it. */
  #asked: { readonly name: string; readonly opener: string } | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** The focus goes on to the answer that does nothing, and from there back to the opener, which is the button itself unless it is named. */
  ask(name: string, opener = name): void {
    this.#asked = { name, opener };
    this.#lead('no');
    void this.#show();
  }

  /** The reader goes on with something else, or the game has gone on. */
  forget(): void {
    if (this.#asked === undefined) return;
    this.#asked = undefined;
    this.#host.element.requestUpdate();
  }

  /** The reader does something anywhere: what is no answer lets the question go. */
  attend(event: Event): void {
    const isAnswer = event.composedPath().some((node) => (node as Element).classList?.contains('asking'));
    if (!isAnswer) this.forget();
  }

  #lead(name: string): void {
    this.#host.focus.lead(`.panel [name="${name}"]`);
    this.#host.element.requestUpdate();
  }

  /** In view, and with the focus, which not every engine gives to what the mouse has pressed. */
  async #show(): Promise<void> {
    const { element } = this.#host;
    await element.updateComplete;
    const question = element.shadowRoot?.querySelector('.asking');
    question?.scrollIntoView({ block: 'nearest' });
    if (question && !question.contains(element.shadowRoot?.activeElement ?? null))
      question.querySelector<HTMLElement>('[name=no]')?.focus({ preventScroll: true });
  }

  /** The question about this act, in the row of its button; nothing while it is not asked about. Its words are `ask.<name>` and `act.<name>`. */
  render(name: string, words: Words, act: () => void, facts?: Facts): TemplateResult | typeof nothing {
    if (this.#asked?.name !== name) return nothing;
    const { opener } = this.#asked;
    const leave = (): void => {
      this.forget();
      this.#lead(opener);
    };
    const agree = (): void => {
      leave();
      act();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      takeKey(event);
      leave();
    };
    const question = words.say(`ask.${name}`, facts);
    const button = (answer: string, caption: string, press: () => void): TemplateResult =>
      html`<button name=${answer} class=${answer === 'yes' ? 'main' : nothing} @click=${(event: MouseEvent) => event.detail < 2 && press()}>${renderLine(words.say(caption, facts))}</button>`;
    return html`<div class="asking" role="alertdialog" aria-label=${bare(question)} lang=${langOf(question)} @keydown=${onKey}>
      <p aria-hidden="true">${renderLine(question)}</p>
      ${button('yes', `act.${name}`, agree)}${button('no', 'act.no', leave)}
    </div>`;
  }
}
