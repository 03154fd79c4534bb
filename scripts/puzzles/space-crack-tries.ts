/**
 * Proves puzzles of Space Crack by trying every line of moves, the short ones first. It plays by the rules of the game
 * alone, without a puzzle, and has a test of its own for each goal.
 */
import { unwrap } from '../../src/core/basics/result.js';
import { chart, spaceCrack, type State } from '../../src/space-crack/index.js';
import { fieldOf, inAnyOrder, type Solution, type Verdict } from './frame.js';

const { rules, notation } = spaceCrack;

function isMetBy(goal: string, boardSize: number): (state: State) => boolean {
  const [kind, ...parts] = goal.split(':');
  if (kind === 'break')
    return ({ owners, ships }) => owners.every((owner, at) => owner < 1 || ships[at] === 0);
  const around = kind === 'core' ? chart(boardSize).neighbours(parts[0] as string) : [];
  const places = [...parts, ...around].map((place) => Number(place) - 1);
  return ({ owners }) => places.every((at) => owners[at] === 0);
}

export function tryAll(puzzle: string): Verdict {
  const start = unwrap(notation.parsePosition(puzzle.replace(/;(?:goal|par)=[^;]*/g, '')));
  const isMet = isMetBy(fieldOf(puzzle, 'goal'), start.options.boardSize);
  const budget = start.points[0] as number;
  const solutions = new Map<string, Solution>();
  let positions = 0;
  const go = (now: State, made: readonly string[], left: number): void => {
    for (const move of rules.moves(now, 0)) {
      const next = rules.play(now, 0, move).state;
      const all = [...made, notation.formatMove(now, 0, move)];
      positions++;
      if (isMet(next)) solutions.set(inAnyOrder(all).key, inAnyOrder(all));
      else if (left > 1 && next.turn === start.turn) go(next, all, left - 1);
    }
  };
  for (let moves = 1; moves <= budget; moves++) {
    go(start, [], moves);
    if (solutions.size > 0) return { moves, solutions: [...solutions.values()], positions };
  }
  return { moves: 0, solutions: [], positions };
}
