import { expect, test } from 'vitest';
import { describeCell, describeTurn, foretell, glance } from '../../src/star/describe.js';
import { star } from '../../src/star/game.js';
import { howWords } from '../../src/star/words.how.en.js';
import { play, playWithEvents, position, refusal, sentence, start, stones, words } from './harness.js';

function told(line: string): string {
  const { events } = playWithEvents(start({ rings: 4, pie: true }), line);
  return events.map((event) => star.describe(event, words)).join(' ');
}

test('what happens is said', () => {
  expect(told('S31 swap T20')).toBe(
    'Blue placed a stone on S31. Red took over the stone on S31. Blue placed a stone on T20.',
  );
  expect(told('S31 T20 count A41')).toBe(
    'Blue placed a stone on S31. Red placed a stone on T20. Blue offered to count. Red played on. Red placed a stone on A41.',
  );
  expect(told('S31 T20 count accept')).toMatch(
    'Blue placed a stone on S31. Red placed a stone on T20. Blue offered to count. Red agreed to count.',
  );
  expect(told('S31 resign')).toMatch(/Red resigned\.$/);
});

test('the status says whose turn it is or who offers to count, and nothing else', () => {
  const turn = (options: Parameters<typeof start>[0], line?: string): string => {
    const state = start({ rings: 4, ...options });
    return describeTurn(line === undefined ? state : play(state, line), words);
  };
  expect(turn({})).toBe('Blue’s turn');
  expect(turn({}, 'S31')).toBe('Red’s turn');
  expect(turn({ handicap: 3 })).toBe('Blue’s turn');
  expect(turn({ pie: true }, 'S31')).toBe('Red’s turn');
  expect(turn({}, 'S31 T20 count')).toBe('Blue offers to count');
  expect(turn({}, 'S31 T20 count accept')).toBe('Draw, 0 each');
});

test('the status says how it ended', () => {
  expect(describeTurn(position('2:15R'), words)).toBe('Red wins, 9 to 2');
  expect(describeTurn(play(start(), 'S31 resign'), words)).toBe('Blue wins');
  expect(describeTurn(play(stones(4, ['*40', '*41'], ['S41', 'S42']), 'count accept'), words)).toBe(
    'Blue wins by corners, 1 to 0',
  );
});

test('a cell is told by stone, place, group and fate', () => {
  const state = stones(
    4,
    ['*42', '*32', 'S30', 'S40', 'A10', 'A20', 'R41', 'R31', 'T10'],
    ['*43', 'A30', 'T41', 'T42'],
  );
  const cell = (name: string): string => describeCell(state, name, words);
  expect(cell('R20')).toBe('R20, empty');
  expect(cell('S41')).toBe('S41, empty, rim');
  expect(cell('A40')).toBe('A40, empty, corner');
  expect(cell('S30')).toBe('S30, blue stone, group on 2 rim cells');
  expect(cell('*42')).toBe('*42, blue stone, rim, group on 2 rim cells, secured for Blue');
  expect(cell('*43')).toBe('*43, red stone, rim, can score no more, secured for Blue');
  expect(cell('T42')).toBe('T42, red stone, rim, group on 2 rim cells, secured for Red');
  expect(cell('A10')).toBe('A10, blue stone, group of 3 stones');
  expect(cell('R41')).toBe('R41, blue stone, rim, group of 2 stones, one on the rim');
  expect(cell('A30')).toBe('A30, red stone');
});

test('every refusal of a move is a whole sentence', () => {
  const pie = start({ rings: 4, pie: true });
  const double = play(start({ rings: 4, double: true }), '*10 S10 T10 A10');
  const said = [
    refusal(play(pie, 'A41 swap'), 'A41'),
    refusal(start(), 'S31', 1),
    refusal(play(start(), 'resign'), 'S31'),
    star.rules.refuse(pie, 0, { type: 'place', node: 'S70' }),
    refusal(start(), 'swap'),
    refusal(pie, 'swap'),
    refusal(start({ pie: true, handicap: 2 }), 'swap'),
    refusal(start(), 'count'),
    refusal(double, 'count'),
    refusal(play(pie, 'S31 T20 count'), 'count'),
    refusal(start(), 'accept'),
  ].map(sentence);
  expect(said).toEqual([
    'There is already a red stone on A41. Choose an empty cell.',
    'It is Blue’s turn. Wait for Blue to move.',
    'The game is over.',
    'There is no cell S70 on a board of 4 rings.',
    'In this game the first stone cannot be taken over.',
    'Only Red can take over the first stone, and only as Red’s first turn.',
    'With a handicap of 2 stones, the first stone cannot be taken over.',
    'You can offer to count once both sides have had a turn.',
    'Blue has already placed a stone this turn. Offer to count at the start of a turn.',
    'Blue has offered to count. Agree, play on, or resign.',
    'Nobody has offered to count.',
  ]);
});

test('how to play takes eight lines, and one for each option', () => {
  const keys = Object.keys(howWords);
  expect(keys.slice(0, 8)).toEqual([...Array(8).keys()].map((n) => `how.${n + 1}`));
  for (const key of keys.slice(8)) expect(key).toMatch(/^how\.(pie|double|handicap|scoring\.\w+)$/);
});

test('who plays alone at this screen is spoken to', () => {
  const blue = words.to(0);
  const proposed = play(start(), 'S31 T20 count');
  expect([describeTurn(start(), blue), describeTurn(play(start(), 'S31'), blue)]).toEqual([
    'Your turn, Blue',
    'Red’s turn',
  ]);
  expect([0, 1].map((seat) => describeTurn(proposed, words.to(seat)))).toEqual([
    'You offer to count',
    'Blue offers to count',
  ]);
  expect([0, 1].map((seat) => describeTurn(play(start(), 'S31 resign'), words.to(seat)))).toEqual([
    'You win',
    'Blue wins',
  ]);
});

test('a score below zero is told with a true minus', () => {
  expect(words.say('star/by-score', { winner: 'Red', points: 12, against: -1 })).toBe('Red wins, 12 to −1');
});

test('what a stone on a cell would be part of, and what each seat could end with, is said', () => {
  const state = stones(3, ['*30', '*20'], ['S31', 'S30']);
  expect(foretell(state, '*31', words)).toMatch(
    /^\*31, blue stone, rim, group on 2 rim cells.*\. Blue would end with −?\d+ to \d+ points\. Red would end with −?\d+ to \d+ points\.$/,
  );
  expect(foretell(state, 'S31', words)).toBe('');
  expect(['*31', '*30', 'S31'].map((cell) => glance(state, cell, words))).toEqual([
    '*31, empty',
    '*30, blue stone',
    'S31, red stone',
  ]);
});
