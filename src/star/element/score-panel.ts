/** *Star's score beside the board: what is sure while the game goes on, the whole sum when it is over. It counts nothing itself. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../core/rules.js';
import { seatFact, type Words } from '../../core/words.js';
import { renderSeat } from '../../ui/status.js';
import type { Reading, Span } from '../../ui/trend.js';
import { boardOf, isQuark } from '../geometry.js';
import { rules } from '../rules.js';
import { bounds, score, type SeatScore } from '../score.js';
import type { State } from '../state.js';

const SEATS: readonly Seat[] = [0, 1];

/** A figure of the score, and the cells that it counts, each star for itself. */
export interface Term {
  readonly text: string;
  readonly lights: readonly (readonly string[])[];
}

export interface Sheet {
  readonly caption: string;
  readonly heads: readonly string[];
  /** A row a seat. */
  readonly rows: readonly (readonly Term[])[];
  /** The seat whose row stands out. */
  readonly best: Seat | null;
}

/** What a term of the sum lights up: a seat's peries, its corners among them, stars with all that they shut in. */
type Lights = 'peries' | 'quarks' | 'stars';

/** A column of the sum: the word that heads it, what it holds for a seat (`own`) against the other, and what it counts, and whose. */
type Column = readonly [
  word: string,
  value: (own: SeatScore, other: SeatScore) => number,
  lights: Lights,
  whose?: 'other' | 'both',
];

const QUARK_PERI: Column = ['score.quark-peri', (own) => own.quarkPeri, 'quarks'];
const PERIES: Column = ['score.peries', (own) => own.peries, 'peries'];

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

/** What each seat can still end with (S16), or has ended with, of what a full board is worth (S15). */
export function reading(state: State): Reading {
  const { lowest, highest } = bounds(state);
  const spans =
    state.phase === 'counted'
      ? score(state).seats.map(({ standard }): Span => [standard, standard])
      : SEATS.map((seat): Span => [lowest[seat] as number, highest[seat] as number]);
  return { spans, of: 5 * state.options.rings + 1 };
}

/** The terms of a position: what is sure, or the whole sum once it is over. */
export function sheetOf(state: State): Sheet {
  const isCounted = rules.outcome(state) !== undefined && state.phase !== 'resigned';
  return isCounted ? finalSum(state) : whatIsSure(state);
}

export function renderScore(
  state: State,
  words: Words,
  onTerm: (term: number | undefined) => void,
): TemplateResult {
  const sheet = sheetOf(state);
  const board = boardOf(state.options.rings);
  return html`<div>
    ${renderSheet(sheet, (cell) => (board.byName.get(cell) as number) >= board.rim, words, onTerm)} ${sheet.caption === 'score.sure' ? renderOpen(state, words) : nothing}
  </div>`;
}

/** Typographic signs: a true minus, and a plus before a term that may be either. */
function signed(value: number, isTerm: boolean): string {
  return `${value < 0 ? '−' : value > 0 && isTerm ? '+' : ''}${Math.abs(value)}`;
}

/** The table is one tab stop; arrows go from term to term. Pointing at a term, or the focus on it, lights what it counts. */
function renderSheet(
  { caption, heads, rows, best }: Sheet,
  isPeri: (cell: string) => boolean,
  words: Words,
  onTerm: (term: number | undefined) => void,
): TemplateResult {
  const termAt = (event: Event): HTMLElement | null => (event.target as Element).closest('button');
  const on = (event: Event): void => {
    const term = termAt(event);
    onTerm(term ? Number(term.dataset['term']) : undefined);
  };
  const off = (): void => onTerm(undefined);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -heads.length, ArrowDown: heads.length }[event.key];
    const terms = [...(event.currentTarget as Element).querySelectorAll('button')];
    const from = terms.indexOf(termAt(event) as HTMLButtonElement);
    const to = step === undefined ? undefined : terms[from + step];
    if (!to) return;
    event.preventDefault();
    (terms[from] as HTMLElement).tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  };
  const term = ({ text, lights }: Term, seat: Seat, column: number): TemplateResult => {
    // Points lie on the rim, so its cells alone are told.
    const cells = lights.map((group) => group.filter(isPeri).join(', ')).join('; ');
    const facts = { seat: seatFact(seat), term: `$${heads[column]}`, value: text, cells };
    const label = words.say(cells === '' ? 'score.term' : 'score.counts', facts);
    const place = seat * heads.length + column;
    return html`<td><button data-term=${place} tabindex=${place === 0 ? 0 : -1} aria-label=${label}><bdi>${text}</bdi></button></td>`;
  };
  return html`<table class="sum" part="score" @pointerover=${on} @focusin=${on} @click=${on} @pointerleave=${off} @focusout=${off} @keydown=${walk}>
    <caption>
      ${words.say(caption)}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${heads.map((head) => html`<th scope="col">${words.say(head)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (terms, seat) =>
          html`<tr class=${seat === best ? 'best' : nothing}>
            <th scope="row">${renderSeat(seat)}${words.say(`seat.${seat}`)}</th>
            ${terms.map((one, column) => term(one, seat, column))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function finalSum(state: State): Sheet {
  const { seats, winner, groups } = score(state);
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
      text: signed(value(own, other), i > 0 && i < columns.length - 1),
      lights: [
        ...(whose === 'other' ? [] : lit(seat, lights)),
        ...(whose === undefined ? [] : lit(1 - seat, lights)),
      ],
    }));
  });
  return { caption: 'score.final', heads: columns.map(([word]) => word), rows, best: winner };
}

/** S16: what no way of playing on can change. */
function whatIsSure(state: State): Sheet {
  const { lowest, highest, secured, decided } = bounds(state);
  const board = boardOf(state.options.rings);
  const open = board.names.slice(board.rim).filter((name) => !secured.some((names) => names.includes(name)));
  const rows = SEATS.map((seat): Term[] => {
    const names = secured[seat] as readonly string[];
    const quarks = names.filter((name) => isQuark(board, board.byName.get(name) as number));
    return [
      { text: String(names.length), lights: [names] },
      { text: String(quarks.length), lights: [quarks] },
      { text: `${signed(lowest[seat] as number, false)}–${highest[seat]}`, lights: [open] },
    ];
  });
  return {
    caption: 'score.sure',
    heads: ['score.secured', 'score.quarks', 'score.range'],
    rows,
    best: decided,
  };
}

/** What is still open, and whether that matters. */
function renderOpen(state: State, words: Words): TemplateResult {
  const { lowest, decided } = bounds(state);
  const all = 5 * state.options.rings + 1;
  const [blue, red] = [Math.max(0, lowest[0]), Math.max(0, lowest[1])];
  const told =
    decided === null
      ? words.say('score.open', { open: all - blue - red, all, half: all / 2 })
      : words.say('score.decided', { seat: seatFact(decided) });
  return html`${renderBar(blue, red, all)}
    <p class="told">${told}</p>`;
}

/** The points that are sure, Blue's from the left and Red's from the right, the half as a tick: the table once more, for the eye. */
function renderBar(blue: number, red: number, all: number): TemplateResult {
  return html`<svg class="bar" viewBox="0 0 ${all} 3" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" y="1" width=${all} height="1" />
    <rect class="seat-0" y="1" width=${blue} height="1" />
    <rect class="seat-1" y="1" x=${all - red} width=${red} height="1" />
    ${svg`<path class="half" d="M${all / 2} 0v3" />`}
  </svg>`;
}
