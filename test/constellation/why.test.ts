/** Why a move is advised: what a hint says is so, by the rules as test/constellation/oracle has them. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/core/bots/bots.js';
import { fork, type Chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/constellation/bots.js';
import { constellation } from '../../src/constellation/index.js';
import type { ConstellationMap, Kind, Move, State } from '../../src/constellation/state.js';
import { why } from '../../src/constellation/why.js';
import { some } from '../budget.js';
import { eachSeed } from '../seeds.js';
import { grid, standing, start, words } from './harness.js';
import { figures, gameOf, hqPoints, type Game } from './oracle.js';

const { rules } = constellation;

const SIZE = 5;
const IDS = grid(SIZE, SIZE).stars.map(({ id }) => id);

/** A lattice with stars of all kinds and teams by chance, and perhaps an HQ or two. */
function stateOf(luck: Chance): { readonly state: State; readonly map: ConstellationMap } {
  const kind = (): Kind => luck.pick(['star', 'star', 'star', 'wormhole', 'cluster', 'blackhole']);
  const map = grid(SIZE, SIZE, Object.fromEntries(IDS.map((id) => [id, kind()])));
  const owned: [string[], string[]] = [[], []];
  for (const id of IDS) {
    const to = luck.below(10);
    if (to < 7) owned[to < 4 ? 0 : 1].push(id);
  }
  const state = standing(
    owned.map((ids) => ids.join(' ')),
    { map, wormholesToWin: 2 + luck.below(2), stealEffect: luck.pick(['take', 'clear']), rounds: 5 },
  );
  const places = owned.map((ids) => luck.shuffle(ids).slice(0, luck.below(3)));
  return { state: { ...state, hqs: places.map((ids) => ids.map((id) => IDS.indexOf(id))) }, map };
}

const wormholesOf = (game: Game, team: number): number => figures(game, team).wormholes;

/** The same game once stars have changed hands. */
function having(game: Game, ids: readonly string[], team: number): Game {
  const owner = new Map(game.owner);
  for (const id of ids) owner.set(id, team);
  return { ...game, owner };
}

