/** The game in progress behind a board: begins it as the attributes ask, plays, and tells the page by events. It draws nothing. */
import type { Player } from '../core/notation.js';
import { freeze } from '../core/freeze.js';
import { readOptions } from '../core/options.js';
import { openBySeed, openPosition, openRecord } from '../core/opening.js';
import { actorOf } from '../core/ply.js';
import { accept, refuse, type Refusal, type Result } from '../core/result.js';
import type { Actor, Seat } from '../core/rules.js';
import { Session, type Cause, type PlayAt } from '../core/session.js';
import { sayRefusal } from '../core/words.js';
import {
  GameChangeEvent,
  GameEndEvent,
  GameStartEvent,
  GoalMetEvent,
  HintGivenEvent,
  MoveRefusedEvent,
  MoveRequestEvent,
  SeatTurnEvent,
} from './events.js';
import { seesAll } from './foretell.js';
import type { AnyOpening, AnySession, GameHost } from './host.js';
import { sayMove } from './move-words.js';
import { News } from './news.js';
import type { Plan } from './plan.js';
import type { AnySlice } from './slice.js';

function openingOf(game: AnySlice['game'], plan: Plan, record: string): Result<AnyOpening> {
  if (plan.kind === 'record') return openRecord(game, record);
  return plan.kind === 'position'
    ? openPosition(game, plan.text)
    : accept(openBySeed(game, plan.options, plan.seed));
}

export class SessionController {
  readonly #host: GameHost;
  session: AnySession | undefined;
  #isSilent = false;
  #isStarted = false;
  /** Rises with each change, told or not: a listener may have changed the game meanwhile. */
  #changes = 0;
  readonly #untold: (() => void)[] = [];
  #isTelling = false;
  readonly #news = new News();
  #isGoalTold = false;
  #isEndTold = false;
  /** How many the reader has asked for in this game. */
  hints = 0;
  #undos = 0;
  #begun: number | undefined;
  #told = 0;

  constructor(host: GameHost) {
    this.#host = host;
  }

  seat(players: readonly Player[]): void {
    this.session?.seat(players.map(({ kind }) => kind));
  }

