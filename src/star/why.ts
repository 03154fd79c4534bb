/**
 * Why a move of *Star is advised: the first of these facts that holds. Each can be checked on the board, whichever bot
 * chose the move.
 */
import type { Reason } from '../core/bots/bots.js';
import type { Seat } from '../core/contract/rules.js';
import type { Facts } from '../core/basics/result.js';
import { seatFact } from '../core/words/words.js';
import { boardOf, type Board } from './geometry.js';
import { rules } from './rules.js';
import { bounds, connected, score, soFar, type StarGroup } from './score.js';
import type { Move, State } from './state.js';
import { EMPTY, other, signOf } from './turns.js';

/** A stone that somebody would place: the board before it, after it, and if the other seat placed it. */
interface Stone {
  readonly seat: Seat;
  readonly node: number;
  readonly board: Board;
  readonly before: State;
  readonly after: State;
  readonly theirs: State;
}

type Case = (stone: Stone) => Reason | undefined;

const reason = (code: string, facts: Facts, lit: readonly string[] = []): Reason => ({ code, facts, lit });

/** The names of the first list that the second lacks. */
const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));

function starsOf(state: State, seat: Seat): readonly StarGroup[] {
  return score(state).groups.filter((group) => group.seat === seat);
}

/** The stars of a seat that are one star in the second position; undefined where none are. */
function connectedStars(before: State, after: State, seat: Seat): readonly StarGroup[] | undefined {
  const stars = starsOf(before, seat);
  const joined = starsOf(after, seat)
    .map(({ nodes }) => stars.filter((star) => nodes.includes(star.nodes[0] as string)))
    .find(({ length }) => length > 1);
  return joined;
}

const nodesOf = (groups: readonly StarGroup[]): readonly string[] => groups.flatMap(({ nodes }) => nodes);

const wins: Case = ({ seat, before, after }) =>
  bounds(before).decided === null && bounds(after).decided === seat ? reason('hint.wins', {}) : undefined;

const connects: Case = ({ seat, before, after }) => {
  const stars = connectedStars(before, after, seat);
  return stars && reason('hint.connects', { n: stars.length }, nodesOf(stars));
};

const parts: Case = ({ seat, before, theirs }) => {
  const stars = connectedStars(before, theirs, other(seat));
  return stars && reason('hint.parts', { n: stars.length, other: seatFact(other(seat)) }, nodesOf(stars));
};

const corner: Case = ({ seat, before, after }) => {
  const [had, has] = [soFar(before)[seat], soFar(after)[seat]];
  return has && has.quarkPeri > (had?.quarkPeri ?? 0)
    ? reason('hint.corner', { n: has.quarks.length }, has.quarks)
    : undefined;
};

/** The peries that become a seat's for good. */
function newlySecured(before: State, after: State, seat: Seat): readonly string[] {
  return without(
    bounds(after).secured[seat] as readonly string[],
    bounds(before).secured[seat] as readonly string[],
  );
}

const secures: Case = ({ seat, before, after }) => {
  const peries = newlySecured(before, after, seat);
  return peries.length > 0 ? reason('hint.secures', { n: peries.length }, peries) : undefined;
};

const shuts: Case = ({ seat, board, before, after }) => {
  const theirs = signOf(other(seat));
  const stones = without(bounds(after).dead, bounds(before).dead).filter(
    (name) => after.stones[board.byName.get(name) as number] === theirs,
  );
  return stones.length > 0
    ? reason('hint.shuts', { other: seatFact(other(seat)), n: stones.length, stones }, stones)
    : undefined;
};

const denies: Case = ({ seat, before, theirs }) => {
  const peries = newlySecured(before, theirs, other(seat));
  return peries.length > 0
    ? reason('hint.denies', { other: seatFact(other(seat)), n: peries.length }, peries)
    : undefined;
};

/** The groups of a seat that a stone of its own on this node would touch. */
function touched({ board, node, before }: Stone, seat: Seat): readonly (readonly number[])[] {
  const near = (board.neighbours[node] as readonly number[]).filter(
    (next) => before.stones[next] === signOf(seat),
  );
  return connected(board, before.stones).filter((nodes) => near.some((next) => nodes.includes(next)));
}

const namesOf = ({ names }: Board, nodes: readonly number[]): readonly string[] =>
  nodes.map((node) => names[node] as string);

/** The stone of each group that lies next to a node. */
function nearest({ board, node }: Stone, groups: readonly (readonly number[])[]): readonly string[] {
  const near = board.neighbours[node] as readonly number[];
  return namesOf(
    board,
    groups.map((nodes) => nodes.find((one) => near.includes(one)) as number),
  );
}

const links: Case = (stone) => {
  const groups = touched(stone, stone.seat);
  return groups.length > 1
    ? reason('hint.links', { stones: nearest(stone, groups) }, namesOf(stone.board, groups.flat()))
    : undefined;
};

const severs: Case = (stone) => {
  const foe = other(stone.seat);
  const groups = touched(stone, foe);
  const facts = { other: seatFact(foe), stones: nearest(stone, groups) };
  return groups.length > 1 ? reason('hint.severs', facts, namesOf(stone.board, groups.flat())) : undefined;
};

/** Its group comes to hold two peries, or its first one. */
const reaches: Case = (stone) => {
  const { board, node, after } = stone;
  const own = connected(board, after.stones).find((nodes) => nodes.includes(node)) as readonly number[];
  const peries = own.filter((one) => one >= board.rim);
  if (node < board.rim || own.length < 2 || peries.length > 2) return undefined;
  return reason(peries.length === 2 ? 'hint.star' : 'hint.rim', {}, namesOf(board, own));
};

const decided: Case = ({ before }) => {
  const { decided: winner } = bounds(before);
  return winner === null ? undefined : reason('hint.decided', { winner: seatFact(winner) });
};

/** With one stone a turn, two ways from the stone to another of its seat's groups are as good as one stone there. */
const paired: Case = ({ seat, node, board, before, after }) => {
  if (before.options.double || before.left > 1) return undefined;
  const around = board.neighbours[node] as readonly number[];
  const ways = around.filter((cell) => after.stones[cell] === EMPTY);
  const groups = connected(board, after.stones).filter(
    (nodes) => after.stones[nodes[0] as number] === signOf(seat) && !nodes.includes(node),
  );
  for (const nodes of groups) {
    const leading = ways.filter((cell) => board.neighbours[cell]?.some((next) => nodes.includes(next)));
    if (leading.length < 2) continue;
    const near = nodes.find((one) => board.neighbours[leading[0] as number]?.includes(one)) as number;
    const names = [near, ...leading].map((one) => board.names[one] as string);
    return reason('hint.paired', { near: names[0] as string, other: seatFact(other(seat)) }, names);
  }
  return undefined;
};

const CASES: readonly Case[] = [
  wins,
  connects,
  parts,
  corner,
  secures,
  shuts,
  denies,
  decided,
  links,
  severs,
  reaches,
  paired,
];

export function why(state: State, seat: Seat, move: Move): Reason | undefined {
  if (move.type !== 'place') return undefined;
  const board = boardOf(state.options.rings);
  const node = board.byName.get(move.node) as number;
  const { stones } = state;
  const theirs = { ...state, stones: stones.slice(0, node) + signOf(other(seat)) + stones.slice(node + 1) };
  const stone = { seat, node, board, before: state, after: rules.play(state, seat, move).state, theirs };
  for (const holds of CASES) {
    const found = holds(stone);
    if (found) return { ...found, facts: { ...found.facts, node: move.node } };
  }
  return undefined;
}
