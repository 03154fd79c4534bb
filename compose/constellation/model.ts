/**
 * A position of Constellation as it is composed: a state of the game in play, and edits from one to the next. Each
 * gives a position that the rules allow. Rules and grammar are the game's. It touches no page.
 */
import { accept, refuse, unwrap, type Result } from '../../src/core/basics/result.js';
import { times } from '../../src/core/basics/times.js';
import { SOLVER } from '../../src/core/puzzle/puzzle.js';
import type { Chart } from '../../src/core/chart/chart.js';
import { constellation, type Kind, type Options, type State } from '../../src/constellation/index.js';
import { mapName, skyKey, skyOf } from '../../src/constellation/geometry.js';
import { isBuiltIn } from '../../src/constellation/maps.js';
import { formatMap, KINDS } from '../../src/constellation/map.js';
import { FREE, given, isHq, ownerAt, signOf } from '../../src/constellation/networks.js';
import { begin } from '../../src/constellation/rules.js';
import { optionsFault } from '../../src/constellation/soundness.js';
import { movesLeft, sharesOf } from '../../src/constellation/rounds.js';
import { keepMarks } from '../frame/beside.js';
import { BARE, EMPTY, type Model } from '../frame/model.js';
import { withGoal } from '../frame/puzzle/goal.js';
import type { Puzzled } from '../frame/puzzle/slice.js';
import { attributeFor, readText, recordText } from '../frame/record.js';

const { rules, notation } = constellation;

/** Stands for the name of a map that is written out. */
export const OWN = 'own';

/** The most HQs of a team. */
const MOST_HQS = 2;

export interface Position extends Puzzled {
  /** In play, without its goal. */
  readonly game: State;
}

const withGame = (state: Position, change: Partial<State>): Position => ({
  ...state,
  game: { ...state.game, ...change },
});

const each = <T>(list: readonly T[], team: number, value: T): readonly T[] =>
  list.map((one, other) => (other === team ? value : one));

/** The signs of the teams. */
export const signsOf = ({ game }: Position): readonly string[] => times(game.options.teams, signOf);

const placeOf = ({ game }: Position, cell: string): number => skyOf(game).byId.get(cell) as number;

/** Without the HQs whose star belongs to another team now. */
const standing = (game: State): State => ({
  ...game,
  hqs: game.hqs.map((list, team) => list.filter((place) => ownerAt(game.owners, place) === team)),
});

const withOwner = (state: Position, place: number, sign: string): Position => ({
  ...state,
  game: standing({ ...state.game, owners: given(state.game.owners, [place], sign) }),
});

function put(state: Position, cell: string, sign: string): Position {
  const place = placeOf(state, cell);
  return state.game.owners[place] === sign ? state : withOwner(state, place, sign);
}

/** What stands on two stars, exchanged; an HQ moves with its star, onto stars that may be one. */
function move(state: Position, from: string, to: string): Position {
  const { game } = state;
  const { kinds } = skyOf(game);
  const [one, two] = [placeOf(state, from), placeOf(state, to)];
  if (one === two || game.owners[one] === game.owners[two]) return state;
  const owners = given(
    given(game.owners, [one], game.owners[two] as string),
    [two],
    game.owners[one] as string,
  );
  const other = (place: number): number => (place === one ? two : place === two ? one : place);
  const hqs = game.hqs.map((list) => list.map(other).filter((place) => kinds[place] === 'star'));
  return withGame(state, { owners, hqs });
}

/**
 * With an HQ at a star of a team, or without the one that is there. Of three the first goes. Refused where nobody owns
 * the star, and where it is of a special kind (C5).
 */
export function toggleHq(state: Position, cell: string): Result<Position> {
  const { game } = state;
  const place = placeOf(state, cell);
  const team = ownerAt(game.owners, place);
  if (team < 0) return refuse('compose/nobody', { facts: { star: cell } });
  const own = game.hqs[team] as readonly number[];
  if (own.includes(place))
    return accept(
      withGame(state, {
        hqs: each(
          game.hqs,
          team,
          own.filter((one) => one !== place),
        ),
      }),
    );
  const kind = skyOf(game).kinds[place] as Kind;
  if (kind !== 'star')
    return refuse('compose/hq-kind', { rule: 'C5', facts: { star: cell, kind: { key: `kind.${kind}` } } });
  const most = game.fallen[team] ? 1 : MOST_HQS;
  return accept(withGame(state, { hqs: each(game.hqs, team, [...own, place].slice(-most)) }));
}

