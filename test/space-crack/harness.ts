/** Verbs for the tests of Space Crack: positions and moves as text a person can read. */
import { unwrap, type Refusal } from '../../src/core/result.js';
import type { Actor } from '../../src/core/rules.js';
import { chance } from '../../src/core/seed.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import type { Event, Options, State } from '../../src/space-crack/state.js';
import { words as english } from '../../src/space-crack/words.en.js';

const { rules, notation } = spaceCrack;

export const words = makeWords('en', english);

export function start(options: Partial<Options> = {}, seed = 0): State {
  return rules.setup(options, seed);
}

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

/**
 * A position by its planets that are not plain ones of size 5 without an owner: `4A10` is size 4, Blue's, with a ship
 * of 10. On the smallest board planet 4 lies in the middle of the other six.
 */
export function map(planets: Readonly<Record<number, string>>, more = '', boardSize = 5): State {
  const all = boardOf(boardSize).planets.map((_, planet) => planets[planet + 1] ?? '5');
  return position(`${boardSize}:${all.join(',')}${more && `;${more}`}`);
}

/** Why a move is refused to the seat to act, or to another actor; undefined where it is not. */
export function refusal(state: State, text: string, actor: Actor = state.next): Refusal | undefined {
  return rules.refuse(state, actor, unwrap(notation.parseMove(state, actor, text)));
}

export function sentence(refused: Refusal | undefined): string | undefined {
  return refused && sayRefusal(words, refused);
}

/** A line of moves, each by the seat whose turn it is unless told: `2-1 1:6-7 end`. */
export function playWithEvents(
  state: State,
  line: string,
): { readonly state: State; readonly events: readonly Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const word of line.split(' ')) {
    const [, told, text = ''] = /^(?:(\d):)?(.*)$/.exec(word) ?? [];
    const seat = told === undefined ? now.next : Number(told);
    const refused = refusal(now, text, seat);
    if (refused) throw new Error(`${word}: ${sentence(refused)}`);
    const step = rules.play(now, seat, unwrap(notation.parseMove(now, seat, text)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export function play(state: State, line: string): State {
  return playWithEvents(state, line).state;
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
