/** The rules of Bugcatcher. `refuse` is the one home of legality; `moves`, boards and bots all ask it. */
import { MOVE_CAP } from '../core/basics/limits.js';
import { makeRules } from '../core/contract/make-rules.js';
import type { Actor, Outcome, Rules, Seat, Step } from '../core/contract/rules.js';
import type { Refusal } from '../core/basics/result.js';
import { chance } from '../core/basics/seed.js';
import {
  eitherOf,
  fieldsOf,
  listUpTo,
  nullOr,
  oneOf,
  pairOf,
  textUpTo,
  wholeNumber,
} from '../core/basics/shape.js';
import { times } from '../core/basics/times.js';
import { seatFact } from '../core/words/words.js';
import { drawList, drawProgram } from './random-programs.js';
import { placesOf, stepFrom, WAYS } from './geometry.js';
import { options, soundOptions } from './options.js';
import { kindOf, PROGRAM, refuseCost, refuseProgram } from './program.js';
import { resample } from './resample.js';
import { beginRound, rankOf, runRound } from './round.js';
import { allot } from './start-allocation.js';
import type { Move, Event, Lists, Nodes, Options, Player, Program, State } from './state.js';

const ENTRIES = [...WAYS, ...WAYS.toLowerCase(), 's', 'g'];

function setup(given: Partial<Options>, seed: number): State {
  const chosen = soundOptions(given);
  const player: Player = {
    border: -1,
    central: -1,
    blue: true,
    fireflies: 0,
    garnets: chosen.garnets,
    done: 0,
    collisions: 0,
    open: [],
    laps: [],
    staged: null,
    listed: false,
    lists: null,
  };
  const players = times(chosen.players, () => player);
  const state: State = {
    options: chosen,
    round: 0,
    over: false,
    seed,
    missions: [],
    closed: [],
    last: null,
    players,
  };
  return chosen.starts === 'auto' ? openGame(state).state : state;
}

/**
 * B3: everybody is given two spots, then round 1 begins. Bids are spent; bidsRefund gives back those that decided
 * nothing.
 */
function openGame(state: State): Step<State, Event> {
  const luck = chance(state.seed);
  const wishes = (['C', 'B'] as const).map((kind, i) =>
    allot(
      state.players.map(({ lists }) => ({
        list: lists ? lists[i === 0 ? 'central' : 'border'] : drawList(state.options, kind, luck),
        bid: lists?.bids[i] ?? 0,
      })),
      luck.seed(),
    ),
  );
  const [central, border] = wishes as [(typeof wishes)[0], (typeof wishes)[0]];
  const players = state.players.map((player, seat): Player => {
    const back = ({ won }: { readonly won: readonly boolean[] }): boolean =>
      state.options.bidsRefund && !won[seat];
    const { bids = [0, 0] } = player.lists ?? {};
    const spent = (back(central) ? 0 : bids[0]) + (back(border) ? 0 : bids[1]);
    return {
      ...player,
      central: central.places[seat] as number,
      border: border.places[seat] as number,
      garnets: player.garnets - spent,
      listed: false,
      lists: null,
    };
  });
  const sorted = (of: (player: Player) => number): number[] => players.map(of).sort((a, b) => a - b);
  const started: Event = {
    type: 'started',
    cols: state.options.cols,
    corners: sorted((player) => player.border),
    cells: sorted((player) => player.central),
    own: players.map((player, seat) => [seat, player.border, player.central]),
  };
  const next = beginRound({ ...state, players, seed: luck.seed() });
  return { state: next.state, events: [started, ...next.events], irreversible: true };
}

function isWaiting({ round }: State, { staged, listed }: Player): boolean {
  return round === 0 ? !listed : staged === null;
}

function toAct(state: State): readonly Seat[] {
  return state.over ? [] : state.players.flatMap((player, seat) => (isWaiting(state, player) ? [seat] : []));
}

/**
 * Every program within the energy that stays on the board, the shortest first; missions are accepted by choice alone.
 */
function* programs(state: State, player: Player, program: Program, nodes: Nodes): Generator<Move> {
  yield { type: 'submit', program, accepted: [] };
  for (const entry of ENTRIES) {
    const next = program + entry;
    if (refuseCost(next, state.options.energy, player.garnets)) continue;
    const kind = kindOf(entry);
    const at = kind === 'B' ? nodes.border : nodes.central;
    const to = kind ? stepFrom(state.options, kind, at, entry.toUpperCase()) : at;
    if (to === undefined) continue;
    const moved = kind === 'B' ? { ...nodes, border: to } : kind ? { ...nodes, central: to } : nodes;
    yield* programs(state, player, next, moved);
  }
}

function* moves(state: State, actor: Actor): Generator<Move> {
  const player = actor === 'host' ? undefined : state.players[actor];
  if (!player || state.over || !isWaiting(state, player)) return;
  if (state.round === 0) yield { type: 'lists', lists: null };
  else yield* programs(state, player, '', player);
}

