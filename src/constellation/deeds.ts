/** Reads from the moves of a game what each member of a team has done. No state keeps it. */
import { indices } from '../core/basics/indices.js';
import { times } from '../core/basics/times.js';
import type { GameSoFar, MemberResult } from '../core/contract/game-so-far.js';
import type { Seat } from '../core/contract/rules.js';
import { bare } from '../core/words/language.js';
import type { Words } from '../core/words/words.js';
import { memberFact } from './conversation.js';
import { networksOf } from './networks.js';
import { membersOf } from './rounds.js';
import { rules } from './rules.js';
import { standing } from './score.js';
import type { Event, State } from './state.js';

/** A move that somebody made, with what it brought to the team. */
interface Deed {
  readonly star: string;
  /** The first that holds is told, in this order. */
  readonly kind: 'wormholes' | 'hqs' | 'stole-hq' | 'guards' | 'lines';
  /** How many wormholes or lines the sentence names. */
  readonly n: number;
  /** How many lines it brought. */
  readonly links: number;
}

const ORDER: readonly Deed['kind'][] = ['wormholes', 'hqs', 'stole-hq', 'guards', 'lines'];

export interface MemberDeeds {
  readonly team: Seat;
  readonly member: number;
  readonly claims: number;
  /** Lines that the moves brought when they were made. */
  readonly links: number;
  readonly steals: number;
  readonly best: Deed | undefined;
}

type Made = Extract<Event, { readonly type: 'claimed' | 'stolen' | 'cleared' }>;

/** Whether a team's two HQs are in one network. */
function areJoined(state: State, team: Seat): boolean {
  const { of } = networksOf(state);
  const [one, other] = state.hqs[team] ?? [];
  return one !== undefined && other !== undefined && of[one] !== undefined && of[one] === of[other];
}

/** Whether a cluster guards a team's largest network. */
function isGuarded(state: State, team: Seat): boolean {
  const own = networksOf(state).list.filter((network) => network.team === team);
  const most = Math.max(0, ...own.map(({ stars }) => stars.length));
  return own.some(({ stars, clusters }) => stars.length === most && clusters.length > 0);
}

function deedOf(
  made: Made,
  events: readonly Event[],
  before: State,
  after: State,
  winners: readonly Seat[],
): Deed {
  const { team, star } = made;
  const [was, now] = [standing(before, team), standing(after, team)];
  const { wormholesToWin } = after.options;
  const isWon = winners.includes(team) && was.wormholes < wormholesToWin && now.wormholes >= wormholesToWin;
  const kind = isWon
    ? 'wormholes'
    : areJoined(after, team) && !areJoined(before, team)
      ? 'hqs'
      : events.some((event) => event.type === 'fell' && event.team !== team)
        ? 'stole-hq'
        : isGuarded(after, team) && !isGuarded(before, team)
          ? 'guards'
          : 'lines';
  const links = made.type === 'claimed' ? made.links : Math.max(0, now.count - was.count);
  return { star, kind, n: isWon ? now.wormholes : links, links };
}

function isBetter(one: Deed, other: Deed): boolean {
  const [place, before] = [one, other].map(({ kind }) => ORDER.indexOf(kind)) as [number, number];
  return place < before || (place === before && one.n > other.n);
}

/** Everybody of every team, in order of teams and members; of a winner by wormholes the move that won is known. */
export function deedsOf(game: GameSoFar<State, Event>): readonly MemberDeeds[] {
  const last = game.viewAt(game.plies);
  const { winners = [], reason = '' } = rules.outcome(last) ?? {};
  const byHoles = reason.startsWith('constellation/by-wormholes') ? winners : [];
  const rows = indices(last.options.teams).map((team) =>
    times(membersOf(last.options, team), (member): MemberDeeds => ({
      team,
      member,
      claims: 0,
      links: 0,
      steals: 0,
      best: undefined,
    })),
  );
  for (let ply = 1; ply <= game.plies; ply++) {
    const events = game.eventsOf(ply);
    const made = events.find(
      (event): event is Made =>
        event.type === 'claimed' || event.type === 'stolen' || event.type === 'cleared',
    );
    const row = made && rows[made.team]?.[made.member];
    if (!made || !row) continue;
    const deed = deedOf(made, events, game.viewAt(ply - 1), game.viewAt(ply), byHoles);
    (rows[made.team] as MemberDeeds[])[made.member] = {
      ...row,
      claims: row.claims + (made.type === 'claimed' ? 1 : 0),
      links: row.links + deed.links,
      steals: row.steals + (made.type === 'claimed' ? 0 : 1),
      best: row.best && !isBetter(deed, row.best) ? row.best : deed,
    };
  }
  return rows.flat();
}

/** The best move of a member in words; a dash where there was none. */
export function describeBest({ best }: MemberDeeds, { say }: Words): string {
  return best ? say(`best.${best.kind}`, { star: best.star, n: best.n }) : say('best.none');
}

/** The winners first, and then in order of teams: children are not ranked. */
export function inOrder(members: readonly MemberDeeds[], winners: readonly Seat[]): readonly MemberDeeds[] {
  const hasWon = ({ team }: MemberDeeds): boolean => winners.includes(team);
  return [...members.filter(hasWon), ...members.filter((one) => !hasWon(one))];
}

/** For the page: what everybody has done; nothing where every team is one person. */
export function membersTold(game: GameSoFar<State, Event>, words: Words): readonly MemberResult[] {
  const members = deedsOf(game);
  if (members.every(({ member }) => member === 0)) return [];
  return members.map((one) => {
    const { team, claims, links, steals } = one;
    const { key, facts } = memberFact(one, words);
    return {
      team,
      name: bare(words.say(key, facts)),
      claims,
      links,
      steals,
      best: bare(describeBest(one, words)),
    };
  });
}
