import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chance } from '../../src/core/basics/seed.js';
import { star } from '../../src/star/game.js';
import { chart } from '../../src/star/chart.js';
import { boardOf } from '../../src/star/geometry.js';
import { bounds, score, soFar, type Score } from '../../src/star/score.js';
import type { Options, State } from '../../src/star/state.js';
import { acts, play, playWithEvents, position, refusal, start, stones } from './harness.js';
import * as oracle from './oracle.js';
import vectors from './vectors.json';

const { rules } = star;

describe('the board', () => {
  test('S1: 6 rings unless told otherwise, and 2 to 12 of them', () => {
    expect(start().options).toEqual({
      rings: 6,
      pie: false,
      double: false,
      handicap: 1,
      scoring: 'standard',
    });
    expect(start().stones).toBe('.'.repeat(105));
    expect(start({ rings: 2 }).stones).toHaveLength(15);
    expect(start({ rings: 12 }).stones).toHaveLength(390);
    expect(() => start({ rings: 1 })).toThrow('rings is “1”. It takes a whole number from 2 to 12 (S1).');
    expect(() => start({ rings: 13 })).toThrow(RangeError);
  });

  test('S2: stones stand in node order', () => {
    expect(play(start({ rings: 2 }), '*10 R21').stones).toBe('B.............R');
  });

  test('S3: stones on ring 1 are joined by the bridge', () => {
    const { groups } = score(stones(2, ['*10', 'T10', '*20', 'T20'], []));
    expect(groups.map(({ nodes }) => nodes.join(' '))).toEqual(['*10 T10 *20 T20']);
  });

  test('S4: only rim nodes count, and only the corners among them hold quarks', () => {
    const [blue] = score(stones(3, ['*30', '*31', '*32', 'S30'], ['A30', 'A31'])).seats;
    expect([blue.peries, blue.quarks]).toEqual([4, 2]);
  });

  test('S5: look is no option of the game', () => {
    expect(Object.keys(rules.options)).toEqual(['rings', 'pie', 'double', 'handicap', 'scoring']);
  });
});

