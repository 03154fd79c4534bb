/**
 * The hands of a card game beside its board: each card with what it brings, or would bring, and the points so far. It
 * counts nothing itself.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import type { Seat } from '../../core/contract/rules.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import { cardName } from '../describe.js';
import { readCell } from '../geometry.js';
import { gridOf } from '../grid.js';
import { canPlayCards, outcomeOf } from '../outcome.js';
import type { Card, GameView } from '../state.js';
import { afterRotation, worthOf } from '../would.js';
import { objectPicture } from './legend.js';

interface CardsHost {
  /** Somebody at this screen is to act. */
  readonly isTurn: boolean;
  /** The seat whose cards are shown at full width, each with its score. */
  readonly seat: Seat;
  /** The star that the reader thinks of rotating, by its cell. */
  readonly star: string | undefined;
  onPlay(card: Card): void;
  labelOf(seat: Seat): string;
}

/** A card in pictures, its colours outward from the planet. */
function renderColours(card: Card): unknown {
  return html`<span class="colours" aria-hidden="true">${[...card].map(objectPicture)}</span>`;
}

/** A card that others hold: its colours alone. */
function renderOther(card: Card, words: Words): TemplateResult {
  const label = cardName(card, words);
  return html`<span class="card" role="img" aria-label=${bare(label)}
      lang=${langOf(label)}>${renderColours(card)}</span>`;
}

/**
 * A card of a hand with what it brings; a button while cards can be played, the same one for as long as the card is
 * held.
 */
function renderHeld(view: GameView, card: Card, words: Words, host: CardsHost): TemplateResult {
  const star = host.star === undefined ? undefined : readCell(gridOf(view.board), host.star);
  const canPlay = host.isTurn && canPlayCards(view);
  const { found, points } = worthOf(star === undefined ? view : afterRotation(view, star), card);
  const key = star !== undefined ? 'would' : canPlay ? 'brings' : 'now';
  const brings = words.say(`hand.${key}`, { found, points });
  const label = words.say('named', { name: cardName(card, words), text: brings });
  const inside = html`${renderColours(card)}<span class="figure" aria-hidden="true">${renderLine(brings)}</span>`;
  if (!canPlay)
    return html`<div class="card" role="img" aria-label=${bare(label)} lang=${langOf(label)}>${inside}</div>`;
  return html`<button class="card" name="card-${card}" aria-label=${bare(label)} lang=${langOf(label)}
      aria-disabled=${found === 0 ? 'true' : nothing} @click=${() => host.onPlay(card)}>
    ${inside}
  </button>`;
}

function renderHand(view: GameView, seat: Seat, words: Words, host: CardsHost): TemplateResult {
  const hand = view.hands[seat];
  if (!hand) return html`<small>${renderWord(words, 'hand.hidden', { n: view.counts[seat] ?? 0 })}</small>`;
  const isLarge = seat === host.seat && !outcomeOf(view);
  return html`<div class="row ${isLarge ? 'large' : ''}">
    ${hand.map((card) => keyed(card, isLarge ? renderHeld(view, card, words, host) : renderOther(card, words)))}
  </div>`;
}

export function renderHands(view: GameView, words: Words, host: CardsHost): TemplateResult {
  const { hands, scores, seat, deck } = view;
  // When it is over, those who have won.
  const foremost = outcomeOf(view)?.winners ?? [seat];
  return html`<div class="hands" part="score">
    ${hands.map((_, n) => {
      const label = words.say('hand.name', { seat: seatFact(n) });
      const points = words.say('hand.worth', { points: scores[n] ?? 0 });
      const worth = renderTerm(points, words.say('term.points', { seat: seatFact(n) }));
      return html`<section class=${foremost.includes(n) ? 'acts-now' : ''} aria-label=${bare(label)}
          lang=${langOf(label)}>
        <p class="holder">${renderSeat(n)}<span>${renderLine(host.labelOf(n))}</span><b>${worth}</b></p>
        ${renderHand(view, n, words, host)}
      </section>`;
    })}
    <p class="meter">${[
      renderTerm(words.say('hand.deck', { cards: deck }), words.say('term.deck')),
      renderTerm(words.say('hand.scoring'), words.say('term.scoring')),
    ]}</p>
  </div>`;
}
