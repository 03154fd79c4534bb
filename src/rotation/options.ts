/** Options of a game: the table that gives attributes, record text, checks and docs. */
import type { OptionTable } from '../core/contract/option-kinds.js';
import type { Refusal } from '../core/basics/result.js';
import type { Options, Reading } from './state.js';

/** How lines are read: what a position keeps of the options, too. */
export const reading: OptionTable<Reading> = {
  gaps: { kind: 'choice', default: 'skip', values: ['skip', 'break'], rule: 'R5' },
  coldComet: { kind: 'choice', default: 'skip', values: ['skip', 'break'], rule: 'R6' },
  includeOrigin: { kind: 'flag', default: false, rule: 'R5' },
  match: { kind: 'choice', default: 'run', values: ['run', 'prefix'], rule: 'R7' },
};

/** Options that a game's position keeps besides. */
export const table: OptionTable<Pick<Options, 'turns' | 'decay' | 'hands'>> = {
  turns: { kind: 'integer', default: 20, min: 1, max: 80, rule: 'R12' },
  decay: { kind: 'flag', default: false, rule: 'R12' },
  hands: { kind: 'choice', default: 'open', values: ['open', 'hidden'], rule: 'R9' },
};

export const options: OptionTable<Options> = {
  use: { kind: 'choice', default: 'puzzle', values: ['puzzle', 'game'], rule: 'R13' },
  size: {
    kind: 'text',
    default: '11',
    pattern: /^([5-9]|1\d|2[0-5])(x([5-9]|1\d|2[0-5]))?$/,
    maxLength: 5,
    range: 'range.size',
    rule: 'R1',
  },
  players: { kind: 'integer', default: 1, min: 1, max: 4, rule: 'R9', countsSeats: true },
  ...table,
  ...reading,
};

/** Refuses options that do not go together: a puzzle seats one (R13), and so does a game whose points run out (R12). */
export function refuseTogether({ use, players, decay }: Options): Refusal | undefined {
  if (players === 1) return undefined;
  if (use === 'puzzle') return { code: 'rotation/one-seat', rule: 'R13', at: { path: 'players' } };
  return decay ? { code: 'rotation/decay', rule: 'R12', at: { path: 'decay' } } : undefined;
}