describe('play', () => {
  test('S6: two seats alternate, Blue first, and place one stone each', () => {
    const first = start({ rings: 2 });
    expect(rules.seats(first)).toBe(2);
    expect(rules.toAct(first)).toEqual([0]);
    const { state, events } = playWithEvents(first, 'S20 A10');
    expect(rules.toAct(state)).toEqual([0]);
    expect(events).toEqual([
      { type: 'placed', seat: 0, node: 'S20' },
      { type: 'placed', seat: 1, node: 'A10' },
    ]);
  });

  test('S6: a stone goes on an empty node only', () => {
    const state = play(start({ rings: 4 }), '*10 A41');
    expect(refusal(state, 'A41')).toEqual({
      code: 'star/cell-taken',
      rule: 'S6',
      facts: { node: 'A41', colour: 'red', dead: 'no' },
    });
    expect(refusal(state, '*10')?.facts).toMatchObject({ colour: 'blue' });
  });

  test('S6: nobody plays out of turn, the host neither', () => {
    const state = start();
    for (const actor of [1, 2, 'host'] as const)
      expect(refusal(state, 'S31', actor)).toEqual({
        code: 'star/not-your-turn',
        rule: 'S6',
        facts: { seat: { key: 'seat.0' } },
      });
    expect([...rules.moves(state, 1)]).toEqual([]);
  });

  test('S6: a move names a node of this board by its own name', () => {
    for (const node of ['S70', 's31', 'nowhere', 'constructor'])
      expect(rules.refuse(start(), 0, { type: 'place', node })).toEqual({
        code: 'star/no-node',
        rule: 'S2',
        facts: { node, rings: 6 },
      });
  });

  test('S6: moves are the empty nodes in node order, then the swap', () => {
    const state = play(start({ rings: 2, pie: true }), 'S10');
    const listed = [...rules.moves(state, 1)].map((move) => star.notation.formatMove(state, 1, move));
    expect(listed.join(' ')).toBe('*10 T10 A10 R10 *20 *21 S20 S21 T20 T21 A20 A21 R20 R21 swap');
  });

  test('S7: the game ends when the board is full', () => {
    const almost = position('2:BRBRBRBRBRBRBR.');
    expect(rules.outcome(almost)).toBeUndefined();
    const state = play(almost, 'R21');
    expect(rules.toAct(state)).toEqual([]);
    expect(rules.outcome(state)?.reason).toBe('star/by-score');
    expect(refusal(state, 'resign')).toEqual({ code: 'star/over', rule: 'S7' });
  });

  test('S7: to count can be proposed once both have had a turn', () => {
    const early = { code: 'star/count-early', rule: 'S7' };
    expect(refusal(start(), 'count')).toEqual(early);
    expect(refusal(play(start(), 'S31'), 'count')).toEqual(early);
    expect(refusal(play(start(), 'S31 T20'), 'count')).toBeUndefined();
  });

  test('S7: a proposal takes the whole turn, and accepting it ends the game by score', () => {
    const { state: asked, events } = playWithEvents(
      position('4:..B.......R.R....B.B...B...B.........B.BRB....R.R.'),
      'count',
    );
    expect(events).toEqual([{ type: 'proposed', seat: 1 }]);
    expect(rules.toAct(asked)).toEqual([0]);
    expect(rules.outcome(asked)).toBeUndefined();
    const { state: counted, events: answer } = playWithEvents(asked, 'accept');
    expect(answer).toEqual([{ type: 'accepted', seat: 0 }]);
    expect(rules.toAct(counted)).toEqual([]);
    expect(rules.outcome(counted)).toEqual({ winners: [], reason: 'star/draw', scores: [0, 0] });
  });

  test('S7: playing on declines, and the proposal has cost its turn', () => {
    const asked = play(start({ rings: 4 }), 'S31 T20 count');
    const { state, events } = playWithEvents(asked, 'A41');
    expect(events).toEqual([
      { type: 'declined', seat: 1 },
      { type: 'placed', seat: 1, node: 'A41' },
    ]);
    expect([state.turn, state.phase]).toEqual([0, 'play']);
    expect(refusal(state, 'count')).toBeUndefined();
  });

  test('S7: a proposal cannot be answered by another', () => {
    const asked = play(start(), 'S31 T20 count');
    expect(refusal(asked, 'count')).toEqual({
      code: 'star/counter-proposal',
      rule: 'S7',
      facts: { seat: { key: 'seat.0' } },
    });
    expect(refusal(play(start(), 'S31 T20'), 'accept')).toEqual({
      code: 'star/nothing-to-accept',
      rule: 'S7',
    });
  });

  test('S7: who resigns on its turn or in answer loses, whatever the score', () => {
    const { state, events } = playWithEvents(position('4:35.5B5.B4.'), 'resign');
    expect(events).toEqual([{ type: 'resigned', seat: 1 }]);
    expect(rules.outcome(state)).toEqual({ winners: [0], reason: 'star/resigned' });
    expect(rules.outcome(play(start(), 'S31 T20 count resign'))?.winners).toEqual([0]);
    expect(rules.outcome(play(start(), 'resign'))?.winners).toEqual([1]);
  });

  test('S7: a decided score does not end the game', () => {
    const state = position('2:5BBRBRBRBRB.');
    expect(bounds(state).decided).toBe(0);
    expect(rules.toAct(state)).toEqual([1]);
  });

  test('S8: without the option nobody may take over', () => {
    expect(refusal(play(start(), 'S31'), 'swap')).toEqual({ code: 'star/no-pie', rule: 'S8' });
  });

  test('S8: the second seat may take over the first stone as its whole turn', () => {
    const offered = play(start({ rings: 4, pie: true }), 'S31');
    const { state, events } = playWithEvents(offered, 'swap');
    expect(events).toEqual([{ type: 'swapped', seat: 1, node: 'S31' }]);
    expect(state.stones).toBe(offered.stones.replace('B', 'R'));
    expect([state.turn, state.phase]).toEqual([0, 'play']);
  });

  test('S8: the offer lasts for one turn and passes when it is played on', () => {
    const closed = { code: 'star/swap-closed', rule: 'S8' };
    expect(refusal(start({ pie: true }), 'swap')).toEqual(closed);
    expect(refusal(play(start({ pie: true }), 'S31 T20'), 'swap')).toEqual(closed);
    expect(refusal(play(start({ pie: true }), 'S31 swap'), 'swap')).toEqual(closed);
  });

  test('S8: taking over is a turn, so that both have had one', () => {
    expect(refusal(play(start({ pie: true }), 'S31'), 'count')?.code).toBe('star/count-early');
    expect(refusal(play(start({ pie: true }), 'S31 swap'), 'count')).toBeUndefined();
    // Blue has had a turn, though none of its stones lie: the first was taken over, the second turn was a proposal.
    expect(refusal(play(start({ pie: true }), 'S31 swap count T20'), 'count')).toBeUndefined();
  });

  test.each([2, 3, 4])(
    'S8: on %i rings no first stone decides anything, so the offer is never open on a decided score',
    (rings) => {
      for (const node of boardOf(rings).names)
        expect(bounds(play(start({ rings, pie: true }), node)).decided).toBeNull();
    },
  );

  test('S9: one stone, then two a turn', () => {
    const turns = (line: string): number => play(start({ rings: 4, double: true }), line).turn;
    expect(turns('*10')).toBe(1);
    expect(turns('*10 S10')).toBe(1);
    expect(turns('*10 S10 T10')).toBe(0);
    expect(turns('*10 S10 T10 A10')).toBe(0);
    expect(turns('*10 S10 T10 A10 R10')).toBe(1);
  });

  test('S9: with pie the offer follows the one stone, and two a turn follow the take-over', () => {
    const offered = play(start({ rings: 4, double: true, pie: true }), '*10');
    expect(refusal(offered, 'swap')).toBeUndefined();
    expect(refusal(play(offered, 'S10'), 'swap')?.code).toBe('star/swap-closed');
    expect(play(offered, 'swap')).toMatchObject({ turn: 0, left: 2 });
  });

  test('S9: a last single empty node ends the turn', () => {
    const state = play(position('2:BRBRBRBRBRBRBR.;double=yes'), 'R21');
    expect(rules.toAct(state)).toEqual([]);
    expect(state).toMatchObject({ turn: 1, left: 2 });
  });

  test('S9: a turn that has begun cannot be given up for a count', () => {
    const state = play(start({ rings: 4, double: true }), '*10 S10 T10 A10');
    expect(refusal(state, 'count')).toEqual({
      code: 'star/count-within-turn',
      rule: 'S7',
      facts: { placed: 1, seat: { key: 'seat.0' } },
    });
    expect(refusal(play(state, 'R10'), 'count')).toBeUndefined();
    expect(play(play(state, 'R10'), 'count S20')).toMatchObject({ turn: 0, left: 1, phase: 'play' });
  });

  test('S10: the first turn is n stones of Blue, then Red moves', () => {
    const state = play(start({ rings: 4, handicap: 3 }), '*10 S10');
    expect(state).toMatchObject({ turn: 0, left: 1 });
    expect(play(state, 'T10')).toMatchObject({ turn: 1, left: 1 });
    expect(play(start({ rings: 4, handicap: 3, double: true }), '*10 S10 T10')).toMatchObject({
      turn: 1,
      left: 2,
    });
  });

  test('S10: over one there is no pie', () => {
    const state = play(start({ rings: 4, handicap: 2, pie: true }), '*10 S10');
    expect(refusal(state, 'swap')).toEqual({
      code: 'star/pie-handicap',
      rule: 'S10',
      facts: { handicap: 2 },
    });
    expect(refusal(play(start({ rings: 4, handicap: 2, pie: true }), '*10'), 'count')?.code).toBe(
      'star/count-early',
    );
    expect(play(position('2:15.;turn=B1;pie=yes;handicap=2'), '*10').phase).toBe('play');
  });
});

