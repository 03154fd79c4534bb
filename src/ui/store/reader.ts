/** The reader's own acts: moves, beginning again, hints, reading on, taking the screen. */
import type { MaybePuzzle } from '../../core/puzzle/puzzle.js';
import type { AdviceText } from '../../core/bots/bots.js';
import type { Input } from '../../core/contract/input.js';
import { freeze } from '../../core/basics/freeze.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { bare } from '../../core/words/language.js';
import { sayRefusal } from '../../core/words/words.js';
import type { BoardState, Notice, ShownAdvice } from '../contract/board-state.js';
import { HintGivenEvent, MoveRequestEvent } from '../contract/events.js';
import { foretell } from '../game/preview.js';
import { countOf } from '../game/progress.js';
import { mineOf } from '../game/select.js';
import { anotherBoard, anotherGame, nextGame } from '../start/new-game.js';
import { opponentOf, seatsAgainst } from '../words/describe-end.js';
import { takeWords, type Change } from './change.js';
import { startChosen } from './decide.js';
import { countHint, keep } from './keep.js';
import { begin, play, restart, tellRefused } from './moves.js';
import { dropHint, endRecount } from './passing.js';
import { clearFailed, noteMissing, noteRefused, say } from './say.js';
import { hintWordsOf } from '../words/page-words.js';
import { settle } from './settle.js';
import { tellOwed } from './tell.js';

/** How long a notice stands at its button. It is spoken too. */
const NOTICE_MS = 4000;

/** How long a step of the score stands where the board may move by itself, in ms: long enough to be read. */
export const stepMs = (sentence: string): number => 2400 + 40 * Math.max(0, bare(sentence).length - 60);

/** The answer to a gesture that means nothing here. */
const NOTHING = refuse('session/not-ready');

/**
 * Takes what the reader does on the board through the slice's interpret(), and does what it means. Refused if it means
 * nothing.
 */
export function takeInput(change: Change, input: Input): Result<number> {
  settle(change);
  const hint = change.state.advice?.sentence ?? '';
  const { session, isReadonly, adapter, ui, reader, viewer, roundEnd } = change.state;
  if (!session) return NOTHING;
  // A tap anywhere only goes on: it plays nothing.
  if (roundEnd?.asks && input.type === 'tap') return accept(session.ply);
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
  settle(change);
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
  asked: {
    readonly isAllowed: boolean;
    readonly seat: Seat;
    readonly move: unknown;
    readonly changeCount: number;
  },
): Result<number> {
  if (!asked.isAllowed) return refuse('session/vetoed');
  if (asked.changeCount !== change.state.changeCount) return accept(change.state.session?.ply ?? 0);
  return play(change, asked.seat, asked.move);
}

/** The reader begins again, and may come back as long as nothing has been played. */
export function beginAgain(change: Change): Result<number> {
  const { session } = change.state;
  if (!session) return refuse('session/not-ready');
  const wayBack = { opening: session.opening, count: countOf(change.state, change.world.now()) };
  const result = restart(change);
  if (result.ok) change.set({ wayBack });
  return result;
}

