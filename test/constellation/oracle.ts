/**
 * Constellation's rules a second time, read from docs/rules alone and as plainly as they can be put: no tables, no
 * memory, everything counted anew. It shares no code with src, so a fault must be made twice to go unseen.
 */
import type { Move, ConstellationMap, Options, Role, Star, State } from '../../src/constellation/state.js';

/** A game in the oracle's own terms. It changes in place. */
export interface Game {
  readonly options: Options;
  readonly map: ConstellationMap;
  phase: 'hq' | 'play' | 'over';
  round: number;
  /** The team of each owned star. */
  readonly owner: Map<string, number>;
  readonly gone: Set<string>;
  /** By team: the HQs that stand, and whether one was lost. */
  readonly hqs: string[][];
  readonly fallen: boolean[];
  /** By team and member; `passed` for one who gave up the rest. */
  left: (number | 'passed')[][];
  readonly steals: number[];
  readonly points: number[];
  readonly destroyed: number[];
  winners?: readonly number[];
}

export const teamsOf = ({ options }: Game): number[] => Array.from({ length: options.teams }, (_, t) => t);

/** C4: whether such a game is refused before it begins. */
export function isRefusedGame(options: Options, map: ConstellationMap): boolean {
  const { teams, members, hqCount, mode, movesPerRound, remainder, roles } = options;
  // C5
  const plain = map.stars.filter((star) => star.type === 'star').length;
  if (mode !== 'blackhole' && plain < teams * hqCount) return true;
  if (members.length !== 1 && members.length !== teams) return true;
  // C6: nobody would ever have a move.
  if (remainder === 'drop' && members.some((many) => many > movesPerRound)) return true;
  if (roles.length === 0) return false;
  const sides: readonly Role[] | undefined =
    mode === 'containment' ? ['human', 'bot'] : mode === 'resistance' ? ['offense', 'defense'] : undefined;
  if (!sides || roles.length !== teams) return true;
  return roles.some((role) => !sides.includes(role)) || sides.some((side) => !roles.includes(side));
}

export function begin(options: Options, map: ConstellationMap): Game {
  const teams = Array.from({ length: options.teams }, (_, team) => team);
  const game: Game = {
    options,
    map,
    // C5: skipped for none, and where black holes are all.
    phase: options.hqCount === 0 || options.mode === 'blackhole' ? 'play' : 'hq',
    round: 1,
    owner: new Map(),
    gone: new Set(),
    hqs: teams.map(() => []),
    fallen: teams.map(() => false),
    left: [],
    steals: [],
    points: teams.map(() => 0),
    destroyed: teams.map(() => 0),
  };
  // C16: in resistance only Defense has steals.
  for (const team of teams) game.steals.push(roleOf(options, team) === 'offense' ? 0 : options.stealsPerTeam);
  game.left = teams.map((team) => sharesOf(game, team));
  return game;
}

/** A game as it stands in a state of the engine's that no game has played on from. */
export function gameOf({ options, owners, hqs }: State, map: ConstellationMap): Game {
  const game = begin({ ...options, hqCount: 0 }, map);
  for (const [at, sign] of [...owners].entries())
    if (sign !== '.') game.owner.set(map.stars[at]?.id as string, 'ABCDEFGH'.indexOf(sign));
  for (const [team, places] of hqs.entries())
    game.hqs[team] = places.map((place) => map.stars[place]?.id as string);
  return game;
}

/** C4, C16. */
function roleOf({ mode, roles, teams }: Options, team: number): Role | undefined {
  if (mode === 'resistance') return roles[team] ?? (team % 2 === 0 ? 'offense' : 'defense');
  if (mode === 'containment') return roles[team] ?? (team < teams / 2 ? 'human' : 'bot');
  return undefined;
}

/** C6: an equal share each, the remainder one each from member (round - 1) mod k on. */
export function sharesOf({ options, round }: Pick<Game, 'options' | 'round'>, team: number): number[] {
  const many = (options.members.length === 1 ? options.members[0] : options.members[team]) as number;
  const shares = Array.from({ length: many }, () => Math.floor(options.movesPerRound / many));
  if (options.remainder === 'drop') return shares;
  for (let i = 0; i < options.movesPerRound % many; i++) (shares[(round - 1 + i) % many] as number)++;
  return shares;
}

