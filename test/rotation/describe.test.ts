/** The sentences that a screen reader speaks. */
import { expect, test } from 'vitest';
import { ratingOf } from '../../src/core/days/rating.js';
import { describeCell, describeResult } from '../../src/rotation/describe.js';
import { rotation } from '../../src/rotation/game.js';
import { howWords } from '../../src/rotation/words.how.en.js';
import { play, playWithEvents, position, puzzle, words } from './harness.js';

const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const TABLE = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR/B,BB,Y;scores=0,0;played=0;seed=7';

const said = (text: string, line: string, reader?: number): string[] =>
  playWithEvents(position(text), line).events.map((event) => rotation.describe(event, words.to(reader)));

test('a rotation of a puzzle is told with what moved and what is found', () => {
  expect(said(THREE, 'c3 e4 c2')).toEqual([
    'The black hole at c3 rotated. 13 objects moved.',
    '0 of 1 pattern found.',
    'The yellow dwarf at e4 rotated. 10 objects moved.',
    '0 of 1 pattern found.',
    'The black hole at c2 rotated. 13 objects moved.',
    '1 of 1 pattern found.',
  ]);
});

test('a game’s turn is told with its cards, points and draws', () => {
  expect(said(TABLE, 'a5 GY G')).toEqual([
    'Player 1 rotated the red giant at a5.',
    'Player 1 played green, yellow for 2 points. 1 line holds it.',
    'Player 1 played green for 1 point. 1 line holds it.',
    'Player 1 drew 2 cards.',
  ]);
  expect(said(TABLE, 'a5 GY G', 0)).toEqual([
    'You rotated the red giant at a5.',
    'You played green, yellow for 2 points. 1 line holds it.',
    'You played green for 1 point. 1 line holds it.',
    'You drew 2 cards.',
  ]);
});

test('R13: a rating of 3 at par, 2 and 1 for one rotation and two more', () => {
  expect([3, 4, 5, 6, 2].map((rotations) => ratingOf(rotations, 3, 0))).toEqual([3, 2, 1, 0, 3]);
  expect([0, 1, 2, 3, 4].map((hints) => ratingOf(3, 3, hints))).toEqual([3, 2, 1, 0, 0]);
  expect([0, 1, 2].map((hints) => ratingOf(4, 3, hints))).toEqual([2, 1, 0]);
});

test('R13: a line to share says which puzzle it was, its rating, rotations, par and hints', () => {
  const solved = play(puzzle(THREE), 'c3 e4 c2');
  const line = (hints: number, title?: string) => describeResult(solved, hints, title, '2026-12-01', words);
  expect(line(0)).toBe('Rotation puzzle: ★★★ 3 rotations, par 3, no hints');
  expect(line(1, '2-17')).toBe('Rotation puzzle 2-17: ★★☆ 3 rotations, par 3, 1 hint');
  expect(line(2, '2026-12-24')).toBe('Rotation puzzle 24  ★☆☆\n3 rotations, par 3, 2 hints');
  expect(line(2, '2026-11-24')).toMatch(
    /^Rotation puzzle, Tuesday,? 24 November: ★☆☆ 3 rotations, par 3, 2 hints$/,
  );
});

test('a cell is told by what stands there, how far it reaches and what a planet’s lines hold', () => {
  const view = puzzle('HR.C./G...R/GGBYY/.G.N./Y.G.H');
  expect(['a1', 'c1', 'b1', 'c3', 'd1', 'd4'].map((cell) => describeCell(view, cell, words))).toEqual([
    'a1, blue planet, right: red and any colour, down: green, green and yellow',
    'c1, empty',
    'b1, red giant, range 4, moves 14 objects',
    'c3, black hole, range to the edge, moves 14 objects',
    'd1, comet',
    'd4, neutron star, range 5, moves 14 objects',
  ]);
});

test('how to play takes eight lines', () => {
  const lines = Object.keys(howWords).filter((key) => /^how\.\d+$/.test(key));
  expect(lines).toEqual(lines.map((_, line) => `how.${line + 1}`));
  expect(lines).toHaveLength(8);
});
