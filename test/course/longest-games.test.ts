/** What SCORM 1.2 keeps for a set, 4,096 characters, holds a usual game of each board, and ten puzzles. */
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/index.js';
import { constellation } from '../../src/constellation/index.js';
import type { Game } from '../../src/core/contract/rules.js';
import { formatKept } from '../../src/core/exercise/kept.js';
import { NO_TALLY, type Tally } from '../../src/core/exercise/exercise.js';
import { MOST_KEPT } from '../../src/course/fields.js';
import { rotation } from '../../src/rotation/index.js';
import { spaceCrack } from '../../src/space-crack/index.js';
import { star } from '../../src/star/index.js';
import { randomPlay } from '../../src/testing/index.js';

const solved: Tally = {
  ...NO_TALLY,
  state: 'solved',
  tries: 2,
  hints: 1,
  seconds: 900,
  answer: 'x'.repeat(60),
};

function lengthWith(items: number, game: string | undefined): number {
  const tallies = Array.from({ length: items }, (_, n): [string, Tally] => [`item${n}`, solved]);
  return formatKept({ items: new Map(tallies), at: 'item0', isLeft: false, learner: 'Ada Lovelace', game })
    .length;
}

type AnyGame = Game<never, never, never, never, never>;

const GAMES: readonly (readonly [string, AnyGame])[] = Object.entries({
  star,
  rotation,
  spaceCrack,
  constellation,
  bugcatcher,
}).map(([name, game]) => [name, game as unknown as AnyGame]);

describe.each(GAMES)('a game of %s with its defaults', (_, game) => {
  it.each([1, 2, 3])('is kept whole when it is over, or 300 moves long: seed %d', (seed) => {
    const { session } = randomPlay(game, seed, { plies: 300 });
    expect(session.isOver || session.plies === 300).toBe(true);
    expect(lengthWith(3, session.save('all'))).toBeLessThanOrEqual(MOST_KEPT['1.2']);
  });
});

it('ten puzzles with an answer each are kept whole', () => {
  expect(lengthWith(10, undefined)).toBeLessThanOrEqual(MOST_KEPT['1.2']);
});
