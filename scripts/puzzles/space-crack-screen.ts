/**
 * Finds in one pass over a board of Space Crack every goal that one set of moves alone meets, and no shorter one. It is
 * quick and proves nothing: what it finds is proven afterwards.
 */
import { mix } from '../../src/core/basics/seed.js';

export interface Board {
  readonly near: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  /** Of each planet its owner, 0 for Blue, and its ship. */
  readonly owners: readonly number[];
  readonly ships: readonly number[];
  readonly crack: number;
}

interface Reached {
  /** Twice the ship, and 1 more where the planet is Blue's. */
  readonly planets: number[];
  readonly crack: number;
  /** The moves so far as a sum of numbers, one for each move: their order is none of it. */
  readonly way: number;
  /** More than one set of moves leads here. */
  readonly isPlural: boolean;
}

interface Met {
  readonly depth: number;
  readonly way: number;
  isPlural: boolean;
}

const isOwn = (planet: number): boolean => planet % 2 === 1;

/** The planet after a ship has come: P5. */
function meet(there: number, ship: number): number {
  const other = there >> 1;
  if (isOwn(there)) return 2 * (other + ship) + 1;
  if (ship > other) return 2 * (ship - (other >> 1)) + 1;
  return ship === other ? 0 : 2 * (other - (ship >> 1));
}

function* after(board: Board, { planets, crack, way, isPlural }: Reached): Generator<Reached> {
  for (const [at, planet] of planets.entries()) {
    if (!isOwn(planet)) continue;
    const ship = planet >> 1;
    const size = board.sizes[at] as number;
    if (size <= crack) {
      const built = planets.slice();
      built[at] = planet + 2 * size;
      yield { planets: built, crack: crack - size, way: way + mix(at * 64 + 1), isPlural };
    }
    if (ship === 0) continue;
    for (const to of board.near[at] as readonly number[]) {
      const moved = planets.slice();
      moved[at] = 1;
      moved[to] = meet(planets[to] as number, ship);
      yield { planets: moved, crack, way: way + mix(at * 64 + to + 2), isPlural };
    }
  }
}

/** The goals as a puzzle writes them: `break`, `take:3`, `take:3:7`, `core:4`. */
export function goalsMetOnce(board: Board, depth: number): readonly string[] {
  const met = new Map<string, Met>();
  const note = (goal: string, at: number, { way, isPlural }: Reached): void => {
    const known = met.get(goal);
    if (!known) met.set(goal, { depth: at, way, isPlural });
    else if (known.depth === at && (known.way !== way || isPlural)) known.isPlural = true;
  };
  const started = board.owners.map((owner, at) => 2 * (board.ships[at] as number) + (owner === 0 ? 1 : 0));
  const foreign = [...started.keys()].filter((at) => !isOwn(started[at] as number));
  const cores = [...board.near.keys()].filter((at) => board.near[at]?.length === 6);
  const judge = (at: number, reached: Reached): void => {
    const { planets } = reached;
    if (planets.every((planet) => isOwn(planet) || planet === 0)) note('break', at, reached);
    const taken = foreign.filter((one) => isOwn(planets[one] as number)).map((one) => one + 1);
    for (const [n, one] of taken.entries()) {
      note(`take:${one}`, at, reached);
      for (const other of taken.slice(n + 1)) note(`take:${one}:${other}`, at, reached);
    }
    for (const core of cores)
      if ([core, ...(board.near[core] ?? [])].every((one) => isOwn(planets[one] as number)))
        note(`core:${core + 1}`, at, reached);
  };
  const first: Reached = { planets: started, crack: board.crack, way: 0, isPlural: false };
  judge(0, first);
  let layer: readonly Reached[] = [first];
  for (let at = 1; at <= depth; at++) {
    const next = new Map<string, Reached>();
    for (const from of layer)
      for (const reached of after(board, from)) {
        judge(at, reached);
        if (at === depth) continue;
        const key = String.fromCharCode(reached.crack, ...reached.planets);
        const known = next.get(key);
        if (!known) next.set(key, reached);
        else if (!known.isPlural && (known.way !== reached.way || reached.isPlural))
          next.set(key, { ...known, isPlural: true });
      }
    layer = [...next.values()];
  }
  return [...met].filter(([, one]) => one.depth === depth && !one.isPlural).map(([goal]) => goal);
}
