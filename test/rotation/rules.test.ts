/** Each rule as an example that a reader of docs/rules can follow, titled by the rule. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RefusalError } from '../../src/core/basics/result.js';
import { chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { fill, makeDeck } from '../../src/rotation/cards.js';
import { rotation } from '../../src/rotation/game.js';
import { ring } from '../../src/rotation/geometry.js';
import { fillBoard, generatePuzzle } from '../../src/rotation/generate.js';
import { generate } from '../../src/rotation/index.js';
import { findCard, linesOf, rotate, solve, type Board } from '../../src/rotation/index.js';
import type { GameState } from '../../src/rotation/state.js';
import { perft } from '../../src/testing/index.js';
import { play, playWithEvents, position, puzzle, refusal, sentence, start, table } from './harness.js';

const { rules } = rotation;
const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';

/** A table that nothing is drawn for but what is written. */
const seated = (board: string, fields: string): GameState => position(`${board};${fields}`) as GameState;

describe('the board', () => {
  test('R1: boards go from 1x1 to 25x25, generated ones from 5x5', () => {
    expect(position('B').board).toEqual(['B']);
    expect(position(Array(25).fill('.'.repeat(25)).join('/')).board).toHaveLength(25);
    expect(start({ size: '9x7', use: 'game' }).board.map((row) => row.length)).toEqual(Array(7).fill(9));
    for (const size of ['4', '26', '7x4', 'x', '7x7x7', '07']) expect(() => start({ size })).toThrow('(R1)');
  });

  test('R2: a ring is clockwise from its top left, and holds what is on the board', () => {
    const size = { width: 3, height: 3 };
    expect(ring(size, 4, 1)).toEqual([0, 1, 2, 5, 8, 7, 6, 3]);
    expect(ring(size, 0, 1)).toEqual([1, 4, 3]);
    expect(ring(size, 0, 2)).toEqual([2, 5, 8, 7, 6]);
    expect(ring({ width: 1, height: 5 }, 2, 2)).toEqual([0, 4]);
  });

  test('R3: turning as often as the longest ring is long, over and over, brings the board back', () => {
    const boards = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }))
      .chain(([width, height, range]) =>
        fc.record({
          rows: fc.array(
            fc
              .array(fc.constantFrom(...'ABCDEFG'), { minLength: width, maxLength: width })
              .map((row) => row.join('')),
            { minLength: height, maxLength: height },
          ),
          x: fc.integer({ min: 0, max: width - 1 }),
          y: fc.integer({ min: 0, max: height - 1 }),
          range: fc.constant(range),
        }),
      );
    fc.assert(
      fc.property(boards, ({ rows, x, y, range }) => {
        const size = { width: rows[0]?.length ?? 0, height: rows.length };
        const lengths = [1, 2, 3, 4].slice(0, range).map((r) => ring(size, y * size.width + x, r).length);
        // A common multiple is enough, if not too long to walk.
        const times = lengths.filter((length) => length > 0).reduce((all, length) => lcm(all, length), 1);
        fc.pre(times > 0 && times < 3000 && lengths.some((length) => length > 0));
        let board: Board | undefined = rows;
        for (let turn = 0; turn < times; turn++) board = board && rotate(board, [x, y], range);
        expect(board).toEqual(rows);
      }),
    );
  });

  test('R3: the centre stays, and what is out of range does not move', () => {
    const board = [
      'G......G',
      '........',
      '...G....',
      '....Y...',
      '........',
      '........',
      '........',
      'G......G',
    ];
    const after = rotate(board, [4, 3]) as Board;
    expect(after[3]?.[4]).toBe('Y');
    expect([after[0]?.[0], after[7]?.[0]]).toEqual(['G', 'G']);
    expect(after[2]?.[4]).toBe('G');
  });

  test('R4: only a star with something in its rings rotates', () => {
    const state = puzzle('G...Y/...../...../...../Y....;goals=GY');
    expect(refusal(state, 'a1')).toMatchObject({ code: 'rotation/not-a-star', rule: 'R4' });
    expect(refusal(state, 'b1')).toMatchObject({ code: 'rotation/not-a-star', rule: 'R4' });
    expect(sentence(refusal(state, 'a1'))).toBe('a1 is green and does not rotate. Choose a star.');
    expect(refusal(state, 'e1')).toMatchObject({ code: 'rotation/only-empty', rule: 'R4' });
    expect(rules.refuse(state, 0, { type: 'rotate', cell: 'f6' })).toMatchObject({
      code: 'rotation/no-cell',
      rule: 'R4',
    });
    expect(rotate(['Y..'], [1, 0])).toBeUndefined();
    expect(rotate(['Y..'], [3, 0])).toBeUndefined();
    expect(rotate(['...', '.o.', '...'], [1, 1], 1)).toBeUndefined();
  });

  test('R4: a rotation that leaves the same picture is legal', () => {
    expect(rotate(['GGG', 'GYG', 'GGG'], [1, 1])).toEqual(['GGG', 'GYG', 'GGG']);
    expect(refusal(puzzle('GGG/GYG/GGG'), 'b2')).toBeUndefined();
  });
});

