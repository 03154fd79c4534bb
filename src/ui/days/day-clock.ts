/**
 * Which day it is on a board that stays open, and how long until the next: it looks at the clock when that may have
 * changed.
 */
import { listenAmongOthers } from '../dom/page.js';
import { nextDayAt, timeLeft } from '../../core/days/calendar.js';
import { dateAt } from '../../core/days/dates.js';
import { now } from './day-settings.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How often the clock is read: timers may stand still while a device sleeps, so that midnight could be missed. */
const LOOK = 15 * MINUTE;

export class DayClock {
  readonly #zoneOf: () => string | undefined;
  readonly #looked: (isNewDay: boolean) => void;
  /** The day that the clock has shown last, in which zone, and when the next one begins. */
  #today = '';
  #zone: string | undefined;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = 0;
  #end: (() => void) | undefined;

  /** `looked`: hears of every look at the clock, and whether a day has ended since the last. */
  constructor(zoneOf: () => string | undefined, looked: (isNewDay: boolean) => void) {
    this.#zoneOf = zoneOf;
    this.#looked = looked;
  }

  get today(): string {
    return this.#read().today;
  }

  /** Until the next day begins. */
  get left(): ReturnType<typeof timeLeft> {
    return timeLeft(now(), this.#read().next);
  }

  #read(): { readonly today: string; readonly next: number } {
    const ms = now();
    const zone = this.#zoneOf();
    // A clock may be set back.
    const isSame = zone === this.#zone && ms < this.#next && ms > this.#next - 2 * DAY;
    if (!isSame) [this.#today, this.#next, this.#zone] = [dateAt(ms, zone), nextDayAt(ms, zone), zone];
    return { today: this.#today, next: this.#next };
  }

  /**
   * Goes on looking: `isTold` at each minute, since what is left is told, else when the day ends. Nothing is looked at
   * while the page is hidden.
   */
  follow(isTold: boolean): void {
    this.#end ??= listenAmongOthers(document, 'visibilitychange', () => this.#look());
    const left = this.#read().next - now();
    const wait = Math.min(isTold ? left % MINUTE || MINUTE : left, LOOK);
    if (this.#timer !== undefined && this.#wait <= wait) return;
    clearTimeout(this.#timer);
    this.#wait = wait;
    this.#timer = document.hidden ? undefined : setTimeout(() => this.#look(), Math.max(0, wait));
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = this.#today;
    this.#looked(this.today !== before && before !== '');
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#end?.();
    this.#end = undefined;
  }
}
