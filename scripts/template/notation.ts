/**
 * Text for moves, positions and options, both ways. Reading never throws; it knows no legality beyond the text's own sense.
 * To replace: moves and positions. A move is one word; a position is one word that loses nothing of the state.
 */
import { formatOptions, parseOptions } from '../../src/core/option-text.js';
import { type OptionTable } from '../../src/core/options.js';
import { accept, refuse, type Result } from '../../src/core/result.js';
import type { Notation } from '../../src/core/rules.js';
import { readStar } from './geometry.js';
import { options } from './options.js';
import type { Move, Options, State } from './state.js';

/** `13`: the star from which on all go out. */
function parseMove({ options: { stars } }: State, text: string): Result<Move> {
  const star = readStar(stars, text);
  if (star === undefined)
    return refuse('daybreak/no-star', {
      rule: 'D2',
      facts: { found: text.slice(0, 40), stars },
      at: { offset: 0 },
    });
  return accept({ type: 'out', star });
}

/** What a position says, as one table with the options: `left=12;turn=1;stars=15`. */
const fields: OptionTable<Options & Pick<State, 'left' | 'turn'>> = {
  left: { kind: 'integer', default: 0, min: 0, max: 40, rule: 'D1', recorded: true },
  turn: { kind: 'integer', default: 0, min: 0, max: 1, rule: 'D3' },
  ...options,
};

function formatPosition({ options: chosen, left, turn }: State): string {
  return formatOptions(fields, { left, turn, ...chosen }).replaceAll(' ', ';');
}

function parsePosition(text: string): Result<State> {
  if (!/^(\S*;)?left=/.test(text)) return refuse('daybreak/position', { rule: 'D1', at: { offset: 0 } });
  const read = parseOptions(fields, text.replaceAll(';', ' '));
  if (!read.ok) return read;
  const { left, turn, ...chosen } = read.value;
  if (left <= chosen.stars) return accept({ options: chosen, left, turn });
  const at = { offset: text.indexOf('left=') };
  return refuse('daybreak/too-long', { rule: 'D1', facts: { left, stars: chosen.stars }, at });
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, { star }) => `${star}`,
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
