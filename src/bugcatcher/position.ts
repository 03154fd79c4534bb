/**
 * A position as one word that loses nothing, parts between semicolons:
 *
 *     players=2;3;77;0.4.7/1.2;4:1;1.2:3.4:B1R.C3d;5,6,B,9,3,1,0,4,-,5~6~B~DLs~000~4~4_6/...
 *
 * Options that differ from their defaults (with `&`), round (with `!` when over), seed, missions a round, those
 * completed with their round, the last round's start places and paths (blue ones in capitals), the players. A player:
 * border, central, B or K for the border node's colour, fireflies, garnets, missions done, collisions, open missions,
 * what is committed (before round 1 the lists), and the rounds played.
 */
import { POSITION_CAP, SEEDS } from '../core/limits.js';
import { checkText, WORD } from '../core/notation.js';
import { formatOptions, parseOptions } from '../core/option-text.js';
import { accept, refuse, type Result } from '../core/result.js';
import { placesOf } from './geometry.js';
import { options, refuseOptions } from './options.js';
import { refuseProgram } from './program.js';
import { missionsOf } from './feasibility.js';
import { pathText } from './round.js';
import { refuseLists } from './rules.js';
import type { Gain, Kind, Lap, Lists, Options, Path, Player, Staged, State, Track } from './state.js';

const colour = (blue: boolean): string => (blue ? 'B' : 'K');

const formatStaged = ({ staged, listed, lists }: Player): string => {
  if (staged) return `${staged.program}~${staged.took.join('.')}`;
  if (lists) return [lists.central, lists.border, lists.bids].map((list) => list.join('.')).join('~');
  return listed ? '0' : '-';
};

const formatLap = ({ border, central, blue, program, results, took, gains }: Lap): string =>
  [
    border,
    central,
    colour(blue),
    program,
    results,
    took.join('.'),
    gains.map((gain) => gain.join('_')).join('.'),
  ].join('~');

const formatPlayer = (player: Player): string =>
  [
    player.border,
    player.central,
    colour(player.blue),
    player.fireflies,
    player.garnets,
    player.done,
    player.collisions,
    player.open.join('.'),
    formatStaged(player),
    player.laps.map(formatLap).join('*'),
  ].join();

export function formatPosition(state: State): string {
  const { round, over, seed, missions, closed, last, players } = state;
  return [
    formatOptions(options, state.options).replaceAll(' ', '&'),
    `${round}${over ? '!' : ''}`,
    seed,
    missions.map((ids) => ids.join('.')).join('/'),
    closed.map((each) => each.join(':')).join('.'),
    last ? [last.corners.join('.'), last.cells.join('.'), last.paths.map(pathText).join('.')].join(':') : '-',
    players.map(formatPlayer).join('/'),
  ].join(';');
}

/** A part that cannot be read ends the reading; its name is told. */
class Unsound extends Error {}

function need<T>(part: string, value: T | undefined, holds = true): T {
  if (value === undefined || !holds) throw new Unsound(part);
  return value;
}

const WHOLE = /^(0|-?[1-9]\d{0,9})$/;

function whole(part: string, text: string | undefined, from: number, to: number): number {
  const value = WHOLE.test(text ?? '') ? Number(text) : NaN;
  return need(part, value, value >= from && value <= to);
}

/** What stands between the signs; nothing for an empty text. */
const split = (text: string, sign: string): readonly string[] => (text === '' ? [] : text.split(sign));

/** Numbers with dots between. */
function wholes(part: string, text: string | undefined, below: number): readonly number[] {
  return split(text ?? '', '.').map((each) => whole(part, each, 0, below - 1));
}

/** How many of what there are: bounds for reading. */
interface Bounds {
  readonly options: Options;
  readonly round: number;
  /** Rounds played to their end. */
  readonly played: number;
  readonly ids: number;
  readonly shown: readonly number[];
  readonly corners: number;
  readonly cells: number;
}

const PROGRAM = /^[URDLurdlsg]{0,10}$/;

function parseLap(text: string, { ids, corners, cells }: Bounds): Lap {
  const [border, central, blue, program = '', results = '', took, gains = '', ...rest] = text.split('~');
  need('rounds', blue, /^[BK]$/.test(blue ?? '') && PROGRAM.test(program) && rest.length === 0);
  need('rounds', results, /^[0-4-]*$/.test(results) && results.length === program.length);
  return {
    border: whole('rounds', border, 0, corners - 1),
    central: whole('rounds', central, 0, cells - 1),
    blue: blue === 'B',
    program,
    results,
    took: wholes('rounds', took, ids),
    gains: split(gains, '.').map((gain): Gain => {
      const [id, points, ...more] = gain.split('_');
      return [whole('rounds', id, 0, ids - 1), whole('rounds', points, more.length > 0 ? NaN : -99, 99)];
    }),
  };
}

function parseStaged(text: string, bounds: Bounds, player: Player): Staged {
  const [program = '', took, ...rest] = text.split('~');
  need('committed', took, PROGRAM.test(program) && rest.length === 0);
  const isSound = !refuseProgram(bounds.options, player, program);
  const ids = wholes('committed', took, bounds.ids);
  need('committed', took, isSound && ids.every((id) => bounds.shown.includes(id)));
  return { program, took: ids };
}

