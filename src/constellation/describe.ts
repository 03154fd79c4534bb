/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import type { Outcome, Seat } from '../core/rules.js';
import { seatFact, type Words } from '../core/words.js';
import { skyOf } from './geometry.js';
import { GONE, isHq, networksOf, ownerAt } from './networks.js';
import type { Mover } from './interpret.js';
import { moveOn, hqTurn, rules } from './rules.js';
import type { Event, State } from './state.js';

/** A figure with one decimal at most (C13). */
export function shown(figure: number): string {
  return String(Math.round(figure * 10) / 10);
}

/** Names of teams, joined as the language's words say. */
function named(teams: readonly Seat[], { say }: Words): string {
  const names = teams.map((team) => say(`seat.${team}`));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : say('and', { list: names.join(', '), last });
}

export function describe(event: Event, words: Words): string {
  const { say } = words;
  switch (event.type) {
    case 'round': {
      const figures = event.totals.map((total, team) => `${say(`seat.${team}`)} ${shown(total)}`);
      return say('event.round', { round: event.round, totals: figures.join(', ') });
    }
    case 'over':
      return describeOutcome(event, words);
    case 'stolen':
    case 'cleared':
      return say(`event.${event.type}`, {
        team: seatFact(event.team),
        from: seatFact(event.from),
        star: event.star,
        stars: event.stars.length,
      });
    case 'destroyed':
      return say('event.destroyed', {
        team: seatFact(event.team),
        stars: event.stars.length,
        value: shown(event.value),
      });
    default:
      return say(`event.${event.type}`, { ...event, team: seatFact(event.team) });
  }
}

function describeOutcome({ winners, reason }: Pick<Outcome, 'winners' | 'reason'>, words: Words): string {
  return `${words.say(reason, { n: winners.length, teams: named(winners, words) })}.`;
}

/** Whose move the board takes next: a member, by name where it has one. */
export interface NextMover {
  readonly team: Seat;
  readonly name: string | undefined;
  /** No other team is at this screen. */
  readonly isAlone: boolean;
}

/** Who may act, or how it ended. `next`: whose move the board takes next; without it all that may act are named. */
export function describeTurn(state: State, words: Words, next?: NextMover): string {
  const { phase } = state;
  const outcome = rules.outcome(state);
  if (outcome) return describeOutcome(outcome, words).slice(0, -1);
  if (phase === 'hq') return words.say('turn.hq', { team: seatFact(hqTurn(state)) });
  const able = rules.toAct(state);
  if (able.length === 0) return words.say('turn.nobody');
  const teams = named(able, words);
  if (!next) return words.say('turn.open', { teams });
  // C7: any member of any team may act at any time.
  const isAll = able.length === state.options.teams;
  const key = next.isAlone ? 'mine' : able.length === 1 ? 'only' : isAll ? 'any' : 'some';
  const facts = { team: seatFact(next.team), teams };
  return next.name === undefined
    ? words.say(`turn.${key}`, facts)
    : words.say(`turn.${key}.member`, { ...facts, name: next.name });
}

/** A star's network: connections, length, and what guards it. */
export function describeNetwork(state: State, place: number, { say }: Words): string {
  const network = networksOf(state).of[place];
  if (!network) return '';
  const { ids } = skyOf(state);
  const [guard] = network.clusters;
  return say(network.connections === 0 ? 'network.lone' : 'network', {
    n: network.connections,
    length: shown(network.length),
    guard: guard === undefined ? say('network.open') : say('network.guarded', { star: ids[guard] as string }),
  });
}

/** A star in few words, as a neighbour: `a7, wormhole, Lyra`. */
export function glance(state: State, cell: string, { say }: Words): string {
  const { byId, kinds } = skyOf(state);
  const place = byId.get(cell) as number;
  const owner = ownerAt(state.owners, place);
  const parts = [
    ...(kinds[place] === 'star' ? [] : [say(`kind.${kinds[place]}`)]),
    owner < 0 ? say(state.owners[place] === GONE ? 'cell.gone' : 'cell.free') : say(`seat.${owner}`),
    ...(isHq(state, place) ? [say('kind.hq')] : []),
  ];
  return say('cell.list', { cell, what: parts.join(', ') });
}

/** What a member's claim, steal or HQ on a star would bring, and the network that the star would be in; empty where it may not. */
export function foretell(state: State, { team, member }: Mover, cell: string, words: Words): string {
  const place = skyOf(state).byId.get(cell) as number;
  const move = moveOn(state, team, member, place);
  if (rules.refuse(state, team, move)) return '';
  const { state: after, events } = rules.play(state, team, move);
  const network = describeNetwork(after, place, words);
  return [
    ...events.map((event) => describe(event, words)),
    ...(network === '' ? [] : [words.say('would.network', { star: cell, network })]),
  ].join(' ');
}

/** What each cell of a map was called last, and by which facts. */
export type Names = Map<string, { readonly words: Words; readonly facts: string; readonly name: string }>;

/**
 * A star for a reader who does not see it, with the stars that edges lead to: `a7, wormhole, Lyra, network of 3
 * connections, length 31.4, not guarded, beside a2, a9, b4`. `names`: kept while the map stays, as after a move most
 * stars are called what they were.
 */
export function describeCell(state: State, cell: string, words: Words, names: Names = new Map()): string {
  const { say } = words;
  const { byId, ids, kinds, near } = skyOf(state);
  const place = byId.get(cell) as number;
  const { connections, length, clusters } = networksOf(state).of[place] ?? {};
  const isGone = (star: number): boolean => state.owners[star] === GONE;
  const beside = (near[place] as readonly number[]).filter((star) => !isGone(star));
  const hq = isHq(state, place);
  const facts = [state.owners[place], hq, connections, length, clusters, beside].join('|');
  const kept = names.get(cell);
  if (kept?.words === words && kept.facts === facts) return kept.name;
  const owner = ownerAt(state.owners, place);
  const parts = [
    ...(kinds[place] === 'star' ? [] : [say(`kind.${kinds[place]}`)]),
    owner < 0 ? say('cell.free') : say(`seat.${owner}`),
    ...(hq ? [say('kind.hq')] : []),
    ...(owner < 0 ? [] : [describeNetwork(state, place, words)]),
    ...(beside.length > 0 ? [say('cell.beside', { list: beside.map((star) => ids[star]).join(', ') })] : []),
  ];
  const name = say('cell.list', { cell, what: isGone(place) ? say('cell.gone') : parts.join(', ') });
  names.set(cell, { words, facts, name });
  return name;
}
