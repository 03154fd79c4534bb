/** Why a move is advised: what a hint says is so, by the rules as test/space-crack/oracle has them. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/core/bots/bots.js';
import { fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { bare } from '../../src/core/words/language.js';
import { bots } from '../../src/space-crack/bots.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import type { Move, State } from '../../src/space-crack/state.js';
import { why } from '../../src/space-crack/why.js';
import { some } from '../budget.js';
import { eachSeed } from '../seeds.js';
import { sliceOf, StoreBoard } from '../store-board.js';
import { randomGame, start, words } from './harness.js';
import { gameOf, isBeside, isCore, play, type Game, type Planet } from './oracle.js';

const { rules } = spaceCrack;

const countOf = ({ planets }: Game, seat: number): number =>
  planets.filter(({ owner }) => owner === seat).length;
const beside = ({ planets }: Game, planet: Planet): Planet[] =>
  planets.filter((other) => isBeside(planet, other));
const coresOf = (game: Game): string[] =>
  game.planets.flatMap((planet, i) => (isCore(game, planet) ? [`${i + 1}`] : []));

/** How many moves it is to the nearest planet that is not the seat's: rings around the planet, one after another. */
function movesAway(game: Game, from: Planet, seat: number): number {
  let ring = [from];
  for (let steps = 0; steps <= game.planets.length; steps++) {
    if (ring.some(({ owner }) => owner !== seat)) return steps;
    ring = game.planets.filter((planet) => ring.some((one) => one === planet || isBeside(one, planet)));
  }
  return Infinity;
}

/** Checks the reason for a ship’s move against the game itself. */
function checkMove(state: State, seat: number, move: Move & { readonly type: 'move' }, reason: Reason): void {
  const { code, facts, lit } = reason;
  const [before, after] = [gameOf(state), gameOf(state)];
  // Only what the ship does: no round ends with this move.
  after.points[seat] = 5;
  play(after, seat, move);
  const at = (game: Game, planet: number): Planet => game.planets[planet - 1] as Planet;
  const [from, to, there] = [at(before, move.from), at(before, move.to), at(after, move.to)];
  const isGained = to.owner !== seat && there.owner === seat;
  const named = lit.slice(1);
  const enemies = (planet: Planet): Planet[] =>
    beside(before, planet).filter(({ owner, ship }) => owner >= 0 && owner !== seat && ship > from.ship);
  expect(lit[0]).toBe(`${move.from}`);
  switch (code) {
    case 'hint.lead': {
      const leads = (game: Game): boolean =>
        game.planets.every(
          ({ owner }) => [-1, seat].includes(owner) || countOf(game, owner) < countOf(game, seat),
        );
      expect([leads(before), leads(after), isGained]).toEqual([false, true, true]);
      return expect(state.turn).toBe(state.options.turns);
    }
    case 'hint.attack':
      expect(facts).toMatchObject({ against: to.ship, left: there.ship, other: { key: `seat.${to.owner}` } });
      return expect([to.ship > 0, isGained]).toEqual([true, true]);
    case 'hint.breaks-core':
      for (const planet of named) {
        expect(at(before, Number(planet)).owner).toBe(to.owner);
        expect(coresOf(before)).toContain(planet);
        expect(coresOf(after)).not.toContain(planet);
      }
      return expect([isGained, facts['n']]).toEqual([true, named.length]);
    case 'hint.undefended':
      return expect([isGained, to.ship, facts['other']]).toEqual([true, 0, { key: `seat.${to.owner}` }]);
    case 'hint.core':
      expect(named).toEqual(coresOf(after).filter((planet) => !coresOf(before).includes(planet)));
      return expect([isGained, facts['n']]).toEqual([true, named.length]);
    case 'hint.free-way':
      for (const planet of named) {
        expect(at(before, Number(planet)).owner).toBe(-1);
        expect(isBeside(at(before, Number(planet)), to)).toBe(true);
        expect(isBeside(at(before, Number(planet)), from)).toBe(false);
      }
      return expect([isGained, to.owner, facts['n']]).toEqual([true, -1, named.length]);
    case 'hint.free':
      expect([isGained, to.owner]).toEqual([true, -1]);
      return expect(facts['crack']).toBe((to.size * state.options.crackPct) / 100);
    case 'hint.merges':
      return expect([to.owner, there.ship]).toEqual([seat, facts['left']]);
    case 'hint.both':
      return expect([to.owner === seat, there.ship, there.owner]).toEqual([false, 0, to.owner]);
    case 'hint.lost':
      return expect([there.owner, there.ship, facts['left']]).toEqual([to.owner, there.ship, there.ship]);
    case 'hint.saves':
      expect(enemies(from).map(({ ship }) => ship)).toContain(facts['against']);
      return expect([to.owner, enemies(to)]).toEqual([seat, []]);
    case 'hint.nears':
    case 'hint.nears-free':
      expect(movesAway(before, to, seat)).toBe(facts['n']);
      expect(movesAway(before, from, seat)).toBeGreaterThan(facts['n'] as number);
      return expect(at(before, Number(named[0])).owner < 0).toBe(code === 'hint.nears-free');
    default:
      throw new Error(`nothing recomputes ${code}`);
  }
}

