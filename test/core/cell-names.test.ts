import { expect, it } from 'vitest';
import { asCell, cellParts, cellsIn, markCells, withoutCellSigns } from '../../src/core/words/cell-names.js';
import { bare } from '../../src/core/words/language.js';
import { mixWords } from '../../src/core/words/words.js';
import { readMessages } from '../../src/core/words/read-message.js';

it('a text tells its cells by their names, or by what they are called', () => {
  const text = `From ${asCell('4')} to a planet of ${asCell('12', 'size 5')}.`;
  expect(cellParts(text)).toEqual([
    { text: 'From ' },
    { text: '4', cell: '4' },
    { text: ' to a planet of ' },
    { text: 'size 5', cell: '12' },
    { text: '.' },
  ]);
  expect(cellsIn(text)).toEqual(['4', '12']);
  expect([withoutCellSigns(text), bare(text)]).toEqual(Array(2).fill('From 4 to a planet of size 5.'));
});

it('words tell a cell that a key stands for, and only for the eye', () => {
  const table = readMessages({ lost: 'You lost {planets, list, and}.', planet: 'size {size}' });
  const words = mixWords('en', [{ language: 'en', table }], ['planets']);
  const planets = [3, 7].map((n) => ({ key: 'planet', facts: { cell: `${n}`, size: n + 2 } }));
  expect(words.say('lost', { planets })).toBe('You lost size 5 and size 9.');
  expect(cellsIn(words.tagged.say('lost', { planets }))).toEqual(['3', '7']);
});

it('a sentence that is not made of facts tells the cells that it names, and takes no word and no number for one', () => {
  const cells = ['S31', '*10', 'B1-BR', '4', 'a'];
  const said = markCells('Take S31 or *10, not S99; B1-BR is 4 steps from a star.', (name) =>
    cells.includes(name),
  );
  expect(cellsIn(said)).toEqual(['S31', '*10', 'B1-BR']);
});