const lcm = (a: number, b: number): number => {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return (a * b) / x;
};

describe('lines and cards', () => {
  const runs = (board: Board, card: 'GR' | 'G', options = {}): number =>
    findCard(
      board,
      [...card].map((sign) => (sign === 'G' ? 'green' : 'red')),
      options,
    ).length;

  test('R5: empty cells are skipped, or with gaps=break no run crosses one', () => {
    expect(runs(['HG.R'], 'GR')).toBe(1);
    expect(runs(['HG.R'], 'GR', { gaps: 'break' })).toBe(0);
    expect(runs(['H.GR'], 'GR', { gaps: 'break' })).toBe(1);
    expect(runs(['H.GR'], 'GR', { gaps: 'break', match: 'prefix' })).toBe(0);
    expect(runs(['HGR.'], 'GR', { gaps: 'break', match: 'prefix' })).toBe(1);
  });

  test('R5: with includeOrigin a planet begins its own line', () => {
    expect(findCard(['HG'], ['blue', 'green'])).toEqual([]);
    expect(findCard(['HG'], ['blue', 'green'], { includeOrigin: true })).toEqual([[0, 0, 'right']]);
    expect(linesOf(['HG'], { includeOrigin: true })['0,0,up']).toEqual(['blue']);
  });

  test('R6: a cold comet is skipped, or with coldComet=break no run crosses it', () => {
    expect(runs(['HGCR'], 'GR')).toBe(1);
    expect(runs(['HGCGR'], 'GR')).toBe(1);
    expect(runs(['HGC.NR'], 'GR')).toBe(0);
    expect(findCard(['HGC.G'], ['green', 'green'])).toHaveLength(1);
    expect(findCard(['HGC.G'], ['green', 'green'], { coldComet: 'break' })).toHaveLength(0);
  });

  test('R6: a warm comet is any colour, for each card and line afresh', () => {
    const board = ['.Y.', 'HCG', '...'];
    expect(findCard(board, ['red', 'green'])).toHaveLength(1);
    expect(findCard(board, ['white', 'green'])).toHaveLength(1);
    expect(findCard(board, ['red', 'white'])).toHaveLength(0);
  });

  test('R7: with match=prefix a card is the beginning of a line', () => {
    expect(runs(['HGR'], 'GR', { match: 'prefix' })).toBe(1);
    expect(findCard(['HYGR'], ['green', 'red'], { match: 'prefix' })).toEqual([]);
  });

  test('R7: the same cells seen from two planets count twice', () => {
    expect(findCard(['HGRGH'], ['green', 'red'])).toEqual([
      [0, 0, 'right'],
      [4, 0, 'left'],
    ]);
  });
});

