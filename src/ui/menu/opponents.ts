/** A part of the menu of boards whose page does not say who plays: against whom the next game is. */
import type { MenuPart } from '../contract/adapter.js';
import type { AnyDefinition } from '../contract/definition.js';
import type { SettingValues } from '../contract/settings.js';
import { choicesPart, type Offer } from './new-game-form.js';

const HERE = 'here';

/** The easiest to beat first. */
const byStrength = (bots: readonly string[]): readonly string[] => [
  ...bots.filter((bot) => bot === 'gentle'),
  ...bots.filter((bot) => bot !== 'gentle'),
];

/** Undefined where the page says who plays, where nobody is to play, and where one plays alone. */
export function opponentsPart(
  definition: AnyDefinition,
  settings: SettingValues,
  choose: (settings: Readonly<Record<string, unknown>>) => void,
  firstGame: Readonly<Record<string, unknown>> = {},
): MenuPart | undefined {
  const [, ...others] = definition.seats.split(' ');
  // A choice by the reader is no wish of the page.
  const isGiven = settings.has('seats') && !settings.isChosen;
  const isOffered = !isGiven && !settings.get('readonly') && settings.get('controls') === 'full';
  if (!isOffered || others.length === 0 || definition.bots.length === 0) return undefined;
  const values = [...byStrength(definition.bots), ...(others.length === 1 ? [HERE] : [])];
  const [, played = ''] = /bot:([\w-]+)/.exec(settings.get('seats')) ?? [];
  // A length that the page has asked for is the only one.
  const lengths = Object.keys(firstGame);
  const hasLengths = lengths.length > 0 && lengths.every((name) => settings.given(name) === undefined);
  const offer = (chosen: Readonly<Record<string, string>>): Offer => {
    const usual = values.includes(played) ? played : (values[0] as string);
    const { against: value = usual, length = 'full' } = chosen;
    const isShort = hasLengths && length === 'short';

    const other = value === HERE ? 'human' : `bot:${value}`;
    return {
      choices: [
        {
          name: 'against',
          values,
          value,
          caption: (one, words) => words.say(one === HERE ? 'choice.against.here' : `bot.${one}`),
        },
        ...(hasLengths ? [{ name: 'length', values: ['full', 'short'], value: length }] : []),
      ],
      settings: {
        ...(isShort && firstGame),
        seats: ['human', ...others.map(() => other)].join(' '),
      },
    };
  };
  return choicesPart({}, offer, choose);
}
