/** A part of the menu: what can be done with the game. An act that asks is asked about above the others. */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { takeKey } from '../dom/keys.js';
import { langOf, renderLine } from '../dom/sentence.js';

export interface MenuAct {
  readonly name: string;
  readonly caption: string;
  /** Undefined: it is done at once. */
  readonly question?: { readonly text: string; readonly yes: string; readonly no: string } | undefined;
  act(): void;
}

interface ActsPart {
  render(): TemplateResult | typeof nothing;
  /** Lets the question go; false where none is asked. */
  leave(): boolean;
}

/** `redraw` leads the focus to the button of that name. */
export function actsPart(
  acts: readonly MenuAct[],
  redraw: (focused: string) => void,
  close: () => void,
): ActsPart {
  let asked: MenuAct | undefined;
  const leave = (): boolean => {
    const { name } = asked ?? {};
    asked = undefined;
    if (name !== undefined) redraw(name);
    return name !== undefined;
  };
  const done = (act: MenuAct): void => {
    close();
    act.act();
  };
  const press = (act: MenuAct): void => {
    if (!act.question) return done(act);
    asked = act;
    redraw('no');
  };
  const button = (name: string, caption: string, onPress: () => void): TemplateResult =>
    html`<button name=${name} class=${name === 'yes' ? 'main' : nothing} @click=${onPress}>${renderLine(caption)}</button>`;
  const renderQuestion = (
    act: MenuAct,
    { text, yes, no }: NonNullable<MenuAct['question']>,
  ): TemplateResult =>
    html`<div class="row" role="alertdialog" aria-label=${bare(text)} lang=${langOf(text)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && leave() && takeKey(event)}>
      <p aria-hidden="true">${renderLine(text)}</p>
      ${button('no', no, leave)}${button('yes', yes, () => done(act))}
    </div>`;
  return {
    leave,
    render: () => {
      if (acts.length === 0) return nothing;
      const plain = acts.filter((act) => act !== asked);
      return html`${asked?.question ? renderQuestion(asked, asked.question) : nothing}
        <div class="row">${plain.map((act) => button(act.name, act.caption, () => press(act)))}</div>`;
    },
  };
}
