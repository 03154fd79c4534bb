/**
 * A round of Bugcatcher as it is composed: a state of the game before it runs, and edits from one to the next. Each
 * gives a round that can be played: a program keeps what still fits. Rules and grammar are the game's. It touches no
 * page.
 */
import { indexed } from '../../src/core/basics/indices.js';
import { accept, refuse, unwrap, type Result } from '../../src/core/basics/result.js';
import { times } from '../../src/core/basics/times.js';
import type { Chart } from '../../src/core/chart/chart.js';
import { SOLVER as READER } from '../../src/core/puzzle/puzzle.js';
import { bugcatcher, chart, type Options, type State } from '../../src/bugcatcher/index.js';
import { readSpot, spotOf, WAYS, type Grid } from '../../src/bugcatcher/geometry.js';
import { costOf, headsAfter, readProgram, refuseProgram, wordsOf } from '../../src/bugcatcher/program.js';
import { ascending } from '../../src/bugcatcher/round.js';
import type { Kind, Lap, Player, Program } from '../../src/bugcatcher/state.js';
import { keepMarks } from '../frame/beside.js';
import { BARE, EMPTY, type Model } from '../frame/model.js';
import { withGoal } from '../frame/puzzle/goal.js';
import type { Puzzled } from '../frame/puzzle/slice.js';
import { attributeFor, readText, recordText } from '../frame/record.js';
import { fill, moved, placed, placeOf } from './nodes.js';

const { rules, notation } = bugcatcher;

export { placeOf, READER };

export const MOST_ENERGY = 9;

export interface Position extends Puzzled {
  /** Before its round runs, without its goal. */
  readonly game: State;
}

/** A node of a player. */
export interface Node {
  readonly seat: number;
  readonly kind: Kind;
}

function withGame(state: Position, change: Partial<State>): Position {
  return { ...state, game: { ...state.game, ...change } };
}

const withPlayers = (state: Position, change: (player: Player, seat: number) => Player): Position =>
  withGame(state, { players: state.game.players.map((player, seat) => change(player, seat)) });

/**
 * With what the board and the energy have room for of each program. Where all are in, the reader's own is taken out:
 * the round would run.
 */
function fit(state: Position): Position {
  const { options, players } = state.game;
  const isFull = players.every(({ staged }) => staged !== null);
  return withPlayers(state, (player, seat) => {
    const { staged } = player;
    if (!staged) return player;
    if (isFull && seat === READER) return { ...player, staged: null };
    let { program } = staged;
    while (refuseProgram(options, player, program)) program = program.slice(0, -1);
    return { ...player, staged: { ...staged, program } };
  });
}

/** Without the rounds before, which belong to another board, or to other players. */
function anew(state: Position): Position {
  const played = Math.max(0, state.game.round - 1);
  const blank = { program: '', results: '', accepted: [], gains: [] };
  const players = state.game.players.map((player): Player => {
    const { border, central, blue } = player;
    const laps = times(played, (): Lap => ({ border, central, blue, ...blank }));
    return { ...player, laps };
  });
  const last =
    played > 0
      ? {
          corners: ascending(players.map(({ border }) => border)),
          cells: ascending(players.map(({ central }) => central)),
          paths: [],
        }
      : null;
  return keepMarks(model, fit(withGame(state, { players, last })));
}

/** On a board of another size, each node as near as can be to where it was. */
export function resize(state: Position, grid: Grid): Position {
  const { options, players } = state.game;
  const after = { ...options, ...grid };
  return anew(withGame(state, { options: after, players: moved(options, after, players) }));
}

/** Whether each of so many players can have a cell. */
export const hasRoom = ({ game: { options } }: Position, count: number): boolean =>
  count <= options.cols * options.rows;

/** With so many players. */
export function setPlayers(state: Position, count: number): Position {
  const { players, ...game } = state.game;
  const options = { ...game.options, players: count };
  const [first] = players as readonly [Player];
  const none = { fireflies: 0, done: 0, collisions: 0, open: [], laps: [], staged: null };
  const fresh = { ...first, ...none, blue: true, garnets: options.garnets };
  return anew(withGame(state, { options, players: fill(options, players, fresh) }));
}

/** The options that an author sets beside the board. */
export type Choices = Omit<Options, 'players' | 'cols' | 'rows' | 'starts' | 'bidsRefund' | 'missions'>;

