/** The goal of the game, as a picture and a sentence. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../core/words/words.js';
import { pictureTemplate } from '../dom/picture-template.js';
import type { AnyAdapter, Audience } from '../contract/adapter.js';
import { renderTold } from '../dom/sentence.js';

/** Nothing where the game tells no goal. */
export function renderGoal(
  { goal }: AnyAdapter,
  view: unknown,
  words: Words,
  reader: Audience<unknown>,
): TemplateResult | typeof nothing {
  const sentence = goal?.sentence(view, words, reader) ?? '';
  if (sentence === '') return nothing;
  const picture = goal?.picture?.(view, reader);
  return html`<div class="goal-box" part="goal">
    ${picture ? html`<span class="goal-picture" aria-hidden="true">${pictureTemplate(picture)}</span>` : nothing}
    <p>${renderTold(sentence)}</p>
  </div>`;
}