const starOf = ({ map }: Game, id: string): Star | undefined => map.stars.find((star) => star.id === id);

function neighbours({ map, gone }: Game, id: string): string[] {
  return map.edges
    .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
    .filter((other) => !gone.has(other));
}

const starsOf = ({ map, owner }: Game, team: number): string[] =>
  map.stars.map((star) => star.id).filter((id) => owner.get(id) === team);

/** C2: the connections among these stars of one team. */
function connections({ map }: Game, stars: readonly string[]): (readonly [string, string])[] {
  return map.edges.filter(([a, b]) => stars.includes(a) && stars.includes(b));
}

/** How many connections each star of the same network is away. */
function away(game: Game, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [id, far] of found)
    for (const next of neighbours(game, id))
      if (!found.has(next) && game.owner.get(next) === game.owner.get(from)) found.set(next, far + 1);
  return found;
}

/** C3. */
function networks(game: Game, team: number): string[][] {
  const seen = new Set<string>();
  const all: string[][] = [];
  for (const star of starsOf(game, team)) {
    if (seen.has(star)) continue;
    const network = [...away(game, star).keys()];
    for (const id of network) seen.add(id);
    all.push(network);
  }
  return all;
}

const has = (game: Game, network: readonly string[], type: Star['type']): number =>
  network.filter((id) => starOf(game, id)?.type === type).length;

const isHq = ({ hqs }: Game, id: string): boolean => hqs.some((list) => list.includes(id));

/** C5: who places the next HQ. */
function placing({ options, hqs }: Game): number {
  const order = Array.from({ length: options.teams }, (_, team) => team);
  return [...order, ...[...order].reverse()][hqs.flat().length] as number;
}

/** C17: every reason that there is to refuse; none: it is legal. */
export function faults(game: Game, actor: number | 'host', move: Move): string[] {
  if (game.phase === 'over') return ['over'];
  const isHost = actor === 'host';
  if (isHost !== (move.type === 'end')) return ['host-only', 'no-team'];
  if (isHost || move.type === 'end') return game.phase === 'hq' ? ['hq-first'] : [];
  if (!(Number.isInteger(actor) && actor >= 0 && actor < game.options.teams)) return ['no-team'];
  return move.type === 'hq' ? hqFaults(game, actor, move.star) : actFaults(game, actor, move);
}

function hqFaults(game: Game, team: number, id: string): string[] {
  if (game.phase !== 'hq') return ['hq-phase-over'];
  const star = starOf(game, id);
  return [
    ...(placing(game) === team ? [] : ['hq-turn']),
    ...(star ? [] : ['no-star']),
    ...(star && star.type !== 'star' ? ['hq-kind'] : []),
    ...(game.owner.has(id) ? ['hq-taken'] : []),
  ];
}

function actFaults(game: Game, team: number, move: Exclude<Move, { type: 'hq' | 'end' }>): string[] {
  if (game.phase === 'hq') return ['hq-first'];
  const left = game.left[team]?.[move.member];
  if (left === undefined) return ['no-member'];
  if (left === 'passed') return ['passed'];
  if (left === 0) return ['no-moves'];
  // C11: a pass gives up moves; who has no legal move has none to give up.
  if (move.type === 'pass') return hasAct(game, team) ? [] : ['stuck'];
  return starFaults(game, team, move.type, move.star);
}

