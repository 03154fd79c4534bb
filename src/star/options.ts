/** Options of a game: the table that gives attributes, record text, checks and docs. */
import type { OptionTable } from '../core/contract/option-kinds.js';
import type { Options } from './state.js';

export const options: OptionTable<Options> = {
  rings: { kind: 'integer', default: 6, min: 2, max: 12, rule: 'S1', recorded: true },
  pie: { kind: 'flag', default: false, rule: 'S8' },
  double: { kind: 'flag', default: false, rule: 'S9' },
  handicap: { kind: 'integer', default: 1, min: 1, max: 9, rule: 'S10' },
  scoring: {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'simplified', 'schmittberger'],
    rule: 'S14',
  },
};
