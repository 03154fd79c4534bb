/** Gives the reader time to read what a round has brought, where bots would go on at once. */
import type { Seat } from '../../core/contract/rules.js';
import type { RoundEnd } from '../contract/board-state.js';
import type { Change } from './change.js';
import { endRound } from './passing.js';

/** How long what a round has brought stands at least: long enough to be read. */
const ROUND_END_MS = 2000;
/** How long each of its sentences stands before the next one. */
const STEP_MS = 700;
/** How long the board waits for the reader to go on. */
const WAIT_MS = 6000;

/** A ply has ended a round, or not. Only the reader's own move ends the time to read early. */
export function readRoundEnd(change: Change): void {
  const { session, adapter, viewer, words, players, reader, isReadonly } = change.state;
  const [ply] = session?.pliesFrom(session.ply - 1) ?? [];
  if (!session || !ply) return;
  if (reader.seats.includes(ply.actor as Seat)) endRound(change);
  const isRead = !isReadonly && reader.seats.some((seat) => players[seat]?.kind === 'human');
  const { rounds } = adapter;
  if (!isRead || session.isOver || !rounds?.endsWith) return;
  const events = session.heard(ply, viewer);
  const end = events.findIndex((event) => rounds.endsWith?.(event) === true);
  if (end < 0) return;
  const told = rounds.tell?.(session.snapshot(viewer).view, events[end], words, reader);
  const all = words.text(events.slice(end).map((event) => adapter.game.describe(event, words)));
  const isAsked = told !== undefined && players.some(({ kind }) => kind === 'bot');
  const asks = isAsked ? { turn: told.turn, toDo: told.toDo } : undefined;
  show(change, { steps: told?.steps ?? [all], at: 0, asks, isTold: false });
}

/** The last one stands until all have stood long enough. */
function show(change: Change, roundEnd: RoundEnd): void {
  const { steps, at } = roundEnd;
  const ms = at + 1 < steps.length ? STEP_MS : Math.max(STEP_MS, ROUND_END_MS - STEP_MS * at);
  change.set({ roundEnd });
  change.do({ type: 'later', what: 'round-end', ms, request: { type: 'round-on' } });
}

/** The next sentence; after the last one the game goes on, or waits until the reader does. */
export function goOnRoundEnd(change: Change): void {
  const { roundEnd } = change.state;
  if (!roundEnd) return;
  const { steps, at, asks } = roundEnd;
  if (at + 1 < steps.length) return show(change, { ...roundEnd, at: at + 1 });
  if (!asks) return endRound(change);
  change.set({ roundEnd: { ...roundEnd, isTold: true } });
  change.do({ type: 'later', what: 'round-wait', ms: WAIT_MS, request: { type: 'round-read' } });
}

/** The reader acts: who is asked to go on is not taken at their word before all has been told. */
export function takeAsRead(change: Change): void {
  const { roundEnd } = change.state;
  if (roundEnd?.isTold || !roundEnd?.asks) endRound(change);
}
