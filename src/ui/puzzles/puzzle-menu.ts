/** The puzzles of a game in the menu of its board: the days, those of each level by number, and another one. */
import { html } from 'lit';
import { times } from '../../core/basics/times.js';
import { dayWords } from '../../core/days/words.days.en.js';
import { puzzleWords } from '../../core/puzzle/words.puzzle.en.js';
import type { MakeMenuPart, MenuPart } from '../contract/adapter.js';
import { hasChoices } from '../days/day-settings.js';
import { daysPart } from '../days/days-menu.js';
import { renderWord } from '../dom/sentence.js';
import { joinParts } from '../menu/join-parts.js';
import { choicesPart, type Offer } from '../menu/new-game-form.js';
import { ANOTHER, BUILT_IN, dayOfferOf, DRAWN_LEVELS, NO_PUZZLE } from './asked.js';
import { css } from '../styles/sheet.js';
import type { AnyOffer } from './offer.js';

const LEVELS = ['1', '2', '3'];
const KEYS = { title: 'puzzles.title', begin: 'puzzles.begin', name: 'begin-puzzle' };

function offerOf({ level = '1', number = '1' }: Readonly<Record<string, string>>): Offer {
  return {
    choices: [
      {
        name: 'level',
        label: 'puzzles.level',
        values: LEVELS,
        value: level,
        caption: (one, words) => words.say(`puzzles.level.${one}`),
      },
      {
        name: 'number',
        label: 'puzzles.number',
        values: times(BUILT_IN, (n) => `${n + 1}`),
        value: number,
        caption: (one, words) => words.number(Number(one)),
      },
    ],
    settings: { ...NO_PUZZLE, puzzle: `${level}-${number}` },
  };
}

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
      hasChoices(settings) ? choicesPart({ ...dayWords, ...puzzleWords }, offerOf, choose, KEYS) : undefined,
      hasChoices(settings) && offer.another ? anotherPart(press) : undefined,
    ]);
