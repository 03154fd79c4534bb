/**
 * *Star's rules a second time, read from docs/rules alone and as plainly as they can be put. It shares no code with
 * src, so a fault must be made twice to go unseen.
 */
import type { SeatScore } from '../../src/star/score.js';
import type { Move, Options } from '../../src/star/state.js';

export interface Node {
  readonly name: string;
  readonly sector: number;
  readonly ring: number;
  readonly offset: number;
}

export interface Board {
  readonly rings: number;
  /** In the order of S2. */
  readonly nodes: readonly Node[];
  readonly beside: ReadonlyMap<string, readonly string[]>;
}

/** The seat with a stone on each node. */
export type Stones = ReadonlyMap<string, number>;

/** S1, S2. */
export function makeBoard(rings: number): Board {
  const nodes: Node[] = [];
  for (let ring = 1; ring <= rings; ring++)
    for (const [sector, letter] of [...'*STAR'].entries())
      for (let offset = 0; offset < ring; offset++)
        nodes.push({
          name: rings > 10 ? `${letter}${ring}-${offset}` : `${letter}${ring % 10}${offset}`,
          sector,
          ring,
          offset,
        });
  const beside = new Map(
    nodes.map((node) => [
      node.name,
      nodes.filter((other) => isBeside(node, other) || isBeside(other, node)).map(({ name }) => name),
    ]),
  );
  return { rings, nodes, beside };
}

/** S3: the next one on the ring clockwise, one inside, or across the bridge. */
function isBeside(node: Node, other: Node): boolean {
  const { sector, ring, offset } = node;
  const is = (s: number, x: number, y: number): boolean => {
    // The offset x of ring x is the next sector's arm.
    const [toSector, toOffset] = y === x ? [(s + 1) % 5, 0] : [s, y];
    return other.sector === toSector && other.ring === x && other.offset === toOffset;
  };
  if (ring === 1) return other.ring === 1 && other.sector !== sector;
  if (is(sector, ring, offset + 1)) return true;
  return offset === 0
    ? is(sector, ring - 1, 0)
    : is(sector, ring - 1, offset - 1) || is(sector, ring - 1, offset);
}

/** S4. */
const isPeri = ({ rings }: Board, { ring }: Node): boolean => ring === rings;
const isQuark = (board: Board, node: Node): boolean => isPeri(board, node) && node.offset === 0;

/** The maximal connected sets of those nodes that are alike. */
function regions({ nodes, beside }: Board, kindOf: (name: string) => unknown): string[][] {
  const seen = new Set<string>();
  const all: string[][] = [];
  for (const { name } of nodes) {
    if (seen.has(name)) continue;
    const region = new Set([name]);
    for (const at of region)
      for (const next of beside.get(at) as readonly string[])
        if (kindOf(next) === kindOf(name)) region.add(next);
    for (const at of region) seen.add(at);
    all.push([...region]);
  }
  return all;
}

interface Star {
  readonly seat: number;
  readonly nodes: readonly string[];
  readonly encloses: string[];
}

export interface Reckoning {
  readonly stars: readonly Star[];
  /** The seat that owns each node. */
  readonly owner: ReadonlyMap<string, number>;
}

/** S11: connected stones of one colour. */
export const groupsIn = (board: Board, stones: Stones): string[][] =>
  regions(board, (name) => stones.get(name)).filter(([first]) => stones.has(first as string));

/** S11, S12. */
export function reckon(board: Board, stones: Stones): Reckoning {
  const peries = new Set(board.nodes.filter((node) => isPeri(board, node)).map(({ name }) => name));
  const stars: Star[] = groupsIn(board, stones)
    .filter((group) => group.filter((name) => peries.has(name)).length >= 2)
    .map((nodes) => ({ seat: stones.get(nodes[0] as string) as number, nodes, encloses: [] }));
  const starOf = new Map(stars.flatMap((star) => star.nodes.map((name) => [name, star] as const)));
  const owner = new Map([...starOf].map(([name, { seat }]) => [name, seat]));
  for (const region of regions(board, (name) => starOf.get(name))) {
    if (starOf.has(region[0] as string)) continue;
    const around = new Set(
      region.flatMap((name) =>
        (board.beside.get(name) as readonly string[]).flatMap((next) => starOf.get(next) ?? []),
      ),
    );
    const seats = new Set([...around].map(({ seat }) => seat));
    if (seats.size !== 1) continue;
    for (const name of region) owner.set(name, [...seats][0] as number);
    for (const star of around) star.encloses.push(...region);
  }
  return { stars, owner };
}

export interface Score {
  readonly seats: readonly [SeatScore, SeatScore];
  readonly contested: number;
  readonly winner: number | null;
}