function parseLists(text: string, { options: chosen, corners }: Bounds, garnets: number): Lists {
  const [central = [], border = [], [one = NaN, two = NaN, ...more] = [], ...rest] = text
    .split('~')
    .map((part) => wholes('lists', part, corners));
  const lists: Lists = { central, border, bids: [one, two] };
  return need('lists', lists, more.length + rest.length === 0 && !refuseLists(chosen, garnets, lists));
}

function parsePlayer(text: string, bounds: Bounds): Player {
  const { round, played, ids } = bounds;
  const parts = text.split(',');
  const [border, central, blue, fireflies, garnets, done, collisions, open, committed = '', laps = ''] =
    parts;
  const least = round === 0 ? -1 : 0;
  const place = (given: string | undefined, count: number): number =>
    whole('nodes', given, least, round === 0 ? -1 : count - 1);
  const player: Player = {
    border: place(border, bounds.corners),
    central: place(central, bounds.cells),
    blue: need('colour', blue, /^[BK]$/.test(blue ?? '') && parts.length === 10) === 'B',
    fireflies: whole('fireflies', fireflies, -999, 999),
    garnets: whole('garnets', garnets, 0, 99),
    done: whole('missions', done, 0, 99),
    collisions: whole('collisions', collisions, 0, 999),
    open: wholes('open', open, ids),
    laps: split(laps, '*').map((lap) => parseLap(lap, bounds)),
    staged: null,
    listed: round === 0 && committed !== '-',
    lists: null,
  };
  need('rounds', laps, player.laps.length === played);
  if (committed === '-' || (round === 0 && committed === '0')) return player;
  if (round === 0) return { ...player, lists: parseLists(committed, bounds, player.garnets) };
  return { ...player, staged: parseStaged(committed, bounds, player) };
}

function parsePath(text: string, { corners, cells }: Bounds): Path {
  const [, kind = 'B', at, way = ''] = /^([BC])(\d+)([RDrd])$/.exec(text) ?? [];
  return {
    kind: kind as Kind,
    at: whole('paths', at, 0, (kind === 'B' ? corners : cells) - 1),
    way: way.toUpperCase() as Path['way'],
    blue: way < 'a',
  };
}

function parseTrack(text: string, bounds: Bounds): Track | null {
  if (text === '-') return null;
  const [corners, cells, paths = '', ...rest] = text.split(':');
  const track = {
    corners: wholes('paths', corners, bounds.corners),
    cells: wholes('paths', cells, bounds.cells),
    paths: split(paths, '.').map((path) => parsePath(path, bounds)),
  };
  const { players } = bounds.options;
  return need(
    'paths',
    track,
    rest.length === 0 && track.corners.length === players && track.cells.length === players,
  );
}

function readState(chosen: Options, parts: readonly string[]): State {
  const [, head = '', seed, shown = '', completed = '', last = '', seats = ''] = parts;
  const over = head.endsWith('!');
  const round = whole(
    'round',
    over ? head.slice(0, -1) : head,
    chosen.starts === 'choose' ? 0 : 1,
    chosen.rounds,
  );
  need('round', round, !over || round === chosen.rounds);
  const ids = missionsOf(chosen.missions).length;
  const missions =
    round === 0 && shown === '' ? [] : shown.split('/').map((each) => wholes('missions', each, ids));
  const all = missions.flat();
  need('missions', missions, missions.length === round && new Set(all).size === all.length);
  const closed = split(completed, '.').map((each): [number, number] => {
    const [id, when, ...rest] = each.split(':');
    need('completed', id, rest.length === 0 && all.includes(Number(id)));
    return [whole('completed', id, 0, ids - 1), whole('completed', when, 1, round)];
  });
  const played = over ? round : Math.max(0, round - 1);
  const bounds: Bounds = {
    options: chosen,
    round,
    played,
    ids,
    shown: missions.at(-1) ?? [],
    corners: placesOf(chosen, 'B'),
    cells: placesOf(chosen, 'C'),
  };
  const players = seats.split('/').map((each) => parsePlayer(each, bounds));
  need('players', players, players.length === chosen.players);
  const isWaiting = ({ staged, listed }: Player): boolean => (round === 0 ? !listed : !staged);
  need('committed', players, over ? players.every(isWaiting) : players.some(isWaiting));
  const track = need('paths', parseTrack(last, bounds));
  need('paths', last, (track === null) === (played === 0));
  return {
    options: chosen,
    round,
    over,
    seed: whole('seed', seed, 0, SEEDS - 1),
    missions,
    closed,
    last: track,
    players,
  };
}

/** Refuses with the name of the part that is wrong. */
export function parsePosition(text: string): Result<State> {
  const bad = checkText(text, POSITION_CAP, WORD);
  if (bad) return { ok: false, error: bad };
  const parts = text.split(';');
  if (parts.length !== 7)
    return refuse('bugcatcher/position', { rule: 'B1', facts: { parts: parts.length } });
  const chosen = parseOptions(options, (parts[0] as string).replaceAll('&', ' '), refuseOptions);
  if (!chosen.ok) return chosen;
  try {
    return accept(readState(chosen.value, parts));
  } catch (fault) {
    if (!(fault instanceof Unsound)) throw fault;
    return refuse('bugcatcher/position-part', {
      rule: 'B1',
      facts: { part: fault.message },
      at: { path: fault.message },
    });
  }
}