/** With a map of its own, in which a star is of the next kind. */
export function nextKind(state: Position, cell: string): Position {
  const { game } = state;
  const { map } = skyOf(game);
  const stars = map.stars.map((star) =>
    star.id === cell ? { ...star, type: KINDS[(KINDS.indexOf(star.type) + 1) % KINDS.length] as Kind } : star,
  );
  const place = placeOf(state, cell);
  const hqs = game.hqs.map((list) => list.filter((one) => one !== place));
  return withMap(withGame(state, { hqs }), formatMap({ ...map, stars }));
}

/** With a map of its own, in which two stars are joined, or are no more. */
export function toggleLine(state: Position, from: string, to: string): Position {
  const { map } = skyOf(state.game);
  const joins = ([a, b]: readonly [string, string]): boolean =>
    (a === from && b === to) || (a === to && b === from);
  const kept = map.edges.filter((edge) => !joins(edge));
  const edges = kept.length < map.edges.length ? kept : [...kept, [from, to] as const];
  // In the order of the stars, as texts have them.
  return withMap(state, formatMap({ ...map, edges: edges.map(([a, b]) => inOrder(state, a, b)) }));
}

function inOrder(state: Position, a: string, b: string): readonly [string, string] {
  return placeOf(state, a) < placeOf(state, b) ? [a, b] : [b, a];
}

/** Whether two stars are joined. */
export const areJoined = ({ game }: Position, from: string, to: string): boolean => {
  const { near, byId } = skyOf(game);
  return near[byId.get(from) as number]?.includes(byId.get(to) as number) === true;
};

export const kindAt = (state: Position, cell: string): Kind =>
  skyOf(state.game).kinds[placeOf(state, cell)] as Kind;

/** The same stars on a map that is written out. */
const withMap = (state: Position, map: string): Position =>
  withGame(state, { seed: 0, options: { ...state.game.options, map, stars: 0 } });

/** What is not as a round begins: moves, steals and points by team. */
function adapted(game: State, before: State): State {
  const { options, round } = game;
  const fresh = begin({ ...options, hqCount: 0 }, game.seed);
  const kept = <T>(list: readonly T[], usual: readonly T[]): readonly T[] =>
    usual.map((value, team) => (team < before.options.teams ? (list[team] ?? value) : value));
  const shares = sharesOf(options, round);
  const left = kept(game.left, shares).map((own, team) =>
    own.length === shares[team]?.length ? own.map((n) => Math.min(n, options.movesPerRound)) : shares[team],
  ) as State['left'];
  return {
    ...game,
    left,
    hqs: kept(game.hqs, fresh.hqs),
    fallen: kept(game.fallen, fresh.fallen),
    steals: kept(game.steals, fresh.steals).map((n, team) => Math.min(n, fresh.steals[team] as number)),
    points: kept(game.points, fresh.points),
    destroyed: kept(game.destroyed, fresh.destroyed).map((n) => (options.mode === 'blackhole' ? n : 0)),
  };
}

/** On another map: each star of a name that is still there keeps its owner and its HQ. */
function carried(state: Position, game: State): State {
  const { ids, byId } = skyOf(state.game);
  const sky = skyOf(game);
  const signs = FREE + times(game.options.teams, signOf).join('');
  const owners = sky.ids.map((id) => {
    const sign = state.game.owners[byId.get(id) ?? -1] ?? FREE;
    return signs.includes(sign) ? sign : FREE;
  });
  const at = (place: number): number => sky.byId.get(ids[place] as string) ?? -1;
  const hqs = game.hqs.map((list) => list.map(at).filter((place) => sky.kinds[place] === 'star'));
  return standing({ ...game, owners: owners.join(''), hqs });
}

/** With these rules of the game, or why they do not go together. The map may be another one then. */
export function setOptions(state: Position, change: Partial<Options>): Result<Position> {
  const before = state.game;
  const options = { ...before.options, ...change };
  const fault = optionsFault({ ...options, hqCount: 0 });
  if (fault) return { ok: false, error: fault };
  const seed = mapName(options) === 'generated' ? before.seed : 0;
  const game = adapted({ ...before, options, seed, round: Math.min(before.round, options.rounds) }, before);
  const isSame = skyKey(options, seed) === skyKey(before.options, before.seed);
  return accept(isSame ? { ...state, game } : keepMarks(model, { ...state, game: carried(state, game) }));
}

/** How many stars a map can be drawn with here. */
export const STARS = { min: 12, max: 200 };

export const starsOf = ({ game }: Position): number => skyOf(game).ids.length;

