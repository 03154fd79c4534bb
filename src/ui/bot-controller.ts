/** The bots of a board: decides which seat is asked and when, and whether an answer still holds. */
import type { AdviceText, BotQuestion } from '../core/bots.js';
import type { Seat } from '../core/rules.js';
import { fork } from '../core/seed.js';
import { BotThread } from './bot-thread.js';
import type { AnySession, GameHost } from './host.js';
import { standsInPage } from './page.js';

interface Job {
  readonly seat: Seat;
  /** What the seat knew when it was asked. */
  readonly known: string;
}

export class BotController {
  readonly #host: GameHost;
  #thread: BotThread | undefined;
  /** Hints have a thread of their own, so that neither thought ends the other. */
  #adviser: BotThread | undefined;
  #job: Job | undefined;
  /** What no bot could be loaded for; it is not asked again while the seat knows no more. */
  #unasked: Job | undefined;
  #run: Promise<void> | undefined;
  #lastSeat: Seat = -1;
  #lastMove = 0;
  /** Ends the pause before a move. */
  #wake: (() => void) | undefined;

  constructor(host: GameHost) {
    this.#host = host;
    // Lit keeps its controllers within the page's reach, so it gets no more of this one than two calls.
    host.element.addController({ hostUpdated: () => this.consider(), hostDisconnected: () => this.#stop() });
  }

  #stop(): void {
    this.#drop();
    this.#unasked = undefined;
    this.#thread?.stop();
    this.#adviser?.stop();
    this.#thread = this.#adviser = undefined;
  }

  get isThinking(): boolean {
    return this.#job !== undefined;
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
    const seat = standsInPage(this.#host.element) ? this.#next() : undefined;
    if (seat === undefined) return this.#drop();
    const known = this.#known(seat);
    if ([this.#job, this.#unasked].some((job) => job?.seat === seat && job.known === known)) return;
    this.#drop();
    const job = (this.#job = { seat, known });
    this.#run = this.#ask(job);
  }

  /** Bots of simultaneous games wait for the people at the screen; several bots take turns. */
  #next(): Seat | undefined {
    const session = this.#host.session;
    if (!session?.isLive) return undefined;
    const toAct = session.game.rules.toAct(session.state);
    const bots = toAct.filter((seat) => session.kindOf(seat) === 'bot');
    const isWaiting =
      session.game.rules.simultaneous && toAct.some((seat) => session.kindOf(seat) === 'human');
    return isWaiting ? undefined : (bots.find((seat) => seat > this.#lastSeat) ?? bots[0]);
  }

  #newThread(): BotThread {
    return new BotThread(this.#host.slice, this.#host.setting<(() => Worker) | undefined>('workerFactory'));
  }

  /** What the seat may know, dealt anew by a seed of its own. */
  #question(
    { game, state, ply }: AnySession,
    seat: Seat,
    by: Pick<BotQuestion, 'bot' | 'level' | 'hint'>,
  ): BotQuestion {
    const seed = fork(this.#host.chance, ply * 16 + seat);
    const position = game.notation.formatPosition(game.rules.redeal(state, seat, seed));
    const { bot, level, hint } = by;
    return { bot, seat, position, seed, ...(level !== undefined && { level }), ...(hint && { hint }) };
  }

  #known(seat: Seat): string {
    return this.#host.session?.position(seat) ?? '';
  }

  /** The bot's move; false where the bots could not be loaded. */
  async #answer(thread: BotThread, question: BotQuestion): Promise<string | undefined | false> {
    try {
      return await thread.ask(question);
    } catch {
      this.#host.noteMissing('bots');
      return false;
    }
  }

  #drop(): void {
    this.#wake?.();
    this.#job = undefined;
    this.#thread?.cancel();
  }

  async #ask(job: Job): Promise<void> {
    const host = this.#host;
    await host.motion.idle();
    const session = host.session;
    const player = host.players[job.seat];
    if (this.#job !== job || !session || player?.kind !== 'bot') return;
    this.#thread ??= this.#newThread();
    const text = await this.#answer(this.#thread, this.#question(session, job.seat, player));
    if (text === false) this.#unasked = job;
    if (this.#job === job && !text) this.#job = undefined;
    if (this.#job !== job || !text) return;
    // Seats that act in secret at once show nothing that a pace would explain.
    const pace = session.game.rules.simultaneous ? 0 : host.setting<number>('botPace');
    const wait = this.#lastMove + pace - performance.now();
    if (wait > 0) await this.#pause(wait);
    await host.motion.idle();
    if (this.#job !== job) return;
    this.#job = undefined;
    if (this.#known(job.seat) === job.known) {
      this.#lastSeat = job.seat;
      host.playFor(job.seat, text);
    }
    this.consider();
  }

  /** What the slice's adviser tells the reader; undefined where it is not the reader's turn. */
  async advise(): Promise<AdviceText | undefined> {
    const { session, slice, viewer } = this.#host;
    const toAct = session?.game.rules.toAct(session.state) ?? [];
    const seat = typeof viewer === 'number' ? viewer : toAct[0];
    if (!session?.isLive || slice.hint === undefined || seat === undefined || !toAct.includes(seat))
      return undefined;
    const known = this.#known(seat);
    this.#adviser ??= this.#newThread();
    const text = await this.#answer(
      this.#adviser,
      this.#question(session, seat, { bot: slice.hint, hint: true }),
    );
    return text && this.#known(seat) === known ? (JSON.parse(text) as AdviceText) : undefined;
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
