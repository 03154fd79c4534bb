/**
 * What can be chosen before a game: the table that gives attributes, record text, checks and docs.
 * To replace: the rows. `recorded` options stand in every record, so that their default may change one day.
 */
import type { OptionTable } from '../../src/core/option-kinds.js';
import type { Options } from './state.js';

export const options: OptionTable<Options> = {
  stars: { kind: 'integer', default: 15, min: 5, max: 40, rule: 'D1', recorded: true },
  most: { kind: 'integer', default: 3, min: 2, max: 5, rule: 'D3' },
  last: { kind: 'choice', default: 'wins', values: ['wins', 'loses'], rule: 'D4' },
};
