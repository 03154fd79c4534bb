/** The figures of *Star's score: what each seat has so far while the game goes on, the whole sum when it is over. */
import type { Seat } from '../../core/contract/rules.js';
import type { Reading } from '../../ui/panel/score-chart.js';
import { boardOf, isQuark } from '../geometry.js';
import { rules } from '../rules.js';
import { bounds, score, soFar, type SeatScore } from '../score.js';
import type { State } from '../state.js';

const SEATS: readonly Seat[] = [0, 1];

/**
 * A figure of the score, with a sign where it is added to others; and the cells that it counts, each star for itself.
 */
export interface Term {
  readonly figure: number;
  readonly isSigned?: boolean;
  /** How many things bring the figure, which stands beside them; with `least`: how many it takes to bring any. */
  readonly count?: number;
  readonly least?: number;
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

/** The points of each seat, so far or at the end. */
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
  const rows = soFar(state).map(({ secured, quarks, quarkPeri, stars, reward, total }, seat): Term[] => {
    // What a star encloses is not certain yet.
    const lights = groups.filter((group) => group.seat === seat).map(({ nodes }) => nodes);
    return [
      { figure: secured.length, lights: [secured] },
      { figure: quarkPeri, count: quarks.length, least: 3, lights: [quarks] },
      { figure: reward, count: stars, lights },
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
