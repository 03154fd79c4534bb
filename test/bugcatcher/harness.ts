/** Verbs for the tests of Bugcatcher: matches and programs as text a person can read. */
import { unwrap, type Refusal } from '../../src/core/basics/result.js';
import type { Actor } from '../../src/core/contract/rules.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import type { Move, Event, Options, State, View } from '../../src/bugcatcher/state.js';
import { words as english } from '../../src/bugcatcher/index.js';

export const { rules, notation } = bugcatcher;

export const words = makeWords('en', english);

export function start(options: Partial<Options> = {}, seed = 1): State {
  return rules.setup(options, seed);
}

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

/** Parses the text of a move, legal or not. */
export function act(state: State, actor: Actor, text: string): Move {
  return unwrap(notation.parseMove(state, actor, text));
}

/** Why a move is refused; undefined where it is not. */
export function refusal(state: State, actor: Actor, text: string): Refusal | undefined {
  const read = notation.parseMove(state, actor, text);
  return read.ok ? rules.refuse(state, actor, read.value) : read.error;
}

export function sentence(refused: Refusal | undefined): string | undefined {
  return refused && sayRefusal(words, refused);
}

/** Each seat in turn submits a text; the last one runs the round. */
export function submit(
  state: State,
  ...texts: readonly string[]
): { readonly state: State; readonly events: readonly Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const [seat, text] of texts.entries()) {
    const refused = refusal(now, seat, text);
    if (refused) throw new Error(`${text} of ${seat}: ${sentence(refused)}`);
    const step = rules.play(now, seat, act(now, seat, text));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export function session(
  options: Partial<Options> = {},
  seed = 1,
): Session<State, Move, Event, Options, View> {
  return new Session(bugcatcher, options, seed);
}
