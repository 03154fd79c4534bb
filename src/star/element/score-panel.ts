/**
 * *Star's score beside the board: what each seat has so far while the game goes on, the whole sum when it is over. It
 * counts nothing itself.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import type { Reading } from '../../ui/panel/score-chart.js';
import { walk } from '../../ui/dom/keys.js';
import { boardOf, isQuark } from '../geometry.js';
import { rules } from '../rules.js';
import { bounds, score, soFar, type SeatScore } from '../score.js';
import type { State } from '../state.js';
import { fold } from '../../core/basics/indices.js';

const SEATS: readonly Seat[] = [0, 1];

/**
 * A figure of the score, with a sign where it is added to others; and the cells that it counts, each star for itself.
 */
interface Term {
  readonly figure: number;
  readonly isSigned?: boolean;
  readonly lights: readonly (readonly string[])[];
}

export interface Sheet {
  readonly caption: string;
  readonly heads: readonly string[];
  /** One row per seat. */
  readonly rows: readonly (readonly Term[])[];
  /** The seat whose row stands out. */
  readonly best: Seat | null;
  /** Of a whole sum: each seat's stars, and the peries that are nobody's. */
  readonly stars?: readonly number[];
  readonly contested?: number;
}

/**
 * The item that a term of the sum lights up: a seat's peries, its corners among them, or stars with everything they
 * enclose.
 */
type Lights = 'peries' | 'quarks' | 'stars';

/**
 * A column of the sum: the word that heads it, what it holds for a seat (`own`) against the other, what it counts, and
 * whose.
 */
interface Column {
  readonly head: string;
  readonly value: (own: SeatScore, other: SeatScore) => number;
  readonly lights: Lights;
  readonly whose?: 'other' | 'both';
}

const RIM: Column = { head: 'score.rim', value: (own) => own.peries, lights: 'peries' };
const CORNERS: Column = { head: 'score.corners', value: (own) => own.quarkPeri, lights: 'quarks' };
/** The heads of what comes of how many stars there are, when the game is over. */
const OF_STARS = /reward|less-four/;

/** The three sums of S13 and S14, term by term; each row adds up to its last column. */
const SUMS: Readonly<Record<State['options']['scoring'], readonly Column[]>> = {
  standard: [
    RIM,
    CORNERS,
    { head: 'score.reward', value: (own) => own.reward, lights: 'stars', whose: 'both' },
    { head: 'score.total', value: (own) => own.standard, lights: 'stars' },
  ],
  simplified: [
    RIM,
    CORNERS,
    { head: 'score.less-four', value: (own) => -4 * own.stars, lights: 'stars' },
    { head: 'score.total', value: (own) => own.simplified, lights: 'stars' },
  ],
  schmittberger: [
    { head: 'score.own', value: (own) => own.peries + own.quarkPeri, lights: 'peries' },
    {
      head: 'score.less-other',
      value: (_, other) => -(other.peries + other.quarkPeri),
      lights: 'peries',
      whose: 'other',
    },
    {
      head: 'score.reward-margin',
      value: (own, other) => own.reward - other.reward,
      lights: 'stars',
      whose: 'both',
    },
    { head: 'score.total', value: (own) => own.schmittberger, lights: 'stars' },
  ],
};

/** What each seat has, so far or in the end. */
export function reading(state: State): Reading {
  const figures =
    state.phase === 'counted'
      ? score(state).seats.map(({ standard }) => standard)
      : soFar(state).map(({ total }) => total);
  return { figures };
}

/** The terms of a position: what each seat has so far, or the whole sum once it is over. */
export function sheetOf(state: State): Sheet {
  const isCounted = rules.outcome(state) !== undefined && state.phase !== 'resigned';
  return isCounted ? finalSum(state) : sumSoFar(state);
}

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

/** What is told of the table. */
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
  if (head === 'score.so-far') return rangeOf(state, seat, words);
  const key = `why.${head.slice('score.'.length)}`;
  return words.has(key) ? words.say(key, { seat: seatFact(seat) }) : '';
}

function standOf(state: State, sheet: Sheet, words: Words): string {
  if (sheet.stars) return starsOf(sheet, words);
  const { decided } = bounds(state);
  return decided === null
    ? words.say('score.needed', { needed: neededOf(state) })
    : words.say('score.decided', { seat: seatFact(decided) });
}

/** More than half of the 5R + 1 points of a full board (S15). */
function neededOf({ options }: State): number {
  return Math.floor((5 * options.rings + 1) / 2) + 1;
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

/** How many stars each seat has, and what that costs or brings: the one term that no cell shows. */
function starsOf({ stars = [], contested = 0, heads }: Sheet, words: Words): string {
  return words.text([
    ...stars.map((n, seat) => words.say('score.stars', { seat: seatFact(seat), n })),
    words.say(heads.includes('score.less-four') ? 'why.less-four' : 'why.reward'),
    ...(contested > 0 ? [words.say('score.contested', { n: contested })] : []),
  ]);
}

function sayFigure({ figure, isSigned }: Term, words: Words): string {
  return words.number(figure, isSigned ? 'sign' : '');
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

function finalSum(state: State): Sheet {
  const { seats, winner, groups, contested } = score(state);
  const board = boardOf(state.options.rings);
  const columns = SUMS[state.options.scoring];
  const lit = (seat: Seat, lights: Lights): string[][] => {
    const own = groups.filter((group) => group.seat === seat);
    if (lights === 'stars') return own.map(({ nodes, encloses }) => [...nodes, ...encloses]);
    const peries = own.flatMap((group) => group.peries);
    return [
      lights === 'peries'
        ? peries
        : peries.filter((name) => isQuark(board, board.byName.get(name) as number)),
    ];
  };
  const rows = SEATS.map((seat) => {
    const [own, other] = [seats[seat], seats[1 - seat]] as [SeatScore, SeatScore];
    return columns.map(({ value, lights, whose }, i): Term => ({
      figure: value(own, other),
      isSigned: i > 0 && i < columns.length - 1,
      lights: [
        ...(whose === 'other' ? [] : lit(seat, lights)),
        ...(whose === undefined ? [] : lit(1 - seat, lights)),
      ],
    }));
  });
  return {
    caption: 'score.final',
    heads: columns.map(({ head }) => head),
    rows,
    best: winner,
    stars: seats.map((seat) => seat.stars),
    contested,
  };
}

/** S13 and S16, by the standard sum: what no way of playing on can take, and the stars as they are now. */
function sumSoFar(state: State): Sheet {
  const { groups } = score(state);
  const rows = soFar(state).map(({ secured, quarks, stars, total }, seat): Term[] => {
    // What a star encloses is not certain yet.
    const lights = groups.filter((group) => group.seat === seat).map(({ nodes }) => nodes);
    return [
      { figure: secured.length, lights: [secured] },
      { figure: quarks.length, lights: [quarks] },
      { figure: stars, lights },
      { figure: total, lights: [secured] },
    ];
  });
  return {
    caption: 'score.now',
    heads: ['score.rim', 'score.corners', 'score.groups', 'score.so-far'],
    rows,
    best: bounds(state).decided,
  };
}
