/** The panel beside the board: the scoreboard, its explanation, objectives. It counts nothing itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import type { Reading } from '../../ui/panel/score-chart.js';
import { walk } from '../../ui/dom/keys.js';
import { shown } from '../describe.js';
import { connectionsOf, knownLine } from '../lines.js';
import { rules } from '../rules.js';
import { rolesOf, standing, totalsOf } from '../score.js';
import { hasHqs } from '../soundness.js';
import type { State } from '../state.js';
import type { Objective } from '../page-settings.js';
import { explain } from './explain.js';
import { renderLegend } from './legend.js';
import { isChosen, renderDots, renderWho, type Members } from './members.js';

/** A figure of the scoreboard that is asked about. */
export interface Figure {
  readonly name: 'count' | 'distance' | 'hq' | 'total' | 'wormholes';
  readonly team: Seat;
}

/** Inputs of the panel besides the state. */
export interface Aside extends Members {
  readonly isWhole: boolean;
  /** The reader's moves have a place of their own. */
  readonly hasActs: boolean;
  readonly objectives: readonly Objective[];
  /** The bot that plays for a team, by its name. */
  botOf(team: Seat): string | undefined;
}

export interface Handlers {
  toggle(): void;
  /** `isFocus`: by keys, so it has to be said. */
  ask(figure: Figure | undefined, isFocus: boolean): void;
}

/** The totals of all teams at a ply. */
export function reading(state: State): Reading {
  return { figures: totalsOf(state).map((total) => shown(total)), part: state.round };
}

export function renderScore(state: State, words: Words, aside: Aside, on: Handlers): TemplateResult {
  return html`${isChosen(state, aside) ? renderWho(state, words, aside) : nothing}
  ${keyed(`${aside.isWhole}${hasWormholes(state)}${state.options.teams}`, renderTable(state, words, aside, on))}`;
}

/** The moves left of the one reader, in the row of the button that gives them up. */
export function renderOwnMoves(state: State, words: Words, aside: Aside): TemplateResult | typeof nothing {
  const [team] = aside.seats;
  const isShown = aside.hasActs && team !== undefined && state.phase === 'play' && !isChosen(state, aside);
  return isShown ? renderDots(state, team, words) : nothing;
}

/** Explains the shapes on the map, and the objectives of the page. */
export function renderKey(state: State, words: Words, { objectives }: Aside): TemplateResult {
  return html`${renderLegend(state, words)}${renderObjectives(objectives, words)}`;
}

/** C13: what is multiplied before it is shown, so that the columns add up to the total. */
const WEIGHTS: Readonly<Partial<Record<Figure['name'], number>>> = { count: 0, distance: 1, hq: 2 };

/** C13: what is multiplied by 0 brings nobody anything. */
const isCounted = ({ options }: State, figure: 'count' | 'distance' | 'hq'): boolean =>
  options.multipliers[WEIGHTS[figure] as number] !== 0;

/** A figure in points; wormholes are counted. */
function pointsOf(state: State, team: Seat, figure: Figure['name']): number {
  const weight = WEIGHTS[figure];
  const multiplier = weight === undefined ? 1 : (state.options.multipliers[weight] as number);
  return shown(multiplier * standing(state, team)[figure]);
}

function figureOf(state: State, team: Seat, figure: Figure['name'], words: Words): TemplateResult | string {
  const n = pointsOf(state, team, figure);
  if (figure === 'wormholes')
    return renderWord(words, 'score.wormholes-of', { n, of: state.options.wormholesToWin });
  const points = words.number(n);
  if (figure !== 'hq') return points;
  const line = knownLine(state, team);
  if (state.phase === 'over' || !line || line.stars.length < 2) return points;
  const now = renderWord(words, line.approximate ? 'score.hq-about' : 'score.hq-now', {
    n: shown((state.options.multipliers[2] as number) * connectionsOf(line)),
  });
  return html`${points}<small>${now}</small>`;
}

/** C14: whether wormholes can win, and a team has one. */
function hasWormholes(state: State): boolean {
  const { mode, wormholesToWin } = state.options;
  const isByWormholes = mode === 'classic' && wormholesToWin > 0;
  return isByWormholes && state.left.some((_, team) => standing(state, team).wormholes > 0);
}

/**
 * C19: a column each for the points of lines, their length and HQ lines where they count, from the first one on the
 * wormholes where they can win, and last the total. The figures are one tab stop; arrows go from one to the next.
 */
