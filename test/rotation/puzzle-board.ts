/** A `<rotation-puzzle>` in a test's page, and what it shows. */
import { mount, type Board } from '../board.js';
import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';
import '../../src/rotation/element/define.js';

export const start = (attributes = '', width?: number): Promise<Board<RotationPuzzle>> =>
  mount<RotationPuzzle>(`<rotation-puzzle ${attributes}></rotation-puzzle>`, width);

/** A puzzle, and the three steps that solve it. */
export const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
export const STEPS = ['c3', 'e4', 'c2'];

/** The goal, and where there are several patterns, each with the number of lines that hold it. */
export const goals = (board: Board): string[] => [
  board.text('.goal-box p'),
  ...board
    .all('.goals li')
    .map((goal) =>
      ['.heard', '.term > :first-child'].map((part) => goal.querySelector(part)?.textContent).join(': '),
    ),
];

/** The place of each object, by its transform. */
export const objects = (board: Board): string[] =>
  board
    .all('.piece')
    .map((piece) => `${piece.getAttribute('data-c')} ${piece.getAttribute('transform')}`)
    .sort();

/** A star that can be turned, by what its cell says. */
export async function firstStar(board: Board): Promise<string> {
  if (board.cells.length === 0) await board.focus();
  const named = board.cells.map((cell) => cell.getAttribute('aria-label') ?? '');
  return named.find((name) => /range .*moves [1-9]/.test(name))?.split(',')[0] ?? '';
}
