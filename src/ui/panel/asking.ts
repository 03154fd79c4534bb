/**
 * A question about an act that cannot be taken back lightly, asked at the button that was pressed. It pushes nothing.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { Facts } from '../../core/basics/result.js';
import type { Words } from '../../core/words/words.js';
import { takeKey } from '../dom/keys.js';
import { langOf, renderLine } from '../dom/sentence.js';
import type { Board } from './board.js';

function lead({ focus, element }: Board, name: string): void {
  focus.lead(`.panel [name="${name}"]`);
  element.requestUpdate();
}

/**
 * The focus goes on to the answer that does nothing, and from there back to the opener, which is the button itself
 * unless it is named.
 */
export function ask(board: Board, name: string, opener = name): void {
  board.dispatch({ type: 'ask', name, opener });
  lead(board, 'no');
  void show(board);
}

/** In view, and with the focus, which not every engine gives to what the mouse has pressed. */
async function show({ element }: Board): Promise<void> {
  await element.updateComplete;
  const question = element.shadowRoot?.querySelector('.asking');
  question?.scrollIntoView({ block: 'nearest' });
  if (question && !question.contains(element.shadowRoot?.activeElement ?? null))
    question.querySelector<HTMLElement>('[name=no]')?.focus({ preventScroll: true });
}

/** Whether what the reader does is an answer; anything else lets the question go. */
export function isAnswer(event: Event): boolean {
  return event.composedPath().some((node) => (node as Element).classList?.contains('asking'));
}

/** A question about an act, and the captions of its answers. */
export function questionOf(
  name: string,
  words: Words,
  facts?: Facts,
): { readonly text: string; readonly yes: string; readonly no: string } {
  const or = (own: string, usual: string): string => words.say(words.has(own) ? own : usual, facts);
  return {
    text: words.say(`ask.${name}`, facts),
    yes: or(`yes.${name}`, `act.${name}`),
    no: or(`no.${name}`, 'act.no'),
  };
}

/**
 * The question about this act, in the row of its button; nothing while it is not asked about. Its words are
 * `ask.<name>`, and for the answers `yes.<name>` and `no.<name>`; without those the act's own caption, and `act.no`.
 */
export function renderAsked(
  board: Board,
  name: string,
  act: () => void,
  facts?: Facts,
): TemplateResult | typeof nothing {
  const { question, words } = board.state;
  if (question?.name !== name) return nothing;
  const leave = (): void => {
    board.dispatch({ type: 'unask' });
    lead(board, question.opener);
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
  const { text, yes, no } = questionOf(name, words, facts);
  const button = (answer: string, caption: string, press: () => void): TemplateResult =>
    html`<button
      name=${answer}
      class=${answer === 'yes' ? 'main' : nothing}
      @click=${(event: MouseEvent) => event.detail < 2 && press()}
    >${renderLine(caption)}</button>`;
  return html`<div
    class="asking"
    role="alertdialog"
    aria-label=${bare(text)}
    lang=${langOf(text)}
    @keydown=${onKey}
  >
    <p aria-hidden="true">${renderLine(text)}</p>
    ${button('no', no, leave)}${button('yes', yes, agree)}
  </div>`;
}
