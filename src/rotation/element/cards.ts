/** Cards and goals beside the board: a puzzle's goals with their progress, hands and points of a card game. It counts nothing itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/language.js';
import { times } from '../../core/times.js';
import { seatFact, type Words } from '../../core/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { pictureTemplate } from '../../ui/dom/picture-template.js';
import { renderSeat } from '../../ui/panel/status.js';
import { scoreCard } from '../api.js';
import { baseOf } from '../cards.js';
import { cardName, ratingOf } from '../describe.js';
import { patternPicture } from '../goal-picture.js';
import { countIn } from '../grid.js';
import { OBJECTS } from '../picture.js';
import { canPlayCards, costOf, isSolved, metBy, outcomeOf } from '../outcome.js';
import type { Card, GameView, PuzzleState, View } from '../state.js';

/** A card in pictures, its colours outward from the planet. */
function renderCard(card: Card): readonly TemplateResult[] {
  return [...card].map((sign) =>
    pictureTemplate(`<svg viewBox="-.42 -.42 .84 .84" aria-hidden="true">${OBJECTS[sign]}</svg>`),
  );
}

const STAR = 'M0-.42L.12-.15L.41-.13L.18.06L.26.34L0 .18L-.26.34L-.18.06L-.41-.13L-.12-.15Z';

/** The rating of a solved puzzle, as stars. One that a hint has helped to, for each hint the next, is an outline. */
function renderRating(rating: number, hints: number, words: Words): TemplateResult {
  const kindOf = (n: number): string => (n >= rating ? '' : n < rating - hints ? 'won' : 'helped');
  const shapes = [0, 1, 2].map(
    (n) => `<path class="${kindOf(n)}" transform="translate(${n * 1.1})" d="${STAR}"/>`,
  );
  const told = words.say('goal.rating', { rating, hints });
  return html`<b class="stars" role="img" aria-label=${bare(told)} lang=${langOf(told)}>
    ${pictureTemplate(`<svg viewBox="-.5 -.5 3.2 1" aria-hidden="true">${shapes.join('')}</svg>`)}
  </b>`;
}

/** Rotations made, of par: a bar for each, those beyond par hollow; the status says it in figures. */
function renderMeter(view: PuzzleState, hints: number, words: Words): TemplateResult | typeof nothing {
  const { par, turns } = view;
  if (par === null) return nothing;
  const bars = times(Math.min(Math.max(par, turns), 9), (n) =>
    n < turns ? (n < par ? 'done' : 'over') : '',
  );
  return html`<p class="meter">
    ${bars.map((name) => html`<i class=${name}></i>`)}
    ${isSolved(view) && hints > 0 ? html`<small>${renderWord(words, 'goal.hints', { hints })}</small>` : nothing}
    ${isSolved(view) ? renderRating(ratingOf(turns, par), hints, words) : nothing}
  </p>`;
}

function renderGoals(view: PuzzleState, hints: number, words: Words): TemplateResult {
  const met = metBy(view);
  const name = words.say('goal.name');
  return html`<ul class="goals" part="score" aria-label=${bare(name)} lang=${langOf(name)}>
      ${view.goals.map(({ card, atLeast }, n) => {
        const told = words.say('goal.found', { found: met[n] ?? 0, of: atLeast });
        const label = words.say('named', { name: cardName(card, words), text: told });
        return html`<li class="card ${met[n] === atLeast ? 'met' : ''}" aria-label=${bare(label)} lang=${langOf(label)}>
          ${pictureTemplate(patternPicture(card, met[n] === atLeast))}<span aria-hidden="true">${renderLine(told)}</span>
        </li>`;
      })}
    </ul>
    ${renderMeter(view, hints, words)}`;
}

/** A card of a hand with what it would score now; a button where it can be played, the same one for as long as the card is held. */
function renderHeld(
  view: GameView,
  card: Card,
  words: Words,
  onPlay: ((card: Card) => void) | undefined,
): TemplateResult {
  const points = scoreCard(baseOf(card), countIn(view.board, card, view.reading));
  const worth = words.say('hand.worth', { points });
  const label = words.say('named', { name: cardName(card, words), text: worth });
  const inside = html`${renderCard(card)}<span aria-hidden="true">${points}</span>`;
  if (!onPlay)
    return html`<span class="card" role="img" aria-label=${bare(label)} lang=${langOf(label)}>${inside}</span>`;
  return html`<button class="card" name="card-${card}" aria-label=${bare(label)} lang=${langOf(label)} aria-disabled=${points === 0 ? 'true' : nothing} @click=${() => onPlay(card)}>
    ${inside}
  </button>`;
}

function renderHands(
  view: GameView,
  words: Words,
  onPlay: (card: Card) => void,
  isTurn: boolean,
): TemplateResult {
  const { hands, counts, scores, seat, deck, turns, rules } = view;
  // When it is over, those who have won.
  const foremost = outcomeOf(view)?.winners ?? [seat];
  const left = words.say('hand.deck', { cards: deck });
  const turn = Math.floor(turns / scores.length) + 1;
  const count = rules.decay
    ? words.say('hand.turn-alone', { turn, cost: costOf(turn) })
    : words.say('hand.turn', { turn: Math.min(turn, rules.turns), all: rules.turns });
  return html`<div class="hands" part="score">
    ${hands.map((hand, n) => {
      const label = words.say('hand.name', { seat: seatFact(n) });
      const isActing = foremost.includes(n);
      const play = isActing && isTurn && canPlayCards(view) ? onPlay : undefined;
      return html`<section class=${isActing ? 'acts-now' : ''} aria-label=${bare(label)} lang=${langOf(label)}>
        <p class="holder">${renderSeat(n)}<span>${renderWord(words, `seat.${n}`)}</span><b><span aria-hidden="true">${scores[n]}</span><span class="heard">${renderWord(words, 'hand.worth', { points: scores[n] ?? 0 })}</span></b></p>
        <div class="row">
          ${hand === null ? html`<small>${renderWord(words, 'hand.hidden', { n: counts[n] ?? 0 })}</small>` : hand.map((card) => keyed(card, renderHeld(view, card, words, play)))}
        </div>
      </section>`;
    })}
    <p class="meter">${renderLine(count)}<span>${renderLine(left)}</span></p>
  </div>`;
}

/** `isTurn`: somebody at this screen is to act, and its cards can be played. */
export interface CardsHost {
  readonly onPlay: (card: Card) => void;
  readonly isTurn: boolean;
  /** How many were given in the puzzle that is solved. */
  readonly hints: number;
}

export function renderCards(
  view: View,
  words: Words,
  { onPlay, isTurn, hints }: CardsHost,
): TemplateResult | typeof nothing {
  if (view.use === 'game') return renderHands(view, words, onPlay, isTurn);
  return view.goals.length > 0 ? renderGoals(view, hints, words) : nothing;
}
