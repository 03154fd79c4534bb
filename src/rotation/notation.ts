/**
 * Text for moves, positions and options, both ways. Reading never throws; whether a move is legal is up to the rules.
 */
import { formatOptions, parseOptions } from '../core/text/option-text.js';
import { accept, refuse, type Result } from '../core/basics/result.js';
import type { Notation } from '../core/contract/rules.js';
import { shownValue } from '../core/basics/shown.js';
import { readCard } from './cards.js';
import { nameOf, readCell } from './geometry.js';
import { gridOf } from './grid.js';
import { options, refuseTogether } from './options.js';
import { formatPosition, parsePosition } from './position.js';
import type { Move, Options, State } from './state.js';

function formatMove(move: Move): string {
  switch (move.type) {
    case 'rotate':
      return move.cell;
    case 'card':
      return move.card;
    case 'done':
      return 'done';
  }
}

/** `d4` rotates a star, `YGR` plays a card, `done` ends the turn. */
function parseMove({ board }: State, text: string): Result<Move> {
  const fail = (code: string, rule: string): Result<never> =>
    refuse(code, { rule, facts: { cell: shownValue(text), found: shownValue(text) }, at: { offset: 0 } });
  if (/^done$/i.test(text)) return accept({ type: 'done' });
  if (/\d/.test(text)) {
    const grid = gridOf(board);
    const cell = readCell(grid, text);
    return cell === undefined
      ? fail('rotation/no-cell', 'R4')
      : accept({ type: 'rotate', cell: nameOf(grid, cell) });
  }
  const card = readCard(text);
  return card === undefined ? fail('rotation/move', 'R9') : accept({ type: 'card', card });
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, refuseTogether),
};

/** The cell that a move’s text is about. */
export function cellOf(move: string): string | undefined {
  return /\d/.test(move) ? move : undefined;
}
