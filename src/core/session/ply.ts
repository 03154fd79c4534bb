/**
 * Makes plies: the text of a move becomes a move, a move becomes a ply, and the moves of a record a whole game. It
 * keeps nothing.
 */
import type { Ply } from './history.js';
import { MOVE_CAP } from '../basics/limits.js';
import { checkText, type Token } from '../text/text.js';
import { joinActor, splitActor } from './record.js';
import { accept, refuse, unwrap, within, type Refusal, type Result } from '../basics/result.js';
import type { Actor, Notation, Rules } from '../contract/rules.js';
import { shownValue } from '../basics/shown.js';

/** The members of a game that playing uses. */
export interface Played<S, M, E> {
  readonly rules: Pick<Rules<S, M, E, never>, 'refuse' | 'play' | 'toAct' | 'seats'>;
  readonly notation: Pick<Notation<S, M, never>, 'formatMove' | 'parseMove'>;
}

/** The actor of a move's text: the one asked for, else the one it names, else the only seat that is to act. */
export function actorOf<S>(
  { rules }: { readonly rules: Pick<Rules<S, never, never, never>, 'toAct'> },
  state: S,
  text: string,
  asked?: Actor,
): Actor | undefined {
  const turn = rules.toAct(state);
  return asked ?? splitActor(text.trim()).actor ?? (turn.length === 1 ? turn[0] : undefined);
}

/** Parses the text of a move in a state, legal or not. `asked` is needed only where several may act. */
export function readMove<S, M, E>(
  { rules, notation }: Played<S, M, E>,
  state: S,
  text: string,
  asked?: Actor,
): Result<{ readonly actor: Actor; readonly move: M }> {
  const bad = checkText(text, MOVE_CAP);
  if (bad) return { ok: false, error: bad };
  const { actor: told, move: word } = splitActor(text.trim());
  if (told !== undefined && asked !== undefined && told !== asked)
    return refuse('session/two-actors', { facts: { told, asked } });
  // If nobody is to act, the first seat is as good as any other to be told why.
  const actor = actorOf({ rules }, state, text, asked) ?? (rules.toAct(state).length === 0 ? 0 : undefined);
  if (actor === undefined) return refuse('session/which-seat');
  if (actor !== 'host' && (!Number.isInteger(actor) || actor < 0 || actor >= rules.seats(state)))
    return refuse('session/no-seat', { facts: { seat: shownValue(actor) } });
  const move = notation.parseMove(state, actor, word);
  if (move.ok) return accept({ actor, move: move.value });
  if (move.error.at?.offset === undefined) return move;
  // The game knows only its own text; blanks and the actor come before it.
  return { ok: false, error: within(move.error, { offset: text.lastIndexOf(word) }) };
}

/** The ply of a move that is not refused. It goes through its text, so that everything that was played can be saved. */
export function makePly<S, M, E>(
  { rules, notation }: Played<S, M, E>,
  state: S,
  actor: Actor,
  move: M,
): Ply<S, M, E> {
  const text = notation.formatMove(state, actor, move);
  const read = unwrap(notation.parseMove(state, actor, text));
  const step = rules.play(state, actor, read);
  const entry = joinActor(actor, rules.toAct(state), text);
  return {
    actor,
    move: read,
    text,
    entry,
    events: step.events,
    irreversible: step.irreversible === true,
    state: step.state,
  };
}

/** All plies of a record's moves, or the first refusal with its ply and offset. Yields before each. */
export function* replay<S, M, E>(
  game: Played<S, M, E>,
  first: S,
  moves: readonly Token[],
): Generator<undefined, Result<readonly Ply<S, M, E>[]>> {
  const plies: Ply<S, M, E>[] = [];
  let state = first;
  for (const { text, offset } of moves) {
    yield undefined;
    const fail = (error: Refusal): Result<never> => ({
      ok: false,
      error: within(error, { ply: plies.length, offset }),
    });
    const read = readMove(game, state, text);
    if (!read.ok) return fail(read.error);
    const { actor, move } = read.value;
    const error = game.rules.refuse(state, actor, move);
    if (error) return fail(error);
    const ply = makePly(game, state, actor, move);
    plies.push(ply);
    state = ply.state;
  }
  return accept(plies);
}
