/** Verbs for the tests of *Star: positions and moves as text a person can read. */
import { unwrap, type Refusal } from '../../src/core/result.js';
import type { Actor } from '../../src/core/rules.js';
import { chance } from '../../src/core/seed.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import type { Event, Move, Options, State } from '../../src/star/state.js';
import { words as english } from '../../src/star/words.en.js';

const { rules, notation } = star;

export const words = makeWords('en', english);

export function start(options: Partial<Options> = {}): State {
  return rules.setup(options, 0);
}

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

/** A position by the names of its stones, nothing pending. */
export function stones(rings: number, blue: readonly string[], red: readonly string[]): State {
  const signs = boardOf(rings).names.map((name) =>
    blue.includes(name) ? 'B' : red.includes(name) ? 'R' : '.',
  );
  return position(`${rings}:${signs.join('')}`);
}

export function move(state: State, text: string): Move {
  return unwrap(notation.parseMove(state, state.turn, text));
}

/** Why a move is refused to the seat to act, or to another actor; undefined where it is not. */
export function refusal(state: State, text: string, actor: Actor = state.turn): Refusal | undefined {
  return rules.refuse(state, actor, move(state, text));
}

export function sentence(refused: Refusal | undefined): string | undefined {
  return refused && sayRefusal(words, refused);
}

export function playWithEvents(
  state: State,
  line: string,
): { readonly state: State; readonly events: readonly Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const text of line.split(' ')) {
    const refused = refusal(now, text);
    if (refused) throw new Error(`${text}: ${sentence(refused)}`);
    const step = rules.play(now, now.turn, move(now, text));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** The state after a line of moves, each by the seat whose turn it is. */
export function play(state: State, line: string): State {
  return playWithEvents(state, line).state;
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
