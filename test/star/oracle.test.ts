/**
 * Random games and boards held against the oracle: turns, offers and refusals ply by ply; scores; bounds by every
 * filling.
 */
import { describe, expect, it, test } from 'vitest';
import type { Chance } from '../../src/core/basics/seed.js';
import { bounds, score, star } from '../../src/star/index.js';
import { groupsOf } from '../../src/star/score.js';
import type { Move, Options, State } from '../../src/star/state.js';
import { eachSeed } from '../seeds.js';
import * as oracle from './oracle.js';

const { rules, notation } = star;
const GAMES = 60;

function drawOptions(luck: Chance): Options {
  return {
    rings: luck.pick([2, 2, 3, 3, 4, 5, 6, 11]),
    pie: luck.below(2) === 0,
    double: luck.below(2) === 0,
    handicap: luck.pick([1, 1, 1, 2, 3, 9]),
    scoring: luck.pick(['standard', 'simplified', 'schmittberger']),
  };
}

const signs = (board: oracle.Board, stones: oracle.Stones): string =>
  board.nodes.map(({ name }) => 'BR'[stones.get(name) ?? 2] ?? '.').join('');

function compareScore(state: State, board: oracle.Board, stones: oracle.Stones): void {
  const { seats, contested, winner, groups } = score(state);
  expect({ seats, contested, winner }).toEqual(oracle.score(board, stones));
  const rim = board.nodes.filter(({ ring }) => ring === board.rings).map(({ name }) => name);
  const inOrder = (names: readonly string[]): string[] =>
    board.nodes.map(({ name }) => name).filter((name) => names.includes(name));
  const mine = oracle.reckon(board, stones).stars.map(({ seat, nodes, encloses }) => ({
    seat,
    nodes: inOrder(nodes),
    peries: inOrder([...nodes, ...encloses].filter((name) => rim.includes(name))),
    encloses: inOrder(encloses),
  }));
  const texts = (all: typeof mine | typeof groups): string[] =>
    all.map(({ seat, nodes, peries, encloses }) => [seat, nodes, peries, encloses].join(' ')).sort();
  expect(texts(groups)).toEqual(texts(mine));
  const sizes = oracle.groupsIn(board, stones).map((names) => ({
    stones: names.length,
    peries: names.filter((name) => rim.includes(name)).length,
  }));
  const all = [...new Set(groupsOf(state))].filter((group) => group !== undefined);
  expect(all.map((group) => JSON.stringify(group)).sort()).toEqual(
    sizes.map((group) => JSON.stringify(group)).sort(),
  );
}

/** S16, by its words: both fillings. */
function compareBounds(state: State, board: oracle.Board, stones: oracle.Stones): void {
  const [blue, red] = [0, 1].map((seat) => oracle.filled(board, stones, () => seat)) as [
    oracle.Stones,
    oracle.Stones,
  ];
  const [best, worst] = [oracle.score(board, blue), oracle.score(board, red)];
  const owned = [oracle.reckon(board, red), oracle.reckon(board, blue)];
  const starry = [blue, red].map(
    (all) => new Set(oracle.reckon(board, all).stars.flatMap(({ nodes }) => nodes)),
  );
  const isSame = best.winner === worst.winner && state.phase !== 'pie';
  expect(bounds(state)).toEqual({
    lowest: [worst.seats[0].standard, best.seats[1].standard],
    highest: [best.seats[0].standard, worst.seats[1].standard],
    decided: isSame ? best.winner : null,
    secured: [0, 1].map((seat) =>
      board.nodes
        .filter(({ name, ring }) => ring === board.rings && owned[seat]?.owner.get(name) === seat)
        .map(({ name }) => name),
    ),
    dead: board.nodes
      .map(({ name }) => name)
      .filter((name) => stones.has(name) && !starry[stones.get(name) as number]?.has(name)),
  });
}

function compare(state: State, game: oracle.Game): void {
  const { stones, turn, left, phase } = state;
  const over = oracle.isOver(game);
  expect({
    stones,
    phase,
    turn: over && phase === 'play' ? 'over' : turn,
    left: over ? 'over' : left,
    acting: rules.toAct(state),
    winners: rules.outcome(state)?.winners,
    scores: rules.outcome(state)?.scores,
  }).toEqual({
    stones: signs(game.board, game.stones),
    phase: game.phase,
    turn: over && game.phase === 'play' ? 'over' : game.turn,
    left: over ? 'over' : game.left,
    acting: over ? [] : [game.turn],
    winners: oracle.winners(game),
    scores:
      over && game.phase !== 'resigned'
        ? oracle.score(game.board, game.stones).seats.map((seat) => seat[game.options.scoring])
        : undefined,
  });
}

const OFFERS: readonly Move[] = [{ type: 'swap' }, { type: 'count' }, { type: 'accept' }, { type: 'resign' }];

function compareRefusals(state: State, game: oracle.Game): Move[] {
  const nodes = [...game.board.nodes.map(({ name }) => name), 'S99', 'nowhere'];
  const all = [...OFFERS, ...nodes.map((node): Move => ({ type: 'place', node }))];
  for (const actor of [0, 1, 2, 'host'] as const)
    for (const move of all) {
      const wrong = oracle.faults(game, actor, move);
      const refused = rules.refuse(state, actor, move)?.code.replace('star/', '');
      if (refused === undefined ? wrong.length > 0 : !wrong.includes(refused))
        throw new Error(
          `${actor} ${JSON.stringify(move)}: ${refused ?? 'legal'}, expected ${wrong.join(' or ') || 'legal'}`,
        );
    }
  const legal = all.filter((move) => oracle.faults(game, game.turn, move).length === 0);
  const names = (moves: Iterable<Move>): string[] =>
    [...moves].map((move) => ('node' in move ? move.node : move.type)).sort();
  const playing = legal.filter(({ type }) => type === 'place' || type === 'swap');
  expect(names(rules.moves(state, game.turn))).toEqual(names(playing));
  return legal;
}

