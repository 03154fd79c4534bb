/** The puzzles of *Star, for the scripts that draw and prove them. */
import { unwrap } from '../../src/core/basics/result.js';
import { readBy } from '../../src/core/puzzle/reader.js';
import { isDull, puzzlesOn } from '../../src/star/draw-puzzle.js';
import { star } from '../../src/star/game.js';
import { provePuzzle } from '../../src/star/prove.js';
import { BLOCKS, NAMED } from '../../src/star/puzzle-list.data.js';
import { puzzleList } from '../../src/star/puzzle-list.js';
import { walkOf } from '../../src/star/puzzle-reader.js';
import type { Move, State } from '../../src/star/state.js';
import { fieldOf, parOf, type PuzzleGame, type Reading, type Verdict } from './frame.js';
import { tryAll } from './star-tries.js';
import { shapeOfStone } from './shapes.js';

const { notation } = star;
const MOST_POSITIONS = 150_000;

const read = (puzzle: string): State => unwrap(notation.parsePosition(puzzle));

const nodeOf = (move: Move | undefined): string => (move?.type === 'place' ? move.node : '');

function prove(puzzle: string): Verdict {
  const { moves, solutions, positions } = provePuzzle(read(puzzle), MOST_POSITIONS);
  const lines = solutions.map((line) => line.map(nodeOf));
  return { moves, positions, solutions: lines.map((line) => ({ key: line[0] ?? '', moves: line })) };
}

const readPuzzle = (puzzle: string): Reading => readBy(walkOf(read(puzzle)));

export const starPuzzles: PuzzleGame = {
  name: 'star',
  data: { levels: NAMED, blocks: BLOCKS },
  list: puzzleList,
  *candidates(level, seed) {
    for (const { puzzle } of puzzlesOn(level, seed)) yield notation.formatPosition(puzzle);
  },
  prove,
  tryAll,
  read: readPuzzle,
  isDull: (puzzle, { solutions }, _reading, level) =>
    isDull({ puzzle: read(puzzle), key: solutions[0]?.key as string }, level),
  shapeOf: shapeOfStone,
  withPar: (puzzle, par) => puzzle.replace(`;par=${parOf(puzzle)}`, `;par=${par}`),
  again: (puzzle) => {
    const result = notation.parsePosition(puzzle);
    return result.ok && fieldOf(puzzle, 'goal') ? notation.formatPosition(result.value) : undefined;
  },
};
