/** How *Star's score stands beside the board, and what is told of its figures. It counts nothing itself. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import { walk } from '../../ui/dom/keys.js';
import { boardOf } from '../geometry.js';
import { bounds, soFar, type SoFar } from '../score.js';
import type { State } from '../state.js';
import { other } from '../turns.js';
import { fold } from '../../core/basics/indices.js';
import { sheetOf, type Sheet, type Term } from './sheet.js';

const SEATS: readonly Seat[] = [0, 1];

/** The heads of what comes of how many stars there are, when the game is over. */
const OF_STARS = /reward|less-four/;

/** `onTerm`: the reader asks about another term, by its place, or about none. */
export function renderScore(
  state: State,
  words: Words,
  labelOf: (seat: Seat) => string,
  onTerm: (term: number | undefined) => void,
): TemplateResult {
  const board = boardOf(state.options.rings);
  const isPeri = (cell: string): boolean => (board.byName.get(cell) as number) >= board.rim;
  return renderSheet(sheetOf(state), isPeri, words, labelOf, onTerm);
}

/** The facts that the table shows. */
export function renderStand(state: State, words: Words): TemplateResult {
  return html`<p class="told">${renderLine(standOf(state, sheetOf(state), words))}</p>`;
}

/** Explains a term of a seat; '' if its head says it all. */
export function whyOf(state: State, term: number, words: Words): string {
  const sheet = sheetOf(state);
  const { heads } = sheet;
  const head = heads[term % heads.length] as string;
  const seat = Math.floor(term / heads.length);
  if (OF_STARS.test(head)) return starsOf(sheet, words);
  if (head === 'score.groups') return groupsOf(state, words);
  if (head === 'score.so-far') return rangeOf(state, seat, words);
  const key = `why.${head.slice('score.'.length)}`;
  return words.has(key) ? words.say(key, { seat: seatFact(seat) }) : '';
}

function standOf(state: State, sheet: Sheet, words: Words): string {
  if (sheet.stars) return starsOf(sheet, words);
  const { decided, lowest } = bounds(state);
  return decided === null
    ? words.say('score.needed', neededOf(state))
    : words.say('score.decided', { seat: seatFact(decided), n: lowest[decided as 0 | 1] });
}

/** More than half of the 5R + 1 points of a full board; with half of them each, corners decide (S15). */
function neededOf({ options }: State): { readonly needed: number; readonly half: number } {
  const points = 5 * options.rings + 1;
  return { needed: Math.floor(points / 2) + 1, half: points % 2 === 0 ? points / 2 : 0 };
}

/** S16: within what bounds a seat's score will be, and how much is still open. */
function rangeOf(state: State, seat: Seat, words: Words): string {
  const { lowest, highest } = bounds(state);
  const range = words.say('why.range', {
    seat: seatFact(seat),
    low: lowest[seat] as number,
    high: highest[seat] as number,
  });
  const open = fold(lowest, 5 * state.options.rings + 1, (left, low) => left - Math.max(0, low));
  return words.text([range, words.say('score.open', { open })]);
}

/** S13: what the difference in stars brings so far. */
function groupsOf(state: State, words: Words): string {
  const sides = soFar(state);
  const stars = sides.map((side) => side.stars);
  if (Math.max(...stars) === 0) return words.say('why.no-groups');
  const fewer = SEATS.find((seat) => (sides[seat] as SoFar).reward > 0);
  if (fewer === undefined) {
    const [n] = stars as [number];
    return n === stars[1] ? words.say('walk.stars-equal', { n }) : words.say('why.first-group');
  }
  const [n, others] = [stars[fewer], stars[other(fewer)]] as [number, number];
  const gain = (sides[fewer] as SoFar).reward;
  const facts = { seat: seatFact(fewer), other: seatFact(other(fewer)), others, gain };
  return n === 0 ? words.say('why.no-group', facts) : words.say('walk.reward', { ...facts, n });
}

/** How many stars each seat has, and what that costs or brings: the one term that no cell shows. */
function starsOf({ stars = [], contested = 0, heads }: Sheet, words: Words): string {
  return words.text([
    ...stars.map((n, seat) => words.say('score.stars', { seat: seatFact(seat), n })),
    words.say(heads.includes('score.less-four') ? 'why.less-four' : 'why.reward'),
    ...(contested > 0 ? [words.say('score.contested', { n: contested })] : []),
  ]);
}

function sayFigure({ figure, isSigned, count, least = 0 }: Term, words: Words): string {
  if (count === undefined) return words.number(figure, isSigned ? 'sign' : '');
  if (count < least) return words.say('score.of', { n: count, least });
  return words.say('score.brings', { n: count, points: figure });
}

/**
 * A figure for those who do not see the table: whose it is, the cells that it counts, each star for itself, and what is
 * told after it.
 */
function sayTerm(
  term: Term,
  head: string,
  seat: Seat,
  isPeri: (cell: string) => boolean,
  more: string,
  words: Words,
): string {
  const facts = { seat: seatFact(seat), term: { key: head }, value: sayFigure(term, words) };
  // Points lie on the rim, so its cells alone are told.
  const groups = term.lights.map((group) => group.filter(isPeri)).filter((cells) => cells.length > 0);
  const [cells = []] = groups;
  const isOne = groups.length === 1;
  const figure = words.say(isOne ? 'score.counts' : 'score.term', { ...facts, cells });
  const stars = isOne ? [] : groups.map((group, i) => words.say('score.group', { n: i + 1, cells: group }));
  const after = words.text([...stars, more]);
  return after === '' ? figure : words.say('score.with', { figure, stars: after });
}

/**
 * The table is one tab stop; arrows go from term to term. Pointing at a term, or the focus on it, lights what it
 * counts.
 */
function renderSheet(
  sheet: Sheet,
  isPeri: (cell: string) => boolean,
  words: Words,
  labelOf: (seat: Seat) => string,
  onTerm: (term: number | undefined) => void,
): TemplateResult {
  const { caption, heads, rows, best } = sheet;
  const termAt = (event: Event): HTMLElement | null => (event.target as Element).closest('[data-term]');
  const on = (event: Event): void => {
    const term = termAt(event);
    onTerm(term ? Number(term.dataset['term']) : undefined);
  };
  const off = (): void => onTerm(undefined);
  const term = (one: Term, seat: Seat, column: number): TemplateResult => {
    const head = heads[column] as string;
    const more = OF_STARS.test(head) ? starsOf(sheet, words) : '';
    const label = sayTerm(one, head, seat, isPeri, more, words);
    const place = seat * heads.length + column;
    return html`<td><button data-term=${place} tabindex=${place === 0 ? 0 : -1} aria-label=${bare(label)}
        lang=${langOf(label)}>${renderLine(sayFigure(one, words))}</button></td>`;
  };
  return html`<table part="score" @pointerover=${on} @focusin=${on} @click=${on} @pointerleave=${off}
      @focusout=${off} @keydown=${(event: KeyboardEvent) => walk(event, heads.length)}>
    <caption class="heard">
      ${renderWord(words, caption)}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${heads.map((head) => {
          const caption = renderTerm(words.say(head), words.say(`term.${head.slice('score.'.length)}`));
          return html`<th scope="col"><span>${caption}</span></th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (terms, seat) =>
          html`<tr class=${seat === best ? 'best' : nothing}>
            <th scope="row">${renderSeat(seat)}<span>${renderLine(labelOf(seat))}</span></th>
            ${terms.map((one, column) => term(one, seat, column))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
