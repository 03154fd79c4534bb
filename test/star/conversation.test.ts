import { describe, expect, test } from 'vitest';
import {
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeWhy,
  goalPicture,
  scoreSteps,
} from '../../src/star/conversation.js';
import { bounds, score } from '../../src/star/score.js';
import type { State } from '../../src/star/state.js';
import { play, position, randomGame, start, stones, words } from './harness.js';

const wordsOf = (sentence: string): number => sentence.split(' ').length;

describe('what to do', () => {
  const toDo = (options: Parameters<typeof start>[0], line?: string, said = words): string => {
    const state = start({ rings: 4, ...options });
    return describeToDo(line === undefined ? state : play(state, line), said);
  };

  test('is to place a stone, or as many as the turn has', () => {
    expect(toDo({})).toBe('Place a stone on any empty cell.');
    expect(toDo({ handicap: 3 })).toBe('Place 3 stones, wherever you like.');
    expect(toDo({ handicap: 3 }, 'S31')).toBe('Place 2 more stones, wherever you like.');
    expect(toDo({ double: true }, 'S31')).toBe('Place two stones on empty cells.');
    expect(toDo({ double: true }, 'S31 T20')).toBe('Place 1 more stone.');
  });

  test('S9: is no more than the board has room for', () => {
    expect(describeToDo(position('2:BRBRBRBRBRBRBR.;double=yes'), words)).not.toContain('two');
  });

  test('names the stone that can be taken over, and every answer to a count', () => {
    expect(toDo({ pie: true }, 'S31')).toBe('Place a stone, or take over Blue’s stone.');
    expect(toDo({}, 'S31 T20 count')).toBe('Agree to count, play on, or resign.');
    const proposed = play(start({ rings: 4 }), 'S31 T20 count');
    expect(describeToDo(proposed, words.to(0), false)).toBe('Wait for Red to answer.');
    expect(describeToDo(start(), words.to(1), false)).toBe('');
  });

  test('S16: is said to be open no more once the score is decided, unless a turn has begun', () => {
    const decided = position('3:RBR2.B2RBRBR.BRBR3BR.RBR3B2R');
    const open = play(decided, 'T30 A10');
    expect(bounds(open).decided).toBe(1);
    expect(describeToDo(open, words.to(0))).toBe('Red has won already. Offer to count, or play on.');
    expect(describeToDo(open, words.to(1))).toBe('You have won already. Offer to count, or play on.');
  });

  test('takes at most twelve words', () => {
    const all = [...Array(12).keys()].flatMap((seed) =>
      randomGame({ rings: 3, pie: seed % 2 === 0, double: seed % 3 === 0, handicap: 1 + (seed % 5) }, seed),
    );
    for (const state of all) expect(wordsOf(describeToDo(state, words))).toBeLessThanOrEqual(12);
  });
});

test('what one plays for is said against the other side, and to nobody where both sit here', () => {
  expect([[0], [1], [0, 1], []].map((seats) => describeGoal(seats, words))).toEqual([
    'Own more of the rim than Red, in fewer separate groups.',
    'Own more of the rim than Blue, in fewer separate groups.',
    'Own more of the rim than the other side, in fewer separate groups.',
    'Own more of the rim than the other side, in fewer separate groups.',
  ]);
});

test('the goal is drawn with the reader’s colour ahead', () => {
  const ahead = (seats: readonly number[]): string =>
    /seat-(\d)"><path class="held"/.exec(goalPicture(seats))?.[1] ?? '';
  expect([[0], [1], [0, 1]].map(ahead)).toEqual(['0', '1', '0']);
});

/** The bare score of a full board, by its parts, for whoever won. */
const parts = (state: State): { lead: number; peries: number; reward: number; extra: number } => {
  const { seats, winner } = score(state);
  const [own, against] = winner === 1 ? [seats[1], seats[0]] : seats;
  return {
    lead: own.standard - against.standard,
    peries: own.peries - against.peries,
    reward: own.reward - against.reward,
    extra: own.quarkPeri - against.quarkPeri,
  };
};

