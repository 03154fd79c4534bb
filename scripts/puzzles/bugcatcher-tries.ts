/**
 * Proves puzzles of Bugcatcher by running every program that may be submitted. It plays by the rules of the game alone,
 * without a puzzle, and has a test of its own for each goal.
 */
import { unwrap } from '../../src/core/basics/result.js';
import { bugcatcher, type State } from '../../src/bugcatcher/index.js';
import { fieldOf, type Solution, type Verdict } from './frame.js';

const { rules, notation } = bugcatcher;

/** Letters of steps: large ones move the border node, small ones the central node. */
const isOf = (node: string, entry: string): boolean => (node === 'B' ? /[URDL]/ : /[urdl]/).test(entry);

/** A board with the nodes of Player 1 on the spots that are asked for, so that the game itself says where these are. */
function spotsIn(text: string, [border = '', central = '']: readonly string[]): readonly number[] {
  const moved = text
    .replace(/border=[^,;]*/, `border=${border}`)
    .replace(/central=[^,;]*/, `central=${central}`)
    .replace(
      /submitted=[^;]*/,
      (programs) => programs.replace(/=.*/, '=-') + ',-'.repeat(programs.split(',').length - 1),
    );
  const [player] = unwrap(notation.parsePosition(moved)).players;
  return [player?.border ?? -1, player?.central ?? -1];
}

function isMetBy(goal: string, text: string): (state: State) => boolean {
  const [kind, ...parts] = goal.split(':');
  if (kind === 'end') {
    const [border, central] = spotsIn(text, parts);
    return ({ players: [own] }) => own?.border === border && own?.central === central;
  }
  return ({ players }) =>
    parts.every((part) => {
      const lap = players[Number(part.slice(0, -1))]?.laps.at(-1);
      return [...(lap?.program ?? '')].some(
        (entry, slot) => isOf(part.slice(-1), entry) && /[1-4]/.test(lap?.results[slot] ?? ''),
      );
    });
}

/** The way of each node, and what comes between: in any order they are one solution. A cancelled entry is a wait. */
function keyOf(state: State): string {
  const lap = state.players[0]?.laps.at(-1);
  const entries = [...(lap?.program ?? '')].map((entry, slot) => (lap?.results[slot] === '-' ? '-' : entry));
  const only = (test: RegExp): string => entries.filter((entry) => test.test(entry)).join('');
  return `${only(/[URDL]/)} ${only(/[urdl]/)} ${only(/s/)}${only(/-/)}`;
}

function runAll(text: string, goal: string): Verdict {
  const start = unwrap(notation.parsePosition(text));
  const isMet = isMetBy(goal, text);
  let moves = 0;
  let solutions = new Map<string, Solution>();
  let positions = 0;
  for (const move of rules.moves(start, 0)) {
    if (move.type !== 'submit') continue;
    positions++;
    const { length } = move.program;
    if (moves > 0 && length > moves) continue;
    const { state } = rules.play(start, 0, move);
    if (!isMet(state)) continue;
    if (length !== moves) solutions = new Map();
    moves = length;
    const key = keyOf(state);
    solutions.set(key, { key, moves: [notation.formatMove(start, 0, move)] });
  }
  return { moves, solutions: [...solutions.values()], positions };
}

let last: { readonly asked: string; readonly verdict: Verdict } | undefined;

/** Par is no part of what is tried: the energy is that of all players. */
export function tryAll(puzzle: string): Verdict {
  const text = puzzle.replace(/;(?:goal|par)=[^;]*/g, '');
  const goal = fieldOf(puzzle, 'goal');
  const asked = `${text} ${goal}`;
  if (last?.asked !== asked) last = { asked, verdict: runAll(text, goal) };
  return last.verdict;
}
