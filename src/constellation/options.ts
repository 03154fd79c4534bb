/** Options of a game (C4): the table that gives attributes, record text, checks and docs. */
import type { OptionTable } from '../core/contract/option-kinds.js';
import { MAP_CAP } from './map.js';
import { MOST_STARS } from './sizing.js';
import type { Options } from './state.js';

export const options: OptionTable<Options> = {
  map: {
    kind: 'text',
    default: 'auto',
    pattern: /^[\w:.,/+-]+$/,
    maxLength: MAP_CAP,
    range: 'range.map',
    rule: 'C1',
  },
  stars: { kind: 'integer', default: 0, min: 0, max: MOST_STARS, rule: 'C18' },
  mode: {
    kind: 'choice',
    default: 'classic',
    values: ['classic', 'containment', 'resistance', 'blackhole', 'sandbox'],
    rule: 'C16',
  },
  teams: { kind: 'integer', default: 2, min: 2, max: 8, rule: 'C4', countsSeats: true },
  members: { kind: 'numbers', default: [1], min: 1, max: 20, least: 1, most: 8, whole: true, rule: 'C6' },
  rounds: { kind: 'integer', default: 8, min: 1, max: 50, rule: 'C11' },
  movesPerRound: { kind: 'integer', default: 6, min: 1, max: 60, rule: 'C6' },
  stealsPerTeam: { kind: 'integer', default: 3, min: 0, max: 99, rule: 'C7' },
  stealDepth: { kind: 'integer', default: 0, min: 0, max: 10, rule: 'C8' },
  stealEffect: { kind: 'choice', default: 'take', values: ['take', 'clear'], rule: 'C8' },
  hqCount: { kind: 'integer', default: 2, min: 0, max: 2, rule: 'C5' },
  multipliers: { kind: 'numbers', default: [1, 0.1, 1], min: 0, max: 1000, least: 3, most: 3, rule: 'C13' },
  wormholesToWin: { kind: 'integer', default: 3, min: 0, max: 20, rule: 'C14' },
  blackHoleEffect: { kind: 'choice', default: 'reset', values: ['reset', 'remove'], rule: 'C10' },
  claimNeedsAdjacency: { kind: 'flag', default: false, rule: 'C4' },
  hqImmune: { kind: 'flag', default: false, rule: 'C4' },
  remainder: { kind: 'choice', default: 'rotate', values: ['rotate', 'drop'], rule: 'C6' },
  targetScore: { kind: 'integer', default: 60, min: 1, max: 9999, rule: 'C16' },
  roles: {
    kind: 'choices',
    default: [],
    values: ['human', 'bot', 'offense', 'defense'],
    least: 0,
    most: 8,
    rule: 'C4',
  },
};
