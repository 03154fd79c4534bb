/**
 * Positions as text, both ways: spots by their names, missions by their names and then by round and number, what is as
 * at the beginning left out.
 *
 *     players=2;cols=4;rows=3;round=2;shown=Hermit_Crab,Marching_Ant/;border=B2-BR,D1-BR;central=A2,D3;black=1;
 *     fireflies=9,3;submitted=BD.BL,-;laps=B1-BR:A1:B:BD.CD+1:00:1.1:4/D1-BR:D3:B:none:
 */
import { indexed } from '../core/basics/indices.js';
import { SEEDS } from '../core/basics/limits.js';
import { formatOptions } from '../core/text/option-text.js';
import { flag, list, lists, maybe, parts, seats, whole, word } from '../core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Field,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../core/text/position-text.js';
import { accept, type Result } from '../core/basics/result.js';
import { times } from '../core/basics/times.js';
import { missionsOf } from './feasibility.js';
import { options, refuseOptions } from './options.js';
import {
  lapKind,
  listsKind,
  missionKind,
  programKind,
  spotKind,
  trackKind,
  type Listed,
} from './position-kinds.js';
import { refuseProgram } from './program.js';
import { ascending } from './round.js';
import { refuseLists } from './rules.js';
import type { Lap, Nodes, Options, Player, State, Track } from './state.js';

const GRAMMAR: Grammar = {
  rule: 'B1',
  fields: {
    round: 'B1',
    over: 'B14',
    seed: 'B16',
    shown: 'B11',
    completed: 'B12',
    border: 'B2',
    central: 'B2',
    black: 'B4',
    fireflies: 'B10',
    garnetsLeft: 'B5',
    done: 'B14',
    collisions: 'B14',
    open: 'B12',
    lists: 'B3',
    submitted: 'B5',
    laps: 'B8',
    last: 'B15',
    ...rulesOf(options),
  },
};

type Head = Pick<State, 'options' | 'round' | 'over'>;

/** Rounds played to their end. */
const playedIn = ({ round, over }: Head): number => (over ? round : Math.max(0, round - 1));

function headFields({ starts, rounds }: Options): Fields<Pick<State, 'round' | 'over' | 'seed'>> {
  const first = starts === 'choose' ? 0 : 1;
  return {
    round: field(whole(first, rounds), first),
    over: field(flag, false),
    seed: field(whole(0, SEEDS - 1), 0),
  };
}

/** A mission by its name; by its number in the list, from 1, where another one is called the same. */
function shownField({ options: { missions }, round }: Head): Fields<Pick<State, 'missions'>> {
  const names = missionsOf(missions).map(({ name }) => name.replaceAll(' ', '_'));
  const mission = word(
    { key: 'range.mission-name' },
    (text) => {
      const id = /^\d+$/.test(text) ? Number(text) - 1 : names.indexOf(text);
      return names[id] === undefined ? undefined : id;
    },
    (id) => (names.indexOf(names[id] as string) === id ? (names[id] as string) : `${id + 1}`),
  );
  return {
    missions: field(
      lists(list(mission), round),
      times(round, () => []),
      'shown',
    ),
  };
}

/** Fields of players, a list in seat order each. */
type Own = {
  readonly [K in Exclude<keyof Player, 'listed' | 'lists' | 'laps'>]: readonly Player[K][];
} & { readonly lists: readonly Listed[] };

function ownFields({ options: chosen, round }: Head, shown: State['missions']): Fields<Own> {
  const { players } = chosen;
  const each = <T>(value: T): readonly T[] => times(players, () => value);
  const figures = (most: number, usual = 0, name?: string): Field<readonly number[]> =>
    field(list(whole(0, most), players), each(usual), name);
  // Before round 1 no node stands anywhere yet.
  const nowhere = round === 0 ? each(-1) : undefined;
  return {
    border: field(list(spotKind(chosen, 'B'), players), nowhere),
    central: field(list(spotKind(chosen, 'C'), players), nowhere),
    blue: field(seats(players, false), each(true), 'black'),
    fireflies: field(list(whole(-999, 999), players), each(0)),
    garnets: figures(99, chosen.garnets, 'garnetsLeft'),
    done: figures(99),
    collisions: figures(999),
    open: field(lists(list(missionKind(shown)), players), each([])),
    lists: field(lists(listsKind(chosen), players), each({ listed: false, lists: null })),
    staged: field(list(maybe(programKind(shown.at(-1) ?? [])), players), each(null), 'submitted'),
  };
}

/** The rounds played. Of one that is left out nothing came, and it began where the nodes are now. */
function lapsField(
  head: Head,
  shown: State['missions'],
  players: readonly Nodes[],
): Fields<{ readonly laps: readonly (readonly Lap[])[] }> {
  const played = playedIn(head);
  const blank = ({ border, central, blue }: Nodes): Lap => ({
    ...{ border, central, blue },
    ...{ program: '', results: '', accepted: [], gains: [] },
  });
  return {
    laps: field(
      lists(
        list((round) => lapKind(head.options, shown, round), played),
        players.length,
      ),
      players.map((player) => times(played, () => blank(player))),
    ),
  };
}

