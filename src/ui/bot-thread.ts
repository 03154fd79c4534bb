/** Where a bot thinks: in a worker where one can start, else in slices of the page's time. It knows questions and answers as text alone. */
import { askBot, type BotMessage, type BotQuestion, type BotReply } from '../core/bots.js';
import { inSlices } from './in-slices.js';
import type { AnySlice } from './slice.js';

const DEADLINE_MS = 10_000;
/** A worker that is silent for so long gives no answer any more: bots think for seconds at most. */
const SILENCE_MS = 30_000;

export class BotThread {
  readonly #slice: AnySlice;
  readonly #starts: (() => Worker)[];
  #worker: Worker | undefined;
  #id = 0;
  #cancel: (() => void) | undefined;

  /** `factory` is the page's own way to start a worker, tried where the built-in one fails. */
  constructor(slice: AnySlice, factory?: () => Worker) {
    this.#slice = slice;
    this.#starts = [slice.startWorker, ...(factory ? [factory] : [])];
  }

  /** The bot's move as text; undefined where it was stopped. One question at a time. */
  async ask(question: BotQuestion): Promise<string | undefined> {
    this.#cancel?.();
    while (this.#starts.length > 0) {
      // A policy of the page may forbid this way, or the page's own give no worker: then the next one may do.
      const text = await this.#askWorker(question).catch(() => false as const);
      if (text !== false) return text;
      this.#drop();
      this.#starts.shift();
    }
    return this.#askSlices(question);
  }

  /** Ends a thought in progress; the worker stays if it is idle. */
  cancel(): void {
    this.#cancel?.();
  }

  /** Ends everything. */
  stop(): void {
    this.cancel();
    this.#drop();
  }

  #drop(): void {
    this.#worker?.terminate?.();
    this.#worker = undefined;
  }

  /** False where the worker turns out to be dead: some policies only show in a silent error event. */
  #askWorker(question: BotQuestion): Promise<string | undefined | false> {
    const id = ++this.#id;
    const listening = new AbortController();
    return new Promise((resolve) => {
      const worker = (this.#worker ??= (this.#starts[0] as () => Worker)());
      const end = (answer: string | undefined | false): void => {
        clearTimeout(silence);
        listening.abort();
        this.#cancel = undefined;
        resolve(answer);
      };
      const { signal } = listening;
      const fail = (event: Event): void => {
        event.preventDefault();
        end(false);
      };
      worker.addEventListener('error', fail, { signal });
      worker.addEventListener('messageerror', fail, { signal });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<BotReply>) => {
          if (data.id === id) end(data.text);
        },
        { signal },
      );
      this.#cancel = () => {
        end(undefined);
        this.#drop();
      };
      const silence = setTimeout(() => {
        console.warn('The worker of the bots is silent.');
        end(false);
      }, SILENCE_MS);
      worker.postMessage({ ...question, id } satisfies BotMessage);
    });
  }

  async #askSlices(question: BotQuestion): Promise<string | undefined> {
    let stopped = false;
    this.#cancel = () => {
      stopped = true;
    };
    const bots = await this.#slice.loadBots();
    if (stopped) return undefined;
    const sliced = inSlices(askBot(this.#slice.game.notation, bots, question), DEADLINE_MS);
    this.#cancel = sliced.stop;
    return sliced.answer;
  }
}