/** The number of lines of play of a length, offers and resigning included. */
function lines(state: State, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = rules.toAct(state);
  return acts(state).reduce(
    (sum, act) => sum + lines(rules.play(state, seat as number, act).state, depth - 1),
    0,
  );
}

// Each factor counts what one seat may do: free nodes, then s(wap), c(ount), a(ccept), r(esign).
const [s, c, a, r] = [1, 1, 1, 1];
const PERFT: readonly (readonly [Partial<Options>, number, number])[] = [
  [{ rings: 2 }, 1, 15 + r],
  [{ rings: 2 }, 2, 15 * (14 + r)],
  [{ rings: 2 }, 3, 15 * 14 * (13 + c + r)],
  [{ rings: 2 }, 4, 15 * 14 * (13 * (12 + c + r) + c * (13 + a + r))],
  [{ rings: 3 }, 3, 30 * 29 * (28 + c + r)],
  [{ rings: 2, pie: true }, 2, 15 * (14 + s + r)],
  [{ rings: 2, pie: true }, 3, 15 * (14 * (13 + c + r) + s * (14 + c + r))],
  [{ rings: 3, pie: true }, 3, 30 * (29 * (28 + c + r) + s * (29 + c + r))],
  [{ rings: 2, double: true }, 3, 15 * 14 * (13 + r)],
  [{ rings: 2, double: true }, 4, 15 * 14 * 13 * (12 + c + r)],
  [{ rings: 2, double: true, pie: true }, 3, 15 * (14 * (13 + r) + s * (14 + c + r))],
  [
    { rings: 2, double: true, pie: true },
    4,
    15 * (14 * 13 * (12 + c + r) + s * (14 * (13 + r) + c * (14 + a + r))),
  ],
  [{ rings: 2, handicap: 3 }, 4, 15 * 14 * 13 * (12 + r)],
  [{ rings: 3, handicap: 2, pie: true }, 3, 30 * 29 * (28 + r)],
];

