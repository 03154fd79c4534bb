/**
 * Proves rotation puzzles by trying every rotation from every board that can be reached, layer by layer. It plays by the
 * rules of the game alone, and shares no code with the exact solver.
 */
import { unwrap } from '../../src/core/basics/result.js';
import { countIn, rotation, type State } from '../../src/rotation/index.js';

const { rules, notation } = rotation;

export interface Tried {
  /** The fewest rotations; 0: there is no solution in so many. */
  readonly minimum: number;
  /** How many sequences of rotations are as short. */
  readonly shortest: number;
  readonly positions: number;
}

/** `most`: how many rotations are tried. */
export function tryRotations(puzzle: string, most: number): Tried {
  const goals = (/goals=([^;]*)/.exec(puzzle)?.[1] ?? '').split(',').map((goal) => goal.split('*'));
  const isMet = ({ board, reading }: State): boolean =>
    goals.every(([card = '', times = '1']) => countIn(board, card, reading) >= Number(times));
  // Without goals nothing ends the game.
  const start = unwrap(notation.parsePosition(puzzle.replace(/;(?:goals|par)=[^;]*/g, '')));
  let positions = 0;
  let layer = new Map([[start.board.join('/'), { state: start, ways: 1 }]]);
  for (let minimum = 1; minimum <= most; minimum++) {
    const next = new Map<string, { readonly state: State; ways: number }>();
    let shortest = 0;
    for (const { state, ways } of layer.values())
      for (const move of rules.moves(state, 0)) {
        const after = rules.play(state, 0, move).state;
        positions++;
        if (isMet(after)) shortest += ways;
        if (minimum === most) continue;
        const key = after.board.join('/');
        const known = next.get(key);
        if (known) known.ways += ways;
        else next.set(key, { state: after, ways });
      }
    if (shortest > 0) return { minimum, shortest, positions };
    layer = next;
  }
  return { minimum: 0, shortest: 0, positions };
}
