/**
 * The time of a board's rounds (C11): when it runs, what reader and page may ask of it, and how it shows. It counts no
 * second itself.
 */
import { html, isServer, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { accept, refuse, type Refusal, type Result } from '../../core/basics/result.js';
import { shownValue } from '../../core/basics/shown.js';
import type { Words } from '../../core/words/words.js';
import type { BoardContext } from '../../ui/contract/parts.js';
import { langOf, renderWord } from '../../ui/dom/sentence.js';
import { standsInPage } from '../../ui/dom/page.js';
import type { Ui } from '../interpret.js';
import type { Event, Move, State } from '../state.js';
import { Clock } from './clock.js';

/** Seconds that a press adds. */
const MORE = 60;
const MOST = 3600;

/** The part of a board that the clock uses. */
export type RoundTimeBoard = Pick<
  BoardContext<State, Move, Event, State, Ui>,
  'element' | 'state' | 'dispatch' | 'redraw'
>;

/** `2:05`. */
function shownTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class RoundTime {
  readonly #board: RoundTimeBoard;
  readonly #clock: Clock;

  constructor(board: RoundTimeBoard) {
    this.#board = board;
    this.#clock = new Clock({
      tick: board.redraw,
      warn: () => this.#say('timer.warning'),
      end: () => board.dispatch({ type: 'play', text: 'end', at: { actor: 'host' } }),
    });
  }

  /**
   * As the game in hand stands: looking back stops the time, and another round has its own. Here alone it starts and
   * stops by itself, and only asked to catch up: what is read below changes nothing.
   */
  keep(): void {
    const { state: board, element } = this.#board;
    const { session, players, settings } = board;
    const seconds = settings.get<number>('roundSeconds');
    const state = session?.stateAt(session.plies);
    // A record of one viewer's knowledge cannot be played on.
    const isPlayable = session !== undefined && (session.isLive || session.ply < session.plies);
    if (isServer || settings.get('readonly') || seconds === 0 || !isPlayable || state?.phase !== 'play')
      return this.#clock.stop();
    // Without buttons there is nothing to wait for.
    const waits = !settings.get('autoNextRound') && settings.get('controls') !== 'none';
    // Nobody is hurried before the first move; but a bot would make it at once.
    const isReady = session.plies === 0 && !(waits && players.some(({ kind }) => kind === 'bot'));
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

  /** Why nobody moves now; undefined where the clock stops nobody. */
  get rest(): Refusal | undefined {
    if (!this.isStanding || this.#board.state.session?.isLive !== true) return undefined;
    const code = this.#clock.state === 'paused' ? 'constellation/paused' : 'constellation/not-started';
    return { code, rule: 'C11', facts: { round: this.#round, button: { key: this.#caption } } };
  }

  /** The time that is left, as `2:05`; empty where none is kept. */
  get clock(): string {
    const { left } = this.#clock;
    return left === undefined ? '' : shownTime(left);
  }

  get isShort(): boolean {
    return this.#clock.isShort;
  }

  /** The act of the button that stops the time, or lets it run. */
  get caption(): string {
    return this.#caption.slice('act.'.length);
  }

  toggle(): void {
    if (this.isStanding) this.goOn();
    else this.pause();
  }

  get #round(): number {
    const { session } = this.#board.state;
    return session?.stateAt(session.plies).round ?? 0;
  }

  /** The caption of the button that stops the time, or lets it run. */
  get #caption(): string {
    const next = this.#round === 1 ? 'act.first-round' : 'act.next-round';
    return { waiting: next, paused: 'act.go-on' }[this.#clock.state as string] ?? 'act.pause';
  }

  #say(key: string): void {
    const { state, dispatch } = this.#board;
    const left = this.#clock.left ?? 0;
    const facts = { time: shownTime(left), seconds: left, round: this.#round };
    dispatch({ type: 'say', sentences: [state.words.say(key, facts)] });
  }

  // Requests by reader and page:

  pause(): Result<number> {
    return this.#ask('timer.paused', () => this.#clock.pause());
  }

  goOn(): Result<number> {
    return this.#ask('timer.running', () => this.#clock.goOn());
  }

  addTime(seconds: unknown): Result<number> {
    if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1 || seconds > MOST)
      return refuse('constellation/more-time', {
        rule: 'C11',
        facts: { most: MOST, found: shownValue(seconds) },
      });
    return this.#ask('timer.added', () => this.#clock.add(seconds));
  }

  /** Only what has changed is told. */
  #ask(told: string, act: () => boolean): Result<number> {
    if (this.#clock.left === undefined) return refuse('constellation/no-clock', { rule: 'C11' });
    if (act()) this.#say(told);
    this.#board.redraw();
    return accept(this.#clock.left);
  }

  render(words: Words): TemplateResult | typeof nothing {
    const { left, isShort } = this.#clock;
    if (left === undefined) return nothing;
    const time = shownTime(left);
    const isHeld = this.#board.state.session?.isLive !== true;
    // A second press of the same click does nothing.
    const press = (act: () => void) => (event: MouseEvent) => event.detail < 2 && act();
    const [label, told] = [words.say('timer.label'), words.say('timer.left', { time })];
    return html`<div class="clock" role="group" aria-label=${bare(label)} lang=${langOf(label)}>
      <p class=${isShort ? 'time short' : 'time'} role="timer" aria-label=${bare(told)} lang=${langOf(told)}>${time}</p>
      ${isShort ? html`<strong>${renderWord(words, 'timer.soon')}</strong>` : nothing}
      ${isHeld ? html`<span>${renderWord(words, 'timer.held')}</span>` : nothing}
      <span class="buttons">
        <button name="clock" class=${this.isStanding ? 'start' : nothing} ?disabled=${isHeld}
            @click=${press(() => this.toggle())}>${renderWord(words, this.#caption)}</button>
        <button name="more-time"
            @click=${press(() => this.addTime(MORE))}>${renderWord(words, 'act.more-time')}</button>
      </span>
    </div>`;
  }
}
