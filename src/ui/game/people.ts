/** The people of a board: who plays, who looks, and whether the screen must first change hands. */
import { indices } from '../../core/basics/indices.js';
import type { Player } from '../../core/text/players.js';
import type { MaybePuzzle } from '../../core/puzzle/puzzle.js';
import { SOLVER } from '../../core/puzzle/solver.js';
import type { Seat, Viewer } from '../../core/contract/rules.js';
import type { AnySession, BoardFacts, BoardState } from '../contract/board-state.js';
import { playersOf } from '../start/plans.js';

/** The person at this screen who is to act. */
export function actingHuman(session: AnySession | undefined): Seat | undefined {
  return session?.game.rules.toAct(session.state).find((seat) => session.kindOf(seat) === 'human');
}

function seatsOf(session: AnySession): number {
  return session.game.rules.seats(session.state);
}

/** Whether what a page names is a viewer that this game has. */
export function isViewer(session: AnySession, given: unknown): given is Viewer {
  return given === 'all' || given === 'public' || indices(seatsOf(session)).includes(given as Seat);
}

/** The seat that a page names as viewer and that this game does not have. */
export function missingViewer({ session, settings }: BoardFacts): string | undefined {
  const named = settings.get<string>('viewer');
  return session && /^\d/.test(named) && Number(named) >= seatsOf(session) ? named : undefined;
}

/** Players in seat order. A record may have more seats than the page names: those are people. */
function playersAt({ definition, settings, session, givenUp, isLesson }: BoardFacts): readonly Player[] {
  const named = playersOf(definition, settings);
  const more = session ? seatsOf(session) - named.length : 0;
  const players = more > 0 ? [...named, ...Array<Player>(more).fill({ kind: 'human' })] : named;
  if (isLesson) return players.map(() => ({ kind: 'human' }));
  if ((session?.state as MaybePuzzle | undefined)?.puzzle)
    return players.map((player, seat) => (seat === SOLVER ? player : otherInPuzzle(session, seat, givenUp)));
  return givenUp.length > 0
    ? players.map((player, seat) => (givenUp.includes(seat) ? { kind: 'host' } : player))
    : players;
}

/** A puzzle is for one. Whoever answers is played by a bot, whatever players the page names. */
function otherInPuzzle(session: AnySession | undefined, seat: Seat, givenUp: readonly Seat[]): Player {
  const answerer = session?.game.answerer?.(session.state);
  return answerer?.seat === seat && !givenUp.includes(seat)
    ? { kind: 'bot', bot: answerer.bot }
    : { kind: 'host' };
}

/** The last answer for each state: it is asked at every request, and formats two positions. */
const known = new WeakMap<object, Map<Seat, boolean>>();

/** Whether a seat knows something that the public does not. A hidden deck alone is hidden from everybody. */
function knowsMore(session: AnySession, seat: Seat): boolean {
  const state = session.state as object;
  const answers = known.get(state) ?? new Map<Seat, boolean>();
  known.set(state, answers);
  const answer =
    answers.get(seat) ??
    (session.game.rules.resample(state, 'public', 0) !== state &&
      session.position(seat) !== session.position('public'));
  answers.set(seat, answer);
  return answer;
}

/** A viewer as the page writes it, where this game has it. */
function namedViewer(facts: BoardFacts): Viewer | undefined {
  const named = facts.settings.get<string>('viewer');
  if (named === '' || missingViewer(facts) !== undefined) return undefined;
  return /^\d/.test(named) ? Number(named) : (named as Viewer);
}

/** Completes what happened by what follows from it. */
export function withPeople(facts: BoardFacts): BoardState {
  const { settings, session, adapter, ui, rest, handed } = facts;
  const isReadonly = settings.get<boolean>('readonly');
  const players = playersAt(facts);
  const humans = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const named = namedViewer(facts);
  const seats = typeof named === 'number' ? humans.filter((seat) => seat === named) : humans;
  const toAct = session && !isReadonly ? session.game.rules.toAct(session.state) : [];
  const acting = toAct.filter((seat) => seats.includes(seat));
  const reader = { ui, seats, acting, rest, settings, isLesson: facts.isLesson };
  const shares = named === undefined && humans.length > 1;
  // Of several people at this screen the one to act.
  const mover =
    shares && session && adapter.turn?.mover
      ? adapter.turn.mover(session.state, reader)
      : actingHuman(session);
  const isHanding =
    shares && session !== undefined && mover !== undefined && mover !== handed && knowsMore(session, mover);
  const nextAtScreen = isHanding ? mover : undefined;
  const only = humans[0] ?? 'public';
  const viewer = named ?? (shares ? (isHanding ? 'public' : (mover ?? 'public')) : only);
  const viewerAtScreen = shares ? (isHanding ? undefined : handed) : viewer;
  const words = facts.table.to(seats.length === 1 && !isReadonly ? seats[0] : undefined);
  return { ...facts, players, humans, viewer, nextAtScreen, viewerAtScreen, reader, words, isReadonly };
}
