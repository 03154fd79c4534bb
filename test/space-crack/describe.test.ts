import { describe as group, expect, it, test } from 'vitest';
import { describe, describeCell, describeTurn, foretell, glance } from '../../src/space-crack/describe.js';
import type { State } from '../../src/space-crack/state.js';
import { map, playWithEvents, start, words } from './harness.js';

const said = (state: State, line: string): string[] =>
  playWithEvents(state, line).events.map((event) => describe(event, words));

group('what happened', () => {
  it.each([
    ['5', 'Blue captured a free planet of size 5 in the middle.'],
    ['5A', 'Blue’s ship of strength 7 moved to Blue’s planet of size 5 in the middle.'],
    ['5B', 'Blue captured Red’s planet of size 5 in the middle. No ship defended it.'],
    ['5A3', 'Two of Blue’s ships merged into one of strength 10, at a planet of size 5 in the middle.'],
    [
      '5B4',
      'Blue’s ship attacked Red’s planet of size 5 in the middle, with strength 7 against 4. It captured the planet and kept strength 5.',
    ],
    [
      '5B9',
      'Blue’s ship attacked Red’s planet of size 5 in the middle, with strength 7 against 9. It was destroyed, and Red’s ship kept strength 6.',
    ],
    [
      '5B7',
      'Blue’s ship attacked Red’s planet of size 5 in the middle, with strength 7 against 7. Both ships were destroyed.',
    ],
  ])('P5: a ship of strength 7 moves to %s', (target, sentence) => {
    expect(said(map({ 2: '5A7', 4: target, 7: '5B1' }), '2-4')).toEqual([sentence]);
  });

  it('P6, P8, P9: building, ending, and what the turn brought', () => {
    const state = map({ 2: '4A', 3: '5A5', 7: '5B1' }, 'crack=8,0');
    expect(said(state, '+2 7-6 +2 end end')).toEqual([
      'Blue built a ship of strength 4 for 4 crack, at a planet of size 4 at the top left.',
      'Red captured a free planet of size 5 at the bottom right.',
      'Blue built for 4 crack at a planet of size 4 at the top left. The ship there now has strength 8.',
      'Red ended the round.',
      'Blue ended the round.',
      'Round 1 is over. Blue mined 4 crack. Red mined 5 crack.',
    ]);
  });
});

group('whose turn it is, or how it ended', () => {
  it.each([
    ['', 'Blue’s move'],
    ['points=1,1', 'Blue’s move'],
    ['order=free', 'Blue and Red may move'],
    ['order=free;ended=0', 'Red’s move'],
    ['turn=16', 'Blue and Red share the win'],
    ['turn=16;crack=7,9', 'Red wins by crack, 9 to 7'],
  ])('%s: %s', (more, sentence) => {
    expect(describeTurn(map({ 2: '5A5', 7: '5B1' }, more), words)).toBe(sentence);
  });

  it('P11: the planets of the winner and of the next', () => {
    expect(describeTurn(map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'turn=16;crack=0,50'), words)).toBe(
      'Blue wins, 2 planets to 1',
    );
    expect(describeTurn(map({ 2: '5A5' }, 'seats=1;turn=16'), words)).toBe('Blue owns 1 of 7 planets');
  });
});

group('a planet', () => {
  const ring = { 1: '5A', 2: '5A', 3: '5A', 5: '5A', 6: '5A5', 7: '5A' };

  it.each([
    ['1', '1, Blue’s planet, size 5, yields 2.5 crack'],
    ['4', '4, Blue’s planet, size 6, core planet, yields 6 crack'],
    ['6', '6, Blue’s planet, size 5, ship of strength 5, yields 2.5 crack'],
  ])('P9, P10: %s', (cell, sentence) => {
    expect(describeCell(map({ ...ring, 4: '6A' }), cell, words)).toBe(sentence);
  });

  it('that is free tells what it would yield', () => {
    expect(describeCell(start({ boardSize: 5, sizes: [4, 5, 5, 5, 5, 5, 5] }), '1', words)).toBe(
      '1, free planet, size 4, yields 2 crack',
    );
  });

  it.each([
    [
      '4',
      '4, Red’s planet, size 5, ship of strength 4, yields 2.5 crack, Blue’s ship would win and keep strength 5',
    ],
    ['1', '1, free planet, size 5, yields 2.5 crack, Blue’s ship can capture it'],
    [
      '5',
      '5, Blue’s planet, size 5, ship of strength 2, yields 2.5 crack, Blue’s ship would merge into one of strength 9',
    ],
    ['7', '7, free planet, size 5, yields 2.5 crack'],
  ])('tells what the chosen ship would meet there: %s', (cell, sentence) => {
    expect(describeCell(map({ 2: '5A7', 4: '5B4', 5: '5A2' }), cell, words, { selected: '2' })).toBe(
      sentence,
    );
  });
});

group('to the one reader who plays', () => {
  const mine = words.to(0);

  it('what happened is told as its own doing, and what others did to it', () => {
    const { events } = playWithEvents(map({ 2: '5A7', 4: '5B4', 5: '5B9', 7: '5A1' }), '2-4 5-7');
    expect(events.map((event) => describe(event, mine))).toEqual([
      'Your ship attacked Red’s planet of size 5 in the middle, with strength 7 against 4. It captured the planet and kept strength 5.',
      'Red’s ship attacked your planet of size 5 at the bottom, with strength 9 against 1. It captured the planet and kept strength 9.',
    ]);
  });

  it('the turn, planets and the end are its own', () => {
    const state = map({ 2: '5A5', 7: '5B1' });
    expect(describeTurn(state, mine)).toBe('Your move, Blue');
    expect(describeCell(state, '2', mine)).toBe(
      '2, your planet, size 5, ship of strength 5, yields 2.5 crack',
    );
    expect(describeTurn(map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'turn=16'), mine)).toBe(
      'You win, 2 planets to 1',
    );
  });
});

test('no sentence lacks a fact', () => {
  for (const order of ['alternate', 'free'] as const)
    expect(describeTurn(start({ order, seats: 4 }), words)).not.toContain('{');
});

group('a planet from its neighbour, and what could be done there', () => {
  const state = map({ 2: '5A7', 4: '5B9', 5: '5', 7: '5B1' }, 'crack=9,0');

  it('is told in few words', () =>
    expect(['2', '4', '5'].map((cell) => glance(state, cell, words))).toEqual([
      '2, Blue’s planet, ship of strength 7',
      '4, Red’s planet, ship of strength 9',
      '5, free planet',
    ]));

  it('tells where its ship could go and what one costs, while none is in hand', () => {
    expect(foretell(state, '2', words.to(0), {})).toBe(
      'Choose this ship to move it. North-east: free planet, size 5. Capture it. South-east: Red’s ship of strength 9. You lose, and Red’s ship keeps strength 6. South: free planet, size 5. Capture it. Build here for 5 crack. The ship would have strength 12.',
    );
    expect(foretell(state, '4', words, { selected: '2' })).toBe('Red’s ship would win and keep strength 6.');
    expect(foretell(state, '7', words, { selected: '2' })).toBe('');
    expect(foretell(state, '4', words, {})).toBe('');
  });
});
