/**
 * The puzzles of Bugcatcher (B20): a program for Player 1 in the last round, while those of the others are in and
 * shown.
 */
import type { KeyFact, Refusal } from '../core/basics/result.js';
import { indexed } from '../core/basics/indices.js';
import { SOLVER, type GoalKind, type Puzzles } from '../core/puzzle/puzzle.js';
import { seatFact } from '../core/words/words.js';
import { nameOf, readSpot } from './geometry.js';
import { courseOf } from './preview.js';
import { kindOf } from './program.js';
import { resolve, type Step } from './resolve.js';
import type { Event, Kind, Lap, Move, Options, Player, Results, State } from './state.js';
import { stopsOf } from './stops.js';

const RULE = 'B20';

const no = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, rule: RULE, facts });

const NODES: readonly Kind[] = ['B', 'C'];

/** The round of the puzzle as it ran; undefined before. */
function ranIn(state: State, seat = SOLVER): Lap | undefined {
  return state.over ? state.players[seat]?.laps.at(-1) : undefined;
}

/** As much of a state, or of a view, as tells what its puzzle asks for. */
export type Asked = Pick<State, 'options' | 'puzzle'>;

/** A node of another player that is to be stopped. */
export interface Target {
  readonly seat: number;
  readonly node: Kind;
}

/** `1B`: the border node of seat 1; undefined where that is nobody’s but the reader’s own. */
function targetOf({ players }: Pick<Options, 'players'>, part: string): Target | undefined {
  const [, digits = '', node = ''] = /^(\d{1,2})([BC])$/i.exec(part) ?? [];
  const seat = Number(digits);
  if (node === '' || seat === SOLVER || seat >= players) return undefined;
  return { seat, node: node.toUpperCase() as Kind };
}

/** The nodes that the goal of a state asks to stop. */
export function targetsOf({ options, puzzle }: Asked): readonly Target[] {
  const { kind, parts = [] } = puzzle?.goal ?? {};
  return kind === 'stop' ? parts.flatMap((part) => targetOf(options, part) ?? []) : [];
}

/** The slot in which a node collided, from 1; 0: it did not. */
export function collidedIn(program: string, results: Results, node: Kind): number {
  return (
    1 +
    [...results].findIndex((result, slot) => /[1-4]/.test(result) && kindOf(program[slot] as string) === node)
  );
}

function isStopped(state: State, { seat, node }: Target): boolean {
  const lap = ranIn(state, seat);
  return lap !== undefined && collidedIn(lap.program, lap.results, node) > 0;
}

/** The rounds of others in which nobody but they move. */
function runWithout({ options, players }: State): readonly Results[] {
  return resolve(
    options,
    players,
    players.map(({ staged }) => staged?.program ?? ''),
    options,
  ).results;
}

/** A goal names at most so many nodes, so that its sentence can be read. */
const MOST_TARGETS = 2;

/** Make these nodes of others collide. */
const stop: GoalKind<State> = {
  name: 'stop',
  refuse: (state, parts) => {
    if (parts.length < 1 || parts.length > MOST_TARGETS) return no('puzzle/parts', { needed: MOST_TARGETS });
    const odd = parts.find((part) => !targetOf(state.options, part));
    if (odd !== undefined) return no('bugcatcher/no-target', { node: odd, most: state.players.length - 1 });
    const targets = parts.map((part) => targetOf(state.options, part) as Target);
    if (new Set(targets.map(({ seat, node }) => `${seat}${node}`)).size < parts.length)
      return no('puzzle/twice');
    if (state.over) return undefined;
    const alone = runWithout(state);
    const isMet = targets.every(({ seat, node }) => {
      const { staged } = state.players[seat] as Player;
      return staged !== null && collidedIn(staged.program, alone[seat] as Results, node) > 0;
    });
    return isMet ? no('puzzle/met-already') : undefined;
  },
  judge: (state, parts) => {
    const targets = parts.flatMap((part) => targetOf(state.options, part) ?? []);
    return { done: targets.filter((target) => isStopped(state, target)).length, of: parts.length };
  },
  left: (state, parts) => {
    const targets = parts.flatMap((part) => targetOf(state.options, part) ?? []);
    const free = targets.filter((target) => !isStopped(state, target));
    const { seat, node } = free[0] as Target;
    const facts = { seat: seatFact(seat), node };
    if (!state.over) return { key: 'left.stop', facts };
    const met = targets.find((target) => !free.includes(target));
    if (met) return { key: 'left.one', facts: { ...facts, other: seatFact(met.seat), stopped: met.node } };
    return { key: free.length > 1 ? 'left.both' : 'left.through', facts };
  },
};

