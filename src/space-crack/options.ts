/** Options of a game: the table that gives attributes, record text, checks and docs. */
import type { OptionTable } from '../core/contract/option-kinds.js';
import type { Refusal } from '../core/basics/result.js';
import { boardOf } from './geometry.js';
import type { Options } from './state.js';

export const options: OptionTable<Options> = {
  seats: { kind: 'integer', default: 2, min: 1, max: 4, rule: 'P1', countsSeats: true },
  turns: { kind: 'integer', default: 15, min: 5, max: 50, rule: 'P1' },
  boardSize: { kind: 'integer', default: 12, min: 5, max: 30, rule: 'P1', recorded: true },
  commandPoints: { kind: 'integer', default: 5, min: 2, max: 10, rule: 'P1' },
  crackPct: { kind: 'integer', default: 50, min: 10, max: 100, rule: 'P1' },
  interiorBonus: { kind: 'integer', default: 50, min: 0, max: 100, rule: 'P1' },
  order: {
    kind: 'choice',
    default: 'alternate',
    values: ['alternate', 'sequential', 'free'],
    rule: 'P7',
    recorded: true,
  },
  endTurn: { kind: 'choice', default: 'save', values: ['save', 'forfeit', 'off'], rule: 'P8' },
  buildOnOccupied: { kind: 'choice', default: 'merge', values: ['merge', 'forbid'], rule: 'P6' },
  perimeterBonus: { kind: 'integer', default: 0, min: 0, max: 100, rule: 'P12' },
  sizes: { kind: 'numbers', default: [], min: 1, max: 12, least: 0, most: 232, whole: true, rule: 'P3' },
};

/** P3: a list of sizes has one for each planet of the map. */
export function refuseSizes({ sizes, boardSize }: Options): Refusal | undefined {
  const needed = boardOf(boardSize).planets.length;
  if (sizes.length === 0 || sizes.length === needed) return undefined;
  return {
    code: 'space-crack/sizes',
    rule: 'P3',
    facts: { found: sizes.length, needed, boardSize },
    at: { path: 'sizes' },
  };
}
