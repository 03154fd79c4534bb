/**
 * The puzzles of the days on one board: which day is in hand, what is kept of it, when the next one comes, and what
 * stands beside the board of all that.
 */
import { html, isServer, nothing } from 'lit';
import type { DailyResult, Solved } from '../contract/events.js';
import { late } from '../contract/lazy.js';
import type { BoardContext, Rendered, Told, ToldButton } from '../contract/parts.js';
import type { SettingValues } from '../contract/settings.js';
import { wear } from '../dom/adopted-styles.js';
import { standsInPage } from '../dom/page.js';
import { solvedOf } from '../game/progress.js';
import { offersLesson } from '../game/select.js';
import { renderLine } from '../dom/sentence.js';
import { monthOf, numberOf } from '../../core/days/calendar.js';
import { streakOf } from '../../core/days/journal.js';
import { ratingOf } from '../../core/days/rating.js';
import { DayClock } from './day-clock.js';
import { laterThan, toldSolved } from './day-solved.js';
import { KeptDays } from './kept-days.js';
import { isEveryDay, offersDays, type Days, type Tried } from './day-settings.js';

const view = late(() => import('./days-view.js'));

type Board<S, V> = Pick<
  BoardContext<S, unknown, unknown, V, unknown>,
  'element' | 'state' | 'world' | 'dispatch' | 'redraw'
>;

/** The puzzle of each day on a board: which day it is, the earlier ones, and what the reader made of them. */
export class Daily<S, V> {
  readonly #board: Board<S, V>;
  readonly #days: Days<S, V>;
  readonly #kept: KeptDays;
  readonly #clock: DayClock;
  /** The section that is open below the buttons. */
  #open: 'days' | 'statistics' | undefined;
  #month = '';
  /** The game in hand has gone on here: what was taken up or loaded as it stands is nobody's doing. */
  #isPlayed = false;
  #begunAt = 0;
  /** How far the game was when a new day came; undefined where the reader has moved on since. */
  #cameAt: number | undefined;
  #endFollowing: (() => void) | undefined;

