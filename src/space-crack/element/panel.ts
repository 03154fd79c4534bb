/** The panel beside the map: the seats' figures, the points that are left, and the ways of the chosen ship. */
import { html, nothing, type TemplateResult } from 'lit';
import { indices } from '../../core/basics/indices.js';
import type { Seat } from '../../core/contract/rules.js';
import type { Words } from '../../core/words/words.js';
import { renderLine, renderTold, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import { describeBuild, describeLooked, describeProgress, describeWay, waysOf } from '../describe.js';
import { incomesOf, planetsOf } from '../economy.js';
import { hasShip, isOwn } from '../interpret.js';
import { rules } from '../rules.js';
import type { State } from '../state.js';
import { isOver, seatsOf } from '../turns.js';
import type { Looked } from './signs.js';

/** More command points than this are shown as a number alone. */
const SHOWN_POINTS = 10;

/** How far the game is, and the command points that a seat has left in this round. */
export function renderProgress(state: State, seat: Seat | undefined, words: Words): TemplateResult {
  const progress = renderLine(describeProgress(state, words));
  const { points, options } = state;
  if (isOver(state) || seat === undefined) return progress;
  const n = points[seat] as number;
  const of = Math.max(n, options.commandPoints);
  const text = renderWord(words, 'points.left', { n });
  if (of > SHOWN_POINTS) return html`${text}<br />${progress}`;
  const signs = indices(of).map((at) => html`<i class=${at < n ? 'left' : nothing}></i>`);
  return html`<i class="points" aria-hidden="true">${signs}</i><b class="moves">${text}</b> <i
      class="round">${progress}</i>`;
}

/**
 * One row per seat: crack, what a round brings, in free order the moves that are left, which all use up at once, and
 * last the planets, which decide.
 */
export function renderSeats(state: State, words: Words, labelOf: (seat: Seat) => string): TemplateResult {
  const { options, crack, points } = state;
  const [planets, incomes] = [planetsOf(state), incomesOf(state)];
  const best = rules.outcome(state)?.winners ?? rules.toAct(state);
  const isFree = options.order === 'free';
  const heads = ['crack', ...(isOver(state) ? [] : ['income', ...(isFree ? ['points'] : [])]), 'planets'];
  const facts = { n: options.commandPoints };
  return html`<table part="score">
    <caption class="heard">
      ${renderWord(words, 'panel.score')}
    </caption>
    <thead>
      <tr>
        <td>${isOver(state) ? nothing : html`<i class="round">${renderLine(describeProgress(state, words))}</i>`}</td>
        ${heads.map((head) => {
          const caption = renderTerm(words.say(`panel.${head}`), words.say(`term.${head}`, facts));
          return html`<th scope="col"><span>${caption}</span></th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${seatsOf(state).map(
        (seat) =>
          html`<tr class=${best.includes(seat) ? 'best' : nothing}>
            <th scope="row">${renderSeat(seat)}<span>${renderLine(labelOf(seat))}</span></th>
            <td>${renderLine(words.number(crack[seat] as number))}</td>
            ${isOver(state) ? nothing : html`<td>${renderLine(words.number(incomes[seat] as number, 'sign'))}</td>`}
            ${isOver(state) || !isFree ? nothing : html`<td>${renderLine(words.number(points[seat] as number))}</td>`}
            <td class="sum">${renderLine(words.number(planets[seat] as number))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The six directions, clockwise from above, as the eye finds them on the map. */
const WAYS = '↑↗↘↓↙↖';

/** The ways of the chosen ship, and the cost of a ship here: spelt out beside the map, where there is more room. */
export function renderWays(state: State, { ui, acting, attended }: Looked, words: Words): TemplateResult {
  const { selected } = ui;
  const isChosen = selected !== undefined && isOwn(state, selected, acting);
  if (!isChosen || !hasShip(state, selected))
    return html`<div class="ways">
      ${attended === undefined ? nothing : html`<p>${renderTold(describeLooked(state, attended, words))}</p>`}
    </div>`;
  const ways = waysOf(state, selected).map(
    ([way, moved]) =>
      html`<li class=${[ui.aim, attended].includes(`${moved.to}`) ? 'aimed' : nothing}>
        <span aria-hidden="true">${WAYS[way]}</span> ${renderLine(describeWay(state, way, moved, words))}
      </li>`,
  );
  const build = describeBuild(state, selected, words);
  return html`<div class="ways">
    <ul>
      ${ways}${build === undefined ? nothing : html`<li>${renderLine(build)}</li>`}
    </ul>
  </div>`;
}