/** The take-over as often as not; else stones mostly, so that the end of most games is a full board. */
function drawMove(legal: readonly Move[], luck: Chance): Move {
  const of = (...types: readonly Move['type'][]): readonly Move[] =>
    legal.filter(({ type }) => types.includes(type));
  const wanted = [
    luck.below(2) === 0 ? of('swap') : [],
    luck.below(6) === 0 ? of('count') : [],
    luck.below(40) === 0 ? of('accept', 'resign') : [],
    of('place'),
  ];
  return luck.pick(wanted.find((moves) => moves.length > 0) ?? legal);
}

function playOut(luck: Chance): void {
  const options = drawOptions(luck);
  let state = rules.setup(options, 0);
  const game = oracle.begin(options);
  const isSmall = options.rings < 5;
  const line: string[] = [];
  try {
    for (;;) {
      compare(state, game);
      if (isSmall || luck.below(40) === 0 || oracle.isOver(game)) {
        compareScore(state, game.board, game.stones);
        compareBounds(state, game.board, game.stones);
      }
      if (oracle.isOver(game)) {
        expect(rules.refuse(state, 0, { type: 'resign' })?.code).toBe('star/over');
        return;
      }
      const legal =
        isSmall || line.length < 4 || luck.below(10) === 0 ? compareRefusals(state, game) : undefined;
      const empty = game.board.nodes.filter(({ name }) => !game.stones.has(name));
      const move = drawMove(legal ?? [{ type: 'place', node: luck.pick(empty).name }], luck);
      line.push(notation.formatMove(state, game.turn, move));
      state = rules.play(state, game.turn, move).state;
      oracle.play(game, move);
    }
  } catch (error) {
    throw new Error(`star/1 from=${notation.formatPosition(rules.setup(options, 0))} | ${line.join(' ')}`, {
      cause: error,
    });
  }
}

/**
 * A board as large areas of one colour, here and there an empty node: stars, dead stones and enclosed peries abound.
 */
function drawStones(board: oracle.Board, luck: Chance, empties: number): Map<string, number> {
  const seats = board.nodes.map(() => luck.below(2));
  for (let i = 0; i < luck.pick([0, 1, 2]) * seats.length; i++) {
    const at = luck.below(seats.length);
    const near = board.beside.get((board.nodes[at] as oracle.Node).name) as readonly string[];
    const other = board.nodes.findIndex(({ name }) => name === luck.pick(near));
    seats[at] = seats[other] ?? 0;
  }
  const open = new Set(luck.shuffle([...seats.keys()]).slice(0, empties));
  return new Map(
    board.nodes.flatMap(({ name }, i) => (open.has(i) ? [] : [[name, seats[i] as number] as const])),
  );
}

function positionOf(board: oracle.Board, stones: oracle.Stones): State {
  return { ...rules.setup({ rings: board.rings }, 0), stones: signs(board, stones) };
}

describe('S6 to S16: random games and boards agree with the oracle', () => {
  it('games ply by ply', () => eachSeed(GAMES, playOut));

  it('boards with any number of stones', () =>
    eachSeed(3 * GAMES, (luck) => {
      const board = oracle.makeBoard(luck.pick([2, 3, 4, 5, 6]));
      const stones = drawStones(board, luck, luck.below(luck.pick([1, 6, board.nodes.length])));
      compareScore(positionOf(board, stones), board, stones);
      compareBounds(positionOf(board, stones), board, stones);
    }));
});

test('S16: of all ways to fill a board none leads outside the bounds, and what is secured, dead or decided stays so', () =>
  eachSeed(GAMES / 4, (luck) => {
    const board = oracle.makeBoard(luck.pick([2, 2, 3]));
    const empties = 1 + luck.below(7);
    const stones = drawStones(board, luck, empties);
    const told = bounds(positionOf(board, stones));
    const all = Array.from({ length: 2 ** empties }, (_, fill) => {
      const full = oracle.filled(board, stones, (empty) => (fill >> empty) & 1);
      return { ...oracle.score(board, full), ...oracle.reckon(board, full) };
    });
    for (const seat of [0, 1] as const) {
      const totals = all.map(({ seats }) => seats[seat].standard);
      expect(told.lowest[seat]).toBe(Math.min(...totals));
      expect(told.highest[seat]).toBe(Math.max(...totals));
      const sure = board.nodes.filter(
        ({ name, ring }) => ring === board.rings && all.every(({ owner }) => owner.get(name) === seat),
      );
      expect(told.secured[seat]).toEqual(sure.map(({ name }) => name));
    }
    const starry = new Set(
      all.flatMap(({ stars }) =>
        stars.flatMap(({ nodes, seat }) => nodes.filter((name) => stones.get(name) === seat)),
      ),
    );
    expect(told.dead).toEqual(
      board.nodes.map(({ name }) => name).filter((name) => stones.has(name) && !starry.has(name)),
    );
    const winners = new Set(all.map(({ winner }) => winner));
    expect(told.decided).toBe(winners.size === 1 ? [...winners][0] : null);
    // S15
    for (const { contested, seats } of all)
      expect([contested, seats[0].standard + seats[1].standard]).toEqual([0, 5 * board.rings + 1]);
  }));
