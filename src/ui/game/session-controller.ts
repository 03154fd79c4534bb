/** The game in progress behind a board: plays it and tells the page by events. It knows no page and draws nothing. */
import { freeze } from '../../core/freeze.js';
import { actorOf } from '../../core/ply.js';
import { accept, refuse, type Refusal, type Result } from '../../core/result.js';
import type { Actor, Goal, Seat } from '../../core/rules.js';
import { Session, type Cause, type PlayAt } from '../../core/session.js';
import { bare } from '../../core/language.js';
import { sayRefusal } from '../../core/words.js';
import { sayChange } from '../words/describe-change.js';
import { describeWhy } from '../words/describe-end.js';
import {
  GameChangeEvent,
  GameEndEvent,
  GameStartEvent,
  GoalMetEvent,
  HintGivenEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
  SeatTurnEvent,
} from '../contract/events.js';
import { seesAll } from './preview.js';
import type { AnySession } from '../contract/board-state.js';
import type { AnyOpening, GameHost } from '../contract/game-host.js';
import { BotNews } from './bot-news.js';
import { Progress } from './progress.js';
import type { Count } from './tally.js';
import { ToldResult } from './told-result.js';

/** How a game begins that is not begun by the page's own settings, of which a page is told nothing. */
export interface Begun {
  /** What the page is told about it, as soon as possible. */
  readonly cause?: Cause;
  /** What the game has taken of its reader before. */
  readonly count?: Count;
}

export class SessionController {
  readonly #host: GameHost;
  readonly progress: Progress;
  session: AnySession | undefined;
  /** Nothing was played or undone since the game began. */
  isUntouched = true;
  #isSilent = false;
  #isStarted = false;
  /** Rises with each change, told or not: a listener may have changed the game meanwhile. */
  #changes = 0;
  readonly #untold: (() => void)[] = [];
  #isTelling = false;
  readonly #news = new BotNews();
  readonly #end = new ToldResult();
  readonly #goal = new ToldResult();
  #told = 0;
  /** A game that has begun while the page could not be told. `isFirst`: the board showed none before. */
  #owed: { readonly cause: Cause; readonly isFirst: boolean } | undefined;

  constructor(host: GameHost) {
    this.#host = host;
    this.progress = new Progress(host);
  }

  /** Who sits where may have changed. Returns what the reader hears then of bots' turns, where no bot is to act any more. */
  seat(): readonly string[] {
    const { session } = this;
    session?.seat(this.#host.players.map(({ kind }) => kind));
    this.#host.catchUp();
    return session ? this.#news.settle(session, this.#host) : [];
  }

  /** Another game is in hand. The page is told nothing, or by `tellOwed`. */
  begin(opening: AnyOpening, { cause, count }: Begun = {}): void {
    const isFirst = this.session === undefined;
    this.#silently(() => {
      if (this.session) this.session.open(opening, 'start');
      else {
        this.session = new Session(this.#host.adapter.game, {}, 0, [], opening) as AnySession;
        this.session.subscribe((change) => this.#onChange(change));
        this.#forget(this.session);
      }
    });
    this.progress.begin(count);
    this.#owed = cause && { cause, isFirst };
    // Its first move was told when it was played.
    this.#isStarted = cause === 'resume' && this.session !== undefined && this.session.plies > 0;
    this.#host.redraw();
  }

  /** Another game is in hand: nothing of it has been told yet, and nothing counted. */
  #forget(session: AnySession): void {
    this.isUntouched = true;
    this.#isStarted = false;
    this.#news.forget();
    this.#told = session.ply;
    this.#host.renew();
    this.seat();
    this.progress.begin();
    const { game, state } = session;
    this.#goal.begin(session, game.goal?.(state)?.met ?? false);
    this.#end.begin(session, game.rules.outcome(state) !== undefined);
  }

  /** Returns how to take up the game in hand again, as it is now. */
  get wayBack(): () => void {
    const { session } = this;
    if (!session) return () => {};
    const [opening, count] = [session.opening as AnyOpening, this.progress.count];
    return () => this.begin(opening, { cause: 'resume', count });
  }

