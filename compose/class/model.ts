/** The set-up of a class as plain data: a list of pupils, teams, a game that fits them, and the attributes for it. */
import { indexed, indices } from '../../src/core/basics/indices.js';
import { times } from '../../src/core/basics/times.js';
import { leastStars } from '../../src/constellation/index.js';

export interface Team {
  readonly name: string;
  readonly members: readonly string[];
}

export interface ClassSetup {
  readonly teams: readonly Team[];
  readonly rounds: number;
  /** Of each member, in each round. */
  readonly each: number;
  /** Of a round; 0: no clock. */
  readonly minutes: number;
  /** A built-in map, or `generated`. */
  readonly map: string;
  /** A generated map is drawn from it: the class, and whoever opens the link at home, see the same one. */
  readonly seed: number;
}

/** As the board names teams by itself. */
const TEAM_NAMES = ['Lyra', 'Orion', 'Cygnus', 'Draco', 'Vela', 'Ara', 'Norma', 'Crux'];

export const LEAST_TEAMS = 2;
export const MOST_TEAMS = TEAM_NAMES.length;
/** Names have at most so many characters in all: the attribute takes no more. */
const MOST_TEXT = 1000;
/** Up to so many stars have names that can be read from the back of a room. */
export const READABLE = 81;
const LONGEST = 40;

/** What is wrong with a list: which line, and what stands there. */
export interface ListFault {
  readonly key: 'class.long' | 'class.twice' | 'class.sign';
  readonly line: number;
  readonly name: string;
}