/** Checks the reason for team 0’s claim or steal against the game itself. */
function checkReason(
  state: State,
  map: ConstellationMap,
  move: Move & { readonly star: string },
  { code, facts, lit }: Reason,
): void {
  const after = rules.play(state, 0, move).state;
  const [before, now] = [gameOf(state, map), { ...gameOf(after, map), fallen: [...after.fallen] }];
  const winning = state.options.wormholesToWin;
  const hqRate = state.options.multipliers[2] as number;
  const points = (game: Game, team: number): number => Math.round(10 * hqRate * hqPoints(game, team)) / 10;
  const beside = map.edges.flatMap(([a, b]) => (a === move.star ? [b] : b === move.star ? [a] : []));
  const kindOf = (id: string): string | undefined => map.stars.find((star) => star.id === id)?.type;
  switch (code) {
    case 'hint.wormhole-win':
      expect([wormholesOf(before, 0) < winning, wormholesOf(now, 0) >= winning]).toEqual([true, true]);
      expect(lit.every((id) => kindOf(id) === 'wormhole')).toBe(true);
      return expect([facts['of'], lit.length]).toEqual([wormholesOf(now, 0), wormholesOf(now, 0)]);
    case 'hint.wormhole-way':
      expect(lit.every((id) => !now.owner.has(id))).toBe(true);
      expect(wormholesOf(having(now, lit, 0), 0)).toBeGreaterThanOrEqual(winning);
      return expect([facts['n'], facts['of']]).toEqual([lit.length, winning]);
    case 'hint.breaks-win':
      expect([wormholesOf(before, 1) >= winning, wormholesOf(now, 1) >= winning]).toEqual([true, false]);
      return expect(lit).toHaveLength(wormholesOf(before, 1));
    case 'hint.hq-joined':
    case 'hint.hq-longer':
      expect(points(now, 0)).toBe(facts['n']);
      expect(points(now, 0)).toBeGreaterThan(points(before, 0));
      return expect(lit.every((id) => now.owner.get(id) === 0)).toBe(true);
    case 'hint.hq-way':
      expect(hqPoints(now, 0)).toBe(0);
      expect(hqPoints(having(now, lit, 0), 0)).toBeGreaterThan(0);
      return expect(facts['n']).toBe(lit.length);
    case 'hint.hq-steal':
      expect([now.fallen[1], hqPoints(now, 1)]).toEqual([true, 0]);
      return expect(lit).toEqual(before.hqs[1]);
    case 'hint.cuts':
      expect(points(now, 1)).toBe(facts['n']);
      return expect(points(now, 1)).toBeLessThan(points(before, 1));
    case 'hint.guards':
      expect([kindOf(move.star), facts['n']]).toEqual(['cluster', lit.length]);
      return expect(lit.every((id) => now.owner.get(id) === 0)).toBe(true);
    case 'hint.blocks-win':
      expect(wormholesOf(before, 1)).toBeLessThan(winning);
      return expect(wormholesOf(having(before, [move.star], 1), 1)).toBe(facts['of']);
    case 'hint.blocks-hqs':
      return expect([hqPoints(before, 1), hqPoints(having(before, [move.star], 1), 1) > 0]).toEqual([
        0,
        true,
      ]);
    case 'hint.takes':
      return expect(figures(before, 1).count - figures(now, 1).count).toBe(facts['n']);
    case 'hint.links':
      expect([...lit].sort()).toEqual(beside.filter((id) => before.owner.get(id) === 0).sort());
      return expect([facts['n'], now.owner.get(move.star)]).toEqual([lit.length, 0]);
    case 'hint.open':
      expect(facts['n']).toBe(lit.length);
      return expect([...lit].sort()).toEqual(beside.filter((id) => !before.owner.has(id)).sort());
    case 'hint.denies':
      expect(figures(having(before, [move.star], 1), 1).count - figures(before, 1).count).toBe(facts['n']);
      return expect([...lit].sort()).toEqual(beside.filter((id) => before.owner.get(id) === 1).sort());
    case 'hint.keeps':
      return expect(now.owner.get(move.star)).toBe(0);
    case 'hint.robs':
      expect(lit.every((id) => before.owner.get(id) === 1 && now.owner.get(id) !== 1)).toBe(true);
      return expect(facts['n']).toBe(lit.length);
    default:
      throw new Error(`nothing recomputes ${code}`);
  }
}

/** The advice of the bot that gives hints. */
function adviceOf(state: State, team = 0): { readonly move?: Move; readonly code: string } {
  const { nodes, advise } = bots['adviser'] as (typeof bots)[string];
  const thought = advise?.(state, team, { seed: 1, nodes });
  let step = thought?.next();
  while (step && !step.done) step = thought?.next();
  if (!step?.value) throw new Error('there is no advice');
  return step.value;
}

describe('a reason', () => {
  it('is so on the map, and what it names is lit', () => {
    const told = new Set<string>();
    eachSeed(some(1000, 1 / 5), (luck) => {
      const { state, map } = stateOf(luck);
      const moves = [...rules.moves(state, 0)];
      if (moves.length === 0) return;
      const move = luck.pick(moves);
      const reason = why(state, 0, move);
      if (!reason || !('star' in move)) return;
      told.add(reason.code);
      expect(words.say(reason.code, reason.facts)).toMatch(/^(?:Claim|Steal|Clear) \w+: [^{}]+\.$/);
      checkReason(state, map, move, reason);
    });
    expect(told.size).toBeGreaterThan(7);
  });

  it('goes with every hint that is no pass, in games against the gentle bot', () => {
    const without: string[] = [];
    const gentle = bots['gentle'] as (typeof bots)[string];
    eachSeed(some(200, 1 / 40), (luck) => {
      const seed = luck.below(2 ** 31);
      let state = start({ map: 'generated', stars: 30, rounds: 3 }, seed);
      for (let ply = 0; rules.toAct(state).length > 0; ply++) {
        const acts = rules.toAct(state);
        const team = acts[ply % acts.length] as number;
        const limits = { seed: fork(seed, ply), nodes: gentle.nodes };
        const { move, code } =
          team === 0 ? adviceOf(state) : { move: drain(gentle.think(state, team, limits)), code: '' };
        if (team === 0 && move?.type !== 'pass' && !code.startsWith('hint.')) without.push(code);
        state = rules.play(state, team, move as Move).state;
      }
    });
    expect(without).toEqual([]);
  });
});