function sample(state: State, actor: Actor, seed: number): Move {
  const player = state.players[actor as Seat] as Player;
  const luck = chance(seed);
  if (state.round === 0) {
    const central = drawList(state.options, 'C', luck);
    const bid = luck.below(player.garnets + 1);
    return {
      type: 'lists',
      lists: {
        central,
        border: drawList(state.options, 'B', luck),
        bids: [bid, luck.below(player.garnets - bid + 1)],
      },
    };
  }
  const program = drawProgram(state.options, player, player.garnets, luck);
  const accepted = (state.missions.at(-1) as readonly number[]).filter(() => luck.below(4) === 0);
  return { type: 'submit', program, accepted };
}

export function refuseLists(chosen: Options, garnets: number, lists: Lists): Refusal | undefined {
  for (const [name, kind] of [['central', 'C'] as const, ['border', 'B'] as const]) {
    const list = lists[name];
    const isSound = list.every(
      (place) => Number.isInteger(place) && place >= 0 && place < placesOf(chosen, kind),
    );
    if (list.length !== chosen.players || new Set(list).size !== list.length || !isSound)
      return {
        code: 'bugcatcher/list',
        rule: 'B3',
        facts: { node: kind, players: chosen.players },
        at: { path: name },
      };
  }
  const [one, two] = lists.bids;
  return Number.isInteger(one) && Number.isInteger(two) && one >= 0 && two >= 0 && one + two <= garnets
    ? undefined
    : { code: 'bugcatcher/bids', rule: 'B3', facts: { bids: one + two, garnets } };
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.over) return { code: 'bugcatcher/over', rule: 'B14' };
  if (move.type === 'timeout')
    return actor === 'host' ? undefined : { code: 'bugcatcher/host-only', rule: 'B5' };
  const player = actor === 'host' ? undefined : state.players[actor];
  if (!player) return { code: 'bugcatcher/no-player', rule: 'B1', facts: { actor } };
  if (!isWaiting(state, player))
    return { code: 'bugcatcher/submitted', rule: 'B6', facts: { seat: seatFact(actor as Seat) } };
  if (move.type === 'lists')
    return state.round > 0
      ? { code: 'bugcatcher/lists-closed', rule: 'B3' }
      : move.lists
        ? refuseLists(state.options, player.garnets, move.lists)
        : undefined;
  if (state.round === 0) return { code: 'bugcatcher/lists-first', rule: 'B3' };
  const strange = move.accepted.find((id) => !(state.missions.at(-1) as readonly number[]).includes(id));
  return (
    refuseProgram(state.options, player, move.program) ??
    (strange === undefined
      ? undefined
      : {
          code: 'bugcatcher/mission',
          rule: 'B11',
          facts: { shown: (state.missions.at(-1) as readonly number[]).length },
        })
  );
}

/** Submits for a seat that sent nothing: no list (B3), an empty program (B5). */
function givesNothing(state: State, player: Player): Player {
  if (!isWaiting(state, player)) return player;
  return state.round === 0
    ? { ...player, listed: true }
    : { ...player, staged: { program: '', accepted: [] } };
}

function play(state: State, actor: Actor, move: Move): Step<State, Event> {
  const events: Event[] = [];
  const players = state.players.map((player, seat): Player => {
    if (move.type === 'timeout') return givesNothing(state, player);
    if (seat !== actor) return player;
    if (move.type === 'lists') {
      events.push({ type: 'listed', seat, lists: move.lists });
      return { ...player, listed: true, lists: move.lists };
    }
    const { program, accepted } = move;
    events.push({ type: 'submitted', seat, program, accepted });
    return { ...player, staged: { program, accepted } };
  });
  const next = { ...state, players };
  if (toAct(next).length > 0) return { state: next, events, irreversible: true };
  const { events: more, ...step } = state.round === 0 ? openGame(next) : runRound(next);
  return { ...step, events: [...events, ...more] };
}

function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const scores = state.players.map(({ fireflies }) => fireflies);
  return { winners: rankOf(state).slice(0, 1), reason: 'bugcatcher/most-fireflies', scores };
}

/** Of any length that a move's text may have: B3, B5 and B11 say what is too long. */
const numbers = listUpTo(MOVE_CAP, wholeNumber);

/** The rules: which moves are allowed, what each does, and who wins. */
export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'bugcatcher',
  version: 1,
  chance: true,
  simultaneous: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('submit'), program: textUpTo(MOVE_CAP, PROGRAM), accepted: numbers }),
    fieldsOf({
      type: oneOf('lists'),
      lists: nullOr(fieldsOf({ central: numbers, border: numbers, bids: pairOf(wholeNumber) })),
    }),
    fieldsOf({ type: oneOf('timeout') }),
  ),
  setup,
  seats: ({ players }) => players.length,
  toAct,
  moves,
  sample,
  refuse,
  play,
  outcome,
  resample,
});
