/** What the puzzle box asks of *Star. It touches no page. */
import { drain } from '../../src/core/bots/think.js';
import { describeLeft } from '../../src/core/puzzle/describe-puzzle.js';
import { SOLVER } from '../../src/core/puzzle/puzzle.js';
import { reading } from '../../src/core/puzzle/reader.js';
import type { Words } from '../../src/core/words/words.js';
import { provingPuzzle, star, type Move, type State } from '../../src/star/index.js';
import { puzzlePicture } from '../../src/star/puzzle-conversation.js';
import { answered, walkOf } from '../../src/star/puzzle-reader.js';
import { puzzles } from '../../src/star/puzzles.js';
import { EMPTY } from '../frame/model.js';
import { sayCount, sentence } from '../frame/puzzle/sentences.js';
import type { Edit, KindChoice, PuzzleSlice, Tried, Way } from '../frame/puzzle/slice.js';
import { cellsOf, put, puzzleOf, ready, type Position } from './model.js';

const { rules } = star;

/** More empty cells than these are rarely proven. */
const PROVEN = 13;

function kindOf(name: string, label: string, cells: number, help: string): KindChoice<Position> {
  const puzzle = { goal: { kind: name, parts: [] }, par: null, moves: 0, isSpent: false };
  const picture = puzzlePicture({ ...rules.setup({ rings: 2 }, 0), puzzle });
  return { name, label, picture, cells: [cells, cells], help };
}

const KINDS: readonly KindChoice<Position>[] = [
  kindOf('connect', 'Connect two groups', 2, 'Tap a stone of each of two blue groups.'),
  kindOf('live', 'Save a group', 1, 'Tap a stone of a blue group: it is to come to two rim cells.'),
  kindOf('cut', 'Keep two apart', 2, 'Tap a stone of each of two red groups.'),
  kindOf('kill', 'Shut a group in', 1, 'Tap a stone of a red group: it is not to come to two rim cells.'),
  kindOf('win', 'Win', 0, ''),
];

const nodeOf = (move: Move): string => (move.type === 'place' ? move.node : '');

/** Blue's and Red's stones in turn, as “S10, Red S21, then S20.” */
function wayOf(start: State, line: readonly Move[], words: Words): Way {
  let state = start;
  const phrases = line.map((move) => {
    const { turn } = state;
    state = rules.play(state, turn, move).state;
    return turn === SOLVER ? nodeOf(move) : `${words.say(`seat.${turn}`)} ${nodeOf(move)}`;
  });
  const first = line[0] ? nodeOf(line[0]) : '';
  return { key: first, steps: [{ to: first }], said: sentence(phrases) };
}

/** `nodes`: Blue's stones; Red answers each. */
function triedOf(start: State, nodes: readonly string[], words: Words): Tried {
  let end = start;
  for (const node of nodes) end = drain(answered(rules.play(end, SOLVER, { type: 'place', node }).state));
  return { tried: sentence(nodes), left: describeLeft(puzzles, end, words) };
}

/** A stone more, of either colour, or one of the other colour. */
function editsOf(state: Position, words: Words): readonly Edit<Position>[] {
  const nameOf = (sign: string): string => words.say(`cell.stone.${sign === 'B' ? 0 : 1}`);
  const asked = state.goal?.parts ?? [];
  const cells = cellsOf(state);
  const isEmpty = (_: string, at: number): boolean => state.stones[at] === EMPTY;
  const empty = cells.filter((cell, at) => isEmpty(cell, at));
  const full = cells.filter((cell, at) => !isEmpty(cell, at) && !asked.includes(cell));
  const added = ['R', 'B'].flatMap((sign) =>
    empty.map((cell) => ({ name: `${cell}: ${nameOf(sign)}`, after: put(state, cell, sign) })),
  );
  const turned = full.map((cell) => {
    const sign = state.stones[cells.indexOf(cell)] === 'B' ? 'R' : 'B';
    return { name: `${cell}: ${nameOf(sign)} instead`, after: put(state, cell, sign) };
  });
  return [...added, ...turned];
}

/** `words` are the game's. */
export const sliceOf = (words: Words): PuzzleSlice<Position, State, Move> => ({
  kinds: KINDS,
  budgets: [],
  ready,
  begin: puzzleOf,
  proving: provingPuzzle,
  reading: (start) => reading(walkOf(start)),
  wayOf: (start, line) => wayOf(start, line, words),
  triedOf: (start, nodes) => triedOf(start, nodes, words),
  edits: (state) => editsOf(state, words),
  sentences: {
    solved: (n) => `Sure after ${sayCount(n, 'stone')}.`,
    ways: (n) => (n === 1 ? 'One first stone.' : `${n} first stones.`),
    never: () => 'Never, whatever Blue plays.',
    smaller: () => `fewer empty cells. Up to ${PROVEN} can nearly always be proven.`,
  },
});
