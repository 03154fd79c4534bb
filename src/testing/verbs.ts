/**
 * Verbs for the tests of any game: positions and lines of moves as text a person can read. They need no test runner.
 */
import { splitActor } from '../core/session/record.js';
import type { Refusal, Result } from '../core/basics/result.js';
import type { Actor, Game, Seat } from '../core/contract/rules.js';
import { makeWords, sayRefusal, type Words, type WordTable } from '../core/words/words.js';

export interface Verbs<S, E, O> {
  readonly words: Words;
  start(options?: Partial<O>, seed?: number): S;
  position(text: string): S;
  /**
   * Why a move is refused to the actor in front of it (`1:move`, `host:end`), else to the one that is told, else to the
   * seat whose turn it is.
   */
  refusal(state: S, move: string, actor?: Actor): Refusal | undefined;
  sentence(refused: Refusal | undefined): string | undefined;
  /** The state after a line of moves, each as for `refusal`, and everything that happened. */
  playWithEvents(state: S, line: string): { readonly state: S; readonly events: readonly E[] };
  play<T extends S>(state: T, line: string): T;
}

/** A refusal whose sentence only boards have: its code, and what it says of the text. */
function sayPlainly({ code, rule, facts = {}, at = {} }: Refusal): string {
  const told = Object.entries({ ...facts, ...at }).map(([name, fact]) => `${name} ${JSON.stringify(fact)}`);
  return [code, ...(rule ? [`rule ${rule}`] : []), ...told].join(', ');
}

/** `turnOf`: whose turn it is, where that is not the first of those to act. */
export function verbsOf<S, M, E, O, V>(
  { rules, notation }: Game<S, M, E, O, V>,
  english: WordTable,
  turnOf: (state: S) => Seat = (state) => rules.toAct(state)[0] ?? 0,
): Verbs<S, E, O> {
  const words = makeWords('en', english);
  const read = (state: S, text: string, by?: Actor): { readonly actor: Actor; readonly move: Result<M> } => {
    const { actor = by ?? turnOf(state), move: word } = splitActor(text);
    return { actor, move: notation.parseMove(state, actor, word) };
  };
  const fail = (text: string, refused: Refusal): never => {
    throw new Error(`${text}: ${words.has(refused.code) ? sayRefusal(words, refused) : sayPlainly(refused)}`);
  };
  const verbs: Verbs<S, E, O> = {
    words,
    start: (options = {}, seed = 0) => rules.setup(options, seed),
    position: (text) => {
      const position = notation.parsePosition(text);
      return position.ok ? position.value : fail(text, position.error);
    },
    refusal: (state, text, by) => {
      const { actor, move } = read(state, text, by);
      return move.ok ? rules.refuse(state, actor, move.value) : move.error;
    },
    sentence: (refused) => refused && sayRefusal(words, refused),
    playWithEvents: (first, line) => {
      let state = first;
      const events: E[] = [];
      for (const text of line.split(' ')) {
        const { actor, move: found } = read(state, text);
        if (!found.ok) return fail(text, found.error);
        const move = found.value;
        const refused = rules.refuse(state, actor, move);
        if (refused) fail(text, refused);
        const step = rules.play(state, actor, move);
        state = step.state;
        events.push(...step.events);
      }
      return { state, events };
    },
    play: <T extends S>(state: T, line: string) => verbs.playWithEvents(state, line).state as T,
  };
  return verbs;
}
