/**
 * A worker that answers bots' questions one after another, for all boards that start it alike. It knows questions and
 * answers as text alone.
 */
import type { BotMessage, BotQuestion } from '../../core/bots/bots.js';
import { accept, refuse, type Result } from '../../core/basics/result.js';
import { shownValue } from '../../core/basics/shown.js';

/**
 * How many ms a worker may take for its first message: its file may be slow to come, and not every worker says that it
 * thinks.
 */
const PATIENCE = 30_000;
/** The same for the next message of one that has said that it thinks, as it does at each step of a thought. */
const SIGNS_WITHIN = 10_000;
/** A timer that fires this many ms late was held up by the page, or the device slept: its time is no measure. */
const LATE = 1000;

/** Undefined where nobody waits for it any more; false where no worker can be had this way. */
export type BotAnswer = Result<string> | undefined | false;

interface Asked {
  readonly question: BotQuestion;
  /** Whether a worker has fallen silent over it already. */
  isSecond?: boolean;
  resolve(answer: BotAnswer): void;
}

/** Reads a worker's message as the answer to a question. The worker may be the page's own, and send anything. */
function readReply(bot: string, data: unknown): Result<string> {
  const { text, threw } = (data ?? {}) as { readonly text?: unknown; readonly threw?: unknown };
  if (typeof text === 'string') return accept(text);
  if (threw === undefined) return refuse('kit/bot-answer', { facts: { bot, found: shownValue(data) } });
  console.error(`The bot ${bot} threw:`, threw);
  return refuse('kit/bot-threw', { facts: { bot } });
}

export class BotClient {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  readonly #waiting: Asked[] = [];
  #asked: Asked | undefined;
  #id = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Clients that may ask again; the worker is kept alive for them. */
  readonly #holders = new Set<object>();
  #isDead = false;
  /** Whether this way has been seen to work. */
  #hasAnswered = false;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Whether no worker can be had this way. A missing file and some policies show in a silent error event alone. */
  get isDead(): boolean {
    return this.#isDead;
  }

  /** Whether nobody waits for an answer. */
  get isIdle(): boolean {
    return !this.#asked;
  }

  hold(holder: object): void {
    this.#holders.add(holder);
  }

  /** The worker goes with the last who may ask. */
  leave(holder: object): void {
    this.#holders.delete(holder);
    if (this.#holders.size === 0) this.#end();
  }

  /** The bot's answer, after those of others who asked before; a reader waits for a hint, so hints come first. */
  ask(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer> {
    return new Promise((resolve) => {
      const asked: Asked = { question, resolve };
      if (question.hint) this.#waiting.unshift(asked);
      else this.#waiting.push(asked);
      signal.addEventListener('abort', () => this.#callOff(asked), { once: true });
      this.#next();
    });
  }

  #next(): void {
    if (this.#asked) return;
    this.#asked = this.#waiting.shift();
    if (!this.#asked) return;
    this.#listen(PATIENCE);
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ ...this.#asked.question, id: ++this.#id } satisfies BotMessage);
    } catch {
      // A policy of the page may forbid this way, or the page's own give no worker.
      this.#die();
    }
  }

  /** Waits for the worker's next message, whatever it says. */
  #listen(patience: number): void {
    clearTimeout(this.#silence);
    const due = performance.now() + patience;
    this.#silence = setTimeout(() => {
      // A message that the worker has already sent may still be on its way.
      if (performance.now() > due + LATE) this.#listen(patience);
      else this.#miss();
    }, patience);
  }

  #begin(): Worker {
    const worker = this.#start();
    this.#id = 0;
    const fail = (event: Event): void => {
      event.preventDefault();
      const { message } = event as Partial<ErrorEvent>;
      if (message || this.#hasAnswered)
        console.error('The worker of the bots failed:', message || event.type);
      if (worker !== this.#worker) return;
      if (this.#hasAnswered) this.#lose();
      else this.#die();
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    return worker;
  }

  /** An answer to an earlier question is ignored; anything else but a sign of life is taken for the answer. */
  #hear(data: unknown): void {
    const { id, thinks } = (data ?? {}) as { readonly id?: unknown; readonly thinks?: unknown };
    if (!this.#asked || (typeof id === 'number' && id !== this.#id)) return;
    if (thinks === true) return this.#listen(SIGNS_WITHIN);
    this.#hasAnswered = true;
    this.#answer(readReply(this.#asked.question.bot, data));
    this.#next();
  }

  #answer(answer: BotAnswer): void {
    clearTimeout(this.#silence);
    this.#asked?.resolve(answer);
    this.#asked = undefined;
  }

  /** A thought can only be stopped together with its worker. The questions of others go to the next one. */
  #callOff(asked: Asked): void {
    if (asked === this.#asked) {
      this.#drop();
      this.#answer(undefined);
      return this.#next();
    }
    const at = this.#waiting.indexOf(asked);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    asked.resolve(undefined);
  }

  /** The worker has failed. Workers have answered before, so only this one and its question are given up. */
  #lose(): void {
    const { question } = this.#asked ?? {};
    this.#drop();
    if (question) this.#answer(refuse('kit/bot-threw', { facts: { bot: question.bot } }));
    this.#next();
  }

  /** The system may have ended the worker, which no event tells: another one is asked the same, once. */
  #miss(): void {
    const asked = this.#asked;
    if (!asked || asked.isSecond) {
      console.warn('The worker of the bots is silent.');
      return this.#die();
    }
    this.#drop();
    this.#asked = undefined;
    asked.isSecond = true;
    this.#waiting.unshift(asked);
    this.#next();
  }

  #die(): void {
    this.#isDead = true;
    this.#end(false);
  }

  #end(answer?: false): void {
    this.#drop();
    this.#answer(answer);
    for (const asked of this.#waiting.splice(0)) asked.resolve(answer);
  }

  #drop(): void {
    this.#worker?.terminate?.();
    this.#worker = undefined;
  }
}
