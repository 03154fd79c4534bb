/**
 * Random games held, ply by ply, against the oracle: who may act, what is refused and why, the board, figures, winners.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../src/core/basics/seed.js';
import { constellation, hqLine, scoreboard, stateFrom, stealSpread } from '../../src/constellation/index.js';
import type { Move, ConstellationMap, Kind, Options, Role, State } from '../../src/constellation/state.js';
import { eachSeed } from '../seeds.js';
import * as oracle from './oracle.js';

const { rules, notation } = constellation;
const GAMES = 120;

const KINDS: readonly Kind[] = [
  'star',
  'star',
  'star',
  'star',
  'cluster',
  'wormhole',
  'wormhole',
  'blackhole',
  'blackhole',
];
const NO_STAR = 'nowhere';

function drawMap(luck: Chance): ConstellationMap {
  const many = 2 + luck.below(luck.pick([4, 10, 12]));
  // Capitals, digits and underscores: the order of ids as strings is not that of a dictionary.
  const ids = luck
    .shuffle(['a', 'B', 'b', '_', 'Z9', '10', '9', 'a1', 'A', 'z', 'c_', 'C', 'd', 'E'])
    .slice(0, many);
  const kinds = luck.pick([KINDS, ['star'] as const]);
  const places = luck.shuffle(Array.from({ length: 25 }, (_, i) => i));
  const stars = ids.map((id, i) => ({
    id,
    x: 3 * ((places[i] as number) % 5),
    y: -4 * Math.floor((places[i] as number) / 5),
    type: luck.pick(kinds),
  }));
  const dense = luck.pick([1, 2, 4]);
  const edges = ids.flatMap((a, i) =>
    ids
      .slice(i + 1)
      .filter(() => luck.below(8) < dense)
      .map((b) => [a, b] as const),
  );
  return { stars, edges };
}

function drawOptions(luck: Chance): Partial<Options> {
  const teams = luck.pick([2, 2, 2, 3, 3, 4, 5, 8]);
  const mode = luck.pick([
    'classic',
    'classic',
    'containment',
    'resistance',
    'blackhole',
    'sandbox',
  ] as const);
  const sides: readonly Role[] =
    mode === 'containment' ? ['human', 'bot'] : mode === 'resistance' ? ['offense', 'defense'] : [];
  const named = luck.below(3) === 0 && sides.length > 0;
  return {
    mode,
    teams,
    members: luck.pick([[1], [2], [3], Array.from({ length: teams }, () => 1 + luck.below(4))]),
    rounds: 1 + luck.below(4),
    movesPerRound: luck.pick([1, 2, 3, 4, 5, 6, 7]),
    stealsPerTeam: luck.pick([0, 1, 2, 5, 99]),
    stealDepth: luck.pick([0, 0, 1, 2, 3, 10]),
    stealEffect: luck.pick(['take', 'clear']),
    hqCount: luck.pick([0, 1, 1, 2, 2]),
    multipliers: luck.pick([
      [1, 0.1, 1],
      [0, 0, 1],
      [2, 0, 0],
      [0, 0.37, 3],
      [0, 0, 0],
    ]),
    wormholesToWin: luck.pick([0, 1, 2, 3]),
    blackHoleEffect: luck.pick(['reset', 'remove']),
    claimNeedsAdjacency: luck.below(3) === 0,
    hqImmune: luck.below(3) === 0,
    remainder: luck.pick(['rotate', 'drop']),
    targetScore: luck.pick([1, 2, 5, 10, 60]),
    roles: named ? Array.from({ length: teams }, () => luck.pick(sides)) : [],
  };
}

/** A game as both sides tell it, in one form. */
function told(state: State, map: ConstellationMap): object {
  const outcome = rules.outcome(state);
  return {
    phase: state.phase,
    round: state.round,
    owners: state.owners,
    hqs: state.hqs.map((list) => list.map((place) => map.stars[place]?.id)),
    fallen: state.fallen,
    left: state.phase === 'over' ? 'over' : state.left,
    steals: state.steals,
    points: state.points,
    acting: rules.toAct(state),
    winners: outcome?.winners,
    // Lengths are summed in different orders.
    figures: scoreboard(state).map(({ count, distance, total, wormholes, hqNow }) => [
      count,
      distance.toFixed(6),
      total.toFixed(6),
      wormholes,
      hqNow,
    ]),
    scores: outcome?.scores?.map((score) => score.toFixed(6)),
    destroyed: state.destroyed.map((value) => value.toFixed(6)),
  };
}

