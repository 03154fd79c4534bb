import { describe as group, expect, it, test } from 'vitest';
import { describe, describeCell, describeTurn, foretell, glance } from '../../src/space-crack/describe.js';
import type { State } from '../../src/space-crack/state.js';
import { map, playWithEvents, start, words } from './harness.js';

const said = (state: State, line: string): string[] =>
  playWithEvents(state, line).events.map((event) => describe(event, words));

group('what happened', () => {
  it.each([
    ['5', 'Blue’s ship of 7 flies from planet 2 to 4 and takes it.'],
    ['5A', 'Blue’s ship of 7 flies from planet 2 to 4.'],
    ['5B', 'Blue’s ship of 7 flies from planet 2 to 4 and takes it from Red.'],
    ['5A3', 'Blue’s ship of 7 flies from planet 2 to 4 and joins the 3 there: a ship of 10.'],
    ['5B4', 'Blue attacks planet 4 from 2, 7 against 4, and takes it from Red with a ship of 5 left.'],
    ['5B9', 'Blue attacks planet 4 from 2, 7 against 9, and is destroyed. Red has a ship of 6 left.'],
    ['5B7', 'Blue attacks planet 4 from 2, 7 against 7: both ships are destroyed.'],
  ])('P5: a ship of 7 flies to %s', (target, sentence) => {
    expect(said(map({ 2: '5A7', 4: target, 7: '5B1' }), '2-4')).toEqual([sentence]);
  });

  it('P6, P8, P9: building, ending, and what the turn brought', () => {
    const state = map({ 2: '4A', 3: '5A5', 7: '5B1' }, 'crack=8,0');
    expect(said(state, '+2 7-6 +2 end end')).toEqual([
      'Blue builds a ship of 4 at planet 2 for 4 crack.',
      'Red’s ship of 1 flies from planet 7 to 6 and takes it.',
      'Blue builds at planet 2 for 4 crack: a ship of 8.',
      'Red ends the turn.',
      'Blue ends the turn.',
      'Turn 1 is over. Crack: Blue +4, Red +5.',
    ]);
  });
});

group('whose turn it is, or how it ended', () => {
  it.each([
    ['', 'Blue to act, 5 points'],
    ['points=1,1', 'Blue to act, 1 point'],
    ['order=free', 'Blue, Red to act'],
    ['order=free;ended=0', 'Red to act, 5 points'],
    ['turn=16', 'Equal planets and crack: Blue, Red share the win'],
    ['turn=16;crack=7,9', 'Equal planets, 1 each: Red wins by crack, 9 to 7'],
  ])('%s: %s', (more, sentence) => {
    expect(describeTurn(map({ 2: '5A5', 7: '5B1' }, more), words)).toBe(sentence);
  });

  it('P11: the planets of the winner and of the next', () => {
    expect(describeTurn(map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'turn=16;crack=0,50'), words)).toBe(
      'Blue wins, 2 planets to 1',
    );
    expect(describeTurn(map({ 2: '5A5' }, 'seats=1;turn=16'), words)).toBe('Blue holds 1 of 7 planets');
  });
});

group('a planet', () => {
  const ring = { 1: '5A', 2: '5A', 3: '5A', 5: '5A', 6: '5A5', 7: '5A' };

  it.each([
    ['1', '1, Blue, size 5, yields 2.5 crack'],
    ['4', '4, Blue, size 6, core, yields 6 crack'],
    ['6', '6, Blue, size 5, ship of 5, yields 2.5 crack'],
  ])('P9, P10: %s', (cell, sentence) => {
    expect(describeCell(map({ ...ring, 4: '6A' }), cell, words)).toBe(sentence);
  });

  it('that is nobody’s tells what it would yield', () => {
    expect(describeCell(start({ boardSize: 5, sizes: [4, 5, 5, 5, 5, 5, 5] }), '1', words)).toBe(
      '1, nobody’s, size 4, yields 2 crack',
    );
  });

  it.each([
    ['4', '4, Red, size 5, ship of 4, yields 2.5 crack, 7 against 4: wins, a ship of 5 left'],
    ['1', '1, nobody’s, size 5, yields 2.5 crack, takes it'],
    ['5', '5, Blue, size 5, ship of 2, yields 2.5 crack, joins: a ship of 9'],
    ['7', '7, nobody’s, size 5, yields 2.5 crack'],
  ])('tells what the chosen ship would meet there: %s', (cell, sentence) => {
    expect(describeCell(map({ 2: '5A7', 4: '5B4', 5: '5A2' }), cell, words, { selected: '2' })).toBe(
      sentence,
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
      '2, Blue, ship of 7',
      '4, Red, ship of 9',
      '5, nobody’s',
    ]));

  it('tells where its ship could go and what one costs, while none is in hand', () => {
    expect(foretell(state, '2', words, {})).toMatch(
      /^This ship can go to .*4, 7 against 9: lost, leaves a ship of \d+.*5, takes it\. Build here: 5 crack, a ship of 12\.$/,
    );
    expect(foretell(state, '2', words, { selected: '2' })).toBe('');
    expect(foretell(state, '4', words, {})).toBe('');
  });
});
