/** The kit's sentences for moves to which a described game gives none. */
import type { SimpleEvent } from './simple-game.js';
import { seatFact, type Words } from '../words/words.js';

/** A move that is advised, as an order. */
export function usualHint({ type, from, cell }: SimpleEvent, words: Words): string {
  if (from !== undefined && cell !== undefined) return words.say('hint-piece', { from, cell });
  return cell === undefined
    ? words.say('hint-button', { act: { key: `act.${type}` } })
    : words.say('hint-cell', { cell });
}

/** The instruction in a game whose moves lead pieces: with one picked up, or before. */
export function leadPieces(hasPicked: boolean, words: Words): string {
  return hasPicked ? words.say('to-do.lead') : words.say('to-do.piece');
}

/** Previews a move on a cell, or to it. */
export function usualWould({ from, cell = '', seat }: SimpleEvent, words: Words): string {
  if (from !== undefined) return words.say('would-piece', { from, cell, seat: seatFact(seat) });
  return words.say('would-cell', { cell, seat: seatFact(seat) });
}