/** The reader begins another game than the page asks for; `isAnew`: even where one is kept. */
export function choose(change: Change, chosen: Readonly<Record<string, unknown>>, isAnew: boolean): void {
  settle(change);
  const isPages = Object.keys(chosen).length === 0;
  const asked = isPages ? chosen : anotherGame(chosen, change.world.randomSeed());
  change.set({ settings: change.state.settings.choose(asked) });
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

/** A seat takes the screen. */
export function hand(change: Change, seat: Seat): void {
  change.set({ handed: seat });
}

// Hints.

/** Tells what an advised move would do; undefined where that may not be told. */
function tellMove(state: BoardState, text: string): string | undefined {
  const { adapter, session, viewer, words, reader } = state;
  const own = session && adapter.say.advice?.(session.snapshot(viewer).view, text, words, reader);
  return own ?? foretell(state, text);
}

/** Takes up the sentences of hints, which have come with this one. */
function learnHintWords(change: Change): void {
  const hintWords = hintWordsOf(change.state.adapter);
  if (change.state.hintWords === hintWords) return;
  change.set({ hintWords });
  takeWords(change);
}

/** Whether a position with a goal is in hand. */
const isPuzzle = ({ session }: BoardState): boolean =>
  (session?.state as MaybePuzzle | undefined)?.puzzle !== undefined;

/** Tells and shows a hint, or a part of it, until the game goes on or the reader lets it go. */
function showAdvice(change: Change, shown: ShownAdvice, advice?: AdviceText): void {
  change.set({ refused: undefined, advice: shown });
  say(change, shown.sentence);
  change.do({ type: 'clear-refusal' }, { type: 'hint-changed', text: shown.text, ...(advice && { advice }) });
}

/** The move that is advised, and why. */
function tellAdvice(change: Change, advice: AdviceText, isBack = false): void {
  const { text, code, facts, lit = [] } = advice;
  const told = text === undefined ? undefined : tellMove(change.state, text);
  // Name the move where its outcome has no sentence or could give away something hidden.
  const key = code === 'said.hint' && !told ? 'said.hint-move' : code;
  const sentence = change.state.words.say(key, { ...facts, text: told ?? '', move: text ?? '' });
  showAdvice(change, { sentence, text, lit, ...(isBack && { isBack }) }, advice);
}

/** Tells a hint: of some only where it is, until the reader asks for more. Both together are one hint. */
export function advise(change: Change, advice: AdviceText): void {
  clearFailed(change, 'hint');
  learnHintWords(change);
  const { text, code } = advice;
  const { session, adapter, viewer, words, reader } = change.state;
  const place =
    session && text !== undefined
      ? adapter.say.where?.(session.snapshot(viewer).view, text, words, reader)
      : undefined;
  // That a puzzle can no longer be solved is proven, so it tells as much as a move.
  const isProof = code === 'hint.unsolvable' && isPuzzle(change.state);
  if (place) showAdvice(change, { sentence: place.sentence, text: undefined, lit: place.lit, rest: advice });
  else tellAdvice(change, advice, isProof);
  if (text === undefined && !isProof) return;
  countHint(change, place?.about ?? text ?? '');
  keep(change);
  if (text === undefined) return;
  const event = new HintGivenEvent(text, change.state.session?.ply ?? 0);
  change.do({ type: 'tell', event, isNow: true });
}

/** The second step of a hint whose place has been told. */
export function adviseOn(change: Change): void {
  const { advice } = change.state;
  if (advice?.rest) tellAdvice(change, advice.rest);
}

// Notices at a button.

export function notice(change: Change, told: Notice): void {
  showNotice(change, told);
  say(change, told.sentence);
}

function showNotice(change: Change, told: Notice): void {
  change.set({ notice: told });
  change.do({ type: 'later', what: 'notice', ms: NOTICE_MS, request: { type: 'end-notice' } });
}

/** How long the note stands that something could not be loaded. The reader can ask for it again. */
const LOST_MS = 8000;

/**
 * A part did not come. A row of buttons may be far below the note, so that it is told there too; among the lines the
 * note stands in place of the button, until it goes by itself.
 */
export function miss(change: Change, part: string, at: Notice['row'] | 'lines' | undefined): void {
  noteMissing(change, part);
  if (at === undefined) return;
  if (at !== 'lines')
    showNotice(change, { sentence: change.state.words.say('kit/chunk', { part }), row: at });
  const request = { type: 'mend', source: part } as const;
  change.do({ type: 'later', what: `lost ${part}`, ms: LOST_MS, request });
}

// The score of a game that is over, step by step.

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

// The lesson.

/** Notes the step at which the reader leaves the lesson: it goes on there when it is opened again. */
export function leaveLesson(change: Change, at: number, all: number): void {
  const { lesson, changeCount } = change.state;
  const isLearnt = lesson.isLearnt || at > all;
  change.set({ lesson: { ...lesson, isLearnt, left: at > all ? undefined : { at, all, changeCount } } });
}
