/**
 * How earlier days and statistics look, below the buttons of a board; loaded when one of them is opened. It keeps
 * nothing and has no clock.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bare } from '../../core/words/language.js';
import { times } from '../../core/basics/times.js';
import type { Words } from '../../core/words/words.js';
import { takeKey, walk } from '../dom/keys.js';
import { langOf, renderLine, renderWord } from '../dom/sentence.js';
import { renderIcon } from '../panel/icons.js';
import { middayOf, monthOf, monthsFrom, numberOf, weeksOf } from '../../core/days/calendar.js';
import { monthEndOf } from '../../core/days/dates.js';
import {
  isSolvedDay,
  ratingOfDay,
  solvedBetween,
  statisticsOf,
  type Entry,
  type Journal,
} from '../../core/days/journal.js';

export { styles } from './days-view.css.js';

interface ShownDays {
  /** The first date of the month on show. */
  readonly month: string;
  readonly today: string;
  /** The first day that can be played. */
  readonly first: string;
  /** The day on the board, if a day is. */
  readonly day: string | undefined;
  /** Undefined where nothing is kept. */
  readonly journal: Journal | undefined;
  readonly words: Words;
  /** `focus`: what takes the focus then. */
  onMonth(month: string, focus: string): void;
  onDay(day: string): void;
  onClose(): void;
}

const FOCUS = '.days [tabindex="0"]';
const BEFORE = 'M12.5 4L6.5 10L12.5 16';
const AFTER = 'M7.5 4L13.5 10L7.5 16';

/** 1 for Monday to 7 for Sunday. Not every engine knows; our own English is British. */
function weekStart(language: string): number {
  try {
    const locale = new Intl.Locale(
      language === 'en' || language === '' ? 'en-GB' : language,
    ) as Intl.Locale & {
      getWeekInfo?(): { readonly firstDay: number };
      readonly weekInfo?: { readonly firstDay: number };
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}

function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    takeKey(event);
    close();
  };
}

function renderClose(words: Words, close: () => void): TemplateResult {
  const told = words.say('days.close');
  return html`<button class="small" name="close" aria-label=${bare(told)} lang=${langOf(told)}
      @click=${close}>${renderIcon('wrong')}</button>`;
}

/** The state of a day as a sign. */
function renderEntry(entry: Entry | undefined, words: Words): unknown {
  if (entry === undefined) return nothing;
  if (!isSolvedDay(entry)) return html`<small aria-hidden="true">${renderWord(words, 'days.begun')}</small>`;
  return html`<small class="rating" aria-hidden="true">${'★'.repeat(ratingOfDay(entry)) || '☆'}</small>`;
}

/** A day in words, as a screen reader tells it. */
function sayDay(date: string, { today, day, journal, words }: ShownDays): string {
  const entry = journal?.get(date);
  const said = [words.say('days.date', { day: middayOf(date) })];
  if (date === today) said.push(words.say('days.today'));
  if (date === day) said.push(words.say('days.shown'));
  if (isSolvedDay(entry)) said.push(words.say('days.rating', { rating: ratingOfDay(entry) }));
  else if (entry) said.push(words.say('days.begun'));
  return words.row(said);
}

