/** Whoever solves a puzzle. By itself, since every board knows that much, and the rest of puzzles comes late. */
import type { Seat } from '../contract/rules.js';

/** The seat of whoever solves a puzzle. */
export const SOLVER: Seat = 0;
