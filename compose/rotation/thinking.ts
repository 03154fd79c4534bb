/** Thinks in slices, so that a later question stops an earlier one. It knows its arguments alone, and no page. */
import { indexed } from '../../src/core/basics/indices.js';
import type { PuzzleState, study, Study } from '../../src/rotation/index.js';

export type Question = Pick<PuzzleState, 'board' | 'goals' | 'reading'>;

/** The surroundings of a calculation: where answers go, when it stops, how it lets the page work. */
export interface World<T> {
  /** Hears of each answer. */
  tell(told: T): void;
  /** Whether nothing else has been asked in the meantime. */
  isAsked(): boolean;
  /** Lets the page do all else. */
  rest(): Promise<unknown>;
  /** In ms. */
  now(): number;
}

export interface Finding {
  readonly study: Study;
  /** How many boards the solver might look at for it. */
  readonly nodes: number;
  readonly isLast: boolean;
}

/** The place of the hardest puzzle; undefined where none can be solved. */
export interface Choice {
  readonly best: number | undefined;
}

/** How many boards are looked at: soon an answer, then a better one. */
const TIERS = [3000, 60_000];
const SLICE_MS = 12;
/** How many of each of several puzzles, since there are many. */
const GLANCE = 4000;

/** Studies that many boards, in slices; undefined if something else is asked in the meantime. */
async function studied<T>(
  solver: typeof study,
  puzzle: Question,
  nodes: number,
  { isAsked, rest, now }: World<T>,
): Promise<Study | undefined> {
  const thought = solver(puzzle, { nodes });
  let step = thought.next();
  for (let from = now(); !step.done; step = thought.next()) {
    if (now() - from < SLICE_MS) continue;
    await rest();
    if (!isAsked()) return undefined;
    from = now();
  }
  return step.value;
}

/** Studies a puzzle with more and more boards up to `most`, telling each finding, for as long as `isAsked` holds. */
export async function think(
  solver: typeof study,
  { puzzle, most }: { readonly puzzle: Question; readonly most: number },
  world: World<Finding>,
): Promise<void> {
  for (const nodes of [...TIERS.filter((tier) => tier < most), most]) {
    const found = await studied(solver, puzzle, nodes, world);
    if (!found) return;
    const isLast = found.proven || nodes === most;
    world.tell({ study: found, nodes, isLast });
    if (isLast) return;
  }
}

/** More rotations are harder, and so are fewer ways; what cannot be solved is no puzzle. */
const hardness = ({ minimum, shortest, met }: Study): number =>
  minimum === Infinity ? -1 : met ? 0 : minimum + 1 / (1 + shortest);

/** Tells the hardest of several puzzles by its place, the first of such; none where none can be solved. */
export async function choose(
  solver: typeof study,
  puzzles: readonly Question[],
  world: World<Choice>,
): Promise<void> {
  let best: number | undefined;
  let hardest = -1;
  for (const [place, puzzle] of indexed(puzzles)) {
    const found = await studied(solver, puzzle, GLANCE, world);
    if (!found) return;
    if (hardness(found) <= hardest) continue;
    best = place;
    hardest = hardness(found);
  }
  world.tell({ best });
}
