/** The puzzles of Space Crack, for the scripts that draw and prove them. */
import { unwrap } from '../../src/core/basics/result.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { readBy } from '../../src/core/puzzle/reader.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import { provePuzzle } from '../../src/space-crack/prove.js';
import { BLOCKS, NAMED } from '../../src/space-crack/puzzle-list.data.js';
import { puzzleList } from '../../src/space-crack/puzzle-list.js';
import { walkOf } from '../../src/space-crack/puzzle-reader.js';
import type { State } from '../../src/space-crack/state.js';
import { BANDS } from './bands.js';
import {
  fieldOf,
  inAnyOrder,
  kindOf,
  parOf,
  type Level,
  type PuzzleGame,
  type Reading,
  type Solution,
  type Verdict,
} from './frame.js';
import { goalsMetOnce, type Board } from './space-crack-screen.js';
import { tryAll } from './space-crack-tries.js';
import { goesOn, ideasOf, shapeOfTurn } from './shapes.js';

const { notation } = spaceCrack;
/** Larger ones are left out, so that a page proves each at once. */
const MOST_POSITIONS = 150_000;
const LIKELY = { break: 5, take: 4, core: 3 };

const read = (puzzle: string): State => unwrap(notation.parsePosition(puzzle));

/** A board with a front somewhere across it: Blue's planets on the one side, Red's on the other, and some between. */
function drawBoard(boardSize: number, luck: Chance): Board {
  const { near, planets } = boardOf(boardSize);
  const [a, b] = [luck.below(201) - 100, luck.below(201) - 100];
  const slope = planets.map(({ x, y }) => a * x + b * y);
  const middle = [...slope].sort((one, other) => one - other)[planets.length >> 1] as number;
  const wide = Math.max(1, ...slope.map((one) => Math.abs(one - middle)));
  const owners = slope.map((one) => {
    const side = (100 * (one - middle)) / wide + luck.below(161) - 80;
    return side < -15 ? 0 : side > 15 ? 1 : -1;
  });
  const ships = owners.map(() => 0);
  const arm = (seat: number, count: number, least: number, most: number): void => {
    const own = [...owners.keys()].filter((at) => owners[at] === seat);
    for (const at of luck.shuffle(own).slice(0, count)) ships[at] = least + luck.below(most - least + 1);
  };
  const extra = boardSize > 6 ? 1 : 0;
  arm(0, 1 + extra + luck.below(3), 2, 9);
  arm(1, 1 + extra + luck.below(3), 2, 12);
  const sizes = owners.map(() => 3 + luck.below(6));
  return { near, sizes, owners, ships, crack: luck.below(2) * (2 + luck.below(13)) };
}

function textOf(boardSize: number, board: Board, goal: string, par: number): string {
  const { sizes, owners, ships, crack } = board;
  const planets = sizes.map(
    (size, at) => `${size}${['', 'A', 'B'][(owners[at] as number) + 1]}${ships[at] || ''}`,
  );
  const paid = crack > 0 ? `;crack=${crack},0` : '';
  return `boardSize=${boardSize};planets=${planets.join()};turn=15${paid};points=${par},0;order=sequential;goal=${goal};par=${par}`;
}

function* candidates(level: Level, seed: number): Generator<string> {
  const luck = chance(seed);
  const [least, most] = BANDS['space-crack']?.[level].par as readonly [number, number];
  const boardSize = luck.below(5) < level - 1 && luck.below(2) === 0 ? 8 : 6;
  const board = drawBoard(boardSize, luck);
  const par = boardSize === 8 ? least : least + luck.below(most - least + 1);
  const goals = luck.shuffle([...goalsMetOnce(board, par)]);
  // One of each kind, since the rest would be much alike.
  const kinds = new Map(goals.map((goal) => [goal.split(':')[0] as keyof typeof LIKELY, goal]));
  const order = luck.shuffle(
    [...kinds.keys()].flatMap((kind) => Array<typeof kind>(LIKELY[kind]).fill(kind)),
  );
  for (const kind of new Set(order)) {
    const puzzle = textOf(boardSize, board, kinds.get(kind) as string, par);
    const read = notation.parsePosition(puzzle);
    if (read.ok) yield notation.formatPosition(read.value);
  }
}

function prove(puzzle: string): Verdict {
  const state = read(puzzle);
  const { moves, solutions, positions } = provePuzzle(state, MOST_POSITIONS);
  const texts = solutions.map((all) => all.map((move) => notation.formatMove(state, 0, move)));
  return { moves, solutions: texts.map(inAnyOrder), positions };
}

const readPuzzle = (puzzle: string): Reading => readBy(walkOf(read(puzzle)));

function isDull(puzzle: string, { solutions }: Verdict): boolean {
  const { moves } = solutions[0] as Solution;
  const ideas = ideasOf(puzzle, moves);
  const has = (...names: string[]): boolean => ideas.some((idea) => names.includes(idea));
  if (kindOf(puzzle) === 'core') {
    // One ship alone walks round.
    return goesOn(moves).slice(1).every(Boolean);
  }
  const fights = ideas.filter((idea) => ['won', 'lost', 'both'].includes(idea)).length;
  const parts = Number(has('merged', 'build+')) + Number(has('built', 'build+')) + Number(fights > 0);
  return !(has('lost', 'both') || parts >= 2 || fights >= 3);
}

export const spaceCrackPuzzles: PuzzleGame = {
  name: 'space-crack',
  data: { levels: NAMED, blocks: BLOCKS },
  list: puzzleList,
  candidates,
  prove,
  tryAll,
  read: readPuzzle,
  isDull,
  shapeOf: shapeOfTurn,
  withPar: (puzzle, par) =>
    puzzle.replace(/points=\d+/, `points=${par}`).replace(`;par=${parOf(puzzle)}`, `;par=${par}`),
  again: (puzzle) => {
    const result = notation.parsePosition(puzzle);
    return result.ok && fieldOf(puzzle, 'goal') ? notation.formatPosition(result.value) : undefined;
  },
};
