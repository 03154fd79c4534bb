/** The puzzles of a game in the menu of its board: the days, those of each level by number, and another one. */
import { html } from 'lit';
import { puzzleWords } from '../../core/puzzle/words.puzzle.en.js';
import type { MakeMenuPart, MenuPart } from '../contract/adapter.js';
import { hasChoices } from '../days/day-settings.js';
import { daysPart } from '../days/days-menu.js';
import { renderWord } from '../dom/sentence.js';
import { joinParts } from '../menu/join-parts.js';
import { byNumberPart, type Numbered } from './by-number.js';
import { ANOTHER, BUILT_IN, dayOfferOf, DRAWN_LEVELS, NO_PUZZLE } from './which-puzzle.js';
import { css } from '../styles/sheet.js';
import type { AnyOffer } from './offer.js';

const BY_NUMBER: Numbered = {
  count: BUILT_IN,
  settingsOf: (puzzle) => ({ ...NO_PUZZLE, puzzle }),
};

/** Buttons that draw one more puzzle. */
function anotherPart(press: (name: string) => void): MenuPart {
  return {
    words: puzzleWords,
    styles: css``,
    render: (words, _, close) => {
      const onPress = (level: number): void => {
        close();
        press(`${ANOTHER}${level}`);
      };
      return html`<div class="choices">
        ${DRAWN_LEVELS.map(
          (level) =>
            html`<button name=${ANOTHER + level} @click=${() => onPress(level)}>
              ${renderWord(words, 'puzzles.another', { level })}
            </button>`,
        )}
      </div>`;
    },
  };
}

export const makeMenuPartOf =
  (offer: AnyOffer): MakeMenuPart<unknown> =>
  (_view, settings, choose, press) =>
    joinParts([
      daysPart(dayOfferOf(offer), settings, press),
      hasChoices(settings) ? byNumberPart(BY_NUMBER, settings, choose) : undefined,
      hasChoices(settings) && offer.another ? anotherPart(press) : undefined,
    ]);
