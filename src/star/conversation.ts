/**
 * Sentences beside the board but the status: what to do, the goal, and when the game is over the reason for its end,
 * the deciding ply, the score step by step, and the text to share. All wording comes from the words table.
 */
import type { Fact } from '../core/basics/result.js';
import { seatFact, type Words } from '../core/words/words.js';
import type { Seat } from '../core/contract/rules.js';
import { boardOf, isQuark } from './geometry.js';
import { rules } from './rules.js';
import { bounds, score, type SeatScore } from './score.js';
import type { State } from './state.js';
import { EMPTY, isBare, other, wholeTurn } from './turns.js';

/** The instruction for the seat to act; `isActing` false: for somebody who waits, empty if only for a move. */
export function describeToDo(state: State, { say }: Words, isActing = true): string {
  const { stones, turn, left, phase, options, puzzle } = state;
  if (!isActing) return phase === 'count' ? say('todo.answer', { seat: seatFact(turn) }) : '';
  if (phase === 'pie') return say('todo.pie', { other: seatFact(other(turn)) });
  if (phase === 'count') return say('todo.count');
  if (puzzle?.par && puzzle.moves >= puzzle.par) return say('todo.past-par');
  const { decided } = bounds(state);
  if (!puzzle && decided !== null && !rules.refuse(state, turn, { type: 'count' }))
    return say('todo.decided', { winner: seatFact(decided) });
  const n = Math.min(left, stones.split(EMPTY).length - 1);
  if (isBare(stones) && n > 1) return say('todo.handicap', { n });
  const whole = wholeTurn(options, stones);
  if (left > whole) return say('todo.handicap-more', { n });
  if (n > 1) return say('todo.two');
  return say(left < whole ? 'todo.last' : 'todo.one');
}

/** The goal, in a sentence. `seats`: those of the people at this screen. */
export function describeGoal(seats: readonly Seat[], { say }: Words): string {
  const [seat] = seats;
  return seat === undefined || seats.length > 1
    ? say('goal')
    : say('goal.you', { other: seatFact(other(seat)) });
}