/** On another map, on which all stars are free; refused where it has too few stars for the teams. */
function onMap(state: Position, change: Pick<Options, 'map' | 'stars'>, seed: number): Result<Position> {
  const options = { ...state.game.options, ...change };
  const fault = optionsFault({ ...options, hqCount: 0 });
  if (fault) return { ok: false, error: fault };
  const game = { ...state.game, options, seed };
  const owners = FREE.repeat(skyOf(game).ids.length);
  return accept(keepMarks(model, cleared({ ...state, game: { ...game, owners } })));
}

/** On a drawn map of another seed, or with more or fewer stars. */
export function newMap(
  state: Position,
  { seed = state.game.seed, stars = starsOf(state) }: { readonly seed?: number; readonly stars?: number },
): Result<Position> {
  return onMap(state, { map: 'generated', stars }, seed);
}

/** On a built-in map, or on one that is drawn. */
export const setMap = (state: Position, map: string): Result<Position> =>
  map === 'generated' ? newMap(state, {}) : onMap(state, { map, stars: 0 }, 0);

/** The name of the map; OWN for one that is written out. */
export function mapOf({ game }: Position): string {
  const name = mapName(game.options);
  return name === 'generated' || isBuiltIn(name) ? name : OWN;
}

/** With so many moves of a team left in this round; the options follow where they give fewer. */
export function setMoves(state: Position, team: number, moves: number): Position {
  const { options, left } = state.game;
  const movesPerRound = Math.max(options.movesPerRound, moves);
  const own = (left[team] as readonly number[]).map((_, member) => (member === 0 ? moves : 0));
  return withGame(state, { options: { ...options, movesPerRound }, left: each(left, team, own) });
}

/** The same for its steals; a side that has none keeps none (C16). */
export function setSteals(state: Position, team: number, steals: number): Position {
  const { game } = state;
  const stealsPerTeam = Math.max(game.options.stealsPerTeam, steals);
  const options = { ...game.options, stealsPerTeam };
  return { ...state, game: adapted({ ...game, options, steals: each(game.steals, team, steals) }, game) };
}

export const setPoints = (state: Position, team: number, points: number): Position =>
  withGame(state, { points: each(state.game.points, team, points) });

export const setRound = (state: Position, round: number): Position => withGame(state, { round });

export const movesOf = ({ game }: Position, team: number): number => movesLeft(game, team);

const cleared = (state: Position): Position => ({
  ...withGame(state, {
    owners: state.game.owners.replace(/[A-H]/g, FREE),
    hqs: state.game.hqs.map(() => []),
  }),
  ...{ marks: '', goal: null, par: null },
});

/** The puzzle of a position as readers begin it, or why there is none. */
export const puzzleOf = (state: Position): Result<State> =>
  notation.parsePosition(withGoal(notation.formatPosition(state.game), { ...state, par: null }));

/** The text of a position. A goal that it cannot have is left out. */
export function textOf(state: Position): string {
  const text = notation.formatPosition(state.game);
  return state.goal && puzzleOf(state).ok ? withGoal(text, state) : text;
}

/** So many moves has a puzzle whose first team has none. */
const USUAL_MOVES = 3;

/** The position as a puzzle of a kind needs it: one round, in which others have no moves, or one to answer with. */
export function ready(state: Position, kind: string): Position {
  const { options, round } = state.game;
  const alone = unwrap(setOptions(state, { members: [1], ...(kind === 'win' && { rounds: round }) }));
  const moves = movesOf(alone, SOLVER) || USUAL_MOVES;
  const answers = kind === 'hold' && options.teams === 2 ? 1 : 0;
  const left = times(options.teams, (team) => [team === SOLVER ? moves : answers]);
  const after = withGame(alone, { left });
  return answers > 0 && after.game.steals[1] === 0 ? setSteals(after, 1, 1) : after;
}

/** A state as it can be composed: in play. */
function inPlay({ puzzle, ...state }: State): Position {
  const { goal = null, par = null } = puzzle ?? {};
  return { ...BARE, goal, par, game: { ...state, phase: 'play' } };
}

const read = (text: string): Result<Position> => readText(constellation, text, inPlay);

/** Constellation, as the desk composes it. */
export const model: Model<Position> = {
  flags: ['readonly'],
  chartOf: ({ game }): Chart => skyOf(game).chart,
  signAt: (state, cell) => state.game.owners[placeOf(state, cell)] ?? EMPTY,
  put,
  move,
  cleared,
  read,
  attributesOf: (state) => attributeFor(textOf(state)),
  recordOf: (state) => recordText(rules, textOf(state)),
};

/** The map to begin with. */
export const EXAMPLE = unwrap(read('map=generated;stars=24;seed=1;round=8'));

/** Whether a star bears an HQ. */
export const isHqAt = (state: Position, cell: string): boolean => isHq(state.game, placeOf(state, cell));
