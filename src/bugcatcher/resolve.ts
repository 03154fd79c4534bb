/** A round, slot by slot: crossings, arrivals, claims (B7 to B10). */
import { placesOf, stepsOf, WAYS, type Grid } from './geometry.js';
import { kindOf } from './program.js';
import type { Kind, Nodes, Program, Results } from './state.js';
import { indexed } from '../core/basics/indices.js';

/** The rulings that options choose. */
export interface Rulings {
  readonly startClaims: boolean;
  readonly ghostClaims: boolean;
}

/** A path that a seat tries in a slot. `mid` is the midpoint of its side or step. */
export interface Step {
  readonly seat: number;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly mid: number;
  readonly blue: boolean;
  readonly slot: number;
}

interface Resolved {
  /** A seat's results, in order of seats. */
  readonly results: readonly Results[];
  /** The placed paths, by slot. */
  readonly placed: readonly Step[];
  readonly ends: readonly Nodes[];
}

const OTHER: Readonly<Record<Kind, Kind>> = { B: 'C', C: 'B' };

/** The board at a slot: claimed places, and who passed which midpoint in which colour. */
class Ground {
  readonly #claimed: Readonly<Record<Kind, Uint8Array>>;
  /** By midpoint: 1 black, 2 blue, 3 both (ghosts alone can be both). */
  readonly #passed: Readonly<Record<Kind, Map<number, number>>> = { B: new Map(), C: new Map() };

  constructor(grid: Grid, nodes: readonly Nodes[], { startClaims }: Rulings) {
    this.#claimed = { B: new Uint8Array(placesOf(grid, 'B')), C: new Uint8Array(placesOf(grid, 'C')) };
    if (!startClaims) return;
    for (const { border, central } of nodes) {
      this.#claimed.B[border] = 1;
      this.#claimed.C[central] = 1;
    }
  }

  claim({ kind, to }: Pick<Step, 'kind' | 'to'>): void {
    this.#claimed[kind][to] = 1;
  }

  pass({ kind, mid, blue }: Pick<Step, 'kind' | 'mid' | 'blue'>): void {
    this.#passed[kind].set(mid, (this.#passed[kind].get(mid) ?? 0) | (blue ? 2 : 1));
  }

  /** B8 (1): a path of the other kind and the same colour passed here before. */
  isCrossed({ kind, mid, blue }: Step): boolean {
    return ((this.#passed[OTHER[kind]].get(mid) ?? 0) & (blue ? 2 : 1)) !== 0;
  }

  /** B8 (2), and B7: a side or step bears one path of its kind per round, which shows where start places are free. */
  isTaken({ kind, to, mid }: Step): boolean {
    return this.#claimed[kind][to] === 1 || this.#passed[kind].has(mid);
  }
}

/** The case by which each step of one slot collides, `0` for none. */
function judge(steps: readonly Step[], ground: Ground): readonly string[] {
  const crossings = steps.map((step) => {
    const isMet = steps.some(
      (one) => one.mid === step.mid && one.kind !== step.kind && one.blue === step.blue,
    );
    return isMet ? '3' : ground.isCrossed(step) ? '4' : '0';
  });
  return steps.map((step, i) => {
    if (crossings[i] !== '0') return crossings[i] as string;
    if (ground.isTaken(step)) return '1';
    const meets = (one: Step, j: number): boolean =>
      j !== i &&
      crossings[j] === '0' &&
      one.kind === step.kind &&
      (one.to === step.to || one.mid === step.mid);
    return steps.some(meets) ? '2' : '0';
  });
}

/**
 * Runs the programs of all seats. `before`: paths that lie on the board already, their ends claimed. Steps of a stopped
 * node are cancelled; swaps always go through (B9).
 */
export function resolve(
  grid: Grid,
  starts: readonly Nodes[],
  programs: readonly Program[],
  rulings: Rulings,
  before: readonly Pick<Step, 'kind' | 'from' | 'to' | 'mid' | 'blue'>[] = [],
): Resolved {
  const ground = new Ground(grid, starts, rulings);
  for (const step of before) {
    ground.pass(step);
    ground.claim(step);
    ground.claim({ ...step, to: step.from });
  }
  const steps = stepsOf(grid);
  const now = starts.map(({ border, central, blue }) => ({ B: border, C: central, blue, dead: '' }));
  const results = programs.map(() => '');
  const placed: Step[] = [];
  for (let slot = 0; programs.some((program) => slot < program.length); slot++) {
    const tried: Step[] = [];
    for (const [seat, program] of indexed(programs)) {
      const entry = program[slot];
      const node = now[seat];
      if (entry === undefined || !node) continue;
      const kind = kindOf(entry);
      if (!kind) {
        node.blue = !node.blue;
        results[seat] += '0';
      } else if (node.dead.includes(kind)) results[seat] += '-';
      else {
        const from = node[kind];
        const at = 4 * from + WAYS.indexOf(entry.toUpperCase());
        const to = steps[kind].to[at] as number;
        if (to < 0)
          throw new RangeError(
            `Entry ${slot + 1} of seat ${seat} leaves the board (B6). Ask refuse() before play().`,
          );
        tried.push({
          seat,
          kind,
          from,
          to,
          mid: steps[kind].mid[at] as number,
          blue: node.blue === (kind === 'B'),
          slot,
        });
      }
    }
    const cases = judge(tried, ground);
    for (const [i, step] of indexed(tried)) {
      const result = cases[i] as string;
      const node = now[step.seat] as (typeof now)[number];
      results[step.seat] += result;
      if (result === '0') {
        node[step.kind] = step.to;
        placed.push(step);
      } else node.dead += step.kind;
      if (result === '0' || rulings.ghostClaims) ground.pass(step);
      if (result === '0' || (rulings.ghostClaims && result < '3')) ground.claim(step);
    }
  }
  const ends = now.map(({ B, C, blue }): Nodes => ({ border: B, central: C, blue }));
  return { results, placed, ends };
}