/** With these rules of the game. */
export function setOptions(state: Position, change: Partial<Choices>): Position {
  const { options, players } = state.game;
  const after = { ...options, ...change };
  const garnets = change.garnets;
  return fit(
    withGame(state, {
      options: after,
      players: garnets === undefined ? players : players.map((player) => ({ ...player, garnets })),
    }),
  );
}

/** Whether readers see the programs of others. */
export const setOpen = (state: Position, isOpen: boolean): Position => {
  const { isOpen: _before, ...game } = state.game;
  return { ...state, game: isOpen ? { ...game, isOpen } : game };
};

/** The nodes on a spot. */
export function nodesAt({ game: { options, players } }: Position, cell: string): readonly Node[] {
  const at = readSpot(options, cell);
  if (!at) return [];
  const { kind, place } = at;
  return indexed(players).flatMap(([seat, player]) =>
    placeOf(player, kind) === place ? [{ seat, kind }] : [],
  );
}

/** The nodes that come to rest on a spot, if nothing stops them. */
export function endsAt({ game: { options, players } }: Position, cell: string): readonly Node[] {
  const at = readSpot(options, cell);
  if (!at) return [];
  const { kind, place } = at;
  return indexed(players).flatMap(([seat, player]) =>
    placeOf(headsAfter(options, player, player.staged?.program ?? ''), kind) === place
      ? [{ seat, kind }]
      : [],
  );
}

/** With a node on a spot of its kind. Whoever stands there changes places with it. */
export function moveNode(state: Position, { seat, kind }: Node, cell: string): Position {
  const { options, players } = state.game;
  const to = readSpot(options, cell);
  const from = placeOf(players[seat] as Player, kind);
  if (to?.kind !== kind || to.place === from) return state;
  const after = withPlayers(state, (player, other) =>
    other === seat
      ? placed(player, kind, to.place)
      : placeOf(player, kind) === to.place
        ? placed(player, kind, from)
        : player,
  );
  return fit(after);
}

/** With the colours of a player's nodes exchanged. */
export const recolour = (state: Position, seat: number): Position =>
  withPlayers(state, (player, other) => (other === seat ? { ...player, blue: !player.blue } : player));

/** With a program for a player; null: it is awaited. */
export function setProgram(state: Position, seat: number, program: Program | null): Result<Position> {
  const { options, players } = state.game;
  const player = players[seat] as Player;
  const error = program === null ? undefined : refuseProgram(options, player, program);
  if (error) return { ok: false, error };
  const staged = program === null ? null : { program, accepted: player.staged?.accepted ?? [] };
  const after = withPlayers(state, (one, other) => (other === seat ? { ...one, staged } : one));
  const isFull = after.game.players.every((one) => one.staged !== null);
  return isFull ? refuse('compose/all-in') : accept(after);
}

const programOf = ({ game }: Position, seat: number): Program => game.players[seat]?.staged?.program ?? '';

/** A program as its author writes it; nothing means that it is awaited. */
export const writtenProgram = ({ game }: Position, seat: number): string => {
  const { staged } = game.players[seat] as Player;
  return staged ? wordsOf(staged.program).join(' ') || 'none' : '';
};

/** Takes over a program as it is written. */
export function writeProgram(state: Position, seat: number, text: string): Result<Position> {
  if (text.trim() === '') return setProgram(state, seat, null);
  const read = readProgram(/^\s*none\s*$/i.test(text) ? '' : text);
  return read.error ? { ok: false, error: read.error } : setProgram(state, seat, read.program);
}

/** With the way of a node led on to a spot: up or down first, then across. */
export function leadTo(state: Position, { seat, kind }: Node, cell: string): Result<Position> {
  const { options, players } = state.game;
  const to = readSpot(options, cell);
  if (to?.kind !== kind) return refuse('compose/other-kind', { facts: { node: kind } });
  const heads = headsAfter(options, players[seat] as Player, programOf(state, seat));
  const [x, y] = spotOf(options, kind, placeOf(heads, kind));
  const [u, v] = spotOf(options, kind, to.place);
  const leg = (way: number, steps: number): string => (WAYS[way] as string).repeat(Math.abs(steps));
  const legs = leg(v < y ? 0 : 2, v - y) + leg(u > x ? 1 : 3, u - x);
  return extend(state, seat, kind === 'B' ? legs : legs.toLowerCase());
}

