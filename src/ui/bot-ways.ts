/** The ways to ask a bot, in their order: the built-in worker, the page's own, slices of the page's time. All boards of a page share the workers. */
import { askBot, type BotQuestion } from '../core/bots.js';
import { memoize } from '../core/memoize.js';
import { accept, refuse, type Result } from '../core/result.js';
import { BotThread } from './bot-thread.js';
import { inSlices } from './in-slices.js';
import type { AnySlice } from './slice.js';

const DEADLINE_MS = 10_000;

const threadOf = memoize((start: () => Worker) => new BotThread(start), new WeakMap());

/** What keeps one built-in worker from starting, a policy or another origin, keeps them all: the page is asked once. */
let isBarred = false;

export class BotWays {
  readonly #slice: Pick<AnySlice, 'startWorker' | 'loadBots' | 'game'>;
  readonly #factory: () => (() => Worker) | undefined;
  readonly #held = new Set<BotThread>();

  /** `factory`: the page's own way to start a worker, which it may set late. */
  constructor(
    slice: Pick<AnySlice, 'startWorker' | 'loadBots' | 'game'>,
    factory: () => (() => Worker) | undefined,
  ) {
    this.#slice = slice;
    this.#factory = factory;
  }

  /** The bot's answer as text, or why there is none; undefined where it was called off. */
  async ask(question: BotQuestion, signal: AbortSignal): Promise<Result<string> | undefined> {
    const builtIn = threadOf(this.#slice.startWorker);
    if (!isBarred || builtIn.hasAnswered) {
      const answer = await this.#askThread(builtIn, question, signal);
      if (answer !== false) return answer;
      isBarred ||= builtIn.isForbidden;
    }
    const factory = this.#factory();
    const answer = factory ? await this.#askThread(threadOf(factory), question, signal) : false;
    return answer === false ? this.#askSlices(question, signal) : answer;
  }

  /** Lets go of the workers until the next question. */
  leave(): void {
    for (const thread of this.#held) thread.leave(this);
    this.#held.clear();
  }

  /** A page may give a new way at each of its renderings: the last one's worker does not stay for it. */
  #leaveOthers(asked: BotThread): void {
    for (const thread of this.#held) {
      if (thread === asked || !thread.isIdle) continue;
      thread.leave(this);
      this.#held.delete(thread);
    }
  }

  async #askThread(
    thread: BotThread,
    question: BotQuestion,
    signal: AbortSignal,
  ): Promise<Result<string> | undefined | false> {
    if (signal.aborted) return undefined;
    if (thread.isDead) return false;
    this.#leaveOthers(thread);
    thread.hold(this);
    this.#held.add(thread);
    return thread.ask(question, signal);
  }

  async #askSlices(question: BotQuestion, signal: AbortSignal): Promise<Result<string> | undefined> {
    const bots = await this.#slice.loadBots().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (!bots) return refuse('kit/chunk', { facts: { part: 'bots' } });
    const sliced = inSlices(askBot(this.#slice.game.notation, bots, question), DEADLINE_MS);
    signal.addEventListener('abort', sliced.stop, { once: true });
    try {
      const text = await sliced.answer;
      return text === undefined ? undefined : accept(text);
    } catch (error) {
      console.error(`The bot ${question.bot} threw:`, error);
      return refuse('kit/bot-threw', { facts: { bot: question.bot } });
    }
  }
}