  constructor(board: Board<S, V>, days: Days<S, V>) {
    this.#board = board;
    this.#days = days;
    this.#kept = new KeptDays(days.keptAs, () => this.#settings.get('remember'));
    this.#clock = new DayClock(
      () => this.#settings.get('dailyZone'),
      (isNewDay) => this.#look(isNewDay),
    );
  }

  get #settings(): SettingValues {
    return this.#board.state.settings;
  }

  /** The first day of the site. */
  get first(): string {
    return this.#settings.get('dailyFirst');
  }

  // The game in hand:

  get #solvedDay(): string | undefined {
    return this.#tried?.isSolved ? this.#days.dayInHand() : undefined;
  }

  get #tried(): Tried | undefined {
    const { session } = this.#board.state;
    return session && this.#days.triedIn(session.stateAt(session.plies));
  }

  get #solved(): Solved | undefined {
    return solvedOf(this.#board.state, this.#board.world);
  }

  /** Another game is in hand. */
  renew(): void {
    this.#begunAt = this.#board.state.session?.plies ?? 0;
    this.#isPlayed = false;
    this.#cameAt = undefined;
  }

  /** Keeps what the reader has made of the day, before the page is told of it. */
  catchUp(): void {
    const { session } = this.#board.state;
    if (isServer || !session || this.#settings.get('remember') === '' || this.#settings.get('readonly'))
      return;
    if (session.plies !== this.#begunAt) this.#isPlayed = true;
    const day = this.#isPlayed && session.plies > 0 ? this.#days.dayInHand() : undefined;
    if (day === undefined) return;
    const tried = this.#tried;
    const solved = this.#solved;
    if (solved && tried) {
      const { moves, par } = tried;
      const { hints, tries } = solved;
      const isOnDay = day === this.#clock.today;
      this.#kept.enter(day, { moves, par, hints, isOnDay, ...(tries > 0 && { tries }) });
    } else this.#kept.enter(day, 'begun');
  }

  /** For the page; `hints` and `tries`: how many the game has taken. */
  result(shown: V, hints: number, tries: number): DailyResult | undefined {
    const day = this.#days.dayInHand();
    const tried = this.#days.triedIn(shown);
    if (day === undefined || !tried) return undefined;
    const { today } = this.#clock;
    const { journal } = this.#kept;
    return {
      day,
      number: numberOf(day, this.first),
      rating: ratingOf(tried.moves, tried.par, hints, tries),
      isToday: day === today,
      ...(journal && { streak: streakOf(journal, today) }),
    };
  }

  // Messages:

  /** If the page offers daily puzzles: that all have the same one, the streak, and that a new one has come. */
  get told(): Told | undefined {
    const { reader } = this.#board.state;
    if (!isEveryDay(this.#days, this.#settings) || reader.seats.length === 0) return undefined;
    const day = this.#solvedDay;
    if (day !== undefined && this.#solved) {
      const { words } = this.#board.state;
      return toldSolved(words, day, this.#clock.today, this.#kept.journal, this.#cameAt !== undefined);
    }
    return this.#toldNew() ?? this.#toldSame();
  }

  /** Whether it is told that everybody has this puzzle: a reader who is new here is offered the lesson instead. */
  get #isSame(): boolean {
    const { state } = this.#board;
    if (state.session?.plies !== 0 || state.lesson.left || this.#days.dayInHand() !== this.#clock.today)
      return false;
    return !offersLesson(state) || (this.#kept.journal?.size ?? 0) > 0;
  }

  #toldSame(): Told | undefined {
    if (!this.#isSame) return undefined;
    const { left } = this.#clock;
    const key = left.hours > 0 ? 'day.same' : 'day.same-soon';
    return { kind: 'event', sentence: this.#board.state.words.say(key, left) };
  }

  /** Beside another game: that a day has begun, until the reader goes on with that game. */
  #toldNew(): Told | undefined {
    const { state, redraw } = this.#board;
    const { words, session } = state;
    if (this.#cameAt === undefined || this.#cameAt !== session?.plies) return undefined;
    const leave = (): void => {
      this.#cameAt = undefined;
      redraw();
    };
    const buttons = [this.#begins(this.#clock.today, 'today')];
    return { kind: 'offer', sentence: words.say('day.come'), buttons, leave };
  }

  /** Beside the buttons of the end: when the next puzzle opens. */
  get actsAside(): Rendered | undefined {
    const { reader, words } = this.#board.state;
    const { today, left } = this.#clock;
    const isToday = isEveryDay(this.#days, this.#settings) && this.#solvedDay === today;
    if (!isToday || reader.seats.length === 0) return undefined;
    return html`${renderLine(words.say(left.hours > 0 ? 'day.next' : 'day.soon', left))}`;
  }

  /** After the puzzle of a day, where the page offers each day: a later one that is open, and the other days. */
  endButtonsOf(view: V): readonly ToldButton[] | undefined {
    if (!this.#days.triedIn(view)?.isSolved) return undefined;
    const { words, reader } = this.#board.state;
    const day = this.#solvedDay;
    const settings = this.#settings;
    if (
      day === undefined ||
      !isEveryDay(this.#days, settings) ||
      settings.get('readonly') ||
      reader.seats.length === 0
    )
      return undefined;
    const button = (name: 'days' | 'statistics'): ToldButton => ({
      name,
      caption: words.say(`act.${name}`),
      isMain: false,
      press: () => void this.#show(name),
    });
    const { first } = this;
    const isOffered = offersDays(this.#days, settings);
    const later = laterThan(day, { first, today: this.#clock.today, journal: this.#kept.journal, isOffered });
    return [
      ...(later === undefined ? [] : [this.#begins(later, later === this.#clock.today ? 'today' : 'next')]),
      ...(offersDays(this.#days, settings) ? [button('days')] : []),
      ...(this.#kept.journal && settings.get('controls') === 'full' ? [button('statistics')] : []),
    ];
  }

  #begins(day: string, name: 'today' | 'next'): ToldButton {
    return { name, caption: this.#board.state.words.say(`act.${name}`), press: () => this.#take(day) };
  }

  #take(day: string): void {
    this.#open = undefined;
    this.#board.dispatch({ type: 'choose', settings: this.#days.settingsOf(day), isAnew: false });
    this.#board.element.shadowRoot?.querySelector('.chart')?.scrollIntoView({ block: 'nearest' });
  }

  // The section below the buttons:

  /** Whether this button is about the days; it is done. */
  press(name: string): boolean {
    if (name !== 'days' && name !== 'statistics') return false;
    void this.#show(name, true);
    return true;
  }

  /** Shows the days or the statistics, or closes what is shown so; `stays`: it is not closed. */
  async #show(name: 'days' | 'statistics', stays = false): Promise<void> {
    if (this.#open === name && !stays) return this.#close();
    try {
      await view.load();
    } catch {
      this.#board.dispatch({ type: 'refuse', refusal: { code: 'kit/chunk', facts: { part: name } } });
      return;
    }
    this.#open = name;
    const { today } = this.#clock;
    const day = this.#days.dayInHand() ?? today;
    this.#month = monthOf(day >= this.first && day <= today ? day : today);
    await this.#lead(name === 'days' ? '.days [tabindex="0"]' : '.statistics h3');
  }

  async #close(): Promise<void> {
    const name = this.#open;
    this.#open = undefined;
    await this.#lead(`.acts [name=${name}]`, '[name=menu]');
  }

  /** Draws, and puts the focus on the first of these that is there; what has opened is in view as far as it fits. */
  async #lead(...selectors: readonly string[]): Promise<void> {
    const { element, redraw } = this.#board;
    redraw();
    await element.updateComplete;
    const nodes = selectors.map((one) => element.shadowRoot?.querySelector<HTMLElement>(one));
    const node = nodes.find((one) => one);
    node?.focus({ preventScroll: true });
    node?.closest('.days')?.scrollIntoView({ block: 'nearest' });
    node?.scrollIntoView({ block: 'nearest' });
  }

  render(): Rendered {
    const { words } = this.#board.state;
    const shown = view.now();
    const { journal } = this.#kept;
    if (!shown || this.#open === undefined) return nothing;
    const { today } = this.#clock;
    const onClose = (): void => void this.#close();
    if (this.#open === 'statistics')
      return journal
        ? shown.renderStatistics(journal, today, words, onClose, this.#days.countsRatings)
        : nothing;
    return shown.renderDays({
      month: this.#month,
      today,
      first: this.first,
      day: this.#days.dayInHand(),
      journal,
      words,
      onMonth: (month, focus) => {
        this.#month = month;
        void this.#lead(focus);
      },
      onDay: (day) => this.#take(day),
      onClose,
    });
  }

  // The board's place in a page.

  /** After a rendering: follows the clock and other tabs. */
  rendered(root: ShadowRoot): void {
    const shown = view.now();
    if (shown && this.#open !== undefined) wear(root, 'days', shown.styles.cssText);
    if (!isEveryDay(this.#days, this.#settings) || !standsInPage(this.#board.element)) return this.leave();
    this.#endFollowing ??= this.#kept.follow(this.#board.redraw);
    this.#clock.follow(this.#solvedDay === this.#clock.today || this.#isSame);
  }

  #look(isNewDay: boolean): void {
    const { state, dispatch, redraw } = this.#board;
    if (isNewDay && this.#days.dayInHand() !== this.#clock.today) {
      this.#cameAt = state.session?.plies;
      dispatch({ type: 'say', sentences: [state.words.say('day.come')] });
    }
    redraw();
  }

  leave(): void {
    this.#clock.leave();
    this.#endFollowing?.();
    this.#endFollowing = undefined;
  }
}
