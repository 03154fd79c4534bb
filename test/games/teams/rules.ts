/**
 * The rules of the land grab.
 * T1 A square of 4 by 4 cells; cells that share a side are neighbours.
 * T2 In each round the moves of a team are split equally among its members. What is left over goes to single members,
 * from member (round - 1) mod members on. T3 A claim takes a free cell next to one of the team's, or any free cell for
 * a team without cells. It costs one move. T4 A steal takes another team's cell that touches two of the team's own. It
 * costs two moves of one member. T5 A member may pass: its moves of the round are gone.
 * T6 A round ends when nobody can move, or when the host ends it. Each team then gains one point per cell.
 * T7 After the last round most points win, shared.
 */
import { makeRules } from '../../../src/core/contract/make-rules.js';
import type { OptionTable } from '../../../src/core/contract/option-kinds.js';
import { requireOptions } from '../../../src/core/text/options.js';
import type { Actor, Outcome, Rules, Seat, Step } from '../../../src/core/contract/rules.js';
import type { Refusal } from '../../../src/core/basics/result.js';
import { eitherOf, fieldsOf, oneOf, wholeNumber } from '../../../src/core/basics/shape.js';
import type { Move, Event, Options, State } from './state.js';

export const SIDE = 4;
export const NOBODY = -1;

export const options: OptionTable<Options> = {
  teams: { kind: 'integer', default: 2, min: 2, max: 4, rule: 'T1', countsSeats: true },
  members: { kind: 'numbers', default: [2], min: 1, max: 4, least: 1, most: 4, whole: true, rule: 'T2' },
  rounds: { kind: 'integer', default: 3, min: 1, max: 6, rule: 'T7', recorded: true },
  moves: { kind: 'integer', default: 4, min: 1, max: 9, rule: 'T2' },
  steals: { kind: 'flag', default: true, rule: 'T4' },
};

export function neighbours(cell: number): readonly number[] {
  const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
  return [
    ...(y > 0 ? [cell - SIDE] : []),
    ...(x > 0 ? [cell - 1] : []),
    ...(x < SIDE - 1 ? [cell + 1] : []),
    ...(y < SIDE - 1 ? [cell + SIDE] : []),
  ];
}

export function membersOf({ members }: Options, team: Seat): number {
  return members[Math.min(team, members.length - 1)] as number;
}

/** T2. */
function shares({ moves }: Options, members: number, round: number): number[] {
  const first = (round - 1) % members;
  return Array.from({ length: members }, (_, member) => {
    const place = (member - first + members) % members;
    return Math.floor(moves / members) + (place < moves % members ? 1 : 0);
  });
}

function openRound(state: Omit<State, 'left'>): State {
  const { options: chosen, round } = state;
  const teams = Array.from({ length: chosen.teams }, (_, team) => team);
  return { ...state, left: teams.map((team) => shares(chosen, membersOf(chosen, team), round)) };
}

function setup(given: Partial<Options>): State {
  const chosen = requireOptions(options, given);
  const points = Array<number>(chosen.teams).fill(0);
  return openRound({ options: chosen, round: 1, owners: Array<number>(SIDE * SIDE).fill(NOBODY), points });
}

export function isOver({ options: { rounds }, round }: State): boolean {
  return round > rounds;
}

