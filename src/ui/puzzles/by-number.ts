/** A part of the menu: the built-in puzzles of a game, by level and number. */
import { times } from '../../core/basics/times.js';
import { dayWords } from '../../core/days/words.days.en.js';
import type { MenuPart } from '../contract/adapter.js';
import type { SettingValues } from '../contract/settings.js';
import { choicesPart, type Offer } from '../menu/new-game-form.js';

/** The names of the two lists. */
const LEVEL = 'puzzle-level';
const NUMBER = 'puzzle-number';
const LEVELS = ['1', '2', '3'];
const KEYS = { title: 'puzzles.title', begin: 'puzzles.begin', name: 'begin-puzzle' };

export interface Numbered {
  /** How many puzzles each level has. */
  readonly count: number;
  /** The settings that begin the puzzle of a name, as `2-17`. */
  settingsOf(name: string): Readonly<Record<string, unknown>>;
}

/** The puzzle in hand is chosen at first, if it has a number. */
export function byNumberPart(
  { count, settingsOf }: Numbered,
  settings: SettingValues,
  begin: (settings: Readonly<Record<string, unknown>>) => void,
): MenuPart {
  const [, inHand = '1', itsNumber = '1'] = /^(\d+)-(\d+)$/.exec(`${settings.get('puzzle') ?? ''}`) ?? [];
  const offer = (chosen: Readonly<Record<string, string>>): Offer => {
    const { [LEVEL]: level = inHand, [NUMBER]: number = itsNumber } = chosen;
    return {
      choices: [
        {
          name: LEVEL,
          label: 'puzzles.level',
          values: LEVELS,
          value: level,
          caption: (one, words) => words.say(`puzzles.level.${one}`),
        },
        {
          name: NUMBER,
          label: 'puzzles.number',
          values: times(count, (n) => `${n + 1}`),
          value: number,
          caption: (one, words) => words.number(Number(one)),
        },
      ],
      settings: settingsOf(`${level}-${number}`),
    };
  };
  return choicesPart(dayWords, offer, begin, KEYS);
}
