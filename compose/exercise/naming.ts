/** How exercises are called in the maker, and what is said of what is wrong. It touches no page. */
import type { Refusal } from '../../src/core/basics/result.js';
import { nameOf } from '../../src/core/exercise/read-item.js';
import { sayRefusal, type Words } from '../../src/core/words/words.js';
import { gameWith } from './games.js';
import { kindOfItem, MOST_ITEMS, type Exercise, type Item, type Odd, type Problem } from './model.js';

/** What an item is, whatever it is called. */
export function describeItem(item: Item, words: Words): string {
  const game = gameWith(item.board);
  const { puzzle = '', seats = '' } = item.attributes;
  const facts = { game: game?.name ?? item.board };
  switch (kindOfItem(item)) {
    case 'puzzle':
      return /^\d-\d+$/.test(puzzle)
        ? words.say('maker.item-puzzle', { ...facts, puzzle })
        : words.say('maker.item-own', facts);
    case 'find':
      return words.say('maker.item-find', facts);
    case 'lesson':
      return words.say('maker.item-lesson', facts);
    case 'game': {
      const [, bot] = /\bbot:([\w-]+)/.exec(seats) ?? [];
      const [, name] = game?.bots.find(([value]) => value === bot) ?? [];
      return name === undefined
        ? words.say('maker.item-to-play', facts)
        : words.say('maker.item-game', { ...facts, bot: name });
    }
    default:
      return words.say('maker.item-look', facts);
  }
}

/** With the label of the field in place of the attribute’s name. */
export function sayProblem({ refusal }: Problem, words: Words): string {
  const { facts = {} } = refusal;
  const label = `field.${String(facts['name'])}`;
  const told: Refusal = words.has(label)
    ? { ...refusal, facts: { ...facts, name: { key: label } } }
    : refusal;
  return sayRefusal(words, told);
}

export function sayOdd(odd: Odd, words: Words): string {
  switch (odd.kind) {
    case 'cut':
      return words.say('maker.odd-cut');
    case 'many':
      return words.say('maker.odd-many', { n: MOST_ITEMS });
    case 'board':
      return words.say('maker.odd-board', { n: odd.n, found: odd.found });
    case 'markup':
      return odd.n === 0
        ? words.say('maker.odd-markup-above', { found: odd.found })
        : words.say('maker.odd-markup', { n: odd.n, found: odd.found });
    case 'attribute':
      return odd.n === 0
        ? words.say('maker.odd-for-all', { found: odd.found })
        : words.say('maker.odd-attribute', { n: odd.n, found: odd.found });
  }
}

/** What is wrong with the texts on the boards, as sentences by the place of their item. */
export function faultsOfBoards({ items }: Exercise, words: Words): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  items.forEach(({ board, attributes }, at) => {
    const game = gameWith(board);
    const read = game?.read(attributes);
    if (!game || !read || read.ok) return;
    const sentence = sayRefusal(game.words, read.error);
    const item = nameOf(at + 1, attributes['heading'] ?? '');
    faults.set(at, words.say('maker.board', { item, sentence }));
  });
  return faults;
}