/** The public part of the last round. */
function lastField(head: Head, players: readonly Player[]): Fields<Pick<State, 'last'>> {
  const began = players.map(({ laps, ...now }) => laps.at(-1) ?? now);
  const usual: Track = {
    corners: ascending(began.map(({ border }) => border)),
    cells: ascending(began.map(({ central }) => central)),
    paths: [],
  };
  return { last: field(trackKind(head.options), playedIn(head) === 0 ? null : usual) };
}

function completedField(shown: State['missions']): Fields<Pick<State, 'closed'>> {
  const round = whole(1, Math.max(1, shown.length));
  return { closed: field(list(parts<[number, number]>(missionKind(shown), round)), [], 'completed') };
}

export function formatPosition(state: State): string {
  const { players, missions, isOpen } = state;
  const of = <K extends keyof Player>(name: K): Player[K][] => players.map((player) => player[name]);
  const fields = ownFields(state, missions);
  const own = Object.fromEntries((Object.keys(fields) as (keyof Own)[]).map((name) => [name, of(name)]));
  return joinFields(
    formatOptions(options, state.options),
    formatFields(headFields(state.options), state),
    formatFields(shownField(state), state),
    formatFields(completedField(missions), state),
    formatFields(fields, { ...own, lists: players } as unknown as Own),
    formatFields(lapsField(state, missions, players), { laps: of('laps') }),
    formatFields(lastField(state, players), state),
    isOpen === true ? 'open=yes' : '',
  );
}

/** Fields that exist only from round 1 on, and those that exist only before. */
const LATER = ['shown', 'border', 'central', 'submitted', 'laps', 'last'];

function readPlayers(position: PositionReader, head: Head, missions: State['missions']): readonly Player[] {
  const own = position.read(ownFields(head, missions));
  const names = Object.keys(own) as (keyof Own)[];
  const bare = times(
    head.options.players,
    (seat) =>
      ({
        ...Object.fromEntries(names.map((name) => [name, own[name][seat]])),
        ...own.lists[seat],
      }) as Omit<Player, 'laps'>,
  );
  const { laps } = position.read(lapsField(head, missions, bare));
  return bare.map((player, seat) => ({ ...player, laps: laps[seat] as readonly Lap[] }));
}

function checkPlayers(
  position: PositionReader,
  { options: chosen, round, over }: Head,
  players: readonly Player[],
): void {
  for (const [seat, { lists: given, staged, ...player }] of indexed(players)) {
    if (given) position.check(position.at('lists', seat, '/'), refuseLists(chosen, player.garnets, given));
    if (staged) position.check(position.at('submitted', seat), refuseProgram(chosen, player, staged.program));
  }
  const isWaiting = ({ staged, listed }: Player): boolean => (round === 0 ? !listed : !staged);
  if (over ? !players.every(isWaiting) : !players.some(isWaiting))
    position.refuse(round === 0 ? 'lists' : 'submitted');
}

function readState(position: PositionReader): State {
  const chosen = position.options(options);
  position.check(position.at('players'), refuseOptions(chosen));
  const when = position.read(headFields(chosen));
  const head = { options: chosen, ...when };
  const { round, over } = head;
  const stray = (round === 0 ? LATER : ['lists']).find((name) => position.has(name));
  if (stray) position.refuse(stray);
  if (over && round !== chosen.rounds) position.refuse('over');
  const { missions } = position.read(shownField(head));
  const all = missions.flat();
  if (new Set(all).size < all.length) position.refuse('shown');
  const players = readPlayers(position, head, missions);
  checkPlayers(position, head, players);
  if (playedIn(head) === 0 && position.has('last')) position.refuse('last');
  return {
    ...head,
    missions,
    players,
    ...position.read(completedField(missions)),
    ...position.read(lastField(head, players)),
  };
}

/** B19: `open` as a flag; with missions it is the field of that name. */
const OPEN = /(^|[;\n])([^\S\n]*open[^\S\n]*(?:=[^\S\n]*(yes|no)[^\S\n]*)?)(?=[;\n]|$)/i;

export function parsePosition(text: string): Result<State> {
  const [, , flagged, word = 'yes'] = OPEN.exec(text) ?? [];
  // The remaining fields have their letters at fixed places.
  const rest = text.replace(OPEN, (_, sign: string, found: string) => sign + ' '.repeat(found.length));
  const read = readPosition(GRAMMAR, rest, readState);
  if (!read.ok || flagged === undefined || /^no$/i.test(word)) return read;
  return accept({ ...read.value, isOpen: true });
}
