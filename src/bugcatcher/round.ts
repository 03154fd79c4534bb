/**
 * A round's end: programs run, missions are settled, the next missions are drawn (B7 to B13). It asks nobody whether it
 * may.
 */
import type { Seat, Step } from '../core/contract/rules.js';
import { chance } from '../core/basics/seed.js';
import { times } from '../core/basics/times.js';
import { isMet, type Mission, type Round } from './goals.js';
import { nameOf, stepFrom, type Grid } from './geometry.js';
import { kindOf } from './program.js';
import { order as rank, rewardShare } from './ranking.js';
import { missionsOf, usableMissions } from './feasibility.js';
import { resolve, type Step as PathStep } from './resolve.js';
import type { Act, Event, Gain, Lap, Nodes, Path, Player, Staged, State, Track } from './state.js';
import { fold } from '../core/basics/indices.js';

/** So many missions a round (B11). */
const SHOWN = 5;

export const ascending = (places: readonly number[]): readonly number[] => [...places].sort((a, b) => a - b);

/** B15: a placed path as everybody sees it, named by its upper or left end. */
export function pathOf({ kind, from, to, blue }: PathStep): Path {
  return { kind, at: Math.min(from, to), way: Math.abs(from - to) === 1 ? 'R' : 'D', blue };
}

export function pathText({ kind, at, way, blue }: Path): string {
  return `${kind}${at}${blue ? way : way.toLowerCase()}`;
}

/** B15: what everybody may know of a round's paths, in an order that tells nothing. */
function trackOf(players: readonly Player[], placed: readonly PathStep[]): Track {
  return {
    corners: ascending(players.map(({ border }) => border)),
    cells: ascending(players.map(({ central }) => central)),
    paths: placed.map(pathOf).sort((a, b) => (pathText(a) < pathText(b) ? -1 : 1)),
  };
}

/** B12: whether a limit of rounds ends with this one. */
export function isDue({ rounds }: Mission, presented: number, round: number): boolean {
  return rounds > 0 && round >= presented + rounds - 1;
}

/** The rewards of a mission for each seat this round, and whether it closes (B12). */
function settleOne(
  mission: Mission,
  presented: number,
  now: { readonly round: number; readonly isLast: boolean; readonly penaltyAtEnd: boolean },
  open: readonly Seat[],
  met: readonly Seat[],
): { readonly gains: ReadonlyMap<Seat, number>; readonly isOver: boolean } {
  const { reward, penalty } = mission;
  const isOver = met.length > 0 || isDue(mission, presented, now.round) || (now.isLast && now.penaltyAtEnd);
  const gains = open.flatMap((seat): [Seat, number][] => {
    if (met.includes(seat)) return [[seat, rewardShare(reward, met.length)]];
    return isOver && penalty > 0 ? [[seat, -penalty]] : [];
  });
  return { gains: new Map(gains), isOver };
}

/**
 * B12: settles all missions that anybody has accepted; gains by seat, and the missions that were completed or are over.
 */
export function settle(
  state: Pick<State, 'options' | 'round' | 'missions'>,
  openBySeat: readonly (readonly number[])[],
  round: Round,
): {
  readonly gains: readonly (readonly Gain[])[];
  readonly completed: readonly number[];
  readonly done: readonly number[];
} {
  const { options } = state;
  const all = missionsOf(options.missions);
  const gains: Gain[][] = openBySeat.map(() => []);
  const completed: number[] = [];
  const done: number[] = [];
  const now = {
    round: state.round,
    isLast: state.round === options.rounds,
    penaltyAtEnd: options.penaltyAtEnd,
  };
  for (const id of ascending([...new Set(openBySeat.flat())])) {
    const mission = all[id] as Mission;
    const open = openBySeat.flatMap((ids, seat) => (ids.includes(id) ? [seat] : []));
    const met = open.filter((seat) => isMet(mission, round, seat));
    const presented = 1 + state.missions.findIndex((ids) => ids.includes(id));
    const { gains: each, isOver } = settleOne(mission, presented, now, open, met);
    for (const [seat, points] of each) (gains[seat] as Gain[]).push([id, points]);
    if (met.length > 0) completed.push(id);
    if (isOver) done.push(id);
  }
  return { gains, completed, done };
}

/** B16: five that were not shown yet; the first round has the seed's own among them. */
function drawMissions(state: State): State {
  const { options, missions, seed } = state;
  const luck = chance(seed);
  const left = usableMissions(options).filter((id) => !missions.some((ids) => ids.includes(id)));
  const drawn = luck.shuffle(left);
  const first = missions.length === 0 && options.missions === '' && left[0] === 0 ? [0] : [];
  const ids = [...first, ...drawn.filter((id) => !first.includes(id))].slice(0, SHOWN);
  return { ...state, missions: [...missions, ascending(ids)], seed: luck.seed() };
}