  /** Begins a game without telling the page; what is unsound leaves the one in hand. */
  begin(plan: Plan, players: readonly Player[]): Result<number> {
    return this.#silently(() => {
      const { awaiting, slice } = this.#host;
      const { game } = slice;
      if (plan.kind === 'seed') {
        const options = readOptions(game.rules.options, plan.options);
        if (!options.ok) return options;
        // Sound one by one, options may still not go together: their text knows.
        const together = game.notation.parseOptions(game.notation.formatOptions(options.value));
        if (!together.ok) return together;
      }
      const text = plan.kind === 'record' ? plan.text : '';
      const taken = awaiting?.read?.(text) ?? accept({ record: text, names: [] });
      if (!taken.ok) return taken;
      const opening = openingOf(game, plan, taken.value.record);
      if (!opening.ok) return opening;
      awaiting?.seat?.(taken.value.names);
      if (this.session) this.session.open(opening.value, 'start');
      else {
        this.session = new Session(game, {}, 0, [], opening.value) as AnySession;
        this.session.subscribe((cause) => this.#onChange(cause));
      }
      this.seat(players);
      this.#forget();
      this.#host.element.requestUpdate();
      return accept(this.session.ply);
    });
  }

  #forget(): void {
    this.#isStarted = false;
    this.#news.forget();
    this.#host.renew();
    this.hints = this.#undos = 0;
    this.#begun = undefined;
    this.#told = this.session?.ply ?? 0;
    this.#isGoalTold = this.session?.game.goal?.(this.session.state)?.met ?? false;
    this.#isEndTold = this.#isAtEnd;
  }

  /** Whether the position on show is an end; `Session.isOver` asks about the last one. */
  get #isAtEnd(): boolean {
    return this.session !== undefined && this.session.game.rules.outcome(this.session.state) !== undefined;
  }

  #silently<T>(act: () => T): T {
    this.#isSilent = true;
    try {
      return act();
    } finally {
      this.#isSilent = false;
    }
  }

  /** Loads a record without telling the page, as attributes do. */
  load(text: string): Result<number> {
    return this.begin({ kind: 'record', text }, this.#host.players);
  }

  /** Shows another ply without telling the page. */
  look(ply: number): Result<number> {
    return this.#silently(() => this.#with((session) => session.goTo(Math.min(ply, session.plies))));
  }

  #with(act: (session: AnySession) => Result<number>): Result<number> {
    return this.session ? act(this.session) : refuse('session/not-ready');
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
    return this.#with((session) => {
      const result = session.restart(seed);
      if (result.ok) this.#forget();
      return result;
    });
  }

  /** Tells the page that the reader has begun another game. */
  tellStart(): void {
    this.#onChange('start');
  }

  /** A move of a bot, or one that the page sends. The reader is told of a refusal where it is the reader's own seat. */
  playText(text: string, at: PlayAt): Result<number> {
    return this.#with((session) => {
      const result = session.playText(text, at);
      // A relay may repeat itself: that a ply is past is no news.
      if (result.ok || result.error.code === 'session/other-ply') return result;
      const actor = actorOf(session.game, session.state, text, at.actor);
      return actor === this.#host.viewer ? this.refuse(result.error) : this.#refuseOther(result.error, actor);
    });
  }

  /** Of another's move only whoever sent it learns why it is refused, if the reason may tell what the viewer must not know. */
  #refuseOther(refusal: Refusal, actor: Actor | undefined): Result<never> {
    const { words, element } = this.#host;
    const isSecret = typeof actor === 'number' && !seesAll(this.#host);
    const told = isSecret ? { code: 'session/refused' } : refusal;
    element.dispatchEvent(new MoveRefusedEvent(told, sayRefusal(words, told)));
    return { ok: false, error: refusal };
  }

  /** A move that a reader means: the page may forbid it before it is played. */
  request(seat: Seat, action: unknown): Result<number> {
    return this.#with((session) => {
      const refusal = session.refusal(seat, action);
      if (refusal) return this.refuse(refusal);
      const text = session.game.notation.formatMove(session.state, seat, action);
      const changes = this.#changes;
      const request = new MoveRequestEvent(seat, freeze(action), text, session.ply);
      if (!this.#host.element.dispatchEvent(request)) return refuse('session/vetoed');
      // A listener may have played, or begun another game.
      return changes === this.#changes ? session.play(seat, action) : accept(session.ply);
    });
  }

  /** A refusal of what the reader meant. */
  refuse(refusal: Refusal): Result<never> {
    const sentence = this.#host.noteRefusal(refusal);
    this.#host.element.dispatchEvent(new MoveRefusedEvent(refusal, sentence));
    return { ok: false, error: refusal };
  }

  giveHint(text: string): void {
    this.hints++;
    this.#host.element.dispatchEvent(new HintGivenEvent(text, this.session?.ply ?? 0));
  }

  #onChange(cause: Cause): void {
    const host = this.#host;
    const session = this.session as AnySession;
    host.element.requestUpdate();
    this.#changes++;
    const from = this.#told;
    this.#told = session.ply;
    if (this.#isSilent) return;
    if (cause === 'undo') this.#undos++;
    if (cause === 'undo' || cause === 'start') this.#isEndTold = this.#isAtEnd;
    if (cause === 'play') this.#begun ??= performance.now();
    const sentences = this.#sentences(cause, session, cause === 'play' ? session.ply - 1 : from);
    host.noteChange(cause, this.#heard(cause, session, sentences));
    const snapshot = freeze(session.snapshot(host.viewer));
    if (cause === 'play' && !this.#isStarted) {
      this.#isStarted = true;
      this.#tell(() => host.element.dispatchEvent(new GameStartEvent(snapshot)));
    }
    this.#tell(() => host.element.dispatchEvent(new GameChangeEvent(cause, snapshot, sentences)));
    const changes = this.#changes;
    this.#tell(() => {
      if (changes === this.#changes && cause !== 'go') this.#tellState(session);
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

  /** `from`: the ply that was on show before. */
  #sentences(cause: Cause, session: AnySession, from: number): readonly string[] {
    const { words, slice, viewer } = this.#host;
    const lead = this.#lead(cause, session, from);
    // Where one only looks back, nobody is to act.
    if (cause === 'go' && session.ply < session.plies) return lead;
    const plies = cause === 'play' || cause === 'redo' ? session.pliesFrom(from) : [];
    // What was played again first is told with its number.
    const told = (ply: (typeof plies)[number], i: number): typeof ply =>
      cause === 'redo' && i === 0 ? { ...ply, events: ply.events.slice(1) } : ply;
    const events = plies.flatMap((ply, i) => session.heard(told(ply, i), viewer));
    // Where all act at once, what others do in secret is not said, nor again what the reader is to do.
    if (cause === 'play' && events.length === 0 && session.game.rules.simultaneous) return [];
    return this.#withTurn(session, [...lead, ...events.map((event) => slice.game.describe(event, words))]);
  }

  /** The end may be an event as well as what stands then: it is said once. */
  #withTurn(session: AnySession, told: readonly string[]): readonly string[] {
    const { words, slice, viewer } = this.#host;
    const turn = slice.describeTurn(session.snapshot(viewer).view, words);
    return [...told, turn].filter((sentence) => sentence !== '' && sentence !== `${turn}.`);
  }

  /** What of that the reader hears now. */
  #heard(cause: Cause, session: AnySession, sentences: readonly string[]): readonly string[] {
    if (cause !== 'play') this.#news.forget();
    const news = cause === 'play' ? this.#news.take(session, this.#host) : undefined;
    if (news === undefined) return sentences;
    return news.length > 0 ? this.#withTurn(session, news) : [];
  }

  /** What the reader has done with the game's moves, and with which. */
  #lead(cause: Cause, session: AnySession, from: number): readonly string[] {
    const { words } = this.#host;
    const move = (n: number): string => sayMove(this.#host, n);
    switch (cause) {
      case 'go':
        return [move(session.ply)];
      case 'undo': {
        const n = from - session.ply;
        return [words.say(n > 1 ? 'said.undone-more' : 'said.undone', { n }), move(session.ply + 1)];
      }
      case 'redo':
        return [words.say('said.redone'), move(from + 1)];
      case 'start':
        return [words.say('said.restarted')];
      case 'load':
      case 'play':
        return [];
    }
  }

  #tellState(session: AnySession): void {
    const host = this.#host;
    const outcome = session.game.rules.outcome(session.state);
    if (outcome && session.isLive && !this.#isEndTold) {
      this.#isEndTold = true;
      const sentence = host.slice.describeTurn(session.snapshot(host.viewer).view, host.words);
      host.element.dispatchEvent(new GameEndEvent(outcome, sentence, session.save(host.viewer)));
    }
    this.#tellGoal(session);
    const hosts = session.game.rules.toAct(session.state).filter((seat) => session.kindOf(seat) === 'host');
    if (hosts.length > 0 && session.isLive) host.element.dispatchEvent(new SeatTurnEvent(hosts, session.ply));
  }

  #tellGoal(session: AnySession): void {
    const host = this.#host;
    const goal = session.game.goal?.(session.state);
    if (!goal?.met || this.#isGoalTold || !session.isLive) return;
    this.#isGoalTold = true;
    const moves = session.plies;
    const seconds = Math.round((performance.now() - (this.#begun ?? performance.now())) / 1000);
    const text = host.resultText(goal, moves, this.hints);
    host.element.dispatchEvent(
      new GoalMetEvent(goal, { moves, par: goal.par, hints: this.hints, undos: this.#undos, seconds, text }),
    );
  }
}
