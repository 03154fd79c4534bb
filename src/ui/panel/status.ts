/** Small parts of a board's panel: status, notes, and the screen between two players. */
import { html, isServer, nothing, svg, type TemplateResult } from 'lit';
import { SEAT_MARKS } from '../../core/chart/palette.js';
import type { Seat } from '../../core/contract/rules.js';
import type { Words } from '../../core/words/words.js';
import type { Rendered } from '../contract/parts.js';
import { renderLine, renderTold } from '../dom/sentence.js';
import { sayHanding } from '../words/describe-change.js';
import type { Standing } from '../contract/parts.js';
import type { Note } from '../contract/board-state.js';

/** A seat's mark in its colour. Seats from 9 on take the signs of 0 to 2 inside a second ring. */
export function renderSeat(seat: Seat): TemplateResult {
  const sign = seat % 9;
  return html`<svg class="seat seat-${sign}" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
    <circle r="1" />
    <path class="cut" fill-rule="evenodd" d=${SEAT_MARKS[sign] as string} />
    ${seat >= 9 ? svg`<circle r="1.1" fill="none" stroke="currentColor" stroke-width=".12" />` : nothing}
  </svg>`;
}

/** A link to the rules, if the page gives a safe one. */
export function rulesLink(href: string, rule = ''): string | undefined {
  if (href === '' || isServer) return undefined;
  try {
    const url = new URL(href, document.baseURI);
    if (!['http:', 'https:', 'file:'].includes(url.protocol)) return undefined;
    if (rule !== '') url.hash = rule;
    return url.href;
  } catch {
    return undefined;
  }
}

/** A rule's number says nothing to a reader: the link leads to it in the page's rules. */
function renderRule(rule: string | undefined, href: string, words: Words): TemplateResult | typeof nothing {
  const link = rule ? rulesLink(href, rule) : undefined;
  return link === undefined
    ? nothing
    : html` <a class="rule" href=${link}>${renderLine(words.say('act.rule'))}</a>`;
}

/** Notes one below the other in one box. `href`: the page's rules, to which a note's rule leads. */
export function renderNotes(
  notes: readonly Note[],
  href: string,
  words: Words,
): TemplateResult | typeof nothing {
  if (notes.length === 0) return nothing;
  const lines = notes.map(
    ({ rule, sentence }) => html`<p>${renderTold(sentence)}${renderRule(rule, href, words)}</p>`,
  );
  return html`<div class="telling note" part="note">${lines}</div>`;
}

/**
 * The first two lines: who is to act or how it ended, and what to do now. `aside`: how far the game is, or what the
 * reader is in the middle of.
 */
export function renderStanding({ seat, turn, toDo, isOver }: Standing, aside: Rendered): TemplateResult {
  return html`<div class="standing">
    <p class=${isOver ? 'status headline' : 'status'} tabindex="-1">
      ${seat === undefined ? nothing : renderSeat(seat)}<span>${renderLine(turn)}</span>
      <small>${aside}</small>
    </p>
    <p class="to-do" part="to-do">${renderTold(toDo)}</p>
  </div>`;
}

/** Between two people at one screen: nothing of the game shows until the next one says so. */
export function renderHandOver(seat: Seat, words: Words, onReady: () => void): TemplateResult {
  return html`<div class="hand-over" part="hand-over">
    <p tabindex="-1">${renderLine(sayHanding('hand.over', seat, words))}</p>
    <p class="acts"><button @click=${onReady}>${renderLine(sayHanding('hand.ready', seat, words))}</button></p>
  </div>`;
}
