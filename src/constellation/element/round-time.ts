/** The time of a board's rounds (C11): when it runs, what reader and page may ask of it, and how it shows. It counts no second itself. */
import { html, isServer, nothing, type TemplateResult } from 'lit';
import { accept, refuse, type Refusal, type Result } from '../../core/result.js';
import { shownValue } from '../../core/shown.js';
import type { Words } from '../../core/words.js';
import type { GameWorks } from '../../ui/game-works.js';
import { standsInPage } from '../../ui/page.js';
import type { State } from '../state.js';
import { Clock } from './clock.js';
import type { Timed } from './timed.js';

/** What a press adds. */
const MORE = 60;
const MOST = 3600;

/** What it needs of the works. */
type TimeHost = Pick<
  GameWorks,
  'element' | 'session' | 'words' | 'isReadonly' | 'players' | 'setting' | 'play'
>;

/** `2:05`. */
function shownTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class RoundTime implements Timed {
  readonly #host: TimeHost;
  readonly #say: (sentence: string) => void;
  readonly #clock: Clock;

  constructor(host: TimeHost, say: (sentence: string) => void) {
    this.#host = host;
    this.#say = say;
    this.#clock = new Clock({
      tick: () => host.element.requestUpdate(),
      warn: () => say(this.#tell('timer.warning')),
      end: () => host.play('end', { actor: 'host' }),
    });
  }

  /**
   * As the game in hand stands: looking back stops the time, and another round has its own. Here alone it starts and stops
   * by itself, and only asked to catch up: what is read below changes nothing.
   */
  keep(): void {
    const { session, isReadonly, element } = this.#host;
    const seconds = this.#host.setting<number>('roundSeconds');
    const state = session?.stateAt(session.plies) as State | undefined;
    // What only shows what one viewer knew is no game to play.
    const isPlayable = session !== undefined && (session.isLive || session.ply < session.plies);
    if (isServer || isReadonly || seconds === 0 || !isPlayable || state?.phase !== 'play')
      return this.#clock.stop();
    // Where no button shows none is waited for.
    const waits =
      !this.#host.setting<boolean>('autoNextRound') && this.#host.setting<string>('controls') !== 'none';
    // Nobody is hurried before the first move; but a bot would make it at once.
    const isReady = session.plies === 0 && !(waits && this.#host.players.some(({ kind }) => kind === 'bot'));
    this.#clock.keep(state.round, seconds, isReady ? 'ready' : waits ? 'waiting' : 'running');
    this.#clock.hold(!session.isLive || !standsInPage(element));
  }

  /** Another game begins: its time is its own. */
  forget(): void {
    this.#clock.stop();
  }

  /** The board has left its page: the time stands until it is back. */
  leave(): void {
    this.#clock.hold(true);
  }

  /** Paused, or before a round that waits. */
  get isStanding(): boolean {
    return this.#clock.state === 'paused' || this.#clock.state === 'waiting';
  }

  /** Why nobody moves now; undefined where the time is in nobody's way. */
  get rest(): Refusal | undefined {
    if (!this.isStanding || this.#host.session?.isLive !== true) return undefined;
    const code = this.#clock.state === 'paused' ? 'constellation/paused' : 'constellation/not-started';
    return { code, rule: 'C11', facts: { round: this.#round } };
  }

  /** What there is to do before anybody moves. */
  get status(): string | undefined {
    const { rest } = this;
    if (!rest) return undefined;
    if (this.#clock.state === 'paused') return this.#host.words.say('turn.paused');
    return this.#host.words.say(this.#round === 1 ? 'turn.first-round' : 'turn.next-round');
  }

  get #round(): number {
    const { session } = this.#host;
    return session ? (session.stateAt(session.plies) as State).round : 0;
  }

  #tell(key: string): string {
    const left = this.#clock.left ?? 0;
    return this.#host.words.say(key, { time: shownTime(left), seconds: left, round: this.#round });
  }

  // What reader and page ask for.

  pause(): Result<number> {
    return this.#ask('timer.paused', () => this.#clock.pause());
  }

  goOn(): Result<number> {
    return this.#ask('timer.running', () => this.#clock.goOn());
  }

  addTime(seconds: number): Result<number> {
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST)
      return refuse('constellation/more-time', {
        rule: 'C11',
        facts: { most: MOST, found: shownValue(seconds) },
      });
    return this.#ask('timer.added', () => this.#clock.add(seconds));
  }

  /** Only what has changed is told. */
  #ask(told: string, act: () => boolean): Result<number> {
    if (this.#clock.left === undefined) return refuse('constellation/no-clock', { rule: 'C11' });
    if (act()) this.#say(this.#tell(told));
    this.#host.element.requestUpdate();
    return accept(this.#clock.left);
  }

  render({ say }: Words): TemplateResult | typeof nothing {
    const { left, isShort, state } = this.#clock;
    if (left === undefined) return nothing;
    const time = shownTime(left);
    const isHeld = this.#host.session?.isLive !== true;
    const next = this.#round === 1 ? 'act.first-round' : 'act.next-round';
    const caption = { waiting: next, paused: 'act.go-on' }[state as string] ?? 'act.pause';
    // A second press of the same click does nothing.
    const press = (act: () => void) => (event: MouseEvent) => event.detail < 2 && act();
    const toggle = (): unknown => (this.isStanding ? this.goOn() : this.pause());
    return html`<div class="clock" role="group" aria-label=${say('timer.label')}>
      <p class=${isShort ? 'time short' : 'time'} role="timer" aria-label=${say('timer.left', { time })}>${time}</p>
      ${isShort ? html`<strong>${say('timer.soon')}</strong>` : nothing}
      ${isHeld ? html`<span>${say('timer.held')}</span>` : nothing}
      <span class="buttons">
        <button name="clock" class=${this.isStanding ? 'start' : nothing} ?disabled=${isHeld} @click=${press(toggle)}>${say(caption)}</button>
        <button name="more-time" @click=${press(() => this.addTime(MORE))}>${say('act.more-time')}</button>
      </span>
    </div>`;
  }
}
