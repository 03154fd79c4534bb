/**
 * *Star's score beside the board: what is sure while the game goes on, the whole sum when it is over. It counts nothing
 * itself.
 */
/* eslint max-lines: ['warn', { max: 270, skipBlankLines: true, skipComments: true }] --
   One table in its three kinds: what is sure, what counts in a lesson, and the whole sum. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import type { Reading, Span } from '../../ui/panel/score-chart.js';
import { walk } from '../../ui/dom/keys.js';
import { boardOf, isQuark } from '../geometry.js';
import { rules } from '../rules.js';
import { bounds, score, type SeatScore } from '../score.js';
import type { State } from '../state.js';
import { fold } from '../../core/basics/indices.js';

const SEATS: readonly Seat[] = [0, 1];

/**
 * A figure of the score, with a sign where it is added to others, or the least and the most of it; and the cells that
 * it counts, each star for itself.
 */
export interface Term {
  readonly figure: number | Span;
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
 * A column of the sum: the word that heads it, what it holds for a seat (`own`) against the other, and what it counts,
 * and whose.
 */
type Column = readonly [
  word: string,
  value: (own: SeatScore, other: SeatScore) => number,
  lights: Lights,
  whose?: 'other' | 'both',
];

const QUARK_PERI: Column = ['score.quark-peri', (own) => own.quarkPeri, 'quarks'];
const PERIES: Column = ['score.peries', (own) => own.peries, 'peries'];
/** The terms that come of how many stars there are. */
const OF_STARS = /reward|less-four/;

/** The three sums of S13 and S14, term by term; each row adds up to its last column. */
const SUMS: Readonly<Record<State['options']['scoring'], readonly Column[]>> = {
  standard: [
    PERIES,
    QUARK_PERI,
    ['score.reward', (own) => own.reward, 'stars', 'both'],
    ['score.total', (own) => own.standard, 'stars'],
  ],
  simplified: [
    PERIES,
    ['score.less-four', (own) => -4 * own.stars, 'stars'],
    QUARK_PERI,
    ['score.total', (own) => own.simplified, 'stars'],
  ],
  schmittberger: [
    ['score.own', (own) => own.peries + own.quarkPeri, 'peries'],
    ['score.less-other', (_, other) => -(other.peries + other.quarkPeri), 'peries', 'other'],
    ['score.reward-margin', (own, other) => own.reward - other.reward, 'stars', 'both'],
    ['score.total', (own) => own.schmittberger, 'stars'],
  ],
};

/** The possible final score of each seat (S16), or its final score, out of the value of a full board (S15). */
export function reading(state: State): Reading {
  const { lowest, highest } = bounds(state);
  const spans =
    state.phase === 'counted'
      ? score(state).seats.map(({ standard }): Span => [standard, standard])
      : SEATS.map((seat): Span => [lowest[seat] as number, highest[seat] as number]);
  return { spans, of: 5 * state.options.rings + 1 };
}

/**
 * The terms of a position: what is sure, or the whole sum once it is over. A lesson speaks of the score as it would be
 * counted now.
 */
export function sheetOf(state: State, isLesson: boolean): Sheet {
  const isCounted = rules.outcome(state) !== undefined && state.phase !== 'resigned';
  return isCounted ? finalSum(state) : isLesson ? whatCountsNow(state) : whatIsSure(state);
}

/**
 * `isLesson`: whether it stands beside a lesson; `lit`: the term that the reader asks about, by its place; `onTerm`:
 * another one, or none.
 */
export function renderScore(
  state: State,
  words: Words,
  labelOf: (seat: Seat) => string,
  isLesson: boolean,
  lit: number | undefined,
  onTerm: (term: number | undefined) => void,
): TemplateResult {
  const sheet = sheetOf(state, isLesson);
  const board = boardOf(state.options.rings);
  const isPeri = (cell: string): boolean => (board.byName.get(cell) as number) >= board.rim;
  const why = lit === undefined ? '' : whyOf(sheet, lit, words);
  return html`<div>
    ${renderSheet(sheet, isPeri, words, labelOf, onTerm)} ${isLesson ? nothing : renderBar(reading(state))}
    <p class="told">${renderLine(
      why || (sheet.stars ? starsOf(sheet, words) : isLesson ? '' : openOf(state, words)),
    )}</p>
  </div>`;
}

/** Explains a term; '' if its head says it all. */
function whyOf(sheet: Sheet, term: number, words: Words): string {
  const { heads } = sheet;
  const head = heads[term % heads.length] as string;
  const key = `why.${head.slice('score.'.length)}`;
  if (OF_STARS.test(head)) return starsOf(sheet, words);
  return words.has(key) ? words.say(key, { seat: seatFact(Math.floor(term / heads.length)) }) : '';
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
  if (typeof figure === 'number') return words.number(figure, isSigned ? 'sign' : '');
  const [low, high] = figure;
  return words.say('score.span', { low, high });
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
    return columns.map(([, value, lights, whose], i): Term => ({
      figure: value(own, other),
      isSigned: i > 0 && i < columns.length - 1,
      lights: [
        ...(whose === 'other' ? [] : lit(seat, lights)),
        ...(whose === undefined ? [] : lit(1 - seat, lights)),
      ],
    }));
  });
  const stars = seats.map((seat) => seat.stars);
  return {
    caption: 'score.final',
    heads: columns.map(([word]) => word),
    rows,
    best: winner,
    stars,
    contested,
  };
}

