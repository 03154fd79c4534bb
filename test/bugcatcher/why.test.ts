/** Why a program is advised: what a hint says is so, by the rules as test/bugcatcher/oracle has them. */
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/core/bots/bots.js';
import { fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/bugcatcher/bots.js';
import { BUILT_IN } from '../../src/bugcatcher/missions.js';
import type { Move, State } from '../../src/bugcatcher/state.js';
import { why } from '../../src/bugcatcher/why.js';
import { some } from '../budget.js';
import { eachSeed } from '../seeds.js';
import { rules, start, words } from './harness.js';
import { isDone, missionOf, riderOf, run, type Point, type Rider, type Run } from './oracle.js';

/** What the bot for hints advises a seat, from what that seat knows. */
function adviceOf(state: State, seat: number, seed: number): Advice<Move> {
  const { nodes, advise } = bots['planner'] as (typeof bots)[string];
  const thought = advise?.(rules.resample(state, seat, seed), seat, { seed, nodes });
  let step = thought?.next();
  while (step && !step.done) step = thought?.next();
  if (!step?.value) throw new Error('there is no advice');
  return step.value;
}

/** The move, its reason and what it would come to, recomputed, while all others stand still. */
function checkAdvice(state: State, seat: number, { move, code, facts }: Advice<Move>): void {
  if (move?.type !== 'submit') throw new Error('no program is advised');
  const { options, players } = state;
  const riders = players.map((player) => riderOf(options, player));
  const round = run(
    options,
    riders,
    players.map((_, other) => (other === seat ? move.program : '')),
  );
  expect(round.results[seat]).toBe('0'.repeat(move.program.length));
  const steps = round.placed.filter((path) => path.seat === seat).length;
  const isMet = (id: number): boolean => isDone(options, missionOf(BUILT_IN[id] as string), seat, round);
  expect(move.accepted.filter((id) => !isMet(id))).toEqual([]);
  const done = [...(players[seat]?.open ?? []), ...move.accepted].filter(isMet);
  if (code === 'said.hint') return expect([steps, done]).toEqual([0, []]);
  expect(words.say(code, facts)).toMatch(/^Up to [^{}]+\.$/);
  expect(facts['steps']).toBe(steps);
  const alone = isAway(riders, seat, round.placed) ? 'hint.quiet' : 'hint.steps';
  expect(code).toBe(move.accepted.length > 0 ? 'hint.missions' : done.length > 0 ? 'hint.open' : alone);
  if (done.length === 0) return;
  const names = done.map((id) => ({ key: `mission.${(BUILT_IN[id] as string).split(':')[0]}` }));
  expect(facts['missions']).toEqual(names);
  const sum = (ids: readonly number[], of: 'reward' | 'penalty'): number =>
    ids.map((id) => missionOf(BUILT_IN[id] as string)[of]).reduce((all, one) => all + one, 0);
  expect([facts['fireflies'], facts['loss']]).toEqual([
    steps + sum(done, 'reward'),
    sum(move.accepted, 'penalty'),
  ]);
}

/** Whether the nodes that have moved stand two steps or more from all others of their kind. */
function isAway(riders: readonly Rider[], seat: number, placed: Run['placed']): boolean {
  const apart = (one: Point, other: Point): number => {
    const [x, y, u, v] = `${one},${other}`.split(',').map(Number) as [number, number, number, number];
    return (Math.abs(x - u) + Math.abs(y - v)) / 2;
  };
  return (['B', 'C'] as const).every((kind) => {
    const last = placed.filter((path) => path.seat === seat && path.kind === kind).at(-1);
    return riders.every(
      ({ border, central }, other) =>
        !last || other === seat || apart(last.to, kind === 'B' ? border : central) > 1,
    );
  });
}

describe('a hint', () => {
  it('collides with nothing that is known, ticks only what it completes, and says rightly what it is for and what that may cost', () => {
    const told: string[] = [];
    eachSeed(some(200, 1 / 10), (luck) => {
      const seed = luck.below(2 ** 31);
      const options = { players: 2 + luck.below(4), rounds: 3, cols: 4 + luck.below(3), rows: 4 };
      let state = start(options, seed);
      for (let seat = rules.toAct(state)[0]; seat !== undefined; seat = rules.toAct(state)[0]) {
        const at = fork(seed, seat + 16 * state.round);
        const walker = bots['walker'] as (typeof bots)[string];
        if (seat > 0) {
          const move = drain(walker.think(rules.resample(state, seat, at), seat, { seed: at, nodes: 1 }));
          state = rules.play(state, seat, move).state;
          continue;
        }
        const advice = adviceOf(state, seat, at);
        told.push(advice.code);
        checkAdvice(state, seat, advice);
        state = rules.play(state, seat, advice.move as Move).state;
      }
    });
    expect(told.filter((code) => code !== 'said.hint').length / told.length).toBeGreaterThan(0.8);
    expect(new Set(told)).toContain('hint.missions');
  });

  it('B15: says the same, whatever others have written and whose node is whose', () => {
    for (let seed = 0; seed < some(20, 1 / 4); seed++) {
      const state = start({ players: 4 }, seed);
      const { move } = adviceOf(state, 0, seed);
      const said = [1, 2, 3].map((other) => why(rules.resample(state, 0, other), 0, move as Move));
      expect(new Set(said.map((reason) => JSON.stringify(reason))).size).toBe(1);
    }
  });
});
