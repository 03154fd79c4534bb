/** Plays, undoes and looks back: acts on a copy of the session, and says what follows from the change. */
import { bare } from '../../core/words/language.js';
import { actorOf } from '../../core/session/ply.js';
import { refuse, type Refusal, type Result } from '../../core/basics/result.js';
import type { Actor, Seat } from '../../core/contract/rules.js';
import { Session, type Cause, type PlayAt } from '../../core/session/session.js';
import { fork } from '../../core/basics/seed.js';
import { seatFact, sayRefusal } from '../../core/words/words.js';
import type { AnySession } from '../contract/board-state.js';
import { MoveRefusedEvent } from '../contract/events.js';
import type { AnyOpening, Count } from '../contract/start.js';
import { settleNews } from '../game/bot-news.js';
import { addUndo } from '../game/count.js';
import { seesAll } from '../game/preview.js';
import { entriesOf } from '../game/told.js';
import { takeWords, type Change } from './change.js';
import { dropHint } from './hints.js';
import { beginTally } from './keep.js';
import { clearFailed, noteFailed, say } from './say.js';
import { endRound } from './step-by-step.js';
import { tellOwed, tellTurn } from './tell.js';

/** `isSilent`: the page hears nothing. `isQuiet`: the reader hears nothing. */
interface Manner {
  readonly isSilent?: boolean;
  readonly isQuiet?: boolean | undefined;
}

/** Acts on the game, after the page has been told of what came before. */
function act(
  change: Change,
  move: (session: AnySession) => Result<number>,
  manner: Manner = {},
): Result<number> {
  tellOwed(change);
  return actOnCopy(change, move, manner);
}

function actOnCopy(
  change: Change,
  move: (session: AnySession) => Result<number>,
  { isSilent, isQuiet }: Manner,
): Result<number> {
  const { session } = change.state;
  if (!session) return refuse('session/not-ready');
  const next = session.copy();
  const causes: Cause[] = [];
  const end = next.subscribe((cause) => causes.push(cause));
  const result = move(next);
  end();
  for (const cause of causes) {
    // A listener may play at once: then nothing may be left of the game before.
    noteChanged(change, next, cause);
    if (isSilent) continue;
    const told = { cause, session: change.state.session ?? next, from: session.ply, isQuiet };
    change.do({ type: 'request', request: { type: 'tell-change', told } });
  }
  return result;
}

/** `count`: what a game that is taken up again has taken so far. */
function noteChanged(change: Change, session: AnySession, cause: Cause, count?: Count): void {
  const { changeCount, moveCount } = change.state;
  change.set({
    session,
    changeCount: changeCount + 1,
    moveCount: cause === 'go' ? moveCount : moveCount + 1,
  });
  if (cause === 'start') beginAnew(change, session, count);
  else if (cause !== 'go') change.set({ isUntouched: false });
  if (cause === 'undo') change.set({ tally: addUndo(change.state.tally) });
  change.do({ type: 'catch-up' });
}

/** Another game is in hand: nothing of it has been told yet, and nothing counted. */
function beginAnew(change: Change, session: AnySession, count?: Count): void {
  change.set({
    gameCount: change.state.gameCount + 1,
    isUntouched: true,
    isStarted: false,
    unheard: [],
    // These belong to the game before.
    refused: undefined,
    question: undefined,
    givenUp: [],
    wayBack: undefined,
    ui: change.state.adapter.input.ui,
  });
  endRound(change);
  dropHint(change);
  change.do({ type: 'forget-reader' }, { type: 'renew' });
  seatPeople(change);
  beginTally(change, count);
  const { game, state } = session;
  const goal = game.goal?.(state);
  change.set({
    toldGoal: goal?.met || goal?.isLost ? entriesOf(session) : undefined,
    toldEnd: game.rules.outcome(state) !== undefined ? entriesOf(session) : undefined,
  });
}

/** Gives the session its players, which may have changed. */
function seatPeople(change: Change): void {
  const { session, players } = change.state;
  const seated = session?.copy();
  seated?.seat(players.map(({ kind }) => kind));
  change.set({ session: seated });
}

