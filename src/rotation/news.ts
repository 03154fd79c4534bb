/**
 * Sums up what others did while a reader waited: one sentence for each turn of the card game, with the star and the
 * score of the cards.
 */
import { seatFact, type Words } from '../core/words/words.js';
import type { Event } from './state.js';
import { fold } from '../core/basics/indices.js';

export function news(events: readonly Event[], words: Words): readonly string[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'rotated' || event.seat === null) return [];
    const rest = events.slice(at + 1);
    const end = rest.findIndex(({ type }) => type === 'rotated');
    const played = (end < 0 ? rest : rest.slice(0, end)).flatMap((one) =>
      one.type === 'played' ? [one] : [],
    );
    const facts = { seat: seatFact(event.seat), object: { key: `object.${event.sign}` }, cell: event.cell };
    const points = fold(played, 0, (sum, one) => sum + one.points);
    return played.length > 0
      ? words.say('news.played', { ...facts, n: played.length, points })
      : words.say('news.turned', facts);
  });
}
