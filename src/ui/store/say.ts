/** Sentences for the ear, the notes under the status, and short answers at a button. */
import { bare } from '../../core/words/language.js';
import type { Refusal } from '../../core/basics/result.js';
import { sayRefusal, type Words } from '../../core/words/words.js';
import type { Fault, Notice } from '../contract/board-state.js';
import { BoardErrorEvent } from '../contract/events.js';
import type { Settings } from '../contract/settings.js';
import { faultWordsOf, NO_WORDS } from '../words/page-words.js';
import { takeWords, type Change } from './change.js';

/** The facts by which a sentence names what a value came by, or tells which part of the board is missing. */
const NAMES = ['option', 'name', 'part'];

/** Joins sentences. One without a full stop, such as a status, gets it where another one follows. */
function joined(sentences: readonly string[], words: Words): string {
  const ended = (sentence: string): string =>
    /[\p{L}\p{N})\]]$/u.test(bare(sentence)) ? words.say('said.sentence', { sentence }) : sentence;
  return words.text(sentences.map((one, at) => (at < sentences.length - 1 ? ended(one) : one)));
}

/** Says these sentences as one paragraph. */
export function say(change: Change, ...sentences: readonly string[]): void {
  if (sentences.length > 0) change.do({ type: 'say', text: joined(sentences, change.state.words) });
}

// Notes under the status.

/** A refused move stands under the status. */
export function noteRefused(change: Change, refusal: Refusal): void {
  const sentence = sayRefusal(change.state.words, refusal);
  change.set({ refused: { sentence, rule: refusal.rule } });
  say(change, sentence);
}

/** A sentence about a value of the page's, with what it came by. */
function namedBy(words: Words, attribute: string, ply: number | undefined, error: string): string {
  return ply === undefined
    ? words.say('error.in', { attribute, error })
    : words.say('error.at-move', { attribute, n: ply + 1, error });
}

/** `text`: the sentence with what the value came by, as a page writes it, where it does not name that itself. */
export function errorOf(
  words: Words,
  settings: Pick<Settings, 'writtenAs'>,
  refusal: Refusal,
  source: string,
): { readonly event: BoardErrorEvent; readonly text: string } {
  const by = settings.writtenAs(source);
  const { facts, at } = refusal;
  const named = NAMES.find((name) => facts?.[name] === source);
  const own = named === undefined ? refusal : { ...refusal, facts: { ...facts, [named]: by } };
  // Its sentence could not be loaded.
  const sentence = words.has(own.code) ? sayRefusal(words, own) : words.say('kit/chunk', { part: 'faults' });
  return {
    event: new BoardErrorEvent(own, bare(sentence), by),
    text: named === undefined ? namedBy(words, by, at?.ply, sentence) : sentence,
  };
}

/** A value from the page cannot be used; `source` is the setting or method that it came by. */
export function noteFailed(change: Change, refusal: Refusal, source: string): void {
  clearFailed(change, source);
  tellFault(change, { refusal, source });
}

/** Tells the page about a probable mistake that harms no game. */
export function advisePage(change: Change, refusal: Refusal, source: string): void {
  tellFault(change, { refusal, source, isAdvice: true });
}

/** Tells of a fault, once the sentences for it are loaded. */
function tellFault(change: Change, fault: Fault): void {
  if (learnFaultWords(change)) return note(change, fault);
  const { untold } = change.state;
  change.set({ untold: [...untold, fault] });
  if (untold.length === 0) change.do({ type: 'load-faults' });
}

/** Takes up the sentences about faults. True where they are there. */
function learnFaultWords(change: Change): boolean {
  if (change.state.faultWords !== NO_WORDS) return true;
  const faultWords = faultWordsOf(change.state.adapter);
  if (!faultWords) return false;
  change.set({ faultWords });
  takeWords(change);
  return true;
}

/** Tells of the faults that waited for their sentences, with those or without. */
export function tellFaults(change: Change): void {
  const { untold } = change.state;
  change.set({ untold: [] });
  learnFaultWords(change);
  for (const fault of untold) note(change, fault);
}

function note(change: Change, { refusal, source, isAdvice = false }: Fault): void {
  const { words, settings } = change.state;
  const { event, text } = errorOf(words, settings, refusal, source);
  change.do({ type: 'fail', event, text, source, isAdvice });
  if (!isAdvice)
    change.set({ failed: [...change.state.failed, { source, sentence: text, rule: refusal.rule }] });
}

/** A part that is loaded when first used did not come. */
export function noteMissing(change: Change, part: string): void {
  clearFailed(change, part);
  note(change, { refusal: { code: 'kit/chunk', facts: { part } }, source: part });
}

/** The note of an error goes when its cause is mended. */
export function clearFailed(change: Change, source: string): void {
  const { failed, untold } = change.state;
  // The page still hears of what is untold.
  if (untold.some((fault) => fault.source === source))
    change.set({ untold: untold.map((one) => (one.source === source ? { ...one, isAdvice: true } : one)) });
  if (failed.some((note) => note.source === source))
    change.set({ failed: failed.filter((note) => note.source !== source) });
}

// Short answers at a button.

/** How long a notice stands at its button. It is spoken too. */
const NOTICE_MS = 4000;

/** How long the note stands that something could not be loaded. The reader can ask for it again. */
const LOST_MS = 8000;

export function notice(change: Change, told: Notice): void {
  showNotice(change, told);
  say(change, told.sentence);
}

function showNotice(change: Change, told: Notice): void {
  change.set({ notice: told });
  change.do({ type: 'later', what: 'notice', ms: NOTICE_MS, request: { type: 'end-notice' } });
}

/** Takes the notice at a button away. */
export function endNotice(change: Change): void {
  if (change.state.notice === undefined) return;
  change.set({ notice: undefined });
  change.do({ type: 'call-off', what: 'notice' });
}

/**
 * A part did not come. A row of buttons may be far below the note, so that it is told there too; among the lines the
 * note stands in place of the button, until it goes by itself.
 */
export function noteLost(change: Change, part: string, at: Notice['row'] | 'lines' | undefined): void {
  noteMissing(change, part);
  if (at === undefined) return;
  if (at !== 'lines')
    showNotice(change, { sentence: change.state.words.say('kit/chunk', { part }), row: at });
  const request = { type: 'mend', source: part } as const;
  change.do({ type: 'later', what: `lost ${part}`, ms: LOST_MS, request });
}
