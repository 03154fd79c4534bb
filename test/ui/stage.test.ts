/** In front of a class the teacher has a table of any game, whether or not the game brings one. */
import { expect, it } from 'vitest';
import { makeWords } from '../../src/core/words/words.js';
import { usualTable } from '../../src/ui/stage/usual-table.js';
import { stageWords } from '../../src/ui/stage/words.stage.en.js';
import { sliceOf, StoreBoard } from '../store-board.js';

const words = makeWords('en', stageWords, { 'seat.0': 'Blue', 'seat.1': 'Red' });

it('counts the moves of each player, and tells points once the game is over', async () => {
  const board = new StoreBoard(await sliceOf('star'), { rings: 3, double: true, seats: 'human human' });
  board.play('S31');
  expect(usualTable(board.state, words)).toEqual({
    heads: ['Player', 'Moves'],
    rows: [
      ['Blue', '1'],
      ['Red', '0'],
    ],
  });
  board.load('star/1 rings=3 double=yes | S31 *30 R32 count A21 A10 T30 R21 count accept');
  const { heads, rows } = usualTable(board.state, words) ?? { heads: [], rows: [] };
  expect(heads).toEqual(['Player', 'Moves', 'Points']);
  expect(rows.map(([, , points]) => points)).toEqual(
    board.outcome?.scores?.map((score) => words.number(score)),
  );
});
