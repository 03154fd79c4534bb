/**
 * Verbs for the tests of Daybreak: positions and moves as text a person can read.
 * To replace: nothing, unless moves need more than a line of text.
 */
import { unwrap, type Refusal } from '../../../src/core/result.js';
import type { Actor } from '../../../src/core/rules.js';
import { makeWords, sayRefusal } from '../../../src/core/words.js';
import { daybreak } from '../game.js';
import type { Options, State } from '../state.js';
import { words as english } from '../words.en.js';

const { rules, notation } = daybreak;

export const words = makeWords('en', english);

export function start(options: Partial<Options> = {}): State {
  return rules.setup(options, 0);
}

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

/** Why a move is refused to the seat to act, or to another actor; undefined where it is not. */
export function refusal(state: State, text: string, actor: Actor = state.turn): Refusal | undefined {
  return rules.refuse(state, actor, unwrap(notation.parseMove(state, actor, text)));
}

export function sentence(refused: Refusal | undefined): string | undefined {
  return refused && sayRefusal(words, refused);
}

/** The state after a line of moves, each by the seat whose turn it is. */
export function play(state: State, line: string): State {
  return line.split(' ').reduce((now, text) => {
    const refused = refusal(now, text);
    if (refused) throw new Error(`${text}: ${sentence(refused)}`);
    return rules.play(now, now.turn, unwrap(notation.parseMove(now, now.turn, text))).state;
  }, state);
}
