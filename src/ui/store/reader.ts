/** What readers do: they move on the board, begin another game or come back to one, and leave the lesson. */
import type { Input } from '../../core/contract/input.js';
import { freeze } from '../../core/basics/freeze.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { sayRefusal } from '../../core/words/words.js';
import { MoveRequestEvent } from '../contract/events.js';
import { countOf } from '../game/progress.js';
import { mineOf } from '../game/select.js';
import { anotherBoard, anotherGame, nextGame } from '../start/new-game.js';
import { opponentOf, seatsAgainst } from '../words/describe-end.js';
import { takeWords, type Change } from './change.js';
import { startChosen } from './decide.js';
import { dropHint } from './hints.js';
import { keep } from './keep.js';
import { begin, play, restart, tellRefused } from './moves.js';
import { noteRefused, say } from './say.js';
import { tellOwed } from './tell.js';

/** The answer to a gesture that means nothing here. */
const NOTHING = refuse('session/not-ready');

/**
 * Takes what the reader does on the board through the slice's interpret(), and does what it means. Refused if it means
 * nothing.
 */
export function takeInput(change: Change, input: Input): Result<number> {
  const hint = change.state.advice?.sentence ?? '';
  const { session, isReadonly, adapter, ui, reader, viewer, roundEnd } = change.state;
  if (!session) return NOTHING;
  // A tap anywhere only goes on: it plays nothing.
  if (roundEnd?.prompt && input.type === 'tap') return accept(session.ply);
  if (isReadonly && input.type !== 'hover') return sayReadonly(change, input);
  if (input.type === 'cancel') dropHint(change);
  const { view } = session.snapshot(viewer);
  const { ui: next, move, by, refusal } = adapter.input.interpret(view, input, reader);
  const isNew = next !== ui;
  if (isNew) change.set({ ui: next });
  // A refusal goes away with the next thing that the reader does.
  if (isNew && input.type !== 'hover') change.set({ refused: undefined });
  // A move says itself.
  if (refusal) refuseReader(change, refusal);
  else if (move !== undefined) mean(change, move, by);
  else if (isNew && /^(tap|act|type|cancel)$/.test(input.type)) change.do({ type: 'say-picked' });
  const isDropped = hint !== '' && input.type === 'cancel';
  return isNew || isDropped || move !== undefined ? accept(session.ply) : NOTHING;
}

/** A reader who means to play is told why it is not possible. */
function sayReadonly(change: Change, { type }: Input): Result<number> {
  if (type !== 'tap' && type !== 'act') return NOTHING;
  say(change, change.state.words.say('board.readonly'));
  return accept(0);
}

// Moves that the reader means.

/** Shows and says why nothing comes of what the reader did. */
export function noteRefusal(change: Change, refusal: Refusal): void {
  const { session, words } = change.state;
  // The result stays on show, whatever is pressed after the end.
  if (session?.isOver && session.ply === session.plies) say(change, sayRefusal(words, refusal));
  else {
    change.do({ type: 'show-refusal', refusal });
    noteRefused(change, refusal);
  }
}

/** The same, and tells the page. */
export function refuseReader(change: Change, refusal: Refusal): Result<never> {
  noteRefusal(change, refusal);
  tellRefused(change, refusal);
  return { ok: false, error: refusal };
}

/** A move that a reader means: the page may forbid it before it is played. */
export function mean(change: Change, move: unknown, by?: Seat): Result<number> {
  const { session, isReadonly, reader, humans } = change.state;
  if (!session || isReadonly) return refuse('session/not-ready');
  if (reader.rest) return refuseReader(change, reader.rest);
  const seat = by ?? mineOf(change.state);
  // The rules themselves refuse a move out of turn or after the end.
  if (seat === undefined || !humans.includes(seat))
    return refuseReader(change, { code: 'session/not-yours' });
  tellOwed(change);
  const refusal = session.refusal(seat, move);
  if (refusal) return refuseReader(change, refusal);
  const text = session.game.notation.formatMove(session.state, seat, move);
  const event = new MoveRequestEvent(seat, freeze(move), text, session.ply);
  change.do({ type: 'ask-page', event, seat, move, changeCount: change.state.changeCount });
  return accept(session.ply);
}

/** The page was asked. A listener may have played, or begun another game. */
export function playMeant(
  change: Change,
  answer: {
    readonly isAllowed: boolean;
    readonly seat: Seat;
    readonly move: unknown;
    readonly changeCount: number;
  },
): Result<number> {
  if (!answer.isAllowed) return refuse('session/vetoed');
  if (answer.changeCount !== change.state.changeCount) return accept(change.state.session?.ply ?? 0);
  return play(change, answer.seat, answer.move);
}

// Other games.

/**
 * The reader begins again, and may come back as long as nothing has been played. Where nothing has been played yet, it
 * is the same game, without what the reader has written.
 */
export function beginAgain(change: Change): Result<number> {
  const { session, adapter, words } = change.state;
  if (!session) return refuse('session/not-ready');
  if (session.plies === 0 && !session.isOver) {
    dropHint(change);
    change.set({ ui: adapter.input.ui });
    say(change, words.say('said.restarted'));
    return accept(0);
  }
  const wayBack = { opening: session.opening, count: countOf(change.state, change.world.now()) };
  const result = restart(change);
  if (result.ok) change.set({ wayBack });
  return result;
}

/** The reader begins another game than the page asks for; `isAnew`: even where one is kept. */
export function choose(change: Change, chosen: Readonly<Record<string, unknown>>, isAnew: boolean): void {
  const isPages = Object.keys(chosen).length === 0;
  const wanted = isPages ? chosen : anotherGame(chosen, change.world.randomSeed());
  change.set({ settings: change.state.settings.choose(wanted) });
  takeWords(change);
  startChosen(change, isAnew);
  tellOwed(change);
}

/** Another board of the same kind where the game has several, else the same once more. */
export function beginAnother(change: Change, isSame = false): Result<number> {
  const another = isSame ? undefined : anotherBoard(change.state, () => change.world.randomSeed());
  if (!another) return beginAgain(change);
  choose(change, nextGame(change.state, another), true);
  return accept(0);
}

/** Against the next stronger bot. */
export function beginHarder(change: Change): void {
  const { state, world } = change;
  const { next } = opponentOf(state) ?? {};
  if (next === undefined) return;
  const another = anotherBoard(state, () => world.randomSeed());
  choose(change, nextGame(state, { ...another, seats: seatsAgainst(next, state) }), true);
}

/** The reader comes back to the game before. */
export function takeBack(change: Change): void {
  const { wayBack } = change.state;
  if (!wayBack) return;
  begin(change, wayBack.opening, { cause: 'resume', count: wayBack.count });
  keep(change);
}

// The lesson.

/** Notes the step at which the reader leaves the lesson: it goes on there when it is opened again. */
export function leaveLesson(change: Change, at: number, all: number): void {
  const { lesson, changeCount } = change.state;
  const isLearnt = lesson.isLearnt || at > all;
  change.set({ lesson: { ...lesson, isLearnt, left: at > all ? undefined : { at, all, changeCount } } });
}
