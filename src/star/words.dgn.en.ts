/** Why a DGN text is refused, in English; loaded with its reader. */
import type { WordTable } from '../core/words.js';

const where = 'Line {line}, column {column}:';

export const dgnWords: WordTable = {
  'star/dgn-header': `${where} a header is written as [Name "value"].`,
  'star/dgn-twice': `${where} the header {found} stands twice.`,
  'star/dgn-version': `${where} [DGN "1"] is read, not version “{found}”.`,
  'star/dgn-turn': `${where} turn {expected} should stand here, not {found}.`,
  'star/dgn-under-way': `${where} turn {turn} was not whole. The stones of a turn are joined by commas.`,
  'star/dgn-many': `${where} turn {turn} has too many moves.`,
  'star/dgn-move': `${where} “{found}” is no move on this board: name a cell, such as A10, or say swap.`,
  'star/dgn-token': `${where} “{found}” is neither a turn, such as 1. A10, nor a result: 1-0, 0-1 or *.`,
  'star/dgn-after': `${where} “{found}” stands after the result.`,
  'star/dgn-results': `${where} the result is {found}, but {result} in the header.`,
  'star/dgn-termination': `${where} “{found}” is no termination: use unfinished, board-full, resignation, clinch or count.`,
  'star/dgn-full': `${where} the termination {found} does not fit this board: board-full is for full boards, and for all of them.`,
  'star/dgn-clinch': `${where} this clinch is not proven: the empty cells can still change who wins.`,
  'star/dgn-result': `${where} the game did not end {found}.`,
};
