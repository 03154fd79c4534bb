/** What stands beside the board: who moves, the scoreboard, objectives. It counts nothing itself. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../core/rules.js';
import { bare } from '../../core/language.js';
import { times } from '../../core/times.js';
import { seatFact, type Words } from '../../core/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import type { Reading } from '../../ui/panel/score-chart.js';
import { walk } from '../../ui/dom/arrow-keys.js';
import { HALF, SHAPES } from '../base.js';
import { shown } from '../describe.js';
import type { Mover } from '../interpret.js';
import { connectionsOf, knownLine } from '../lines.js';
import { PASSED, sharesOf } from '../rounds.js';
import { rules } from '../rules.js';
import { rolesOf, standing, totalsOf } from '../score.js';
import { hqsEach } from '../soundness.js';
import type { State } from '../state.js';
import type { Objective } from '../page-settings.js';

/** A figure of the scoreboard that is asked about. */
export interface Figure {
  readonly name: 'count' | 'distance' | 'hq' | 'total' | 'steals' | 'wormholes';
  readonly team: Seat;
}

/** What the panel tells besides the state. */
export interface Aside {
  readonly mover: Mover | undefined;
  /** The teams at this screen. */
  readonly seats: readonly Seat[];
  /** The names of a team's members, as far as the page gives them. */
  names(team: Seat): readonly string[];
  readonly isWhole: boolean;
  readonly objectives: readonly Objective[];
  /** What is pointed at, in words, or what one plays for. */
  readonly told: string;
}

export interface Handlers {
  choose(mover: Mover): void;
  toggle(): void;
  /** `isFocus`: by keys, so it has to be said. */
  ask(figure: Figure | undefined, isFocus: boolean): void;
}

/** C5: whether this game has HQs, or a position brought some. */
function hasHqs({ options, hqs }: State): boolean {
  return hqsEach(options) + hqs.flat().length > 0;
}

/** The totals of all teams at a ply. */
export function reading(state: State): Reading {
  return {
    spans: totalsOf(state).map((total) => [shown(total), shown(total)]),
    part: state.round,
  };
}

export function renderScore(state: State, words: Words, aside: Aside, on: Handlers): TemplateResult {
  return html`${state.phase === 'play' ? renderWho(state, words, aside, on) : nothing}
  ${keyed(`${aside.isWhole}${state.options.teams}`, renderTable(state, words, aside, on))}
  <p class="told">${renderLine(aside.told)}</p>
  ${renderObjectives(aside.objectives, words)}`;
}

/** So many moves are shown as dots; more as figures. */
const DOTS = 8;

/** Every member's moves, by team; those at this screen can be chosen. */
function renderWho(state: State, words: Words, aside: Aside, on: Handlers): TemplateResult {
  const all = sharesOf(state.options, state.round);
  const label = words.say('moves.label');
  return html`<div class="who" role="group" aria-label=${bare(label)} lang=${langOf(label)}>
    ${state.left.map(
      (left, team) =>
        html`<div class="team">
          ${renderSeat(team)}${left.map((moves, member) =>
            renderMember({ team, member }, [moves, all[team]?.[member] ?? 0, left.length], words, aside, on),
          )}
        </div>`,
    )}
  </div>`;
}

function renderMember(
  mover: Mover,
  [moves, of, count]: readonly [moves: number, of: number, members: number],
  words: Words,
  aside: Aside,
  on: Handlers,
): TemplateResult {
  const { team, member } = mover;
  const n = member + 1;
  const own = aside.names(team)[member];
  const name = own ?? (count > 1 ? { key: 'member', facts: { n } } : undefined);
  const who =
    name === undefined ? seatFact(team) : { key: 'moves.member', facts: { team: seatFact(team), name } };
  const left = Math.max(0, moves);
  const said = words.say(moves === PASSED ? 'moves.passed' : 'moves.left', { who, n: left, of });
  const [label, lang] = [bare(said), langOf(said)];
  const dots =
    of > DOTS
      ? html`<span class="count">${renderWord(words, 'moves.count', { n: left, of })}</span>`
      : html`<span class="dots">${times(of, (i) => html`<i class=${i < left ? 'full' : ''}></i>`)}</span>`;
  const isHere = aside.seats.includes(team) && aside.mover !== undefined;
  const isNow = aside.mover?.team === team && aside.mover.member === member;
  const inside = html`${name !== undefined ? html`<span dir="auto">${own ?? n}</span>` : nothing}${dots}`;
  return isHere && left > 0
    ? html`<button
        name="who-${team}-${member}"
        class="member"
        aria-pressed=${isNow}
        aria-label=${label}
        title=${label}
        lang=${lang}
        @click=${() => on.choose(mover)}
      >${inside}</button>`
    : html`<span class="member" role="img" aria-label=${label} title=${label} lang=${lang}>${inside}</span>`;
}

interface Column {
  readonly figure: Figure['name'];
  /** Of the multipliers. */
  readonly weight?: number;
}

const WHOLE: readonly Column[] = [
  { figure: 'count', weight: 0 },
  { figure: 'distance', weight: 1 },
  { figure: 'hq', weight: 2 },
];

function figureOf(state: State, team: Seat, figure: Figure['name'], words: Words): TemplateResult | string {
  const row = standing(state, team);
  // In the sentence beside it a distance has its decimal.
  if (figure === 'distance') return words.number(Math.round(row.distance));
  if (figure !== 'hq') return words.number(shown(row[figure]));
  const points = words.number(shown(row.hq));
  const line = knownLine(state, team);
  if (state.phase === 'over' || !line || line.stars.length < 2) return points;
  const now = renderWord(words, line.approximate ? 'score.hq-about' : 'score.hq-now', {
    n: connectionsOf(line),
  });
  return html`${points}<small>${now}</small>`;
}

