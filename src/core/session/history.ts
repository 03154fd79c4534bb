/** The plies of a game as one list, and how far undo and redo reach in it. */
import { accept, refuse, type Refusal, type Result } from '../basics/result.js';
import type { Actor, Seat } from '../contract/rules.js';

/** The kind of a seat: a reader at this page, a bot of ours, or the page (another person may be behind it). */
export type SeatKind = 'human' | 'bot' | 'host';

export type KindOf = (seat: Seat) => SeatKind;

export interface Ply<S, M, E> {
  readonly actor: Actor;
  readonly move: M;
  /** The move's own text, without its actor. */
  readonly text: string;
  /** The move as a record has it. */
  readonly entry: string;
  readonly events: readonly E[];
  readonly irreversible: boolean;
  /** The state that the ply led to. */
  readonly state: S;
}

/** The game stands after `end` plies and shows the position after `shown`; plies beyond `end` can be redone. */
export interface History<S, M, E> {
  readonly first: S;
  readonly plies: readonly Ply<S, M, E>[];
  readonly end: number;
  readonly shown: number;
}

export function beginHistory<S, M, E>(first: S, plies: readonly Ply<S, M, E>[] = []): History<S, M, E> {
  return { first, plies, end: plies.length, shown: plies.length };
}

export function stateAt<S, M, E>(history: History<S, M, E>, ply: number): S {
  return ply === 0 ? history.first : (history.plies[ply - 1] as Ply<S, M, E>).state;
}

/** Adds the ply to what is on show and drops everything after it (`dropRefusal` says whether that is allowed). */
export function addPly<S, M, E>(history: History<S, M, E>, ply: Ply<S, M, E>): History<S, M, E> {
  return beginHistory(history.first, [...history.plies.slice(0, history.shown), ply]);
}

export function endAt<S, M, E>(history: History<S, M, E>, ply: number): History<S, M, E> {
  return { ...history, end: ply, shown: ply };
}

type Acted = Pick<Ply<unknown, unknown, unknown>, 'actor' | 'irreversible'>;

function isBy(kind: SeatKind, { actor }: Acted, kindOf: KindOf): boolean {
  return actor !== 'host' && kindOf(actor) === kind;
}

/** Why a ply may not be undone, if so: it showed what cannot be unseen, or another person made it. */
function keeps(ply: Acted, index: number, kindOf: KindOf): Refusal | undefined {
  if (ply.irreversible) return { code: 'session/sealed', at: { ply: index } };
  if (isBy('host', ply, kindOf)) return { code: 'session/other-person', at: { ply: index } };
  return undefined;
}

/** Playing from an earlier position drops the plies after it, but never an irreversible one or another person's. */
export function dropRefusal<S, M, E>(
  { plies, shown, end }: History<S, M, E>,
  kindOf: KindOf,
): Refusal | undefined {
  for (let i = shown; i < end; i++) {
    const refusal = keeps(plies[i] as Ply<S, M, E>, i, kindOf);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The ply that undo goes back to: before the last one of a human seat, past plies of bots and the host. */
export function undoTo<S, M, E>({ plies, end }: History<S, M, E>, kindOf: KindOf): Result<number> {
  for (let i = end - 1; i >= 0; i--) {
    const ply = plies[i] as Ply<S, M, E>;
    const refusal = keeps(ply, i, kindOf);
    if (refusal) return { ok: false, error: refusal };
    if (isBy('human', ply, kindOf)) return accept(i);
  }
  return refuse('session/nothing-to-undo');
}

/** The ply that redo goes on to: past what one undo removed, a human ply and everything after it up to the next. */
export function redoTo<S, M, E>({ plies, end }: History<S, M, E>, kindOf: KindOf): Result<number> {
  if (end === plies.length) return refuse('session/nothing-to-redo');
  const next = plies.findIndex((ply, i) => i > end && isBy('human', ply, kindOf));
  return accept(next < 0 ? plies.length : next);
}