test.each(PERFT)('counts of lines of play: %o to depth %i', (options, depth, count) => {
  expect(lines(start(options), depth)).toBe(count);
});

const SEATS = ['blue', 'red'] as const;
const COUNTS = [
  'peries',
  'quarks',
  'quarkPeri',
  'stars',
  'reward',
  'standard',
  'simplified',
  'schmittberger',
] as const;

/** A score in the words of the vectors. */
function told({
  seats,
  contested,
  winner,
}: Pick<Score, 'seats' | 'contested' | 'winner'>): Record<string, unknown> {
  const by = (key: (typeof COUNTS)[number]): unknown => ({ blue: seats[0][key], red: seats[1][key] });
  return {
    ...Object.fromEntries(COUNTS.map((key) => [key, by(key)])),
    contestedPeries: contested,
    margin: seats[0].standard - seats[1].standard,
    winner: winner === null ? 'none' : SEATS[winner],
  };
}

function toldBounds(state: State): Record<string, unknown> {
  const { lowest, highest, decided } = bounds(state);
  const filled = (sign: string): Score => score({ ...state, stones: state.stones.replaceAll('.', sign) });
  const fill = (blue: number, red: number, sign: string): unknown => ({
    blue,
    red,
    winner: told(filled(sign)).winner,
  });
  return {
    allEmptiesBlue: fill(highest[0], lowest[1], 'B'),
    allEmptiesRed: fill(lowest[0], highest[1], 'R'),
    decided: decided === null ? 'open' : SEATS[decided],
  };
}

/** The same by the rules written a second time. */
function byOracle({ options, stones: signs }: State): Record<string, unknown> {
  const board = oracle.makeBoard(options.rings);
  const seatAt = new Map(board.nodes.map(({ name }, at) => [name, 'BR'.indexOf(signs[at] as string)]));
  return told(oracle.score(board, new Map([...seatAt].filter(([, seat]) => seat >= 0))));
}

