/** The shared deck: how it is made, drawn from and shuffled anew. */
import type { Chance } from '../core/basics/seed.js';
import { times } from '../core/basics/times.js';
import { codesOf } from './grid.js';
import type { Board, Card } from './state.js';

/** R9. */
export const HAND = 3;

/** R11: how many cards the deck has of each length, from 1. */
const LENGTHS = [10, 20, 15, 10, 5];

/** R11: a card's base points are its length. */
export const baseOf = (card: Card): number => card.length;

/** Cards in the order of their signs on R1's list, short ones first. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  const key = (card: Card): string => card.length + codesOf(card).join('');
  return [...cards].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** R11: sixty cards of the colours on the board, blue with a tenth of the others' weight. */
export function makeDeck(board: Board, luck: Chance): readonly Card[] {
  const signs = [...'HGYRNB'].filter((sign) => board.some((row) => row.includes(sign)));
  const weighted = signs.flatMap((sign) => Array<string>(sign === 'H' ? 1 : 10).fill(sign));
  if (weighted.length === 0) return [];
  const cards = LENGTHS.flatMap((count, n) =>
    times(count, () => times(n + 1, () => luck.pick(weighted)).join('')),
  );
  return luck.shuffle(cards);
}

/** The stock to draw from: the next card is the first of the deck. */
interface Stock {
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  readonly hand: readonly Card[];
  /** How many discards became a deck on the way. */
  readonly shuffled: number;
}

/** R10: fills a hand to three, from the deck, then from the shuffled discards; where both are empty, it stays short. */
export function fill(stock: Omit<Stock, 'shuffled'>, luck: Chance): Stock {
  let { deck, discards } = stock;
  const hand = [...stock.hand];
  let shuffled = 0;
  while (hand.length < HAND) {
    if (deck.length === 0) {
      if (discards.length === 0) break;
      // Sorted first, so that nothing but the seed decides.
      deck = luck.shuffle(sorted(discards));
      shuffled += deck.length;
      discards = [];
    }
    // Cards like those in hand go to the bottom, unless nothing else is left.
    const at = Math.max(
      0,
      deck.findIndex((card) => !hand.includes(card)),
    );
    hand.push(deck[at] as Card);
    deck = [...deck.slice(at + 1), ...deck.slice(0, at)];
  }
  return { deck, discards, hand, shuffled };
}

/** A card by its signs, in capitals or not; undefined where the text is no card (R7). */
export function readCard(text: string): Card | undefined {
  const card = text.toUpperCase();
  return /^[HGYRNB]{1,5}$/.test(card) ? card : undefined;
}