  #silently<T>(act: () => T): T {
    this.#isSilent = true;
    try {
      return act();
    } finally {
      this.#isSilent = false;
    }
  }

  /** Shows another ply without telling the page. */
  look(ply: number): void {
    this.#silently(() => this.session?.goTo(Math.min(ply, this.session.plies)));
  }

  /** What the page is still to be told comes before what happens next. */
  #with(act: (session: AnySession) => Result<number>): Result<number> {
    this.tellOwed();
    return this.session ? act(this.session) : refuse('session/not-ready');
  }

  /** Tells the page of a game that the reader has begun, or that has been taken up again. */
  tellOwed(): void {
    const [owed, { session }] = [this.#owed, this];
    this.#owed = undefined;
    if (owed && session) this.#tellChange(owed.cause, session, session.ply, owed.isFirst);
  }

  undo(): Result<number> {
    return this.#with((session) => session.undo());
  }
  redo(): Result<number> {
    return this.#with((session) => session.redo());
  }
  goTo(ply: number): Result<number> {
    return this.#with((session) => session.goTo(ply));
  }
  /** `seed`: of the new deal, where something is hidden. */
  restart(seed: number): Result<number> {
    return this.#with((session) => session.restart(seed));
  }

  /** A move of a bot. Its refusal does not concern the reader. */
  playBot(seat: Seat, text: string): Result<number> {
    return this.#with((session) => session.playText(text, { actor: seat }));
  }

  /** A move that the page sends. A refusal is the page's matter alone: the reader has done nothing. */
  playText(text: string, at: PlayAt): Result<number> {
    return this.#with((session) => {
      const result = session.playText(text, at);
      // Relays may resend moves; old plies are ignored silently.
      if (!result.ok && result.error.code !== 'session/other-ply') {
        const actor = actorOf(session.game, session.state, text, at.actor);
        this.#tellRefused(this.#publicly(result.error, actor));
      }
      return result;
    });
  }

  /** If the reason for a refusal may tell what the viewer must not know, only the sender of the move learns it. */
  #publicly(refusal: Refusal, actor: Actor | undefined): Refusal {
    const isSecret = typeof actor === 'number' && actor !== this.#host.viewer && !seesAll(this.#host);
    return isSecret ? { code: 'session/refused' } : refusal;
  }

  #tellRefused(refusal: Refusal): void {
    this.#host.tell(new MoveRefusedEvent(refusal, bare(sayRefusal(this.#host.words, refusal))));
  }

  /** A move that a reader means: the page may forbid it before it is played. */
  request(seat: Seat, move: unknown): Result<number> {
    return this.#with((session) => {
      const refusal = session.refusal(seat, move);
      if (refusal) return this.refuse(refusal);
      const text = session.game.notation.formatMove(session.state, seat, move);
      const changes = this.#changes;
      const request = new MoveRequestEvent(seat, freeze(move), text, session.ply);
      if (!this.#host.tell(request)) return refuse('session/vetoed');
      // A listener may have played, or begun another game.
      return changes === this.#changes ? session.play(seat, move) : accept(session.ply);
    });
  }

  /** A refusal of what the reader meant. */
  refuse(refusal: Refusal): Result<never> {
    this.#host.noteRefusal(refusal);
    this.#tellRefused(refusal);
    return { ok: false, error: refusal };
  }

  giveHint(text: string): void {
    this.progress.addHint(text);
    this.#host.keep();
    this.#host.tell(new HintGivenEvent(text, this.session?.ply ?? 0));
  }

  #onChange(cause: Cause): void {
    const session = this.session as AnySession;
    this.#host.redraw();
    this.#changes++;
    // A listener may play at once: then nothing may be left of the game before.
    if (cause === 'start') this.#forget(session);
    if (cause !== 'start' && cause !== 'go') this.isUntouched = false;
    const from = cause === 'play' ? session.ply - 1 : this.#told;
    this.#told = session.ply;
    this.#host.catchUp();
    if (this.#isSilent) return;
    if (cause === 'undo') this.progress.addUndo();
    if (cause !== 'go') this.progress.change();
    this.#tellChange(cause, session, from);
  }

  /** `isFirst`: the reader has seen no other game here, and is told nothing. */
  #tellChange(cause: Cause, session: AnySession, from: number, isFirst = false): void {
    const host = this.#host;
    const sentences = sayChange(host, session, cause, from);
    host.noteChange(cause, isFirst ? [] : this.#heard(cause, session, sentences));
    const snapshot = freeze(session.snapshot(host.viewer));
    if (cause === 'play' && !this.#isStarted) {
      this.#isStarted = true;
      this.#tell(() => host.tell(new GameStartEvent(snapshot)));
    }
    this.#tell(() => host.tell(new GameChangeEvent(cause, snapshot, sentences.map(bare))));
    const changes = this.#changes;
    this.#tell(() => {
      if (changes === this.#changes && cause !== 'go') this.#tellState(session, cause === 'redo');
    });
    this.#drain();
  }

  #tell(event: () => void): void {
    this.#untold.push(event);
  }

  /** Events go out in the order of what they tell, even where a listener answers one with another move. */
  #drain(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let event = this.#untold.shift(); event; event = this.#untold.shift()) event();
    } finally {
      this.#isTelling = false;
    }
  }

  /** What of a change the reader hears now. */
  #heard(cause: Cause, session: AnySession, sentences: readonly string[]): readonly string[] {
    if (cause === 'play') return this.#news.take(session, this.#host, sentences);
    // A reader who looks back will still hear of what comes after.
    if (cause !== 'go') this.#news.forget();
    return sentences;
  }

  /** `isAgain`: what stands now stood there before. */
  #tellState(session: AnySession, isAgain: boolean): void {
    const host = this.#host;
    const outcome = session.game.rules.outcome(session.state);
    if (outcome && session.isLive && this.#end.isNews(session) && !isAgain) {
      const { view } = session.snapshot(host.viewer);
      // The page keeps it for others to read, so it speaks of the reader by name.
      const words = host.words.to(undefined);
      const headline = host.adapter.describeTurn(view, words, host.reader);
      const why = describeWhy(host, words);
      const sentence = bare(
        why ? words.text([words.say('said.sentence', { sentence: headline }), why]) : headline,
      );
      host.ended();
      host.tell(new GameEndEvent(outcome, sentence, session.save(host.viewer)));
    }
    this.#tellGoal(session, isAgain);
    this.tellTurn();
  }

  /** Asks the page for the moves of its seats, where they are to act. */
  tellTurn(): void {
    const { session } = this;
    if (!session?.isLive) return;
    const hosts = session.game.rules.toAct(session.state).filter((seat) => session.kindOf(seat) === 'host');
    if (hosts.length > 0) this.#host.tell(new SeatTurnEvent(hosts, session.ply));
  }

  #tellGoal(session: AnySession, isAgain: boolean): void {
    const { solved } = this.progress;
    if (!solved || !session.isLive || !this.#goal.isNews(session) || isAgain) return;
    const goal = session.game.goal?.(session.state) as Goal;
    this.#host.tell(new GoalMetEvent(goal, solved));
  }
}
