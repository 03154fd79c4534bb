/** The end in front of a class: who has won and why, and what each member has done, six to a page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import type { Words } from '../../core/words/words.js';
import { renderLine, renderTold, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { memberFact } from '../conversation.js';
import { describeBest, inOrder, type MemberDeeds } from '../deeds.js';

/** So many members stand on a page of the table. */
const PAGE = 6;

const HEADS = ['name', 'stars', 'lines', 'stolen', 'best'];

/** The contents of the screen. */
export interface End {
  readonly words: Words;
  readonly winners: readonly Seat[];
  readonly headline: string;
  readonly why: string;
  readonly deeds: readonly MemberDeeds[];
  /** From 0; beyond the last page the first comes again. */
  readonly page: number;
  /** The answer after Copy was pressed; empty before. */
  readonly copied: string;
}

export interface EndActs {
  next(): void;
  map(): void;
  copy(): void;
  again(): void;
}

export function renderEnd(
  { words, winners, headline, why, deeds, page, copied }: End,
  acts: EndActs,
): TemplateResult {
  const all = inOrder(deeds, winners);
  const pages = Math.max(1, Math.ceil(all.length / PAGE));
  const at = page % pages;
  const button = (key: string, press: () => void, isMain = false): TemplateResult =>
    html`<button name=${key.slice(key.indexOf('.') + 1)} class=${isMain ? 'main' : nothing}
        @click=${(event: MouseEvent) => event.detail < 2 && press()}>${renderWord(words, key)}</button>`;
  const heads = HEADS.map(
    (head) => html`<th scope="col" class=${head}>${renderWord(words, `stage.${head}`)}</th>`,
  );
  const [winner] = winners;
  return html`<div class="deeds">
    <p class="headline" tabindex="-1">${winner === undefined ? nothing : renderSeat(winner)}${renderLine(headline)}</p>
    <p class="why">${renderLine(why)}</p>
    <table>
      <thead><tr>${heads}</tr></thead>
      <tbody>${all.slice(PAGE * at, PAGE * (at + 1)).map((one) => renderRow(one, words))}</tbody>
    </table>
    <p class="answer">
      <span role="status">${renderLine(copied)}</span>
      ${button('stage.copy-table', () => acts.copy())}
      ${
        pages > 1
          ? html`<span>${renderWord(words, 'stage.page', { n: at + 1, of: pages })}</span>${button(
              'stage.next',
              () => acts.next(),
            )}`
          : nothing
      }
      ${button('stage.map', () => acts.map())}${button('act.again', () => acts.again(), true)}
    </p>
  </div>`;
}

function renderRow(one: MemberDeeds, words: Words): TemplateResult {
  const { key, facts } = memberFact(one, words);
  // Members who have made no move are not shown as last.
  const figure = (n: number): string => (one.best ? words.number(n) : words.say('best.none'));
  return html`<tr>
    <th scope="row">${renderSeat(one.team)}${renderLine(words.say(key, facts))}</th>
    <td>${figure(one.claims)}</td><td>${figure(one.links)}</td><td>${figure(one.steals)}</td>
    <td class="best">${renderTold(describeBest(one, words))}</td>
  </tr>`;
}
