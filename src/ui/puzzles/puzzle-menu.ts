/** The puzzles of a game in the menu of its board: the days, and those of each level by number. */
import { times } from '../../core/basics/times.js';
import { dayWords } from '../../core/days/words.days.en.js';
import { puzzleWords } from '../../core/puzzle/words.puzzle.en.js';
import type { MakeMenuPart } from '../contract/adapter.js';
import { hasChoices } from '../days/day-settings.js';
import { daysPart } from '../days/days-menu.js';
import { joinParts } from '../menu/join-parts.js';
import { choicesPart, type Offer } from '../menu/new-game-form.js';
import { BUILT_IN, dayOfferOf, NO_PUZZLE } from './asked.js';
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

export const makeMenuPartOf =
  (offer: AnyOffer): MakeMenuPart<unknown> =>
  (_view, settings, choose, press) =>
    joinParts([
      daysPart(dayOfferOf(offer), settings, press),
      hasChoices(settings) ? choicesPart({ ...dayWords, ...puzzleWords }, offerOf, choose, KEYS) : undefined,
    ]);
