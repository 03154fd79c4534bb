/** The teams in front of a class, with the moves that their members have left, and the question who takes a star. */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { indices } from '../../core/basics/indices.js';
import type { Facts } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { times } from '../../core/basics/times.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderTold, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { askWho, memberFact } from '../conversation.js';
import { shown } from '../describe.js';
import { takersOf, type Mover } from '../interpret.js';
import { connectionsOf, knownLine } from '../lines.js';
import { sharesOf } from '../rounds.js';
import { standing } from '../score.js';
import type { State } from '../state.js';

/** The facts to show beside the state. */
export interface Calls {
  readonly view: State;
  readonly words: Words;
  /** The teams at this screen. */
  readonly seats: readonly Seat[];
  readonly chosen: Mover | undefined;
  /** A member may be chosen now. */
  readonly isOpen: boolean;
  /** The member’s name as typed so far, and its fault. */
  readonly typed: string;
  readonly fault: { readonly key: string; readonly facts: Facts } | undefined;
  /** A button of the game’s own is pressed. */
  press(name: string): void;
}

/** More teams than this stand in two columns. */
const FEW = 4;

/** All teams with their members. Names keep their size: with more teams there are fewer of them in a line. */
export function renderTeams(calls: Calls): TemplateResult {
  const { view, words } = calls;
  const { teams } = view.options;
  const isFew = teams <= FEW;
  const rows = isFew ? teams : Math.ceil(teams / 2);
  const lines = FEW + 2 - rows;
  const each = indices(teams).map((team) => {
    const members = view.left[team]?.length ?? 0;
    return renderTeam(calls, team, Math.max(isFew ? 3 : 2, Math.ceil(members / lines)));
  });
  return html`<ol class="teams ${isFew ? 'few' : 'many'}" part="score"
    aria-label=${bare(words.say('score.caption'))}>${each}</ol>`;
}

/** The next things that matter to a team: its wormholes, and the points its HQ line would bring. */
function notesOf(view: State, team: Seat, { say }: Words): readonly string[] {
  const { wormholesToWin: of, mode, multipliers } = view.options;
  const { wormholes: n } = standing(view, team);
  const line = view.phase === 'over' ? undefined : knownLine(view, team);
  const now = line ? shown((multipliers[2] as number) * connectionsOf(line)) : 0;
  return [
    ...(mode === 'classic' && of > 0 && n > 0 ? [say('stage.wormholes', { n, of })] : []),
    ...(now > 0 ? [say('stage.hq-now', { n: now })] : []),
  ];
}

/** `inLine`: so many members stand in a line. */
function renderTeam(calls: Calls, team: Seat, inLine: number): TemplateResult {
  const { view, words } = calls;
  const members = (view.left[team] ?? []).map((_, member) => renderMember(calls, { team, member }));
  const lines = times(Math.ceil(members.length / inLine), (n) => members.slice(n * inLine, (n + 1) * inLine));
  return html`<li>
    <p class="team-row">${renderSeat(team)}<span class="name">${renderWord(words, `seat.${team}`)}</span>
      <small>${renderLine(words.row(notesOf(view, team, words)))}</small>
      <b class="total">${words.number(shown(standing(view, team).total))}</b></p>
    ${lines.map((line) => html`<p class="members-row">${line}</p>`)}
  </li>`;
}

function renderMember({ view, words, seats, chosen, isOpen, press }: Calls, mover: Mover): TemplateResult {
  const { team, member } = mover;
  const { key, facts } = memberFact(mover, words);
  const who = {
    key: 'moves.member',
    facts: { team: seatFact(team), name: { key, ...(facts && { facts }) } },
  };
  const n = Math.max(0, view.left[team]?.[member] ?? 0);
  const of = sharesOf(view.options, view.round)[team]?.[member] ?? n;
  const label = words.say('moves.left', { who, n, of });
  const isHere = isOpen && seats.includes(team);
  const isChosen = chosen?.team === team && chosen.member === member;
  return html`<button class=${n > 0 ? 'member-name' : 'member-name spent'} name="who-${team}-${member}"
      aria-pressed=${isHere ? String(isChosen) : nothing} ?disabled=${!isHere} aria-label=${bare(label)}
      lang=${langOf(label)} @click=${() => press(`who-${team}-${member}`)}><span class="called">${renderLine(
        words.say(key, facts),
      )}</span><span class="dots" aria-hidden="true">${
        n === 0 ? html`<i></i>` : times(n, () => html`<i class="full"></i>`)
      }</span></button>`;
}

/** The question who takes a star, with all members: those who cannot are dashed. */
export function renderQuestion(calls: Calls, star: string): TemplateResult {
  const { view, words, seats, typed, fault, press } = calls;
  const takers = takersOf(view, seats, star);
  const sentence = askWho(view, words, seats, star);
  const row = (team: Seat): TemplateResult =>
    html`<li class=${/^\d$/.test(typed) && Number(typed) === team + 1 ? 'typed' : nothing}>
      <span class="number" aria-hidden="true">${team + 1}</span>${renderSeat(team)}${(
        view.left[team] ?? []
      ).map((_, member) => renderTaker(calls, { team, member }, takers))}</li>`;
  return html`<div class="who-asked" role="group" aria-label=${bare(sentence)} lang=${langOf(sentence)}>
    <p class="to-do" part="to-do">${renderTold(sentence)}</p>
    <ol>${seats.map(row)}</ol>
    <p class="answer"><button name="cancel" @click=${() => press('cancel')}>${renderWord(words, 'act.cancel')}</button
      ><span>${fault ? renderWord(words, fault.key, fault.facts) : renderLine(typed)}</span></p>
  </div>`;
}

function renderTaker({ words, press }: Calls, mover: Mover, takers: readonly Mover[]): TemplateResult {
  const { team, member } = mover;
  const isAble = takers.some((one) => one.team === team && one.member === member);
  const { key, facts } = memberFact(mover, words);
  const name = words.say(key, facts);
  return html`<button class=${isAble ? 'member-name' : 'member-name spent'} name="who-${team}-${member}"
      aria-disabled=${isAble ? nothing : 'true'}
      @click=${() => press(`who-${team}-${member}`)}><span class="called">${renderLine(name)}</span></button>`;
}

/** Below the question, the totals alone. */
export function renderTotals({ view, words }: Calls): TemplateResult {
  return html`<ol class="totals" part="score">${indices(view.options.teams).map(
    (team) =>
      html`<li>${renderSeat(team)}<span class="name">${renderWord(words, `seat.${team}`)}</span>
        <b class="total">${words.number(shown(standing(view, team).total))}</b></li>`,
  )}</ol>`;
}
