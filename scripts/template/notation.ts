/**
 * Text for moves, positions and options, both ways. Reading never throws; it knows no legality beyond the text's own sense.
 * To replace: moves and positions. A move is one word; a position is one word that loses nothing of the state.
 */
import { formatOptions, parseOptions } from '../../src/core/option-text.js';
import { whole } from '../../src/core/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../../src/core/position-text.js';
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

const GRAMMAR: Grammar = { rule: 'D1', fields: { left: 'D1', turn: 'D3', ...rulesOf(options) } };

function fieldsFor({ stars }: Options): Fields<Pick<State, 'left' | 'turn'>> {
  return { left: field(whole(0, stars)), turn: field(whole(0, 1), 0) };
}

/** `left=12;turn=1;stars=15` */
function formatPosition(state: State): string {
  const { options: chosen } = state;
  return joinFields(formatFields(fieldsFor(chosen), state), formatOptions(options, chosen));
}

function readState(position: PositionReader): State {
  const chosen = position.options(options);
  return { options: chosen, ...position.read(fieldsFor(chosen)) };
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, { star }) => `${star}`,
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition: (text) => readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
