/** Facts of the game as sentences, for the log and the ear. All wording comes from the words table. */
import type { Facts, KeyFact } from '../core/basics/result.js';
import { seatFact, type Words } from '../core/words/words.js';
import { skyOf } from './geometry.js';
import { GONE, isHq, networksOf, ownerAt, type Network } from './networks.js';
import type { Mover } from './interpret.js';
import { moveOn, rules } from './rules.js';
import type { Event, State } from './state.js';

/** C13: a figure with one decimal at most. */
export function shown(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function factsOf(event: Event): Facts {
  switch (event.type) {
    case 'round': {
      const each = (figures: readonly number[]): readonly KeyFact[] =>
        figures.map((total, team) => ({
          key: 'event.total',
          facts: { team: seatFact(team), total: shown(total) },
        }));
      const hq = event.gained.some((points) => points > 0) ? 'yes' : 'no';
      return { round: event.round, hq, gained: each(event.gained), totals: each(event.totals) };
    }
    case 'over':
      return {};
    case 'stolen':
    case 'cleared': {
      const { team, from, star, stars } = event;
      return { team: seatFact(team), from: seatFact(from), star, stars: stars.length };
    }
    case 'destroyed': {
      const { team, stars, value } = event;
      return { team: seatFact(team), stars: stars.length, value: shown(value) };
    }
    default:
      return { ...event, team: seatFact(event.team) };
  }
}

export function describe(event: Event, words: Words): string {
  const facts = factsOf(event);
  switch (event.type) {
    case 'claimed':
    case 'stolen':
    case 'cleared':
    case 'passed': {
      const name = `member.${event.team}.${event.member}`;
      if (words.has(name)) return words.say(`event.${event.type}.member`, { ...facts, name: { key: name } });
    }
  }
  return words.say(`event.${event.type}`, facts);
}

/** The name of a star where nothing else is said. */
function nameStar(star: string, { say }: Words): string {
  return say('cell.name', { star });
}

/** An event that a move would bring. */
export function describeWould(event: Event, { say }: Words): string {
  return say(`would.${event.type}`, factsOf(event));
}

/** A move that somebody is advised to make, by its events: what to do, then what weighs more than a star. */
export function describeHint(event: Event, words: Words): string {
  switch (event.type) {
    case 'round':
    case 'over':
      return '';
    case 'fell':
    case 'destroyed':
      return describeWould(event, words);
    default:
      return words.say(`hint.${event.type}`, factsOf(event));
  }
}

/** A star's network: connections, length, and what guards it. */
export function describeNetwork(state: State, place: number, words: Words): string {
  const network = networksOf(state).of[place];
  return network ? words.row(tellNetwork(state, network, place, words)) : '';
}

/** `place`: the star from which it is looked at. */
function tellNetwork(state: State, network: Network, place: number, { say }: Words): readonly string[] {
  const { connections: n, length, clusters } = network;
  const [guard] = clusters;
  const isGuard = clusters.includes(place);
  return [
    say('network.connections', { n }),
    // C13: where it does not count it is nobody's concern.
    ...(n === 0 || state.options.multipliers[1] === 0
      ? []
      : [say('network.length', { length: shown(length) })]),
    guard === undefined
      ? say('network.open')
      : isGuard
        ? say('network.guards')
        : say('network.guarded', { star: skyOf(state).ids[guard] as string }),
  ];
}

/** A star's kind, whose it is, and whether it is an HQ. */
function tellStar(state: State, place: number, { say }: Words): readonly string[] {
  const { kinds } = skyOf(state);
  const owner = ownerAt(state.owners, place);
  return [
    ...(kinds[place] === 'star' ? [] : [say(`kind.${kinds[place]}`)]),
    say(owner < 0 ? 'cell.free' : `seat.${owner}`),
    ...(isHq(state, place) ? [say('kind.hq')] : []),
  ];
}

/** A star without its name, for a picture; empty where it is gone, or like most and free. */
export function describeStar(state: State, cell: string, words: Words): string {
  const { byId, kinds } = skyOf(state);
  const place = byId.get(cell) as number;
  const isPlain = kinds[place] === 'star' && ownerAt(state.owners, place) < 0;
  return state.owners[place] === GONE || isPlain ? '' : words.row(tellStar(state, place, words));
}

/** A star in few words, as a neighbour: `a7, wormhole, Lyra`. */
export function glance(state: State, cell: string, words: Words): string {
  const place = skyOf(state).byId.get(cell) as number;
  return words.row([
    nameStar(cell, words),
    ...(state.owners[place] === GONE ? [words.say('cell.gone')] : tellStar(state, place, words)),
  ]);
}

/**
 * Previews a member's claim, steal or HQ on a star, and the network that the star would join; empty if it is not
 * allowed.
 */
export function foretell(state: State, { team, member }: Mover, cell: string, words: Words): string {
  const place = skyOf(state).byId.get(cell) as number;
  const move = moveOn(state, team, member, place);
  if (rules.refuse(state, team, move)) return '';
  const { state: after, events } = rules.play(state, team, move);
  const network = describeNetwork(after, place, words);
  return words.text([
    ...events.map((event) => describeWould(event, words)),
    ...(network === '' ? [] : [words.say('would.network', { star: cell, network })]),
  ]);
}

/** Names of a map's cells, cached with the facts that they were made from. */
export type Names = Map<string, { readonly words: Words; readonly facts: string; readonly name: string }>;

/**
 * A star for a reader who does not see it, with the stars that lines lead to: `a7, wormhole, Lyra, network of 3
 * connections, length 31.4, not guarded, next to a2, a9 and b4`. `names`: kept while the map stays, since after a move
 * most stars are called what they were.
 */
export function describeCell(state: State, cell: string, words: Words, names: Names = new Map()): string {
  const { byId, ids, near } = skyOf(state);
  const place = byId.get(cell) as number;
  const network = networksOf(state).of[place];
  const isGone = (star: number): boolean => state.owners[star] === GONE;
  const beside = (near[place] as readonly number[]).filter((star) => !isGone(star));
  const { connections, length, clusters } = network ?? {};
  const facts = [state.owners[place], isHq(state, place), connections, length, clusters, beside].join('|');
  const kept = names.get(cell);
  if (kept?.words === words && kept.facts === facts) return kept.name;
  const stars = beside.map((star) => ({ key: 'cell.name', facts: { star: ids[star] as string } }));
  const name = words.row([
    nameStar(cell, words),
    ...(isGone(place)
      ? [words.say('cell.gone')]
      : [
          ...tellStar(state, place, words),
          ...(network ? tellNetwork(state, network, place, words) : []),
          ...(stars.length > 0 ? [words.say('cell.beside', { stars })] : []),
        ]),
  ]);
  names.set(cell, { words, facts, name });
  return name;
}