/** Signs that no name may have: they part names, or stand in no text. */
const SIGNS = /["<>\p{Cc}]/u;

/** One pupil per line; empty lines are left out. A name may have a comma before the first name, as class lists have. */
export function readList(text: string): {
  readonly names: readonly string[];
  readonly faults: readonly ListFault[];
} {
  const names: string[] = [];
  const faults: ListFault[] = [];
  for (const [at, line] of indexed(text.split(/\r?\n/))) {
    const name = nameIn(line);
    if (name === '') continue;
    const found = { line: at + 1, name };
    if (name.length > LONGEST) faults.push({ key: 'class.long', ...found });
    else if (SIGNS.test(name)) faults.push({ key: 'class.sign', ...found });
    else {
      if (names.includes(name)) faults.push({ key: 'class.twice', ...found });
      names.push(name);
    }
  }
  return { names, faults };
}

/** `Lovelace, Ada` is Ada Lovelace; blanks and tabs are one blank. */
function nameIn(line: string): string {
  const [, last, first] = /^([^,]+),([^,]+)$/.exec(line) ?? [];
  const name = last !== undefined && first !== undefined ? `${first} ${last}` : line;
  return name.replace(/[\s,;]+/g, ' ').trim();
}

/** Names over so many teams, as evenly as can be, in their order. */
export function deal(
  names: readonly string[],
  count: number,
  teamNames: readonly string[] = TEAM_NAMES,
): readonly Team[] {
  const least = Math.floor(names.length / count);
  const more = names.length % count;
  let from = 0;
  return times(count, (team) => {
    const size = least + (team < more ? 1 : 0);
    const members = names.slice(from, from + size);
    from += size;
    return { name: teamNames[team] ?? (TEAM_NAMES[team] as string), members };
  });
}

/** The same teams after the list has changed: who is still in it stays, and who is new joins the smallest team. */
export function keepTeams(teams: readonly Team[], names: readonly string[]): readonly Team[] {
  const left = [...names];
  const kept = teams.map(({ name, members }) => ({
    name,
    members: members.filter((member) => {
      const at = left.indexOf(member);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  }));
  for (const pupil of left) {
    const least = Math.min(...kept.map(({ members }) => members.length));
    kept.find(({ members }) => members.length === least)?.members.push(pupil);
  }
  return kept;
}

/** A place in a team; both count from 0. */
export interface Place {
  readonly team: number;
  readonly member: number;
}

const put = <T>(list: readonly T[], at: number, one: T): readonly T[] => [
  ...list.slice(0, at),
  one,
  ...list.slice(at),
];

/** A pupil takes another place; beyond the last of a team, the last one. */
export function movePupil(teams: readonly Team[], from: Place, to: Place): readonly Team[] {
  const pupil = teams[from.team]?.members[from.member];
  if (pupil === undefined || !teams[to.team]) return teams;
  return teams.map(({ name, members }, team) => {
    const others = members.filter((_, member) => team !== from.team || member !== from.member);
    return { name, members: team === to.team ? put(others, to.member, pupil) : others };
  });
}

/** A team takes the place of another, which moves up or down. */
export function moveTeam(teams: readonly Team[], from: number, to: number): readonly Team[] {
  const team = teams[from];
  if (!team || !teams[to]) return teams;
  return put(
    teams.filter((one) => one !== team),
    to,
    team,
  );
}

/** The most members that a team has: every team has as many moves as that one needs. */
const widest = ({ teams }: ClassSetup): number => Math.max(1, ...teams.map(({ members }) => members.length));

/** Moves of a team in a round: as many as its members have together, where all teams are as large as the largest. */
export function movesOf(setup: ClassSetup): number {
  return setup.each * widest(setup);
}

/** Stars that a game uses up: two HQs for each team, and a star for each move. */
function starsUsed(setup: ClassSetup): number {
  return setup.teams.length * (2 + movesOf(setup) * setup.rounds);
}

/** Stars of the map: a tenth is free when all is claimed, and all sectors are alike. */
export function starsOf(setup: ClassSetup): number {
  const teams = setup.teams.length;
  const wanted = Math.max(leastStars({ teams }), Math.ceil(starsUsed(setup) * 1.1));
  return Math.min(400, Math.ceil(wanted / teams) * teams);
}

/** The most rounds whose names of stars can still be read from the back of a room; 1 at least. */
export function readableRounds(setup: ClassSetup): number {
  const fitting = indices(12).filter((n) => starsOf({ ...setup, rounds: n + 1 }) <= READABLE);
  return Math.max(1, fitting.length);
}

const quoted = (name: string): string => (/[\s:,;]/.test(name) ? `"${name}"` : name);

/** Names as the board reads them: `Lyra:Ada,Ben "The Owls":Gus,"Mary Ann"`. */
export function namesText(teams: readonly Team[]): string {
  return teams
    .map(
      ({ name, members }) =>
        `${quoted(name)}${members.length > 0 ? ':' : ''}${members.map(quoted).join(',')}`,
    )
    .join(' ');
}

/** Why no game can begin with this set-up: the key of a sentence. */
export function setupFault(setup: ClassSetup): string | undefined {
  if (setup.teams.some(({ members }) => members.length === 0)) return 'class.empty-team';
  if (setup.teams.some(({ members }) => members.length > 20)) return 'class.large-team';
  if (movesOf(setup) > 60) return 'class.many-moves';
  if (namesText(setup.teams).length > MOST_TEXT) return 'class.many-letters';
  return undefined;
}

/** The attributes of the board. */
export function attributesOf(setup: ClassSetup): Readonly<Record<string, string>> {
  const sizes = setup.teams.map(({ members }) => Math.max(1, members.length));
  const isEven = sizes.every((size) => size === sizes[0]);
  return {
    seats: setup.teams.map(() => 'human').join(' '),
    names: namesText(setup.teams),
    members: isEven ? `${sizes[0]}` : sizes.join(' '),
    map: setup.map,
    ...(setup.map === 'generated' && { stars: `${starsOf(setup)}`, seed: `${setup.seed}` }),
    rounds: `${setup.rounds}`,
    'moves-per-round': `${movesOf(setup)}`,
    ...(setup.minutes > 0 && { 'round-seconds': `${Math.round(60 * setup.minutes)}` }),
    stage: '',
  };
}
