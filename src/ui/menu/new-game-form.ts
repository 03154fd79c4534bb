/**
 * A part of the menu: lists to choose from, and a button that begins what they mean. It comes with the slices that
 * offer something.
 */
import { html, type TemplateResult } from 'lit';
import { css } from '../styles/sheet.js';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import type { Words, WordTable } from '../../core/words/words.js';
import { langOf, renderWord } from '../dom/sentence.js';
import type { MenuPart } from '../contract/adapter.js';

/**
 * A list, one of its values chosen: the words `choice.<name>` and, where `caption` gives none, `choice.<name>.<value>`.
 */
export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  /** The key of its name, where that is another. */
  readonly label?: string;
  caption?(value: string, words: Words): string;
}

export interface Offer {
  readonly choices: readonly Choice[];
  /** The settings of the game that these values mean; undefined: what the page asks for. */
  readonly settings: Readonly<Record<string, unknown>> | undefined;
}

const choiceStyles = css`
  dialog .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    margin-bottom: 16px;
    gap: 8px 12px;
  }
  dialog .choices label {
    display: grid;
    min-width: 0;
    font-size: 0.93em;
  }
  dialog select {
    min-height: 2.4em;
    max-width: 100%;
    padding: 4px 8px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    color: var(--ink);
    font: inherit;
    font-size: 1.07em;
  }
  dialog select:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
  }
`;

/**
 * `offer`: what there is to choose, by what has been chosen so far; `keys`: those of the heading and of the button,
 * which are the slice's.
 */
export function choicesPart(
  words: WordTable,
  offer: (chosen: Readonly<Record<string, string>>) => Offer,
  begin: (settings: Readonly<Record<string, unknown>>) => void,
  keys = { title: 'choice.title', begin: 'choice.begin', name: 'begin' },
): MenuPart {
  let chosen: Readonly<Record<string, string>> = {};
  return {
    words,
    styles: choiceStyles,
    render: (said, redraw, close) => {
      const { choices, settings } = offer(chosen);
      const choose = (name: string, value: string): void => {
        chosen = { ...chosen, [name]: value };
        redraw();
      };
      const option = ({ name, value, caption }: Choice, one: string): TemplateResult => {
        const text = caption?.(one, said) ?? said.say(`choice.${name}.${one}`);
        const isChosen = one === value;
        return html`<option value=${one} .selected=${isChosen} lang=${langOf(text)}>${bare(text)}</option>`;
      };
      const list = (choice: Choice): TemplateResult => {
        const { name, values, label } = choice;
        return html`<label>${renderWord(said, label ?? `choice.${name}`)}
          <select name=${name} @change=${(event: Event) => choose(name, (event.target as HTMLSelectElement).value)}>
            ${values.map((one) => option(choice, one))}
          </select></label>`;
      };
      const onBegin = (): void => {
        close();
        begin(settings ?? {});
      };
      return html`<h2>${renderWord(said, keys.title)}</h2>
        <div class="choices">
          ${choices.map((choice) => keyed(choice.name, list(choice)))}
          <button name=${keys.name} @click=${onBegin}>${renderWord(said, keys.begin)}</button>
        </div>`;
    },
  };
}