/** The same of a ship that is built, and of the end of a turn. */
function checkOther(state: State, seat: number, move: Move, { code, facts, lit }: Reason): void {
  const game = gameOf(state);
  if (move.type === 'build') {
    const planet = game.planets[move.planet - 1] as Planet;
    const owners = lit.map((name) => (game.planets[Number(name) - 1] as Planet).owner);
    for (const name of lit) expect(isBeside(game.planets[Number(name) - 1] as Planet, planet)).toBe(true);
    expect(facts['ship']).toBe(planet.size + planet.ship);
    if (code === 'hint.builds-front')
      return expect(facts['other']).toEqual({ key: `seat.${owners[0] as number}` });
    if (code === 'hint.builds-free')
      return expect([owners.every((owner) => owner === -1), owners.length]).toEqual([true, facts['n']]);
    expect(code).toBe('hint.builds-most');
    const payable = game.planets.filter(
      ({ owner, size }) => owner === seat && size <= (game.crack[seat] as number),
    );
    return expect(Math.max(...payable.map(({ size }) => size))).toBe(planet.size);
  }
  expect(code === 'hint.ends-kept').toBe(
    state.options.endTurn === 'save' && state.turn < state.options.turns,
  );
  for (const from of game.planets.filter(({ owner, ship }) => owner === seat && ship > 0))
    for (const to of beside(game, from)) expect(to.owner === seat || to.ship >= from.ship).toBe(true);
}

describe('a reason', () => {
  it('is so on the map, and what it names is lit', () => {
    const told = new Set<string>();
    const games = some(100, 1 / 8);
    eachSeed(games, (luck) => {
      const options = { boardSize: luck.pick([5, 9, 11]), turns: 6, seats: 2 + luck.below(3) };
      const states = randomGame(options, luck.below(2 ** 31)).filter(
        (state) => rules.toAct(state).length > 0,
      );
      for (let n = 0; n < 10; n++) {
        const state = luck.pick(states);
        const seat = luck.pick(rules.toAct(state));
        const move = luck.pick<Move>([...rules.moves(state, seat), { type: 'end' }]);
        const reason = why(state, seat, move);
        if (!reason) continue;
        told.add(reason.code);
        expect(words.say(reason.code, reason.facts)).toMatch(/^[^{}]+\.$/);
        if (move.type === 'move') checkMove(state, seat, move, reason);
        else checkOther(state, seat, move, reason);
      }
    });
    expect(told.size).toBeGreaterThan(7);
  });

  it('goes with at least four hints of five, in games against the gentle bot', () => {
    let [given, hints] = [0, 0];
    eachSeed(some(200, 1 / 40), (luck) => {
      const seed = luck.below(2 ** 31);
      let state = start({ turns: 8 }, seed);
      for (let ply = 0; rules.toAct(state).length > 0; ply++) {
        const seat = rules.toAct(state)[0] as number;
        const bot = bots[seat === 0 ? 'planner' : 'gentle'] as (typeof bots)[string];
        const move = drain(bot.think(state, seat, { seed: fork(seed, ply), nodes: 300 }));
        if (seat === 0) {
          hints++;
          if (why(state, seat, move)) given++;
        }
        state = rules.play(state, seat, move).state;
      }
    });
    expect(given / hints).toBeGreaterThan(0.8);
  });
});

describe('a hint on the map', () => {
  it('says why, and passes on the ship and what is to be lit', async () => {
    const board = new StoreBoard(await sliceOf('space-crack'), { seed: 1, seats: 'human human' });
    await board.bots.advise();
    expect(board.state.advice?.lit.length).toBeGreaterThan(0);
    expect(bare(board.told?.sentence ?? '')).toMatch(/: .+\.$/);
  });
});