function expected(game: oracle.Game): object {
  const teams = oracle.teamsOf(game);
  const all = teams.map((team) => oracle.figures(game, team));
  return {
    phase: game.phase,
    round: game.round,
    owners: game.map.stars
      .map(({ id }) => (game.gone.has(id) ? 'x' : ('ABCDEFGH'[game.owner.get(id) ?? 8] ?? '.')))
      .join(''),
    hqs: game.hqs,
    fallen: game.fallen,
    left:
      game.phase === 'over'
        ? 'over'
        : game.left.map((moves) => moves.map((one) => (one === 'passed' ? -1 : one))),
    steals: game.steals,
    points: game.points,
    acting: oracle.acting(game),
    winners: game.winners,
    figures: all.map(({ count, distance, total, wormholes }, team) => [
      count,
      distance.toFixed(6),
      total.toFixed(6),
      wormholes,
      oracle.hqPoints(game, team),
    ]),
    scores: game.winners && all.map(({ total }) => total.toFixed(6)),
    destroyed: game.destroyed.map((value) => value.toFixed(6)),
  };
}

interface Act {
  readonly actor: number | 'host';
  readonly move: Move;
}

/** Everything that anybody could try. */
function tries(game: oracle.Game): Act[] {
  const stars = [...game.map.stars.map(({ id }) => id), NO_STAR];
  const ofTeam = (actor: number): Act[] => [
    ...stars.map((star): Act => ({ actor, move: { type: 'hq', star } })),
    { actor, move: { type: 'end' } },
    ...[...(game.left[actor] ?? [0]).keys(), 9].flatMap((member): Act[] => [
      { actor, move: { type: 'pass', member } },
      ...stars.flatMap((star): Act[] => [
        { actor, move: { type: 'claim', member, star } },
        { actor, move: { type: 'steal', member, star } },
      ]),
    ]),
  ];
  return [
    ...[...oracle.teamsOf(game), game.options.teams].flatMap(ofTeam),
    { actor: 'host', move: { type: 'end' } },
  ];
}

function compareRefusals(state: State, game: oracle.Game, acts: readonly Act[]): Act[] {
  return acts.filter(({ actor, move }) => {
    const wrong = oracle.faults(game, actor, move);
    const refused = rules.refuse(state, actor, move)?.code.replace('constellation/', '');
    if (refused === undefined ? wrong.length > 0 : !wrong.includes(refused))
      throw new Error(
        `${String(actor)} ${JSON.stringify(move)}: ${refused ?? 'legal'}, expected ${wrong.join(' or ') || 'legal'}`,
      );
    return wrong.length === 0;
  });
}

/** The effect of a steal is told whether or not there are steals left. */
function compareSpreads(state: State, game: oracle.Game): void {
  for (const team of oracle.teamsOf(game))
    for (const { id } of game.map.stars) {
      const wrong = oracle.starFaults(game, team, 'steal', id).filter((fault) => !fault.endsWith('-steals'));
      const mine = wrong.length > 0 ? [] : oracle.spread(game, id).sort();
      expect(stealSpread(state, team, id)).toEqual(mine);
    }
}

function compareMoves(state: State, legal: readonly Act[], teams: readonly number[]): void {
  for (const team of teams) {
    const listed = [...rules.moves(state, team)].map((move) =>
      JSON.stringify(move, ['type', 'member', 'star']),
    );
    const mine = legal
      .filter(({ actor, move }) => actor === team && move.type !== 'pass')
      .map(({ move }) => JSON.stringify(move, ['type', 'member', 'star']));
    expect(listed.sort()).toEqual(mine.sort());
  }
}

/** Claims and steals far more often than passes and early ends, or few stars would ever be owned. */
function drawAct(legal: readonly Act[], luck: Chance): Act {
  const rare = luck.below(15) === 0;
  const wanted = luck.pick(['claim', 'steal', 'steal']);
  const common = legal.filter(({ move }) => move.type !== 'pass' && move.type !== 'end');
  const some = common.filter(({ move }) => move.type === wanted);
  return luck.pick(rare || common.length === 0 ? legal : some.length > 0 ? some : common);
}

function playOut(first: State, game: oracle.Game, luck: Chance): void {
  const line: string[] = [];
  const start = notation.formatPosition(first);
  let state = first;
  try {
    for (let ply = 0; ; ply++) {
      expect(told(state, game.map)).toEqual(expected(game));
      const legal = compareRefusals(state, game, tries(game));
      if (game.phase === 'over') return;
      compareMoves(state, legal, oracle.teamsOf(game));
      compareSpreads(state, game);
      for (const team of oracle.teamsOf(game)) expect(hqLine(state, team).approximate).toBe(false);
      const { actor, move } = drawAct(legal, luck);
      line.push(`${String(actor)}:${notation.formatMove(state, actor, move)}`);
      state = rules.play(state, actor, move).state;
      oracle.play(game, actor, move);
    }
  } catch (error) {
    throw new Error(`constellation/2 from=${start} | ${line.join(' ')}`, { cause: error });
  }
}

