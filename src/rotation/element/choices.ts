/** The menu's choices beside the page's own game: a new puzzle, or a card game, its opponents and its board (R15). */
import { hasChoices } from '../../ui/days/day-settings.js';
import { daysPart } from '../../ui/days/days-menu.js';
import { joinParts } from '../../ui/menu/join-parts.js';
import { choicesPart, type Choice, type Offer } from '../../ui/menu/new-game-form.js';
import type { SettingValues } from '../../ui/contract/settings.js';
import type { MakeMenuPart } from '../../ui/contract/adapter.js';
import { byNumberPart, type Numbered } from '../../ui/puzzles/by-number.js';
import { BUILT_IN } from '../names.js';
import type { View } from '../state.js';
import { choiceWords } from '../words.choice.en.js';
import { days } from './page-settings.js';

/** In place of whatever puzzle the page asks for. */
const NO_PUZZLE = { puzzle: undefined, daily: undefined, level: undefined };
const SIZES = ['5', '7', '11', '15'];
const LEVELS = ['gentle', 'greedy', 'thinker', 'random'];

function offerOf(
  { use: shown }: View,
  settings: SettingValues,
  chosen: Readonly<Record<string, string>>,
): Offer {
  const [, ...others] = settings.get<string>('seats').split(' ');
  const [, level = 'gentle'] = /^bot:(\w+)/.exec(others[0] ?? '') ?? [];
  const opponents = others[0] === 'human' ? 'here' : `${others.length}`;
  const usual: Record<string, string> = { use: shown, opponents, level };
  const choices: Choice[] = [];
  const choose = (name: string, values: readonly string[]): string => {
    const asked = chosen[name] ?? usual[name] ?? '';
    const value = values.includes(asked) ? asked : (values[1] as string);
    choices.push({ name, values, value });
    return value;
  };
  const use = choose('use', ['puzzle', 'game', ...(settings.isChosen ? ['page'] : [])]);
  if (use === 'page') return { choices, settings: undefined };
  let seats = 'human';
  usual['size'] = settings.has('size') ? settings.get('size') : use === 'game' ? '11' : '7';
  if (use === 'game') {
    const against = choose('opponents', ['0', '1', '2', '3', 'here']);
    if (against === 'here') seats = 'human human';
    else if (against !== '0') seats += ` bot:${choose('level', LEVELS)}`.repeat(Number(against));
  }
  const board = { use, seats, size: choose('size', SIZES) };
  // Points run out only where one plays alone (R12).
  return { choices, settings: { ...NO_PUZZLE, ...board, ...(seats !== 'human' && { decay: false }) } };
}

const BY_NUMBER: Numbered = {
  count: BUILT_IN,
  settingsOf: (puzzle) => ({ ...NO_PUZZLE, puzzle, use: 'puzzle', seats: 'human', size: undefined }),
};

export const makeMenuPart: MakeMenuPart<View> = (view, settings, choose, press) => {
  const chosen = hasChoices(settings)
    ? [
        byNumberPart(BY_NUMBER, settings, choose),
        choicesPart(choiceWords, (asked) => offerOf(view, settings, asked), choose),
      ]
    : [];
  return joinParts([daysPart(days, settings, press), ...chosen]);
};