/** The spots where the goal wants the reader’s nodes; undefined if it asks for something else. */
export function wantedOf({ options, puzzle }: Asked): Readonly<Record<Kind, number>> | undefined {
  const { kind, parts = [] } = puzzle?.goal ?? {};
  const [border, central] = parts.map((part) => readSpot(options, part));
  return kind === 'end' && border && central ? { B: border.place, C: central.place } : undefined;
}

/** Tells why a node of the reader’s is not where the goal wants it: where it was stopped, or else where it ends. */
function awayFrom(state: State, node: Kind, wanted: number): KeyFact {
  const { options, players } = state;
  const place = placeOf(players[SOLVER] as Player, node);
  const facts = { node, wanted: nameOf(options, node, wanted), cell: nameOf(options, node, place) };
  if (!state.over) return { key: 'left.not-there', facts };
  const lap = ranIn(state) as Lap;
  const stopped = stopsOf(state, lap).find(({ step }) => step.kind === node);
  if (!stopped) return { key: 'left.away', facts };
  const { step, by } = stopped;
  const other = blockerOf(state, step);
  return {
    key: `stopped.${by}`,
    facts: {
      seat: seatFact(SOLVER),
      other: other === undefined ? { key: 'player.another' } : seatFact(other),
      node,
      cell: nameOf(options, node, step.to),
      slot: step.slot + 1,
    },
  };
}

function placeOf({ border, central }: Player, node: Kind): number {
  return node === 'B' ? border : central;
}

/** The player whose node or path stopped a step of the reader’s; undefined where that was the reader. */
function blockerOf(state: State, { kind, to, mid }: Step): number | undefined {
  const found = indexed(state.players).find(([seat, { laps }]) => {
    const lap = laps.at(-1);
    if (seat === SOLVER || !lap) return false;
    const { placed, stopped } = courseOf(state, lap);
    const began = kind === 'B' ? lap.border : lap.central;
    return (
      began === to ||
      [...placed, ...stopped].some((one) => (one.kind === kind ? one.to === to : one.mid === mid))
    );
  });
  return found?.[0];
}

/** Bring the border node and the central node to these spots. */
const end: GoalKind<State> = {
  name: 'end',
  refuse: ({ options }, parts) => {
    if (parts.length !== 2) return no('puzzle/parts', { needed: 2 });
    const at = NODES.findIndex((node, i) => readSpot(options, parts[i] as string)?.kind !== node);
    return at < 0
      ? undefined
      : no('bugcatcher/no-spot', { node: NODES[at] as Kind, wanted: parts[at] as string });
  },
  judge: ({ options, players }, parts) => {
    const own = players[SOLVER] as Player;
    const done = NODES.filter(
      (node, i) => placeOf(own, node) === readSpot(options, parts[i] as string)?.place,
    );
    return { done: done.length, of: 2 };
  },
  left: (state, parts) => {
    const own = state.players[SOLVER] as Player;
    const wanted = parts.map((part) => readSpot(state.options, part)?.place as number);
    const at = NODES.findIndex((node, i) => placeOf(own, node) !== wanted[i]);
    return awayFrom(state, NODES[at] as Kind, wanted[at] as number);
  },
};

export const puzzles: Puzzles<State, Event, Move> = {
  rule: RULE,
  kinds: [stop, end],
  refuse: ({ round, over, options, players }) => {
    if (round < 1 || over || players[SOLVER]?.staged) return no('puzzle/not-yours');
    if (round < options.rounds) return no('bugcatcher/not-last', { round, rounds: options.rounds });
    const seat = players.findIndex(({ staged }, at) => at !== SOLVER && !staged);
    return seat < 0 ? undefined : no('bugcatcher/awaited', { seat: seatFact(seat) });
  },
  isSpent: (_before, { over }) => over,
  // Fireflies, missions and paths are not what a puzzle is about.
  isTold: ({ type }) => !['report', 'round', 'over'].includes(type),
  weight: (move) => (move.type === 'submit' ? move.program.length : 0),
};