describe('scores that another program found', () => {
  test.each(vectors.positions)('S11-S14, S16: $title', ({ rings, blue, red, expected, completionBounds }) => {
    const state = stones(rings, blue, red);
    expect(told(score(state))).toEqual(expected);
    expect(byOracle(state)).toEqual(expected);
    expect(toldBounds(state)).toEqual(completionBounds);
  });

  test.each(vectors.fullBoards.map((board, n) => ({ n, ...board })))(
    'S11-S15: full board $n, $rings rings',
    ({ rings, stones: signs, expected }) => {
      const state = position(`${rings}:${signs}`);
      expect(told(score(state))).toEqual(expected);
      expect(byOracle(state)).toEqual(expected);
    },
  );

  test.each(vectors.partialBoards.map((board, n) => ({ n, ...board })))(
    'S11-S14, S16: open board $n, $rings rings',
    ({ rings, stones: signs, expected, completionBounds }) => {
      const state = position(`${rings}:${signs}`);
      expect(told(score(state))).toEqual(expected);
      expect(byOracle(state)).toEqual(expected);
      expect(toldBounds(state)).toEqual(completionBounds);
    },
  );

  test.each(vectors.games)(
    'S6, S7: a whole game on $rings rings ends with its score',
    ({ rings, moves, expected }) => {
      const state = play(start({ rings }), moves);
      expect(told(score(state))).toEqual(expected);
      expect(byOracle(state)).toEqual(expected);
      expect(rules.outcome(state)).toEqual({
        winners: [SEATS.findIndex((seat) => seat === expected.winner)],
        reason: 'star/by-score',
        scores: [expected.standard.blue, expected.standard.red],
      });
    },
  );
});

describe('scoring', () => {
  test('S11: a group on one peri is no star, a group on two is', () => {
    expect(score(stones(4, ['*40', '*30'], [])).groups).toEqual([]);
    expect(score(stones(4, ['*41', '*42'], ['T40', 'T41'])).groups.map(({ nodes }) => nodes)).toEqual([
      ['*41', '*42'],
      ['T40', 'T41'],
    ]);
  });

  test('S12: a region that touches both colours belongs to nobody', () => {
    const { contested, seats } = score(stones(4, ['*40', '*41'], ['S41', 'S42']));
    expect(contested).toBe(16);
    expect(seats.map(({ peries }) => peries)).toEqual([2, 2]);
  });

  test('S12: a dead stone’s peri belongs to the star that shuts it in', () => {
    const { groups } = score(stones(4, ['*42', '*32', 'S30', 'S40'], ['*43', 'T42', 'T43', 'A40']));
    expect(groups[0]).toEqual({
      seat: 0,
      nodes: ['*32', 'S30', '*42', 'S40'],
      peries: ['*42', '*43', 'S40'],
      encloses: ['*43'],
    });
  });

  test('S12: peries of a region are told under each star that it touches, and counted once', () => {
    const { groups, seats, contested } = score(stones(2, ['*20', '*21', 'T20', 'T21'], []));
    expect(groups.map(({ peries }) => peries)).toEqual([
      ['*20', '*21', 'S20', 'S21', 'A20', 'A21', 'R20', 'R21'],
      ['S20', 'S21', 'T20', 'T21', 'A20', 'A21', 'R20', 'R21'],
    ]);
    expect(seats[0].peries).toBe(10);
    expect(contested).toBe(0);
  });

  test('S13: three quarks are worth a peri, and each star more than the other costs two', () => {
    const [blue, red] = score(position('2:BBBBB' + 'BBBBBB..RR')).seats;
    expect(blue).toMatchObject({ quarks: 3, quarkPeri: 1, stars: 1, reward: 0 });
    expect(blue.standard).toBe(blue.peries + 1);
    expect(red).toMatchObject({ quarks: 1, quarkPeri: 0, stars: 1, peries: 2, standard: 2 });
  });

  test('S13: equal scores are settled by quarks, equal quarks by nobody', () => {
    const state = play(stones(4, ['*40', '*41'], ['S41', 'S42']), 'count accept');
    expect(rules.outcome(state)).toEqual({ winners: [0], reason: 'star/by-quarks', scores: [2, 2] });
    const even = play(stones(4, ['*41', '*42'], ['S41', 'S42']), 'count accept');
    expect(rules.outcome(even)).toEqual({ winners: [], reason: 'star/draw', scores: [2, 2] });
  });

  test.each([
    ['standard', [11, 10]],
    ['simplified', [3, 2]],
    ['schmittberger', [1, -1]],
  ] as const)('S14: scoring=%s changes the sums that are shown, not the winner', (scoring, scores) => {
    const [first] = vectors.positions;
    const state = play(
      { ...stones(4, first?.blue ?? [], first?.red ?? []), options: start({ rings: 4, scoring }).options },
      'count accept',
    );
    expect(rules.outcome(state)).toEqual({ winners: [0], reason: 'star/by-score', scores });
  });
});

