/** Verbs for the tests of Space Crack: positions and moves as text a person can read. */
import { chance } from '../../src/core/basics/seed.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import type { Options, State } from '../../src/space-crack/state.js';
import { words as english } from '../../src/space-crack/index.js';
import { verbsOf } from '../verbs.js';

const { rules } = spaceCrack;

export const { words, start, position, refusal, sentence, playWithEvents, play } = verbsOf(
  spaceCrack,
  english,
  ({ next }) => next,
);

/**
 * A position by its planets that are not plain ones of size 5 without an owner: `4A10` is size 4, Blue's, with a ship
 * of 10. On the smallest board planet 4 lies in the middle of the other six.
 */
export function map(planets: Readonly<Record<number, string>>, more = '', boardSize = 5): State {
  const all = boardOf(boardSize).planets.map((_, planet) => planets[planet + 1] ?? '5');
  return position(`boardSize=${boardSize};planets=${all.join(',')}${more && `;${more}`}`);
}

/** A planet as positions write it: `5A10`. */
export function planet({ options, owners, ships }: State, number: number): string {
  const owner = 'ABCD'[owners[number - 1] as number] ?? '';
  return `${options.sizes[number - 1]}${owner}${ships[number - 1] || ''}`;
}

/** Every state of a game of chance. */
export function randomGame(options: Partial<Options>, seed: number): readonly State[] {
  const luck = chance(seed);
  const states = [start(options, seed)];
  for (let now = states[0] as State; rules.toAct(now).length > 0; states.push(now)) {
    const seat = luck.pick(rules.toAct(now));
    now = rules.play(now, seat, luck.pick([...rules.moves(now, seat)])).state;
  }
  return states;
}
