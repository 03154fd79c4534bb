/**
 * Draws puzzles of *Star (S17): one more for a reader who has none left, and those that the scripts choose from. The
 * same seed gives the same puzzle.
 */
import { unwrap } from '../core/basics/result.js';
import { chance, nextSeed, type Chance } from '../core/basics/seed.js';
import { drain } from '../core/bots/think.js';
import { endOf, SOLVER } from '../core/puzzle/puzzle.js';
import { readBy } from '../core/puzzle/reader.js';
import { star } from './game.js';
import { boardOf } from './geometry.js';
import { provePuzzle } from './prove.js';
import { gapsFrom, walkOf } from './puzzle-reader.js';
import { puzzles } from './puzzles.js';
import { bounds } from './score.js';
import { steadyThink } from './steady.js';
import type { Move, State } from './state.js';
import { EMPTY, other } from './turns.js';

const { rules, notation } = star;
/** Larger ones are left out. */
const MOST_POSITIONS = 150_000;

type Level = 1 | 2 | 3;

/** By level: the rings of the board, and the least and the most empty nodes. */
const BOARDS: Readonly<Record<Level, readonly [rings: number, least: number, most: number]>> = {
  1: [3, 4, 9],
  2: [3, 5, 9],
  3: [4, 7, 10],
};
/** How well the bots play whose games give the boards. */
const PLAYOUTS = [8, 20, 60];

/** Another one for a reader: how often the model reader solves it. */
const SHARES: Readonly<Record<number, readonly [least: number, most: number]>> = {
  1: [0.2, 0.4],
  2: [0.04, 0.2],
};

type Placing = Extract<Move, { type: 'place' }>;

const isPlace = (move: Move): move is Placing => move.type === 'place';

const placesOf = (state: State): readonly Placing[] => [...rules.moves(state, state.turn)].filter(isPlace);

const EXCHANGED: Readonly<Record<string, string>> = { B: 'R', R: 'B', [EMPTY]: EMPTY };

/** A game of bots after two stones by chance, up to where so many nodes are empty. Whoever is to move is Blue. */
function drawBoard(level: Level, luck: Chance): State {
  const [rings, least, most] = BOARDS[level];
  const empty = least + luck.below(most - least + 1);
  const nodes = luck.pick(PLAYOUTS);
  let state = rules.setup({ rings }, 0);
  while (state.stones.split(EMPTY).length - 1 > empty) {
    const placed = [...state.stones].filter((sign) => sign !== EMPTY).length;
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

/** A puzzle with one first stone that solves it, and that stone. */
export interface Drawn {
  readonly puzzle: State;
  readonly key: string;
}

/** The puzzles of one board. */
export function* puzzlesOn(level: Level, seed: number): Generator<Drawn> {
  const luck = chance(seed);
  const board = drawBoard(level, luck);
  const [blue, red] = [groupsOf(board, 'B'), groupsOf(board, 'R')];
  const pairsOf = (groups: readonly string[]): string[] =>
    groups.flatMap((one, at) => groups.slice(at + 1).map((second) => `${one}:${second}`));
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
    const [first] = solutions[0] ?? [];
    if (result !== 'solved' || solutions.length !== 1 || !first || !isPlace(first)) continue;
    yield { puzzle: unwrap(notation.parsePosition(`${text};goal=${goal};par=${moves}`)), key: first.node };
  }
}

const placed = (state: State): readonly (readonly [string, State])[] =>
  placesOf(state).map((move) => [move.node, rules.play(state, SOLVER, move).state]);

/** Whether one stone of Red's alone refutes a stone of Blue's: the tries that are worth an answer. */
function hasOneRefutation(after: State): boolean {
  if (endOf(puzzles, after)) return false;
  const refuting = placesOf(after).filter((move) => {
    const next = rules.play(after, other(SOLVER), move).state;
    return (
      endOf(puzzles, next) === 'lost' ||
      (!endOf(puzzles, next) && provePuzzle(next, MOST_POSITIONS).result === 'never')
    );
  });
  return refuting.length === 1;
}

/** Whether a puzzle would bore. */
export function isDull({ puzzle: start, key }: Drawn, level: Level): boolean {
  const { neighbours, byName } = boardOf(start.options.rings);
  const { kind = '', parts = [] } = start.puzzle?.goal ?? {};
  if (kind === 'connect' || kind === 'cut') {
    // The node between both groups is seen at once.
    const isTouched = (part: string): boolean => {
      const gaps = gapsFrom(start, part);
      return (neighbours[byName.get(key) as number] ?? []).some(
        (node) => gaps[node] === 0 && start.stones[node] !== EMPTY,
      );
    };
    if (parts.every(isTouched)) return true;
  }
  const first = placed(start);
  if (level > 1) {
    // A stone that brings more points for sure than any other needs no thought.
    const sure = first.map(([node, after]) => [node, bounds(after).lowest[SOLVER] as number] as const);
    const most = Math.max(...sure.map(([, points]) => points));
    const best = sure.filter(([, points]) => points === most);
    if (best.length === 1 && best[0]?.[0] === key) return true;
  }
  return !first.some(([node, after]) => node !== key && hasOneRefutation(after));
}

/** A puzzle of level 1 or 2 as a text: with one solution of two moves or more, and not dull. */
export function drawPuzzle(level: 1 | 2, seed: number): string {
  const [least, most] = SHARES[level] as readonly [number, number];
  for (let at = seed; ; at = nextSeed(at))
    for (const drawn of puzzlesOn(level, at)) {
      const { puzzle } = drawn;
      const par = puzzle.puzzle?.par ?? 0;
      if (par < 2 || par > level + 1 || isDull(drawn, level)) continue;
      const { share } = readBy(walkOf(puzzle));
      if (share >= least && share <= most) return notation.formatPosition(puzzle);
    }
}
