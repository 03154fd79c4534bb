/** What a reader hears. */
import { expect, test } from 'vitest';
import { describeCell, describeTurn, starsFor } from '../../src/rotation/describe.js';
import { rotation } from '../../src/rotation/game.js';
import { howWords } from '../../src/rotation/words.how.en.js';
import { play, playWithEvents, position, puzzle, words } from './harness.js';

const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const TABLE = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR/B,BB,Y;scores=0,0;played=0;seed=7';

const said = (text: string, line: string): string[] =>
  playWithEvents(position(text), line).events.map((event) => rotation.describe(event, words));

test('a puzzle’s turn is told with what moves and what is found', () => {
  expect(said(THREE, 'c3 e4 c2')).toEqual([
    'Turned around the black hole on c3: 13 objects move.',
    '0 of 1 found.',
    'Turned around the yellow dwarf on e4: 10 objects move.',
    '0 of 1 found.',
    'Turned around the black hole on c2: 13 objects move.',
    '1 of 1 found.',
  ]);
});

test('a game’s turn is told with its cards, points and draws', () => {
  expect(said(TABLE, 'a5 GY G')).toEqual([
    'Player 1 turns around the red giant on a5.',
    'Player 1 plays green, yellow: found 1 time, 2 points.',
    'Player 1 plays green: found 1 time, 1 point.',
    'Player 1 draws 2 cards.',
  ]);
});

test('whose turn it is, or how it ended, is said', () => {
  const turn = (text: string): string => describeTurn(rotation.view(position(text), 'public'), words);
  expect(turn(THREE)).toBe('Turn around a star');
  expect(turn('H.B')).toBe('Turn around any star');
  expect(turn('H.G;goals=G')).toBe('No star can be turned');
  expect(turn(TABLE)).toBe('Player 1 to turn around a star');
  expect(turn(TABLE.replace('played=0', 'rotated=yes;played=0'))).toBe('Player 1 to play cards, or done');
  expect(describeTurn(play(puzzle(THREE), 'c3 e4 c2'), words)).toBe('Solved in 3 turns, par 3: 3 stars');
  const end = (scores: string): string => turn(`H.GY.;held=/;scores=${scores};played=4;seed=7;turns=2`);
  expect(end('3,5')).toBe('Player 2 wins with 5 points');
  expect(end('1,0')).toBe('Player 1 wins with 1 point');
  expect(end('5,5')).toBe('Equal points, 5 each: Player 1, Player 2 share the win');
  expect(turn('H.GY.;held=;scores=7;played=2;seed=7;turns=2')).toBe('The end: 7 points');
  expect(turn('H.GY.;held=;scores=-1;played=9;seed=7;decay=yes')).toBe('All points are spent after 9 turns');
});

test('R13: three stars at par, two and one for a turn and two more', () => {
  expect([3, 4, 5, 6, 2].map((turns) => starsFor(turns, 3))).toEqual([3, 2, 1, 0, 3]);
});

test('a cell is told by what stands there, how far it reaches and what a planet’s lines hold', () => {
  const view = puzzle('HR.C./G...R/GGBYY/.G.N./Y.G.H');
  expect(['a1', 'c1', 'b1', 'c3', 'd1', 'd4'].map((cell) => describeCell(view, cell, words))).toEqual([
    'a1, habitable planet, right: red any, down: green green yellow',
    'c1, empty',
    'b1, red giant, range 4, turns 14 objects',
    'c3, black hole, range to the edge, turns 14 objects',
    'd1, comet',
    'd4, neutron star, range 5, turns 14 objects',
  ]);
});

test('how to play takes ten lines at most', () => {
  expect(Object.keys(howWords)).toEqual(Object.keys(howWords).map((_, line) => `how.${line + 1}`));
  expect(Object.keys(howWords).length).toBeLessThanOrEqual(10);
});