describe('a game', () => {
  const BOARD = 'H.GY./...../..B../...../R...N';
  const HELD = 'deck=R,Y,N;held=GY,G,RR/B,BB,Y;scores=0,0;played=0;seed=7';

  test('R9: first a star is rotated, once, then cards are played', () => {
    const state = seated(BOARD, HELD);
    expect(refusal(state, 'GY')).toMatchObject({ code: 'rotation/turn-first', rule: 'R9' });
    expect(refusal(state, 'done')?.code).toBe('rotation/turn-first');
    const turned = play(state, 'a5');
    expect(turned.rotated).toBe(true);
    expect(refusal(turned, 'a5')?.code).toBe('rotation/turned');
    expect(refusal(turned, 'B')).toEqual({
      code: 'rotation/not-in-hand',
      rule: 'R9',
      facts: { card: 'B', seat: { key: 'seat.0' } },
    });
    expect(refusal(turned, 'RR')).toEqual({ code: 'rotation/not-found', rule: 'R8', facts: { card: 'RR' } });
  });

  test('R8, R9: a card is scored and discarded, then the hand is filled to three', () => {
    const { state, events } = playWithEvents(seated(BOARD, HELD), 'a5 GY');
    expect(events).toContainEqual({ type: 'played', seat: 0, card: 'GY', found: 1, points: 2 });
    const after = play(state as GameState, 'G');
    expect(after.scores).toEqual([3, 0]);
    expect(after.discards).toEqual(['GY', 'G']);
    expect(after.hands[0]).toEqual(['RR', 'R', 'Y']);
    expect([after.deck, after.seat, after.turns]).toEqual([['N'], 1, 1]);
  });

  test('R9: a turn ends by itself when no card in hand can be played', () => {
    const state = seated(BOARD, HELD.replace('GY,G,RR', 'RR,NN,BB'));
    const { state: after, events } = playWithEvents(state, 'a5');
    expect(events.at(-1)).toEqual({ type: 'ended', seat: 0, drawn: 0 });
    expect(rules.toAct(after)).toEqual([1]);
    // Nothing was drawn from a hidden deck, so that the turn may be undone.
    expect(rules.play(state, 0, { type: 'rotate', cell: 'a5' }).irreversible).toBe(false);
  });

  test('R9: where no star can rotate the turn begins with its cards', () => {
    const state = seated('HG/..', 'held=G,R/G;scores=0,0;played=0;seed=1;turns=2');
    expect([...rules.moves(state, 0)]).toEqual([{ type: 'card', card: 'G' }, { type: 'done' }]);
    expect(play(state, 'G').scores).toEqual([1, 0]);
  });

  test('R9: nobody plays out of turn, and the host plays nothing', () => {
    for (const actor of [1, 'host'] as const)
      expect(refusal(seated(BOARD, HELD), 'a5', actor)?.code).toBe('rotation/not-your-turn');
  });

  test('R10: three cards each, seat after seat, and no card twice in a hand', () => {
    const { hands, deck } = table({ players: 4 }, 3);
    expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(deck).toHaveLength(48);
    for (const hand of hands) expect(new Set(hand).size).toBe(3);
  });

  it('R10: what the hand has goes to the bottom, unless nothing else is left', () => {
    const luck = chance(1);
    const drawn = fill({ deck: ['G', 'G', 'R', 'Y'], discards: [], hand: ['G', 'B'] }, luck);
    expect([drawn.hand, drawn.deck]).toEqual([
      ['G', 'B', 'R'],
      ['Y', 'G', 'G'],
    ]);
    expect(fill({ deck: ['G', 'G'], discards: ['Y'], hand: ['G', 'B'] }, luck).hand).toEqual(['G', 'B', 'G']);
  });

  it('R10: an empty deck takes the shuffled discards; both empty, the hand stays short', () => {
    const drawn = fill({ deck: ['R'], discards: ['G', 'Y', 'B'], hand: [] }, chance(5));
    expect(drawn.shuffled).toBe(3);
    expect([...drawn.hand, ...drawn.deck].sort()).toEqual(['B', 'G', 'R', 'Y']);
    expect(fill({ deck: [], discards: [], hand: ['G'] }, chance(5)).hand).toEqual(['G']);
    const state = seated(BOARD, HELD.replace('deck=R,Y,N', 'deck=').concat(';discards=Y,N'));
    expect(playWithEvents(state, 'a5 GY done').events).toContainEqual({ type: 'shuffled', cards: 3 });
    expect(playWithEvents(seated(BOARD, HELD), 'a5 GY done').events.map(({ type }) => type)).not.toContain(
      'shuffled',
    );
  });

  test('R11: sixty cards of the colours on the board, blue a tenth as often', () => {
    const decks = Array.from({ length: 100 }, (_, seed) => makeDeck(['HGY', 'BRC'], chance(seed)));
    for (const deck of decks)
      expect([1, 2, 3, 4, 5].map((length) => deck.filter((card) => card.length === length).length)).toEqual([
        10, 20, 15, 10, 5,
      ]);
    const signs = decks.flat().join('');
    const share = (sign: string): number => signs.split(sign).length - 1;
    expect(share('N') + share('C')).toBe(0);
    expect(share('G') / share('H')).toBeGreaterThan(7);
    expect(share('G') / share('H')).toBeLessThan(13);
  });

  test('R12: after the last turn the most points win, ties shared', () => {
    const end = (scores: string): GameState =>
      seated(BOARD, `held=/;scores=${scores};played=8;seed=1;turns=4`);
    expect(rules.outcome(end('3,5'))).toEqual({ winners: [1], reason: 'rotation/by-points', scores: [3, 5] });
    expect(rules.outcome(end('5,5'))).toMatchObject({ winners: [0, 1], reason: 'rotation/shared' });
    expect(rules.toAct(end('3,5'))).toEqual([]);
    expect(refusal(end('3,5'), 'a5', 0)).toMatchObject({ code: 'rotation/over', rule: 'R12' });
  });

  test('R12: with decay a turn costs ceil((5+t)^2/125), and the game is over below 0', () => {
    let state = seated('G...Y/...../..B../...../R...N', 'held=RRRR;scores=2;played=0;seed=1;decay=yes');
    const left: number[] = [];
    for (let turn = 1; rules.toAct(state).length > 0; turn++) {
      state = play(state, 'c3');
      left.push(state.scores[0] as number);
    }
    expect(left).toEqual([1, 0, -1]);
    expect(rules.outcome(state)).toMatchObject({ winners: [], reason: 'rotation/spent' });
    expect(table({ decay: true }).scores).toEqual([100]);
  });

  test('R12: decay is for one seat, and a puzzle has one', () => {
    expect(() => start({ use: 'game', players: 2, decay: true })).toThrow(RangeError);
    expect(() => start({ players: 2 })).toThrow(RangeError);
    expect(rotation.notation.parseOptions('use=game players=2 decay=yes')).toMatchObject({
      error: { code: 'rotation/decay', rule: 'R12' },
    });
  });
});

