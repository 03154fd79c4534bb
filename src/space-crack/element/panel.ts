/** What stands beside the map: the seats' figures, the chosen planet and what could be done there, or what happened lately. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../core/words.js';
import { renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import {
  describeBuild,
  describeCell,
  describeChoice,
  describeProgress,
  describeWay,
  foreseen,
} from '../describe.js';
import { incomesOf, planetsOf } from '../economy.js';
import { boardOf } from '../geometry.js';
import { isOwn, type Ui } from '../interpret.js';
import { rules } from '../rules.js';
import type { State } from '../state.js';
import { isOver, seatsOf } from '../turns.js';
import type { Looked } from './signs.js';

/** More command points than this are shown as a number alone. */
const SHOWN_POINTS = 6;

function renderPoints(points: number, of: number, words: Words): TemplateResult {
  const signs = Math.max(points, of);
  const figure = renderLine(words.number(points));
  if (signs > SHOWN_POINTS) return figure;
  return html`<span class="heard">${figure}</span><span class="points" aria-hidden="true"
      >${[...Array(signs).keys()].map((at) => html`<i class=${at < points ? 'left' : nothing}></i>`)}</span>`;
}

/** One row per seat: planets, crack, income and command points; in the corner the round. */
export function renderSeats(state: State, words: Words): TemplateResult {
  const { options, crack, points } = state;
  const [planets, incomes] = [planetsOf(state), incomesOf(state)];
  const best = rules.outcome(state)?.winners ?? rules.toAct(state);
  const heads = ['planets', 'crack', ...(isOver(state) ? [] : ['income', 'points'])];
  return html`<table part="score">
    <caption class="heard">
      ${renderWord(words, 'panel.score')}
    </caption>
    <thead>
      <tr>
        <td>${renderLine(describeProgress(state, words))}</td>
        ${heads.map((head) => html`<th scope="col"><span>${renderWord(words, `panel.${head}`)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${seatsOf(state).map(
        (seat) =>
          html`<tr class=${best.includes(seat) ? 'best' : nothing}>
            <th scope="row">${renderSeat(seat)}<span>${renderWord(words, `seat.${seat}`)}</span></th>
            <td class="sum">${renderLine(words.number(planets[seat] as number))}</td>
            <td>${renderLine(words.number(crack[seat] as number))}</td>
            ${
              isOver(state)
                ? nothing
                : html`<td>${renderLine(words.number(incomes[seat] as number, 'sign'))}</td>
                    <td>${renderPoints(points[seat] as number, options.commandPoints, words)}</td>`
            }
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The six directions, clockwise from above, as the eye finds them on the map. */
const WAYS = '↑↗↘↓↙↖';

const rule = (number: string): TemplateResult => html`<span class="rule">${number}</span>`;

/** Where the chosen ship can go, and what a ship costs here: each with its rule. */
function renderChoices(state: State, ui: Ui, words: Words): readonly TemplateResult[] {
  const planet = Number(ui.selected);
  const ways = boardOf(state.options.boardSize).facing[planet - 1] ?? [];
  const moves = ways.flatMap((to, way) => {
    const moved = foreseen(state, ui, `${to + 1}`);
    return moved
      ? html`<li class=${ui.aim === `${moved.to}` ? 'aimed' : nothing}>
          <span aria-hidden="true">${WAYS[way]} </span>${renderLine(describeWay(state, way, moved, words))} ${rule(moved.type === 'moved' ? 'P4' : 'P5')}
        </li>`
      : [];
  });
  const build = describeBuild(state, `${planet}`, words);
  if (build === undefined) return moves;
  return [...moves, html`<li>${renderLine(build)} ${rule('P6')}</li>`];
}

export interface Lately {
  readonly sentences: readonly string[];
  /** Shows it once more; absent where nothing has happened. */
  readonly again?: () => void;
}

/** The chosen planet with what could be done there; else the planet that is looked at, and what happened lately. */
export function renderTell(
  state: State,
  { ui, acting, attended }: Looked,
  lately: Lately,
  words: Words,
): TemplateResult {
  const { selected } = ui;
  const isChosen = isOwn(state, selected, acting);
  // Over what a chosen ship can do stands that ship, or where it would go: never a planet that it cannot go to.
  const isAside = isChosen && attended !== undefined && !foreseen(state, ui, attended);
  const looked = isAside ? selected : (attended ?? selected);
  return html`<div class="tell">
    <p>${looked === undefined ? (acting.length > 0 ? renderLine(describeChoice(state, acting, words)) : nothing) : renderLine(describeCell(state, looked, words, isChosen ? ui : {}))}</p>
    ${
      isChosen
        ? html`<ul>
            ${renderChoices(state, ui, words)}
          </ul>`
        : lately.again
          ? html`<ul>
                ${lately.sentences.map((sentence) => html`<li>${renderLine(sentence)}</li>`)}
              </ul>
              <button name="again" @click=${lately.again}>${renderWord(words, 'act.again')}</button>`
          : nothing
    }
  </div>`;
}
