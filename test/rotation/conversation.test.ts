/** The texts beside the board: whose turn it is, what to do, what for, and how it ended. */
import { describe, expect, it, test } from 'vitest';
import {
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeTurn,
  describeWhy,
  scoreSteps,
} from '../../src/rotation/conversation.js';
import { rotation } from '../../src/rotation/game.js';
import { goalPicture } from '../../src/rotation/goal-picture.js';
import { IDLE } from '../../src/rotation/interpret.js';
import { countOf, puzzleNamed } from '../../src/rotation/puzzles.js';
import type { GameState, PuzzleState, View } from '../../src/rotation/state.js';
import { play, position, puzzle, start, words } from './harness.js';

const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const TABLE = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR/B,BB,Y;scores=0,0;played=0;seed=7';
const ROTATED = TABLE.replace('played=0', 'rotated=yes;played=0');
const NO_STAR = 'HG;deck=R;held=G,R;scores=0;played=0;seed=7';
const STUCK = 'H.G;goals=G';

const seen = (text: string): View => rotation.view(position(text), 'public');
/** A card game of two turns for each, or one whose points have run out, that ended with these points. */
const ended = (scores: string, more = 'turns=2'): View => {
  const seats = scores.split(',').length;
  return seen(
    `H.GY.;held=${'/'.repeat(seats - 1)};scores=${scores};played=${more === 'decay=yes' ? 9 : 2 * seats};seed=7;${more}`,
  );
};
const turn = (view: View, you?: number, selected?: string): string =>
  describeTurn(view, words.to(you), selected === undefined ? IDLE : { selected });
const toDo = (view: View, selected?: string): string =>
  describeToDo(view, words, selected === undefined ? IDLE : { selected });

describe('the status', () => {
  it('of a puzzle counts its rotations against par', () => {
    const from = (line: string, text = THREE): string => turn(line ? play(puzzle(text), line) : puzzle(text));
    expect(from('')).toBe('Solve it in 3 rotations');
    expect(from('c3')).toBe('1 of 3 rotations used');
    expect(from('c3 c3 c3 c3')).toBe('4 rotations used, 3 are enough');
    expect(from('', THREE.replace(';par=3', ''))).toBe('0 rotations used');
    expect(from('', 'H.B')).toBe('0 rotations used');
  });

  it('asks about the star that a finger has chosen, and about nothing else', () => {
    expect(turn(puzzle(THREE), 0, 'e4')).toBe('Solve it in 3 rotations');
    expect(turn(puzzle(THREE), 0, 'd3')).toBe('Rotate the yellow dwarf at d3?');
    expect(turn(seen(ROTATED), 0, 'a5')).toBe('Your turn, Player 1');
  });

  it('of a card game says whose turn it is', () => {
    expect(turn(seen(TABLE))).toBe('Player 1’s turn');
    expect(turn(seen(ROTATED), 0)).toBe('Your turn, Player 1');
  });

  it('is the headline once it is over', () => {
    expect(turn(play(puzzle(THREE), 'c3 e4 c2'))).toBe('Solved in 3 rotations');
    expect(turn(play(puzzle(THREE.replace('par=3', 'par=2')), 'c3 e4 c2'))).toBe(
      'Solved in 3 rotations, 2 are enough',
    );
    expect(turn(seen(STUCK))).toBe('Not solved');
    expect(turn(ended('3,5'), 1)).toBe('You win, 5 to 3');
    expect(turn(ended('3,5'))).toBe('Player 2 wins with 5 points');
    expect(turn(ended('1,0'))).toBe('Player 1 wins with 1 point');
    expect(turn(ended('5,5'))).toBe('Player 1 and Player 2 share the win');
    expect(turn(ended('7'), 0)).toBe('You scored 7 points');
    expect(turn(ended('-1', 'decay=yes'))).toBe('Your points lasted 9 turns');
  });
});

test('what to do now follows what can be done', () => {
  expect(toDo(puzzle(THREE))).toBe('Choose a star with an arrow.');
  expect(toDo(play(puzzle(THREE), 'c3'))).toBe('Choose a star to rotate.');
  expect(toDo(puzzle(THREE), 'd3')).toBe('Tap it again, or press Rotate.');
  expect(toDo(play(puzzle(THREE), 'c3 c3 c3'))).toBe('Not solved yet. Go on, or undo and try another way.');
  expect(toDo(puzzle('H.B'))).toBe('Choose a star with an arrow.');
  expect(toDo(seen(TABLE))).toBe('Choose a star with an arrow.');
  expect(toDo(seen(TABLE.replace('played=0', 'played=2')))).toBe('Choose a star to rotate.');
  expect(toDo(seen(ROTATED))).toBe('Play a framed card, or end your turn.');
  expect(toDo(seen(NO_STAR))).toBe('No star can rotate. Play a card or end your turn.');
  expect(toDo(puzzle(STUCK))).toBe('No star can rotate. Undo, or restart.');
  expect(toDo(play(puzzle(THREE), 'c3 e4 c2'))).toBe('That is as few as the puzzle asks for.');
  expect(toDo(ended('3,5'))).toBe('');
});

