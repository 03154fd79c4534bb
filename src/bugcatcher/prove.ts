/** Proves puzzles of Bugcatcher (B20), for hints, composers and whoever writes puzzles. */
import { fold, indexed } from '../core/basics/indices.js';
import type { Advice } from '../core/bots/bots.js';
import { adviseBy, finish, MOST_POSITIONS, type Proof } from '../core/puzzle/prove.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { spotOf, stepFrom, WAYS } from './geometry.js';
import { headsAfter, kindOf, refuseCost } from './program.js';
import { collidedIn, wantedOf, targetsOf } from './puzzles.js';
import { resolve } from './resolve.js';
import type { Kind, Move, Nodes, Player, Program, Results, State } from './state.js';

const ENTRIES = [...WAYS, ...WAYS.toLowerCase(), 's', 'g'];

/** A program that may be the beginning of a solution, and what it comes to by itself. */
interface Begun {
  readonly program: Program;
  readonly results: Results;
  /** Where its nodes would be if nothing had stopped them: no entry may leave the board (B6). */
  readonly heads: Readonly<Record<Kind, number>>;
}

interface Run {
  readonly results: readonly Results[];
  readonly ends: readonly Nodes[];
}

/** The result of a round for a goal. */
interface Aim {
  isMet(run: Run): boolean;
  /** Whether more entries may still lead there. */
  isOpen(run: Run, begun: Begun, left: number): boolean;
}

function aimToStop(state: State, programs: readonly Program[]): Aim {
  const targets = targetsOf(state).map(({ seat, node }) => {
    const program = programs[seat] as Program;
    const last = fold(indexed(program), -1, (at, [slot, entry]) => (kindOf(entry) === node ? slot : at));
    const isFree = ({ results }: Run): boolean => collidedIn(program, results[seat] as Results, node) === 0;
    return { isFree, last };
  });
  return {
    isMet: (run) => targets.every(({ isFree }) => !isFree(run)),
    // Whoever has come through cannot be stopped any more.
    isOpen: (run, { program }) =>
      targets.every(({ isFree, last }) => last >= program.length || !isFree(run)) &&
      targets.some(({ last }) => last >= program.length),
  };
}

function aimToBring(state: State): Aim {
  const { options } = state;
  const wanted = wantedOf(state) as Readonly<Record<Kind, number>>;
  const far = (node: Kind, place: number): number => {
    const [x, y] = spotOf(options, node, place);
    const [u, v] = spotOf(options, node, wanted[node]);
    return Math.abs(x - u) + Math.abs(y - v);
  };
  const own = ({ ends }: Run): Nodes => ends[SOLVER] as Nodes;
  return {
    isMet: (run) => own(run).border === wanted.B && own(run).central === wanted.C,
    isOpen: (run, { program, results }, left) => {
      const ways = { B: far('B', own(run).border), C: far('C', own(run).central) };
      const isStuck = (node: Kind): boolean => ways[node] > 0 && collidedIn(program, results, node) > 0;
      return ways.B + ways.C <= left && !isStuck('B') && !isStuck('C');
    },
  };
}

/**
 * What is alike in programs that differ in harmless order alone: the way of each node, and how many swaps there are.
 * Cancelled entries are a wait, whatever they would have been.
 */
function waysOf({ program, results }: Begun): string {
  const signs = [...program].map((entry, slot) => (results[slot] === '-' ? '-' : entry));
  const of = (test: (sign: string) => boolean): string => signs.filter(test).join('');
  return [
    of((sign) => WAYS.includes(sign)),
    of((sign) => WAYS.toLowerCase().includes(sign)),
    of((sign) => 'sg-'.includes(sign))
      .split('')
      .sort()
      .join(''),
  ].join('/');
}

/**
 * Proves the puzzle of a state: whether its goal can be met, with how few entries, and by which programs: one for each
 * pair of ways. In steps, for a page that stays awake; `most`: the most programs that it looks at; `begun`: what they
 * begin with; `longest`: the most entries.
 */
export function* provingPuzzle(
  state: State,
  most = MOST_POSITIONS,
  begun: Program = '',
  longest = state.options.energy + 1,
): Generator<number, Proof<Move>> {
  const { options, players } = state;
  const own = players[SOLVER] as Player;
  const others = players.map(({ staged }) => staged?.program ?? '');
  const aim = wantedOf(state) ? aimToBring(state) : aimToStop(state, others);
  let positions = 0;
  const { border, central } = headsAfter(options, own, begun);
  const { results: first } = resolve(options, players, [begun, ...others.slice(1)], options);
  let layer: readonly Begun[] = [
    { program: begun, results: first[SOLVER] as Results, heads: { B: border, C: central } },
  ];
  for (let moves = begun.length + 1; moves <= longest && layer.length > 0; moves++) {
    const next: Begun[] = [];
    const solutions = new Map<string, readonly Move[]>();
    for (const before of layer) {
      let hasWaited = false;
      for (const entry of ENTRIES) {
        const program = before.program + entry;
        const kind = kindOf(entry);
        const to = kind && stepFrom(options, kind, before.heads[kind], entry.toUpperCase());
        if ((kind && to === undefined) || refuseCost(program, options.energy, own.garnets)) continue;
        if (++positions > most) return { result: 'large', moves: 0, solutions: [], positions };
        if (positions % 256 === 0) yield positions;
        const run = resolve(options, players, [program, ...others.slice(1)], options);
        const results = run.results[SOLVER] as Results;
        // All entries of a stopped node are the same wait.
        if (results.endsWith('-')) {
          if (hasWaited) continue;
          hasWaited = true;
        }
        const heads = kind ? { ...before.heads, [kind]: to as number } : before.heads;
        const now: Begun = { program, results, heads };
        if (aim.isMet(run)) {
          const ways = waysOf(now);
          if (!solutions.has(ways)) solutions.set(ways, [{ type: 'submit', program, accepted: [] }]);
        } else if (aim.isOpen(run, now, longest - moves)) next.push(now);
      }
    }
    if (solutions.size > 0) return { result: 'solved', moves, solutions: [...solutions.values()], positions };
    layer = next;
  }
  return { result: 'never', moves: 0, solutions: [], positions };
}

/** The same at once. */
export function provePuzzle(state: State, most?: number): Proof<Move> {
  return finish(provingPuzzle(state, most));
}

/** A program that solves the puzzle, or that there is none. */
export function advisePuzzle(state: State): Generator<undefined, Advice<Move>> {
  return adviseBy(provingPuzzle(state));
}

/** A step towards a solution: how many entries of a draft can stay, and what it then is with the next one. */
export interface NextStep {
  readonly kept: number;
  readonly program: Program;
}

/**
 * Of a draft the longest part with which a solution as short as this one begins, and its next entry. `solution`: one
 * that is known.
 */
export function nextStep(state: State, solution: Program, draft: Program): NextStep {
  const { length } = solution;
  for (let kept = Math.min(draft.length, length); kept > 0; kept--) {
    const part = draft.slice(0, kept);
    if (solution.startsWith(part)) return { kept, program: solution.slice(0, kept + 1) };
    // Of a whole program only the last entry is tried.
    const begun = kept === length ? part.slice(0, -1) : part;
    const { solutions } = finish(provingPuzzle(state, MOST_POSITIONS, begun, length));
    const whole = solutions.flatMap(([move]) =>
      move?.type === 'submit' && move.program.startsWith(part) ? [move.program] : [],
    )[0];
    if (whole !== undefined) return { kept, program: whole.slice(0, kept + 1) };
  }
  return { kept: 0, program: solution.slice(0, 1) };
}
