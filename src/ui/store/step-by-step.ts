/**
 * What a reader is shown one step after the other: the outcome of a round, where bots would go on at once, and the
 * score of a game that is over.
 */
import { bare } from '../../core/words/language.js';
import type { Seat } from '../../core/contract/rules.js';
import type { BoardState, RoundEnd } from '../contract/board-state.js';
import type { Change } from './change.js';
import { say } from './say.js';

// The outcome of a round.

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
  const isPrompted = told !== undefined && players.some(({ kind }) => kind === 'bot');
  const prompt = isPrompted ? { turn: told.turn, toDo: told.toDo } : undefined;
  showRound(change, { steps: told?.steps ?? [all], at: 0, prompt, isTold: false });
}

/** The last one stands until all have stood long enough. */
function showRound(change: Change, roundEnd: RoundEnd): void {
  const { steps, at } = roundEnd;
  const ms = at + 1 < steps.length ? STEP_MS : Math.max(STEP_MS, ROUND_END_MS - STEP_MS * at);
  change.set({ roundEnd });
  change.do({ type: 'later', what: 'round-end', ms, request: { type: 'round-on' } });
}

/** The next sentence; after the last one the game goes on, or waits until the reader does. */
export function goOnRoundEnd(change: Change): void {
  const { roundEnd } = change.state;
  if (!roundEnd) return;
  const { steps, at, prompt } = roundEnd;
  if (at + 1 < steps.length) return showRound(change, { ...roundEnd, at: at + 1 });
  if (!prompt) return endRound(change);
  change.set({ roundEnd: { ...roundEnd, isTold: true } });
  change.do({ type: 'later', what: 'round-wait', ms: WAIT_MS, request: { type: 'round-read' } });
}

/** The reader acts: who is asked to go on is not taken at their word before all has been told. */
export function takeAsRead(change: Change): void {
  const { roundEnd } = change.state;
  if (roundEnd?.isTold || !roundEnd?.prompt) endRound(change);
}

/** Ends the time to read what a round has brought. */
export function endRound(change: Change): void {
  if (change.state.roundEnd === undefined) return;
  change.set({ roundEnd: undefined });
  change.do({ type: 'call-off', what: 'round-end' }, { type: 'call-off', what: 'round-wait' });
}

// The score of a game that is over.

/** How long a step of the score stands where the board may move by itself, in ms: long enough to be read. */
export const stepMs = (sentence: string): number => 2400 + 40 * Math.max(0, bare(sentence).length - 60);

/** `byItself`: the board may move, so that the next step comes unasked. */
export function beginRecount(change: Change, gameCount: number, byItself: boolean): void {
  const { session, adapter, words, settings, viewer } = change.state;
  const shown = session?.snapshot(viewer);
  const isTold = settings.get('controls') !== 'none';
  if (gameCount !== change.state.gameCount || !shown?.outcome || !isTold) return;
  endRecount(change);
  const steps = adapter.end?.steps?.(shown.view, settings.get<string | undefined>('look') ?? '', words);
  if (steps && steps.length > 0) showStep(change, { steps, at: 0, byItself });
}

export function goOnRecount(change: Change): void {
  const { recount } = change.state;
  if (!recount) return;
  if (recount.at + 1 < recount.steps.length) showStep(change, { ...recount, at: recount.at + 1 });
  else endRecount(change);
}

function showStep(change: Change, recount: NonNullable<BoardState['recount']>): void {
  const step = recount.steps[recount.at];
  if (!step) return;
  change.set({ recount });
  change.do({ type: 'light', light: step.light }, { type: 'call-off', what: 'recount' });
  // If the board may not move by itself, the reader goes on by a button.
  if (recount.byItself && !step.stays)
    change.do({ type: 'later', what: 'recount', ms: stepMs(step.sentence), request: { type: 'recount-on' } });
  // The first one comes with the end, which is said.
  else if (!recount.byItself && recount.at > 0) say(change, step.sentence);
}

/** Ends the recount of the score: the reader has seen enough, or the game goes on. */
export function endRecount(change: Change): void {
  if (!change.state.recount) return;
  change.set({ recount: undefined });
  change.do({ type: 'light' }, { type: 'call-off', what: 'recount' });
}

/** The reader acts: a last step that has stayed is past. */
export function endRecountRead(change: Change): void {
  const { recount } = change.state;
  if (recount?.steps[recount.at]?.stays) endRecount(change);
}
