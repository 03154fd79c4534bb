/** The bots of a board: decides which seat is asked and when, whether an answer still holds, and whom to give up. */
import { readAdvice, type AdviceText, type BotQuestion } from '../../core/bots.js';
import { readMove } from '../../core/ply.js';
import { accept, refuse, type Refusal, type Result } from '../../core/result.js';
import type { Seat } from '../../core/rules.js';
import { veil } from '../../core/seed.js';
import { shownValue } from '../../core/shown.js';
import { seatFact } from '../../core/words.js';
import { BotTransports } from './bot-transports.js';
import { seesAll } from './preview.js';
import type { AnySession } from '../contract/board-state.js';
import type { GameHost } from '../contract/game-host.js';
import { timeToTryAgain } from '../loader/try-again.js';

interface Job {
  readonly seat: Seat;
  /** What the seat knew when it was asked. */
  readonly known: string;
  readonly stop: AbortController;
}

export class BotController {
  readonly #host: GameHost;
  readonly #ways: BotTransports;
  #job: Job | undefined;
  /** Ends the hint that is thought about. */
  #hint: AbortController | undefined;
  /** What no bot could be loaded for: asked again when the seat knows more, or when it is time for another try. */
  #unasked: Job | undefined;
  /** How often in a row no bot could be loaded. */
  #failures = 0;
  /** Seats whose bot gave an answer that cannot be played. Asked again, it would give the same one. */
  readonly #givenUp = new Set<Seat>();
  #run: Promise<void> | undefined;
  #lastSeat: Seat = -1;
  #lastMove = 0;
  /** Ends the pause before a move. */
  #wake: (() => void) | undefined;

  constructor(host: GameHost) {
    this.#host = host;
    this.#ways = new BotTransports(host.adapter, () =>
      host.setting<(() => Worker) | undefined>('workerFactory'),
    );
  }

  /** The board is gone, or its game over: nobody thinks any more. */
  stop(): void {
    this.#drop();
    this.#setUnasked(undefined);
    this.#hint?.abort();
    this.#ways.leave();
  }

  get isThinking(): boolean {
    return this.#job !== undefined;
  }

  get hasGivenUp(): boolean {
    return this.#givenUp.size > 0;
  }

  /** Whether the page has to play for this seat, whose bot was given up. */
  isGivenUp(seat: Seat): boolean {
    return this.#givenUp.has(seat);
  }

  /** Another game, or other bots: none is given up yet. */
  renew(): void {
    this.#givenUp.clear();
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
    const { isInPage, session } = this.#host;
    if (!isInPage || !session || session.isOver) return this.stop();
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
    if (!session.isLive || this.#host.isResting || this.#host.isReading) return undefined;
    const toAct = session.game.rules.toAct(session.state);
    const bots = toAct.filter((seat) => session.kindOf(seat) === 'bot');
    const isWaiting =
      session.game.rules.simultaneous && toAct.some((seat) => session.kindOf(seat) === 'human');
    return isWaiting ? undefined : (bots.find((seat) => seat > this.#lastSeat) ?? bots[0]);
  }

  /** What the seat may know, dealt anew by a seed of its own, which does not tell the game's. */
  #question(
    { game, state, ply }: AnySession,
    seat: Seat,
    by: Pick<BotQuestion, 'bot' | 'level' | 'hint'>,
  ): BotQuestion {
    const seed = veil(this.#host.chance, ply * 16 + seat);
    const position = game.notation.formatPosition(game.rules.resample(state, seat, seed));
    const { bot, level, hint } = by;
    return { bot, seat, position, seed, ...(level !== undefined && { level }), ...(hint && { hint }) };
  }

  #known(seat: Seat): string {
    return this.#host.session?.position(seat) ?? '';
  }

  #drop(): void {
    this.#wake?.();
    this.#job?.stop.abort();
    this.#job = undefined;
  }

  async #ask(job: Job): Promise<void> {
    const host = this.#host;
    await host.motion.idle();
    const session = host.session;
    const player = host.players[job.seat];
    if (this.#job !== job || !session || player?.kind !== 'bot') return;
    const answer = await this.#ways.ask(this.#question(session, job.seat, player), job.stop.signal);
    if (this.#job !== job) return;
    if (!answer?.ok) {
      this.#job = undefined;
      if (answer) this.#fail(job, answer.error);
      return;
    }
    this.#failures = 0;
    // Seats that act in secret at once show nothing that a pace would explain.
    const pace = session.game.rules.simultaneous ? 0 : host.setting<number>('botPace');
    const wait = this.#lastMove + pace - performance.now();
    if (wait > 0) await this.#pause(wait);
    await host.motion.idle();
    if (this.#job !== job) return;
    this.#job = undefined;
    if (this.#known(job.seat) === job.known) {
      this.#lastSeat = job.seat;
      const played = host.playFor(job.seat, answer.value);
      if (!played.ok) this.#giveUp(job.seat, this.#refusalOf(player.bot, answer.value));
    }
    this.consider();
  }

  #fail(job: Job, refusal: Refusal): void {
    if (refusal.code !== 'kit/chunk') return this.#giveUp(job.seat, refusal);
    this.#setUnasked(job);
    // One network is told of once.
    if (this.#failures === 0) this.#host.noteMissing('bots');
    void timeToTryAgain(this.#failures++, job.stop.signal).then(() => {
      this.#setUnasked(undefined);
      this.consider();
    });
  }

  #setUnasked(job: Job | undefined): void {
    this.#unasked?.stop.abort();
    this.#unasked = job;
  }

  /** What a bot meant in secret is told to nobody. */
  #refusalOf(bot: string, text: string): Refusal {
    return seesAll(this.#host)
      ? { code: 'kit/bot-move', facts: { bot, found: shownValue(text) } }
      : { code: 'kit/bot-secret', facts: { bot } };
  }

  #giveUp(seat: Seat, refusal: Refusal): void {
    this.#givenUp.add(seat);
    this.#host.giveUp({ ...refusal, facts: { ...refusal.facts, seat: seatFact(seat) } });
  }

  /** What the slice's adviser tells the reader; undefined where it is not the reader's turn. */
  async advise(): Promise<AdviceText | undefined> {
    const { session, adapter, viewer } = this.#host;
    const toAct = session?.game.rules.toAct(session.state) ?? [];
    const seat = typeof viewer === 'number' ? viewer : toAct[0];
    if (!session?.isLive || adapter.hint === undefined || seat === undefined || !toAct.includes(seat))
      return undefined;
    const known = this.#known(seat);
    this.#hint?.abort();
    const { signal } = (this.#hint = new AbortController());
    const question = this.#question(session, seat, { bot: adapter.hint, hint: true });
    const answer = await this.#ways.ask(question, signal);
    if (signal.aborted || !answer || this.#known(seat) !== known) return undefined;
    const advice = answer.ok ? readHint(session, seat, adapter.hint, answer.value) : answer;
    if (advice.ok) return advice.value;
    if (advice.error.code === 'kit/chunk') this.#host.noteMissing('hint');
    else this.#host.noteFault(advice.error, 'bots');
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