/** More of the rim for one seat, in one piece, than for the other in two. */
export function goalPicture(seats: readonly Seat[]): string {
  const [seat = 0] = seats.length === 1 ? seats : [];
  const mark = '<circle class="on" r="2.3"';
  const bead = (x: number, y: number): string =>
    `<circle class="stone" cx="${x}" cy="${y}" r="5.6"/>${mark} cx="${x}" cy="${y}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 86 44">',
    '<path class="shore" d="M3 35Q43 -9 83 35"/>',
    `<g class="seat-${seat}"><path class="held" d="M10 27.5Q24 14 37 13.2"/>`,
    '<path class="edge" d="M7.4 21Q22 6.4 37 5"/></g>',
    `<g class="seat-${other(seat)}">${bead(55, 16)}${bead(76, 29)}</g></svg>`,
  ].join('');
}

/** Winner and loser by score or by quarks; undefined if the game ended otherwise. */
function settled(state: State): { readonly winner: Seat; readonly loser: Seat } | undefined {
  if (state.phase === 'resigned') return undefined;
  const [winner] = rules.outcome(state)?.winners ?? [];
  return winner === undefined ? undefined : { winner, loser: other(winner) };
}

/**
 * S13: the part of the sum that made the difference: the one extra point where the lead is just that, else the larger.
 */
function whatDecided(own: SeatScore, against: SeatScore): 'quark-peri' | 'reward' | 'rim' {
  const lead = own.standard - against.standard;
  const extra = own.quarkPeri - against.quarkPeri;
  if (lead === 1 && extra === 1) return 'quark-peri';
  return own.reward - against.reward > own.peries - against.peries ? 'reward' : 'rim';
}

/** Why a game that is over ended so. */
export function describeWhy(state: State, { say }: Words): string {
  if (state.phase === 'resigned') return say('end.resigned', { loser: seatFact(state.turn) });
  const ended = settled(state);
  if (!ended) return say('end.draw');
  const { winner, loser } = ended;
  const { seats } = score(state);
  const [own, against] = [seats[winner], seats[loser]] as [SeatScore, SeatScore];
  const facts = { winner: seatFact(winner), loser: seatFact(loser) };
  if (own.standard === against.standard) {
    const points = rules.outcome(state)?.scores?.[winner] ?? 0;
    return say('end.quarks', { points });
  }
  switch (whatDecided(own, against)) {
    case 'quark-peri':
      return say('end.quark-peri', { ...facts, quarks: own.quarks });
    case 'reward':
      return say('end.reward', {
        ...facts,
        stars: own.stars,
        others: against.stars,
        gain: own.reward - against.reward,
      });
    case 'rim':
      return say('end.rim', { ...facts, peries: own.peries, others: against.peries });
  }
}

/**
 * S16: the first ply after which whoever won was certain to; undefined where nothing but a resignation or a count
 * settled it.
 */
export function decidedAt(viewAt: (ply: number) => State, plies: number): number | undefined {
  const [winner] = rules.outcome(viewAt(plies))?.winners ?? [];
  const isCertain = (ply: number): boolean => bounds(viewAt(ply)).decided === winner;
  if (winner === undefined || !isCertain(plies)) return undefined;
  // Certainty is final, so a binary search will do.
  let [open, certain] = [-1, plies];
  while (certain - open > 1) {
    const middle = (open + certain) >> 1;
    if (isCertain(middle)) certain = middle;
    else open = middle;
  }
  return certain > 0 ? certain : undefined;
}

/** A step of the score: what is counted, and the cells that it counts, each star for itself. */
export interface Counted {
  readonly sentence: string;
  readonly lights: readonly (readonly string[])[];
}

/** The score of a game that was counted: each seat's peries, the winner's first, the extra point, the stars. */
export function scoreSteps(state: State, { say }: Words): readonly Counted[] {
  const outcome = rules.outcome(state);
  if (!outcome || state.phase === 'resigned') return [];
  const { seats, groups } = score(state);
  const board = boardOf(state.options.rings);
  const first = outcome.winners[0] ?? 0;
  const order = [first, other(first)];
  const of = (seat: Seat): SeatScore => seats[seat] as SeatScore;
  const periesOf = (seat: Seat): readonly string[] =>
    groups.filter((group) => group.seat === seat).flatMap(({ peries }) => peries);
  const isCorner = (name: string): boolean => isQuark(board, board.byName.get(name) as number);
  const owner = order.find((seat) => of(seat).quarkPeri > 0);
  const [stars, others] = order.map((seat) => of(seat).stars) as [number, number];
  const fewer = stars <= others ? first : other(first);
  return [
    ...order.map((seat) => ({
      sentence: say('walk.peries', { seat: seatFact(seat), n: of(seat).peries }),
      lights: [periesOf(seat)],
    })),
    owner === undefined
      ? { sentence: say('walk.no-quark-peri'), lights: [] }
      : {
          sentence: say('walk.quark-peri', { seat: seatFact(owner), n: of(owner).quarks }),
          lights: [periesOf(owner).filter(isCorner)],
        },
    {
      sentence:
        stars === others
          ? say('walk.stars-equal', { n: stars })
          : say(state.options.scoring === 'standard' ? 'walk.reward' : 'walk.less-four', {
              seat: seatFact(fewer),
              other: seatFact(other(fewer)),
              n: of(fewer).stars,
              others: of(other(fewer)).stars,
              gain: of(fewer).reward,
            }),
      lights: groups.map(({ nodes, encloses }) => [...nodes, ...encloses]),
    },
  ];
}

/**
 * How it ended and what it took, to share. `seats`: those of the people at this screen; `nameOf`: a seat as others read
 * it.
 */
export function describeShare(
  state: State,
  { say }: Words,
  seats: readonly Seat[],
  taken: { readonly moves: number; readonly hints: number },
  nameOf: (seat: Seat) => Fact = seatFact,
): string {
  const { winners, reason, scores } = rules.outcome(state) ?? { winners: [], reason: '' };
  const winner = winners[0] ?? seats[0] ?? 0;
  const loser = other(winner);
  const key = winners.length === 0 ? 'draw' : reason === 'star/resigned' ? 'resigned' : 'score';
  const result = say(`share.${key}`, {
    winner: nameOf(winner),
    loser: nameOf(loser),
    points: scores?.[winner] ?? 0,
    against: scores?.[loser] ?? 0,
  });
  return `${result}\n${say('share.taken', { ...taken })}`;
}