/** The peries of a seat that no way of playing on can take, and the corners among them. */
function securedBy(state: State, seat: Seat): readonly Term[] {
  const board = boardOf(state.options.rings);
  const names = bounds(state).secured[seat] as readonly string[];
  const quarks = names.filter((name) => isQuark(board, board.byName.get(name) as number));
  return [
    { figure: names.length, lights: [names] },
    { figure: quarks.length, lights: [quarks] },
  ];
}

/** A count needs a star on either side: alone, one would own the whole rim. */
function whatCountsNow(state: State): Sheet {
  const { seats, groups } = score(state);
  const isCountable = seats.every(({ stars }) => stars > 0);
  const now = (seat: Seat): Term => ({
    figure: (seats[seat] as SeatScore).standard,
    lights: groups
      .filter((group) => group.seat === seat)
      .map(({ nodes, encloses }) => [...nodes, ...encloses]),
  });
  return {
    caption: 'score.final',
    heads: ['score.secured', 'score.quarks', ...(isCountable ? ['score.now'] : [])],
    rows: SEATS.map((seat) => [...securedBy(state, seat), ...(isCountable ? [now(seat)] : [])]),
    best: null,
    ...(isCountable && { stars: seats.map(({ stars }) => stars) }),
  };
}

/** S16: what no way of playing on can change. */
function whatIsSure(state: State): Sheet {
  const { lowest, highest, secured, decided } = bounds(state);
  const board = boardOf(state.options.rings);
  const open = board.names.slice(board.rim).filter((name) => !secured.some((names) => names.includes(name)));
  const rows = SEATS.map((seat): Term[] => [
    ...securedBy(state, seat),
    { figure: [lowest[seat] as number, highest[seat] as number], lights: [open] },
  ]);
  return {
    caption: 'score.sure',
    heads: [
      'score.secured',
      'score.quarks',
      state.options.scoring === 'standard' ? 'score.range' : 'score.standard',
    ],
    rows,
    best: decided,
  };
}

/** Says how much is still open, and whether that matters. */
function openOf(state: State, words: Words): string {
  const { decided } = bounds(state);
  if (decided !== null) return words.say('score.decided', { seat: seatFact(decided) });
  const { spans, of: all = 0 } = reading(state);
  const open = fold(spans, all, (left, [low]) => left - Math.max(0, low));
  return words.say('score.open', { open, all, needed: Math.floor(all / 2) + 1 });
}

/**
 * The points that are sure, Blue's from the left and Red's from the right, the half as a tick: the table once more, for
 * the eye.
 */
function renderBar({ spans, of: all = 0 }: Reading): TemplateResult {
  const [blue, red] = spans.map(([low]) => Math.min(all, Math.max(0, low))) as [number, number];
  return html`<svg class="bar" viewBox="0 0 ${all} 3" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" y="1" width=${all} height="1" />
    <rect class="seat-0" y="1" width=${blue} height="1" />
    <rect class="seat-1" y="1" x=${all - red} width=${red} height="1" />
    ${svg`<path class="half" d="M${all / 2} 0v3" />`}
  </svg>`;
}