/** Does the same in a game that goes on. Where no bot is to act any more, the reader hears of the bots' turns. */
export function seatOthers(change: Change): void {
  seatPeople(change);
  change.do({ type: 'catch-up' });
  const { session } = change.state;
  if (!session) return;
  const { told, unheard } = settleNews(change.state, session);
  change.set({ unheard });
  say(change, ...told);
}

/** What is to be told of a game that the page's own settings did not begin. */
interface Begun {
  /** How `game-change` announces it; left out, the page is told nothing. */
  readonly cause?: Cause | undefined;
  /** Moves, hints, undos and time that it has taken so far. */
  readonly count?: Count | undefined;
}

/** Another game is in hand. The page is told nothing, or by `tellOwed`. */
export function begin(change: Change, opening: AnyOpening, { cause, count }: Begun = {}): void {
  const { adapter, session } = change.state;
  const isFirst = session === undefined;
  // A bot that has stopped is asked anew.
  clearFailed(change, 'bots');
  const next = new Session(adapter.game, {}, 0, [], opening) as AnySession;
  noteChanged(change, next, 'start', count);
  // Its cells may be called otherwise.
  if (adapter.board.called) takeWords(change);
  change.set({
    owed: cause && { cause, isFirst },
    // Its first move was told when it was played.
    isStarted: cause === 'resume' && next.plies > 0,
  });
}

/** Shows another ply without telling the page. */
export function showPly(change: Change, ply: number): void {
  actOnCopy(change, (session) => session.goTo(Math.min(ply, session.plies)), { isSilent: true });
}

/** Plays a move of the reader, which the page has allowed. */
export function play(change: Change, seat: Seat, move: unknown): Result<number> {
  return actOnCopy(change, (session) => session.play(seat, move), {});
}

export function undo(change: Change): Result<number> {
  return act(change, (session) => session.undo());
}

export function redo(change: Change): Result<number> {
  return act(change, (session) => session.redo());
}

export function goTo(change: Change, ply: number, isQuiet?: boolean): Result<number> {
  return act(change, (session) => session.goTo(ply), { isQuiet });
}

/**
 * Begins the game again. A game that hides something is dealt anew: from a drawn seed, or from the next after the
 * page's own.
 */
export function restart(change: Change, isQuiet?: boolean): Result<number> {
  const { settings, deals } = change.state;
  const named = settings.get<number | undefined>('seed');
  const seed = named === undefined ? change.world.randomSeed() : fork(named, deals + 1);
  const result = act(change, (session) => session.restart(seed), { isQuiet });
  if (!result.ok) return result;
  clearFailed(change, 'bots');
  change.set(named === undefined ? { drawn: seed } : { deals: deals + 1 });
  return result;
}

/** A move that the page sends. A refusal is the page's matter alone: the reader has done nothing. */
export function playText(change: Change, text: string, at: PlayAt): Result<number> {
  const result = act(change, (session) => session.playText(text, at));
  const { session } = change.state;
  // Relays may resend moves; old plies are ignored silently.
  if (!session || result.ok || result.error.code === 'session/other-ply') return result;
  const actor = actorOf(session.game, session.state, text, at.actor);
  tellRefused(change, publicly(change, result.error, actor));
  return result;
}

/** If the reason for a refusal may tell what the viewer must not know, only the sender of the move learns it. */
function publicly({ state }: Change, refusal: Refusal, actor: Actor | undefined): Refusal {
  const isSecret = typeof actor === 'number' && actor !== state.viewer && !seesAll(state);
  return isSecret ? { code: 'session/refused' } : refusal;
}

export function tellRefused(change: Change, refusal: Refusal): void {
  const event = new MoveRefusedEvent(refusal, bare(sayRefusal(change.state.words, refusal)));
  change.do({ type: 'tell', event, isNow: true });
}

// Bots.

/** A move of a bot. Its refusal does not concern the reader. */
export function playBot(change: Change, seat: Seat, text: string): Result<number> {
  clearFailed(change, 'bots');
  return act(change, (session) => session.playText(text, { actor: seat }));
}

/** A bot has given no answer that can be used: from now on the page plays for its seat. */
export function giveUp(change: Change, seat: Seat, refusal: Refusal): void {
  change.set({ givenUp: [...change.state.givenUp, seat] });
  seatOthers(change);
  noteFailed(change, { ...refusal, facts: { ...refusal.facts, seat: seatFact(seat) } }, 'bots');
  tellTurn(change);
}
