/** What a set is, apart from how it looks: its items, what the reader has made of them, and what is wrong. */
import { refuse, type Refusal, type Result } from '../../core/basics/result.js';
import { Progress } from '../../core/exercise/progress.js';
import { nameOf, readSet, type Asked } from '../../core/exercise/read-item.js';
import { bare } from '../../core/words/language.js';
import { sayRefusal, type Words } from '../../core/words/words.js';
import type { Entry } from './entries.js';

/** Something that is wrong, as the page hears of it. */
interface Fault {
  readonly refusal: Refusal;
  readonly sentence: string;
}

export class SetState {
  readonly progress = new Progress();
  #entries: readonly Entry[] = [];
  /** What is wrong with the set’s own values, and with what was kept. */
  #faults: readonly Refusal[] = [];
  #keptFault: Refusal | undefined;
  /** What was found wrong with a board. */
  readonly #blamed = new WeakMap<Element, Refusal>();
  /** Boards that have not come for a while. */
  readonly #late = new Set<Element>();
  /** Sentences that the page has heard. */
  readonly #heard = new Set<string>();

  /** The items as the page has them, in their order. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The item in hand; undefined: the summary is on show. */
  get inHand(): Entry | undefined {
    return this.#entries[this.progress.run.at];
  }

  /** Which item a board is of; −1: of none. */
  placeOf(board: EventTarget | null): number {
    return this.#entries.findIndex((entry) => entry.board === board);
  }

  /**
   * Takes over what the page says now. `asked`: what it says for all items. `text`: what is kept, for the first time;
   * returns what is wrong with that.
   */
  plan(entries: readonly Entry[], asked: Asked, text: string | undefined): Refusal | undefined {
    const { value: terms, faults } = readSet(asked);
    this.#entries = entries;
    this.#faults = entries.length === 0 ? [...faults, refuse('set/empty').error] : faults;
    const isFirst = !this.progress.isBegun;
    const plans = entries.map(({ planned, board }) => ({
      ...planned,
      fault: planned.fault ?? (board && this.#blamed.get(board)),
    }));
    const fault = this.progress.plan(plans, terms, text);
    if (isFirst) this.#keptFault = fault;
    return fault;
  }

  /** Takes up what a course system has kept; returns the game in hand that came with it. */
  load(text: string): Result<string | undefined> {
    const loaded = this.progress.load(text);
    this.#keptFault = loaded.ok ? undefined : loaded.error;
    return loaded;
  }

  /** The item cannot be used. */
  blame(at: number, fault: Refusal): void {
    const { board } = this.#entries[at] ?? {};
    if (board) this.#blamed.set(board, fault);
    this.progress.blame(at, fault);
  }

  /** Whether a board keeps its reader waiting. */
  setLate(board: Element, isLate: boolean): void {
    if (isLate) this.#late.add(board);
    else this.#late.delete(board);
  }

  /** All that is wrong now: with the set, and with the item in hand. */
  get wrong(): readonly Refusal[] {
    const { at, plans } = this.progress.run;
    const [entry, plan] = [this.inHand, plans[at]];
    const isLate = entry?.board !== undefined && this.#late.has(entry.board);
    const item = nameOf(at + 1, plan?.heading ?? '');
    return [
      ...(this.#keptFault ? [this.#keptFault] : []),
      ...this.#faults,
      ...(plan?.fault ? [plan.fault] : []),
      ...(entry?.advice ?? []),
      ...(isLate ? [refuse('set/not-loaded', { facts: { item } }).error] : []),
    ];
  }

  /** What the page has not heard of yet; from now on it has. */
  takeFaults(words: Words): readonly Fault[] {
    const ofItems = this.#entries.flatMap(({ advice, planned: { fault } }) =>
      fault ? [fault, ...advice] : advice,
    );
    return [...this.wrong, ...ofItems].flatMap((refusal): readonly Fault[] => {
      const sentence = bare(sayRefusal(words, refusal));
      if (this.#heard.has(sentence)) return [];
      this.#heard.add(sentence);
      return [{ refusal, sentence }];
    });
  }
}