/** The next round begins: missions are shown. */
export function beginRound(state: State): Step<State, Event> {
  const next = drawMissions({ ...state, round: state.round + 1 });
  const ids = next.missions.at(-1) as readonly number[];
  return {
    state: next,
    events: [{ type: 'missions', round: next.round, ids, custom: next.options.missions }],
  };
}

/** The result of each entry of a seat's round (B8), in order. */
export function actsOf(
  grid: Grid,
  seat: Seat,
  { border, central, blue, program, results }: Nodes & Pick<Lap, 'program' | 'results'>,
): readonly Act[] {
  const at = { B: border, C: central };
  let isBlue = blue;
  return [...program].map((entry, slot): Act => {
    const kind = kindOf(entry);
    const result = results[slot] as string;
    if (!kind) isBlue = !isBlue;
    const to = kind && result !== '-' ? stepFrom(grid, kind, at[kind], entry.toUpperCase()) : undefined;
    if (kind && to !== undefined && result === '0') at[kind] = to;
    const name = kind && to !== undefined ? nameOf(grid, kind, to) : '';
    return { seat, entry, result, blue: isBlue === (kind !== 'C'), to: name };
  });
}

/** The slots as events, one for each entry. */
function slotEvents(grid: Grid, laps: readonly Lap[]): readonly Event[] {
  const acts = laps.map((lap, seat) => actsOf(grid, seat, lap));
  return times(Math.max(...acts.map(({ length }) => length)), (slot) =>
    acts.flatMap((own): Event[] => (own[slot] ? [{ type: 'slot', slot: slot + 1, ...own[slot] }] : [])),
  ).flat();
}

/** Runs the round, everybody's program being there. */
export function runRound(state: State): Step<State, Event> {
  const { options, round, players } = state;
  const staged = players.map((player) => player.staged as Staged);
  const programs = staged.map(({ program }) => program);
  const { results, placed, ends } = resolve(options, players, programs, options);
  const openBySeat = players.map(({ open }, seat) => [...open, ...(staged[seat] as Staged).accepted]);
  const ran: Round = { grid: options, placed, ends, programs, results };
  const { gains, completed, done } = settle(state, openBySeat, ran);
  const after = players.map((player, seat): Player => {
    const { border, central, blue } = player;
    const { program, accepted } = staged[seat] as Staged;
    const own = gains[seat] as readonly Gain[];
    const sum = fold(own, 0, (total, [, points]) => total + points);
    const lap: Lap = {
      border,
      central,
      blue,
      program,
      accepted,
      results: results[seat] as string,
      gains: own,
    };
    return {
      ...player,
      ...ends[seat],
      fireflies: player.fireflies + placed.filter((step) => step.seat === seat).length + sum,
      garnets: player.garnets - (program.includes('g') ? 1 : 0),
      done: player.done + own.filter(([id, points]) => completed.includes(id) && points > 0).length,
      collisions: player.collisions + lap.results.replace(/[0-]/g, '').length,
      open: (openBySeat[seat] as number[]).filter((id) => !done.includes(id)),
      laps: [...player.laps, lap],
      staged: null,
    };
  });
  const last = trackOf(players, placed);
  const over = round === options.rounds;
  const closed = [...state.closed, ...completed.map((id): [number, number] => [id, round])];
  const ended: State = { ...state, players: after, closed, last, over };
  const reports = after.map((player, seat): Event => {
    const before = players[seat] as Player;
    return {
      type: 'report',
      seat,
      round,
      paths: placed.filter((step) => step.seat === seat).length,
      collisions: player.collisions - before.collisions,
      accepted: (staged[seat] as Staged).accepted.length,
      done: player.done - before.done,
      gains: gains[seat] as readonly Gain[],
      gained: player.fireflies - before.fireflies,
      fireflies: player.fireflies,
      completed,
      custom: options.missions,
    };
  });
  const events: Event[] = [
    ...slotEvents(
      options,
      after.map(({ laps }) => laps.at(-1) as Lap),
    ),
    { type: 'round', round, track: last, completed, custom: options.missions },
    ...reports,
  ];
  if (over) {
    const order = rankOf(ended);
    const fireflies = after.map((player) => player.fireflies);
    events.push({ type: 'over', winner: order[0] as Seat, order, fireflies });
    return { state: ended, events, irreversible: true };
  }
  const next = beginRound(ended);
  return { state: next.state, events: [...events, ...next.events], irreversible: true };
}

/** B14: the seats in order, the first the winner. */
export function rankOf({ players, seed }: State): readonly Seat[] {
  return rank(
    players.map(({ fireflies, done, collisions }) => [fireflies, done, collisions]),
    seed,
  );
}
