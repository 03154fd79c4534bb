/** The outbox of a board: which sentences, errors and warnings go out next. Nothing is said or fired here. */
import { bare } from '../../core/words/language.js';
import type { BoardErrorEvent } from '../contract/events.js';

/** How many wait to be said while nobody listens, as behind a lesson. */
const MOST = 20;
/** How many warnings are remembered, so that none is written twice. */
const WARNED = 100;

interface Line {
  readonly text: string;
  readonly source: string | undefined;
  readonly isFault: boolean;
}

/** The sentences to say now; `isSilenced`: those said before are forgotten. */
export interface Paragraphs {
  readonly isSilenced: boolean;
  readonly texts: readonly string[];
}

/** Paragraphs that are still to be said, each once. */
export class Unsaid {
  #lines: readonly Line[] = [];
  #isSilenced = false;

  /** Of several with one source, the last is said. `isFault`: a value of the page's cannot be used. */
  add(text: string, source?: string, isFault = false): void {
    const others = source === undefined ? this.#lines : this.#lines.filter((line) => line.source !== source);
    this.#lines = [...others, { text, source, isFault }].slice(-MOST);
  }

  /** Another person is at the screen: of what is still unsaid, only faults of the page’s values concern them too. */
  silence(): void {
    this.#lines = this.#lines.filter((line) => line.isFault);
    this.#isSilenced = true;
  }

  take(): Paragraphs {
    const taken = { isSilenced: this.#isSilenced, texts: this.#lines.map(({ text }) => text) };
    this.#lines = [];
    this.#isSilenced = false;
    return taken;
  }
}

export class Speech {
  readonly #warnings: (text: string) => void;
  readonly #warned = new Set<string>();
  readonly #unsaid = new Unsaid();
  #errors: BoardErrorEvent[] = [];

  /** `warnings`: where the page's author reads what is wrong, such as the console. */
  constructor(warnings: (text: string) => void) {
    this.#warnings = warnings;
  }

  say(text: string, source?: string): void {
    this.#unsaid.add(text, source);
  }

  /** Forgets what was said: another person is at the screen. */
  silence(): void {
    this.#unsaid.silence();
  }

  /** A value of the page's cannot be used. */
  fail(event: BoardErrorEvent, text: string, source: string): void {
    this.#unsaid.add(text, source, true);
    this.#errors.push(event);
    this.#warn(bare(text));
  }

  /** The page has probably mistaken something, which harms no game: it is told once. */
  advise(event: BoardErrorEvent, text: string): void {
    if (this.#warn(bare(text))) this.#errors.push(event);
  }

  /** Once each; of many it is the oldest that may come again. Returns whether this was the time. */
  #warn(told: string): boolean {
    if (this.#warned.has(told)) return false;
    const [oldest] = this.#warned;
    if (this.#warned.size >= WARNED) this.#warned.delete(oldest as string);
    this.#warned.add(told);
    this.#warnings(told);
    return true;
  }

  take(): Paragraphs {
    return this.#unsaid.take();
  }

  /** The errors that are still to be fired. */
  takeErrors(): readonly BoardErrorEvent[] {
    return this.#errors.splice(0);
  }
}