export function starFaults(game: Game, team: number, type: 'claim' | 'steal', id: string): string[] {
  const { owner, options, gone } = game;
  if (!starOf(game, id)) return ['no-star'];
  if (gone.has(id)) return ['gone'];
  const whose = owner.get(id);
  const wrong: string[] = [];
  if (whose === team) wrong.push('already-yours');
  if (type === 'claim') {
    if (whose !== undefined && whose !== team) wrong.push('owned');
    // C4: beside an own star; a team without stars may claim anywhere.
    const isBeside = neighbours(game, id).some((next) => owner.get(next) === team);
    if (options.claimNeedsAdjacency && starsOf(game, team).length > 0 && !isBeside)
      wrong.push('not-adjacent');
    return wrong;
  }
  if (whose === undefined) wrong.push('free');
  if (roleOf(options, team) === 'offense') wrong.push('offense-steals');
  if (game.steals[team] === 0) wrong.push('no-steals');
  // C9
  if (whose !== undefined && has(game, [...away(game, id).keys()], 'cluster') > 0) wrong.push('protected');
  if (options.hqImmune && isHq(game, id)) wrong.push('immune');
  return wrong;
}

/** C11: whether a member with moves of this team could do anything. */
function hasAct(game: Game, team: number): boolean {
  return game.map.stars.some(({ id }) =>
    (['claim', 'steal'] as const).some((type) => starFaults(game, team, type, id).length === 0),
  );
}

/** The teams that may act. */
export function acting(game: Game): number[] {
  if (game.phase === 'over') return [];
  if (game.phase === 'hq') return [placing(game)];
  return teamsOf(game).filter(
    (team) => game.left[team]?.some((moves) => moves !== 'passed' && moves > 0) && hasAct(game, team),
  );
}

/** Plays what is legal. */
export function play(game: Game, actor: number | 'host', move: Move): void {
  if (move.type === 'end') endRound(game);
  else act(game, actor as number, move);
  // C11, again and again, should the next round leave nobody anything to do.
  while (game.phase === 'play' && acting(game).length === 0) endRound(game);
}

function act(game: Game, team: number, move: Exclude<Move, { type: 'end' }>): void {
  if (move.type === 'hq') {
    game.owner.set(move.star, team);
    game.hqs[team]?.push(move.star);
    if (game.hqs.flat().length === game.options.teams * game.options.hqCount) game.phase = 'play';
    return;
  }
  const left = game.left[team] as (number | 'passed')[];
  if (move.type === 'pass') {
    left[move.member] = 'passed';
    return;
  }
  (left[move.member] as number)--;
  if (move.type === 'claim') game.owner.set(move.star, team);
  else steal(game, team, move.star);
  destroy(game, team);
}

/** C8: what a legal steal changes. */
export function spread(game: Game, id: string): string[] {
  const { stealDepth, hqImmune } = game.options;
  return [...away(game, id)]
    .filter(([star, far]) => far <= stealDepth && !(hqImmune && isHq(game, star)))
    .map(([star]) => star);
}

/** C7, C8. */
function steal(game: Game, thief: number, id: string): void {
  const { options, owner } = game;
  (game.steals[thief] as number)--;
  for (const star of spread(game, id)) {
    loseHq(game, star);
    if (options.stealEffect === 'take') owner.set(star, thief);
    else owner.delete(star);
  }
}

/** C12: what was an HQ is none any more. */
function loseHq({ hqs, fallen }: Game, id: string): void {
  const team = hqs.findIndex((list) => list.includes(id));
  if (team < 0) return;
  fallen[team] = true;
  hqs[team] = (hqs[team] as string[]).filter((hq) => hq !== id);
}

/** C10. */
function destroy(game: Game, team: number): void {
  for (const network of networks(game, team).filter((one) => has(game, one, 'blackhole') >= 2)) {
    if (game.options.mode === 'blackhole') (game.destroyed[team] as number) += worth(game, network);
    for (const id of network) {
      loseHq(game, id);
      game.owner.delete(id);
      if (game.options.blackHoleEffect === 'remove') game.gone.add(id);
    }
  }
}

