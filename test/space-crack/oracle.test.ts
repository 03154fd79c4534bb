/**
 * Random games held, ply by ply, against the oracle: who may act, what is refused and why, ships, crack, turns,
 * winners.
 */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import type { Chance } from '../../src/core/basics/seed.js';
import { spaceCrack, summary } from '../../src/space-crack/index.js';
import type { Move, Options, State } from '../../src/space-crack/state.js';
import { eachSeed } from '../seeds.js';
import * as oracle from './oracle.js';

const { rules, notation } = spaceCrack;
const GAMES = 60;

function drawOptions(luck: Chance): Partial<Options> {
  const boardSize = luck.pick([5, 5, 5, 5, 6, 7, 8, 9, 10]);
  const seats = 1 + luck.below(4);
  const many = oracle.places(boardSize).length;
  return {
    seats,
    boardSize,
    turns: 5 + luck.below(3),
    commandPoints: luck.pick([2, 3, 5, 10]),
    crackPct: luck.pick([10, 33, 50, 77, 100]),
    interiorBonus: luck.pick([0, 50, 33, 100]),
    order: luck.pick(['alternate', 'sequential', 'free']),
    endTurn: luck.pick(['save', 'forfeit', 'off']),
    buildOnOccupied: luck.pick(['merge', 'forbid']),
    perimeterBonus: luck.pick([0, 25, 33, 100]),
    sizes: luck.below(2) === 0 ? [] : Array.from({ length: many }, () => 1 + luck.below(12)),
  };
}

function told(state: State): object {
  const outcome = rules.outcome(state);
  const { core } = summary(state);
  const { owners, ships, crack, points, ended, turn, next } = state;
  return {
    owners,
    ships,
    crack,
    points,
    ended,
    turn,
    next,
    core,
    acting: rules.toAct(state),
    winners: outcome?.winners,
  };
}

function expected(game: oracle.Game): object {
  const { planets, crack, points, ended, turn, next } = game;
  return {
    owners: planets.map(({ owner }) => owner),
    ships: planets.map(({ ship }) => ship),
    crack,
    points,
    ended,
    turn,
    next,
    core: planets.flatMap((planet, i) => (oracle.isCore(game, planet) ? [i + 1] : [])),
    acting: oracle.acting(game),
    winners: oracle.winners(game),
  };
}

interface Act {
  readonly actor: number | 'host';
  readonly move: Move;
}

/** Everything that anybody could try; on larger boards only some of the moves that are too far. */
function tries(game: oracle.Game, luck: Chance): Act[] {
  const { planets } = game;
  const numbers = Array.from({ length: planets.length + 2 }, (_, number) => number);
  const isNear = (from: number, to: number): boolean => {
    const [here, there] = [planets[from - 1], planets[to - 1]];
    return here !== undefined && there !== undefined && oracle.isBeside(here, there);
  };
  const ways = (from: number): number[] =>
    numbers.filter((to) => numbers.length < 10 || isNear(from, to) || luck.below(20) === 0);
  return [...oracle.seatsOf(game), game.options.seats, 'host' as const].flatMap((actor): Act[] => [
    { actor, move: { type: 'end' } },
    ...numbers.flatMap((planet): Act[] => [
      { actor, move: { type: 'build', planet } },
      ...ways(planet).map((to): Act => ({ actor, move: { type: 'move', from: planet, to } })),
    ]),
  ]);
}

function compareRefusals(state: State, game: oracle.Game, acts: readonly Act[]): Act[] {
  return acts.filter(({ actor, move }) => {
    const wrong = oracle.faults(game, actor, move);
    const refused = rules.refuse(state, actor, move)?.code.replace('space-crack/', '');
    if (refused === undefined ? wrong.length > 0 : !wrong.includes(refused))
      throw new Error(
        `${String(actor)} ${JSON.stringify(move)}: ${refused ?? 'legal'}, expected ${wrong.join(' or ') || 'legal'}`,
      );
    return wrong.length === 0;
  });
}

const asText = (move: Move): string => JSON.stringify(move, ['type', 'planet', 'from', 'to']);

function compareMoves(state: State, legal: readonly Act[], seats: readonly number[]): void {
  for (const seat of seats) {
    const listed = [...rules.moves(state, seat)].map(asText);
    const mine = legal
      .filter(({ actor, move }) => actor === seat && move.type !== 'end')
      .map(({ move }) => asText(move));
    expect(listed.sort()).toEqual(mine.sort());
  }
}

