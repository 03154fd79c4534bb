/** A page's settings for daily puzzles. Available before the game is loaded. */
import { dateAt, dayOf } from '../../core/days/dates.js';
import { readDay, readZone } from '../../core/days/read-day.js';
import { accept } from '../../core/basics/result.js';
import { isBare, readFlag } from '../../core/text/option-text.js';
import { asText, textBy } from '../contract/setting-table.js';
import type { SettingTable, SettingValues } from '../contract/settings.js';

/** A game's facts about its daily puzzles, available before the game is loaded. */
export interface DayOffer {
  /** The first day of its built-in puzzles, and the first of a site that names none. */
  readonly first: string;
  /** The rule that tells of days. */
  readonly rule: string;
  /** Storage key of the solved days, after the page's own key; unique for each game. */
  readonly keptAs: string;
  /** Whether statistics count ratings, since moves beyond par are not what is lost; left out: they count those. */
  readonly countsRatings?: boolean;
  /** Whether the page asks for something that goes before the puzzle of each day. */
  isElse(given: SettingValues): boolean;
  /** The settings of the puzzle of a day, in place of whatever the page asks for. */
  settingsOf(day: string): Readonly<Record<string, unknown>>;
}

/** The effort spent on a puzzle so far. */
export interface Tried {
  readonly moves: number;
  readonly par: number;
  readonly isSolved: boolean;
}

/** How a game offers daily puzzles on one of its boards. S = state, V = what a viewer may know. */
export interface Days<S, V> extends DayOffer {
  /** The day whose puzzle is in hand; undefined for any other game. */
  dayInHand(): string | undefined;
  /** The effort spent on a puzzle; undefined if the position is no puzzle or its par is unknown. */
  triedIn(position: S | V): Tried | undefined;
}

const DAY = 24 * 60 * 60_000;
const [EARLIEST, LATEST] = [dayOf('1000-01-02') * DAY, dayOf('9999-12-31') * DAY];

/** The moment on the reader's clock; a clock that shows no year of four figures is taken to show the start of 1970. */
export function now(): number {
  const ms = Date.now();
  return ms >= EARLIEST && ms < LATEST ? ms : 0;
}

/** The date now in the zone of the page, else in the reader's own. */
export function today(given?: Pick<SettingValues, 'get'>): string {
  return dateAt(now(), given?.get('dailyZone'));
}

/** Whether `daily` is for the puzzle of each day, rather than for that of one. */
const asksEachDay = (text: string): boolean => isBare('daily', text) || /^\s*today\s*$/i.test(text);

/** The attributes `daily`, `daily-zone` and `daily-first`. */
export const daySettings = ({ first, rule }: DayOffer) =>
  ({
    daily: {
      ...textBy('daily', (text, others) => {
        if (readFlag('daily', text) === false) return accept(undefined);
        return readDay(asksEachDay(text) ? today(others) : text, rule);
      }),
      by: 'dailyZone',
    },
    dailyZone: textBy('daily-zone', (text) => readZone(text, rule)),
    dailyFirst: { ...textBy('daily-first', (text) => readDay(text, rule)), fallback: first, restarts: false },
  }) satisfies SettingTable;

/**
 * Whether the page offers the puzzle of each day, and with it those of the days before, rather than that of one day.
 */
export function isEveryDay(offer: DayOffer, given: SettingValues): boolean {
  return asksEachDay(asText(given.given('daily') ?? false)) && !offer.isElse(given);
}

/** Whether the reader may begin another puzzle or game than the page's. */
export function hasChoices(given: SettingValues): boolean {
  return !given.get('noChoices') && !given.get('readonly') && given.get('controls') === 'full';
}

/**
 * Whether the reader is offered earlier days: where the page offers each day and other puzzles, from its first day on.
 */
export function offersDays(offer: DayOffer, given: SettingValues): boolean {
  return isEveryDay(offer, given) && hasChoices(given) && given.get<string>('dailyFirst') <= today(given);
}
