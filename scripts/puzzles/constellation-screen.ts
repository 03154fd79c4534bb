/**
 * Finds in one pass over a board of Constellation whether one set of moves alone meets a goal, and no shorter one. It
 * knows the rules of one round with steals of one star (C7 to C10). It is quick and proves nothing: what it finds is
 * proven afterwards.
 */
import { mix } from '../../src/core/basics/seed.js';
import type { Sky } from '../../src/constellation/geometry.js';

export const FREE = -1;

export interface Board {
  readonly sky: Pick<Sky, 'near' | 'kinds' | 'edges'>;
  /** 0: the solver's, 1: the other's. */
  readonly owners: readonly number[];
  readonly hqs: readonly (readonly number[])[];
  readonly steals: number;
  /** HQs cannot be stolen. */
  readonly isImmune: boolean;
}

interface Reached {
  readonly owners: readonly number[];
  readonly steals: number;
  /** The moves so far as a sum of numbers, one for each star: their order is none of it. */
  readonly way: number;
  readonly isPlural: boolean;
}

/** The stars that hang together with one. */
function networkOf({ near }: Board['sky'], owners: readonly number[], from: number): readonly number[] {
  const network = [from];
  const seen = new Set(network);
  for (const at of network)
    for (const next of near[at] as readonly number[])
      if (owners[next] === owners[from] && !seen.has(next)) {
        seen.add(next);
        network.push(next);
      }
  return network;
}

function play(board: Board, { owners, steals, way, isPlural }: Reached, star: number): Reached | undefined {
  const { sky, hqs, isImmune } = board;
  if (owners[star] === 0) return undefined;
  const isSteal = owners[star] !== FREE;
  if (isSteal) {
    if (steals === 0 || (isImmune && hqs.flat().includes(star))) return undefined;
    if (networkOf(sky, owners, star).some((at) => sky.kinds[at] === 'cluster')) return undefined;
  }
  const next = [...owners];
  next[star] = 0;
  const network = networkOf(sky, next, star);
  if (network.filter((at) => sky.kinds[at] === 'blackhole').length > 1)
    for (const at of network) next[at] = FREE;
  return { owners: next, steals: steals - Number(isSteal), way: way + mix(star + 1), isPlural };
}

const hasOwn = ({ hqs }: Board, { owners }: Reached, seat: number): boolean =>
  (hqs[seat] as readonly number[]).every((hq) => owners[hq] === seat);

export function areJoined(board: Board, reached: Reached): boolean {
  const [first, second] = board.hqs[0] as readonly [number, number];
  return hasOwn(board, reached, 0) && networkOf(board.sky, reached.owners, first).includes(second);
}

/** Whether some steal of one star parts the HQs, which are joined. */
function canBeParted(board: Board, reached: Reached): boolean {
  const [first] = board.hqs[0] as readonly [number, number];
  const network = networkOf(board.sky, reached.owners, first);
  if (network.some((at) => board.sky.kinds[at] === 'cluster')) return false;
  return network.some((star) => {
    if (board.hqs[0]?.includes(star)) return false;
    const owners = [...reached.owners];
    owners[star] = 1;
    return !areJoined(board, { ...reached, owners });
  });
}

function mostWormholes({ sky }: Board, { owners }: Reached): number {
  const own = [...owners.keys()].filter((at) => owners[at] === 0 && sky.kinds[at] === 'wormhole');
  return Math.max(
    0,
    ...own.map((at) => networkOf(sky, owners, at).filter((one) => sky.kinds[one] === 'wormhole').length),
  );
}

/** Connections, and the shortest line between two HQs (C12): each counts one. */
function pointsOf(board: Board, reached: Reached, seat: number): number {
  const { owners } = reached;
  const connections = board.sky.edges.filter(({ a, b }) => owners[a] === seat && owners[b] === seat).length;
  if (!hasOwn(board, reached, seat)) return connections;
  const [first, second] = board.hqs[seat] as readonly [number, number];
  const steps = new Map([[first, 0]]);
  for (const [at, far] of steps)
    for (const next of board.sky.near[at] as readonly number[])
      if (owners[next] === seat && !steps.has(next)) steps.set(next, far + 1);
  return connections + (steps.get(second) ?? 0);
}

/** What a search has found: how many moves it takes, and whether one set of moves alone does it. */
interface Found {
  readonly moves: number;
  readonly way: number;
  isPlural: boolean;
}

function note(known: Found | undefined, moves: number, { way, isPlural }: Reached): Found {
  if (!known) return { moves, way, isPlural };
  if (known.moves === moves && (known.way !== way || isPlural)) known.isPlural = true;
  return known;
}

/** Every position after each number of moves, each once; `see` is told of each way to one. */
function walk(board: Board, moves: number, see: (reached: Reached, made: number) => boolean): void {
  let layer: readonly Reached[] = [{ owners: board.owners, steals: board.steals, way: 0, isPlural: false }];
  for (let made = 1; made <= moves; made++) {
    const next = new Map<string, Reached>();
    for (const from of layer)
      for (const star of board.owners.keys()) {
        const reached = play(board, from, star);
        if (!reached || see(reached, made) || made === moves) continue;
        const key = `${reached.owners.join('')}/${reached.steals}`;
        const known = next.get(key);
        if (!known) next.set(key, reached);
        else if (!known.isPlural && (known.way !== reached.way || reached.isPlural))
          next.set(key, { ...known, isPlural: true });
      }
    layer = [...next.values()];
  }
}

/** Whether a goal is met by one set of so many moves, and by no fewer; `hold` has a try that a steal refutes, too. */
export function isMetOnce(board: Board, kind: 'hqs' | 'hold' | 'wormholes', moves: number): boolean {
  let found: Found | undefined;
  let hasLure = false;
  walk(board, moves, (reached, made) => {
    const isJoined = kind !== 'wormholes' && areJoined(board, reached);
    const isMet =
      kind === 'wormholes'
        ? mostWormholes(board, reached) > 2
        : isJoined && !(kind === 'hold' && canBeParted(board, reached));
    if (isMet) found = note(found, made, reached);
    else if (isJoined) hasLure = true;
    return isMet;
  });
  return found?.moves === moves && !found.isPlural && (kind !== 'hold' || hasLure);
}

/** By how much one set of moves alone brings more than all others, less what the other has; undefined: none does. */
export function bestLead(board: Board, moves: number): number | undefined {
  let best: { readonly lead: number; readonly found: Found } | undefined;
  walk(board, moves, (reached, made) => {
    if (made < moves) return false;
    const lead = pointsOf(board, reached, 0) - pointsOf(board, reached, 1);
    if (!best || lead > best.lead) best = { lead, found: note(undefined, made, reached) };
    else if (lead === best.lead) note(best.found, made, reached);
    return false;
  });
  return best && !best.found.isPlural ? best.lead : undefined;
}
