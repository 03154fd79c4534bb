/**
 * The entries of the menu for the puzzles of the days: earlier days, with how many of this month's are solved, and
 * statistics.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { css } from '../styles/sheet.js';
import type { MenuPart } from '../contract/adapter.js';
import type { SettingValues } from '../contract/settings.js';
import { renderWord } from '../dom/sentence.js';
import { monthOf, numberOf } from '../../core/days/calendar.js';
import { solvedBetween } from '../../core/days/journal.js';
import { KeptDays } from './kept-days.js';
import { isEveryDay, offersDays, today, type DayOffer } from './day-settings.js';

const ICONS = {
  days: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  statistics: 'M4.5 16.5V10M10 16.5v-13M15.5 16.5V7',
};

const entryStyles = css`
  dialog .entries {
    display: grid;
    gap: 4px;
    margin-bottom: 16px;
    /* Beside the cross that closes the menu. */
    padding-inline-end: 10px;
  }
  dialog .entries button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    padding-inline: 0;
    border-color: transparent;
    background: none;
    text-align: start;
  }
  dialog .entries .icon {
    flex: none;
    width: 1.29em;
    height: 1.29em;
  }
  dialog .entries small {
    margin-inline-start: auto;
    color: var(--ink2);
  }
`;

/** `press`: what a button of the board does, by its name. */
export function daysPart(
  offer: DayOffer,
  settings: SettingValues,
  press: (name: string) => void,
): MenuPart | undefined {
  if (!isEveryDay(offer, settings) || settings.get('readonly') || settings.get('controls') !== 'full')
    return undefined;
  const { journal } = new KeptDays(offer.keptAs, () => settings.get('remember'));
  const hasDays = offersDays(offer, settings);
  if (!hasDays && !journal) return undefined;
  return {
    words: {},
    styles: entryStyles,
    render: (words, _, close) => {
      const now = today(settings);
      const first = settings.get<string>('dailyFirst');
      const from = first > monthOf(now) ? first : monthOf(now);
      const entry = (name: keyof typeof ICONS, aside: unknown): TemplateResult => {
        const onPress = (): void => {
          close();
          press(name);
        };
        return html`<button name=${name} @click=${onPress}>
          <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${ICONS[name]} />`}</svg>
          ${renderWord(words, `${name}.name`)} <small>${aside}</small>
        </button>`;
      };
      const facts = journal && {
        solved: solvedBetween(journal, from, now),
        days: numberOf(now, from),
      };
      return html`<div class="entries">
        ${hasDays ? entry('days', facts ? renderWord(words, 'days.solved-of', facts) : nothing) : nothing}
        ${journal ? entry('statistics', nothing) : nothing}
      </div>`;
    },
  };
}