/** S13, S14. */
export function score(board: Board, stones: Stones): Score {
  const { stars, owner } = reckon(board, stones);
  const rim = board.nodes.filter((node) => isPeri(board, node));
  const raw = (seat: number) => {
    const own = rim.filter(({ name }) => owner.get(name) === seat);
    const quarks = own.filter((node) => isQuark(board, node)).length;
    return {
      peries: own.length,
      quarks,
      quarkPeri: quarks >= 3 ? 1 : 0,
      stars: stars.filter((star) => star.seat === seat).length,
    };
  };
  const whole = (seat: number): SeatScore => {
    const [own, other] = [raw(seat), raw(1 - seat)];
    const reward = 2 * (other.stars - own.stars);
    return {
      ...own,
      reward,
      standard: own.peries + own.quarkPeri + reward,
      simplified: own.peries - 4 * own.stars + own.quarkPeri,
      schmittberger: own.peries + own.quarkPeri - (other.peries + other.quarkPeri) + (reward - -reward),
    };
  };
  const seats = [whole(0), whole(1)] as const;
  const [blue, red] = seats;
  const lead = Math.sign(blue.standard - red.standard) || Math.sign(blue.quarks - red.quarks);
  return {
    seats,
    contested: rim.filter(({ name }) => !owner.has(name)).length,
    winner: lead > 0 ? 0 : lead < 0 ? 1 : null,
  };
}

/** S16: the stones with every empty node a seat's. */
export function filled({ nodes }: Board, stones: Stones, seatOf: (empty: number) => number): Stones {
  let empty = 0;
  return new Map(nodes.map(({ name }) => [name, stones.get(name) ?? seatOf(empty++)]));
}

/** A game in the oracle's own terms. It changes in place. */
export interface Game {
  readonly options: Options;
  readonly board: Board;
  readonly stones: Map<string, number>;
  turn: number;
  left: number;
  phase: 'play' | 'pie' | 'count' | 'counted' | 'resigned';
  /** Turns that are over, swaps and proposals among them. */
  turns: number;
}

export function begin(options: Options): Game {
  return {
    options,
    board: makeBoard(options.rings),
    stones: new Map(),
    turn: 0,
    // S9, S10: the first turn is one stone, or the handicap's.
    left: options.handicap,
    phase: 'play',
    turns: 0,
  };
}

const wholeTurn = ({ double }: Options): number => (double ? 2 : 1);
const isFull = ({ board, stones }: Game): boolean => stones.size === board.nodes.length;

export const isOver = (game: Game): boolean =>
  game.phase === 'counted' || game.phase === 'resigned' || isFull(game);

/** Every reason to refuse the move; none if it is legal. */
export function faults(game: Game, actor: number | 'host', move: Move): string[] {
  const { options, phase, stones, board } = game;
  if (isOver(game)) return ['over'];
  if (actor !== game.turn) return ['not-your-turn'];
  switch (move.type) {
    case 'place':
      if (!board.nodes.some(({ name }) => name === move.node)) return ['no-node'];
      return stones.has(move.node) ? ['cell-taken'] : [];
    case 'swap':
      if (!options.pie) return ['no-pie'];
      if (options.handicap > 1) return ['pie-handicap'];
      return phase === 'pie' ? [] : ['swap-closed'];
    case 'count':
      return [
        ...(phase === 'count' ? ['counter-proposal'] : []),
        // S7: once both have had a turn.
        ...(game.turns < 2 ? ['count-early'] : []),
        // S7: in place of a whole turn.
        ...(game.turns > 0 && game.left < wholeTurn(options) ? ['count-within-turn'] : []),
      ];
    case 'accept':
      return phase === 'count' ? [] : ['nothing-to-accept'];
    case 'resign':
      return [];
  }
}

/** Plays what is legal. */
export function play(game: Game, move: Move): void {
  switch (move.type) {
    case 'place':
      game.stones.set(move.node, game.turn);
      game.phase = 'play';
      game.left--;
      if (game.left === 0) passOn(game);
      // S8
      if (game.stones.size === 1 && game.options.pie && game.options.handicap === 1) game.phase = 'pie';
      return;
    case 'swap':
      for (const name of game.stones.keys()) game.stones.set(name, game.turn);
      game.phase = 'play';
      passOn(game);
      return;
    case 'count':
      passOn(game);
      game.phase = 'count';
      return;
    case 'accept':
      game.phase = 'counted';
      return;
    case 'resign':
      game.phase = 'resigned';
  }
}

function passOn(game: Game): void {
  game.turn = 1 - game.turn;
  game.left = wholeTurn(game.options);
  game.turns++;
}

/** S7: who has won. */
export function winners(game: Game): number[] | undefined {
  if (!isOver(game)) return undefined;
  if (game.phase === 'resigned') return [1 - game.turn];
  const { winner } = score(game.board, game.stones);
  return winner === null ? [] : [winner];
}
