/** What a board has to tell its reader: the notes on show, the sentences still to be said, the errors still to be fired. */
import { isServer, render } from 'lit';
import { withoutIsolates } from '../../core/bidi.js';
import { bare } from '../../core/language.js';
import type { Refusal } from '../../core/result.js';
import { sayRefusal, type Words } from '../../core/words.js';
import { BoardErrorEvent } from '../contract/events.js';
import { renderLine } from '../dom/sentence.js';
import type { Settings } from '../contract/settings.js';

export interface Note {
  readonly sentence: string;
  /** The rule's number. */
  readonly rule?: string | undefined;
}

const KEPT = 6;
/** The facts by which a sentence names what a value came by, or tells which part of the board is missing. */
const NAMES = ['option', 'name', 'part'];
/** How many warnings are remembered, so that none is written twice. */
const WARNED = 100;

export class Notes {
  readonly #tag: string;
  readonly #words: () => Words;
  readonly #settings: Settings;
  readonly #warned = new Set<string>();
  #errors: BoardErrorEvent[] = [];
  /** Of an error with what the value came by: a later one takes its place. */
  #unsaid: { readonly text: string; readonly source?: string }[] = [];
  #refused: Note | undefined;
  /** By what they came by, the newest last. */
  #failed: readonly (Note & { readonly source: string })[] = [];
  #isHushed = false;
  #isQuiet = false;

  constructor(tag: string, words: () => Words, settings: Settings) {
    this.#tag = tag;
    this.#words = words;
    this.#settings = settings;
  }

  /** What is under the status: a refused move, else every error of the page that it has not corrected. */
  get shown(): readonly Note[] {
    return this.#refused ? [this.#refused] : this.#failed;
  }

  /** Adds a line to what will be said; it is said once. */
  tell(...sentences: readonly string[]): void {
    const text = this.#joined(sentences);
    if (sentences.length > 0 && !this.#isQuiet) this.#unsaid.push({ text });
    this.#isQuiet = false;
  }

  /** One after another: what is no whole sentence by itself, as a status, ends where the next begins. */
  #joined(sentences: readonly string[]): string {
    const ended = (sentence: string): string =>
      /[\p{L}\p{N})\]]$/u.test(bare(sentence)) ? this.#words().say('said.sentence', { sentence }) : sentence;
    return this.#words().text(sentences.map((one, at) => (at < sentences.length - 1 ? ended(one) : one)));
  }

  /** What `act` tells first is not said: what the reader holds tells it by itself. */
  quietly(act: () => void): void {
    this.#isQuiet = true;
    act();
    this.#isQuiet = false;
  }

  /** A refused move. */
  refuse(refusal: Refusal): void {
    const sentence = sayRefusal(this.#words(), refusal);
    this.#refused = { sentence, rule: refusal.rule };
    this.tell(sentence);
  }

  /** A value from the page that cannot be used; `source` is the setting or method that it came by. */
  fail(refusal: Refusal, source: string): void {
    const { event, told } = this.#errorOf(refusal, source);
    this.clearError(source);
    this.#failed = [...this.#failed, { source, sentence: told, rule: refusal.rule }];
    this.#unsaid = [...this.#unsaid.filter((line) => line.source !== source), { text: told, source }];
    this.#errors.push(event);
    this.#warn(bare(told));
  }

  /** What a page has probably mistaken: it harms no game, so that the page alone is told, and once. */
  advise(refusal: Refusal, source: string): void {
    const { event, told } = this.#errorOf(refusal, source);
    if (this.#warn(bare(told))) this.#errors.push(event);
  }

  /** `told`: the sentence with what the value came by, as a page writes it, where it does not name that itself. */
  #errorOf(refusal: Refusal, source: string): { readonly event: BoardErrorEvent; readonly told: string } {
    const words = this.#words();
    const by = this.#settings.writtenAs(source);
    const { facts, at } = refusal;
    const named = NAMES.find((name) => facts?.[name] === source);
    const own = named === undefined ? refusal : { ...refusal, facts: { ...facts, [named]: by } };
    const sentence = sayRefusal(words, own);
    return {
      event: new BoardErrorEvent(own, bare(sentence), by),
      told: named === undefined ? this.#namedBy(by, at?.ply, sentence) : sentence,
    };
  }

  /** A sentence about a value of the page's, with what it came by. */
  #namedBy(attribute: string, ply: number | undefined, error: string): string {
    const words = this.#words();
    return ply === undefined
      ? words.say('error.in', { attribute, error })
      : words.say('error.at-move', { attribute, n: ply + 1, error });
  }

  /** Once each; of many it is the oldest that may come again. Returns whether this was the time. */
  #warn(told: string): boolean {
    if (this.#warned.has(told) || isServer) return false;
    const [oldest] = this.#warned;
    if (this.#warned.size >= WARNED) this.#warned.delete(oldest as string);
    this.#warned.add(told);
    console.warn(`<${this.#tag}> ${told}`);
    return true;
  }

  /** A refusal's note goes when the game goes on. */
  clearRefusal(): void {
    this.#refused = undefined;
  }

  /** The note of an error goes when the page has corrected its cause. */
  clearError(source: string): void {
    this.#failed = this.#failed.filter((note) => note.source !== source);
  }

  /** What was said is not for the next person at the screen. */
  clearAnnouncements(): void {
    this.#unsaid = [];
    this.#isHushed = true;
    this.clearRefusal();
  }

  /** Says in the live region what is still unsaid, a paragraph each; older ones leave. */
  flush(region: Element | null): void {
    if (!region) return;
    if (this.#isHushed) region.replaceChildren();
    this.#isHushed = false;
    const lines = this.#unsaid.splice(0).map(({ text }) => {
      const line = document.createElement('p');
      render(renderLine(withoutIsolates(text)), line);
      return line;
    });
    if (lines.length === 0) return;
    region.append(...lines);
    const kept = Math.max(KEPT, lines.length);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  }

  /** The errors that are still to be fired. */
  takeErrors(): readonly BoardErrorEvent[] {
    return this.#errors.splice(0);
  }
}
