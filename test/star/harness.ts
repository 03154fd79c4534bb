/** Verbs for the tests of *Star: positions and moves as text a person can read. */
import { chance } from '../../src/core/basics/seed.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import type { Move, Options, State } from '../../src/star/state.js';
import { words as english } from '../../src/star/index.js';
import { verbsOf } from '../verbs.js';

const { rules } = star;

export const { words, start, position, refusal, sentence, playWithEvents, play } = verbsOf(
  star,
  english,
  ({ turn }) => turn,
);

/** A position by the names of its stones, nothing pending. */
export function stones(rings: number, blue: readonly string[], red: readonly string[]): State {
  const signs = boardOf(rings).names.map((name) =>
    blue.includes(name) ? 'B' : red.includes(name) ? 'R' : '.',
  );
  return position(`${rings}:${signs.join('')}`);
}

/** All that the seat to act may do, offers and resigning included. */
export function acts(state: State): Move[] {
  const [seat] = rules.toAct(state);
  if (seat === undefined) return [];
  const offers: readonly Move[] = [{ type: 'count' }, { type: 'accept' }, { type: 'resign' }];
  return [...rules.moves(state, seat), ...offers.filter((act) => !rules.refuse(state, seat, act))];
}

/** Every state of a game of chance, offers now and then included. */
export function randomGame(options: Partial<Options>, seed: number): readonly State[] {
  const luck = chance(seed);
  const states = [start(options)];
  for (let now = states[0] as State; rules.toAct(now).length > 0; states.push(now)) {
    const all = acts(now);
    const calm = all.filter(({ type }) => type !== 'resign' && type !== 'accept');
    now = rules.play(now, now.turn, luck.pick(luck.below(20) === 0 || calm.length === 0 ? all : calm)).state;
  }
  return states;
}