const ringsOf = fc.integer({ min: 2, max: 7 });
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A board with each node drawn from the signs. */
function boardOfChance(rings: number, seed: number, signs: string): State {
  const luck = chance(seed);
  return position(
    `${rings}:${boardOf(rings)
      .names.map(() => luck.pick([...signs]))
      .join('')}`,
  );
}

function fill(state: State, seed: number): State {
  const luck = chance(seed);
  return {
    ...state,
    stones: [...state.stones].map((sign) => (sign === '.' ? luck.pick(['B', 'R']) : sign)).join(''),
  };
}

/** The peries that each group of a colour occupies, found apart from the engine's own flood. */
function occupied({ options: { rings }, stones: signs }: State, sign: string): number[] {
  const { neighbours, rim } = boardOf(rings);
  const label = [...signs].map((_, node) => node);
  for (let changed = true; changed;) {
    changed = false;
    neighbours.forEach((near, node) => {
      for (const next of near)
        if (signs[next] === signs[node] && (label[next] as number) < (label[node] as number)) {
          label[node] = label[next] as number;
          changed = true;
        }
    });
  }
  const groups = new Map<number, number>();
  label.forEach(
    (root, node) => signs[node] === sign && groups.set(root, (groups.get(root) ?? 0) + (node >= rim ? 1 : 0)),
  );
  return [...groups.values()];
}

describe('S15: on any full board', () => {
  const full = fc.tuple(ringsOf, seeds).map(([rings, seed]) => boardOfChance(rings, seed, 'BR'));

  it('nothing is contested and the scores add up to 5R + 1', () => {
    fc.assert(
      fc.property(full, (state) => {
        const { seats, contested } = score(state);
        expect(contested).toBe(0);
        expect(seats[0].standard + seats[1].standard).toBe(5 * state.options.rings + 1);
      }),
    );
  });

  it('someone wins', () => {
    fc.assert(
      fc.property(full, (state) => {
        expect(rules.outcome(state)?.winners).toHaveLength(1);
      }),
    );
  });

  it('a score is what each group earns over two peries and the other’s groups give up to two', () => {
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
    fc.assert(
      fc.property(full, (state) => {
        const own = sum(occupied(state, 'B').map((peries) => Math.max(peries - 2, 0)));
        const given = sum(occupied(state, 'R').map((peries) => Math.min(peries, 2)));
        const [blue] = score(state).seats;
        expect(blue.standard - blue.quarkPeri).toBe(own + given);
      }),
    );
  });

  it('a stone recoloured to a seat never lowers that seat’s score', () => {
    fc.assert(
      fc.property(full, fc.nat(), (state, n) => {
        const node = n % state.stones.length;
        const blue = { ...state, stones: `${state.stones.slice(0, node)}B${state.stones.slice(node + 1)}` };
        expect(score(blue).seats[0].standard).toBeGreaterThanOrEqual(score(state).seats[0].standard);
      }),
    );
  });
});