describe('a hint', () => {
  it('C14: goes for a win that this round’s moves can finish', () => {
    const map = grid(6, 1, { '00': 'wormhole', '50': 'wormhole' });
    let state = standing(['00', ''], { map, wormholesToWin: 2, stealsPerTeam: 0, rounds: 3 });
    for (let left = 4; left >= 0; left--) {
      const { move, code } = adviceOf(state);
      expect(code).toBe(left > 0 ? 'hint.wormhole-way' : 'hint.wormhole-win');
      state = rules.play(state, 0, move as Move).state;
    }
  });

  it('C14: parts the wormholes of a team that would win', () => {
    const map = grid(5, 2, { '00': 'wormhole', '20': 'wormhole' });
    const state = standing(['41', '00 10 20'], { map, wormholesToWin: 2, stealsPerTeam: 1, rounds: 3 });
    expect(adviceOf(state)).toMatchObject({ move: { type: 'steal' }, code: 'hint.breaks-win' });
  });

  it('C14: ends the round where that wins, since nobody else has moves left', () => {
    const map = grid(3, 1, { '00': 'wormhole', '10': 'wormhole' });
    const state = standing(['00 10', ''], { map, wormholesToWin: 2, stealsPerTeam: 0, rounds: 3 });
    expect(adviceOf(state).code).not.toBe('hint.ends-won');
    const [own] = state.left;
    const others = state.left.slice(1).map((members) => members.map(() => 0));
    expect(adviceOf({ ...state, left: [own as readonly number[], ...others] })).toMatchObject({
      move: { type: 'pass' },
      code: 'hint.ends-won',
    });
  });

  it('C10: destroys none of the reader’s networks', () => {
    const map = grid(3, 1, { '00': 'blackhole', '20': 'blackhole' });
    const state = standing(['00 10', ''], { map, wormholesToWin: 0, stealsPerTeam: 0, rounds: 3 });
    expect(adviceOf(state)).toMatchObject({ move: { type: 'pass' }, code: 'hint.passes' });
  });
});

describe('the gentle bot', () => {
  const map = grid(5, 2, { '00': 'wormhole', '20': 'wormhole' });
  const gentle = (state: State, seed: number): Move =>
    drain((bots['gentle'] as (typeof bots)[string]).think(state, 0, { seed, nodes: 100 }));

  it('C14: takes the one star that another team’s win hangs on', () => {
    const state = standing(['40', '00 20'], {
      map: grid(5, 1, { '00': 'wormhole', '20': 'wormhole' }),
      wormholesToWin: 2,
    });
    for (let seed = 0; seed < 10; seed++) expect(gentle(state, seed)).toMatchObject({ star: '10' });
  });

  it('C14: parts wormholes that would win', () => {
    const state = standing(['41', '00 10 20'], { map, wormholesToWin: 2, stealsPerTeam: 1 });
    for (let seed = 0; seed < 10; seed++) expect(gentle(state, seed)).toMatchObject({ type: 'steal' });
  });

  it('plays by position and seed alone, however the position came about', () => {
    const claim = (state: State, team: number, star: string): State =>
      rules.play(state, team, { type: 'claim', member: 0, star }).state;
    const one = claim(claim(standing(['', '']), 0, '00'), 1, '12');
    const other = constellation.notation.parsePosition(constellation.notation.formatPosition(one));
    expect(other.ok && gentle(other.value, 7)).toEqual(gentle(one, 7));
  });
});