function renderTable(state: State, words: Words, aside: Aside, on: Handlers): TemplateResult {
  const roles = rolesOf(state.options);
  const { winners = [] } = rules.outcome(state) ?? {};
  const columns: readonly Figure['name'][] = [
    ...(aside.isWhole ? (['count', 'distance'] as const) : []).filter((name) => isCounted(state, name)),
    ...(aside.isWhole && hasHqs(state) && isCounted(state, 'hq') ? (['hq'] as const) : []),
    ...(hasWormholes(state) ? (['wormholes'] as const) : []),
    'total',
  ];
  const ask = (event: Event): void => {
    const { figure, team } = (event.target as Element).closest('td')?.dataset ?? {};
    const name = figure as Figure['name'] | undefined;
    on.ask(name && { name, team: Number(team) }, event.type === 'focusin');
  };
  const leave = (): void => on.ask(undefined, false);
  const head = (figure: Figure['name']): TemplateResult =>
    html`<th scope="col" class=${figure}>${renderTerm(
      words.say(`score.${figure}`),
      explain(state, figure, words),
    )}</th>`;
  const underName = (team: Seat): TemplateResult | typeof nothing => {
    const bot = aside.botOf(team);
    const role = roles[team];
    // That a bot plays is told by its name.
    const told = [
      ...(role && !(role === 'bot' && bot) ? [words.say(`role.${role}`)] : []),
      ...(bot ? [words.say(`bot.${bot}`)] : []),
    ];
    return told.length > 0 ? html`<small>${renderLine(words.row(told))}</small>` : nothing;
  };
  const hasDots = state.phase === 'play' && !isChosen(state, aside);
  // Those of the one reader stand beside the button that gives them up.
  const isApart = (team: Seat): boolean => aside.hasActs && aside.seats.includes(team);
  const cell = (team: Seat, figure: Figure['name'], column: number): TemplateResult => {
    const label = nameFigure(state, { name: figure, team }, words);
    return html`<td data-figure=${figure} data-team=${team} class=${figure}><button
        tabindex=${team + column === 0 ? 0 : -1} aria-label=${bare(label)}
        lang=${langOf(label)}><bdi>${figureOf(state, team, figure, words)}</bdi></button></td>`;
  };
  return html`<table class="sum" part="score" @pointerover=${ask} @focusin=${ask} @click=${ask}
      @pointerleave=${leave} @focusout=${leave} @keydown=${(event: KeyboardEvent) => walk(event, columns.length)}>
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
          <th scope="row">${renderSeat(team)}<span>${renderWord(words, `seat.${team}`)}${underName(team)}${
            hasDots && !isApart(team) ? renderDots(state, team, words) : nothing
          }</span></th>
          ${columns.map((column, i) => cell(team, column, i))}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function renderObjectives(objectives: readonly Objective[], words: Words): TemplateResult | typeof nothing {
  if (objectives.length === 0) return nothing;
  return html`<div class="goals">
    <p>${renderWord(words, 'goal.title')}</p>
    <ul>
      ${objectives.map(
        ({ text, done }) =>
          html`<li class=${done ? 'done' : nothing}><span dir="auto">${text}</span>${
            done ? html` <small>${renderWord(words, 'goal.done')}</small>` : nothing
          }</li>`,
      )}
    </ul>
  </div>`;
}

/** Names a figure for the ear, with everything that is visible: `Lyra: HQ points 4+2 if the round ended now`. */
function nameFigure(state: State, { name, team }: Figure, { say }: Words): string {
  const line = name === 'hq' && state.phase !== 'over' ? knownLine(state, team) : undefined;
  const now = line ? shown((state.options.multipliers[2] as number) * connectionsOf(line)) : 0;
  const n = pointsOf(state, team, name);
  const key = now === 0 ? name : line?.approximate ? 'hq.about' : 'hq.now';
  return say(`score.name.${key}`, { team: seatFact(team), n, now, of: state.options.wormholesToWin });
}

/** A figure in words, for what is pointed at. */
export function describeFigure(state: State, { name, team }: Figure, { say, text }: Words): string {
  const row = standing(state, team);
  const { wormholesToWin: of, stealsPerTeam } = state.options;
  const points = (figure: Figure['name']): number => pointsOf(state, team, figure);
  const [distance, total, hq] = [points('distance'), points('total'), points('hq')];
  const tell = (what: string, n: number): string =>
    say(`score.${what}`, { count: row.count, team: seatFact(team), distance, total, hq, n, of });
  if (name === 'hq') {
    if (state.fallen[team]) return tell('lost', 0);
    const line = knownLine(state, team);
    return tell(line?.approximate ? 'about' : 'now', line ? connectionsOf(line) : 0);
  }
  if (name === 'wormholes') return tell('joined', row.wormholes);
  const told = tell(isCounted(state, 'distance') ? 'team' : 'team-without', row.count);
  return name === 'total' && stealsPerTeam > 0 ? text([told, tell('may-steal', row.steals)]) : told;
}