/** With more entries at the end of a player's program. */
export const extend = (state: Position, seat: number, entries: Program): Result<Position> =>
  setProgram(state, seat, programOf(state, seat) + entries);

/** Without the last entry of a player's program; without the program where it has none. */
export function shorten(state: Position, seat: number): Position {
  const program = programOf(state, seat);
  const after = setProgram(state, seat, program.length > 1 ? program.slice(0, -1) : null);
  return after.ok ? after.value : state;
}

export const entriesOf = (state: Position, seat: number): readonly string[] => [...programOf(state, seat)];

/** The energy that a player's program costs. */
export const spentBy = (state: Position, seat: number): number => costOf(programOf(state, seat));

/** A state as it can be composed: before its round runs, all nodes on the board. */
function before(state: State): Position {
  const { puzzle, ...rest } = state;
  const { round, over, players, options } = rest;
  const { goal = null, par = null } = puzzle ?? {};
  const position: Position = { ...BARE, goal, par, game: { ...rest, over: false } };
  if (round === 0) {
    const fresh = { ...(players[0] as Player), listed: false, lists: null };
    return withGame(position, { round: 1, missions: [[]], players: fill(options, [], fresh) });
  }
  if (!over) return fit(position);
  const last = round > 1 ? state.last : null;
  return withGame(position, {
    last,
    players: players.map((one) => ({ ...one, laps: one.laps.slice(0, -1) })),
  });
}

const read = (text: string): Result<Position> => readText(bugcatcher, text, before);

/** The round to begin with: two players on a small board. */
export const EXAMPLE = unwrap(
  read('players=2;rounds=1;energy=5;cols=4;rows=4;garnets=0;border=A1-BR,C3-BR;central=B4,C1;open=yes'),
);

/** The puzzle of a position as readers begin it, or why there is none. */
export const puzzleOf = (state: Position): Result<State> =>
  notation.parsePosition(withGoal(notation.formatPosition(state.game), { ...state, par: null }));

/** The text of a position. A goal that it cannot have is left out. */
export function textOf(state: Position): string {
  const text = notation.formatPosition(state.game);
  return state.goal && puzzleOf(state).ok ? withGoal(text, state) : text;
}

/** The round as a puzzle needs it: the last one, in which all others have handed something in. */
export const ready = (state: Position): Position =>
  withGame(state, {
    options: { ...state.game.options, rounds: state.game.round },
    players: handedIn(state.game.players),
  });

/** With an empty program where one is awaited; the reader's is awaited. */
const handedIn = (players: readonly Player[]): readonly Player[] =>
  players.map((player, seat) => ({
    ...player,
    staged: seat === READER ? null : (player.staged ?? { program: '', accepted: [] }),
  }));

/** The text that the board to compose on shows: every program, whose each node is, and the goal. */
export function shownText(state: Position): string {
  const shown = withGame(state, { isOpen: true, players: handedIn(state.game.players) });
  return textOf({ ...shown, par: null });
}

/** The state that its spots are named by. */
export const shownState = ({ game }: Position): State => ({
  ...game,
  isOpen: true,
  players: handedIn(game.players),
});

/** Bugcatcher, as the desk composes it. */
export const model: Model<Position> = {
  flags: ['readonly'],
  chartOf: ({ game }): Chart => chart(game.options),
  signAt: (state, cell) => {
    const [node] = nodesAt(state, cell);
    return node ? `${node.seat}` : EMPTY;
  },
  put: (state, cell, sign) => {
    const at = readSpot(state.game.options, cell);
    const seat = Number(sign);
    return at && state.game.players[seat] ? moveNode(state, { seat, kind: at.kind }, cell) : state;
  },
  move: (state, from, to) => {
    const [node] = nodesAt(state, from);
    return node ? moveNode(state, node, to) : state;
  },
  cleared: (state) => ({
    ...withPlayers(state, (player) => ({ ...player, staged: null })),
    ...{ marks: '', goal: null, par: null },
  }),
  read,
  attributesOf: (state) => attributeFor(textOf(state)),
  recordOf: (state) => recordText(rules, textOf(state)),
};