/**
 * C19: a column each for the raw figures, the multiplier above each, the total, and the steals left in their box; or, where
 * they have decided, the wormholes. The figures are one tab stop; arrows go from one to the next.
 */
function renderTable(state: State, words: Words, aside: Aside, on: Handlers): TemplateResult {
  const roles = rolesOf(state.options);
  const { winners = [], reason } = rules.outcome(state) ?? {};
  const columns: readonly Column[] = [
    ...(aside.isWhole ? WHOLE.slice(0, hasHqs(state) ? 3 : 2) : []),
    { figure: 'total' },
    { figure: reason?.includes('wormholes') ? 'wormholes' : 'steals' },
  ];
  const ask = (event: Event): void => {
    const { figure, team } = (event.target as Element).closest('td')?.dataset ?? {};
    const name = figure as Figure['name'] | undefined;
    on.ask(name && { name, team: Number(team) }, event.type === 'focusin');
  };
  const leave = (): void => on.ask(undefined, false);
  const head = ({ figure, weight }: Column): TemplateResult =>
    html`<th scope="col">${weight === undefined ? nothing : html`<small>${renderWord(words, 'score.weight', { n: state.options.multipliers[weight] as number })}</small>`}${renderWord(words, `score.${figure}`)}</th>`;
  const cell = (team: Seat, { figure }: Column, column: number): TemplateResult => {
    const label = nameFigure(state, { name: figure, team }, words);
    return html`<td data-figure=${figure} data-team=${team} class=${figure}><button tabindex=${team + column === 0 ? 0 : -1} aria-label=${bare(label)} lang=${langOf(label)}><bdi>${figureOf(state, team, figure, words)}</bdi></button></td>`;
  };
  return html`<table class="sum" part="score" @pointerover=${ask} @focusin=${ask} @click=${ask} @pointerleave=${leave} @focusout=${leave} @keydown=${(event: KeyboardEvent) => walk(event, columns.length)}>
    <caption class="heard">${renderWord(words, 'score.caption')}</caption>
    <thead>
      <tr>
        <td>
          <button class="fold" name="fold" aria-expanded=${aside.isWhole} @click=${() => on.toggle()}>
            ${renderWord(words, aside.isWhole ? 'score.less' : 'score.more')}
          </button>
        </td>
        ${columns.map(head)}
      </tr>
    </thead>
    <tbody>
      ${state.left.map(
        (_, team) => html`<tr class=${aside.mover?.team === team || winners.includes(team) ? 'now' : nothing}>
          <th scope="row">${renderSeat(team)}<span>${renderWord(words, `seat.${team}`)}${roles[team] ? html`<small>${renderWord(words, `role.${roles[team]}`)}</small>` : nothing}</span></th>
          ${columns.map((column, i) => cell(team, column, i))}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** C19: which shape is what. */
export function renderLegend(state: State, words: Words): TemplateResult {
  return html`<p class="legend">${(['hq', 'cluster', 'wormhole', 'blackhole'] as const)
    .slice(hasHqs(state) ? 0 : 1)
    .map(
      (kind) => html`<span>
      <svg class="star ${kind}" viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">
        ${kind === 'blackhole' ? svg`<path class="half" d=${HALF} />` : nothing}<path class="body" d=${SHAPES[kind]} />
      </svg>${renderWord(words, `kind.${kind}`)}</span> `,
    )}</p>`;
}

function renderObjectives(objectives: readonly Objective[], words: Words): TemplateResult | typeof nothing {
  if (objectives.length === 0) return nothing;
  return html`<div class="goals">
    <p>${renderWord(words, 'goal.title')}</p>
    <ul>
      ${objectives.map(
        ({ text, done }) =>
          html`<li class=${done ? 'done' : nothing}><span dir="auto">${text}</span>${done ? html` <small>${renderWord(words, 'goal.done')}</small>` : nothing}</li>`,
      )}
    </ul>
  </div>`;
}

/** What a figure is, for the ear, with all that is seen: `Lyra: HQ points 4+2 if the round ended now`. */
function nameFigure(state: State, { name, team }: Figure, { say }: Words): string {
  const row = standing(state, team);
  const line = name === 'hq' && state.phase !== 'over' ? knownLine(state, team) : undefined;
  const now = line ? connectionsOf(line) : 0;
  const n = name === 'distance' ? Math.round(row.distance) : shown(row[name]);
  const key = now === 0 ? name : line?.approximate ? 'hq.about' : 'hq.now';
  return say(`score.name.${key}`, { team: seatFact(team), n, now });
}

/** A figure in words, for what is pointed at. */
export function describeFigure(state: State, { name, team }: Figure, { say }: Words): string {
  const row = standing(state, team);
  const { wormholesToWin: of, mode } = state.options;
  const [distance, total, hq] = [shown(row.distance), shown(row.total), shown(row.hq)];
  const tell = (what: string, n: number): string =>
    say(`score.${what}`, { count: row.count, team: seatFact(team), distance, total, hq, n, of });
  if (name === 'hq') {
    const line = knownLine(state, team);
    return tell(line?.approximate ? 'about' : 'now', line ? connectionsOf(line) : 0);
  }
  if (name === 'wormholes' || (name === 'total' && mode === 'classic' && of > 0))
    return tell('joined', row.wormholes);
  return tell(name === 'steals' ? 'may-steal' : 'team', row.steals);
}