describe('the goal', () => {
  const goal = (goals: string): string => describeGoal(puzzle(`H.B;goals=${goals}`), words);

  it('says what to line up, and in how many lines', () => {
    expect(goal('YY')).toBe(
      'Line up 2 yellow ones, outward from a blue planet. Other objects may come first.',
    );
    expect(goal('HHH')).toBe(
      'Line up 3 blue ones, outward from a blue planet. Other objects may come first.',
    );
    expect(goal('R')).toBe('Bring a red one into line with a blue planet.');
    expect(goal('YRN')).toBe(
      'Line up yellow, red, white, outward from a blue planet. Other objects may come first.',
    );
    expect(goal('YR*2')).toBe(
      'Line up yellow, red in 2 lines at once, outward from blue planets. Other objects may come first.',
    );
    expect(goal('YR,G')).toBe(
      'Line up both patterns at once, outward from blue planets. Other objects may come first.',
    );
    expect(goal('YR,G,R')).toBe(
      'Line up all 3 patterns at once, outward from blue planets. Other objects may come first.',
    );
    expect(describeGoal(puzzle('H.B'), words)).toBe('Rotate any star and watch what moves.');
  });

  it('R7: says where a pattern begins, if that is at the planet', () => {
    expect(goal('YY;match=prefix')).toBe('Line up 2 yellow ones, outward, beginning next to a blue planet.');
    expect(goal('R;match=prefix')).toBe(
      'Bring a red one into line with a blue planet, before any other object.',
    );
    expect(goal('YRN;match=prefix')).toBe(
      'Line up yellow, red, white, outward, beginning next to a blue planet.',
    );
    expect(goal('HY;match=prefix;includeOrigin=yes')).toBe(
      'Line up blue, yellow, outward, beginning with a blue planet.',
    );
    expect(goal('HY;includeOrigin=yes')).toBe(
      'Line up blue, yellow, outward from a blue planet. Other objects may come first.',
    );
  });

  it('of a card game is points', () => {
    expect(describeGoal(ended('3,5'), words)).toBe('Score the most points with your cards in 2 turns.');
    expect(describeGoal(ended('3'), words)).toBe('Score as many points as you can in 2 turns.');
    expect(describeGoal(ended('3', 'decay=yes'), words)).toBe(
      'Make your 100 points last for as many turns as you can.',
    );
  });

  it('takes at most 18 words for every built-in puzzle', () => {
    for (const level of [1, 2, 3])
      for (let number = 1; number <= countOf(level); number++) {
        const { goals } = puzzleNamed(`${level}-${number}`) as Pick<PuzzleState, 'goals'>;
        const said = describeGoal({ ...puzzle(THREE), goals }, words);
        expect(said.split(' ').length, said).toBeLessThanOrEqual(18);
      }
  });

  it('is drawn as a planet, an arrow, whatever may come first and the objects of its one pattern; several have a picture each elsewhere', () => {
    const svg = goalPicture(puzzle(THREE));
    expect(svg).toMatch(/^<svg [^>]*class="goal" viewBox="0 0 [\d.]+ 44">/);
    const parts = (one: string): readonly (string | undefined)[] =>
      [...one.matchAll(/class="(h|outward|line|r|y rim|other)"/g)].map(([, name]) => name);
    const others = ['other', 'other', 'other'];
    expect(parts(svg)).toEqual(['h', 'outward', ...others, 'line', 'r', 'y rim', 'r', ...others]);
    expect(parts(goalPicture(puzzle(`${THREE};match=prefix`)))).toEqual([
      ...['h', 'outward', 'line', 'r', 'y rim', 'r'],
      ...others,
    ]);
    expect([
      goalPicture(puzzle('H.B')),
      goalPicture(puzzle('H.B;goals=G*2')),
      goalPicture(seen(TABLE)),
    ]).toEqual(['', '', '']);
  });
});

