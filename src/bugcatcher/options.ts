/** The options as one table: attributes, record text, checks and docs come from it. */
import type { OptionTable } from '../core/contract/option-kinds.js';
import { requireOptions } from '../core/text/options.js';
import type { Refusal } from '../core/basics/result.js';
import { GOALS } from './goals.js';
import type { Options } from './state.js';

/** The options of a game, with what each takes and its rule. */
export const options: OptionTable<Options> = {
  players: { kind: 'integer', default: 9, min: 2, max: 12, rule: 'B1', countsSeats: true },
  rounds: { kind: 'integer', default: 7, min: 1, max: 7, rule: 'B1' },
  energy: { kind: 'integer', default: 7, min: 1, max: 9, rule: 'B1' },
  cols: { kind: 'integer', default: 6, min: 2, max: 9, rule: 'B2' },
  rows: { kind: 'integer', default: 5, min: 2, max: 9, rule: 'B2' },
  garnets: { kind: 'integer', default: 3, min: 0, max: 9, rule: 'B1' },
  starts: { kind: 'choice', default: 'auto', values: ['auto', 'choose'], rule: 'B3' },
  startClaims: { kind: 'flag', default: true, rule: 'B7' },
  ghostClaims: { kind: 'flag', default: false, rule: 'B9' },
  penaltyAtEnd: { kind: 'flag', default: false, rule: 'B12' },
  bidsRefund: { kind: 'flag', default: false, rule: 'B3' },
  missions: {
    kind: 'text',
    default: '',
    pattern: GOALS,
    maxLength: 4000,
    range: 'range.missions',
    rule: 'B16',
  },
};

/** Why options do not go together: every player needs a cell of its own (B1). */
export function refuseOptions({ players, cols, rows }: Options): Refusal | undefined {
  if (cols * rows >= players) return undefined;
  return { code: 'bugcatcher/too-small', rule: 'B1', facts: { players, cells: cols * rows } };
}

/** @throws RangeError that names what is wrong. */
export function soundOptions(given: Partial<Options>): Options {
  const chosen = requireOptions(options, given);
  if (refuseOptions(chosen))
    throw new RangeError(
      `A board of ${chosen.cols} by ${chosen.rows} cells has no room for ${chosen.players} players: ` +
        'each needs a cell (B1).',
    );
  return chosen;
}
