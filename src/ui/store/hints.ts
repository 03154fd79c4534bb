/** Hints: tells a hint, shows its move on the board, and takes it away when it is past. */
import type { AdviceText } from '../../core/bots/bots.js';
import type { MaybePuzzle } from '../../core/puzzle/puzzle.js';
import type { BoardState, ShownAdvice } from '../contract/board-state.js';
import { HintGivenEvent } from '../contract/events.js';
import { foretell } from '../game/preview.js';
import { hintWordsOf } from '../words/page-words.js';
import { takeWords, type Change } from './change.js';
import { countHint, keep } from './keep.js';
import { clearFailed, endNotice, say } from './say.js';
import { endRecount } from './step-by-step.js';

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

/** Takes the hint away, and with it the notice at a button and the score that is shown in steps. */
export function dropHint(change: Change): void {
  endNotice(change);
  endRecount(change);
  markMove(change, undefined);
}

/** Marks a move on the board in place of any hint, or none any more. */
export function markMove(change: Change, text: string | undefined): void {
  change.set({ advice: text === undefined ? undefined : { sentence: '', text, lit: [] } });
  if (text === undefined) change.do({ type: 'clear-refusal' });
  change.do({ type: 'hint-changed', text });
}