/** Builds and battles far more often than ends. */
function drawAct(game: oracle.Game, legal: readonly Act[], luck: Chance): Act {
  const of = (test: (move: Move) => boolean): readonly Act[] => legal.filter(({ move }) => test(move));
  const acts = of(({ type: kind }) => kind !== 'end');
  const builds = of(({ type: kind }) => kind === 'build');
  const battles = acts.filter(({ actor, move }) => {
    const there = move.type === 'move' ? game.planets[move.to - 1] : undefined;
    return there !== undefined && there.ship > 0 && there.owner !== actor;
  });
  const wanted = luck.pick([legal, acts, acts, builds, battles]);
  return luck.pick(wanted.length > 0 ? wanted : legal);
}

function playOut(first: State, game: oracle.Game, luck: Chance): void {
  const line: string[] = [];
  let state = first;
  try {
    for (;;) {
      expect(told(state)).toEqual(expected(game));
      const legal = compareRefusals(state, game, tries(game, luck));
      if (oracle.isOver(game)) return;
      compareMoves(state, legal, oracle.seatsOf(game));
      const { actor, move } = drawAct(game, legal, luck);
      line.push(`${actor}:${notation.formatMove(state, actor, move)}`);
      state = rules.play(state, actor, move).state;
      oracle.play(game, actor as number, move);
    }
  } catch (error) {
    throw new Error(`space-crack/1 from=${notation.formatPosition(first)} | ${line.join(' ')}`, {
      cause: error,
    });
  }
}

function fromOptions(luck: Chance): void {
  const options = drawOptions(luck);
  const state = rules.setup(options, luck.seed());
  const drawn = state.options.sizes;
  if (options.sizes?.length) expect(drawn).toEqual(options.sizes);
  else {
    // P3: what is drawn is checked by what must hold of any draw.
    expect(drawn.reduce((sum, size) => sum + size, 0)).toBe(5 * drawn.length);
    for (const [i, size] of drawn.entries()) {
      expect(size).toBeGreaterThanOrEqual(state.owners[i] === -1 ? 4 : 5);
      expect(size).toBeLessThanOrEqual(state.owners[i] === -1 ? 10 : 5);
    }
  }
  playOut(state, oracle.begin(state.options), luck);
}

/** A game from a position: large ships, much crack, whole regions of one owner, turns already ended. */
function fromPosition(luck: Chance): void {
  const options = drawOptions(luck) as Options;
  const { seats, boardSize, sizes: _, ...rest } = options;
  const places = oracle.places(boardSize);
  const biggest = luck.pick([3, 12, 400]);
  const free = luck.pick([0, 1, 4]);
  const planets = places.map((place) => {
    const owner = luck.below(seats + free) - free;
    return {
      ...place,
      size: 1 + luck.below(12),
      owner: Math.max(-1, owner),
      ship: owner >= 0 && luck.below(2) === 0 ? 1 + luck.below(biggest) : 0,
    };
  });
  // One owner for most of the board makes core planets.
  if (luck.below(2) === 0)
    for (const planet of planets) if (luck.below(5) > 0 && planet.owner > 0) planet.owner = 0;
  const each = <T>(draw: () => T): T[] => Array.from({ length: seats }, draw);
  const game: oracle.Game = {
    options: { ...options, sizes: planets.map(({ size }) => size) },
    planets,
    crack: each(() => luck.below(25)),
    points: each(() => luck.below(4)),
    ended: each(() => options.endTurn !== 'off' && luck.below(5) === 0),
    turn: 1 + luck.below(options.turns),
    next: 0,
  };
  const text = [
    `boardSize=${boardSize};planets=${planets.map(({ size, owner, ship }) => `${size}${'ABCD'[owner] ?? ''}${ship || ''}`).join()}`,
    `turn=${game.turn}`,
    `crack=${game.crack.join()}`,
    `points=${game.points.join()}`,
    ...(game.ended.includes(true)
      ? [
          `ended=${oracle
            .seatsOf(game)
            .filter((seat) => game.ended[seat])
            .join()}`,
        ]
      : []),
    `seats=${seats}`,
    ...Object.entries(rest).map(([name, value]) => `${name}=${value}`),
  ].join(';');
  const read = notation.parsePosition(text);
  if (oracle.seatsOf(game).every((seat) => oracle.isFinished(game, seat))) {
    expect(read, text).toMatchObject({ ok: false, error: { code: 'space-crack/stuck' } });
    return;
  }
  oracle.settle(game);
  playOut(unwrap(read), game, luck);
}

describe('P1 to P13: random games agree with the oracle', () => {
  it.each([
    ['from options', fromOptions],
    ['from positions', fromPosition],
  ])('%s', (_, one) => eachSeed(GAMES, one));
});
