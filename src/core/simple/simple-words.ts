/** What the kit says of a move for which a described game has no sentence. */
import type { SimpleEvent } from './simple-game.js';
import { seatFact, type Words } from '../words/words.js';

/** A move that is advised, as an order. */
export function usualHint({ type, cell }: SimpleEvent, words: Words): string {
  return cell === undefined
    ? words.say('hint-button', { act: { key: `act.${type}` } })
    : words.say('hint-cell', { cell });
}

/** What a move on a cell would be. */
export function usualWould({ cell = '', seat }: SimpleEvent, words: Words): string {
  return words.say('would-cell', { cell, seat: seatFact(seat) });
}
