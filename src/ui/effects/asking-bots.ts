/**
 * How the bots of a board are asked: decides which seat is asked and when, whether an answer still holds, and whom to
 * give up. Loaded for boards with a bot at a seat, and for hints.
 */
import type { AdviceText, BotQuestion } from '../../core/bots/bots.js';
import type { Refusal } from '../../core/basics/result.js';
import type { Seat } from '../../core/contract/rules.js';
import { veil } from '../../core/basics/seed.js';
import { shownValue } from '../../core/basics/shown.js';
import { BotTransports } from './bot-transports.js';
import type { AnySession } from '../contract/board-state.js';
import { seesAll } from '../game/preview.js';
import { seedOf } from '../game/select.js';
import { Tries } from '../loader/try-again.js';
import type { BoardStore } from '../contract/requests.js';

interface Job {
  readonly seat: Seat;
  /** The seat's view when it was asked, as text. */
  readonly known: string;
  readonly stop: AbortController;
}

export class AskingBots {
  readonly #board: BoardStore;
  readonly #motion: { idle(): Promise<void> };
  readonly #lastMove: () => number;
  readonly #ways: BotTransports;
  #job: Job | undefined;
  /** Ends the hint that is thought about. */
  #hint: AbortController | undefined;
  /** The job whose bot failed to load. It is tried again later, or when the seat knows more. */
  #unasked: Job | undefined;
  readonly #tries = new Tries();
  #run: Promise<void> | undefined;
  #lastSeat: Seat = -1;
  /** Ends the pause before a move. */
  #wake: (() => void) | undefined;

  /** `motion`: a bot waits until what moves has come to rest; `lastMove`: when something was played last. */
  constructor(board: BoardStore, motion: { idle(): Promise<void> }, lastMove: () => number) {
    this.#board = board;
    this.#motion = motion;
    this.#lastMove = lastMove;
    this.#ways = new BotTransports(
      () => board.state.adapter,
      () => board.state.settings.get<(() => Worker) | undefined>('workerFactory'),
    );
  }

  /** The board is gone, or its game over: nobody thinks any more. */
  stop(): void {
    this.#drop();
    this.#forgetUnasked();
    this.#hint?.abort();
    this.#ways.leave();
  }

  get isThinking(): boolean {
    return this.#job !== undefined;
  }

  /** Another game, or other bots: nobody waits for the last ones any more. */
  renew(): void {
    this.#drop();
    this.#forgetUnasked();
    this.#tries.reset();
  }

  /** Resolves when the answer that is awaited now has been played, or dropped. */
  async idle(): Promise<void> {
    await this.#run;
  }

  /** Asks the bot that is to act, if one is; leaves a thought alone whose seat knows what it knew. */
  consider(): void {
    const { isInPage, session } = this.#board.state;
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
    const { rest, roundEnd } = this.#board.state;
    if (!session.isLive || rest || roundEnd !== undefined) return undefined;
    const toAct = session.game.rules.toAct(session.state);
    const bots = toAct.filter((seat) => session.kindOf(seat) === 'bot');
    const isWaiting = toAct.some((seat) => session.kindOf(seat) === 'human') && this.#leavesFirst(session);
    return isWaiting ? undefined : (bots.find((seat) => seat > this.#lastSeat) ?? bots[0]);
  }

  /** Whether bots leave the next move to the people who may make it. */
  #leavesFirst({ game, state }: AnySession): boolean {
    if (game.rules.simultaneous) return true;
    const { adapter, humans, isReadonly, settings } = this.#board.state;
    return !isReadonly && adapter.bots.besidePeople?.waits(state, humans, settings) === true;
  }

  /** Milliseconds between moves of bots. Seats that act in secret at once show nothing that a pace would explain. */
  #paceOf({ game }: AnySession): number {
    const { adapter, humans, settings } = this.#board.state;
    if (game.rules.simultaneous) return 0;
    const usual = settings.get<number>('botPace');
    const { pace = usual } = adapter.bots.besidePeople ?? {};
    return humans.length > 0 && !settings.has('botPace') ? pace : usual;
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
    const { session, players } = this.#board.state;
    const player = players[job.seat];
    if (this.#job !== job || !session || player?.kind !== 'bot') return;
    const answer = await this.#ways.ask(this.#question(session, job.seat, player), job.stop.signal);
    if (this.#job !== job) return;
    if (!answer?.ok) {
      this.#job = undefined;
      if (answer) this.#fail(job, answer.error);
      return;
    }
    this.#forgetUnasked();
    this.#tries.reset();
    const wait = this.#lastMove() + this.#paceOf(session) - performance.now();
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

  #fail(job: Job, refusal: Refusal): void {
    if (refusal.code !== 'kit/chunk') return this.#giveUp(job.seat, refusal);
    this.#unasked = job;
    const again = (): void => {
      this.#unasked = undefined;
      this.consider();
    };
    if (this.#tries.fail(again)) this.#board.dispatch({ type: 'missing', part: 'bots' });
  }

  #forgetUnasked(): void {
    this.#unasked = undefined;
    this.#tries.callOff();
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
    const advice = await this.#ways.advise(session, seat, question, signal);
    if (signal.aborted || !advice || this.#known(seat) !== known) return undefined;
    const { dispatch } = this.#board;
    if (advice.ok) {
      dispatch({ type: 'advise', advice: advice.value });
      return advice.value;
    }
    if (advice.error.code === 'kit/chunk') dispatch({ type: 'missing', part: 'hint', at: 'controls' });
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