const lengthOf = (game: Game, [a, b]: readonly [string, string]): number => {
  const [from, to] = [starOf(game, a), starOf(game, b)] as [Star, Star];
  return Math.hypot(to.x - from.x, to.y - from.y);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The connections of these stars and their length, each times its multiplier. */
function worth(game: Game, stars: readonly string[]): number {
  const [count = 0, distance = 0] = game.options.multipliers;
  const links = connections(game, stars);
  return count * links.length + distance * sum(links.map((link) => lengthOf(game, link)));
}

/** C12: what a team's HQs give now. */
export function hqPoints(game: Game, team: number): number {
  const [first, second] = game.hqs[team] as string[];
  // C16: only Offense scores.
  if (game.fallen[team] || first === undefined || roleOf(game.options, team) === 'defense') return 0;
  if (second !== undefined) return away(game, first).get(second) ?? 0;
  return longest(game, [first]);
}

/** Every simple path from the last star of this one on. */
function longest(game: Game, path: readonly string[]): number {
  const end = path.at(-1) as string;
  const next = neighbours(game, end).filter(
    (id) => game.owner.get(id) === game.owner.get(end) && !path.includes(id),
  );
  return Math.max(path.length - 1, ...next.map((id) => longest(game, [...path, id])));
}

export interface Figures {
  readonly count: number;
  readonly distance: number;
  readonly total: number;
  readonly wormholes: number;
}

/** C13, C14. */
export function figures(game: Game, team: number): Figures {
  const { mode, multipliers } = game.options;
  const stars = starsOf(game, team);
  const links = connections(game, stars);
  const kept = worth(game, stars) + (multipliers[2] as number) * (game.points[team] as number);
  return {
    count: links.length,
    distance: sum(links.map((link) => lengthOf(game, link))),
    total:
      mode === 'blackhole'
        ? (game.destroyed[team] as number)
        : roleOf(game.options, team) === 'defense'
          ? 0
          : kept,
    wormholes: Math.max(0, ...networks(game, team).map((network) => has(game, network, 'wormhole'))),
  };
}

/** C11, in its order. */
function endRound(game: Game): void {
  const { options } = game;
  const teams = teamsOf(game);
  for (const team of teams) (game.points[team] as number) += hqPoints(game, team);
  const winners = wormholeWinners(game) ?? targetWinners(game) ?? lastWinners(game);
  if (winners) {
    game.phase = 'over';
    game.winners = winners;
    return;
  }
  game.round++;
  game.left = teams.map((team) => sharesOf(game, team));
  if (game.round > options.rounds) throw new Error('a round too many');
}

/** C13: compared after rounding. */
const rounded = (total: number): number => Math.round(total * 1e6) / 1e6;
const totalOf = (game: Game, team: number): number => rounded(figures(game, team).total);

function best(teams: readonly number[], by: (team: number) => number): number[] {
  const most = Math.max(...teams.map(by));
  return teams.filter((team) => by(team) === most);
}

/** C14. */
function wormholeWinners(game: Game): number[] | undefined {
  const { mode, wormholesToWin } = game.options;
  if (mode !== 'classic' || wormholesToWin === 0) return undefined;
  const joined = (team: number): number => figures(game, team).wormholes;
  const there = teamsOf(game).filter((team) => joined(team) >= wormholesToWin);
  if (there.length === 0) return undefined;
  return best(best(there, joined), (team) => totalOf(game, team));
}

/** C16. */
function targetWinners(game: Game): number[] | undefined {
  const { options } = game;
  const side = (role: Role): number[] => teamsOf(game).filter((team) => roleOf(options, team) === role);
  const isThere = (team: number): boolean => totalOf(game, team) >= options.targetScore;
  if (options.mode === 'containment') {
    const humans = side('human').every(isThere);
    const bots = side('bot').some(isThere);
    if (humans && bots) return teamsOf(game);
    if (humans) return side('human');
    if (bots) return side('bot');
  }
  if (options.mode === 'resistance' && side('offense').every(isThere)) return side('offense');
  return undefined;
}

/** C15, C16. */
function lastWinners(game: Game): number[] | undefined {
  const { options, round } = game;
  if (round < options.rounds) return undefined;
  const side = (role: Role): number[] => teamsOf(game).filter((team) => roleOf(options, team) === role);
  if (options.mode === 'sandbox') return [];
  if (options.mode === 'containment') return side('bot');
  if (options.mode === 'resistance') return side('defense');
  return best(teamsOf(game), (team) => totalOf(game, team));
}
