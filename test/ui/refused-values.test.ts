/** The messages that a page gets for a value that an option cannot take. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyOption, AnyTable } from '../../src/core/contract/option-kinds.js';
import { makeWords, type WordTable } from '../../src/core/words/words.js';
import type { AnyDefinition } from '../../src/ui/contract/definition.js';
import { errorOf } from '../../src/ui/store/say.js';
import { settingsOf } from '../../src/ui/contract/setting-table.js';
import { Settings } from '../../src/ui/contract/settings.js';
import { kitWords } from '../kit-words.js';

const games = readdirSync('src').filter((name) => existsSync(`src/${name}/element/definition.ts`));

/** Text that an option of this kind does not take. */
const WRONG: Readonly<Record<AnyOption['kind'], string>> = {
  integer: '7.5',
  flag: 'perhaps',
  choice: 'none of these',
  choices: 'none of these',
  numbers: '1 two',
  text: 'no\nsuch text',
};

const definitions = await Promise.all(
  games.map(async (game) => {
    const { definition } = (await import(`../../src/${game}/element/definition.ts`)) as {
      readonly definition: AnyDefinition;
    };
    const { words } = (await import(`../../src/${game}/index.ts`)) as { readonly words: WordTable };
    return { definition, words: makeWords('en', kitWords, words) };
  }),
);

const options = definitions.flatMap(({ definition, words }) =>
  Object.entries(definition.options as AnyTable).flatMap(([name, option]) => {
    const attribute = settingsOf(definition)[name]?.attribute;
    // Of a map its own refusals tell what is wrong with it.
    return attribute && !option.countsSeats && name !== 'map'
      ? [{ definition, words, name, option, attribute }]
      : [];
  }),
);

/** The note under a board with this value. */
function noteOf({ definition, words }: (typeof definitions)[number], name: string, value: unknown): string {
  const settings = new Settings(settingsOf(definition)).give(name, value);
  const refusals = [...settings.settle().refusals];
  return refusals.map(([source, refusal]) => errorOf(words, settings, refusal, source).text).join();
}

it.each(options)('$definition.tag names $attribute once, as it is written in the tag', (one) => {
  const { name, option, attribute } = one;
  const note = noteOf(one, name, WRONG[option.kind]);
  expect(note).toMatch(new RegExp(`^${attribute} is “`));
  expect(note.split(attribute)).toHaveLength(2);
  expect(note).not.toMatch(/\.\.|\|/);
});

it.each([
  ['hqCount', '7', 'hq-count is “7”. It takes a whole number from 0 to 2.'],
  ['hqCount', 7, 'hq-count is “7”. It takes a whole number from 0 to 2.'],
  ['claimNeedsAdjacency', 'perhaps', 'claim-needs-adjacency is “perhaps”. It takes yes or no.'],
  ['mode', 'war', 'mode is “war”. It takes classic, containment, resistance, blackhole or sandbox.'],
  ['roles', 'bot king', 'roles is “bot king”. It takes up to 8 of human, bot, offense or defense.'],
  ['members', '1.5', 'members is “1.5”. It takes 1 to 8 whole numbers from 1 to 20.'],
  ['multipliers', '1 2', 'multipliers is “1 2”. It takes 3 numbers from 0 to 1000.'],
  ['seats', 'human king', 'seats: “king” is not a player. Write human, host, or bot:name.'],
])('%s = %j is answered in plain English', (name, value, sentence) => {
  const constellation = definitions.find(
    ({ definition }) => definition.tag === 'constellation-board',
  ) as (typeof definitions)[number];
  expect(noteOf(constellation, name, value)).toBe(sentence);
});

it('a value that throws is named once too', () => {
  const [star] = definitions.filter(({ definition }) => definition.tag === 'star-board') as [
    (typeof definitions)[number],
  ];
  const ownKeys = (): never => {
    throw new Error('not now');
  };
  expect(noteOf(star, 'words', new Proxy({}, { ownKeys }))).toBe('words cannot be read: “not now”.');
});