/** A month as a grid: one tab stop, arrows go from day to day, page keys from month to month. */
export function renderDays(days: ShownDays): TemplateResult {
  const { month, today, first, day, journal, words } = days;
  const last = monthEndOf(month);
  const [from, to] = [first > month ? first : month, today < last ? today : last];
  const isOpen = (date: string): boolean => date >= from && date <= to;
  const stop = [day, today].find((date) => date !== undefined && isOpen(date)) ?? to;
  const weeks = weeksOf(month, weekStart(words.language));
  const [, fullWeek = []] = weeks;
  const goes = { before: monthOf(first) < month, after: monthOf(today) > month };
  const turn = (by: 'before' | 'after', focus: string): void => {
    if (goes[by]) days.onMonth(monthsFrom(month, by === 'before' ? -1 : 1), focus);
  };
  const button = (by: 'before' | 'after', path: string): TemplateResult => {
    const told = words.say(`days.${by}`);
    return html`<button
      class="small"
      name=${`month-${by}`}
      aria-label=${bare(told)}
      lang=${langOf(told)}
      aria-disabled=${goes[by] ? nothing : 'true'}
      @click=${() => turn(by, `.days [name=month-${by}]`)}
    ><svg class="icon turns" viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${path} />`}</svg></button>`;
  };
  const cell = (date: string | undefined): TemplateResult => {
    if (date === undefined) return html`<td></td>`;
    const number = words.number(Number(date.slice(8)));
    if (!isOpen(date)) return html`<td><span>${number}</span></td>`;
    const entry = journal?.get(date);
    const told = sayDay(date, days);
    return html`<td class=${date === day ? 'shown' : nothing}><button
      data-day=${date}
      tabindex=${date === stop ? 0 : -1}
      aria-current=${date === today ? 'date' : nothing}
      @click=${() => days.onDay(date)}
    ><span aria-hidden="true">${number}</span>${renderEntry(entry, words)}<span
        class="heard">${renderLine(told)}</span></button></td>`;
  };
  const onKey = (event: KeyboardEvent): void => {
    const by = { PageUp: 'before', PageDown: 'after' }[event.key] as 'before' | 'after' | undefined;
    if (by === undefined) return walk(event, 7);
    takeKey(event);
    turn(by, FOCUS);
  };
  const name = words.say('days.name');
  const heading = words.say('days.month', { day: middayOf(month) });
  const facts = {
    solved: solvedBetween(journal ?? new Map(), from, to),
    days: numberOf(to, from),
  };
  return html`<section class="days" part="days" aria-label=${bare(name)} lang=${langOf(name)}
      @keydown=${onEscape(days.onClose)}>
    <header>
      ${button('before', BEFORE)}
      <h3 aria-live="polite">${renderLine(heading)}</h3>
      ${button('after', AFTER)}
      ${journal ? html`<small aria-hidden="true">${renderWord(words, 'days.solved-of', facts)}</small>` : nothing}
      ${renderClose(words, days.onClose)}
    </header>
    ${keyed(
      month,
      html`<table role="grid" aria-label=${bare(heading)} @keydown=${onKey}>
        <thead><tr>${fullWeek.map(
          (date) =>
            html`<th scope="col">${renderWord(words, 'days.weekday', { day: middayOf(date ?? month) })}</th>`,
        )}</tr></thead>
        <tbody>${weeks.map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody>
      </table>`,
    )}
    <p>${renderWord(words, 'days.any-time')} ${journal ? renderWord(words, 'days.counts') : nothing}</p>
  </section>`;
}

/** A bar of so many hundredths. Not a style: a page may forbid those. */
const bar = (hundredths: number): TemplateResult =>
  html`<svg viewBox="0 0 100 1" preserveAspectRatio="none"
      aria-hidden="true">${svg`<rect width=${hundredths} height="1" />`}</svg>`;

export function renderStatistics(
  journal: Journal,
  today: string,
  words: Words,
  onClose: () => void,
  countsRatings = false,
): TemplateResult {
  const { over, rated, ...figures } = statisticsOf(journal, today);
  const counts = countsRatings ? rated : over;
  const most = Math.max(1, ...counts);
  const figure = (key: string, n: number): TemplateResult =>
    html`<div><dt>${renderWord(words, `statistics.${key}`, { n })}</dt><dd>${words.number(n)}</dd></div>`;
  const list = words.say(countsRatings ? 'statistics.rated' : 'statistics.over');
  return html`<section class="days statistics" part="statistics" aria-labelledby="statistics"
      @keydown=${onEscape(onClose)}>
    <header>
      <h3 id="statistics" tabindex="-1">${renderWord(words, 'statistics.name')}</h3>
      <small>${renderWord(words, 'statistics.kept')}</small>
      ${renderClose(words, onClose)}
    </header>
    <dl class="figures">
      ${figure('played', figures.played)}${figure('solved', figures.solved)}
      ${figure('at-par', figures.atPar)}${figure('streak', figures.streak)}
      ${figure('longest-streak', figures.longestStreak)}
    </dl>
    <dl class="over" aria-label=${bare(list)} lang=${langOf(list)}>
      ${times(4, (n) => {
        const count = counts[n] as number;
        const caption = countsRatings
          ? renderWord(words, `statistics.rated.${3 - n}`)
          : renderWord(words, `statistics.over.${n}`);
        return html`<div><dt>${caption}</dt><dd>${bar((100 * count) / most)}<span
          >${words.number(count)}</span></dd></div>`;
      })}
    </dl>
  </section>`;
}