describe('S16: however a board is filled', () => {
  const filled = fc
    .tuple(ringsOf, seeds, seeds, fc.constantFrom('BR.', 'BR......', 'BRBR.'))
    .map(([rings, seed, last, signs]) => {
      const open = boardOfChance(rings, seed, signs);
      return { open, full: fill(open, last) };
    });

  it('the scores stay within the bounds', () => {
    fc.assert(
      fc.property(filled, ({ open, full }) => {
        const { lowest, highest } = bounds(open);
        score(full).seats.forEach(({ standard }, seat) => {
          expect(standard).toBeGreaterThanOrEqual(lowest[seat] as number);
          expect(standard).toBeLessThanOrEqual(highest[seat] as number);
        });
      }),
    );
  });

  it('a decided game has its winner', () => {
    fc.assert(
      fc.property(filled, ({ open, full }) => {
        const { decided } = bounds(open);
        if (decided !== null) expect(score(full).winner).toBe(decided);
      }),
    );
  });

  it('secured peries stay their seat’s', () => {
    fc.assert(
      fc.property(filled, ({ open, full }) => {
        const { groups } = score(full);
        bounds(open).secured.forEach((peries, seat) => {
          const owned = groups.filter((group) => group.seat === seat).flatMap((group) => group.peries);
          expect(owned).toEqual(expect.arrayContaining([...peries]));
        });
      }),
    );
  });

  it('dead stones are in no star', () => {
    fc.assert(
      fc.property(filled, ({ open, full }) => {
        const held = score(full).groups.flatMap(({ nodes }) => nodes);
        for (const node of bounds(open).dead) expect(held).not.toContain(node);
      }),
    );
  });

  it('a full board’s bounds are its score', () => {
    fc.assert(
      fc.property(filled, ({ full }) => {
        const { seats, winner } = score(full);
        const sums = seats.map(({ standard }) => standard);
        expect(bounds(full)).toMatchObject({ lowest: sums, highest: sums, decided: winner });
      }),
    );
  });

  it('what a seat has so far is the score once the board is full and both have a star', () => {
    fc.assert(
      fc.property(filled, ({ full }) => {
        const { seats } = score(full);
        if (seats.every(({ stars }) => stars > 0))
          expect(soFar(full).map(({ total }) => total)).toEqual(seats.map(({ standard }) => standard));
      }),
    );
  });

  test('the first star is 2 points so far, and the other has none', () => {
    const [blue, red] = soFar(stones(4, ['*41', '*42'], ['T20']));
    expect([blue.total, red.total]).toEqual([2, 0]);
    expect([blue.stars, red.stars]).toEqual([1, 0]);
  });

  test('three secured quarks are 1 point more so far', () => {
    const corners = ['*40', 'S40', 'T40'].flatMap((cell) => [cell, `${cell.slice(0, 2)}1`]);
    const [blue] = soFar(stones(4, corners, []));
    expect([blue.secured.length, blue.quarks.length, blue.quarkPeri]).toEqual([6, 3, 1]);
    // Three stars against none, which counts as one.
    expect(blue.total).toBe(6 + 1 - 4);
  });

  test('a lone star owns the rim in a count, and its own two peries for sure', () => {
    const state = stones(4, ['*41', '*42'], []);
    expect(score(state).seats[0].peries).toBe(20);
    expect(bounds(state).secured).toEqual([['*41', '*42'], []]);
    expect(bounds(state).lowest[0]).toBe(2);
  });

  test('a stone that is shut in is dead', () => {
    const { dead, secured } = bounds(stones(4, ['*42', '*32', 'S30', 'S40'], ['*43']));
    expect(dead).toEqual(['*43']);
    expect(secured).toEqual([['*42', '*43', 'S40'], []]);
  });

  test('only stones are dead, not the empty node that they shut in', () => {
    const { names } = boardOf(6);
    const ring = chart(6, 'cells').neighbours('S42');
    const red = names.filter((name) => name !== 'S42' && !ring.includes(name));
    expect([...bounds(stones(6, ring, red)).dead].sort()).toEqual([...ring].sort());
  });
});

test('a state never changes: what is known of it is told again as the same value', () => {
  const state = position('4:35.5B5.B4.');
  expect(score(state)).toBe(score(state));
  expect(bounds(state)).toBe(bounds(state));
});

test('an open game shows every viewer all of it', () => {
  const { state, events } = playWithEvents(start(), 'S31');
  for (const viewer of [0, 1, 'public', 'all'] as const) {
    expect(star.view(state, viewer)).toBe(state);
    expect(events.map((event) => star.filterEvent(event, viewer))).toEqual(events);
    expect(rules.resample(state, viewer, 7)).toBe(state);
  }
});
