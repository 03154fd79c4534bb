/** Bugcatcher's puzzles as the model reader goes through them, by which they are graded: entry by entry. */
import { fold } from '../core/basics/indices.js';
import { SOLVER, type AskedGoal } from '../core/puzzle/puzzle.js';
import type { Walk } from '../core/puzzle/reader.js';
import { readSpot, spotOf, stepFrom, WAYS, type Grid } from './geometry.js';
import { kindOf } from './program.js';
import { collidedIn } from './puzzles.js';
import { resolve, type Rulings } from './resolve.js';
import type { Kind, Nodes, Program, State } from './state.js';

/** A round before the reader's program; rulings that are left out are as usual. */
export interface Round extends Grid, Partial<Rulings> {
  /** Those of all players. */
  readonly nodes: readonly Nodes[];
  /** The programs of all but the first player. */
  readonly others: readonly Program[];
}

/** A goal as it is judged by the round alone. */
export interface Aim {
  isMet(program: Program): boolean;
  /** How far it is at sight: what would stop a node is not looked at. */
  distanceOf(program: Program): number;
  /** Whether more entries can bring nothing. */
  isDone(program: Program): boolean;
}

const ENTRIES = [...WAYS, ...WAYS.toLowerCase(), 's'];

/** A target that no path leads to in time is as far as this. */
const FAR = 20;
/** So much farther is a target that would be gone. */
const LATE = 8;

export function run(round: Round, program: Program): ReturnType<typeof resolve> {
  const { startClaims = true, ghostClaims = false } = round;
  return resolve(round, round.nodes, [program, ...round.others], { startClaims, ghostClaims });
}

/** The spots of the reader's nodes after a program. */
export function headsOf(round: Round, program: Program): Readonly<Record<Kind, number>> {
  const own = round.nodes[SOLVER] as Nodes;
  const at = { B: own.border, C: own.central };
  for (const entry of program) {
    const kind = kindOf(entry);
    if (kind) at[kind] = stepFrom(round, kind, at[kind], entry.toUpperCase()) ?? at[kind];
  }
  return at;
}

/** How many steps there are from one place to another. */
export function farFrom(grid: Grid, kind: Kind, one: number, other: number): number {
  const [x, y] = spotOf(grid, kind, one);
  const [u, v] = spotOf(grid, kind, other);
  return Math.abs(x - u) + Math.abs(y - v);
}

/** The places where a goal wants the reader's nodes. */
export function wantedIn(grid: Grid, { parts }: AskedGoal): Readonly<Record<Kind, number>> {
  const [border = -1, central = -1] = parts.map((part) => readSpot(grid, part)?.place);
  return { B: border, C: central };
}

function aimToBring(round: Round, goal: AskedGoal): Aim {
  const wanted = wantedIn(round, goal);
  const distanceOf = (program: Program): number => {
    const heads = headsOf(round, program);
    return farFrom(round, 'B', heads.B, wanted.B) + farFrom(round, 'C', heads.C, wanted.C);
  };
  return {
    isMet: (program) => {
      const own = run(round, program).ends[SOLVER] as Nodes;
      return own.border === wanted.B && own.central === wanted.C;
    },
    distanceOf,
    isDone: (program) => distanceOf(program) === 0,
  };
}

function aimToStop(round: Round, { parts }: AskedGoal): Aim {
  const targets = parts.map((part) => {
    const [seat, node] = [Number(part.slice(0, -1)), part.slice(-1) as Kind];
    const program = round.others[seat - 1] as Program;
    const start = round.nodes[seat] as Nodes;
    let at = node === 'B' ? start.border : start.central;
    /** Its spot after each slot. */
    const way = [...program].flatMap((entry, slot) => {
      if (kindOf(entry) !== node) return [];
      at = stepFrom(round, node, at, entry.toUpperCase()) ?? at;
      return [[slot, at] as const];
    });
    return { seat, node, program, way };
  });
  return {
    isMet: (program) => {
      const { results } = run(round, program);
      return targets.every(
        (target) => collidedIn(target.program, results[target.seat] as string, target.node) > 0,
      );
    },
    distanceOf: (program) => {
      const heads = headsOf(round, program);
      const far = targets.map(({ node, way }) =>
        Math.min(
          FAR,
          ...way
            .filter(([slot]) => slot >= program.length)
            .map(([slot, place]) => {
              const steps = farFrom(round, node, heads[node], place);
              return steps + (steps > slot - program.length + 1 ? LATE : 0);
            }),
        ),
      );
      return fold(far, 0, (one, other) => one + other);
    },
    isDone: (program) => targets.every(({ way }) => (way.at(-1)?.[0] ?? -1) < program.length),
  };
}

export const aimOf = (round: Round, goal: AskedGoal): Aim =>
  goal.kind === 'end' ? aimToBring(round, goal) : aimToStop(round, goal);

/** The round of a puzzle. */
export function roundOf({ options, players }: State): Round {
  const { cols, rows, startClaims, ghostClaims } = options;
  const others = players.slice(SOLVER + 1).map(({ staged }) => staged?.program ?? '');
  return { cols, rows, startClaims, ghostClaims, nodes: players, others };
}

/** The puzzle of this state, by the reader's program. */
export function walkOf(start: State): Walk<Program> {
  const round = roundOf(start);
  const aim = aimOf(round, start.puzzle?.goal ?? { kind: '', parts: [] });
  const { energy } = start.options;
  return {
    start: '',
    endOf: (program) =>
      program !== '' && aim.isMet(program)
        ? 'met'
        : program.length >= energy || aim.isDone(program)
          ? 'lost'
          : undefined,
    movesOf: (program) => {
      const heads = headsOf(round, program);
      return ENTRIES.filter((entry) => {
        const kind = kindOf(entry);
        return !kind || stepFrom(round, kind, heads[kind], entry.toUpperCase()) !== undefined;
      }).map((entry) => [entry, program + entry]);
    },
    distanceOf: (program) => aim.distanceOf(program),
  };
}
