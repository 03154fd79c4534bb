/**
 * Shows each member's remaining moves in a round as dots, and the next mover if the reader may choose. It counts
 * nothing.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { times } from '../../core/basics/times.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import type { Mover } from '../interpret.js';
import { PASSED, sharesOf } from '../rounds.js';
import type { State } from '../state.js';

export interface Members {
  /** The mover of a click; undefined if nobody at this screen moves. */
  readonly mover: Mover | undefined;
  /** The teams at this screen. */
  readonly seats: readonly Seat[];
  /** The names of a team's members, as far as the page gives them. */
  names(team: Seat): readonly string[];
  choose(mover: Mover): void;
}

/** So many moves are shown as dots; more as figures. */
const DOTS = 8;

/**
 * If each team has one member and the reader one team, there is nobody to choose: the dots stand beside the names of
 * the teams.
 */
export function isChosen({ left }: State, { seats }: Members): boolean {
  return seats.length > 1 || left.some((own) => own.length > 1);
}

/**
 * Every member's moves, by team; those at this screen can be chosen. Before the first round and after the last its room
 * is kept.
 */
export function renderWho(state: State, words: Words, members: Members): TemplateResult {
  const label = words.say('members.label');
  const isAway = state.phase !== 'play';
  return html`<div class="who ${isAway ? 'away' : ''}" role="group" aria-label=${bare(label)} lang=${langOf(label)}>
    ${state.left.map(
      (left, team) =>
        html`<div class="team">${renderSeat(team)}${left.map((_, member) =>
          renderMember(state, { team, member }, words, members),
        )}</div>`,
    )}
  </div>`;
}

/** A team’s moves, where it has one member. */
export function renderDots(state: State, team: Seat, words: Words): TemplateResult {
  const { said, dots, n } = movesOf(state, { team, member: 0 }, seatFact(team), words);
  return html`<span class="member" role="img" aria-label=${bare(said)} title=${bare(said)}
      lang=${langOf(said)}>${dots} <span class="words">${renderWord(words, 'moves.short', { n })}</span></span>`;
}

function movesOf(
  { left, options, round }: State,
  { team, member }: Mover,
  who: Fact,
  words: Words,
): { readonly said: string; readonly n: number; readonly dots: TemplateResult } {
  const moves = left[team]?.[member] ?? 0;
  const of = sharesOf(options, round)[team]?.[member] ?? 0;
  const n = Math.max(0, moves);
  const dots =
    of > DOTS
      ? html`<span class="count">${renderWord(words, 'moves.count', { n, of })}</span>`
      : html`<span class="dots">${times(of, (i) => html`<i class=${i < n ? 'full' : ''}></i>`)}</span>`;
  return { said: words.say(moves === PASSED ? 'moves.passed' : 'moves.left', { who, n, of }), n, dots };
}

function renderMember(state: State, mover: Mover, words: Words, members: Members): TemplateResult {
  const { team, member } = mover;
  const n = member + 1;
  const own = members.names(team)[member];
  const count = state.left[team]?.length ?? 1;
  const name = own ?? (count > 1 ? { key: 'member', facts: { n } } : undefined);
  const who =
    name === undefined ? seatFact(team) : { key: 'moves.member', facts: { team: seatFact(team), name } };
  const { said, n: left, dots } = movesOf(state, mover, who, words);
  const [label, lang] = [bare(said), langOf(said)];
  const isHere = members.seats.includes(team) && members.mover !== undefined;
  const isNow = members.mover?.team === team && members.mover.member === member;
  const inside = html`${name !== undefined ? html`<span dir="auto">${own ?? n}</span>` : nothing}${dots}`;
  return isHere && left > 0
    ? html`<button
        name="who-${team}-${member}"
        class="member"
        aria-pressed=${isNow}
        aria-label=${label}
        title=${label}
        lang=${lang}
        @click=${() => members.choose(mover)}
      >${inside}</button>`
    : html`<span class="member" role="img" aria-label=${label} title=${label} lang=${lang}>${inside}</span>`;
}
