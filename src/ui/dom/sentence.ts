/**
 * Sentences in the templates of a board: each in the direction of its own letters, whatever names it has, and in its
 * own language.
 */
import { html, isServer, nothing, type TemplateResult } from 'lit';
import { directionOf } from '../../core/words/bidi.js';
import { cellParts, withoutCellSigns } from '../../core/words/cell-names.js';
import { languageOf, runsOf } from '../../core/words/language.js';
import type { Facts } from '../../core/basics/result.js';
import type { Words } from '../../core/words/words.js';

/** A text of a board's words for the eye; `show`: a part of it in one language, if not its letters alone. */
export function renderLine(text: string, show: (part: string) => unknown = withoutCellSigns): TemplateResult {
  const main = languageOf(text);
  const runs = runsOf(text);
  const parts = (): unknown =>
    runs.map(({ text: part, language = main }) =>
      language === main ? show(part) : html`<span lang=${language as string}>${show(part)}</span>`,
    );
  return html`<bdi dir=${directionOf(text) ?? nothing}
      lang=${main ?? nothing}>${runs.length > 1 ? parts() : show(runs[0]?.text ?? '')}</bdi>`;
}

/** Signs with which no line begins. */
const CLOSING = /^[.,:;!?)\]»”’…。、，]+/u;

/** A cell as a button, and the signs that stay on its line. */
function renderCell(cell: string, told: string, rest: string | undefined): TemplateResult {
  const button = html`<button class="cell-name" type="button" data-cell=${cell}>${told}</button>`;
  const signs = CLOSING.exec(rest ?? '')?.[0];
  return signs === undefined ? button : html`<span class="unbroken">${button}${signs}</span>`;
}

/** The same with each cell that it names as a button, which the board lights up by: see `board/named-cells`. */
export function renderTold(text: string): TemplateResult {
  return renderLine(text, (part) => {
    const parts = cellParts(part);
    return parts.map(({ text: told, cell }, at) => {
      if (cell !== undefined) return renderCell(cell, told, parts[at + 1]?.text);
      return parts[at - 1]?.cell === undefined ? told : told.replace(CLOSING, '');
    });
  });
}

/** The sentence under a key for the eye. */
export function renderWord(words: Words, key: string, facts?: Facts): TemplateResult {
  return renderLine(words.say(key, facts));
}

/** The language of what an element is called by `bare(text)`; nothing where it is the board's. */
export function langOf(text: string): string | typeof nothing {
  return languageOf(text) ?? nothing;
}

/** The language of the place where an element stands: the nearest `lang`, across shadow roots; empty where none is. */
export function languageAt(element: Element): string {
  if (isServer) return '';
  for (let node: Element | null = element; node;) {
    const found: Element | null = node.closest('[lang]');
    if (found?.getAttribute('lang')) return found.getAttribute('lang') as string;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}
