/** The bots of a board: decides which seat is asked and when, whether an answer still holds, and whom to give up. */
import type { AdviceText, BotQuestion } from '../../core/bots/bots.js';
import { refuse, type Refusal, type Result } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { veil } from '../../core/basics/seed.js';
import { shownValue } from '../../core/basics/shown.js';
import { late } from '../contract/lazy.js';
import type { BotTransports } from './bot-transports.js';
import type { AnySession } from '../contract/board-state.js';
import { seesAll } from '../game/preview.js';
import { seedOf } from '../game/select.js';
import { timeToTryAgain } from '../loader/try-again.js';
import type { BoardStore } from '../contract/requests.js';

/** How bots are asked: for boards with a bot at a seat, and for hints. */
export const botTransports = late(() => import('./bot-transports.js'));

interface Job {
  readonly seat: Seat;
  /** The seat's view when it was asked, as text. */
  readonly known: string;
  readonly stop: AbortController;
}

export class Bots {
  readonly #board: BoardStore;
  readonly #motion: { idle(): Promise<void> };
  #ways: BotTransports | undefined;
  #job: Job | undefined;
  /** Ends the hint that is thought about. */
  #hint: AbortController | undefined;
  /** The job whose bot failed to load. It is tried again later, or when the seat knows more. */
  #unasked: Job | undefined;
  /** How often in a row no bot could be loaded. */
  #failures = 0;
  #run: Promise<void> | undefined;
  #lastSeat: Seat = -1;
  #lastMove = 0;
  /** Ends the pause before a move. */
  #wake: (() => void) | undefined;

  /** `motion`: a bot waits until what moves has come to rest. */
  constructor(board: BoardStore, motion: { idle(): Promise<void> }) {
    this.#board = board;
    this.#motion = motion;
  }

  /** The board is gone, or its game over: nobody thinks any more. */
  stop(): void {
    this.#drop();
    this.#setUnasked(undefined);
    this.#hint?.abort();
    this.#ways?.leave();
  }

  get isThinking(): boolean {
    return this.#job !== undefined;
  }

  /** Another game, or other bots: nobody waits for the last ones any more. */
  renew(): void {
    this.#drop();
    this.#setUnasked(undefined);
    this.#failures = 0;
  }

  /** Resolves when the answer that is awaited now has been played, or dropped. */
  async idle(): Promise<void> {
    await this.#run;
  }

  /** Marks that something was played, so that the next bot keeps its pace. */
  noteMove(): void {
    this.#lastMove = performance.now();
  }

