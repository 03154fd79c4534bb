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

/** A column of the sum: the word that heads it, and what it holds for a seat (`own`) against the other. */
interface Column {
  readonly word: string;
  value(own: SeatScore, other: SeatScore): number;
}

const QUARK_PERI: Column = { word: 'score.quark-peri', value: (own) => own.quarkPeri };
const PERIES: Column = { word: 'score.peries', value: (own) => own.peries };

/** The three sums of S13 and S14, term by term; each row adds up to its last column. */
const SUMS: Readonly<Record<State['options']['scoring'], readonly Column[]>> = {
  standard: [
    PERIES,
    QUARK_PERI,
    { word: 'score.reward', value: (own) => own.reward },
    { word: 'score.total', value: (own) => own.standard },
  ],
  simplified: [
    PERIES,
    { word: 'score.less-four', value: (own) => -4 * own.stars },
    QUARK_PERI,
    { word: 'score.total', value: (own) => own.simplified },
  ],
  schmittberger: [
    { word: 'score.own', value: (own) => own.peries + own.quarkPeri },
    { word: 'score.less-other', value: (_, other) => -(other.peries + other.quarkPeri) },
    { word: 'score.reward-margin', value: (own, other) => own.reward - other.reward },
    { word: 'score.total', value: (own) => own.schmittberger },
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

export function renderScore(state: State, words: Words): TemplateResult {
  const isCounted = rules.outcome(state) !== undefined && state.phase !== 'resigned';
  return isCounted ? finalSum(state, words) : whatIsSure(state, words);
}

/** Typographic signs: a true minus, and a plus before a term that may be either. */
function signed(value: number, isTerm: boolean): string {
  return `${value < 0 ? '−' : value > 0 && isTerm ? '+' : ''}${Math.abs(value)}`;
}

interface Sheet {
  readonly caption: string;
  readonly heads: readonly string[];
  /** A row a seat. */
  readonly rows: readonly (readonly string[])[];
  /** The seat whose row stands out. */
  readonly best: Seat | null;
}

function renderSheet({ caption, heads, rows, best }: Sheet, words: Words): TemplateResult {
  return html`<table class="sum" part="score">
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
        (cells, seat) =>
          html`<tr class=${seat === best ? 'best' : nothing}>
            <th scope="row">${renderSeat(seat)}${words.say(`seat.${seat}`)}</th>
            ${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function finalSum(state: State, words: Words): TemplateResult {
  const { seats, winner } = score(state);
  const columns = SUMS[state.options.scoring];
  const last = columns.length - 1;
  const rows = SEATS.map((seat) => {
    const [own, other] = [seats[seat], seats[1 - seat]] as [SeatScore, SeatScore];
    return columns.map(({ value }, i) => signed(value(own, other), i > 0 && i < last));
  });
  return renderSheet(
    { caption: 'score.final', heads: columns.map(({ word }) => word), rows, best: winner },
    words,
  );
}

/** S16: what no way of playing on can change. */
function whatIsSure(state: State, words: Words): TemplateResult {
  const { lowest, highest, secured, decided } = bounds(state);
  const board = boardOf(state.options.rings);
  const all = 5 * board.rings + 1;
  const rows = SEATS.map((seat) => {
    const names = secured[seat] as readonly string[];
    const quarks = names.filter((name) => isQuark(board, board.byName.get(name) as number)).length;
    return [
      String(names.length),
      String(quarks),
      `${signed(lowest[seat] as number, false)}–${highest[seat]}`,
    ];
  });
  const [blue, red] = [Math.max(0, lowest[0]), Math.max(0, lowest[1])];
  const told =
    decided === null
      ? words.say('score.open', { open: all - blue - red, all, half: all / 2 })
      : words.say('score.decided', { seat: seatFact(decided) });
  const heads = ['score.secured', 'score.quarks', 'score.range'];
  return html`<div>
    ${renderSheet({ caption: 'score.sure', heads, rows, best: decided }, words)}
    ${renderBar(blue, red, all)}
    <p class="told">${told}</p>
  </div>`;
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
