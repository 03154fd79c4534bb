/** Counts the points that cards bring on a board (R8). */
import { fold } from '../core/basics/indices.js';
import { scoreCard } from './api.js';
import { baseOf } from './cards.js';
import { codesOf, findIn, type Grid } from './grid.js';
import type { Card, Reading } from './state.js';

export function worth(grid: Grid, card: Card, reading: Reading): number {
  return scoreCard(baseOf(card), findIn(grid, codesOf(card), reading).length);
}

export function sumOf(grid: Grid, cards: readonly Card[], reading: Reading): number {
  return fold(cards, 0, (sum, card) => sum + worth(grid, card, reading));
}
