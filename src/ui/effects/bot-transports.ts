/**
 * The ways to ask a bot, in their order: the built-in worker, the page's own, slices of the page's time. All boards of
 * a game share its worker, and one that cannot start is tried once per page.
 */
import { askBot, readAdvice, type AdviceText, type BotQuestion } from '../../core/bots/bots.js';
import { memoize } from '../../core/basics/memoize.js';
import { accept, refuse, type Result } from '../../core/basics/result.js';
import { shownValue } from '../../core/basics/shown.js';
import type { Seat } from '../../core/contract/rules.js';
import { readMove } from '../../core/session/ply.js';
import type { AnySession } from '../contract/board-state.js';
import { BotClient } from './bot-client.js';
import { inSlices } from '../dom/time-slicing.js';
import type { AnyAdapter } from '../contract/adapter.js';

const DEADLINE_MS = 10_000;

const threadOf = memoize((start: () => Worker) => new BotClient(start), new WeakMap());

export class BotTransports {
  readonly #adapterOf: () => Pick<AnyAdapter, 'bots' | 'game'>;
  readonly #factory: () => (() => Worker) | undefined;
  readonly #held = new Set<BotClient>();

  /**
   * `adapterOf`: the game with its bots, to which puzzles may come late; `factory`: the page's own way to start a
   * worker, which it may set late.
   */
  constructor(adapterOf: () => Pick<AnyAdapter, 'bots' | 'game'>, factory: () => (() => Worker) | undefined) {
    this.#adapterOf = adapterOf;
    this.#factory = factory;
  }

  /** The bot's answer as text, or why there is none; undefined if the question was cancelled. */
  async ask(question: BotQuestion, signal: AbortSignal): Promise<Result<string> | undefined> {
    // The page's own way may be set while the built-in one is tried.
    for (const startOf of [() => this.#adapterOf().bots.startWorker, this.#factory]) {
      const start = startOf();
      const answer = start ? await this.#askThread(threadOf(start), question, signal) : false;
      if (answer !== false) return answer;
    }
    return this.#askSlices(question, signal);
  }

  /** The advice of a bot for this seat, or why there is none. */
  async advise(
    session: AnySession,
    seat: Seat,
    question: BotQuestion,
    signal: AbortSignal,
  ): Promise<Result<AdviceText> | undefined> {
    const answer = await this.ask(question, signal);
    return answer?.ok ? readHint(session, seat, question.bot, answer.value) : answer;
  }

  /** Lets go of the workers until the next question. */
  leave(): void {
    for (const thread of this.#held) thread.leave(this);
    this.#held.clear();
  }

  /** A page may give a new way at each of its renderings: the last one's worker does not stay for it. */
  #leaveOthers(asked: BotClient): void {
    for (const thread of this.#held) {
      if (thread === asked || !thread.isIdle) continue;
      thread.leave(this);
      this.#held.delete(thread);
    }
  }

  async #askThread(
    thread: BotClient,
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
    const { bots, game } = this.#adapterOf();
    const loaded = await bots.load().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (!loaded) return refuse('kit/chunk', { facts: { part: 'bots' } });
    const sliced = inSlices(askBot(game.notation, loaded.bots, question), DEADLINE_MS);
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

/** A hint is an advice whose move, if it has one, can be played. */
function readHint(session: AnySession, seat: Seat, bot: string, json: string): Result<AdviceText> {
  const advice = readAdvice(json);
  const move =
    advice?.text === undefined ? undefined : readMove(session.game, session.state, advice.text, seat);
  const isPlayable = !move || (move.ok && session.refusal(move.value.actor, move.value.move) === undefined);
  return advice && isPlayable
    ? accept(advice)
    : refuse('kit/bot-answer', { facts: { bot, found: shownValue(json) } });
}