describe('a puzzle', () => {
  test('R13: it is solved when all goals hold after a rotation', () => {
    const state = puzzle(THREE);
    expect(rotation.goal?.(state)).toEqual({ met: false, done: 0, of: 1, par: 3 });
    const after = play(state, 'c3 e4 c2');
    expect(rotation.goal?.(after)).toEqual({ met: true, done: 1, of: 1, par: 3 });
    expect(rules.outcome(after)).toEqual({ winners: [0], reason: 'rotation/solved' });
    expect(refusal(after, 'c3', 0)).toMatchObject({ code: 'rotation/over', rule: 'R13' });
  });

  test('R13: goals that hold from the start are met by a rotation alone', () => {
    const state = puzzle('HG.../...../..B../...../....Y;goals=G');
    expect(rotation.goal?.(state)).toMatchObject({ met: false, done: 0, of: 1 });
    expect(rotation.goal?.(play(state, 'e5'))?.met).toBe(true);
  });

  test('R13: several goals must hold at the same time', () => {
    const state = puzzle('HGRG./...../..B../...../....Y;goals=GR*2,GR');
    expect(rotation.goal?.(state)).toMatchObject({ done: 2, of: 3 });
  });

  test('R13: a board without goals asks for nothing, and its stars can be rotated freely', () => {
    const state = puzzle(THREE.replace(/;.*/, ''));
    expect(rotation.goal?.(state)).toBeUndefined();
    expect(rotation.goal?.(play(state, 'c3'))).toBeUndefined();
  });

  test('R13: a puzzle has no cards', () => {
    expect(refusal(puzzle(THREE), 'done')).toMatchObject({ code: 'rotation/no-cards', rule: 'R13' });
  });

  test('R13: so many sequences of rotations lead from the vectors’ board', () => {
    expect([1, 2, 3].map((depth) => perft(rules, puzzle(THREE), depth))).toEqual([6, 36, 216]);
  });

  test('R13: the solver says what cannot be, and how far it came', () => {
    const board = ['H.R..', '.....', '..B..', '.....', '....Y'];
    expect(solve(board, [{ card: ['white'], atLeast: 1 }], { nodes: 1000 })).toEqual({
      minimum: Infinity,
      proven: true,
      solution: null,
    });
    const far = solve(
      ['HR.G.', 'G...R', 'GGBYY', '.G...', 'Y.G.H'],
      [{ card: ['red', 'yellow', 'red'], atLeast: 1 }],
      {
        nodes: 20,
      },
    );
    expect(far).toEqual({ minimum: 2, proven: false, solution: null });
  });

  test('R13: goals that hold from the beginning need a rotation, or as many as bring them back', () => {
    const least = (text: string): unknown => {
      const { board, goals } = puzzle(text);
      const sought = goals.map(({ card, atLeast }) => ({
        card: [...card].map(() => 'green' as const),
        atLeast,
      }));
      return solve(board, sought, { nodes: 1000 });
    };
    expect(least('HG.../...../..B..;goals=G')).toEqual({ minimum: 1, proven: true, solution: [[2, 2]] });
    expect(least('HG/.N;goals=G')).toEqual({
      minimum: 2,
      proven: true,
      solution: [
        [1, 1],
        [1, 1],
      ],
    });
    // A turn that leaves the picture as it is meets them too.
    expect(least('HG.../...../..B.N/GGGGG;goals=G')).toMatchObject({ minimum: 1, proven: true });
    expect(least('HHH/HNH/HHH;goals=G')).toMatchObject({ minimum: Infinity });
  });

  test('R13: a rotation that leaves the picture as it is keeps met what is met', () => {
    const board = ['HHH', 'HNH', 'HHH'];
    expect(solve(board, [{ card: ['blue'], atLeast: 8 }], { nodes: 1000 })).toEqual({
      minimum: 1,
      proven: true,
      solution: [[1, 1]],
    });
  });

  test('R13: no goals are never met, whatever is rotated', () => {
    for (const board of [['H.B'], ['H.B', 'G..', '...']])
      expect(solve(board, [], { nodes: 1000 })).toEqual({ minimum: Infinity, proven: true, solution: null });
  });

  test('R13: a board without goals is rotated at will, and one where no star can rotate is over', () => {
    expect(playWithEvents(puzzle('HG/.N'), 'b2').events.map(({ type }) => type)).toEqual(['rotated']);
    expect(rules.outcome(puzzle('HG/..'))).toEqual({ winners: [], reason: 'rotation/stuck' });
  });

  test('R13: par is at least one', () => {
    expect(rotation.notation.parsePosition('HG.B.;goals=G;par=0')).toMatchObject({
      ok: false,
      error: { code: 'position/value', rule: 'R13', at: { offset: 18 } },
    });
  });

  test('R13: a seed decides which shortest solution is found', () => {
    const board = ['GR.H.', 'GG...', '..BGG', 'YHG.Y', 'Y.R..'];
    const goals = [{ card: ['green', 'red', 'green', 'red'] as const, atLeast: 1 }];
    const found = [1, 2, 3, 4].map((seed) => solve(board, goals, { seed, nodes: 100_000 }));
    for (const { minimum, proven } of found) expect([minimum, proven]).toEqual([5, true]);
    expect(new Set(found.map(({ solution }) => JSON.stringify(solution))).size).toBeGreaterThan(1);
  });
});

