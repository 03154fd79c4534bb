/** Verbs for the tests of the rotation puzzle: boards, positions and moves as text a person can read. */
import { unwrap, type Refusal } from '../../src/core/result.js';
import type { Actor } from '../../src/core/rules.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { rotation } from '../../src/rotation/game.js';
import type { Event, GameState, Options, PuzzleState, State } from '../../src/rotation/state.js';
import { words as english } from '../../src/rotation/words.en.js';

const { rules, notation } = rotation;

export const words = makeWords('en', english);

export function start(options: Partial<Options> = {}, seed = 1): State {
  return rules.setup(options, seed);
}

export function table(options: Partial<Options> = {}, seed = 1): GameState {
  return start({ use: 'game', ...options }, seed) as GameState;
}

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

export function puzzle(text: string): PuzzleState {
  return position(text) as PuzzleState;
}

/** Why a move is refused to the seat to act, or to another actor; undefined where it is not. */
export function refusal(state: State, text: string, actor?: Actor): Refusal | undefined {
  const by = actor ?? rules.toAct(state)[0] ?? 0;
  return rules.refuse(state, by, unwrap(notation.parseMove(state, by, text)));
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
    const [seat = 0] = rules.toAct(now);
    const step = rules.play(now, seat, unwrap(notation.parseMove(now, seat, text)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** The state after a line of moves, each by the seat whose turn it is. */
export function play<S extends State>(state: S, line: string): S {
  return playWithEvents(state, line).state as S;
}