test('why it ended so is one sentence', () => {
  const why = (view: View, you?: number, isProven = false): string =>
    describeWhy(view, words.to(you), isProven);
  const solved = (par: string, isProven = false): string =>
    why(play(puzzle(THREE.replace(';par=3', par)), 'c3 e4 c2'), undefined, isProven);
  expect(solved(';par=3', true)).toBe('That is par: it cannot be done in fewer.');
  // Whoever writes a puzzle of their own may be wrong about its par.
  expect(solved(';par=3')).toBe('That is as few as the puzzle asks for.');
  expect(solved(';par=4')).toBe('That is fewer than the 4 that the puzzle asks for.');
  expect(solved(';par=2')).toBe('1 rotation more than par. Try again for a rating of 3?');
  expect(solved(';par=1;rotations=1')).toBe('Solve it in 3 rotations or fewer for a rating. Try again?');
  expect(solved('')).toBe('All goals are met.');
  expect(why(seen(STUCK))).toBe('No star can rotate any more. Undo, or restart.');
  expect(why(ended('3,5'), 1)).toBe('You scored 2 points more than Player 1.');
  expect(why(ended('1,0'))).toBe('Player 1 scored 1 point more than Player 2.');
  expect(why(ended('5,5'))).toBe('Each has 5 points.');
  expect(why(ended('9'))).toBe('That is about 5 points in each of 2 turns.');
  expect(why(ended('-1', 'decay=yes'))).toBe('Turn 9 cost 2 points and left you below 0.');
  expect([why(puzzle(THREE)), why(seen(TABLE))]).toEqual(['', '']);
});

test('a card game was decided by the move that put its winner ahead for good', () => {
  const scores = [
    [0, 0],
    [3, 0],
    [3, 2],
    [3, 4],
    [4, 4],
    [4, 9],
  ];
  const viewAt = (ply: number): View => ({
    ...(ended('3,5') as Extract<View, { use: 'game' }>),
    scores: scores[ply] as number[],
  });
  expect(decidedAt(viewAt, 5)).toBe(5);
  expect(decidedAt((ply) => viewAt(ply === 4 ? 3 : ply), 5)).toBe(3);
  expect(decidedAt(() => ended('5,5'), 3)).toBeUndefined();
  expect(decidedAt(() => play(puzzle(THREE), 'c3 e4 c2'), 3)).toBeUndefined();
});

test('the end is walked through: each line of a solved puzzle, lit, and the points of a card game', () => {
  const [line, ...others] = scoreSteps(play(puzzle(THREE), 'c3 e4 c2'), words);
  expect(others).toEqual([]);
  expect(line?.sentence).toMatch(/^(Up|Right|Down|Left) from [a-e][1-5]: red, yellow, red\.$/);
  expect(line?.light?.holes).toMatch(/^M\d \d(h-?\d|v-?\d)+Z$/);
  expect(line?.light?.edges).toMatch(/^M.*Z$/);
  expect(line?.stays).toBe(true);
  expect(scoreSteps(ended('5,3'), words.to(0)).map(({ sentence }) => sentence)).toEqual([
    'Player 2 has 3 points.',
    'You have 5 points.',
  ]);
  expect([scoreSteps(puzzle(THREE), words), scoreSteps(seen(STUCK), words)]).toEqual([[], []]);
});

test('a card game that is over has a line to share', () => {
  const share = (view: View, you?: number): string => describeShare(view, words.to(you), you);
  expect(share(ended('3,5'), 1)).toBe('Rotation puzzle, card game: I won 5 to 3 in 2 turns.');
  expect(share(ended('3,5'), 0)).toBe('Rotation puzzle, card game: I lost 3 to 5 in 2 turns.');
  expect(share(ended('3,5'))).toBe('Rotation puzzle, card game: Player 2 won 5 to 3 in 2 turns.');
  expect(share(ended('5,5'))).toBe(
    'Rotation puzzle, card game: Player 1 and Player 2 shared the win with 5 points each.',
  );
  expect(share(ended('7'), 0)).toBe('Rotation puzzle, card game: 7 points in 2 turns.');
  expect(share(ended('-1', 'decay=yes'), 0)).toBe('Rotation puzzle, card game: 100 points lasted 9 turns.');
  expect(share(seen(TABLE), 0)).toBe('');
});

test('no sentence of a whole game lacks a fact', () => {
  let state = start({ use: 'game', size: '5', players: 2, turns: 2 }, 3) as GameState;
  for (let n = 0; rotation.rules.toAct(state).length > 0; n++) {
    const seat = state.seat;
    const moves = [...rotation.rules.moves(state, seat)];
    state = rotation.rules.play(state, seat, moves[n % moves.length] as (typeof moves)[number])
      .state as GameState;
    const view = rotation.view(state, 0);
    const said = [
      turn(view, 0),
      describeToDo(view, words, IDLE),
      describeGoal(view, words),
      describeWhy(view, words),
    ];
    expect(said.join(' ')).not.toMatch(/[{}/]/);
  }
  expect(describeWhy(rotation.view(state, 0), words)).not.toBe('');
});