describe('generated boards', () => {
  const count = (board: Board, sign: string): number => board.join('').split(sign).length - 1;
  const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

  test.each(['5', '7', '9x7', '11', '15'])(
    'R14: a board of %s has a hole in its middle and what it must have',
    (size) => {
      for (const use of ['puzzle', 'game'] as const)
        for (const seed of SEEDS) {
          const board = generate({ size, use }, seed);
          const [width, height] = [board[0]?.length ?? 0, board.length];
          expect(board[Math.floor(height / 2)]?.[Math.floor(width / 2)]).toBe('B');
          expect(count(board, 'B')).toBe(1);
          expect(count(board, 'H')).toBeGreaterThan(0);
          const isSmall = width < 7 || height < 7;
          for (const sign of isSmall ? 'G' : 'GYR')
            expect(count(board, sign)).toBeGreaterThanOrEqual(isSmall ? 1 : 3);
          expect(generate({ size, use }, seed)).toEqual(board);
        }
    },
  );

  test('R14: a seed by which nothing is found is refused with the size', () => {
    const size = { width: 5, height: 5 };
    const refused = { refusal: { code: 'rotation/seed', rule: 'R14', facts: { size: '5x5' } } };
    const { reading } = start();
    const never = { least: 9, most: 1, nodes: 1 };
    expect(() => fillBoard({ width: 1, height: 1 }, 'sparse', chance(1))).toThrow(RefusalError);
    expect(() => drain(generatePuzzle(size, reading, never, 1))).toThrow(expect.objectContaining(refused));
  });

  test('R14: the shares of a large board', () => {
    const signs = SEEDS.map((seed) => generate({ size: '25', use: 'game' }, seed).join('')).join('');
    const share = (sign: string): number => (100 * (signs.split(sign).length - 1)) / signs.length;
    for (const [sign, percent] of Object.entries({ R: 1, Y: 3, G: 10, H: 1, N: 1, C: 2 }))
      expect(Math.abs(share(sign) - percent)).toBeLessThan(0.1 * percent + 0.2);
  });

  test.each(SEEDS.slice(0, 12))('R14: the puzzle of seed %i has its proven par', (seed) => {
    const { board, goals, par } = start({ size: '7' }, seed) as ReturnType<typeof puzzle>;
    const sought = goals.map(({ card, atLeast }) => ({
      card: [...card].map(
        (sign) => ({ H: 'blue', G: 'green', Y: 'yellow', R: 'red', N: 'white', B: 'black' })[sign] as 'blue',
      ),
      atLeast,
    }));
    expect(solve(board, sought, { nodes: 100_000 })).toMatchObject({ minimum: par, proven: true });
    expect(par).toBeGreaterThanOrEqual(2);
  });
});