function refuseCell(
  state: State,
  team: Seat,
  { type, cell, member }: Extract<Move, { readonly cell: number }>,
): Refusal | undefined {
  const owner = state.owners[cell];
  const own = neighbours(cell).filter((next) => state.owners[next] === team).length;
  if (owner === undefined) return { code: 'teams/no-cell', rule: 'T1' };
  if (owner === team) return { code: 'teams/own-cell', rule: 'T3' };
  if (type === 'claim') {
    if (owner !== NOBODY) return { code: 'teams/taken', rule: 'T3', facts: { team: owner } };
    return own > 0 || !state.owners.includes(team) ? undefined : { code: 'teams/far', rule: 'T3' };
  }
  if (!state.options.steals) return { code: 'teams/no-steals', rule: 'T4' };
  if (owner === NOBODY) return { code: 'teams/free', rule: 'T4' };
  if (own < 2) return { code: 'teams/weak', rule: 'T4', facts: { own } };
  return (state.left[team]?.[member] ?? 0) < 2 ? { code: 'teams/dear', rule: 'T4' } : undefined;
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (isOver(state)) return { code: 'teams/over', rule: 'T7' };
  if (move.type === 'end') return actor === 'host' ? undefined : { code: 'teams/host-only', rule: 'T6' };
  if (actor === 'host') return { code: 'teams/not-host', rule: 'T6' };
  const left = state.left[actor]?.[move.member];
  if (left === undefined) return { code: 'teams/no-member', rule: 'T2', facts: { member: move.member } };
  if (left === 0) return { code: 'teams/no-moves', rule: 'T2', facts: { member: move.member } };
  // A member of a team that can do nothing may not act, so it cannot pass either.
  if (move.type === 'pass') return canMove(state, actor) ? undefined : { code: 'teams/stuck', rule: 'T6' };
  return refuseCell(state, actor, move);
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (actor === 'host' || isOver(state)) return;
  for (let cell = 0; cell < state.owners.length; cell++) {
    const type = state.owners[cell] === NOBODY ? 'claim' : 'steal';
    for (const member of state.left[actor]?.keys() ?? []) {
      const move: Move = { type, member, cell };
      if (refuse(state, actor, move) === undefined) yield move;
    }
  }
}

function canMove(state: State, team: Seat): boolean {
  return !moves(state, team).next().done;
}

function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : state.left.map((_, team) => team).filter((team) => canMove(state, team));
}

function closeRound(state: State, events: Event[]): State {
  const points = state.points.map(
    (count, team) => count + state.owners.filter((owner) => owner === team).length,
  );
  events.push({ type: 'round', round: state.round, points });
  const next = openRound({ options: state.options, round: state.round + 1, owners: state.owners, points });
  if (!isOver(next)) return next;
  events.push({ type: 'over', winners: winnersOf(points) });
  return { ...next, left: next.left.map((left) => left.map(() => 0)) };
}

function spend(state: State, team: Seat, member: number, moves: number): State {
  const left = state.left.map((own, at) =>
    at === team ? own.map((n, i) => (i === member ? n - moves : n)) : own,
  );
  return { ...state, left };
}

function act(
  state: State,
  team: Seat,
  move: Exclude<Move, { readonly type: 'end' }>,
  events: Event[],
): State {
  const { member } = move;
  if (move.type === 'pass') {
    events.push({ type: 'passed', team, member });
    return spend(state, team, member, state.left[team]?.[member] ?? 0);
  }
  const { cell } = move;
  const from = state.owners[cell] as number;
  events.push(
    move.type === 'claim'
      ? { type: 'claimed', team, member, cell }
      : { type: 'stolen', team, member, cell, from },
  );
  const owners = state.owners.map((owner, at) => (at === cell ? team : owner));
  return { ...spend(state, team, member, move.type === 'claim' ? 1 : 2), owners };
}

function play(state: State, actor: Actor, move: Move): Step<State, Event> {
  const events: Event[] = [];
  let next = move.type === 'end' ? closeRound(state, events) : act(state, actor as Seat, move, events);
  while (!isOver(next) && toAct(next).length === 0) next = closeRound(next, events);
  return { state: next, events };
}

function winnersOf(points: readonly number[]): readonly Seat[] {
  const best = Math.max(...points);
  return points.flatMap((count, team) => (count === best ? [team] : []));
}

function outcome(state: State): Outcome | undefined {
  return isOver(state)
    ? { winners: winnersOf(state.points), reason: 'teams/most-cells', scores: state.points }
    : undefined;
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'teams',
  version: 1,
  chance: false,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('claim', 'steal'), member: wholeNumber, cell: wholeNumber }),
    fieldsOf({ type: oneOf('pass'), member: wholeNumber }),
    fieldsOf({ type: oneOf('end') }),
  ),
  setup,
  seats: ({ options: { teams } }) => teams,
  toAct,
  moves,
  refuse,
  play,
  outcome,
  resample: (state) => state,
});
