/**
 * Proves puzzles of *Star by trying every stone of both sides. It plays by the rules of the game alone, without a
 * puzzle, and has a test of its own for each goal; what is certain it finds by filling the board (S16).
 */
import { unwrap } from '../../src/core/basics/result.js';
import { score, star, type State } from '../../src/star/index.js';
import { boardOf } from '../../src/star/geometry.js';
import { fieldOf, type Solution, type Verdict } from './frame.js';

const { rules, notation } = star;

/** The stones that are joined to one, on a full board. */
function groupOf(stones: string, from: number, rings: number): ReadonlySet<number> {
  const { neighbours } = boardOf(rings);
  const group = new Set([from]);
  for (const node of group)
    for (const next of neighbours[node] ?? []) if (stones[next] === stones[from]) group.add(next);
  return group;
}

/** Whether a full board is what Blue wants. */
function wishOf(goal: string, rings: number): (state: State) => boolean {
  const [kind, ...parts] = goal.split(':');
  const { byName, rim } = boardOf(rings);
  const [one = -1, other = -1] = parts.map((part) => byName.get(part) as number);
  const areJoined = ({ stones }: State): boolean => groupOf(stones, one, rings).has(other);
  const isStar = ({ stones }: State): boolean =>
    [...groupOf(stones, one, rings)].filter((node) => node >= rim).length > 1;
  if (kind === 'connect') return areJoined;
  if (kind === 'cut') return (state) => !areJoined(state);
  if (kind === 'live') return isStar;
  if (kind === 'kill') return (state) => !isStar(state);
  return (state) => score(state).winner === 0;
}

function tryStones(text: string, goal: string): Verdict {
  const start = unwrap(notation.parsePosition(text));
  const isWished = wishOf(goal, start.options.rings);
  const filledWith = (state: State, sign: string): State => ({
    ...state,
    stones: state.stones.replaceAll('.', sign),
  });
  const known = new Map<string, number>();
  let positions = 0;
  const stonesFrom = (state: State): readonly (readonly [move: string, after: State])[] =>
    [...rules.moves(state, state.turn)].flatMap((move) =>
      move.type === 'place' ? [[move.node, rules.play(state, state.turn, move).state] as const] : [],
    );
  /** How many stones Blue needs yet, whatever Red does; Infinity: Blue never has enough. */
  const needs = (state: State): number => {
    const before = known.get(state.stones);
    if (before !== undefined) return before;
    positions++;
    const isBlue = state.turn === 0;
    const least = (): number => {
      if (isWished(filledWith(state, 'R'))) return 0;
      if (!isWished(filledWith(state, 'B'))) return Infinity;
      const all = stonesFrom(state).map(([, after]) => needs(after));
      return isBlue ? 1 + Math.min(...all) : Math.max(...all);
    };
    const value = least();
    known.set(state.stones, value);
    return value;
  };
  const judged = stonesFrom(start).map(([move, after]) => ({ move, stones: 1 + needs(after) }));
  const good = judged.filter(({ stones }) => stones < Infinity);
  const solutions: readonly Solution[] = good.map(({ move }) => ({ key: move, moves: [move] }));
  return { moves: good.length > 0 ? Math.min(...good.map(({ stones }) => stones)) : 0, solutions, positions };
}

let last: { readonly asked: string; readonly verdict: Verdict } | undefined;

/** Par is no part of what is tried: nothing on the board says how many stones there are. */
export function tryAll(puzzle: string): Verdict {
  const text = puzzle.replace(/;(?:goal|par)=[^;]*/g, '');
  const goal = fieldOf(puzzle, 'goal');
  const asked = `${text} ${goal}`;
  if (last?.asked !== asked) last = { asked, verdict: tryStones(text, goal) };
  return last.verdict;
}
