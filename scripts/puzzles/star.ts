/** The puzzles of *Star, for the scripts that draw and prove them. */
import { unwrap } from '../../src/core/basics/result.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { endOf } from '../../src/core/puzzle/puzzle.js';
import { readBy } from '../../src/core/puzzle/reader.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import { provePuzzle } from '../../src/star/prove.js';
import { BLOCKS, NAMED } from '../../src/star/puzzle-list.data.js';
import { puzzleList } from '../../src/star/puzzle-list.js';
import { gapsFrom, walkOf } from '../../src/star/puzzle-reader.js';
import { puzzles } from '../../src/star/puzzles.js';
import { bounds } from '../../src/star/score.js';
import { steadyThink } from '../../src/star/steady.js';
import type { Move, State } from '../../src/star/state.js';
import { fieldOf, kindOf, parOf, type Level, type PuzzleGame, type Reading, type Verdict } from './frame.js';
import { tryAll } from './star-tries.js';
import { shapeOfStone } from './shapes.js';

const { rules, notation } = star;
const MOST_POSITIONS = 150_000;

/** By level: the rings of the board, and the least and the most empty nodes. */
const BOARDS: Readonly<Record<Level, readonly [rings: number, least: number, most: number]>> = {
  1: [3, 4, 9],
  2: [3, 5, 9],
  3: [4, 7, 10],
};
/** How well the bots play whose games give the boards. */
const PLAYOUTS = [8, 20, 60];

const read = (puzzle: string): State => unwrap(notation.parsePosition(puzzle));

const isPlace = (move: Move): move is Extract<Move, { type: 'place' }> => move.type === 'place';

const placesOf = (state: State): readonly Extract<Move, { type: 'place' }>[] =>
  [...rules.moves(state, state.turn)].filter(isPlace);

const EXCHANGED: Readonly<Record<string, string>> = { B: 'R', R: 'B', '.': '.' };

/** A game of bots after two stones by chance, up to where so many nodes are empty. Whoever is to move is Blue. */
function drawBoard(level: Level, luck: Chance): State {
  const [rings, least, most] = BOARDS[level];
  const empty = least + luck.below(most - least + 1);
  const nodes = luck.pick(PLAYOUTS);
  let state = rules.setup({ rings }, 0);
  while (state.stones.split('.').length - 1 > empty) {
    const placed = state.stones.replaceAll('.', '').length;
    const move =
      placed < 2
        ? luck.pick(placesOf(state))
        : drain(steadyThink(state, state.turn, { seed: luck.seed(), nodes }));
    state = rules.play(state, state.turn, isPlace(move) ? move : luck.pick(placesOf(state))).state;
  }
  if (state.turn === 0) return state;
  return { ...state, turn: 0, stones: [...state.stones].map((sign) => EXCHANGED[sign]).join('') };
}

/** One stone of each group of a colour, by name. */
function groupsOf({ stones, options }: State, sign: string): readonly string[] {
  const { names, neighbours } = boardOf(options.rings);
  const seen = new Set<number>();
  return [...stones].flatMap((one, node) => {
    if (one !== sign || seen.has(node)) return [];
    const group = [node];
    seen.add(node);
    for (const at of group)
      for (const next of neighbours[at] ?? [])
        if (stones[next] === sign && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
    return [names[node] as string];
  });
}

function* candidates(level: Level, seed: number): Generator<string> {
  const luck = chance(seed);
  const board = drawBoard(level, luck);
  const [blue, red] = [groupsOf(board, 'B'), groupsOf(board, 'R')];
  const pairsOf = (groups: readonly string[]): string[] =>
    groups.flatMap((one, at) => groups.slice(at + 1).map((other) => `${one}:${other}`));
  const kinds = [
    ['win'],
    pairsOf(blue).map((pair) => `connect:${pair}`),
    blue.map((one) => `live:${one}`),
    pairsOf(red).map((pair) => `cut:${pair}`),
    red.map((one) => `kill:${one}`),
  ];
  const text = notation.formatPosition(board);
  for (const goal of luck.shuffle(kinds).flatMap((goals) => luck.shuffle(goals))) {
    // Whether it is open yet, reading tells.
    const position = notation.parsePosition(`${text};goal=${goal}`);
    if (!position.ok) continue;
    const { result, moves, solutions } = provePuzzle(position.value, MOST_POSITIONS);
    if (result === 'solved' && solutions.length === 1)
      yield notation.formatPosition(read(`${text};goal=${goal};par=${moves}`));
  }
}

const nodeOf = (move: Move | undefined): string => (move && isPlace(move) ? move.node : '');

function prove(puzzle: string): Verdict {
  const { moves, solutions, positions } = provePuzzle(read(puzzle), MOST_POSITIONS);
  const lines = solutions.map((line) => line.map(nodeOf));
  return { moves, positions, solutions: lines.map((line) => ({ key: line[0] ?? '', moves: line })) };
}

const readPuzzle = (puzzle: string): Reading => readBy(walkOf(read(puzzle)));

const placed = (state: State): readonly (readonly [string, State])[] =>
  placesOf(state).map((move) => [move.node, rules.play(state, 0, move).state]);

/** Whether one stone of Red's alone refutes a stone of Blue's: the tries that are worth an answer. */
function hasOneRefutation(after: State): boolean {
  if (endOf(puzzles, after)) return false;
  const refuting = placesOf(after).filter((move) => {
    const next = rules.play(after, 1, move).state;
    return (
      endOf(puzzles, next) === 'lost' ||
      (!endOf(puzzles, next) && provePuzzle(next, MOST_POSITIONS).result === 'never')
    );
  });
  return refuting.length === 1;
}

function isDull(puzzle: string, { solutions }: Verdict, _reading: Reading, level: Level): boolean {
  const key = solutions[0]?.key as string;
  const start = read(puzzle);
  const { neighbours, byName } = boardOf(start.options.rings);
  const parts = start.puzzle?.goal.parts ?? [];
  if (kindOf(puzzle) === 'connect' || kindOf(puzzle) === 'cut') {
    // The node between both groups is seen at once.
    const isTouched = (part: string): boolean => {
      const gaps = gapsFrom(start, part);
      return (neighbours[byName.get(key) as number] ?? []).some(
        (node) => gaps[node] === 0 && start.stones[node] !== '.',
      );
    };
    if (parts.every(isTouched)) return true;
  }
  const first = placed(start);
  if (level > 1) {
    // A stone that brings more points for sure than any other needs no thought.
    const sure = first.map(([node, after]) => [node, bounds(after).lowest[0]] as const);
    const most = Math.max(...sure.map(([, points]) => points));
    const best = sure.filter(([, points]) => points === most);
    if (best.length === 1 && best[0]?.[0] === key) return true;
  }
  return !first.some(([node, after]) => node !== key && hasOneRefutation(after));
}

export const starPuzzles: PuzzleGame = {
  name: 'star',
  data: { levels: NAMED, blocks: BLOCKS },
  list: puzzleList,
  candidates,
  prove,
  tryAll,
  read: readPuzzle,
  isDull,
  shapeOf: shapeOfStone,
  withPar: (puzzle, par) => puzzle.replace(`;par=${parOf(puzzle)}`, `;par=${par}`),
  again: (puzzle) => {
    const result = notation.parsePosition(puzzle);
    return result.ok && fieldOf(puzzle, 'goal') ? notation.formatPosition(result.value) : undefined;
  },
};