  /** Asks the bot that is to act, if one is; leaves a thought alone whose seat knows what it knew. */
  consider(): void {
    const { isInPage, session } = this.#board.state;
    if (!isInPage || !session || session.isOver) return this.stop();
    // The first move of a bot waits for nothing then.
    const hasBots = this.#board.state.players.some(({ kind }) => kind === 'bot');
    if (hasBots && this.#failures === 0) botTransports.load().catch(() => {});
    const seat = this.#next(session);
    if (seat === undefined) return this.#drop();
    const known = this.#known(seat);
    if ([this.#job, this.#unasked].some((job) => job?.seat === seat && job.known === known)) return;
    this.#drop();
    const job = (this.#job = { seat, known, stop: new AbortController() });
    this.#run = this.#ask(job);
  }

  /** Bots of simultaneous games wait for the people at the screen; several bots take turns. */
  #next(session: AnySession): Seat | undefined {
    const { rest, roundEnd } = this.#board.state;
    if (!session.isLive || rest || roundEnd !== undefined) return undefined;
    const toAct = session.game.rules.toAct(session.state);
    const bots = toAct.filter((seat) => session.kindOf(seat) === 'bot');
    const isWaiting =
      session.game.rules.simultaneous && toAct.some((seat) => session.kindOf(seat) === 'human');
    return isWaiting ? undefined : (bots.find((seat) => seat > this.#lastSeat) ?? bots[0]);
  }

  /** The question for a bot: the seat's view only, with hidden facts dealt anew by a seed unrelated to the game's. */
  #question(
    { game, state, ply }: AnySession,
    seat: Seat,
    by: Pick<BotQuestion, 'bot' | 'level' | 'hint'>,
  ): BotQuestion {
    if (!this.#board.state.settings.has('seed')) this.#board.dispatch({ type: 'draw' });
    const seed = veil(seedOf(this.#board.state), ply * 16 + seat);
    const position = game.notation.formatPosition(game.rules.resample(state, seat, seed));
    const { bot, level, hint } = by;
    return { bot, seat, position, seed, ...(level !== undefined && { level }), ...(hint && { hint }) };
  }

  #known(seat: Seat): string {
    return this.#board.state.session?.position(seat) ?? '';
  }

  #drop(): void {
    this.#wake?.();
    this.#job?.stop.abort();
    this.#job = undefined;
  }

  async #ask(job: Job): Promise<void> {
    await this.#motion.idle();
    const { session, players, settings } = this.#board.state;
    const player = players[job.seat];
    if (this.#job !== job || !session || player?.kind !== 'bot') return;
    const answer = await this.#answered(job.stop.signal, (ways) =>
      ways.ask(this.#question(session, job.seat, player), job.stop.signal),
    );
    if (this.#job !== job) return;
    if (!answer?.ok) {
      this.#job = undefined;
      if (answer) this.#fail(job, answer.error);
      return;
    }
    this.#failures = 0;
    // Seats that act in secret at once show nothing that a pace would explain.
    const pace = session.game.rules.simultaneous ? 0 : settings.get<number>('botPace');
    const wait = this.#lastMove + pace - performance.now();
    if (wait > 0) await this.#pause(wait);
    await this.#motion.idle();
    if (this.#job !== job) return;
    this.#job = undefined;
    if (this.#known(job.seat) === job.known) {
      this.#lastSeat = job.seat;
      const played = this.#board.dispatch({ type: 'bot-move', seat: job.seat, text: answer.value });
      if (!played.ok) this.#giveUp(job.seat, this.#refusalOf(player.bot, answer.value));
    }
    this.consider();
  }

  async #answered<T>(
    signal: AbortSignal,
    ask: (ways: BotTransports) => Promise<Result<T> | undefined>,
    load = botTransports.load,
  ): Promise<Result<T> | undefined> {
    const loaded = await load().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (!loaded) return refuse('kit/chunk', { facts: { part: 'bots' } });
    const { adapter } = this.#board.state;
    this.#ways ??= new loaded.BotTransports(adapter, () =>
      this.#board.state.settings.get<(() => Worker) | undefined>('workerFactory'),
    );
    return ask(this.#ways);
  }

  #fail(job: Job, refusal: Refusal): void {
    if (refusal.code !== 'kit/chunk') return this.#giveUp(job.seat, refusal);
    this.#setUnasked(job);
    // One network is told of once.
    if (this.#failures === 0) this.#board.dispatch({ type: 'missing', part: 'bots' });
    void timeToTryAgain(this.#failures++, job.stop.signal).then(() => {
      this.#setUnasked(undefined);
      this.consider();
    });
  }

  #setUnasked(job: Job | undefined): void {
    this.#unasked?.stop.abort();
    this.#unasked = job;
  }

  /** Leaves out the move's text if it might reveal what a bot meant in secret. */
  #refusalOf(bot: string, text: string): Refusal {
    return seesAll(this.#board.state)
      ? { code: 'kit/bot-move', facts: { bot, found: shownValue(text) } }
      : { code: 'kit/bot-secret', facts: { bot } };
  }

  #giveUp(seat: Seat, refusal: Refusal): void {
    this.#board.dispatch({ type: 'give-up', seat, refusal });
  }

  /**
   * Asks the slice's adviser, whose advice the reader then gets; resolves with it. Undefined where it is not the
   * reader's turn.
   */
  async advise(): Promise<AdviceText | undefined> {
    const { session, adapter, viewer } = this.#board.state;
    const toAct = session?.game.rules.toAct(session.state) ?? [];
    const seat = typeof viewer === 'number' ? viewer : toAct[0];
    if (!session?.isLive || adapter.bots.hint === undefined || seat === undefined || !toAct.includes(seat))
      return undefined;
    const known = this.#known(seat);
    this.#hint?.abort();
    const { signal } = (this.#hint = new AbortController());
    const question = this.#question(session, seat, { bot: adapter.bots.hint, hint: true });
    const { hints } = adapter.words;
    const advice = await this.#answered(
      signal,
      (ways) => ways.advise(session, seat, question, signal),
      async () => (await Promise.all([botTransports.load(), hints?.load()]))[0],
    );
    if (signal.aborted || !advice || this.#known(seat) !== known) return undefined;
    const { dispatch } = this.#board;
    if (advice.ok) {
      dispatch({ type: 'advise', advice: advice.value });
      return advice.value;
    }
    if (advice.error.code === 'kit/chunk') dispatch({ type: 'missing', part: 'hint' });
    else dispatch({ type: 'fault', refusal: advice.error, source: 'bots' });
    return undefined;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