describe('why it ended so', () => {
  test('is what brought the winner most, or the one extra point where the lead is no larger', () => {
    for (const seed of Array(60).keys()) {
      const state = randomGame({ rings: 2 + (seed % 4) }, seed).at(-1) as State;
      if (score(state).winner === null || state.phase === 'resigned') continue;
      const { lead, peries, reward, extra } = parts(state);
      if (lead === 0) continue;
      const why = describeWhy(state, words);
      if (why.startsWith('One point')) expect([lead, extra]).toEqual([1, 1]);
      else if (why.startsWith('Fewer groups')) expect(reward).toBeGreaterThan(Math.max(0, peries));
      else expect(peries).toBeGreaterThan(0);
      if (why.startsWith('The rim')) expect(peries).toBeGreaterThanOrEqual(reward);
    }
  });

  test('is told with its figures', () => {
    const ends = [
      play(position('3:.B2RB2RBR2BRBRBRB2RBR.BR3B2RB'), '*10 T30'),
      play(position('3:B2RB2RBRBRB.B3RBR3B2RB.R3BR'), 'A20 A30'),
      play(start(), 'S31 resign'),
      play(start({ rings: 4 }), 'S31 T20 count accept'),
    ];
    expect(ends.map((state) => describeWhy(state, words.to(0)))).toEqual([
      'Fewer groups decided it: you had 1 and Red had 3, which is worth 8 points.',
      'Both have 8 points, so more corners win.',
      'Red resigned.',
      'Scores and corners are equal.',
    ]);
  });
});

describe('where it was decided', () => {
  const at = (game: readonly State[]): number | undefined =>
    decidedAt((ply) => game[ply] as State, game.length - 1);

  test('S16: is the first ply after which whoever won was certain to', () => {
    for (const seed of Array(20).keys()) {
      const game = randomGame({ rings: 3 }, seed);
      const { winner } = score(game.at(-1) as State);
      if (game.at(-1)?.phase === 'resigned') continue;
      const first = game.findIndex((state) => bounds(state).decided === winner && winner !== null);
      expect(at(game)).toBe(first > 0 ? first : undefined);
    }
  });

  test('is no move where a resignation settled it', () => {
    const first = start();
    const game = [first, play(first, 'S31'), play(first, 'S31 resign')];
    expect(at(game)).toBeUndefined();
  });
});

describe('the score, step by step', () => {
  const told = (state: State, seat?: number): readonly string[] =>
    scoreSteps(state, words.to(seat)).map(({ sentence }) => sentence);
  const end = play(position('3:.B2RB2RBR2BRBRBRB2RBR.BR3B2RB'), '*10 T30');

  test('counts each seat’s peries, the extra point and the stars', () => {
    expect(told(end, 0)).toEqual([
      'You own 5 rim points.',
      'Red owns 10 rim points.',
      'Red owns 4 of the five corners: 1 extra point.',
      'You have 1 group and Red has 3: you gain 4 points and Red loses 4.',
    ]);
    expect(told(end, 1).at(-1)).toBe('Blue has 1 group and you have 3: Blue gains 4 points and you lose 4.');
  });

  test('lights what it counts', () => {
    const [own, others, quarks, stars] = scoreSteps(end, words).map(({ lights }) =>
      lights.map(({ length }) => length),
    );
    expect([own, others, quarks]).toEqual([[5], [10], [4]]);
    expect(stars).toHaveLength(4);
  });

  test('S14: says what a star costs where the score is shown in another form', () => {
    const other = play(position('3:.B2RB2RBR2BRBRBRB2RBR.BR3B2RB;scoring=simplified'), '*10 T30');
    expect(told(other).at(-1)).toBe('Blue has 1 group and Red has 3. Each group costs 4 points.');
  });

  test('is empty where nothing was counted, and says so where nobody has three quarks', () => {
    expect(told(play(start(), 'S31 resign'))).toEqual([]);
    expect(told(play(stones(4, ['*40', '*41'], ['S41', 'S42']), 'count accept'))).toContain(
      'Nobody owns three corners, so nobody gets the extra point.',
    );
  });
});

test('a result is shared by whoever played, and by name where both sit here', () => {
  const end = play(position('3:.B2RB2RBR2BRBRBRB2RBR.BR3B2RB'), '*10 T30');
  const share = (state: State, seats: readonly number[]): string =>
    describeShare(state, words.to(seats.length === 1 ? seats[0] : undefined), seats, { moves: 30, hints: 1 });
  expect([[0], [1], [0, 1]].map((seats) => share(end, seats))).toEqual([
    '*Star: I beat Red, 9 to 7.\n30 moves, 1 hint',
    '*Star: I lost to Blue, 7 to 9.\n30 moves, 1 hint',
    '*Star: Blue beat Red, 9 to 7.\n30 moves, 1 hint',
  ]);
  const resigned = play(start(), 'S31 resign');
  const draw = play(start({ rings: 4 }), 'S31 T20 count accept');
  expect(
    [share(resigned, [0]), share(resigned, [1]), share(draw, [1])].map((text) => text.split('\n')[0]),
  ).toEqual([
    '*Star: I beat Red, who resigned.',
    '*Star: I resigned against Blue.',
    '*Star: I drew with Blue, 0 each.',
  ]);
});