/** A game from its options; undefined where both refuse it. */
function fromOptions(luck: Chance): void {
  const map = drawMap(luck);
  const start = stateFrom({ map, teams: 2 });
  const options = { ...drawOptions(luck), map: start.options.map };
  const whole = { ...start.options, ...options } as Options;
  if (oracle.isRefusedGame(whole, map)) {
    expect(() => rules.setup(options, 0), JSON.stringify(options)).toThrow(RangeError);
    return;
  }
  playOut(rules.setup(options, 0), oracle.begin(whole, map), luck);
}

/** A game from a position: HQs on stars of any type, and networks that no play would have left standing. */
function fromPosition(luck: Chance): void {
  const map = drawMap(luck);
  const options = drawOptions(luck);
  const { hqCount: _, ...given } = options;
  const teams = options.teams as number;
  const sparse = luck.below(3);
  const owned = map.stars
    .filter(() => luck.below(3) >= sparse)
    .map(({ id }) => [id, luck.below(teams)] as const);
  const hqs = Array.from({ length: options.mode === 'blackhole' ? 0 : teams }, (__, team) =>
    luck.shuffle(owned.filter(([, whose]) => whose === team).map(([id]) => id)).slice(0, luck.below(3)),
  );
  const standing = Object.fromEntries(
    hqs.flatMap((ids, team) => (ids.length > 0 ? [[team, ids] as const] : [])),
  );
  const start = stateFrom({ map, teams: 2 });
  const whole: Options = { ...start.options, ...options, hqCount: 0 };
  const build = (): State => stateFrom({ ...given, map, owners: Object.fromEntries(owned), hqs: standing });
  if (oracle.isRefusedGame(whole, map)) {
    expect(build).toThrow(RangeError);
    return;
  }
  const game = oracle.begin(whole, map);
  for (const [id, team] of owned) game.owner.set(id, team);
  for (const [team, ids] of hqs.entries()) game.hqs[team] = ids;
  playOut(build(), game, luck);
}

describe('C4 to C17: random games agree with the oracle', () => {
  it.each([
    ['from options', fromOptions],
    ['from positions', fromPosition],
  ])('%s', (_, one) => eachSeed(GAMES, one));
});

const IDS = [...'ABCDEFGHIJ'];

/** Positions that fast-check makes smaller until no star and no connection can be left out. */
const positions = fc.integer({ min: 3, max: IDS.length }).chain((count) => {
  const ids = IDS.slice(0, count);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
  const place = fc.integer({ min: -50, max: 50 });
  return fc
    .record({
      stars: fc.tuple(
        ...ids.map((id, i) =>
          fc.record({
            id: fc.constant(id),
            x: place.map((x) => x + i / 100),
            y: place,
            type: fc.constantFrom(...KINDS),
          }),
        ),
      ),
      edges: fc.subarray(pairs, { maxLength: Math.min(pairs.length, 2 * count) }),
      owned: fc.tuple(...ids.map(() => fc.integer({ min: -1, max: 2 }))),
      hqs: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 2 }))),
      stealDepth: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ stars, edges, owned, hqs, stealDepth }) => {
      const owners = Object.fromEntries(
        ids.map((id, i) => [id, owned[i] as number]).filter(([, o]) => o !== -1),
      );
      const own = (team: number): string[] => ids.filter((id) => owners[id] === team);
      return {
        map: { stars, edges } as ConstellationMap,
        owners: owners as Readonly<Record<string, number>>,
        hqs: Object.fromEntries(hqs.map((many, team) => [team, own(team).slice(0, many)])),
        stealDepth,
      };
    });
});

it('C8, C9, C12 to C14: figures and steals of any position are as the rules written a second time say', () => {
  fc.assert(
    fc.property(positions, ({ map, owners, hqs, stealDepth }) => {
      const multipliers = { count: 2, distance: 0.5, hq: 3 };
      const state = stateFrom({ map, owners, hqs, multipliers, stealDepth, teams: 3 });
      const game = oracle.gameOf(state, map);
      for (const [team, { count, distance, total, wormholes, hqNow }] of scoreboard(state).entries()) {
        const second = oracle.figures(game, team);
        expect([count, wormholes, hqNow]).toEqual([
          second.count,
          second.wormholes,
          oracle.hqPoints(game, team),
        ]);
        expect([distance, total]).toEqual(
          [second.distance, second.total].map((sum) => expect.closeTo(sum, 6) as number),
        );
      }
      compareSpreads(state, game);
    }),
    { numRuns: 300 },
  );
});
