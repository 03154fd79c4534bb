import { expect, test } from 'vitest';
import { describeCell, describeOutcome, describeTurn, foretell, glance } from '../../src/star/describe.js';
import { star } from '../../src/star/game.js';
import { howWords } from '../../src/star/words.how.en.js';
import { play, playWithEvents, position, refusal, sentence, start, stones, words } from './harness.js';

function told(line: string): string {
  const { events } = playWithEvents(start({ rings: 4, pie: true }), line);
  return events.map((event) => star.describe(event, words)).join(' ');
}

test('what happens is said', () => {
  expect(told('S31 swap T20')).toBe('Blue plays S31. Red takes over the stone on S31. Blue plays T20.');
  expect(told('S31 T20 count A41')).toBe(
    'Blue plays S31. Red plays T20. Blue proposes to count. Red plays on. Red plays A41.',
  );
  expect(told('S31 T20 count accept')).toMatch(/Red agrees to count\.$/);
  expect(told('S31 resign')).toMatch(/Red resigns\.$/);
});

test('whose turn it is, and what is pending, is said', () => {
  const turn = (options: Parameters<typeof start>[0], line?: string): string => {
    const state = start({ rings: 4, ...options });
    return describeTurn(line === undefined ? state : play(state, line), words);
  };
  expect(turn({})).toBe('Blue to play');
  expect(turn({}, 'S31')).toBe('Red to play');
  expect(turn({ handicap: 3 })).toBe('Blue to play 3 stones');
  expect(turn({ double: true }, 'S31')).toBe('Red to play 2 stones');
  expect(turn({ double: true }, 'S31 T20')).toBe('Red to play');
  expect(turn({ pie: true }, 'S31')).toBe('Red to play, or to take over the stone on S31');
  expect(turn({}, 'S31 T20 count')).toBe('Red to agree to count, play on or resign');
  expect(turn({}, 'S31 T20 count accept')).toBe('A draw: scores and quarks are equal');
});

test('S9: a turn is said to be as long as the board has room', () => {
  expect(describeTurn(position('2:BRBRBRBRBRBRBR.;double=yes'), words)).toBe('Blue to play');
});

test('how it ended is said, and nothing before', () => {
  expect(describeOutcome(start(), words)).toBeUndefined();
  expect(describeOutcome(position('2:15R'), words)).toBe('Red wins, 9 to 2');
  expect(describeOutcome(play(start(), 'S31 resign'), words)).toBe('Blue wins by resignation');
  expect(describeOutcome(play(stones(4, ['*40', '*41'], ['S41', 'S42']), 'count accept'), words)).toBe(
    'The scores are equal: Blue wins by quarks',
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
  expect(cell('S30')).toBe('S30, blue stone, star of 2 peries');
  expect(cell('*42')).toBe('*42, blue stone, rim, star of 2 peries, secured for Blue');
  expect(cell('*43')).toBe('*43, red stone, rim, dead, secured for Blue');
  expect(cell('T42')).toBe('T42, red stone, rim, star of 2 peries, secured for Red');
  expect(cell('A10')).toBe('A10, blue stone, group of 3 stones');
  expect(cell('R41')).toBe('R41, blue stone, rim, group of 2 stones with one peri');
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
    'A41 is taken. It holds a red stone. Choose an empty cell.',
    'It is Blue’s turn.',
    'The game is over.',
    'There is no S70 on a board of 4 rings.',
    'This game is played without the take-over of the first stone.',
    'Only the second seat may take over, and only as its answer to the first stone.',
    'With 2 stones in the first turn there is no take-over.',
    'A count can be proposed once both have had a turn.',
    'A count is proposed in place of a whole turn, and this turn has begun.',
    'Blue has proposed to count: accept, play on or resign.',
    'Nobody has proposed to count.',
  ]);
});

test('how to play takes ten lines, and one for each option', () => {
  const keys = Object.keys(howWords);
  expect(keys.slice(0, 10)).toEqual([...Array(10).keys()].map((n) => `how.${n + 1}`));
  for (const key of keys.slice(10)) expect(key).toMatch(/^how\.(pie|double|handicap|scoring\.\w+)$/);
});

test('a score below zero is told with a true minus', () => {
  expect(words.say('star/by-score', { winner: 'Red', points: 12, against: -1 })).toBe('Red wins, 12 to −1');
});

test('what a stone on a cell would be part of, and what each seat could end with, is said', () => {
  const state = stones(3, ['*30', '*20'], ['S31', 'S30']);
  expect(foretell(state, '*31', words)).toMatch(
    /^\*31, blue stone, rim, star of 2 peries.*\. Blue would end with −?\d+ to \d+\. Red would end with −?\d+ to \d+\.$/,
  );
  expect(foretell(state, 'S31', words)).toBe('');
  expect(['*31', '*30', 'S31'].map((cell) => glance(state, cell, words))).toEqual([
    '*31, empty',
    '*30, blue stone',
    'S31, red stone',
  ]);
});
