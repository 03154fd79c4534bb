/**
 * Sums up in a few sentences what others did while a reader waited: the reader's losses, each seat's deeds, the turn's
 * end.
 */
import type { Seat, Viewer } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { describe, placedFact } from './describe.js';
import type { Event, Moved } from './state.js';

const isMove = (event: Event): event is Moved => 'from' in event;
const takes = ({ type }: Event): boolean => type === 'took' || type === 'won';

/** A seat's losses to others: planets, and ships that fell with their planets still held. */
function losses(moves: readonly Moved[], seat: Viewer, words: Words): readonly string[] {
  if (typeof seat !== 'number') return [];
  const tell = (key: string, events: readonly Moved[]): readonly string[] => {
    const planets = [...new Map(events.map((event) => [event.to, placedFact(event)])).values()];
    const n = planets.length;
    return n > 0 ? [words.say(key, { seat: seatFact(seat), n, planets })] : [];
  };
  const against = moves.filter(({ was, seat: by }) => was === seat && by !== seat);
  const ships = against.filter(({ type }) => type === 'both');
  return [...tell('news.lost', against.filter(takes)), ...tell('news.fell', ships)];
}

/** A seat's deeds, a sentence for each kind. */
function summaryOf(events: readonly Event[], seat: Seat, words: Words): readonly string[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const count = (test: (event: Event) => boolean): number => own.filter(test).length;
  const counts = {
    'news.took': count(takes),
    'news.built': count(({ type }) => type === 'built'),
    'news.beaten': count(({ type }) => type === 'lost' || type === 'both'),
  };
  return Object.entries(counts).flatMap(([key, n]) =>
    n > 0 ? words.say(key, { seat: seatFact(seat), n }) : [],
  );
}

export function news(events: readonly Event[], words: Words, viewer: Viewer): readonly string[] {
  const seats = [...new Set(events.flatMap((event) => ('seat' in event ? event.seat : [])))];
  const turn = events.filter(({ type }) => type === 'turn').at(-1);
  const told = [
    ...losses(events.filter(isMove), viewer, words),
    ...seats.flatMap((seat) => summaryOf(events, seat, words)),
  ];
  return [
    ...(told.length > 0 ? told : [words.say('news.nothing')]),
    ...(turn ? [describe(turn, words)] : []),
  ];
}
