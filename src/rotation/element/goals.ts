/**
 * A puzzle beside its board: its patterns with their progress, rotations against par, and the rating. It counts nothing
 * itself.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { times } from '../../core/basics/times.js';
import { ratingOf } from '../../core/days/rating.js';
import type { Words } from '../../core/words/words.js';
import { renderStars } from '../../ui/days/rating.js';
import { pictureTemplate } from '../../ui/dom/picture-template.js';
import { langOf, renderLine } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { cardName } from '../describe.js';
import { hasOnePicture, patternPicture } from '../goal-picture.js';
import { isSolved, metBy } from '../outcome.js';
import type { PuzzleState } from '../state.js';

/** So many rotations beyond par leave nothing to win: no further bar says more. */
const UNRATED = 3;

/** Rotations made, of par: a bar for each, those beyond par hollow; the status says it in figures. */
function renderMeter(view: PuzzleState, hints: number, words: Words): TemplateResult | typeof nothing {
  const { par, rotations } = view;
  if (par === null) return nothing;
  const bars = times(Math.min(Math.max(par, rotations), UNRATED + par, 9), (n) =>
    n < rotations ? (n < par ? 'done' : 'over') : '',
  );
  const isMet = isSolved(view);
  const rating = ratingOf(Math.max(rotations, par), par, hints);
  const told = words.say(isMet ? 'goal.rating' : 'goal.at-stake', { rating, hints });
  return html`<div class="meter" part="score">
    ${bars.map((name) => html`<i class=${name}></i>`)}
    ${renderTerm(words.say('goal.par', { par }), words.say('term.par'))}
    <span class="rated" ?data-won=${isMet}>
      ${
        // Where the name of the stars stood, so that the first hint takes no further line.
        hints > 0
          ? renderTerm(words.say('goal.hints', { hints }), words.say('term.hints'))
          : renderTerm(words.say('goal.rating-name'), words.say('term.rating'))
      }
      ${renderStars({ won: isMet ? rating : undefined, open: rating, told })}
    </span>
  </div>`;
}

function renderList(view: PuzzleState, words: Words): TemplateResult {
  const met = metBy(view);
  const name = words.say('goal.name');
  const isOne = hasOnePicture(view);
  const lines = view.goals[0]?.atLeast ?? 1;
  return html`${
    isOne
      ? nothing
      : html`<p class="at-once">${renderLine(words.say('goal.at-once', { n: view.goals.length, lines }))}</p>`
  }
  <ul class=${isOne ? 'goals one' : 'goals'} part="goals" aria-label=${bare(name)} lang=${langOf(name)}>
    ${view.goals.map(({ card, atLeast }, n) => {
      const told = words.say('goal.found', { found: met[n] ?? 0, of: atLeast });
      const isMet = met[n] === atLeast;
      return html`<li class="card ${isMet ? 'met' : ''}">
        ${pictureTemplate(patternPicture(card, view.reading, isMet))}<span
          class="heard">${renderLine(cardName(card, words))}</span>
        <span class="figure">${renderTerm(told, words.say('term.found'))}</span>
      </li>`;
    })}
  </ul>`;
}

export function renderPuzzle(
  view: PuzzleState,
  hints: number,
  words: Words,
): TemplateResult | typeof nothing {
  if (view.goals.length === 0) return nothing;
  return html`${renderList(view, words)}${renderMeter(view, hints, words)}`;
}
