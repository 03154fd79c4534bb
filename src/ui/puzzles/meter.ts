/** Shows the counts of a puzzle: what is left to spend, and the stars to win. It counts nothing itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { times } from '../../core/basics/times.js';
import { ratingOf } from '../../core/days/rating.js';
import type { Budget } from '../../core/puzzle/budget.js';
import type { Puzzle } from '../../core/puzzle/puzzle.js';
import type { Words } from '../../core/words/words.js';
import { renderStars } from '../days/rating.js';
import { renderLine } from '../dom/sentence.js';
import { renderTerm } from '../panel/term.js';

/** More than so many are told by the figure alone. */
const MOST_PIPS = 8;

function renderBudget({ shape, left, of, sentence }: Budget): TemplateResult {
  const pips = times(of > MOST_PIPS ? 0 : of, (n) => html`<i class=${n < left ? 'left' : nothing}></i>`);
  return html`<span class="budget"
    ><span class="pips ${shape}" aria-hidden="true">${pips}</span
    ><span class="figure-left">${renderLine(sentence)}</span></span
  >`;
}

/** The hints and tries that the reader has used so far. */
interface Spent {
  readonly hints: number;
  readonly tries: number;
}

export function renderMeter(
  { par, moves }: Puzzle,
  budgets: readonly Budget[],
  isMet: boolean,
  { hints, tries }: Spent,
  words: Words,
): TemplateResult {
  const isTight = budgets.some(({ of }) => of === par);
  const told = (rating: number): string =>
    words.say(isMet ? 'puzzle.rating' : 'puzzle.at-stake', { rating, hints, tries });
  const taken = (text: string): TemplateResult => html`<span class="taken">${renderLine(text)}</span>`;
  const stars = (fewest: number): TemplateResult => {
    const open = ratingOf(Math.max(moves, fewest), fewest, hints, tries);
    const rating = { won: isMet ? open : undefined, open, told: told(open) };
    return html`<span class="rated" ?data-won=${isMet}>
      ${tries > 0 ? taken(words.say('puzzle.tries', { tries })) : nothing}
      ${hints > 0 ? taken(words.say('puzzle.hints', { hints })) : nothing}
      ${renderTerm(words.say('puzzle.stars'), words.say('term.stars'))}${renderStars(rating)}
    </span>`;
  };
  // One row holds them all: words give way to signs.
  const isFull = budgets.length > 1 || (par !== null && !isTight);
  const kind = budgets.length > 1 ? 'two full' : isFull ? 'full' : '';
  return html`<div class="meter ${kind}" part="budget">
    ${budgets.map(renderBudget)}
    ${par === null || isTight ? nothing : renderLine(words.say('puzzle.par', { par }))}
    ${par === null ? nothing : stars(par)}
  </div>`;
}
